"""A game's own pack with what a designer changes in it."""

import hashlib
import json
from typing import Any

import msgspec

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.designer import HEAD, DesignerPack
from tanglewood.kernel.packs.files import Files, Row, Shapes, label, rows_of, tables
from tanglewood.kernel.packs.following import TEXT, followed
from tanglewood.kernel.text.echo import echo, meant
from tanglewood.kernel.text.name import plain

DESIGNED = {"source": "designed"}
CHANGES = "changes"
"""Where a mistake in a single change is said to stand."""
DEEPEST = 8
"""Steps of the path of a change."""


def merged(own: Files, pack: DesignerPack) -> Files:
    """All entries of a game, those of the pack in the place of its own; new ones come last."""
    rows = own.rows[:]
    written: dict[int, str] = {}
    for file, text in pack.texts.items():
        for table, content in tables(file, text).items():
            if table in HEAD and not isinstance(content, dict | list):
                continue
            for row in rows_of(own.shapes, file, table, content):
                put(own.shapes, rows, written, row)
    for path, value in pack.changes.items():
        change(own.shapes, rows, path, value)
    version = pack.version if pack.texts else own.version
    files = Files(own.shapes, pack.title(), version)
    files.said = own.said
    files.take([following(own, at, row) for at, row in enumerate(rows)], pack.experimental)
    files.fingerprint = fingerprint(rows, pack.experimental)  # of what the designer wrote
    return files


def restored(own: Files, before: dict[str, Any]) -> Files:
    """A game's own pack with values as they were before rulings were changed."""
    rows = own.rows[:]
    for path, value in before.items():
        change(own.shapes, rows, path, value, {})
    files = Files(own.shapes, own.title, own.version)
    files.said = own.said
    files.take([following(own, at, row) for at, row in enumerate(rows)])
    return files


def following(own: Files, at: int, row: Row) -> Row:
    """An entry whose sentence says the changed numbers too, if it is one of the game's own."""
    if at >= len(own.rows) or row is own.rows[at] or TEXT not in row.raw:
        return row
    before = {**msgspec.to_builtins(own.entries[at][2], enc_hook=plain), **own.rows[at].raw}
    text = followed(before, {**before, **row.raw})
    return row if text == row.raw[TEXT] else Row(row.file, row.table, {**row.raw, TEXT: text}, row.origin)


def put(shapes: Shapes, rows: list[Row], written: dict[int, str], row: Row) -> None:
    """Put an entry of a designer where the game has the one it changes, or behind all others."""
    id = row.raw.get("id")
    if row.table in shapes.many and not isinstance(id, str):
        said = "expected, but missing" if id is None else f"expected a text, got {echo(id)}"
        raise PackError(f"{label(row.file, row.table, '')}, field id: {said}")
    places = found(rows, row.table, row.raw.get("id"), row.file)
    if len(places) > 1:
        files = " or ".join(sorted({rows[at].file for at in places}))
        where = label(row.file, row.table, id)
        raise PackError(f"{where}: expected in a file called {files}, because both have such an entry")
    at = places[0] if places else len(rows)
    if at in written:
        where = label(row.file, row.table, id)
        raise PackError(f"{where}: expected once, it stands in {written[at]} already")
    written[at] = row.file
    if places:
        rows[at] = Row(rows[at].file, row.table, {**rows[at].raw, **DESIGNED, **row.raw}, row.file)
    else:
        rows.append(Row(row.file, row.table, {**DESIGNED, **row.raw}))


def found(rows: list[Row], table: str, id: object, file: str = "") -> list[int]:
    """The places of the entries of a table with this id; if several share it, of those in that file."""
    places = [at for at, row in enumerate(rows) if row.table == table and row.raw.get("id") == id]
    here = [at for at in places if rows[at].file == file]
    return here if len(places) > 1 and here else places


def table_called(shapes: Shapes, word: str) -> str:
    """The table that a path begins with: `card`, or `cards`."""
    known = [*shapes.single, *shapes.many]
    singular = f"{word.removesuffix('ies')}y" if word.endswith("ies") else word.removesuffix("s")
    for name in (word, singular):
        if name in known:
            return name
    raise PackError(
        f"{CHANGES}: there is no table {echo(word)}{meant(word, known)}, expected one of {', '.join(known)}"
    )


def change(shapes: Shapes, rows: list[Row], path: str, value: Any, marked: dict[str, Any] = DESIGNED) -> None:
    """Change one value: `cards.historian.points`, `counts.hand_limit`, `counts.start_hands.0`."""
    steps = path.split(".")
    if len(steps) > DEEPEST:
        raise PackError(f"{CHANGES}: expected a path like card.historian.points, got {echo(path)}")
    table = table_called(shapes, steps[0])
    id = steps[1] if table in shapes.many and len(steps) > 1 else None
    fields = steps[1:] if table in shapes.single else steps[2:]
    if not fields or "" in fields:
        example = f"{table}.FIELD" if table in shapes.single else f"{table}.ID.FIELD"
        raise PackError(f"{CHANGES}: expected a path like {example}, got {echo(path)}")
    places = found(rows, table, id)
    if not places:
        ids = [str(row.raw.get("id")) for row in rows if row.table == table]
        other = [row.table for row in rows if row.raw.get("id") == id]
        hint = f"; there is {other[0]}.{id}" if other else meant(id, ids)
        raise PackError(f"{CHANGES}: there is no {table} called {echo(id)}{hint}")
    for at in places:  # one, unless two boxes have such an entry
        row = rows[at]
        raw = {**row.raw, **marked}
        inside(path, raw, fields, value)
        rows[at] = Row(row.file, table, raw, CHANGES)


def inside(path: str, raw: dict[str, Any], fields: list[str], value: Any) -> None:
    """Set a value that may lie in a table or a list of the entry; nothing that others hold is changed."""
    held: Any = raw
    for number, field in enumerate(fields):
        last = number == len(fields) - 1
        if isinstance(held, list):
            if not field.isdecimal() or len(field) > 3 or int(field) >= len(held):
                said = f"a number from 0 to {len(held) - 1}"
                raise PackError(
                    f"{CHANGES}: {path}: expected {said} for the place in the list, got {echo(field)}"
                )
            key: Any = int(field)
            under = held[key]
        else:
            key, under = field, held.get(field, {})
        if last:
            held[key] = value
            return
        if not isinstance(under, dict | list):
            raise PackError(f"{CHANGES}: {path}: {'.'.join(fields[: number + 1])} is no table and no list")
        held[key] = under.copy()
        held = held[key]


def fingerprint(rows: list[Row], experimental: bool) -> str:
    """Twelve letters that change with any value of the pack; comments make no difference."""
    said = [[row.file, row.table, row.raw] for row in rows]
    text = json.dumps([experimental, said], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
