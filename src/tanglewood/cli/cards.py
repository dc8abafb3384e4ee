"""`tanglewood cards`: every component of a game with all its fields and where its data come from."""

from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from tanglewood.cli.common import GameName, Json, out, print_json, say
from tanglewood.cli.tables import TerminalTable, table_of
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import lookup

FUNCTIONS = ("single", "function")
HEAD = ("file", "table", "id", "name", "set", "source", "note")
"""Fields with a place of their own; the others are listed."""


def cards(
    game: GameName,
    set: Annotated[str, typer.Option("--set", help="Only this set or table: base, start, tile, ...")] = "",
    search: Annotated[str, typer.Option("--search", help="Only entries with this text in any field.")] = "",
    json: Json = False,
) -> None:
    """Print every entry of the component pack, functions as icons and in words."""
    info = lookup(game)
    table = table_of(game)
    entries = [with_words(table, entry) for entry in info.components()]
    sets = sorted({str(entry[key]) for entry in entries for key in ("set", "table") if key in entry})
    if set and set not in sets:
        raise OptionError(f"option set: expected one of {', '.join(sets)}, got {set!r}")
    if set:
        entries = [entry for entry in entries if set in (entry.get("set"), entry["table"])]
    if search:
        wanted = search.lower()
        entries = [entry for entry in entries if wanted in " ".join(map(str, entry.values())).lower()]
    if json:
        print_json(entries)
        return
    console = out()
    for entry in entries:
        console.print(heading(entry))
        console.print(Padding(Text("\n".join(details(entry))), (0, 0, 0, 2), expand=False))
    console.print(Text(say("cards-count", n=len(entries), pack=info.pack)))


def with_words(table: TerminalTable, entry: dict[str, object]) -> dict[str, Any]:
    """An entry with each of its functions also in words."""
    said = {
        f"{field}_words": table.function_words(str(entry[field])) for field in FUNCTIONS if entry.get(field)
    }
    return {**entry, **said}


def heading(entry: dict[str, Any]) -> Text:
    line = Text(str(entry.get("name") or entry.get("id") or entry["table"]), style="bold")
    facts = [str(entry[key]) for key in ("table", "id", "set") if entry.get(key)]
    line.append(f"  {' '.join(facts)}", style="not bold")
    line.append(f"  {entry['file']}, {say('card-source', source=entry['source'])}", style="not bold italic")
    return line


def details(entry: dict[str, Any]) -> list[str]:
    lines = [
        f"{key}: {spelled(value)}"
        for key, value in entry.items()
        if key not in HEAD and not key.endswith("_words") and value not in ("", [], {})
        for value in [with_its_words(entry, key, value)]
    ]
    if entry.get("note"):
        lines.append(f"note: {entry['note']}")
    return lines


def with_its_words(entry: dict[str, Any], key: str, value: Any) -> Any:
    said = entry.get(f"{key}_words")
    return f"{value}  =  {said}" if said else value


def spelled(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(spelled(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {spelled(item)}" for key, item in value.items())
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
