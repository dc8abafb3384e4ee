"""The store on PostgreSQL: one database for any number of servers."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tanglewood.server.errors import cannot_start
from tanglewood.server.store.base import Store
from tanglewood.server.store.moving import copy_rows_of
from tanglewood.server.store.postgres.pool import PostgresPool
from tanglewood.server.store.postgres.schema import check_beside, migrate
from tanglewood.server.store.postgres.tables import PostgresTables
from tanglewood.server.store.postgres.together import PostgresTogether, check_alone, check_staying
from tanglewood.server.store.sqlite import SqliteStore

CONNECTIONS = 8
"""Connections of one server; more would only wait for each other on the disk."""
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""A connection to a machine that is gone is noticed within some ten seconds."""
SECONDS = 10
"""Seconds to wait for the database at the start."""


class PostgresStore(Store):
    """A database named by a URL."""

    shared = True

    def __init__(self, url: str, connections: int = CONNECTIONS) -> None:
        self.place_shown, self.url = checked(url)
        self.pool = PostgresPool(self.url, connections)
        super().__init__(self.pool)
        self.tables = PostgresTables(self.pool)
        self.cluster = PostgresTogether(self.pool)
        self.together = self.cluster

    @property
    def place(self) -> str:
        return self.place_shown

    def open(self, address: str = "") -> None:
        """Reach the database once, and bring it up to date."""
        self.reach(check_staying)
        self.reach(migrate)

    def reach(self, work: "Callable[[psycopg.Connection[tuple[int, ...]], str], None]") -> None:
        try:
            with psycopg.connect(self.url, connect_timeout=SECONDS) as connection:
                work(connection, self.place)
        except psycopg.Error as problem:
            lines = str(problem).strip().splitlines() or [type(problem).__name__]
            raise cannot_start("database", place=self.place, why=lines[0]) from None

    def check_idle(self) -> None:
        self.reach(check_alone)

    def open_beside(self, changing: bool = False) -> None:
        """Any number may use it at once. It is left as it is, so it has to be of this version: servers that
        run may know no other."""
        self.reach(check_beside)

    async def back_up(self, file: Path) -> None:
        """All of it is read in one transaction, which sees one moment."""
        copy = SqliteStore(file)
        copy.open()
        try:
            async with self.pool.moment() as moment:
                await copy_rows_of(moment, copy, self.place)
        finally:
            copy.close()

    async def schema(self) -> int:
        ((version,),) = await self.pool.rows("select version from schema_version")
        return int(version)

    async def start(self) -> None:
        await self.pool.start()

    def moving(self) -> AbstractAsyncContextManager[bool]:
        return self.cluster.moving()

    async def stop(self) -> None:
        await self.pool.stop()

    def close(self) -> None:
        """Nothing is queued: work that was begun is waited for by whoever began it."""


def checked(url: str) -> tuple[str, str]:
    """A URL as it may be shown, without its password, and with what we add for the connection."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        raise cannot_start("no-address") from None
    host, port, name = parts.get("host"), parts.get("port"), parts.get("dbname")
    shown = f"postgresql://{host or ''}{f':{port}' if port else ''}/{name or ''}"
    return shown, make_conninfo(url, application_name="tanglewood", **ALIVE)
