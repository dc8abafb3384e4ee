"""The shape of the pack's files, and reading them with messages that name file, entry, field and expectation.

Kept apart from pack.py because msgspec makes its classes at run time, which the compiled build cannot.
"""

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_type_hints

import msgspec

from tanglewood.kernel.errors import PackError

Source = Literal["rulebook", "found", "inferred", "reconstructed"]
Resource = Literal["potion", "book", "coin", "marker"]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9-]*$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Some = Annotated[int, msgspec.Meta(ge=1, le=999)]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry has: where it comes from."""

    source: Source
    note: str = ""


class BoardFormat(Entry):
    columns: Annotated[int, msgspec.Meta(ge=2, le=9)]
    rows: Annotated[int, msgspec.Meta(ge=2, le=8)]
    rocks: list[str]


class Fog(Entry):
    after_round: Some
    last_round: Some
    mark: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Start(Entry):
    potion: Count
    book: Count
    coin: Count
    marker: Count
    swords: Count
    retreats: Count


class Limits(Entry):
    kept: Some
    dice: Annotated[int, msgspec.Meta(ge=1, le=6)]
    committed: Annotated[int, msgspec.Meta(ge=1, le=6)]
    rolls: Annotated[int, msgspec.Meta(ge=1, le=3)]
    retreat_steps: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Prices(Entry):
    sell: Some
    buy: Some
    obstacle: Some
    sword: list[Resource]
    troll: Some
    troll_reward: Some
    wall: Count


class Points(Entry):
    set: Count
    single: Count
    sword: Count
    troll: Count
    left: Count
    longest: Count
    longest_tied: Count


class Tile(Entry):
    id: Literal["forest", "thicket", "gate", "guard", "sword", "troll"]
    name: str
    count: Count
    dotted: Count
    cost: Resource | None = None


class Monster(Entry):
    id: Id
    name: str
    strength: Annotated[int, msgspec.Meta(ge=1, le=60)]
    gold: Count
    copies: Some
    boost: Resource | None = None
    advantage: Literal["", "coin", "wild", "double"] = ""


class Market(Entry):
    size: Annotated[int, msgspec.Meta(ge=3, le=6)]
    bare: list[str]
    hand: Some
    corner_from: Some


class Deal(Entry):
    id: Id
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    strips: Some


class Strip(Entry):
    id: Id
    set: Literal["base", "sparse"]
    cells: Annotated[str, msgspec.Meta(pattern="^[pbcm.]{3}$")]


class Supply(Entry):
    potion: Count
    book: Count
    marker: Count


class Coins(Entry):
    ones: Count
    fives: Count
    tens: Count
    twenties: Count


SINGLE: dict[str, type[Entry]] = {
    "board": BoardFormat,
    "fog": Fog,
    "start": Start,
    "limits": Limits,
    "prices": Prices,
    "points": Points,
    "market": Market,
    "supply": Supply,
    "coins": Coins,
}
MANY: dict[str, type[Entry]] = {"tile": Tile, "monster": Monster, "deal": Deal, "strip": Strip}

E = TypeVar("E", bound=Entry)


class Files:
    """All entries of a pack, in the order of its files, each with the file it stands in."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, str, Entry]] = []
        self.version = 0

    def of(self, kind: type[E]) -> list[E]:
        return [entry for _, _, entry in self.entries if isinstance(entry, kind)]

    def one(self, kind: type[E]) -> E:
        found = self.of(kind)
        if len(found) != 1:
            name = next(name for name, shape in SINGLE.items() if shape is kind)
            raise PackError(f"the pack has {len(found)} [{name}] tables, expected one")
        return found[0]

    def error(self, entry: Entry, field: str, problem: str) -> PackError:
        """A complaint about a field of an entry that is well-formed but does not fit."""
        file, table = next((file, table) for file, table, other in self.entries if other is entry)
        return PackError(f"{label(file, table, getattr(entry, 'id', ''))}, field {field}: {problem}")


def label(file: str, table: str, id: object) -> str:
    return f"{file}: {table} {id!r}" if id else f"{file}: {table}"


def read(texts: dict[str, str]) -> Files:
    """Read and check the files of a pack, given as name and text."""
    files = Files()
    for file, text in texts.items():
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            raise PackError(f"{file}: not valid TOML: {problem}") from None
        for table, content in tables.items():
            if table == "version" and isinstance(content, int):
                files.version = content
            elif table in SINGLE and isinstance(content, dict):
                files.entries.append((file, table, convert(file, table, content, SINGLE[table])))
            elif table in MANY and isinstance(content, list):
                for raw in content:
                    files.entries.append((file, table, convert(file, table, raw, MANY[table])))
            else:
                known = ", ".join([*SINGLE, *(f"[{name}]" for name in MANY)])
                raise PackError(f"{file}: unexpected table {table!r}, expected one of {known}")
    if files.version < 1:
        raise PackError("the pack has no version, expected a whole number from 1 at the top of a file")
    ids: set[tuple[str, str]] = set()
    for _, table, entry in files.entries:
        id = getattr(entry, "id", "")
        if id and (table, id) in ids:
            raise files.error(entry, "id", "expected an id of its own, this one is taken")
        ids.add((table, id))
    return files


def convert(file: str, table: str, raw: object, shape: type[Entry]) -> Entry:
    if not isinstance(raw, dict):
        raise PackError(f"{file}: {table}: expected entries like [[{table}]], got {raw!r}")
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as problem:
        where = label(file, table, raw.get("id", ""))
        raise PackError(f"{where}, {explain(str(problem), raw, shape)}") from None


def explain(problem: str, raw: dict[str, Any], shape: Any) -> str:
    """Say what msgspec says in the words of the file: which field, what was expected, what stands there."""
    problem, _, path = problem.partition(" - at `$")
    path = path.rstrip("`").lstrip(".")
    lacking = re.search(r"(missing required|unknown) field `(\w+)`", problem)
    if lacking:
        said = "expected, but missing" if lacking[1] == "missing required" else "not expected here"
        return f"field {lacking[2]}: {said}"
    top = re.split(r"[.\[]", path)[0]
    said = problem.replace("`", "").replace("Expected", "expected")
    if "enum" in said:
        allowed = get_args(get_type_hints(shape)[top])
        inner = [word for part in allowed for word in (get_args(part) or (part,)) if isinstance(word, str)]
        said = "expected one of " + ", ".join(inner)
    return f"field {path}: {said} (it is {raw.get(top)!r})"


def folder(path: Path) -> dict[str, str]:
    """The TOML files of a folder, by name."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(path.glob("*.toml"))}
