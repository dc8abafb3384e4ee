"""Bots think in processes of their own, never beside the people who wait, and each table gets its turn."""

import asyncio
import itertools
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from tanglewood.bots.levels import SEARCHING
from tanglewood.server.worker import Advised, Mind, Work, advise, choose, serve

log = logging.getLogger("tanglewood.server")
P = ParamSpec("P")
T = TypeVar("T")
Hearer = Callable[[float], None]

TRIES = 3
"""How often something is thought about anew after a worker died over it."""
LONGEST = 8.0
"""Seconds of thinking when nobody else waits; the more wait, the less each one gets."""
SHORTEST = 1.0
GRACE = 20.0
"""Seconds beyond its time after which a worker is taken for stuck."""
HANGING = 5.0
"""Seconds for a worker to notice that a thought was given up."""
TICK = 0.05
HINT, SEATED, WATCHED, BACKGROUND = range(4)
"""How urgent a thought is: a person asked for it; it is a bot's, and a person who sits at the table is there,
or only others look on; nobody waits for it."""


class TooLongError(RuntimeError):
    """A worker did not come to an end."""


class DiedError(Exception):
    """The worker is gone."""


class Asker(NamedTuple):
    """Whom a thought is for: how urgent it is, the address it was asked from, and the table."""

    rank: int
    address: str
    table: str


class Job:
    """Something to think about."""

    numbers = itertools.count()

    def __init__(self, asker: Asker, work: Work, args: tuple[Any, ...], hear: Hearer | None) -> None:
        self.number = next(Job.numbers)
        self.asker = asker
        self.work = work
        self.args = args
        self.hear = hear
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.seconds = LONGEST
        self.given_up = False

    def heard(self, share: float) -> None:
        """From the worker's thread: the share that is done, told in the loop."""
        if self.hear is not None and not self.given_up:
            self.loop.call_soon_threadsafe(self.hear, share)


