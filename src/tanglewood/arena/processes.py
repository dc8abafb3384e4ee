"""Processes that play games in parallel, and how they are stopped early."""

import multiprocessing
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


class Interrupted(KeyboardInterrupt):
    """Ctrl-C in the middle of many games; `found` holds the results of the finished ones."""

    def __init__(self, found: object) -> None:
        super().__init__()
        self.found = found


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes instead of forked ones: the same on every system, and safe beside threads.

    Only the parent handles Ctrl-C. After an exception nobody waits for the games under way.
    """
    before = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), leave_to_the_parent) as pool:
        with uninterrupted():
            pool.submit(int)  # starts the processes
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()
            raise


def leave_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the children ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C; processes that are started meanwhile inherit that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
