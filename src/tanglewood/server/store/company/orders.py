"""Standing orders: what a seat wants to have done while its person is away.

They are kept beside the table. Whoever changes them changes no version of it: neither those who watch nor
other servers hear of it, and whoever carries them out asks for them at that moment.
"""

from tanglewood.server.store.database import Database


class OrderStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, id: str, seat: int) -> str:
        """The orders of a seat as JSON; empty if there are none."""
        rows = await self.database.rows("select orders from orders where id = ? and seat = ?", (id, seat))
        return str(rows[0][0]) if rows else ""

    async def write(self, id: str, seat: int, orders: str) -> None:
        """Have other orders, or (empty) none."""
        if not orders:
            await self.database.run("delete from orders where id = ? and seat = ?", (id, seat))
            return
        await self.database.run(
            "insert into orders (id, seat, orders) values (?, ?, ?)"
            " on conflict (id, seat) do update set orders = excluded.orders",
            (id, seat, orders),
        )
