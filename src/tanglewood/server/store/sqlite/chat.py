"""Chat in SQLite."""

import sqlite3

from tanglewood.server.store.interface import ChatRow, ChatStore
from tanglewood.server.store.sqlite.thread import DatabaseThread


class SqliteChat(ChatStore):
    def __init__(self, thread: DatabaseThread) -> None:
        self.thread = thread

    async def add(self, id: str, seat: int, name: str, text: str, now: float, limit: int) -> int | None:
        def work(db: sqlite3.Connection) -> int | None:
            (number,) = db.execute("select count(*) from chat where id = ?", (id,)).fetchone()
            if number >= limit:
                return None
            db.execute(
                "insert into chat (id, number, seat, name, text, at) values (?, ?, ?, ?, ?, ?)",
                (id, number, seat, name, text, now),
            )
            return int(number)

        return await self.thread.do(work)

    async def read(self, id: str) -> list[ChatRow]:
        def work(db: sqlite3.Connection) -> list[ChatRow]:
            rows = db.execute(
                "select number, seat, name, text, at from chat where id = ? order by number", (id,)
            )
            return [ChatRow(*row) for row in rows]

        return await self.thread.do(work)
