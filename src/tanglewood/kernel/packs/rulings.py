"""Rulings that were changed after a release, in their order: `rulings.toml` in a game's folder.

    [[ruling]]
    date = 2026-12-01
    rules = ["EV.card.historian"]
    note = "The Historian draws one card; it drew two."
    before = { "card.historian.points" = 2 }

`before` are the values of the pack that were changed, as they were. Code whose ruling was changed asks
`config.rulings`, the number of rulings that count in this game: the first one counts if it is 1 or more. So a
game that began earlier goes on as it began, and one that is over replays to the bit.
"""

import datetime
import tomllib
from pathlib import Path
from typing import Any

from tanglewood.kernel.errors import PackError

FILE = "rulings.toml"
FIELDS = {"date": datetime.date, "rules": list, "note": str, "before": dict}


class Ruling:
    """A ruling that was changed: when, which rules, why, and what stood in the pack before."""

    def __init__(self, date: datetime.date, rules: list[str], note: str, before: dict[str, Any]) -> None:
        self.date = date
        self.rules = rules
        self.note = note
        self.before = before


def read_rulings(folder: Path) -> tuple[Ruling, ...]:
    """The rulings of a game that were changed, the oldest first."""
    path = folder / FILE
    if not path.is_file():
        return ()
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("ruling", [])
    for number, row in enumerate(rows, start=1):
        for field, kind in FIELDS.items():
            if not isinstance(row.get(field, {}), kind):
                raise PackError(f"{FILE}: ruling {number}, field {field}: expected a {kind.__name__}")
    return tuple(Ruling(row["date"], row["rules"], row["note"], row.get("before", {})) for row in rows)