class FairQueue:
    """The most urgent thought is next; among equals that of the address that has used the least time, and of
    one address that of such a table. Coming back after a while brings no old credit along."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.used: dict[tuple[str, str], float] = {}
        self.now = {"address": 0.0, "table": 0.0}

    def __len__(self) -> int:
        return len(self.jobs)

    def put(self, job: Job) -> None:
        self.jobs.append(job)
        for share in shares(job):
            self.used[share] = max(self.used.get(share, 0.0), self.now[share[0]])

    def take(self) -> Job:
        job = min(self.jobs, key=lambda job: (job.asker.rank, *map(self.used.__getitem__, shares(job))))
        self.now = {share[0]: self.used[share] for share in shares(job)}
        self.jobs.remove(job)
        return job

    def drop(self, job: Job) -> None:
        if job in self.jobs:
            self.jobs.remove(job)

    def as_urgent(self, job: Job) -> int:
        """How many wait that are at least as urgent."""
        return sum(other.asker.rank <= job.asker.rank for other in self.jobs)

    def charge(self, job: Job, seconds: float) -> None:
        for share in shares(job):
            self.used[share] = self.used.get(share, self.now[share[0]]) + seconds
        if len(self.used) > 1000:
            waiting = {share for job in self.jobs for share in shares(job)}
            self.used = {
                share: used
                for share, used in self.used.items()
                if used > self.now[share[0]] or share in waiting
            }


def shares(job: Job) -> tuple[tuple[str, str], tuple[str, str]]:
    """Who pays for a thought."""
    return ("address", job.asker.address), ("table", job.asker.table)


class Worker:
    """A process and the line to it; a thread speaks with it, one thought at a time."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.line: Connection[Any, Any] | None = None

    def open(self) -> "Connection[Any, Any]":
        if self.line is None or self.process is None or not self.process.is_alive():
            self.close()
            context = multiprocessing.get_context("spawn")
            self.line, theirs = context.Pipe()
            self.process = context.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
            self.process.start()
            theirs.close()  # or the line would not end with the worker
        return self.line

    def close(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.kill()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def run(self, job: Job) -> object:
        """Have the worker think, until it is done, or gone, or stuck."""
        try:
            line = self.open()
            line.send(("work", job.number, job.work, job.seconds, job.args))
            until = time.monotonic() + job.seconds + GRACE
            told = False
            while True:
                if line.poll(TICK):
                    what, number, value = line.recv()
                    if number == job.number and what == "far":
                        job.heard(value)
                    elif number == job.number and what == "failed":
                        raise RuntimeError(value)
                    elif number == job.number:
                        return value
                if job.given_up and not told:
                    told = True
                    line.send(("stop", job.number))
                    until = time.monotonic() + HANGING
                if time.monotonic() > until:
                    self.close()
                    raise TooLongError(f"{job.work.__name__} took longer than {job.seconds:.0f} s")
        except (EOFError, OSError) as problem:
            self.close()
            raise DiedError from problem


class Lane:
    """Some workers and the line before them."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.free = self.workers[:]
        self.queue = FairQueue()
        self.threads = ThreadPoolExecutor(workers, "thinkers")
        self.talks: set[asyncio.Task[None]] = set()
        self.closed = False

    def put(self, job: Job) -> None:
        self.queue.put(job)
        self.hand_out()

    def hand_out(self) -> None:
        while self.free and len(self.queue) and not self.closed:
            job = self.queue.take()
            waiting = self.queue.as_urgent(job)
            job.seconds = max(SHORTEST, LONGEST / (1 + waiting / len(self.workers)))
            talk = asyncio.ensure_future(self.talk(self.free.pop(), job))
            self.talks.add(talk)
            talk.add_done_callback(self.talks.discard)

    async def talk(self, worker: Worker, job: Job) -> None:
        """Have one job done; if the worker dies, by its successor."""
        begun = time.monotonic()
        try:
            value = await self.attempt(worker, job)
        except Exception as problem:
            if not job.future.done():
                job.future.set_exception(problem)
        else:
            if not job.future.done():
                job.future.set_result(value)
        finally:
            self.queue.charge(job, time.monotonic() - begun)
            self.free.append(worker)
            self.hand_out()

    async def attempt(self, worker: Worker, job: Job) -> object:
        for _ in range(TRIES):
            try:
                return await job.loop.run_in_executor(self.threads, worker.run, job)
            except DiedError:
                if self.closed or job.given_up:
                    break
                log.warning("a worker process died; a new one takes its place")
        raise RuntimeError(f"{TRIES} workers died over {job.work.__name__}")

    def close(self) -> None:
        self.closed = True
        for worker in self.workers:
            if worker.process is not None and worker.process.is_alive():
                worker.process.kill()  # its thread sees the line end and closes it
        self.threads.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The worker processes, started when they are needed first.

    Thoughts that take seconds have workers of their own: a table whose bot decides at a glance would else
    wait behind somebody's master with every one of its moves.
    """

    def __init__(self, workers: int) -> None:
        self.size = workers
        self.quick = Lane(workers)
        self.long = Lane(workers)

    def pids(self) -> list[int]:
        """The processes that are there now."""
        processes = [worker.process for lane in (self.quick, self.long) for worker in lane.workers]
        return [process.pid for process in processes if process is not None and process.pid is not None]

    def busy(self) -> bool:
        return bool(self.quick.talks or self.long.talks)

    async def choose(
        self, asker: Asker, game: str, position: str, bot: str, seed: int, hear: Hearer | None = None
    ) -> str:
        """What a bot plays. One that finds no end is replaced by one that does."""
        lane = self.long if bot in SEARCHING else self.quick
        try:
            return await self.ask_in(lane, asker, hear, choose, game, position, bot, seed)
        except TooLongError:
            log.warning("%s did not come to a decision", bot)
            return await self.ask_in(self.quick, asker, hear, choose, game, position, "random", seed)

    async def advise(
        self,
        asker: Asker,
        game: str,
        position: str,
        bot: str,
        iterations: int,
        seed: int,
        best: int,
        hear: Hearer | None = None,
    ) -> list[Advised]:
        return await self.ask(asker, hear, advise, game, position, bot, iterations, seed, best)

    async def ask(
        self,
        asker: Asker,
        hear: Hearer | None,
        work: Callable[Concatenate[Mind, P], T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Have something thought about that may take a while."""
        return await self.ask_in(self.long, asker, hear, work, *args, **named)

    async def ask_in(
        self,
        lane: Lane,
        asker: Asker,
        hear: Hearer | None,
        work: Callable[Concatenate[Mind, P], T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Have something thought about; whoever is cancelled while waiting gives it up."""
        job = Job(asker, work, args, hear)
        lane.put(job)
        try:
            found: T = await job.future
        except asyncio.CancelledError:
            job.given_up = True
            lane.queue.drop(job)
            raise
        return found

    def close(self) -> None:
        self.quick.close()
        self.long.close()

    async def finish(self) -> None:
        """End all workers, and wait until nobody speaks with them any more."""
        self.close()
        talks = self.quick.talks | self.long.talks
        if talks:
            await asyncio.wait(talks, timeout=2)
