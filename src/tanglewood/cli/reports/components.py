"""Components in the terminal: one look for `tanglewood cards` and for `card NAME` at the table."""

import re
from functools import cache
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tanglewood.cli.common import say
from tanglewood.cli.printing import Indented

Entry = dict[str, Any]
APOSTROPHE = re.compile("['\u2019]")
HEAD = ("file", "table", "id", "name", "source", "note", "words", "text", "foil")
"""Fields with a place of their own; the others are listed as the pack spells them."""


def block(entry: Entry, spelled_out: bool = False) -> RenderableType:
    """A component as a few lines: what it is called, all of it in words, and where its data comes from."""
    head = Text(str(entry["name"]), style="bold")
    facts = [str(entry[key]) for key in ("table", "id") if entry.get(key)] + box_of(entry)
    source = say("card-source", source=entry["source"], file=entry["file"])
    head.append(f"  {' '.join(facts)}; {source}", style="not bold italic")
    lines = [Text(line) for line in entry["words"]]
    if entry.get("note"):
        lines.append(Text(say("card-note", note=entry["note"]), style="italic"))
    if spelled_out:
        lines.append(Text(say("card-fields", fields=fields(entry)), style="dim"))
    return Group(head, *[Indented(line) for line in lines])


def box_of(entry: Entry) -> list[str]:
    """The box a component comes from, if it says so; a number there is the worth of a set."""
    return [entry["set"]] if isinstance(entry.get("set"), str) and entry["set"] else []


def sets_of(entries: list[Entry]) -> list[str]:
    """All tables and boxes by which components can be filtered."""
    return sorted({name for entry in entries for name in (str(entry["table"]), *box_of(entry))})


def fields(entry: Entry) -> str:
    """The entry as the pack has it, without empty fields."""
    shown = {
        key: spelled(value)
        for key, value in entry.items()
        if key not in HEAD
        and not key.endswith("_words")
        and value not in (None, "", [], {}, False)
        and not (key == "set" and box_of(entry))
    }
    return ", ".join(f"{key}: {value}" for key, value in shown.items())


def spelled(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(spelled(item) for item in value)
    if isinstance(value, dict):
        return " ".join(f"{key} {spelled(item)}" for key, item in value.items())
    return "yes" if value is True else str(value)


def kinds(entries: list[Entry]) -> dict[str, list[Entry]]:
    """The components by the table they stand in."""
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        found.setdefault(str(entry["table"]), []).append(entry)
    return found


def names(entries: list[Entry]) -> RenderableType:
    """The names of many components, side by side."""
    return Padding(Columns([Text(str(entry["name"])) for entry in entries], padding=(0, 3)), (0, 0, 0, 2))


def matching(entries: list[Entry], wanted: str) -> list[Entry]:
    """Components called like that: by id or name, else by words that the name begins with or has in it."""
    plain = plainly(wanted)
    exact = [entry for entry in entries if plain in (plainly(entry.get("id")), plainly(entry["name"]))]
    if exact or not plain:
        return exact
    parts = plain.split()
    begun = [entry for entry in entries if begins(parts, called(entry).split())]
    return begun or [entry for entry in entries if plain in called(entry)]


def called(entry: Entry) -> str:
    """All names by which a component can be looked up."""
    return " ".join(plainly(entry.get(field)) for field in ("name", "title", "table", "id"))


def begins(parts: list[str], tokens: list[str]) -> bool:
    return all(any(token.startswith(part) for token in tokens) for part in parts)


@cache
def plainly(text: object) -> str:
    """A name without case and punctuation: `Corrin Evertail's Path` is found by `corrin evertails path`.

    >>> plainly("Corrin Evertail's Path"), plainly("boletus-edulis"), plainly(None)
    ('corrin evertails path', 'boletus edulis', '')
    """
    letters = "".join(letter if letter.isalnum() else " " for letter in APOSTROPHE.sub("", str(text or "")))
    return " ".join(letters.lower().split())
