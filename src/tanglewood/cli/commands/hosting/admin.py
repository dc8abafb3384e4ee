"""`tanglewood admin`: look after the tables of a server."""

import asyncio
import ipaddress
import os
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.text import Text

from tanglewood.cli.commands.hosting.data import copy_between
from tanglewood.cli.common import explain, number, out, say
from tanglewood.cli.usage import CommandGroup
from tanglewood.kernel.text.echo import echo
from tanglewood.words import problem_words, refuse

if TYPE_CHECKING:
    from tanglewood.server.operation.settings import Settings
    from tanglewood.server.store import Store
    from tanglewood.server.store.upkeep import Mistake

T = TypeVar("T")

admin_app = typer.Typer(
    cls=CommandGroup,
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help=explain("admin-group"),
)
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=explain("data"))]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=explain("serve-database"))]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help=explain("admin-config"))]
Limit = Annotated[
    int, typer.Option("--limit", metavar="N", parser=number(1, 100_000), help=explain("admin-limit"))
]


@admin_app.command("tables", help=explain("admin-tables"))
def tables(data: Data = None, database: Database = None, config: Config = None, limit: Limit = 50) -> None:
    from tanglewood.server.store.upkeep import list_tables

    found = with_store(settings_of(data, database, config), lambda store: list_tables(store, limit))
    for one in found:
        over, changed = "yes" if one.over else "no", day(one.changed)
        line = say(
            "admin-table",
            id=one.id,
            game=one.game,
            moves=one.moves,
            over=over,
            changed=changed,
            seats=one.seats,
        )
        tell(line)
    if not found:
        tell(say("admin-none"))


@admin_app.command("people", help=explain("admin-people"))
def people(data: Data = None, database: Database = None, config: Config = None, limit: Limit = 50) -> None:
    from tanglewood.server.store.upkeep import list_people

    found = with_store(settings_of(data, database, config), lambda store: list_people(store, limit))
    for one in found:
        tell(say("admin-person", id=one.id, tables=one.tables, seen=day(one.seen), names=one.names))
    if not found:
        tell(say("admin-none"))


@admin_app.command("check", help=explain("admin-check"))
def check(data: Data = None, database: Database = None, config: Config = None) -> None:
    from tanglewood.server.store import upkeep

    count, mistakes = with_store(settings_of(data, database, config), upkeep.check)
    tell_mistakes(count, mistakes)
    if mistakes:
        raise typer.Exit(1)


def tell_mistakes(count: int, mistakes: "list[Mistake]") -> None:
    for mistake in mistakes:
        tell(say("admin-mistake", id=mistake.id, why=mistake.why))
    tell(say("admin-checked", tables=count, mistakes=len(mistakes)))


@admin_app.command("backup", help=explain("admin-backup"))
def backup(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=explain("admin-backup-folder"))],
    data: Data = None,
    database: Database = None,
    config: Config = None,
) -> None:
    from tanglewood.server.store.upkeep import back_up

    count, mistakes = with_store(settings_of(data, database, config), lambda store: back_up(store, folder))
    tell(say("admin-saved", tables=count, folder=str(folder)))
    if mistakes:  # saved as they are: nobody shall find out when the backup is needed
        tell_mistakes(count, mistakes)
        raise typer.Exit(1)


@admin_app.command("restore", help=explain("admin-restore"))
def restore(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=explain("admin-restore-folder"))],
    data: Data = None,
    database: Database = None,
    config: Config = None,
) -> None:
    from tanglewood.server.run import folder_of

    settings = settings_of(data, database, config)
    target = settings.database or str(folder_of(settings))
    count, rows, places = copy_between(str(folder), target)
    shown = {"from": places[0], "to": places[1]}
    tell(say("data-copied", tables=count, rows=rows, **shown))


@admin_app.command("delete", help=explain("admin-delete"))
def delete(
    what: Annotated[str, typer.Argument(metavar="WHAT", help=explain("admin-delete-what"))],
    id: Annotated[str, typer.Argument(metavar="ID", help=explain("admin-delete-id"))],
    data: Data = None,
    database: Database = None,
    config: Config = None,
) -> None:
    from tanglewood.server.run import folder_of
    from tanglewood.server.services.lab.owning import STUDIES, delete_studies
    from tanglewood.server.store.upkeep import delete_person, delete_table

    if what not in ("table", "person"):
        raise refuse("admin-what", given=echo(what))
    settings = settings_of(data, database, config)
    if what == "person":
        owner, seats = with_store(settings, lambda store: delete_person(store, id), changing=True)
        delete_studies(folder_of(settings) / STUDIES, owner)
        tell(say("admin-deleted-person", seats=seats))
    elif with_store(settings, lambda store: delete_table(store, id), changing=True):
        tell(say("admin-deleted-table", id=id))
    else:
        raise refuse("admin-unknown", id=echo(id))


