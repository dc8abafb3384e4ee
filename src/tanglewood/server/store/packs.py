"""Packs of designers that tables are played with. A table's pack is stored with the table."""

import msgspec

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.server.store.database import Database, Session


class PackStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, id: str) -> DesignerPack | None:
        """The pack of this id."""
        return await self.database.read(lambda db: read_pack(db, id))

    async def named(self, name: str) -> DesignerPack | None:
        """The pack that records call by this name, version and fingerprint."""
        row = await self.database.read(lambda db: db.row("select body from packs where name = ?", (name,)))
        return None if row is None else msgspec.json.decode(row[0], type=DesignerPack)


async def read_pack(db: Session, id: str | None) -> DesignerPack | None:
    if id is None:
        return None
    row = await db.row("select body from packs where id = ?", (id,))
    return None if row is None else msgspec.json.decode(row[0], type=DesignerPack)


async def write_pack(db: Session, pack: DesignerPack | None, now: float) -> str | None:
    """Store a pack unless it is there, and return its id."""
    if pack is None:
        return None
    id = pack.id()
    await db.run(
        "insert into packs (id, game, name, body, created) values (?, ?, ?, ?, ?) on conflict do nothing",
        (id, pack.game, lookup(pack.game, pack).pack, pack.key().decode(), now),
    )
    return id
