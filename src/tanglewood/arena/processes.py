"""Processes that play games in parallel, and how they are stopped early."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from tanglewood.bots import AGENTS
from tanglewood.children import Children, leave_to_the_parent


class Interrupted(KeyboardInterrupt):
    """Ctrl-C in the middle of many games; `found` holds the results of the finished ones."""

    def __init__(self, found: object) -> None:
        super().__init__()
        self.found = found


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Only the parent handles Ctrl-C. After an exception nobody waits for the games under way."""
    before = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, Children(), begin, (AGENTS.added,)) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()
            raise


def begin(agents: list[str]) -> None:
    """What a process does first: it gets to know the agents that were added here."""
    leave_to_the_parent()
    for place in agents:
        AGENTS.add(place)
