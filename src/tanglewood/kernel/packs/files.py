"""Reading a game's component pack: TOML files, checked against shapes, with messages that name file, entry,
field and expectation.

A game says which tables there are (`Shapes`); every entry says where it comes from. Not compiled, because
msgspec makes its classes at run time.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.bounds import unbounded
from tanglewood.kernel.text.echo import echo, meant
from tanglewood.kernel.text.name import Name, plain

Source = Literal["rulebook", "found", "inferred", "reconstructed", "designed"]
"""Where an entry comes from; what a designer's pack writes is designed."""


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry has: where it comes from."""

    source: Source
    note: str = ""


E = TypeVar("E", bound=Entry)
MANY_DOTS = re.compile(r"""(?<![\w'"-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}""")
"""A key of so many parts that no table is as deep: reading it takes a time that grows with their square."""
SAID = ("name", "title", "text", "foil")
"""Fields that people read: other languages have words of their own for them, under `GAME-TABLE-ID-FIELD`."""


def by_table(file: str, table: str) -> str:
    return table


class Shapes:
    """The tables of a pack: those that occur once, and those with many entries.

    `sort(file, table)` says which entries must not share an id. `loose` are shapes whose other fields,
    whatever their names, are gathered in one: the name of that field and the shape of its values. `game` is
    the id of the game, with which the keys of its names begin; a game without it is called as its pack says.
    """

    def __init__(
        self,
        single: dict[str, type[Entry]],
        many: dict[str, type[Entry]],
        sort: Callable[[str, str], str] = by_table,
        loose: dict[type[Entry], tuple[str, Any]] | None = None,
        game: str = "",
    ) -> None:
        self.single = single
        self.many = many
        self.sort = sort
        self.loose = loose or {}
        self.game = game

    def shape(self, table: str) -> type[Entry]:
        return self.single[table] if table in self.single else self.many[table]


class Row:
    """An entry as it stands in a file. `origin` is where a mistake in it has to be mended."""

    def __init__(self, file: str, table: str, raw: dict[str, Any], origin: str = "") -> None:
        self.file = file
        self.table = table
        self.raw = raw
        self.origin = origin or file


class Files:
    """All entries of a pack, in the order of its files, each with its file.

    `rows` are the entries as they stand in the files, in the same order. `title` is the name of a designer's
    pack; that of a game's own pack is the game's.
    """

    def __init__(self, shapes: Shapes, title: str = "", version: int = 0, fingerprint: str = "") -> None:
        self.shapes = shapes
        self.rows: list[Row] = []
        self.entries: list[tuple[str, str, Entry]] = []
        self.title = title
        self.version = version
        self.fingerprint = fingerprint
        # How many of the game's changed rulings count.
        self.rulings = 0
        # The names and texts of the game's own pack by their keys.
        self.said: dict[str, str] = {}

    def name(self, game: str) -> str:
        """Name, version and fingerprint of the pack, as records keep them, with the rulings that count."""
        rulings = f"+{self.rulings}" if self.rulings else ""
        return f"{self.title or game} {self.version} {self.fingerprint}{rulings}"

    def take(self, rows: list[Row], experimental: bool | None = None, own: bool = False) -> None:
        """Check these rows and keep them; `own`: they are the game's own, as it is now.

        A designer's pack that is experimental need not keep the bounds of its shapes, another one is
        told how to be; for the game's own pack it is None.
        """
        for row in rows:
            shape = self.shapes.shape(row.table)
            self.rows.append(row)
            entry = convert(self.shapes, row, shape, experimental)
            self.name_texts(row, entry, own)
            self.entries.append((row.file, row.table, entry))
        ids: set[tuple[str, str]] = set()
        for file, table, entry in self.entries:
            sort = self.shapes.sort(file, table)
            id = getattr(entry, "id", "")
            if id and (sort, id) in ids:
                raise self.error(entry, "id", "expected an id of its own, this one is taken")
            ids.add((sort, id))

    def name_texts(self, row: Row, entry: Entry, own: bool) -> None:
        """Let other languages know the names and texts of an entry. What a designer wrote is said as it is
        written, in every language. Where files share ids, the key of a second text names its file."""
        id = getattr(entry, "id", "")
        for field in SAID if id and self.shapes.game else ():
            text = getattr(entry, field, "")
            if not text:
                continue
            end = f"{row.table}-{id}-{field}"
            key, other = f"{self.shapes.game}-{end}", f"{self.shapes.game}-{Path(row.file).stem}-{end}"
            if own and self.said.setdefault(key, str(text)) != text:
                self.said[other] = str(text)
            for known in (key, other):
                if self.said.get(known) == text:
                    setattr(entry, field, Name(text, known))
                    break

    def of(self, kind: type[E]) -> list[E]:
        return [entry for _, _, entry in self.entries if isinstance(entry, kind)]

    def one(self, kind: type[E]) -> E:
        found = self.of(kind)
        if len(found) != 1:
            name = next(name for name, shape in self.shapes.single.items() if shape is kind)
            raise PackError(f"the pack has {len(found)} [{name}] tables, expected one")
        return found[0]

    def components(self) -> list[dict[str, object]]:
        """Every entry with all its fields, its table and its file."""
        return [
            {"file": file, "table": table, **fields_of(entry), **names_of(entry)}
            for file, table, entry in self.entries
        ]

    def error(self, entry: Entry, field: str, problem: str) -> PackError:
        """An error about a field of an entry that is well-formed but does not fit."""
        at = next(at for at, (_, _, other) in enumerate(self.entries) if other is entry)
        row = self.rows[at]
        return PackError(
            f"{label(row.origin, row.table, getattr(entry, 'id', ''))}, field {field}: {problem}"
        )


def fields_of(entry: Entry) -> dict[str, Any]:
    """The fields of an entry as plain data, its names in English."""
    found: dict[str, Any] = msgspec.to_builtins(entry, enc_hook=plain)
    return found


def names_of(entry: Entry) -> dict[str, Name]:
    """Those fields that other languages have words for."""
    found = {field: getattr(entry, field, "") for field in SAID}
    return {field: it for field, it in found.items() if isinstance(it, Name)}


def label(file: str, table: str, id: object) -> str:
    return f"{file}: {table} {echo(id)}" if id else f"{file}: {table}"


def read(texts: dict[str, str], shapes: Shapes) -> Files:
    """Read and check the files of a pack, given as name and text."""
    files = Files(shapes, fingerprint=fingerprint(texts))
    rows: list[Row] = []
    for file, text in texts.items():
        for table, content in tables(file, text).items():
            if table == "version" and isinstance(content, int):
                files.version = content
            else:
                rows += rows_of(shapes, file, table, content)
    files.take(rows, own=True)
    if files.version < 1:
        raise PackError("the pack has no version, expected a whole number from 1 at the top of a file")
    return files


def rows_of(shapes: Shapes, file: str, table: str, content: object) -> list[Row]:
    """The entries of one table of a file."""
    if table in shapes.single and isinstance(content, dict):
        return [Row(file, table, content)]
    if table in shapes.single:
        raise PackError(f"{file}: {table}: expected one table [{table}], got {echo(content)}")
    if table not in shapes.many:
        known = ", ".join([*shapes.single, *(f"[{name}]" for name in shapes.many)])
        near = meant(table, [*shapes.single, *shapes.many])
        raise PackError(f"{file}: unexpected table {echo(table)}, expected one of {known}{near}")
    entries: list[Any] = content if isinstance(content, list) else [None]
    for raw in entries:
        if not isinstance(raw, dict):
            given = content if raw is None else raw
            raise PackError(f"{file}: {table}: expected entries like [[{table}]], got {echo(given)}")
    return [Row(file, table, raw) for raw in entries]


def convert(shapes: Shapes, row: Row, shape: type[Entry], experimental: bool | None = None) -> Entry:
    raw = row.raw
    where = label(row.origin, row.table, raw.get("id", ""))
    if shape in shapes.loose:
        gathered, inner = shapes.loose[shape]
        fixed: dict[str, Any] = {key: raw[key] for key in ("id", "source", "note") if key in raw}
        others = {
            key: checked(where, key, value, inner, experimental)
            for key, value in raw.items()
            if key not in fixed
        }
        raw = {**fixed, gathered: others}
    entry: Entry = checked(where, "", raw, shape, experimental)
    return entry


def checked(where: str, field: str, raw: object, shape: Any, experimental: bool | None = None) -> Any:
    lifted = unbounded(shape) if experimental else shape
    try:
        return msgspec.convert(raw, lifted)
    except msgspec.ValidationError as problem:
        how = how_to_lift(raw, shape) if experimental is False else ""
        raise PackError(f"{where}, {explain(str(problem), field, raw, lifted)}{how}") from None


def how_to_lift(raw: object, shape: Any) -> str:
    """The end of a refusal that a bound alone is the reason of."""
    try:
        msgspec.convert(raw, unbounded(shape))
    except msgspec.ValidationError:
        return ""
    return "; `experimental = true` at the top of the pack lifts this bound"


def explain(problem: str, field: str, raw: object, shape: Any) -> str:
    """Put an error of msgspec into the words of the file: the field, what was expected, what is there."""
    problem, _, path = problem.partition(" - at `$")
    path = path.rstrip("`")
    name = f"{field}{path}".lstrip(".")
    lacking = re.search(r"(missing required|unknown) field `(\w+)`", problem)
    for step in re.findall(r"\[(\d+|\.\.\.)\]|\.?(\w+)", path):
        raw, shape = inside(raw, shape, *step)
    if lacking:
        known = getattr(parts_of(shape)[0], "__struct_fields__", ())
        missing = lacking[1] == "missing required"
        said = "expected, but missing" if missing else f"not expected here{meant(lacking[2], known)}"
        return f"field {f'{name}.{lacking[2]}'.lstrip('.')}: {said}"
    return f"field {name}: expected {in_words(shape)}, got {echo(raw)}"


def inside(raw: Any, shape: Any, index: str, key: str) -> tuple[Any, Any]:
    """One step down: an item of a list, a field of a table, or a value in one whose keys are free."""
    bare, _ = parts_of(shape)
    if key and isinstance(bare, type) and issubclass(bare, msgspec.Struct):
        hints = get_type_hints(bare, include_extras=True)
        return (raw.get(key) if isinstance(raw, dict) else raw), hints[key]
    arguments = get_args(bare)
    if index.isdecimal() and isinstance(raw, list):
        at = int(index) if get_origin(bare) is tuple else 0
        return raw[int(index)], arguments[min(at, len(arguments) - 1)]
    return raw, arguments[-1]  # of a table with free keys msgspec does not say which


def parts_of(shape: Any) -> tuple[Any, list[msgspec.Meta]]:
    """A shape without its limits, and the limits; a value that may be absent is treated as if it were
    there."""
    metas: list[msgspec.Meta] = []
    if get_origin(shape) in (Union, UnionType):
        shape = next(part for part in get_args(shape) if part is not type(None))
    if get_origin(shape) is Annotated:
        shape, *limits = get_args(shape)
        metas = [limit for limit in limits if isinstance(limit, msgspec.Meta)]
    return shape, metas


def in_words(shape: Any) -> str:
    """What is allowed there. For a pattern, its description says so."""
    bare, metas = parts_of(shape)
    for meta in metas:
        if meta.description:
            return meta.description
        if meta.ge is not None:
            return f"a whole number from {meta.ge}" + ("" if meta.le is None else f" to {meta.le}")
        if meta.min_length is not None and bare is not str:
            exact = meta.min_length == meta.max_length
            return f"a list of {'' if exact else 'at least '}{meta.min_length}"
    if get_origin(bare) is Literal:
        return f"one of {', '.join(str(word) for word in get_args(bare) if word)}"
    if get_origin(bare) is tuple:
        return f"a list of {len(get_args(bare))}"
    plain = {int: "a whole number", str: "a text", bool: "true or false", list: "a list"}
    return plain.get(get_origin(bare) or bare, "a table")


def tables(file: str, text: str) -> dict[str, Any]:
    """What stands in a TOML file."""
    try:
        return read_toml(text)
    except ValueError as problem:
        raise PackError(f"{file}: not valid TOML: {problem}") from None


def read_toml(text: str) -> dict[str, Any]:
    """What a text in TOML says. Whatever is wrong with it is a ValueError that says so in one line."""
    if MANY_DOTS.search(text):
        raise ValueError("expected keys of fewer parts")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        raise ValueError("expected numbers of fewer digits") from None
    except RecursionError:
        raise ValueError("expected lists and tables that are less deep") from None


def text_of(path: Path) -> str:
    return decoded(path.name, path.read_bytes())


def decoded(name: str, content: bytes) -> str:
    """The text of a file."""
    try:
        return content.decode("utf-8-sig")  # some editors of Windows begin a file with a mark
    except UnicodeDecodeError as problem:
        line = content[: problem.start].count(b"\n") + 1
        raise PackError(f"{name}: line {line}: this is no text in UTF-8") from None


def folder(path: Path) -> dict[str, str]:
    """The TOML files of a folder and of those in it, by name: where a file lies makes no difference."""
    texts: dict[str, str] = {}
    for file in sorted(path.rglob("*.toml"), key=by_name):
        if file.name in texts:
            raise PackError(f"{file.name}: expected a name of its own, another folder has one like it")
        texts[file.name] = text_of(file)
    return texts


def by_name(file: Path) -> str:
    return file.name


def fingerprint(texts: dict[str, str]) -> str:
    """Twelve letters that change with any byte of the pack."""
    digest = hashlib.sha256()
    for name in sorted(texts):
        digest.update(f"{name}\n{texts[name]}\n".encode())
    return digest.hexdigest()[:12]
