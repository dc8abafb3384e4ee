"""Keep some tables of this release for ever: `python tests/tools/keep_release.py` before a version is tagged.

The file holds every row of their database, and where each game stood. A test opens it with every later
version: the database is migrated, and every log replays to the same position. A ruling that is changed has a
file of its own beside the one of before: games of both are replayed.
"""

import asyncio
import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any

from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.setting import settle_options
from tanglewood.server.live.entry import LogEntry
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.store import TableRow
from tanglewood.server.store.schema import KEPT, MIGRATIONS
from tanglewood.server.store.sqlite import SqliteStore
from tanglewood.version import VERSION

RELEASES = Path(__file__).parents[1] / "server" / "releases"
MOVES = 60
"""After so many moves the running games stop."""
WISHES: list[tuple[str, dict[str, Any]]] = [
    ("mycelia", {"players": 2}),
    ("mycelia", {"players": 3, "prisma": True}),
    ("deep_forest", {"players": 2}),
    ("everdell", {"players": 2}),
    ("everdell", {"players": 3, "legends": "both"}),
]


def file_of_now() -> Path:
    """Where the tables of this version are kept, by the number of rulings that have been changed so far."""
    rulings = sum(len(GAMES[game].rulings) for game in dict(WISHES))
    return RELEASES / f"{VERSION}{f'+{rulings}' if rulings else ''}.json"


def played(
    game: str, options: dict[str, Any], seed: int, whole: bool
) -> tuple[TableRow, list[LogEntry], str]:
    """A game at random, with moves taken back where that is possible; and its last position."""
    settled = settle_options(game, GAMES[game].settings, options)
    seats = [
        TableSeat("human", None, f"P{seat}", bytes([seat + 1] * 32), None)
        for seat in range(options["players"])
    ]
    row = TableRow(game, settled, seed, "", seats)
    live, rng = LiveGame("kept", *row), seeded(seed)
    while not live.over and (whole or live.number < MOVES):
        turn = live.state.turn
        if rng.below(12) == 0 and not live.why_no_undo(turn):
            live.undo(turn)
            continue
        choices = live.state.options()
        live.play(turn, choices[rng.below(len(choices))])
    return row, [entry.stored for entry in live.entries], live.state.text()


def digest(position: str) -> str:
    return hashlib.sha256(position.encode()).hexdigest()


def plain(value: object) -> object:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


async def keep(store: SqliteStore) -> dict[str, Any]:
    ends: dict[str, str] = {}
    for number, (game, options) in enumerate(WISHES):
        for whole in (True, False):
            id = f"kept{number}{'whole' if whole else 'part'}"
            row, log, end = played(game, options, number + 1, whole)
            await store.tables.add(id, row, log, whole, 1.0, 10**6)
            ends[id] = digest(end)
    tables: dict[str, Any] = {}
    for table in KEPT:
        columns = await store.database.columns(table)
        query = f"select {', '.join(columns)} from {table}"
        rows = await store.database.rows(query)
        if rows:
            tables[table] = {"columns": columns, "rows": [[plain(value) for value in row] for row in rows]}
    return {"version": VERSION, "schema": len(MIGRATIONS), "tables": tables, "ends": ends}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite")
        store.open()
        try:
            kept = asyncio.run(keep(store))
        finally:
            store.close()
    RELEASES.mkdir(exist_ok=True)
    file = file_of_now()
    file.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{file}: {len(kept['ends'])} tables, {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
