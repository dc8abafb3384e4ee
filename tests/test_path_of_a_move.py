"""How many files a move passes, from the socket of its player to that of a watcher. docs/design.md has the
list; print it with `python -m pytest tests/test_path_of_a_move.py -s`."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

import tanglewood
import tanglewood.kernel.move
from serving import Browser, host, next_of, wait_until
from tanglewood.kernel.move import Move

ROOT = Path(tanglewood.__file__).parent
AT_MOST = 15


class Trace:
    """Which files of the package are entered while it is on, in all threads that start after it was made.

    The move passes every file of the server that is entered, and every file outside it that the server hands
    the move to. What the game's own package does with the move is not counted.
    """

    def __init__(self) -> None:
        self.on = False
        self.text = ""
        self.passed: dict[str, None] = {}
        self.entered: dict[str, None] = {}
        self.parsed = 0

    def hear(self, frame: FrameType, event: str, _: object) -> None:
        if not self.on or event != "call":
            return
        file = name_of(frame)
        if file is None:
            return
        self.entered[file] = None
        if frame.f_code.co_name == "parse" and file == "kernel/move.py":
            self.parsed += 1
        caller = name_of(frame.f_back) if frame.f_back is not None else None
        if file.startswith("server/") or (
            caller is not None
            and caller.startswith("server/")
            and not file.startswith("games/")
            and self.is_handed_over(frame)
        ):
            self.passed[file] = None

    def is_handed_over(self, frame: FrameType) -> bool:
        arguments = frame.f_code.co_varnames[: frame.f_code.co_argcount]
        values = [frame.f_locals.get(name) for name in arguments]
        return any(isinstance(value, Move) or value == self.text for value in values)


def name_of(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else None


@contextmanager
def traced() -> Iterator[Trace]:
    trace = Trace()
    threading.setprofile(trace.hear)
    try:
        yield trace
    finally:
        threading.setprofile(None)


@pytest.mark.skipif(
    not str(tanglewood.kernel.move.__file__).endswith(".py"), reason="compiled files are entered unseen"
)
def test_a_move_passes_few_files_and_is_parsed_once(tmp_path: Path) -> None:
    with (
        traced() as trace,
        host(tmp_path) as server,
        Browser(server.url) as ann,
        Browser(server.url) as watcher,
    ):
        id = ann.open_table(seed=4)["id"]
        state = ann.state(id)
        with watcher.events(id) as stream:
            next_of(stream, "update")
            wait_until(lambda: len(server.table(id).feed.listeners) == 1)
            # What a server does by the clock, whoever moves, is not on the way.
            server.do(server.services.keeping.tasks.cancel())
            trace.text = state["choices"][0]["text"]
            trace.on = True
            assert ann.play(state, trace.text).status_code == 200
            assert next_of(stream, "update").id == "1"
            trace.on = False
    passed = sorted(trace.passed)
    print(f"\na move passes {len(passed)} files of the server and the kernel:", *passed, sep="\n  ")
    print(f"entered in all, the game's own files and words included: {len(trace.entered)}")
    assert len(passed) <= AT_MOST, passed
    assert trace.parsed == 1
    # The trace sees both ends and what lies between them.
    assert {
        "server/connection.py",
        "server/routes/moves.py",
        "server/services/tables.py",
        "server/live/game.py",
        "server/store/tables.py",
        "server/live/watchers.py",
        "kernel/move.py",
    } <= set(passed)
