"""`tanglewood pack`: begin a pack of your own, check it, see what it changes."""

import json as jsons
import shlex
import unicodedata
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from tanglewood.api import game_with
from tanglewood.cli.common import (
    Changes,
    GameName,
    Json,
    PackPath,
    chosen_game,
    complain,
    explain,
    out,
    print_json,
    say,
)
from tanglewood.cli.reports.packs import changes_of, difference_line, files_of
from tanglewood.cli.usage import CommandGroup
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.checking import mistakes
from tanglewood.kernel.packs.designer import NAME, DesignerPack, read_change, read_pack
from tanglewood.kernel.packs.differences import Difference, differences
from tanglewood.kernel.packs.editors import schema as schema_of
from tanglewood.kernel.packs.files import Files
from tanglewood.kernel.packs.merging import table_called
from tanglewood.kernel.packs.writing import entry_text
from tanglewood.kernel.registry import GAMES, GameInfo, lookup
from tanglewood.kernel.text.echo import echo, meant
from tanglewood.words import refuse, words

SCHEMA_FILE = "pack.schema.json"
FILE = "pack.toml"
PROSE = ("text",)
"""Fields that say in words what others do."""
SILENT = ("name", "copies", "set", "points", "cost")
"""Fields that no sentence of an entry quotes."""

pack_app = typer.Typer(
    cls=CommandGroup,
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help=explain("pack-group"),
)


@pack_app.command("new", help=explain("pack-new"))
def new(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=explain("pack-new-folder"))],
) -> None:
    info = lookup(game)
    files = files_of(info)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise refuse("pack-folder", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(starter(info, files, folder.resolve().name), encoding="utf-8")
    write_schema(info, files, folder / SCHEMA_FILE)
    out().print(Text(say("pack-new", folder=shlex.quote(str(folder)), file=FILE)), soft_wrap=True)


def starter(info: GameInfo, files: Files, called: str) -> str:
    """A file with a head and an entry of every table as a comment."""
    plain = unicodedata.normalize("NFKD", called.lower())  # an umlaut is its letter and two dots
    letters = [it for it in plain if not unicodedata.combining(it)]
    name = "".join(it if NAME.fullmatch(f"a{it}") else "-" for it in letters).strip("-._")
    name = name[:37] or "pack"
    parts = [
        f"#:schema ./{SCHEMA_FILE}",
        comment(words().say("pack-starter-head", title=info.title, game=info.id)),
        f'name = "{f"my-{name}" if name in GAMES else name}"\nversion = 1\ngame = "{info.id}"',
        comment(words().say("pack-starter-experimental")) + "\n# experimental = true",
    ]
    for table in [*files.shapes.single, *files.shapes.many]:
        rows = [row for row in files.rows if row.table == table]
        ids = [row.raw.get("id") for row in rows]
        rows = [row for row in rows if ids.count(row.raw.get("id")) == 1]  # others need a file of their name
        if rows:
            about = words().say("pack-starter-table", table=table, n=len(rows), game=info.id)
            parts.append(f"{comment(about)}\n#\n{comment(entry_text(files.shapes, rows[0]).rstrip())}")
    return "\n\n".join(parts) + "\n"


def comment(text: str) -> str:
    return "\n".join(f"# {line}".rstrip() for line in text.splitlines())


@pack_app.command("check", help=explain("pack-check"))
def check(
    path: Annotated[Path, typer.Argument(metavar="FOLDER|FILE", help=explain("pack-path"))],
    changes: Changes = None,
) -> None:
    """Everything about a pack that does not fit, one line each."""
    source = pack_at(path, changes)
    wrong = mistakes(lookup(source.game), source)
    for line in wrong:
        complain(PackError(line))
    if wrong:
        raise typer.Exit(1)
    info = lookup(source.game, source)
    found = changes_of(info)
    console = out()
    console.print(Text(say("pack-fine", pack=info.pack, n=len(found))), soft_wrap=True)
    for line in stale_words(found, files_of(info)):
        console.print(Text(say("note", text=line), style="yellow"), soft_wrap=True)


def pack_at(path: Path, changes: list[str] | None) -> DesignerPack:
    source = read_pack(path, changes=dict(read_change(text) for text in changes or []))
    assert source is not None
    return source


def stale_words(found: list[Difference], files: Files) -> list[str]:
    """Entries whose effect changes while the sentence that a player reads stays as it was: it could not be
    told which of its numbers are meant."""
    worded = {(row.table, str(row.raw.get("id"))) for row in files.rows if set(PROSE) & set(row.raw)}
    by_entry: dict[tuple[str, str], list[Difference]] = {}
    for it in found:
        if it.field:
            by_entry.setdefault((it.table, it.id), []).append(it)
    said: list[str] = []
    for (table, id), some in by_entry.items():
        fields = [it.field for it in some]
        effects = [field for field in fields if field not in (*PROSE, *SILENT)]
        if (table, id) in worded and effects and not set(PROSE) & set(fields):
            said.append(say("pack-stale", entry=f"{table} {id}", fields=", ".join(effects)))
    return said


@pack_app.command("diff", help=explain("pack-diff"))
def diff(
    path: Annotated[Path, typer.Argument(metavar="FOLDER|FILE", help=explain("pack-path"))],
    other: Annotated[
        Path | None, typer.Argument(metavar="[FOLDER|FILE]", help=explain("pack-diff-other"))
    ] = None,
    changes: Changes = None,
    json: Json = False,
) -> None:
    source = pack_at(path, changes)
    info = lookup(source.game, source)
    against = game_with(info.id, other)
    found = differences(files_of(against), files_of(info))
    if json:
        print_json({"pack": info.pack, "against": against.pack, "differences": msgspec.to_builtins(found)})
        return
    console = out()
    console.print(
        Text(say("pack-diff", pack=info.pack, against=against.pack, n=len(found)), style="bold"),
        soft_wrap=True,
    )
    for it in found:
        console.print(difference_line(it), soft_wrap=True)


@pack_app.command("show", help=explain("pack-show"))
def show(
    game: Annotated[str, typer.Argument(metavar="GAME|FOLDER|FILE", help=explain("pack-show-game"))],
    entry: Annotated[str, typer.Argument(metavar="TABLE[.ID]", help=explain("pack-show-entry"))] = "",
    pack: PackPath = None,
    changes: Changes = None,
) -> None:
    if pack is None and game not in GAMES and (not game.isidentifier() or Path(game).exists()):
        game, pack = "", Path(game)
    info = chosen_game(game, pack, changes)
    files = files_of(info)
    table, _, id = entry.partition(".")
    rows = files.rows
    if entry:
        table = table_called(files.shapes, table)
        rows = [row for row in rows if row.table == table]
        ids = [str(row.raw.get("id", "")) for row in rows]
        rows = [row for row in rows if not id or row.raw.get("id") == id]
        if not rows:
            raise PackError(f"there is no {table} called {echo(id)}{meant(id, ids)}")
    console = out()
    if not entry:
        console.print(Text(f"# {info.pack}"), soft_wrap=True)
    for row in rows:
        console.print(Text(entry_text(files.shapes, row)), soft_wrap=True)


@pack_app.command("schema", help=explain("pack-schema"))
def schema(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help=explain("pack-schema-file"))] = None,
) -> None:
    info = lookup(game)
    if file is None:
        print_json(schema_of(info.id, files_of(info)))
        return
    write_schema(info, files_of(info), file)


def write_schema(info: GameInfo, files: Files, path: Path) -> None:
    path.write_text(jsons.dumps(schema_of(info.id, files), indent=1) + "\n", encoding="utf-8")