@admin_app.command("ban", help=explain("admin-ban"))
def ban(
    who: Annotated[str, typer.Argument(metavar="WHO", help=explain("admin-ban-who"))],
    hours: Annotated[
        int, typer.Option("--hours", metavar="N", parser=number(1, 876_000), help=explain("admin-ban-hours"))
    ] = 168,
    lift: Annotated[bool, typer.Option("--lift", help=explain("admin-ban-lift"))] = False,
    data: Data = None,
    database: Database = None,
    config: Config = None,
) -> None:
    settings = settings_of(data, database, config)
    until = time.time() + hours * 3600

    async def work(store: "Store") -> bool:
        id = await banned_id(store, who)
        if lift:
            return await store.bans.lift(id)
        await store.bans.add(id, time.time(), until)
        return True

    if not with_store(settings, work, changing=True):
        raise refuse("admin-not-banned", who=echo(who))
    tell(say("admin-lifted", who=who) if lift else say("admin-banned", who=who, until=day(until)))


@admin_app.command("bans", help=explain("admin-bans"))
def bans(data: Data = None, database: Database = None, config: Config = None) -> None:
    settings = settings_of(data, database, config)
    found = with_store(settings, lambda store: store.bans.read(time.time()))
    for id, until in sorted(found.items()):
        kind, _, who = id.partition(" ")
        tell(say("admin-ban", kind=kind, who=who[:12] if kind == "person" else who, until=day(until)))
    if not found:
        tell(say("admin-none"))


@admin_app.command("tidy", help=explain("admin-tidy"))
def tidy(data: Data = None, database: Database = None, config: Config = None) -> None:
    from tanglewood.server.run import folder_of
    from tanglewood.server.services.lab.owning import STUDIES, forget_studies
    from tanglewood.server.store import tidying

    settings = settings_of(data, database, config)
    studies, now = folder_of(settings) / STUDIES, time.time()

    async def work(store: "Store") -> tidying.Tidied:
        if settings.retention.guests:
            await forget_studies(studies, store, now - settings.retention.guests * tidying.DAY)
        return await tidying.tidy(store, settings.retention, now)

    gone = with_store(settings, work, changing=True)
    tell(say("admin-tidied", tables=len(gone.tables), people=gone.people, lines=gone.lines))


@admin_app.command("reports", help=explain("admin-reports"))
def reports(
    done: Annotated[str, typer.Option("--done", metavar="ID", help=explain("admin-reports-done"))] = "",
    data: Data = None,
    database: Database = None,
    config: Config = None,
    limit: Limit = 50,
) -> None:
    settings = settings_of(data, database, config)
    if done:
        if not with_store(settings, lambda store: store.talk.settle(done), changing=True):
            raise refuse("admin-no-report", id=echo(done))
        tell(say("admin-report-done", id=done))
        return
    found = with_store(settings, lambda store: store.talk.reports(limit))
    for one in found:
        people = {"by": short(one.reporter), "about": short(one.about)}
        tell(say("admin-report", id=one.id, at=day(one.at), table=one.table, name=one.name, **people))
        for key, text in (("admin-report-said", one.said), ("admin-report-why", one.why)):
            if text:
                tell(say(key, text=text))
    if not found:
        tell(say("admin-none"))


def short(owner: bytes | None) -> str:
    """A person as `people` lists them; a dash if they are forgotten."""
    return "-" if owner is None else owner.hex()[:12]


async def banned_id(store: "Store", who: str) -> str:
    """What is not let in: an address, or the person whose hash begins like this."""
    from tanglewood.server.limits import neighbourhood
    from tanglewood.server.store.bans import ADDRESS, PERSON
    from tanglewood.server.store.upkeep import find_person

    try:
        ipaddress.ip_address(who)
    except ValueError:
        return PERSON + (await find_person(store, who)).hex()
    return ADDRESS + neighbourhood(who)


def settings_of(data: Path | None, database: str | None, config: Path | None) -> "Settings":
    """The settings of the server that is looked after."""
    from tanglewood.server.operation.settings import CONFIG, read_settings

    file = config or (Path(os.environ[CONFIG]) if os.environ.get(CONFIG) else None)
    options = {"data": None if data is None else str(data), "database": database}
    return read_settings(file, os.environ, options)


def with_store(
    settings: "Settings",
    work: "Callable[[Store], Awaitable[T]]",
    changing: bool = False,
) -> T:
    """Work on the tables of a server, beside it: it is told of what is changed, or finds out."""
    from tanglewood.server.errors import cannot_start
    from tanglewood.server.run import folder_of
    from tanglewood.server.store import StoreError
    from tanglewood.server.store.choose import open_store

    store = open_store(settings.database, folder_of(settings))

    async def working() -> T:
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    store.open_beside(changing)
    try:
        return asyncio.run(working())
    except StoreError as problem:
        raise cannot_start("because", place=store.place, why=problem_words(problem)) from None
    finally:
        store.close()


def day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).isoformat(sep=" ", timespec="minutes")


def tell(line: str) -> None:
    out().print(Text(line), soft_wrap=True)
