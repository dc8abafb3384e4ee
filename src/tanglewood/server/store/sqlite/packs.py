"""Packs of designers in SQLite."""

import sqlite3

import msgspec

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.server.store.interface import PackStore
from tanglewood.server.store.sqlite.thread import DatabaseThread


class SqlitePacks(PackStore):
    def __init__(self, thread: DatabaseThread) -> None:
        self.thread = thread

    async def read(self, id: str) -> DesignerPack | None:
        return await self.thread.do(lambda db: read_pack(db, id))

    async def named(self, name: str) -> DesignerPack | None:
        def work(db: sqlite3.Connection) -> DesignerPack | None:
            row = db.execute("select body from packs where name = ?", (name,)).fetchone()
            return None if row is None else msgspec.json.decode(row[0], type=DesignerPack)

        return await self.thread.do(work)


def read_pack(db: sqlite3.Connection, id: str | None) -> DesignerPack | None:
    if id is None:
        return None
    row = db.execute("select body from packs where id = ?", (id,)).fetchone()
    return None if row is None else msgspec.json.decode(row[0], type=DesignerPack)


def write_pack(db: sqlite3.Connection, pack: DesignerPack | None, now: float) -> str | None:
    """Store a pack unless it is there, and return its id."""
    if pack is None:
        return None
    id = pack.id()
    db.execute(
        "insert or ignore into packs (id, game, name, body, created) values (?, ?, ?, ?, ?)",
        (id, pack.game, lookup(pack.game, pack).pack, pack.key().decode(), now),
    )
    return id
