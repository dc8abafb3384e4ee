"""Games of older releases live on: their database opens, and every log leads where it led then."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from keep_release import digest, file_of_now
from postgres import Cluster
from tanglewood.server.errors import Refused
from tanglewood.server.live.game import LiveGame
from tanglewood.server.store import Store
from tanglewood.server.store.moving import copy_house
from tanglewood.server.store.postgres import PostgresStore
from tanglewood.server.store.schema import KEPT, MIGRATIONS, SCHEMA
from tanglewood.server.store.sqlite import SqliteStore

RELEASES = sorted((Path(__file__).parents[1] / "releases").glob("*.json"))


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests name both engines themselves."""
    return "both"


def lay_out(kept: dict[str, Any], file: Path) -> None:
    """The database as that release left it."""
    with sqlite3.connect(file) as db:
        db.executescript(SCHEMA)
        for migration in MIGRATIONS[: kept["schema"]]:
            db.executescript(migration)
        db.execute(f"pragma user_version = {kept['schema']}")
        for table in (name for name in KEPT if name in kept["tables"]):
            columns, rows = kept["tables"][table]["columns"], kept["tables"][table]["rows"]
            marks = ", ".join("?" for _ in columns)
            db.executemany(
                f"insert into {table} ({', '.join(columns)}) values ({marks})",
                [[as_stored(value) for value in row] for row in rows],
            )
    db.close()


def as_stored(value: Any) -> Any:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value


async def replayed(store: Store, id: str) -> str:
    stored = await store.tables.read(id)
    assert stored is not None
    live = LiveGame(id, *stored.row)
    live.restore(stored.log)
    return digest(live.state.text())


@pytest.mark.parametrize("file", RELEASES, ids=lambda file: str(file.stem))
def test_the_games_of_a_release_replay_on_both_engines(tmp_path: Path, postgres: Cluster, file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    lay_out(kept, tmp_path / "tables.sqlite")
    here, there = SqliteStore(tmp_path / "tables.sqlite"), PostgresStore(postgres.empty())

    async def check() -> None:
        await there.start()
        try:
            await copy_house(here, there)
            for id, end in kept["ends"].items():
                assert [await replayed(store, id) for store in (here, there)] == [end, end], id
                stored = await there.tables.read(id)
                assert stored is not None
                assert stored.begun.startswith(kept["version"])
        finally:
            await there.stop()

    for store in (here, there):
        store.open()
    try:
        asyncio.run(check())
    finally:
        here.close()


def test_games_of_this_version_and_by_its_rulings_are_kept() -> None:
    assert file_of_now() in RELEASES, "python tests/tools/keep_release.py"


def test_a_table_that_the_rules_no_longer_allow_says_what_it_began_with(tmp_path: Path) -> None:
    kept = json.loads(RELEASES[-1].read_text(encoding="utf-8"))
    lay_out(kept, tmp_path / "tables.sqlite")
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.open()
    try:
        id = next(iter(kept["ends"]))
        stored = asyncio.run(store.tables.read(id))
    finally:
        store.close()
    assert stored is not None
    live = LiveGame(id, *stored.row)
    live.begun = stored.begun
    with pytest.raises(Refused) as refused:
        live.restore([stored.log[0]._replace(text="no such move"), *stored.log[1:]])
    assert f"It was begun with Tanglewood {kept['version']} {stored.row.game}" in refused.value.message
