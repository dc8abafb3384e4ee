"""Open tables: which stand in the list, who sits down at them, and links that take the place of others."""

from tanglewood.server.store.database import Database, Session
from tanglewood.server.store.seats import count_change


class LobbyStore:
    """What changes a table returns False if somebody else has changed it since the version named; nothing is
    changed then."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open_tables(self, seen_since: float, limit: int) -> list[str]:
        """Listed tables with a free seat at which somebody was seen since then, the newest first."""
        rows = await self.database.rows(
            "select id from tables t where listed = 1 and over = 0"
            " and exists (select 1 from seats s where s.id = t.id and s.kind = 'link' and s.owner is null"
            " and s.kept is null and s.stand_in is null)"
            " and exists (select 1 from seats s where s.id = t.id and s.owner is not null and s.seen >= ?)"
            " order by created desc, id limit ?",
            (seen_since, limit),
        )
        return [str(id) for (id,) in rows]

    async def set_listed(self, id: str, version: int, listed: bool) -> bool:
        async def work(db: Session) -> bool:
            if not await count_change(db, id, version):
                return False
            await db.run("update tables set listed = ? where id = ?", (int(listed), id))
            return True

        return await self.database.do(work)

    async def invite(self, id: str, version: int, seat: int, invitation: bytes) -> bool:
        """A new link for a free seat. The old one is remembered, so that whoever opens it is told."""

        async def work(db: Session) -> bool:
            if not await count_change(db, id, version):
                return False
            await db.run(
                "insert into void_invitations (id, invitation) select id, invitation from seats"
                " where id = ? and seat = ? and invitation is not null on conflict do nothing",
                (id, seat),
            )
            await db.run(
                "update seats set invitation = ?, kept = null where id = ? and seat = ? and owner is null",
                (invitation, id, seat),
            )
            return True

        return await self.database.do(work)

    async def is_void(self, id: str, invitation: bytes) -> bool:
        """Whether a newer link has taken the place of this one."""
        query = "select 1 from void_invitations where id = ? and invitation = ?"
        return bool(await self.database.rows(query, (id, invitation)))

    # ------------------------------------------------------------------ following

    async def follow(self, id: str, owner: bytes, now: float) -> None:
        await self.database.run(
            "insert into follows (id, owner, at, told) values (?, ?, ?, 0) on conflict do nothing",
            (id, owner, now),
        )

    async def unfollow(self, id: str, owner: bytes) -> None:
        await self.database.run("delete from follows where id = ? and owner = ?", (id, owner))

    async def follows(self, id: str, owner: bytes) -> bool:
        return bool(await self.database.rows("select 1 from follows where id = ? and owner = ?", (id, owner)))

    async def followed(self, owner: bytes, limit: int) -> list[tuple[str, float]]:
        """The ids of the tables somebody follows with the time of their last change, running games first."""
        rows = await self.database.rows(
            "select t.id, t.changed from follows f join tables t on t.id = f.id where f.owner = ?"
            " order by t.over, t.changed desc limit ?",
            (owner, limit),
        )
        return [(id, changed) for id, changed in rows]

    async def count_followed(self, owner: bytes) -> int:
        ((count,),) = await self.database.rows("select count(*) from follows where owner = ?", (owner,))
        return int(count)
