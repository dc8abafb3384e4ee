"""Analyses of finished games, as JSON, and those that are being made."""

from tanglewood.server.store.database import Database, Session
from tanglewood.server.store.rows import AnalysisJob


class AnalysisStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, id: str) -> str | None:
        """The analysis of a table's game, if there is one."""
        row = await self.database.read(lambda db: db.row("select body from analyses where id = ?", (id,)))
        return str(row[0]) if row else None

    async def begin(self, job: AnalysisJob, now: float) -> None:
        """An analysis is being made from now on; nothing happens if it is already."""
        await self.database.run(
            "insert into analysing (id, owner, address, level, since) values (?, ?, ?, ?, ?)"
            " on conflict do nothing",
            (job.id, job.owner, job.address, job.level, now),
        )

    async def jobs(self) -> list[AnalysisJob]:
        """All analyses that are being made, the oldest first."""
        rows = await self.database.read(
            lambda db: db.rows("select id, owner, address, level, share from analysing order by since, id")
        )
        return [AnalysisJob(*row) for row in rows]

    async def set_share(self, id: str, share: float) -> bool:
        """How much is done. False if somebody has stopped it."""
        return await self.database.run("update analysing set share = ? where id = ?", (share, id)) == 1

    async def stop(self, id: str) -> None:
        """An analysis is not made any more."""
        await self.database.run("delete from analysing where id = ?", (id,))

    async def save(self, id: str, level: str, now: float, body: str) -> None:
        """Store an analysis in place of an older one; it is not being made any more."""

        async def work(db: Session) -> None:
            await db.run(
                "insert into analyses (id, level, made, body) values (?, ?, ?, ?)"
                " on conflict (id) do update"
                " set level = excluded.level, made = excluded.made, body = excluded.body",
                (id, level, now, body),
            )
            await db.run("delete from analysing where id = ?", (id,))

        await self.database.do(work)
