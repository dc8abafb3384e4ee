"""A study in a process of its own, below everything else: `python -m tanglewood.study.background FOLDER`.

The folder has the study's definition. SIGTERM stops it: finished games are kept, and the report is written
from what there is. It also stops when the process that started it is gone.
"""

import contextlib
import os
import signal
import sys
from pathlib import Path
from types import FrameType

import msgspec

from tanglewood.study.folder import Folder, write_whole
from tanglewood.study.frames import load
from tanglewood.study.running import run

END = "end.json"
REPORT = "report.html"
TITLE = "title.txt"
NICE = 10


class End(msgspec.Struct, frozen=True):
    """How far a run came."""

    complete: bool
    games: int


def main(path: Path) -> None:
    """Play what is missing of a study, then write its report."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's; whoever started this decides
    signal.signal(signal.SIGTERM, interrupt)
    parent = os.getppid()

    def alone(_: int) -> None:
        if os.getppid() != parent:
            raise KeyboardInterrupt

    stored = Folder(path).definition()
    with contextlib.suppress(KeyboardInterrupt):
        run(stored.study, path, command=stored.command, progress=alone)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the report is written to its end
    finish(path)


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def finish(path: Path) -> None:
    from tanglewood.study.report import page

    results = load(path)
    if results.lines:
        title = (path / TITLE).read_text(encoding="utf-8") if (path / TITLE).exists() else ""
        write_whole(path / REPORT, page(results, title).encode())
    write_whole(path / END, msgspec.json.encode(End(results.complete, len(results.lines))))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
