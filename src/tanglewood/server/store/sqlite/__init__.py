"""The store on SQLite: one file in a private folder, one server at a time."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tanglewood.kernel.text.phrase import Phrase
from tanglewood.server.datafolder import LOCK, FolderLock, keep_private
from tanglewood.server.errors import cannot_start
from tanglewood.server.store.base import Store
from tanglewood.server.store.database import StoreError
from tanglewood.server.store.sqlite.thread import DatabaseThread
from tanglewood.words.system import system_words


class SqliteStore(Store):
    """The database file, and the lock on its folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.inode = 0
        self.data_version: int | None = None
        self.lock: FolderLock | None = None
        self.thread = DatabaseThread(path)
        super().__init__(self.thread)

    @property
    def place(self) -> str:
        return str(self.path.parent)

    def open(self, address: str = "") -> None:
        if self.lock is not None:
            return
        with self.reaching():
            keep_private(self.path)
            self.lock = FolderLock(self.path.parent, address)
        try:
            self.thread.open()
        except Exception:
            self.lock.release()
            raise
        self.inode = self.path.stat().st_ino

    @contextlib.contextmanager
    def reaching(self) -> Iterator[None]:
        """What the system refuses of the folder is a reason not to start."""
        try:
            yield
        except OSError as problem:
            place = str(problem.filename or self.path)
            raise cannot_start("because", place=place, why=system_words(problem)) from None

    def check_idle(self) -> None:
        with self.reaching():
            if (self.path.parent / LOCK).is_file():
                FolderLock(self.path.parent).release()

    def open_beside(self, changing: bool = False) -> None:
        """SQLite itself lets one process write after the other."""
        if not self.path.is_file():
            raise cannot_start("no-tables", place=str(self.path.parent))
        self.thread.beside, self.thread.reading = True, not changing
        self.thread.open()

    async def changed_beside(self) -> bool:
        ((version,),) = await self.thread.rows("pragma data_version")
        before, self.data_version = self.data_version, int(version)
        return before not in (None, version)

    async def back_up(self, file: Path) -> None:
        with (
            contextlib.closing(sqlite3.connect(self.path)) as old,
            contextlib.closing(sqlite3.connect(file)) as new,
        ):
            try:
                old.backup(new)
                sound = new.execute("pragma integrity_check").fetchone() == ("ok",)
            except sqlite3.Error as problem:
                raise StoreError(f"{self.path}: {problem}") from None
        if not sound:
            damaged = StoreError(f"{self.path}: the database is damaged")
            damaged.phrase = Phrase("start-damaged")
            raise damaged

    def close(self) -> None:
        self.thread.close()
        if self.lock is not None:
            self.lock.release()

    async def schema(self) -> int:
        ((version,),) = await self.thread.rows("pragma user_version")
        return int(version)

    async def check_writable(self, now: float) -> None:
        self.check_file()
        await super().check_writable(now)

    def check_file(self) -> None:
        """Make sure that the file being written is still the one that would be read after a restart."""
        try:
            inode = self.path.stat().st_ino
        except OSError as problem:
            raise StoreError(f"{self.path}: {problem.strerror}") from None
        if inode != self.inode:
            raise StoreError(f"{self.path}: another file is in its place now")
