"""A worker process: it runs one job at a time, reports its progress, and stops when it is asked to."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Concatenate

from tanglewood.server.thinking.trees import KeptTrees
from tanglewood.words import speaking

REPORT_EVERY = 0.1
"""Seconds between two reports of progress."""


class Stopped(Exception):  # noqa: N818  not an error: the result is not wanted any more
    """The job was cancelled by whoever asked for it."""


class Context:
    """What a job gets besides its arguments: how long it may take, where to report its progress, and the
    search trees this worker has kept."""

    def __init__(
        self,
        line: "Connection[Any, Any] | None",
        number: int,
        seconds: float,
        trees: KeptTrees | None = None,
    ) -> None:
        self.line = line
        self.number = number
        self.seconds = seconds
        self.trees = trees if trees is not None else KeptTrees()
        self.last = 0.0  # the first report goes out, however short the job

    def report(self, share: float) -> None:
        """Report the share that is done. A job that was cancelled ends here."""
        now = time.monotonic()
        if self.line is None or now - self.last < REPORT_EVERY:
            return
        self.last = now
        if self.line.poll() and self.line.recv() == ("stop", self.number):
            raise Stopped
        self.line.send(("progress", self.number, share))


Work = Callable[Concatenate[Context, ...], Any]


def serve(line: "Connection[Any, Any]") -> None:
    """Run whatever jobs come along the line, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    exit_with_server()
    trees = KeptTrees()
    while True:
        try:
            what, number, *rest = line.recv()
            if what != "work":
                continue  # a stop that came too late
            work, seconds, args, language = rest
            with speaking(language):
                line.send(answer(Context(line, number, seconds, trees), work, args))
        except (EOFError, OSError):
            return


def answer(context: Context, work: Work, args: tuple[Any, ...]) -> tuple[str, int, object]:
    try:
        return "done", context.number, work(context, *args)
    except Stopped:
        return "stopped", context.number, None
    except Exception as problem:
        return "failed", context.number, f"{type(problem).__name__}: {problem}"


def exit_with_server() -> None:
    """A worker whose server was killed would wait for jobs for ever; so it watches the server."""
    server = multiprocessing.parent_process()
    if server is not None:

        def watch() -> None:
            server.join()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()
