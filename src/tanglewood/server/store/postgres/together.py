"""Several servers on one PostgreSQL.

Changes are told by NOTIFY, from a trigger: the message is sent with the commit, or not at all. Jobs are
advisory locks of one connection that each server keeps open: PostgreSQL gives them to one session at a time,
and frees them the moment that session ends, however its server died. Lease rows would need clocks that agree,
a heartbeat, and a pause before anybody may take over. What a server stores is checked against the version of
the table besides, so one that does not know yet that it lost its locks can do no harm.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import psycopg

from tanglewood.server.errors import cannot_start
from tanglewood.server.live.entry import LogEntry
from tanglewood.server.store.database import Row, Session, StoreError
from tanglewood.server.store.postgres.pool import PostgresPool, why
from tanglewood.server.store.postgres.schema import CHANNEL
from tanglewood.server.store.together import Elsewhere, Hearing, Spent, Together, Told

log = logging.getLogger("tanglewood.server")

SERVERS = 21_554
"""The class of the advisory lock that each server holds as long as it lives."""
MOVING = 21_555
"""The class of the advisory lock that all servers share, and that whoever copies a house has alone."""
LOOK = 1.0
"""Seconds between two looks whether the connection and the other servers are still there."""
ALIVE = (
    "select objid::bigint from pg_locks where locktype = 'advisory' and classid = %s and objsubid = 2"
    " and database = (select oid from pg_database where datname = current_database())"
)

OF_SERVERS = ("presence", "streams")
"""What servers tell each other of themselves, as long as they live."""
ELSEWHERE = (
    "select coalesce(sum(count), 0) from streams where id = ? and server <> ?"
    f" and server in ({ALIVE.replace('%s', '?')})"
)


class PostgresTogether(Together):
    """One connection listens, another one holds the locks."""

    def __init__(self, pool: PostgresPool) -> None:
        self.pool = pool
        self.number = 0
        self.alive: set[int] = set()
        self.hearing: Hearing | None = None
        self.hears = False
        # The channel whose name only those know who read the log.
        self.quiet = CHANNEL
        self.locks: psycopg.AsyncConnection[Row] | None = None
        self.held: set[str] = set()
        self.busy = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self, hearing: Hearing) -> None:
        self.hearing = hearing
        listening = await self.connect_and_listen()
        await self.look()
        self.begin(self.listen(listening))
        self.begin(self.look_after())

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self.number:
            with contextlib.suppress(StoreError):
                for table in OF_SERVERS:
                    await self.pool.run(f"delete from {table} where server = ?", (self.number,))
        if self.locks is not None:
            await self.locks.close()
        self.locks = None

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ------------------------------------------------------------------ listening

    async def connect_and_listen(self) -> "psycopg.AsyncConnection[Row]":
        connection = await psycopg.AsyncConnection.connect(self.pool.url, autocommit=True)
        connection.add_notify_handler(lambda message: self.take_in(message.payload))
        ((self.quiet,),) = await (await connection.execute("select name from quiet_channel")).fetchall()
        for channel in (CHANNEL, self.quiet):
            await connection.execute(f"listen {channel}".encode())
        self.hears = True
        return connection

    async def listen(self, connection: "psycopg.AsyncConnection[Row] | None") -> None:
        """Hear what is told, and connect again whenever the connection is lost."""
        while True:
            try:
                if connection is None:
                    connection = await self.connect_and_listen()
                    self.tell(self.missed)
                await self.messages_of(connection)
            except psycopg.Error as problem:
                log.warning("the database does not tell what others do: %s", why(problem))
            finally:
                self.hears = False
                if connection is not None:
                    with contextlib.suppress(psycopg.Error):
                        await connection.close()
            connection = None
            await asyncio.sleep(LOOK)

    async def messages_of(self, connection: "psycopg.AsyncConnection[Row]") -> None:
        """Take messages as they come, until the connection is lost. The library's own way waits anew for
        every message, at three times the cost of a move that is played."""
        loop, wire = asyncio.get_running_loop(), connection.pgconn
        socket = wire.socket
        lost: asyncio.Future[None] = loop.create_future()

        def come() -> None:
            try:
                wire.consume_input()
            except psycopg.Error as problem:
                loop.remove_reader(socket)
                lost.set_exception(problem)
            while (message := wire.notifies()) is not None:
                self.take_in(message.extra.decode())

        loop.add_reader(socket, come)
        try:
            await lost
        finally:
            loop.remove_reader(socket)

    def take_in(self, message: str) -> None:
        """Do what a message asks for, if it is about anything that is not known here. Most are about what
        this server did itself, or about tables it does not hold."""
        assert self.hearing is not None
        what, id, number, *entry = message.split(" ", 6)
        if what == "spent":
            if int(number) != self.number:
                self.hearing.spent([read_spent(one) for one in entry[0].split(",")])
            return
        if what == "presence":
            news = int(number) != self.number
        else:
            news = self.hearing.is_news(what, id, int(number))
        if not news or (entry and self.plays(id, int(number), entry)):
            return
        self.tell(partial(self.hear, what, id, number))

    def plays(self, id: str, version: int, entry: list[str]) -> bool:
        """Whether a move that was told could be played at once."""
        assert self.hearing is not None
        place, seat, kind, text = entry
        try:
            return self.hearing.moved(Told(id, version, int(place), LogEntry(int(seat), kind, text)))
        except Exception:
            log.exception("a move of another server could not be played")
            return True  # the table was forgotten, and is read anew

    async def hear(self, what: str, id: str, number: str) -> None:
        assert self.hearing is not None
        if what == "table":
            await self.hearing.table_changed(id, int(number) if int(number) >= 0 else None)
        elif what == "chat":
            await self.hearing.chat_said(id, int(number))
        elif what == "session":
            await self.hearing.session_ended(bytes.fromhex(id))
        elif what == "room":
            await self.hearing.room_changed(id)
        elif what == "presence":
            await self.hearing.presence_changed(id)

    async def missed(self) -> None:
        assert self.hearing is not None
        await self.hearing.missed()

    def tell(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what a message asks for, beside the others: one table must not keep the rest waiting. Nobody
        says it again, so it is tried until the database can be read."""

        async def surely() -> None:
            while True:
                try:
                    await work()
                    return
                except StoreError as problem:
                    log.warning("what others did could not be read: %s", problem)
                except Exception:
                    log.exception("what others did could not be taken over")
                    return
                await asyncio.sleep(LOOK)

        self.begin(surely())

    # ------------------------------------------------------------------ jobs

    @asynccontextmanager
    async def locking(self) -> AsyncIterator["psycopg.AsyncConnection[Row]"]:
        """The connection that holds the locks; a new one, without any, if the old one was lost."""
        async with self.busy:
            try:
                if self.locks is None or self.locks.closed:
                    self.held.clear()
                    self.locks = await psycopg.AsyncConnection.connect(self.pool.url, autocommit=True)
                    await self.register(self.locks)
                yield self.locks
            except psycopg.Error as problem:
                self.held.clear()
                if self.locks is not None:
                    with contextlib.suppress(psycopg.Error):
                        await self.locks.close()
                self.locks = None
                raise StoreError(why(problem)) from None

    async def register(self, connection: "psycopg.AsyncConnection[Row]") -> None:
        """Have a number that is held as long as this connection."""
        again = self.number != 0
        await connection.execute("select pg_advisory_lock_shared(%s, 0)", (MOVING,))
        cursor = await connection.execute("select nextval('server_numbers')")
        ((number,),) = await cursor.fetchall()
        self.number = int(number)
        await connection.execute("select pg_advisory_lock(%s, %s)", (SERVERS, self.number))
        if again and self.hearing is not None:
            self.tell(self.hearing.renumbered)

    async def take(self, job: str) -> bool:
        # Whoever asks may be cancelled meanwhile: a lock that nobody knows of would never be left.
        return job in self.held or await asyncio.shield(self.lock(job))

    async def lock(self, job: str) -> bool:
        async with self.locking() as connection:
            cursor = await connection.execute("select pg_try_advisory_lock(hashtextextended(%s, 0))", (job,))
            ((taken,),) = await cursor.fetchall()
            if taken:
                self.held.add(job)
            return bool(taken)

    async def leave(self, job: str) -> None:
        if job in self.held or self.busy.locked():  # it may just be being taken
            await asyncio.shield(self.unlock(job))

    async def unlock(self, job: str) -> None:
        async with self.locking() as connection:
            if job in self.held:
                self.held.discard(job)
                await connection.execute("select pg_advisory_unlock(hashtextextended(%s, 0))", (job,))

    async def look(self) -> None:
        """See which servers are alive, and by that whether the locks are still ours."""
        async with self.locking() as connection:
            cursor = await connection.execute(ALIVE, (SERVERS,))
            alive = {int(number) for (number,) in await cursor.fetchall()}
            before, self.alive = self.alive, alive
            if self.hearing is not None:
                self.hearing.alive(len(alive))
            if before - alive:
                for table in OF_SERVERS:
                    gone = f"delete from {table} where not server = any(%s)"
                    await connection.execute(gone.encode(), (list(alive),))
        if before - alive:
            self.tell(self.missed)

    async def look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StoreError as problem:
                log.warning("the jobs of this server may be done by others: %s", problem)

    async def servers(self) -> int:
        """How many servers are alive, this one included once it has begun."""
        async with self.pool.connection() as connection:
            return len(await (await connection.execute(ALIVE, (SERVERS,))).fetchall())

    @asynccontextmanager
    async def moving(self) -> AsyncIterator[bool]:
        """Whether no server works on the database; in here none begins to."""
        async with await psycopg.AsyncConnection.connect(self.pool.url, autocommit=True) as connection:
            cursor = await connection.execute("select pg_try_advisory_lock(%s, 0)", (MOVING,))
            ((alone,),) = await cursor.fetchall()
            yield bool(alone) and not await self.servers()

    # ------------------------------------------------------------------ who is where

    async def show(self, id: str, here: Elsewhere) -> None:
        online, present = (json.dumps(sorted(owner.hex() for owner in owners)) for owners in here)
        await self.pool.run(
            "insert into presence (id, server, online, here) values (?, ?, ?, ?)"
            " on conflict (id, server) do update set online = excluded.online, here = excluded.here",
            (id, self.number, online, present),
        )

    async def elsewhere(self, id: str) -> Elsewhere:
        rows = await self.pool.read(
            lambda db: db.rows("select server, online, here from presence where id = ?", (id,))
        )
        theirs = [row for row in rows if row[0] != self.number]
        return Elsewhere(*(owners_of([row[place] for row in theirs]) for place in (1, 2)))

    async def spent(self, spent: list[Spent]) -> None:
        said = ",".join(f"{kind}:{mark}:{count}" for kind, mark, count in spent)
        await self.pool.rows("select pg_notify(?, ?)", (self.quiet, f"spent - {self.number} {said}"))

    async def count(self, id: str, here: int, most: int | None) -> bool:
        async def work(db: Session) -> bool:
            if most is not None:  # of two servers that count at once one waits, and sees what the other told
                await db.rows("select pg_advisory_xact_lock(hashtextextended(?, 0))", (f"streams {id}",))
                ((elsewhere,),) = await db.rows(ELSEWHERE, (id, self.number, SERVERS))
                if elsewhere + here > most:
                    return False
            await db.run(
                "insert into streams (id, server, count) values (?, ?, ?)"
                " on conflict (id, server) do update set count = excluded.count",
                (id, self.number, here),
            )
            await db.run("delete from streams where id = ? and server = ? and count = 0", (id, self.number))
            return True

        return await self.pool.do(work)


def read_spent(said: str) -> Spent:
    kind, mark, count = said.split(":")
    return Spent(kind, mark, int(count))


def owners_of(lists: list[str]) -> frozenset[bytes]:
    return frozenset(bytes.fromhex(owner) for one in lists for owner in json.loads(one))


def check_alone(connection: "psycopg.Connection[tuple[int, ...]]", place: str) -> None:
    """Refuse a database that servers work on, whatever its version, and change nothing."""
    if connection.execute(ALIVE, (SERVERS,)).fetchone() is not None:
        raise cannot_start("running", place=place)


def check_staying(connection: "psycopg.Connection[tuple[int, ...]]", place: str) -> None:
    """Refuse a database that is being copied: what is changed there now may be lost."""
    staying = connection.execute("select pg_try_advisory_xact_lock_shared(%s, 0)::int", (MOVING,)).fetchone()
    if staying == (0,):
        raise cannot_start("moving", place=place)
