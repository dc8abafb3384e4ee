"""A house moves from one database to another, to the byte: every row of every table that holds it."""

import hashlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import NamedTuple

from tanglewood.server.errors import cannot_start
from tanglewood.server.store.base import Store
from tanglewood.server.store.database import Database, Row, Session
from tanglewood.server.store.schema import GROUPS, KEPT

AT_ONCE = 200
"""Tables that are copied in one transaction, with all that belongs to them."""


class Count(NamedTuple):
    """What one table of the database holds: rows, and a fingerprint of all their values."""

    table: str
    rows: int
    digest: str


async def copy_house(source: Store, target: Store) -> list[Count]:
    """Copy everything into a database that holds nothing. What was copied is read again from both."""
    async with AsyncExitStack() as alone:
        for store in (source, target):
            if not await alone.enter_async_context(store.moving()):
                raise cannot_start("running", place=store.place)
        if any(count.rows for count in await counts(target.database)):
            raise cannot_start("not-empty", place=target.place)
        return await copy_rows_of(source.database, target, source.place)


async def copy_rows_of(source: Database, target: Store, place: str) -> list[Count]:
    """Copy every row of a database that does not change meanwhile, and compare."""
    columns = {table: await source.columns(table) for table in KEPT}
    try:
        for group in GROUPS:
            async for ids in in_parts(source, group[0]):
                await copy_rows(source, target.database, columns, list(group), ids)
    except BaseException:
        await clear(target.database)
        raise
    before, after = await counts(source), await counts(target.database)
    if before != after:
        await clear(target.database)
        raise cannot_start("copy-differs", place=target.place, source=place)
    return after


async def in_parts(database: Database, table: str) -> AsyncIterator[list[str]]:
    """The ids of a table, some at a time."""
    last = ""
    while True:
        rows = await database.rows(
            f"select id from {table} where id > ? order by id limit ?", (last, AT_ONCE)
        )
        if not rows:
            return
        ids = [str(id) for (id,) in rows]
        yield ids
        last = ids[-1]


async def copy_rows(
    source: Database, target: Database, columns: dict[str, list[str]], tables: list[str], ids: list[str]
) -> None:
    marks = ", ".join("?" for _ in ids)
    found: dict[str, list[Row]] = {}
    for table in tables:
        query = f"select {', '.join(columns[table])} from {table} where id in ({marks})"
        found[table] = await source.rows(query, tuple(ids))

    async def work(db: Session) -> None:
        for table, rows in found.items():
            values = ", ".join("?" for _ in columns[table])
            await db.run_many(f"insert into {table} ({', '.join(columns[table])}) values ({values})", rows)

    await target.do(work)


async def clear(database: Database) -> None:
    async def work(db: Session) -> None:
        for table in reversed(KEPT):
            await db.run(f"delete from {table}")

    await database.do(work)


async def counts(database: Database) -> list[Count]:
    """How much a database holds, and a fingerprint by which two can be compared whatever their engines."""
    return [await count(database, table) for table in KEPT]


async def count(database: Database, table: str) -> Count:
    columns = sorted(await database.columns(table))
    number, digest = 0, 0
    (head,) = (group[0] for group in GROUPS if table in group)
    async for ids in in_parts(database, head):
        marks = ", ".join("?" for _ in ids)
        query = f"select {', '.join(columns)} from {table} where id in ({marks})"
        for row in await database.rows(query, tuple(ids)):
            number += 1
            # A sum, because engines sort texts differently.
            digest += int.from_bytes(hashlib.sha256(repr(plain(row)).encode()).digest(), "big")
    return Count(table, number, f"{digest % 2**256:064x}")


def plain(row: Row) -> Row:
    """Values as both engines give them."""
    return tuple(bytes(value) if isinstance(value, memoryview | bytearray) else value for value in row)
