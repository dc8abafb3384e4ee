"""Looking after a house: what is in it, whether it is sound, what is thrown away, and copies of it."""

import shutil
from pathlib import Path
from typing import NamedTuple

from tanglewood.server.datafolder import LOCK
from tanglewood.server.errors import Refused, cannot_start
from tanglewood.server.live.game import LiveGame
from tanglewood.server.store.base import Store
from tanglewood.server.store.choose import FILE
from tanglewood.server.store.database import Session
from tanglewood.server.store.deleting import drop_table
from tanglewood.server.store.moving import in_parts
from tanglewood.server.store.people.accounts import forget
from tanglewood.server.store.sqlite import SqliteStore


class TableLine(NamedTuple):
    """A table as whoever runs the server sees it: nothing that is hidden in its game."""

    id: str
    game: str
    created: float
    changed: float
    over: bool
    moves: int
    seats: str


class PersonLine(NamedTuple):
    """A person: the hash of a secret, shortened, under the names they gave."""

    id: str
    names: str
    tables: int
    seen: float


class Mistake(NamedTuple):
    """A table that cannot be played on, and why."""

    id: str
    why: str


async def list_tables(store: Store, limit: int) -> list[TableLine]:
    """The tables that were changed last."""

    async def work(db: Session) -> list[TableLine]:
        rows = await db.rows(
            "select id, game, created, changed, over from tables order by changed desc, id limit ?", (limit,)
        )
        found: list[TableLine] = []
        for id, game, created, changed, over in rows:
            ((moves,),) = await db.rows("select count(*) from log where id = ?", (id,))
            seats = await db.rows("select name, kind, bot from seats where id = ? order by seat", (id,))
            names = ", ".join(name or bot or kind for name, kind, bot in seats)
            found.append(TableLine(id, game, created, changed, bool(over), moves, names))
        return found

    return await store.database.read(work)


async def list_people(store: Store, limit: int) -> list[PersonLine]:
    """Who holds seats, those who were here last first."""
    rows = await store.database.read(
        lambda db: db.rows(
            "select owner, min(name), max(name), count(distinct id), max(seen) from seats"
            " where owner is not null group by owner order by max(seen) desc limit ?",
            (limit,),
        )
    )
    return [
        PersonLine(owner.hex()[:12], one if one == other else f"{one}, {other}", tables, seen)
        for owner, one, other, tables, seen in rows
    ]


async def delete_table(store: Store, id: str) -> bool:
    """Throw a table away with everything about it. False if there is none."""
    return await store.database.do(lambda db: drop_table(db, id))


async def delete_person(store: Store, start: str) -> tuple[bytes, int]:
    """Forget a person: seats lose their owner and name, and their lines in the chat go. Games stay, because
    they are the others' too. Returns who it was, and how many seats that were."""
    owner = await find_person(store, start)

    async def work(db: Session) -> int:
        ((seats,),) = await db.rows("select count(*) from seats where owner = ?", (owner,))
        await forget(db, owner)
        return int(seats)

    return owner, await store.database.do(work)


async def find_person(store: Store, start: str) -> bytes:
    """The person whose hash begins like this, a guest's or an account's."""
    rows = await store.database.rows("select distinct owner from seats where owner is not null")
    accounts = await store.database.rows("select id from people")
    known = {bytes(owner) for (owner,) in rows} | {bytes.fromhex(id) for (id,) in accounts}
    owners = [owner for owner in known if owner.hex().startswith(start.lower())]
    if len(owners) != 1:
        raise cannot_start("which-person", start=start, count=len(owners))
    found: bytes = owners[0]
    return found


async def check(store: Store) -> tuple[int, list[Mistake]]:
    """Replay every game by its rules. How many there are, and those that cannot be opened."""
    number, mistakes = 0, []
    async for ids in in_parts(store.database, "tables"):
        for id in ids:
            number += 1
            problem = await replayed(store, id)
            if problem:
                mistakes.append(Mistake(id, problem))
    return number, mistakes


async def replayed(store: Store, id: str) -> str:
    stored = await store.tables.read(id)
    if stored is None:
        return ""  # deleted in the meantime
    try:
        live = LiveGame(id, *stored.row)
        live.begun = stored.begun
        live.restore(stored.log)
    except Refused as refused:
        return refused.message
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"
    return ""


async def back_up(source: Store, target: Path) -> tuple[int, list[Mistake]]:
    """Copy a house into a new folder as it is at one moment, and replay every game of the copy. Returns how
    many there are, and those that cannot be opened: they are in the copy as they are in the house."""
    if target.exists():
        raise cannot_start("not-new", place=str(target))
    target.mkdir(mode=0o700, parents=True)
    try:
        await source.back_up(target / FILE)
        (target / FILE).chmod(0o600)
        copy = SqliteStore(target / FILE)
        copy.open()
        try:
            found = await check(copy)
        finally:
            copy.close()
    except BaseException:
        shutil.rmtree(target)
        raise
    (target / LOCK).unlink(missing_ok=True)
    return found
