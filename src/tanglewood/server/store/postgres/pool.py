"""Work on PostgreSQL: a pool of connections, and queries in the event loop."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import TypeVar

import psycopg
from psycopg.errors import DeadlockDetected, SerializationFailure, UniqueViolation
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from tanglewood.server.store.database import Database, Row, Session, StoreError, Work

T = TypeVar("T")
Connection = psycopg.AsyncConnection[Row]

ATTEMPTS = 5
"""How often work is tried when others were in its way."""
PATIENCE = 5.0
"""Seconds to wait for a connection: a database that is gone longer is reported."""
IN_THE_WAY = (DeadlockDetected, SerializationFailure, UniqueViolation)


@lru_cache(maxsize=512)
def translated(query: str) -> bytes:
    """A query with the placeholders of psycopg."""
    return query.replace("?", "%s").encode()


class PostgresSession(Session):
    """Queries on one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def rows(self, query: str, values: Row = ()) -> list[Row]:
        return await (await self.connection.execute(translated(query), values)).fetchall()

    async def run(self, query: str, values: Row = ()) -> int:
        return (await self.connection.execute(translated(query), values)).rowcount

    async def columns(self, table: str) -> list[str]:
        rows = await self.rows(
            "select column_name from information_schema.columns"
            " where table_schema = current_schema() and table_name = ?",
            (table,),
        )
        return [str(name) for (name,) in rows]

    async def run_many(self, query: str, values: Iterable[Row]) -> None:
        async with self.connection.cursor() as cursor:
            await cursor.executemany(translated(query), values)


class PostgresPool(Database):
    """Connections to one database. Each piece of work has one for itself."""

    def __init__(self, url: str, size: int) -> None:
        self.url = url
        self.size = size
        self.pool: AsyncConnectionPool[Connection] | None = None
        # While the connections of the pool are looked through because one was lost.
        self.looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.pool = AsyncConnectionPool(
            self.url,
            min_size=1,
            max_size=self.size,
            timeout=PATIENCE,
            open=False,
            kwargs={"autocommit": True},
        )
        await self.pool.open()

    async def stop(self) -> None:
        if self.pool is not None:
            await self.pool.close(PATIENCE)
            self.pool = None

    @asynccontextmanager
    async def connection(self, passing: tuple[type[Exception], ...] = ()) -> AsyncIterator[Connection]:
        """A connection; what goes wrong with the database is a StoreError, but for what passes."""
        if self.pool is None:
            raise StoreError("the database is closed")
        try:
            async with self.pool.connection() as connection:
                try:
                    yield connection
                finally:
                    if connection.broken:
                        self.look_through(self.pool)
        except passing:
            raise
        except (psycopg.Error, PoolTimeout) as problem:
            raise StoreError(why(problem)) from None

    def look_through(self, pool: "AsyncConnectionPool[Connection]") -> None:
        """With one connection all of them may have been lost: without this every one would fail somebody."""
        if self.looking is None or self.looking.done():
            self.looking = asyncio.ensure_future(pool.check())

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Database]:
        """The database as it is now, whatever others write."""
        async with self.connection() as connection, connection.transaction():
            await connection.execute("set transaction isolation level repeatable read, read only")
            yield Moment(connection)

    async def do(self, work: Work[T]) -> T:
        for attempt in range(ATTEMPTS):
            try:
                async with self.connection(IN_THE_WAY) as connection, connection.transaction():
                    return await work(PostgresSession(connection))
            except IN_THE_WAY as problem:
                if attempt == ATTEMPTS - 1:
                    raise StoreError(why(problem)) from None
                await asyncio.sleep(0.005 * attempt)
        raise AssertionError("there is always an attempt")

    async def read(self, work: Work[T]) -> T:
        async with self.connection() as connection:
            return await work(PostgresSession(connection))

    async def run(self, query: str, values: Row = ()) -> int:
        """One statement is a transaction of its own."""
        async with self.connection() as connection:
            return await PostgresSession(connection).run(query, values)


class Moment(Database):
    """Reads within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self.session = PostgresSession(connection)

    async def do(self, work: Work[T]) -> T:
        raise StoreError("a moment of the past cannot be changed")

    async def read(self, work: Work[T]) -> T:
        return await work(self.session)


def why(problem: Exception) -> str:
    """What the database says is wrong. Its details are left out, and the problem itself where it would be
    logged: they quote values, people's addresses and the marks of their secrets too."""
    said = problem.diag.message_primary if isinstance(problem, psycopg.Error) else None
    return said or str(problem).strip()
