"""Jobs for worker processes, and whose turn it is."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

from tanglewood.server.thinking.worker import Work
from tanglewood.words import spoken

OnProgress = Callable[[float], None]

MAX_SECONDS = 8.0
"""Seconds a job may take when nobody else waits; the more wait, the less each one gets."""
MIN_SECONDS = 1.0
HINT, SEATED, WATCHED, BACKGROUND = range(4)
"""How urgent a job is: a person asked for it; it is a bot's, and a player of its table is watching; the same,
but only others are watching; nobody waits for it."""


class Requester(NamedTuple):
    """Whom a job is for: how urgent it is, the address of the request, and the table."""

    rank: int
    address: str
    table: str


class Job:
    """Something to compute. A `sticky` job leaves a search tree behind that the next job of its table can
    use, in the same worker."""

    numbers = itertools.count()

    def __init__(
        self,
        requester: Requester,
        work: Work,
        args: tuple[Any, ...],
        on_progress: OnProgress | None,
        sticky: bool = False,
    ) -> None:
        self.number = next(Job.numbers)
        self.requester = requester
        self.work = work
        self.args = args
        self.on_progress = on_progress
        self.sticky = sticky
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.seconds = MAX_SECONDS
        self.cancelled = False
        self.language = spoken()  # of whoever asks for it

    def report(self, share: float) -> None:
        """Called in the worker's thread: pass the share that is done on to the event loop."""
        if self.on_progress is not None and not self.cancelled:
            self.loop.call_soon_threadsafe(self.on_progress, share)


class FairQueue:
    """The most urgent job is next; among equals that of the address that has used the least time, and of one
    address that of the table that has. Being away for a while earns no credit."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.used: dict[tuple[str, str], float] = {}
        self.now = {"address": 0.0, "table": 0.0}

    def __len__(self) -> int:
        return len(self.jobs)

    def put(self, job: Job) -> None:
        self.jobs.append(job)
        for account in accounts(job):
            self.used[account] = max(self.used.get(account, 0.0), self.now[account[0]])

    def take(self) -> Job:
        job = min(self.jobs, key=lambda job: (job.requester.rank, *map(self.used.__getitem__, accounts(job))))
        self.now = {account[0]: self.used[account] for account in accounts(job)}
        self.jobs.remove(job)
        return job

    def drop(self, job: Job) -> None:
        if job in self.jobs:
            self.jobs.remove(job)

    def as_urgent(self, job: Job) -> int:
        """How many waiting jobs are at least as urgent."""
        return sum(other.requester.rank <= job.requester.rank for other in self.jobs)

    def charge(self, job: Job, seconds: float) -> None:
        for account in accounts(job):
            self.used[account] = self.used.get(account, self.now[account[0]]) + seconds
        if len(self.used) > 1000:
            waiting = {account for job in self.jobs for account in accounts(job)}
            self.used = {
                account: used
                for account, used in self.used.items()
                if used > self.now[account[0]] or account in waiting
            }


def accounts(job: Job) -> tuple[tuple[str, str], tuple[str, str]]:
    """Who pays for a job."""
    return ("address", job.requester.address), ("table", job.requester.table)
