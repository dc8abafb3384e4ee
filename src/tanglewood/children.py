"""Processes that leave Ctrl-C to the one that started them.

A terminal sends it to every process. One that is only just starting has no handler yet and would end with a
page of complaints; a signal that is ignored when a process begins stays ignored.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess


class Child(SpawnProcess):
    def start(self) -> None:
        with uninterrupted():
            super().start()


class Children(SpawnContext):
    """Fresh processes instead of forked ones: the same on every system, and safe beside threads."""

    Process = Child


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C; processes that are started meanwhile inherit that. Only the main thread can say so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def leave_to_the_parent() -> None:
    """For a child that another thread started, and on systems where nothing is inherited. It ends with its
    parent, also with one that was killed: nobody else would ever tell it that no more work comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
