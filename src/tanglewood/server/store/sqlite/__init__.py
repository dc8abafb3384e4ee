"""The store on SQLite: one file in a private folder, one server at a time."""

from pathlib import Path

from tanglewood.server.datafolder import FolderLock, keep_private
from tanglewood.server.errors import StartupError
from tanglewood.server.store.interface import Store, StoreError
from tanglewood.server.store.sqlite.analyses import SqliteAnalyses
from tanglewood.server.store.sqlite.chat import SqliteChat
from tanglewood.server.store.sqlite.manners import SqliteManners
from tanglewood.server.store.sqlite.packs import SqlitePacks
from tanglewood.server.store.sqlite.seats import SqliteSeats
from tanglewood.server.store.sqlite.tables import SqliteTables
from tanglewood.server.store.sqlite.thread import DatabaseThread


class SqliteStore(Store):
    """The database file, the lock on its folder, and the queries by subject."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.inode = 0
        self.lock: FolderLock | None = None
        self.thread = DatabaseThread(path)
        self.tables = SqliteTables(self.thread)
        self.packs = SqlitePacks(self.thread)
        self.seats = SqliteSeats(self.thread)
        self.manners = SqliteManners(self.thread)
        self.chat = SqliteChat(self.thread)
        self.analyses = SqliteAnalyses(self.thread)

    def open(self, address: str = "") -> None:
        if self.lock is not None:
            return
        try:
            keep_private(self.path)
            self.lock = FolderLock(self.path.parent, address)
        except OSError as problem:
            raise StartupError(f"{problem.filename or self.path}: {problem.strerror}") from None
        try:
            self.thread.open()
        except Exception:
            self.lock.release()
            raise
        self.inode = self.path.stat().st_ino

    def close(self) -> None:
        if self.lock is not None:
            self.thread.close()
            self.lock.release()

    async def check_writable(self, now: float) -> None:
        self.check_file()
        await self.thread.execute("insert or replace into pulse (one, at) values (1, ?)", (now,))

    def check_file(self) -> None:
        """Make sure that the file being written is still the one that would be read after a restart."""
        try:
            inode = self.path.stat().st_ino
        except OSError as problem:
            raise StoreError(f"{self.path}: {problem.strerror}") from None
        if inode != self.inode:
            raise StoreError(f"{self.path}: another file is in its place now")
