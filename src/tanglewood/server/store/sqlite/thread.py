"""The memory of the house: SQLite, one thread, moves durable before anybody is told.

All work runs in one thread of its own, in the order it came. Whatever has queued up shares a transaction and
one flush to the disk, so that many tables together cost no more than one.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tanglewood.server.datafolder import FolderLock, keep_private
from tanglewood.server.errors import StartupError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

BATCH = 256
SCHEMA = """
create table if not exists tables (
  id text primary key, game text not null, options text not null, seed text not null, position text not null,
  created real not null, changed real not null, over integer not null default 0, rematch text
) strict;
create table if not exists seats (
  id text not null references tables, seat integer not null, kind text not null, bot text, name text not null,
  owner blob, invitation blob, primary key (id, seat)
) strict, without rowid;
create index if not exists seats_of_owner on seats (owner) where owner is not null;
create table if not exists log (
  id text not null references tables, number integer not null, seat integer not null, kind text not null,
  text text not null, primary key (id, number)
) strict, without rowid;
create table if not exists chat (
  id text not null references tables, number integer not null, seat integer not null, name text not null,
  text text not null, at real not null, primary key (id, number)
) strict, without rowid;
"""
MIGRATIONS = (
    """
alter table tables add column pace text not null default 'quick';
alter table seats add column stand_in text;
create table analyses (
  id text primary key references tables, level text not null, made real not null, body text not null
) strict, without rowid;
""",
    """
alter table tables add column away integer;
alter table seats add column seen real not null default 0;
alter table seats add column consent text;
create table votes (
  id text not null references tables, seat integer not null, voter blob not null,
  primary key (id, seat, voter)
) strict, without rowid;
create table pulse (one integer primary key check (one = 1), at real not null) strict;
""",
)
"""What came later, in order; a database counts how many of them it has seen."""


class Store:
    """Runs work on the database; `await do(work)` returns when it is on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = 0
        self.lock: FolderLock | None = None
        self.jobs: queue.SimpleQueue[tuple[Work[object], asyncio.Future[object]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.serve, name="store", daemon=True)
        self.ready: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()

    def open(self, address: str = "") -> None:
        """Take the folder and open the database, once. `address` tells others who has the folder."""
        if self.lock is not None:
            return
        try:
            keep_private(self.path)
            self.lock = FolderLock(self.path.parent, address)
        except OSError as problem:
            raise StartupError(f"{problem.filename or self.path}: {problem.strerror}") from None
        self.thread.start()
        trouble = self.ready.get()
        if trouble is not None:
            self.lock.release()
            raise trouble
        self.file = self.path.stat().st_ino

    async def do(self, work: Work[T]) -> T:
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self.jobs.put((work, future))
        return await future  # type: ignore[return-value]

    def check_file(self) -> None:
        """Whether the file that is being written is still the one that would be read after a restart."""
        try:
            now = self.path.stat().st_ino
        except OSError as problem:
            raise sqlite3.OperationalError(f"{self.path}: {problem.strerror}") from None
        if now != self.file:
            raise sqlite3.OperationalError(f"{self.path}: another file lies there now")

    def close(self) -> None:
        if self.lock is not None and self.thread.is_alive():
            self.jobs.put(None)
            self.thread.join(timeout=10)
        if self.lock is not None:
            self.lock.release()

    # ------------------------------------------------------------------ in the thread

    def serve(self) -> None:
        try:
            connection = self.connect()
        except sqlite3.Error as problem:
            self.ready.put(StartupError(f"{self.path}: the database cannot be used: {problem}"))
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
                self.run(connection, work)
        connection.close()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None)
        self.check_version(connection)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")  # a move that was acknowledged survives a power cut
        connection.execute("pragma foreign_keys = on")
        connection.execute("pragma busy_timeout = 5000")
        connection.executescript(SCHEMA)
        self.migrate(connection)
        return connection

    def check_version(self, connection: sqlite3.Connection) -> None:
        (seen,) = connection.execute("pragma user_version").fetchone()
        if seen > len(MIGRATIONS):
            raise StartupError(
                f"{self.path}: a newer Tanglewood has written here (schema {seen}; this one knows up to"
                f" {len(MIGRATIONS)}); update Tanglewood, or use another folder"
            )

    def migrate(self, connection: sqlite3.Connection) -> None:
        """Bring an older database up to date, all of it or nothing."""
        connection.execute("begin immediate")  # another server may be about to do the same
        try:
            (seen,) = connection.execute("pragma user_version").fetchone()
            for migration in MIGRATIONS[seen:]:
                for statement in filter(str.strip, migration.split(";")):
                    connection.execute(statement)
            connection.execute(f"pragma user_version = {len(MIGRATIONS)}")
            connection.execute("commit")
        except BaseException:
            connection.rollback()
            raise

    def run(
        self, connection: sqlite3.Connection, jobs: list[tuple[Work[object], asyncio.Future[object]]]
    ) -> None:
        answers: list[tuple[asyncio.Future[object], object, Exception | None]] = []
        try:
            connection.execute("begin immediate")
            for work, future in jobs:
                connection.execute("savepoint job")
                try:
                    answers.append((future, work(connection), None))
                    connection.execute("release job")
                except Exception as problem:
                    connection.execute("rollback to job")
                    connection.execute("release job")
                    answers.append((future, None, problem))
            connection.execute("commit")
        except Exception as problem:  # the disk is full, the file is gone: nothing of this batch counts
            with contextlib.suppress(sqlite3.Error):  # the thread must live on, come what may
                connection.rollback()
            answers = [(future, None, problem) for _, future in jobs]
        for future, result, failure in answers:
            with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop has been closed
                future.get_loop().call_soon_threadsafe(settle, future, result, failure)


def settle(future: "asyncio.Future[object]", result: object, problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(result)
