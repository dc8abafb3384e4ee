"""Processes that play games side by side, and how one leaves them early."""

import multiprocessing
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


class Interrupted(KeyboardInterrupt):
    """Ctrl-C in the middle of many games; `found` is what the finished ones came to."""

    def __init__(self, found: object) -> None:
        super().__init__()
        self.found = found


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes instead of forked ones: the same on every system, and safe beside threads.

    Ctrl-C concerns the parent alone. Whoever leaves by an exception does not wait for games under way.
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
    """Ctrl-C reaches every process of a terminal; the children leave it to their parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Without Ctrl-C; processes that are started meanwhile are born without it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
