"""Who sits where, and the votes about seats."""

from tanglewood.server.store.database import Database, Row, Session


class SeatStore:
    """Seats and votes. What changes a table returns False if somebody else has changed it since the version
    named; nothing is changed then."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def change(self, id: str, version: int, *queries: tuple[str, Row]) -> bool:
        """Run these queries if the table is still of this version."""

        async def work(db: Session) -> bool:
            if not await count_change(db, id, version):
                return False
            for query, values in queries:
                await db.run(query, values)
            return True

        return await self.database.do(work)

    async def seen_since(self, owner: bytes, at: float) -> bool:
        """Whether somebody was seen at any table since then."""
        query = "select 1 from seats where owner = ? and seen >= ? limit 1"
        return bool(await self.database.rows(query, (owner, at)))

    async def take(self, id: str, version: int, seat: int, owner: bytes, name: str, now: float) -> bool:
        """Give somebody a free seat; its invitation is used up."""
        query = (
            "update seats set owner = ?, name = ?, seen = ?, used = invitation, invitation = null,"
            " kept = null where id = ? and seat = ? and owner is null"
        )
        return await self.change(id, version, (query, (owner, name, now, id, seat)))

    async def set_stand_in(self, id: str, version: int, seat: int, bot: str | None) -> bool:
        """Which bot plays for a person; this ends all votes about the seat."""
        return await self.change(
            id,
            version,
            ("update seats set stand_in = ? where id = ? and seat = ?", (bot, id, seat)),
            ("delete from votes where id = ? and seat = ?", (id, seat)),
        )

    async def set_seen(self, id: str, owner: bytes, now: float) -> None:
        """When a person was last at the table. This changes nothing for the others."""
        await self.database.run("update seats set seen = ? where id = ? and owner = ?", (now, id, owner))

    async def set_consent(self, id: str, version: int, seat: int, bot: str | None) -> bool:
        """Which bot may play while the person is away."""
        query = "update seats set consent = ? where id = ? and seat = ?"
        return await self.change(id, version, (query, (bot, id, seat)))

    async def add_vote(self, id: str, version: int, seat: int, voter: bytes) -> bool:
        """Add a vote to let a bot play at a seat; a second vote of the same person changes nothing."""
        query = "insert into votes (id, seat, voter) values (?, ?, ?) on conflict do nothing"
        return await self.change(id, version, (query, (id, seat, voter)))

    async def drop_votes(self, id: str, version: int, seat: int, voter: bytes | None = None) -> bool:
        """Delete the votes about a seat: one voter's, or all."""
        query = "delete from votes where id = ? and seat = ? and voter = coalesce(?, voter)"
        return await self.change(id, version, (query, (id, seat, voter)))


async def count_change(db: Session, id: str, version: int) -> bool:
    """Count a change of a table; False if somebody else has changed it. Its row is locked from here on."""
    changed = await db.run(
        "update tables set version = version + 1, beside = version + 1 where id = ? and version = ?",
        (id, version),
    )
    return changed == 1
