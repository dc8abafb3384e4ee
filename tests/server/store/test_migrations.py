"""Databases of older versions open, with everything that is in them."""

import json
import sqlite3
from pathlib import Path

import pytest

from serving import Browser, host
from tanglewood.server.live.seat import hashed
from tanglewood.server.store.schema import MIGRATIONS, SCHEMA

SECRET = "a" * 40
OLDEST, LATEST = 0, len(MIGRATIONS) - 1


def old_database(path: Path, version: int) -> None:
    """A database as that version left it, with one table: Ann's turn, against Bob."""
    with sqlite3.connect(path) as db:
        db.executescript(SCHEMA)
        for migration in MIGRATIONS[:version]:
            db.executescript(migration)
        db.execute(f"pragma user_version = {version}")
        options = json.dumps({"players": 2, "first": "0"})
        db.execute(
            "insert into tables (id, game, options, seed, position, created, changed)"
            " values ('old', 'mycelia', ?, '5', '', 0, 0)",
            (options,),
        )
        db.executemany(
            "insert into seats (id, seat, kind, bot, name, owner) values ('old', ?, ?, null, ?, ?)",
            [(0, "human", "Ann", hashed(SECRET)), (1, "human", "Bob", hashed("b" * 40))],
        )


@pytest.mark.one_engine
@pytest.mark.parametrize(
    "version",
    # The oldest goes through every migration.
    [OLDEST, LATEST, *(pytest.param(one, marks=pytest.mark.long) for one in range(OLDEST + 1, LATEST))],
)
def test_an_old_database_opens_and_goes_on(tmp_path: Path, version: int) -> None:
    old_database(tmp_path / "tables.sqlite", version)
    with host(tmp_path) as server, Browser(server.url) as ann:
        ann.http.cookies.set("tanglewood", SECRET)
        state = ann.state("old")
        assert (state["clock"], state["proposal"]) == (None, None)
        assert [notice["kind"] for notice in state["notices"]] == ["old-rulings"], (
            "it began before the first one"
        )
        assert state["mine"] == [0]
        assert ann.play(state, state["choices"][0]["text"]).status_code == 200
        assert ann.done("/api/tables/old/agreement")["proposal"]
        assert ann.done("/api/tables/old/seats/0/resign")["result"]["winners"] == [1]
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        assert db.execute("pragma user_version").fetchone() == (len(MIGRATIONS),)
