"""`tanglewood data`: move the tables of a server from one database to another."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tanglewood.cli.common import explain, out, say
from tanglewood.cli.usage import CommandGroup
from tanglewood.words import refuse

data_app = typer.Typer(
    cls=CommandGroup,
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help=explain("data-group"),
)


@data_app.callback()
def data() -> None:
    """Without this, the only command would stand for the group."""


@data_app.command("copy", help=explain("data-copy"))
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help=explain("data-from"))],
    target: Annotated[str, typer.Argument(metavar="TO", help=explain("data-to"))],
) -> None:
    tables, rows, places = copy_between(source, target)
    shown = {"from": places[0], "to": places[1]}
    out().print(Text(say("data-copied", tables=tables, rows=rows, **shown)), soft_wrap=True)


def copy_between(source: str, target: str) -> tuple[int, int, tuple[str, str]]:
    """Copy a house; how many tables and rows it has, and the two places as they may be shown."""
    from tanglewood.server.store.choose import FILE, store_at
    from tanglewood.server.store.moving import copy_house

    if "://" not in source and not (Path(source) / FILE).is_file():
        raise refuse("data-gone", folder=source)
    stores = store_at(source), store_at(target)

    async def work() -> tuple[int, int]:
        try:
            for store in stores:
                await store.start()
            counts = await copy_house(*stores)
            found = {count.table: count.rows for count in counts}
            return found["tables"], sum(found.values())
        finally:
            for store in stores:
                await store.stop()

    for store in stores:  # both before either is opened, which brings it up to date
        store.check_idle()
    try:
        for store in stores:
            store.open()
        tables, rows = asyncio.run(work())
    finally:
        for store in stores:
            store.close()
    return tables, rows, (stores[0].place, stores[1].place)
