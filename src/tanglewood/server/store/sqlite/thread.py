"""One thread that does all work on the database.

Work runs in the order it came. Whatever has queued up shares a transaction and one flush to the disk, so many
tables together cost no more than one. Nobody hears of a change before it is written to disk.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Coroutine, Iterable
from pathlib import Path
from typing import Any, TypeVar

from tanglewood.server.errors import cannot_start
from tanglewood.server.store.database import Database, Row, Session, StoreError, Work
from tanglewood.server.store.sqlite.schema import connect, connect_beside

T = TypeVar("T")

BATCH = 256


class SqliteSession(Session):
    """Queries of one piece of work. None of them waits: they run in the database's own thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def rows(self, query: str, values: Row = ()) -> list[Row]:
        return self.connection.execute(query, values).fetchall()

    async def run(self, query: str, values: Row = ()) -> int:
        return self.connection.execute(query, values).rowcount

    async def columns(self, table: str) -> list[str]:
        return [str(row[1]) for row in self.connection.execute(f"pragma table_info({table})")]

    async def run_many(self, query: str, values: Iterable[Row]) -> None:
        self.connection.executemany(query, values)


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits to its end."""
    try:
        work.send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    raise RuntimeError("work on the database waited for something else")


class DatabaseThread(Database):
    """Runs work on the database; `await do(work)` returns when it is written to disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[tuple[Work[object], asyncio.Future[object]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.serve, name="store", daemon=True)
        # Whether it works beside the server whose database it is, and whether it only reads.
        self.beside = False
        self.reading = False
        self.ready: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()

    def open(self) -> None:
        """Start the thread, and wait until it has opened the database."""
        self.thread.start()
        trouble = self.ready.get()
        if trouble is not None:
            raise trouble

    async def do(self, work: Work[T]) -> T:
        """Run work in the thread, within a transaction."""
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self.jobs.put((work, future))
        return await future  # type: ignore[return-value]

    async def read(self, work: Work[T]) -> T:
        return await self.do(work)

    def close(self) -> None:
        if self.thread.is_alive():
            self.jobs.put(None)
            self.thread.join(timeout=10)

    # ------------------------------------------------------------------ in the thread

    def serve(self) -> None:
        try:
            connection = connect_beside(self.path, self.reading) if self.beside else connect(self.path)
        except sqlite3.Error as problem:
            self.ready.put(cannot_start("database", place=str(self.path), why=str(problem)))
            return
        except Exception as problem:
            self.ready.put(problem)
            return
        self.ready.put(None)
        open_for_work = True
        while open_for_work:
            batch = [self.jobs.get()]
            while len(batch) < BATCH and not self.jobs.empty():
                batch.append(self.jobs.get())
            work = [job for job in batch if job is not None]
            open_for_work = len(work) == len(batch)
            if work:
                self.run_batch(connection, work)
        connection.close()

    def run_batch(
        self, connection: sqlite3.Connection, jobs: list[tuple[Work[object], asyncio.Future[object]]]
    ) -> None:
        answers: list[tuple[asyncio.Future[object], object, Exception | None]] = []
        session = SqliteSession(connection)
        try:
            connection.execute("begin" if self.reading else "begin immediate")
            if len(jobs) == 1:  # it fails alone: it needs no savepoint
                answers.append((jobs[0][1], finish(jobs[0][0](session)), None))
            else:
                answers += [(future, *apart(connection, session, work)) for work, future in jobs]
            connection.execute("commit")
        except Exception as problem:  # the disk is full, the file is gone: nothing of this batch counts
            with contextlib.suppress(sqlite3.Error):  # the thread must live on, come what may
                connection.rollback()
            answers = [(future, None, problem) for _, future in jobs]
        for future, result, failure in answers:
            with contextlib.suppress(RuntimeError):  # the loop has been closed, so nobody waits any more
                future.get_loop().call_soon_threadsafe(settle, future, result, failure)


def apart(
    connection: sqlite3.Connection, session: SqliteSession, work: Work[object]
) -> tuple[object, Exception | None]:
    """The result of work, or what went wrong; nothing of it counts then, and all else in the batch does."""
    connection.execute("savepoint job")
    try:
        done: object = finish(work(session))
    except Exception as problem:
        connection.execute("rollback to job")
        connection.execute("release job")
        return None, problem
    connection.execute("release job")
    return done, None


def settle(future: "asyncio.Future[object]", result: object, problem: Exception | None) -> None:
    """Hand the result of some work to whoever waits for it."""
    if future.cancelled():
        return
    if isinstance(problem, sqlite3.Error):
        future.set_exception(StoreError(str(problem)))
    elif problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(result)
