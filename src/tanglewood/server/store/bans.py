"""Who is not let in for a time: a person (the hash of a secret), or an address."""

from tanglewood.server.store.database import Database

PERSON = "person "
ADDRESS = "address "


class BanStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, now: float) -> dict[str, float]:
        """Whoever is not let in now, each with the time until which."""
        rows = await self.database.rows("select id, until from bans where until > ?", (now,))
        return dict(rows)

    async def add(self, id: str, now: float, until: float) -> None:
        """Let somebody in no more; a new time takes the place of an old one."""
        await self.database.run(
            "insert into bans (id, since, until) values (?, ?, ?)"
            " on conflict (id) do update set since = excluded.since, until = excluded.until",
            (id, now, until),
        )

    async def lift(self, id: str) -> bool:
        """Let somebody in again. False if they were let in anyway."""
        return await self.database.run("delete from bans where id = ?", (id,)) == 1
