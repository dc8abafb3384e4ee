"""The folder of a server: nobody else reads it, and no second server writes in it."""

import contextlib
import os
from pathlib import Path
from typing import IO

from tanglewood.server.errors import FolderTakenError

try:
    import fcntl
except ImportError:  # pragma: no cover  a system without it has to do without the lock
    fcntl = None  # type: ignore[assignment]

LOCK = "server.lock"
SIDES = ("", "-wal", "-shm", "-journal")
"""What SQLite adds to the name of a database for the files beside it."""


def keep_private(database: Path) -> None:
    """Folder and database for their owner alone. A folder with other things in it is left as it is."""
    folder = database.parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    own = {database.name + side for side in SIDES} | {LOCK}
    if all(entry.name in own for entry in folder.iterdir()):
        close(folder, 0o700)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for side in SIDES:
        close(database.with_name(database.name + side), 0o600)


def close(path: Path, mode: int) -> None:
    # What belongs to somebody else is theirs to close.
    with contextlib.suppress(FileNotFoundError, PermissionError):
        path.chmod(mode)


class FolderLock:
    """Held as long as the process lives; the file says where its server is."""

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
        """Let others have the folder; the file stays, because somebody may be waiting with it open."""
        self.file.close()
