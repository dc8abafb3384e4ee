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
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9_]*$")]
Color = Literal["tan", "green", "red", "blue", "purple"]
Few = Annotated[int, msgspec.Meta(ge=0, le=15)]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry has: where it comes from."""

    source: Source
    note: str = ""


class Card(Entry, kw_only=True):
    """A kind of card. Effects are words of language.py; `brings` names the critters that move in free."""

    id: Id
    name: str
    kind: Literal["critter", "construction"]
    color: Color
    unique: bool = False
    copies: Annotated[int, msgspec.Meta(ge=1, le=8)]
    cost: str
    points: Annotated[int, msgspec.Meta(ge=-9, le=20)]
    brings: list[str] = []
    takes: Few = 1
    shares_with: str = ""
    into: Literal["", "opponent"] = ""
    replaces: Literal["", "construction"] = ""
    cost_to: Literal["", "opponent"] = ""
    on_play: str = ""
    produce: str = ""
    visit: str = ""
    spaces: Few = 1
    second_space: str = ""
    stays: bool = False
    open: Few = 0
    season: Literal["", "repeat location"] = ""
    after_card: str = ""
    after_critter: str = ""
    after_construction: str = ""
    helps: str = ""
    cells: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    second_cell: str = ""
    bonus: str = ""
    text: str


class Location(Entry, kw_only=True):
    id: Id
    name: str
    sort: Literal["basic", "forest", "haven", "journey"]
    shared: bool = False
    points: Few = 0
    does: str
    text: str


class Event(Entry, kw_only=True):
    id: Id
    name: str
    sort: Literal["basic", "special"]
    needs: list[str] = []
    needs_colors: dict[Color, Few] = {}
    points: Few
    does: str = ""
    score: list[str] = []
    text: str


class Counts(Entry, kw_only=True):
    hand_limit: Few
    start_hands: list[int]
    meadow: Few
    city: Annotated[int, msgspec.Meta(ge=1, le=30)]
    specials: Few
    forest: list[int]
    forest_spaces: list[int]
    workers: Few


class Season(Entry, kw_only=True):
    id: Id
    workers: Few
    bonus: str = ""


class Rugwort(Entry, kw_only=True):
    id: Id
    name: str
    journey: Id
    missed_special: Few
    takes_worker: bool


class RugwortPoints(Entry, kw_only=True):
    card: Few
    purple: Few
    basic_event: Few
    glitzy_purple: Few
    squatty_space: Few
    walk: list[Id]


E = TypeVar("E", bound=Entry)
SHAPES: dict[str, type[Entry]] = {
    "card": Card,
    "location": Location,
    "event": Event,
    "counts": Counts,
    "season": Season,
    "rugwort": Rugwort,
    "rugwort_points": RugwortPoints,
}


class Files:
    """All entries of a pack's files, in order."""

    def __init__(self) -> None:
        self.version = 0
        self.entries: list[tuple[str, str, Entry]] = []

    def of(self, shape: type[E]) -> list[E]:
        return [entry for _, _, entry in self.entries if isinstance(entry, shape)]

    def one(self, shape: type[E]) -> E:
        found = self.of(shape)
        if len(found) != 1:
            raise PackError(f"expected one entry of the shape {shape.__name__}, found {len(found)}")
        return found[0]

    def error(self, entry: Entry, field: str, problem: str) -> PackError:
        for file, table, other in self.entries:
            if other is entry:
                return PackError(f"{label(file, table, getattr(entry, 'id', ''))}, field {field}: {problem}")
        raise AssertionError("the entry is of another pack")


def label(file: str, table: str, id: object) -> str:
    return f"{file}: {table} {id!r}" if id else f"{file}: {table}"


def read(texts: dict[str, str]) -> Files:
    """Read and check files, by name."""
    files = Files()
    ids: set[str] = set()
    for file in sorted(texts):
        try:
            raw = tomllib.loads(texts[file])
        except tomllib.TOMLDecodeError as problem:
            raise PackError(f"{file}: {problem}") from None
        files.version = max(files.version, int(raw.pop("version", 0)))
        for table, entries in raw.items():
            if table not in SHAPES:
                raise PackError(f"{file}: expected one of {', '.join(SHAPES)}, got {table!r}")
            for entry in entries if isinstance(entries, list) else [entries]:
                files.entries.append((file, table, convert(file, table, entry)))
    for _, _, entry in files.entries:
        id = getattr(entry, "id", "")
        if id and id in ids:
            raise files.error(entry, "id", "expected an id of its own, this one is taken")
        ids.add(id)
    return files


def convert(file: str, table: str, raw: object) -> Entry:
    if not isinstance(raw, dict):
        raise PackError(f"{file}: {table}: expected entries like [[{table}]], got {raw!r}")
    shape = SHAPES[table]
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as problem:
        where = label(file, table, raw.get("id", ""))
        raise PackError(f"{where}, {explain(str(problem), raw, shape)}") from None


def explain(problem: str, raw: dict[str, Any], shape: type[Entry]) -> str:
    """Say what msgspec says in the words of the file: which field, what was expected, what stands there."""
    problem, _, path = problem.partition(" - at `$")
    path = path.rstrip("`").lstrip(".")
    lacking = re.search(r"(missing required|unknown) field `(\w+)`", problem)
    if lacking:
        name = f"{path}.{lacking[2]}".lstrip(".")
        said = "expected, but missing" if lacking[1] == "missing required" else "not expected here"
        return f"field {name}: {said}"
    top = re.split(r"[.\[]", path)[0]
    said = problem.replace("`", "").replace("Expected", "expected")
    if "enum" in said and get_args(get_type_hints(shape).get(top)):
        said = "expected one of " + ", ".join(repr(word) for word in get_args(get_type_hints(shape)[top]))
    return f"field {path}: {said} (it is {raw.get(top)!r})"


def folder(path: Path) -> dict[str, str]:
    """The TOML files of a folder, by name."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(path.glob("*.toml"))}
