"""The data folder of a server: private to its owner, and used by one server at a time."""

import contextlib
import os
from pathlib import Path
from typing import IO

from tanglewood.server.errors import FolderTakenError

try:
    import fcntl
except ImportError:  # pragma: no cover  systems without it have no lock
    fcntl = None  # type: ignore[assignment]

LOCK = "server.lock"
SIDES = ("", "-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps beside a database."""


def keep_private(database: Path) -> None:
    """Make folder and database private to their owner. A folder with other files in it is left as it is."""
    folder = database.parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    own = {database.name + side for side in SIDES} | {LOCK}
    if all(entry.name in own for entry in folder.iterdir()):
        set_mode(folder, 0o700)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for side in SIDES:
        set_mode(database.with_name(database.name + side), 0o600)


def set_mode(path: Path, mode: int) -> None:
    # Files of another user keep their mode.
    with contextlib.suppress(FileNotFoundError, PermissionError):
        path.chmod(mode)


class FolderLock:
    """A lock held as long as the process lives; its file contains the address of the server."""

    def __init__(self, folder: Path, address: str = "") -> None:
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        self.file: IO[str] = os.fdopen(descriptor, "r+", encoding="utf-8")
        try:
            if fcntl is not None:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            taken = FolderTakenError(str(folder), self.file.read(200).strip())
            self.file.close()
            raise taken from None
        self.file.truncate(0)
        self.file.write(f"{address}\n")
        self.file.flush()

    def release(self) -> None:
        """Release the folder. The file stays, because another process may have it open."""
        self.file.close()
