"""Analyses of finished games in SQLite."""

import sqlite3

from tanglewood.server.store.interface import AnalysisStore
from tanglewood.server.store.sqlite.thread import DatabaseThread


class SqliteAnalyses(AnalysisStore):
    def __init__(self, thread: DatabaseThread) -> None:
        self.thread = thread

    async def read(self, id: str) -> str | None:
        def work(db: sqlite3.Connection) -> str | None:
            row = db.execute("select body from analyses where id = ?", (id,)).fetchone()
            return str(row[0]) if row else None

        return await self.thread.do(work)

    async def save(self, id: str, level: str, now: float, body: str) -> None:
        await self.thread.execute(
            "insert or replace into analyses (id, level, made, body) values (?, ?, ?, ?)",
            (id, level, now, body),
        )
