"""The store on SQLite: one file in a private folder, one server at a time."""

import contextlib
import sqlite3
from pathlib import Path

from tanglewood.server.datafolder import FolderLock, keep_private
from tanglewood.server.errors import cannot_start
from tanglewood.server.store.base import Store
from tanglewood.server.store.database import StoreError
from tanglewood.server.store.sqlite.thread import DatabaseThread


class SqliteStore(Store):
    """The database file, and the lock on its folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.inode = 0
        self.lock: FolderLock | None = None
        self.thread = DatabaseThread(path)
        super().__init__(self.thread)

    @property
    def place(self) -> str:
        return str(self.path.parent)

    def open(self, address: str = "") -> None:
        if self.lock is not None:
            return
        try:
            keep_private(self.path)
            self.lock = FolderLock(self.path.parent, address)
        except OSError as problem:
            place = str(problem.filename or self.path)
            raise cannot_start("because", place=place, why=problem.strerror) from None
        try:
            self.thread.open()
        except Exception:
            self.lock.release()
            raise
        self.inode = self.path.stat().st_ino

    def open_beside(self, changing: bool = False) -> None:
        """SQLite itself lets one process write after the other."""
        if not self.path.is_file():
            raise cannot_start("no-tables", place=str(self.path.parent))
        self.thread.beside, self.thread.reading = True, not changing
        self.thread.open()

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
            raise StoreError(f"{self.path}: the database is damaged")

    def close(self) -> None:
        self.thread.close()
        if self.lock is not None:
            self.lock.release()

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
