"""Rulings that were changed after a release, in their order: `rulings.toml` in a game's folder.

    [[ruling]]
    date = 2026-12-01
    rules = ["EV.card.historian"]
    note = "The Historian draws one card; it drew two."
    before = { "cards.historian.points" = 2 }
    was = "3f1c0d9a7b52"

`before` are the values of the pack that were changed, as they were, and `was` is the fingerprint it had. Code
whose ruling was changed asks `config.rulings`, the number of rulings that count in this game: the first one
counts if it is 1 or more. So a game that began earlier goes on as it began, and one that is over replays to
the bit, with the pack it names.
"""

import datetime
import tomllib
from pathlib import Path
from typing import Any

from tanglewood.kernel.errors import PackError

FILE = "rulings.toml"
FIELDS = {"date": datetime.date, "rules": list, "note": str, "before": dict, "was": str}
MAY_BE_LEFT_OUT: dict[str, Any] = {"before": {}, "was": ""}


class Ruling:
    """A ruling that was changed: when, which rules, why, what stood in the pack before, its fingerprint."""

    def __init__(
        self, date: datetime.date, rules: list[str], note: str, before: dict[str, Any], was: str = ""
    ) -> None:
        self.date = date
        self.rules = rules
        self.note = note
        self.before = before
        self.was = was


def read_rulings(folder: Path) -> tuple[Ruling, ...]:
    """The rulings of a game that were changed, the oldest first."""
    path = folder / FILE
    if not path.is_file():
        return ()
    rows = [
        {**MAY_BE_LEFT_OUT, **row}
        for row in tomllib.loads(path.read_text(encoding="utf-8")).get("ruling", [])
    ]
    for number, row in enumerate(rows, start=1):
        for field, kind in FIELDS.items():
            if not isinstance(row.get(field), kind):
                raise PackError(f"{FILE}: ruling {number}, field {field}: expected a {kind.__name__}")
    return tuple(Ruling(**{field: row[field] for field in FIELDS}) for row in rows)
