"""`tanglewood cards`: every component of a game with all its fields and where its data come from."""

from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from tanglewood.cli.common import GameName, Json, explain, out, print_json, say
from tanglewood.kernel.echo import echo, meant
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import lookup

HEAD = ("file", "table", "id", "name", "set", "source", "note")
"""Fields with a place of their own; the others are listed."""


def cards(
    game: GameName,
    set: Annotated[str, typer.Option("--set", help=explain("cards-set"))] = "",
    search: Annotated[str, typer.Option("--search", help=explain("cards-search"))] = "",
    json: Json = False,
) -> None:
    info = lookup(game)
    entries: list[dict[str, Any]] = [
        {**entry, **info.telling.component(entry)} for entry in info.components()
    ]
    sets = sorted({str(entry[key]) for entry in entries for key in ("set", "table") if key in entry})
    if set and set not in sets:
        raise OptionError(f"option set: expected one of {', '.join(sets)}, got {echo(set)}{meant(set, sets)}")
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


def heading(entry: dict[str, Any]) -> Text:
    line = Text(called(entry), style="bold")
    facts = [str(entry[key]) for key in ("table", "id", "set") if entry.get(key) and entry.get("name")]
    line.append(f"  {' '.join(facts)}", style="not bold")
    line.append(f"  {entry['file']}, {say('card-source', source=entry['source'])}", style="not bold italic")
    return line


def called(entry: dict[str, Any]) -> str:
    """The name of a component; where it has none, its table and its number there."""
    return str(entry.get("name") or f"{entry['table']} {entry.get('id') or ''}".rstrip())


def details(entry: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for key, value in entry.items():
        if key in HEAD or key.endswith("_words") or value in ("", [], {}):
            continue
        said = entry.get(f"{key}_words")
        if isinstance(said, list):
            steps = zip(value, said, strict=True)
            lines += [f"{n}. {step}  =  {words}" for n, (step, words) in enumerate(steps, start=1)]
        else:
            lines.append(f"{key}: {spelled(value)}{f'  =  {said}' if said else ''}")
    if entry.get("note"):
        lines.append(f"note: {entry['note']}")
    return lines


def spelled(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(spelled(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {spelled(item)}" for key, item in value.items())
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
