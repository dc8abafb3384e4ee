"""Whose studies these are. They are folders of files, so whatever deletes a person deletes them besides."""

import re
import shutil
from pathlib import Path

from tanglewood.server.live.seat import PERSON_BYTES
from tanglewood.server.store import Store

STUDIES = "studies"
"""The folder of the Lab, in the data folder."""
OWNER = "owner"
HASH = re.compile(r"([0-9a-f]{2})+")
SHOWN = 64 * 1024
"""Bytes of a file that is in somebody's download; of larger ones, which are results, the size is."""


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""


def studies_of(folder: Path | None, owner: bytes) -> list[Path]:
    """The folders of somebody's studies."""
    return [path for path, whose in owned(folder) if whose == owner.hex()]


def owned(folder: Path | None) -> list[tuple[Path, str]]:
    """All studies that belong to somebody, and to whom."""
    paths = [] if folder is None or not folder.is_dir() else sorted(folder.iterdir())
    return [(path, whose) for path in paths if HASH.fullmatch(whose := text_of(path / OWNER))]


def delete_studies(folder: Path | None, owner: bytes) -> int:
    """Throw somebody's studies away; returns how many those were."""
    found = studies_of(folder, owner)
    for path in found:
        shutil.rmtree(path, ignore_errors=True)
    return len(found)


async def forget_studies(folder: Path | None, store: Store, before: float) -> None:
    """Throw away what guests have studied who were not seen at any table since then, nor at their study."""
    for path, whose in owned(folder):
        if len(whose) == 2 * PERSON_BYTES or last_changed(path) >= before:
            continue  # whoever has an account keeps it
        if not await store.seats.seen_since(bytes.fromhex(whose), before):
            shutil.rmtree(path, ignore_errors=True)


def last_changed(path: Path) -> float:
    return max(file.stat().st_mtime for file in (path, *path.rglob("*")))


def told(path: Path) -> dict[str, object]:
    """A study as its person may take it along."""
    files: dict[str, str] = {}
    larger: dict[str, int] = {}
    for file in sorted(one for one in path.rglob("*") if one.is_file()):
        name, size = file.relative_to(path).as_posix(), file.stat().st_size
        if size > SHOWN:
            larger[name] = size
        elif name != OWNER:
            files[name] = file.read_text(encoding="utf-8", errors="replace")
    return {"id": path.name, "files": files, "bytes_of_larger": larger}
