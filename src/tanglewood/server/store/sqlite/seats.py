"""Seats and votes in SQLite."""

import sqlite3

from tanglewood.server.store.interface import SeatStore
from tanglewood.server.store.sqlite.thread import DatabaseThread


class SqliteSeats(SeatStore):
    def __init__(self, thread: DatabaseThread) -> None:
        self.thread = thread

    async def take(self, id: str, seat: int, owner: bytes, name: str, now: float) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            taken = db.execute(
                "update seats set owner = ?, name = ?, seen = ?, used = invitation, invitation = null"
                " where id = ? and seat = ? and invitation is not null",
                (owner, name, now, id, seat),
            )
            return taken.rowcount == 1

        return await self.thread.do(work)

    async def set_stand_in(self, id: str, seat: int, bot: str | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("update seats set stand_in = ? where id = ? and seat = ?", (bot, id, seat))
            db.execute("delete from votes where id = ? and seat = ?", (id, seat))

        await self.thread.do(work)

    async def set_seen(self, id: str, owner: bytes, now: float) -> None:
        await self.thread.execute("update seats set seen = ? where id = ? and owner = ?", (now, id, owner))

    async def set_consent(self, id: str, seat: int, bot: str | None) -> None:
        await self.thread.execute("update seats set consent = ? where id = ? and seat = ?", (bot, id, seat))

    async def add_vote(self, id: str, seat: int, voter: bytes) -> None:
        await self.thread.execute(
            "insert or ignore into votes (id, seat, voter) values (?, ?, ?)", (id, seat, voter)
        )

    async def drop_votes(self, id: str, seat: int, voter: bytes | None = None) -> None:
        await self.thread.execute(
            "delete from votes where id = ? and seat = ? and voter = coalesce(?, voter)", (id, seat, voter)
        )
