"""A study or a search in a process of its own, below everything else:
`python -m tanglewood.study.background FOLDER [report]`; with `report` nothing is played.

The folder has its definition. SIGTERM stops it: finished games are kept, and the report of a study is written
from what there is; that of a search has to wait for its end. It also stops when the process that started it
is gone.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import msgspec

from tanglewood.study.folder import Folder, write_whole
from tanglewood.study.frames import load
from tanglewood.study.running import run
from tanglewood.study.searching.folder import DEFINITION as SEARCH
from tanglewood.study.searching.folder import SearchFolder

END = "end.json"
WANTED = "wanted.txt"
"""About how many games a search takes: it knows better the farther it is."""
REPORT = "report.html"
TITLE = "title.txt"
NICE = 10


class End(msgspec.Struct, frozen=True):
    """How far a run came."""

    complete: bool
    games: int


def main(path: Path, played: bool = False) -> None:
    """Play what is missing of a study, unless it is `played` as far as it shall be, then write its report."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's; whoever started this decides
    if played and not (path / SEARCH).exists():
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        finish(path)
        return
    signal.signal(signal.SIGTERM, interrupt)
    parent = os.getppid()

    def alone(_: int) -> None:
        if os.getppid() != parent:
            raise KeyboardInterrupt

    with contextlib.suppress(KeyboardInterrupt):
        if (path / SEARCH).exists():
            seek(path, alone)
            return
        stored = Folder(path).definition()
        run(stored.study, path, command=stored.command, progress=alone)
    if not (path / SEARCH).exists():
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the report is written to its end
        finish(path)


def seek(path: Path, alone: Callable[[int], None]) -> None:
    """Play what is missing of a search, then write its page."""
    from tanglewood.study.searching.page import write
    from tanglewood.study.searching.running import search

    stored = SearchFolder(path).stored()
    told = 0

    def hear(done: int, total: int) -> None:
        nonlocal told
        alone(done)
        if total != told:
            told = total
            write_whole(path / WANTED, str(total).encode())

    wanted = msgspec.structs.replace(stored.search, folder=str(path.absolute()))
    outcome = search(wanted, path, command=stored.command, progress=hear)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    outcome.export()
    write(outcome, path / REPORT)
    write_whole(path / END, msgspec.json.encode(End(True, outcome.games)))


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def finish(path: Path) -> None:
    from tanglewood.study.report import page

    results = load(path)
    results.export()
    if results.lines:
        title = (path / TITLE).read_text(encoding="utf-8") if (path / TITLE).exists() else ""
        write_whole(path / REPORT, page(results, title).encode())
    write_whole(path / END, msgspec.json.encode(End(results.complete, len(results.lines))))


if __name__ == "__main__":
    main(Path(sys.argv[1]), "report" in sys.argv[2:])
