"""What one pack changes against another: entries added or gone, and fields with another value."""

from typing import Any

import msgspec

from tanglewood.kernel.packs.files import Files, fields_of

UNSAID = ("source", "note")
"""Fields about an entry itself, which no game reads."""


class Difference(msgspec.Struct, frozen=True):
    """One thing that differs. An entry that is new has no `before`, one that is gone no `after`, and neither
    has a `field`."""

    table: str
    id: str
    name: str
    field: str
    before: Any
    after: Any

    @property
    def path(self) -> str:
        """The path of the value, as a change names it."""
        return ".".join(part for part in (self.table, self.id, self.field) if part)


def differences(one: Files, other: Files) -> list[Difference]:
    """What `other` changes against `one`, in the order of its entries."""
    before, after = by_place(one), by_place(other)
    found: list[Difference] = []
    for place, entry in after.items():
        old = before.get(place)
        table, id = place[0], place[1]
        name = str(entry.get("name", ""))
        if old is None:
            found.append(Difference(table, id, name, "", None, said(entry)))
            continue
        for field in [*old, *(key for key in entry if key not in old)]:
            if field not in UNSAID and old.get(field) != entry.get(field):
                found.append(Difference(table, id, name, field, old.get(field), entry.get(field)))
    for place, entry in before.items():
        if place not in after:
            found.append(Difference(place[0], place[1], str(entry.get("name", "")), "", said(entry), None))
    return found


def said(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in UNSAID}


def by_place(files: Files) -> dict[tuple[str, str, str], dict[str, Any]]:
    """Every entry by its table, its id, and by what tells entries of the same id apart."""
    found: dict[tuple[str, str, str], dict[str, Any]] = {}
    for file, table, entry in files.entries:
        raw: dict[str, Any] = fields_of(entry)
        found[table, str(raw.get("id", "")), files.shapes.sort(file, table)] = raw
    return found
