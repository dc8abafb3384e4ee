"""What a game wants counted: its file `counting.toml`, read once for each pack.

A word of that file says where an event names its component: `card` is the field `card` and the table `card`,
`place:location` the field `place` and the table `location`, `=tile:sword` always the same component.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.registry import GameInfo

KINDS = ("taken", "played", "used")
"""What can be done with a component, in the order of the columns."""


class Counting(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The file as it is written."""

    silent: list[str] = []
    offers: dict[str, str] = {}
    taken: dict[str, str] = {}
    played: dict[str, str] = {}
    used: dict[str, str] = {}
    wasted: dict[str, str] = {}
    points: dict[str, list[str]] = {}


class Place:
    """Where an event names something."""

    __slots__ = ("fixed", "key", "table")

    def __init__(self, text: str) -> None:
        self.fixed = text.removeprefix("=") if text.startswith("=") else ""
        self.key, _, table = text.partition(":")
        self.table = table or self.key

    def names(self, event: Event) -> str:
        """`table:id` of what the event names; nothing if it does not say."""
        if self.fixed:
            return self.fixed
        value = event.open.get(self.key)
        return f"{self.table}:{value}" if value is not None else ""


class Rules:
    """What is counted in games with one pack. `tables` are the ids of the pack by table."""

    def __init__(self, counting: Counting | None, tables: dict[str, set[str]]) -> None:
        self.tables = tables
        self.homes: dict[str, str] = {}
        self.counting = counting or Counting()
        self.known = counting is not None
        self.silent = frozenset(self.counting.silent)
        self.deeds: dict[str, tuple[int, Place]] = {}
        for column, kind in enumerate(KINDS):
            for event, text in getattr(self.counting, kind).items():
                self.deeds[event] = (column, Place(text))
        self.wasted = {
            event: ("", text.removeprefix("=")) if text.startswith("=") else (text, "")
            for event, text in self.counting.wasted.items()
        }

    def deed(self, event: Event) -> tuple[int, str]:
        """The column an event counts in, and the component; no component if it names none."""
        found = self.deeds.get(event.name)
        if found is not None:
            return found[0], self.at_home(found[1].names(event))
        if not self.known:  # a game without the file: whatever names an entry of the pack by its table
            for key, value in event.open.items():
                if str(value) in self.tables.get(key, ()):
                    return KINDS.index("used"), f"{key}:{value}"
        return 0, ""

    def wastes(self, resource: str) -> bool:
        """Whether some event tells that this resource was wasted."""
        return any(not name or name == resource for _, name in self.wasted.values())

    def offered(self, move: Move) -> str:
        """The component that a move of this kind offers by its own name, if it has one."""
        if not self.known:
            for step in move.path:
                table, _, id = step.partition(":")
                if id in self.tables.get(table, ()):
                    return step
            return ""
        table = self.counting.offers.get(move.verb(), "")
        for step in move.path if table else ():
            thing = self.at_home(f"{table}:{step.rpartition(':')[2]}")
            if thing:
                return thing
        return ""

    def at_home(self, thing: str) -> str:
        """`card:drifting-leaf` as `start:drifting-leaf` if its entry stands in another table than the others;
        nothing for what no table or several have."""
        if thing not in self.homes:
            table, _, id = thing.partition(":")
            tables = (
                [table]
                if id in self.tables.get(table, ())
                else [t for t in self.tables if id in self.tables[t]]
            )
            self.homes[thing] = f"{tables[0]}:{id}" if len(tables) == 1 else ""
        return self.homes[thing]

    def slotted(self, move: Move) -> str:
        """The table of a move that names a place where a component lies, not the component itself."""
        table = self.counting.offers.get(move.verb(), "")
        return table if table and not self.offered(move) else ""


@cache
def rules_of(info: GameInfo) -> Rules:
    tables: dict[str, set[str]] = {}
    for entry in info.components():
        tables.setdefault(str(entry["table"]), set()).add(str(entry.get("id")))
    file = info.listing.folder / "counting.toml"
    return Rules(read(file) if file.is_file() else None, tables)


def read(file: Path) -> Counting:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Counting)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise PackError(f"{file.name}: {problem}") from None
