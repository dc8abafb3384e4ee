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
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-zA-Z0-9-]*$")]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]
Effect = Annotated[str, msgspec.Meta(min_length=1)]
Positions = list[tuple[int, int]]
FACES = 6


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry has: where it comes from."""

    source: Source
    note: str = ""


class BoardFormat(Entry):
    columns: Annotated[int, msgspec.Meta(ge=2, le=9)]
    rows: Annotated[int, msgspec.Meta(ge=2, le=9)]


class Side(Entry):
    id: Id
    name: str
    back: bool
    fields: list[str]


class Setup(Entry):
    id: Id
    name: str
    drops: list[str]
    prisms: list[str] = []


class Die(Entry):
    faces: Annotated[list[str], msgspec.Meta(min_length=FACES, max_length=FACES)]


class Supply(Entry):
    id: Id
    positions: dict[str, Positions]


class Capacity(msgspec.Struct, forbid_unknown_fields=True):
    """Drops that fill the shrine, by the number of players."""

    p1: Annotated[int, msgspec.Meta(ge=1)]
    p2: Annotated[int, msgspec.Meta(ge=1)]
    p3: Annotated[int, msgspec.Meta(ge=1)]
    p4: Annotated[int, msgspec.Meta(ge=1)]


class Counts(Entry):
    hand: Few
    showcase: Few
    drops: Annotated[int, msgspec.Meta(ge=1, le=99)]
    copies: Few
    shrine_fields: int
    capacity: Capacity


class Tile(Entry):
    id: Annotated[str, msgspec.Meta(pattern="^[a-g]$")]
    name: str
    set: Literal["base", "expansion", "prisma"]
    cost: Annotated[int, msgspec.Meta(ge=1)]
    copies: Few
    function: Effect


class Start(Entry):
    id: Id
    name: str
    copies: Few
    function: Effect


class Card(Entry):
    id: Id
    name: str
    set: Literal["base", "expansion", "prisma"]
    cost: Annotated[int, msgspec.Meta(ge=2, le=8)]
    function: Effect
    single: str = ""


class Gift(Entry):
    id: Id
    name: str
    colour: Literal["start", "green", "amber", "violet"]
    draw: Annotated[int, msgspec.Meta(ge=0, le=3)]
    single: str = ""
    ability: str = ""


class Prisma(Entry):
    dewdrops: int
    prism_drops: int
    start_gift: Id
    shrine_fields: int


class Track(Entry):
    spaces: Annotated[list[Literal["start", "plain", "green", "amber", "violet"]], msgspec.Meta(min_length=2)]


class Solo(Entry):
    id: Id
    steps: list[str]


SINGLE: dict[str, type[Entry]] = {
    "board": BoardFormat,
    "die": Die,
    "counts": Counts,
    "prisma": Prisma,
    "track": Track,
}
MANY: dict[str, type[Entry]] = {
    "side": Side,
    "setup": Setup,
    "supply": Supply,
    "tile": Tile,
    "start": Start,
    "card": Card,
    "gift": Gift,
    "solo": Solo,
}

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
    for file, table, entry in files.entries:
        # Cards of all sorts share the piles, so they share their names; Prisma has setup cards of its own.
        sort = "card" if table in ("start", "card", "gift") else table
        if table == "setup":
            sort += file
        id = getattr(entry, "id", "")
        if id and (sort, id) in ids:
            raise files.error(entry, "id", "expected an id of its own, this one is taken")
        ids.add((sort, id))
    return files


def convert(file: str, table: str, raw: object, shape: type[Entry]) -> Entry:
    if not isinstance(raw, dict):
        raise PackError(f"{file}: {table}: expected entries like [[{table}]], got {raw!r}")
    where = label(file, table, raw.get("id", ""))
    if shape is Supply:  # one field a symbol, whatever the die's symbols are called
        fixed = {key: raw[key] for key in ("id", "source", "note") if key in raw}
        positions = {
            key: checked(where, key, value, Positions) for key, value in raw.items() if key not in fixed
        }
        raw = {**fixed, "positions": positions}
    entry: Entry = checked(where, "", raw, shape)
    return entry


def checked(where: str, field: str, raw: object, shape: Any) -> Any:
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as problem:
        raise PackError(f"{where}, {explain(str(problem), field, raw, shape)}") from None


def explain(problem: str, field: str, raw: object, shape: Any) -> str:
    """Say what msgspec says in the words of the file: which field, what was expected, what stands there."""
    problem, _, path = problem.partition(" - at `$")
    path = (field + path.rstrip("`")).lstrip(".")
    lacking = re.search(r"(missing required|unknown) field `(\w+)`", problem)
    if lacking:
        name = f"{path}.{lacking[2]}".lstrip(".")
        said = "expected, but missing" if lacking[1] == "missing required" else "not expected here"
        return f"field {name}: {said}"
    top = re.split(r"[.\[]", path)[0]
    found = raw.get(top) if isinstance(raw, dict) else raw
    said = problem.replace("`", "").replace("Expected", "expected")
    if "enum" in said:
        said = "expected one of " + ", ".join(map(str, get_args(get_type_hints(shape)[top])))
    return f"field {path}: {said} (it is {found!r})"


def folder(path: Path) -> dict[str, str]:
    """The TOML files of a folder, by name."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(path.glob("*.toml"))}
