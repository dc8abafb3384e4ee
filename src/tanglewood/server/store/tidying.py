"""What a house throws away after its time: what people did if the settings name one, and always what nobody
can use any more, which are bans that are over, packs without a table, companion sessions that are no longer
shared, and devices that were not here for as long as their cookie lives."""

from typing import NamedTuple

import msgspec

from tanglewood.server.live.seat import PERSON_BYTES
from tanglewood.server.store.base import Store
from tanglewood.server.store.database import Row, Session
from tanglewood.server.store.deleting import drop_table
from tanglewood.server.store.people.accounts import forget

DAY = 24 * 3600.0
DEVICE_DAYS = 365
"""As long as the cookie of a browser lives."""
ROOM_DAYS = 30
"""So long a companion session stays shared that nobody goes on with; the phones keep it anyway."""
AT_ONCE = 100
"""Tables or people of one transaction: nobody who plays waits for long."""


class Retention(msgspec.Struct, frozen=True):
    """Days for which things are kept; 0: for ever."""

    finished: int = 0
    unfinished: int = 0
    guests: int = 0
    chat: int = 0


class Tidied(NamedTuple):
    """What was thrown away: the ids of tables, and how many people, lines of chat, packs and past bans."""

    tables: list[str]
    people: int
    lines: int
    packs: int
    bans: int


async def tidy(store: Store, keep: Retention, now: float) -> Tidied:
    """Throw away what has been kept long enough."""
    tables: list[str] = []
    for days, over in ((keep.finished, 1), (keep.unfinished, 0)):
        while days and (gone := await drop_old_tables(store, over, now - days * DAY)):
            tables += gone
    people = 0
    while keep.guests and (count := await forget_guests(store, now - keep.guests * DAY)):
        people += count
    run = store.database.run
    if keep.guests:  # of those who never sat down
        for table in ("follows", "blocks"):
            await run(
                f"delete from {table} where at < ? and length(owner) <> ?"
                " and not exists (select 1 from seats s where s.owner = " + table + ".owner)",
                (now - keep.guests * DAY, PERSON_BYTES),
            )
    lines = await run("delete from chat where at < ?", (now - keep.chat * DAY,)) if keep.chat else 0
    if keep.chat:  # a report quotes the chat
        await run("delete from reports where at < ?", (now - keep.chat * DAY,))
    packs = await run(
        "delete from packs where created < ? and not exists (select 1 from tables where pack = packs.id)",
        (now - DAY,),
    )
    await store.guesses.tidy(now)
    await store.rooms.tidy(now - ROOM_DAYS * DAY)
    await drop_devices(store, now - DEVICE_DAYS * DAY)
    return Tidied(tables, people, lines, packs, await run("delete from bans where until <= ?", (now,)))


async def drop_old_tables(store: Store, over: int, before: float) -> list[str]:
    """Some tables that nothing has changed at since then, nobody has seen since then, and that are gone."""

    async def work(db: Session) -> list[str]:
        query = (
            "select id from tables t where over = ? and changed < ? and not exists"
            " (select 1 from seats s where s.id = t.id and s.seen >= ?) order by changed limit ?"
        )
        ids = [str(id) for (id,) in await db.rows(query, (over, before, before, AT_ONCE))]
        for id in ids:
            await drop_table(db, id)
        return ids

    return await store.database.do(work)


async def drop_devices(store: Store, before: float) -> None:
    """Sign out devices that nobody has used since then; nothing is pushed to them any more, not even to one
    that asked for it while it was signed out."""

    async def work(db: Session) -> None:
        await db.run("delete from sessions where seen < ?", (before,))
        await db.run("delete from pushes where secret not in (select secret from sessions)")

    await store.database.do(work)


async def forget_guests(store: Store, before: float) -> int:
    """Some guests who have not been seen at any table since then; whoever has an account keeps it."""

    async def work(db: Session) -> int:
        query = (
            "select owner from seats where length(owner) <> ? group by owner having max(seen) < ?"
            " order by owner limit ?"
        )
        rows: list[Row] = await db.rows(query, (PERSON_BYTES, before, AT_ONCE))
        for (owner,) in rows:
            await forget(db, owner)
        return len(rows)

    return await store.database.do(work)
