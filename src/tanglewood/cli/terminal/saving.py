"""Games in files: where they are saved, and how they are resumed."""

import os
from pathlib import Path

from tanglewood.api import Game

SUFFIX = ".tgr"


def free_name(game: Game) -> Path:
    """A file in the current folder for this game, `mycelia-7.tgr`; another game's file is left alone."""
    record = game.record()
    stem = f"{record.game}-{record.seed}"
    path = Path(f"{stem}{SUFFIX}")
    count = 2
    while path.exists():
        path = Path(f"{stem}-{count}{SUFFIX}")
        count += 1
    return path


def write(game: Game, seats: list[str], path: Path) -> None:
    """Write the record; the file is replaced as a whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(game.record(seats).text(), encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def quoted(path: Path | None) -> str:
    """A file as one word of a command line."""
    text = str(path)
    return f'"{text}"' if " " in text else text
