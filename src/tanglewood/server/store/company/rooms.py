"""Companion sessions that several phones share: the text of each, and how often it was changed. Nothing of it
is needed for ever: every phone has the session itself."""

from typing import NamedTuple

from tanglewood.server.store.database import Database


class Room(NamedTuple):
    """A session that is shared, after so many changes."""

    version: int
    session: str


class RoomStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, id: str, session: str, now: float, limit: int) -> bool:
        """Share a session; False if so many are shared already."""
        query = (
            "insert into rooms (id, version, session, changed)"
            " select ?, 1, ?, ? where (select count(*) from rooms) < ?"
        )
        return await self.database.run(query, (id, session, now, limit)) == 1

    async def read(self, id: str) -> Room | None:
        rows = await self.database.rows("select version, session from rooms where id = ?", (id,))
        return Room(*rows[0]) if rows else None

    async def change(self, id: str, version: int, session: str, now: float) -> bool:
        """The session goes on from a version; False if another phone has gone on from it."""
        query = "update rooms set version = ?, session = ?, changed = ? where id = ? and version = ?"
        return await self.database.run(query, (version + 1, session, now, id, version)) == 1

    async def tidy(self, before: float) -> None:
        await self.database.run("delete from rooms where changed < ?", (before,))
