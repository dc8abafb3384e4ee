"""What people say at tables."""

from tanglewood.server.store.database import Database, Session
from tanglewood.server.store.rows import ChatRow


class ChatStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, id: str, seat: int, name: str, text: str, now: float, limit: int) -> int | None:
        """Add a line and return its number. None if the table has `limit` lines already."""

        async def work(db: Session) -> int | None:
            # Lines may have been deleted: numbers go on behind the last one.
            ((count, number),) = await db.rows(
                "select count(*), coalesce(max(number) + 1, 0) from chat where id = ?", (id,)
            )
            if count >= limit:
                return None
            await db.run(
                "insert into chat (id, number, seat, name, text, at) values (?, ?, ?, ?, ?, ?)",
                (id, number, seat, name, text, now),
            )
            return int(number)

        return await self.database.do(work)

    async def next(self, id: str) -> int:
        """The number of the line that will be said next."""
        rows = await self.database.rows("select coalesce(max(number) + 1, 0) from chat where id = ?", (id,))
        return int(rows[0][0])

    async def read(self, id: str, after: int = 0) -> list[ChatRow]:
        """The lines of a table from a number on."""
        rows = await self.database.read(
            lambda db: db.rows(
                "select number, seat, name, text, at from chat where id = ? and number >= ? order by number",
                (id, after),
            )
        )
        return [ChatRow(*row) for row in rows]
