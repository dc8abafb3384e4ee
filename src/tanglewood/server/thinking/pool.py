"""The pool of worker processes: bots and analyses never compute in the process that answers people."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Concatenate, ParamSpec, TypeVar

from tanglewood.bots.levels import DEFAULT_BOT, SEARCHING
from tanglewood.children import Children
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.server.thinking import queue
from tanglewood.server.thinking.queue import FairQueue, Job, OnProgress, Requester
from tanglewood.server.thinking.work import Advised, advise, choose, choose_among
from tanglewood.server.thinking.worker import Context, serve

log = logging.getLogger("tanglewood.server")
P = ParamSpec("P")
T = TypeVar("T")

MAX_ATTEMPTS = 3
"""How often a job is tried when workers die over it."""
GRACE = 20.0
"""Seconds beyond its time after which a worker is taken for stuck."""
STOP_SECONDS = 5.0
"""Seconds for a worker to notice that its job was cancelled."""
TICK = 0.05
MAX_HOMES = 1000
"""Tables of which a lane remembers the worker."""


class WorkerTimeoutError(RuntimeError):
    """A worker did not finish its job."""


class WorkerDiedError(Exception):
    """The worker process is gone."""


class Worker:
    """A worker process and the pipe to it; a thread speaks with it, one job at a time."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.line: Connection[Any, Any] | None = None

    def open(self) -> "Connection[Any, Any]":
        if self.line is None or self.process is None or not self.process.is_alive():
            self.close()
            context = Children()
            self.line, theirs = context.Pipe()
            self.process = context.Process(target=serve, args=(theirs,), name="worker", daemon=True)
            self.process.start()
            theirs.close()  # or the pipe would not end with the worker
        return self.line

    def close(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.kill()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def run(self, job: Job) -> object:
        """Have a job done; raises if the worker dies or gets stuck."""
        try:
            line = self.open()
            line.send(("work", job.number, job.work, job.seconds, job.args, job.language))
            until = time.monotonic() + job.seconds + GRACE
            stopping = False
            while True:
                if line.poll(TICK):
                    what, number, value = line.recv()
                    if number == job.number and what == "progress":
                        job.report(value)
                    elif number == job.number and what == "failed":
                        raise RuntimeError(value)
                    elif number == job.number:
                        return value
                if job.cancelled and not stopping:
                    stopping = True
                    line.send(("stop", job.number))
                    until = time.monotonic() + STOP_SECONDS
                if time.monotonic() > until:
                    self.close()
                    raise WorkerTimeoutError(f"{job.work.__name__} took longer than {job.seconds:.0f} s")
        except (EOFError, OSError) as problem:
            self.close()
            raise WorkerDiedError from problem


class Lane:
    """Some workers and the queue in front of them."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.free = self.workers[:]
        # The worker that has the search trees of a table, the most recently used last.
        self.homes: OrderedDict[str, Worker] = OrderedDict()
        self.queue = FairQueue()
        self.threads = ThreadPoolExecutor(workers, "workers")
        self.running: set[asyncio.Task[None]] = set()
        self.closed = False

    def put(self, job: Job) -> None:
        self.queue.put(job)
        self.hand_out()

    def hand_out(self) -> None:
        while self.free and len(self.queue) and not self.closed:
            job = self.queue.take()
            waiting = self.queue.as_urgent(job)
            job.seconds = max(queue.MIN_SECONDS, queue.MAX_SECONDS / (1 + waiting / len(self.workers)))
            task = asyncio.ensure_future(self.run(self.worker_for(job), job))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    def worker_for(self, job: Job) -> Worker:
        """A free worker, the one that has the search trees of the table if possible. Nobody waits for it: a
        tree saves time, and waiting would cost it."""
        home = self.homes.get(job.requester.table)
        worker = home if job.sticky and home in self.free else self.free[-1]
        self.free.remove(worker)
        if job.sticky:
            self.homes[job.requester.table] = worker
            self.homes.move_to_end(job.requester.table)
            while len(self.homes) > MAX_HOMES:
                self.homes.popitem(last=False)
        return worker

    async def run(self, worker: Worker, job: Job) -> None:
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
        for _ in range(MAX_ATTEMPTS):
            try:
                return await job.loop.run_in_executor(self.threads, worker.run, job)
            except WorkerDiedError:
                if self.closed or job.cancelled:
                    break
                log.warning("a worker process died; a new one takes its place")
        raise RuntimeError(f"{MAX_ATTEMPTS} workers died over {job.work.__name__}")

    def close(self) -> None:
        self.closed = True
        for worker in self.workers:
            if worker.process is not None and worker.process.is_alive():
                worker.process.kill()  # its thread sees the pipe end and closes it
        self.threads.shutdown(wait=False, cancel_futures=True)


class WorkerPool:
    """The worker processes, started when they are needed first.

    Jobs that take seconds have workers of their own: a table whose bot decides at once would otherwise wait
    behind somebody's slow bot with every move.
    """

    def __init__(self, workers: int) -> None:
        self.size = workers
        self.quick = Lane(workers)
        self.slow = Lane(workers)

    def pids(self) -> list[int]:
        """The processes that are there now."""
        processes = [worker.process for lane in (self.quick, self.slow) for worker in lane.workers]
        return [process.pid for process in processes if process is not None and process.pid is not None]

    def busy(self) -> bool:
        return bool(self.quick.running or self.slow.running)

    async def choose(
        self,
        requester: Requester,
        game: str,
        position: str,
        bot: str,
        seed: int,
        on_progress: OnProgress | None = None,
        pack: DesignerPack | None = None,
    ) -> str:
        """What a bot plays. If it does not finish, a random bot decides."""
        slow = bot in SEARCHING
        table = requester.table
        try:
            job = Job(requester, choose, (game, position, bot, seed, table, pack), on_progress, sticky=slow)
            return str(await self.result(self.slow if slow else self.quick, job))
        except WorkerTimeoutError:
            log.warning("%s did not come to a decision", bot)
            job = Job(requester, choose, (game, position, "random", seed, table, pack), on_progress)
            return str(await self.result(self.quick, job))

    async def choose_among(
        self,
        requester: Requester,
        game: str,
        position: str,
        seed: int,
        among: list[str],
        pack: DesignerPack | None = None,
    ) -> str:
        """What the usual bot plays, of some of the options."""
        job = Job(requester, choose_among, (game, position, DEFAULT_BOT, seed, among, pack), None)
        return str(await self.result(self.quick, job))

    async def advise(
        self,
        requester: Requester,
        game: str,
        position: str,
        bot: str,
        iterations: int,
        seed: int,
        count: int,
        on_progress: OnProgress | None = None,
        pack: DesignerPack | None = None,
    ) -> list[Advised]:
        """The moves a bot likes best."""
        return await self.run(
            requester, on_progress, advise, game, position, bot, iterations, seed, count, pack
        )

    async def run(
        self,
        requester: Requester,
        on_progress: OnProgress | None,
        work: Callable[Concatenate[Context, P], T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Have something computed that may take a while."""
        found: T = await self.result(self.slow, Job(requester, work, args, on_progress))
        return found

    async def result(self, lane: Lane, job: Job) -> Any:
        """The result of a job; if the caller is cancelled while waiting, so is the job."""
        lane.put(job)
        try:
            return await job.future
        except asyncio.CancelledError:
            job.cancelled = True
            lane.queue.drop(job)
            raise

    def close(self) -> None:
        self.quick.close()
        self.slow.close()

    async def finish(self) -> None:
        """End all workers, and wait until nobody speaks with them any more."""
        self.close()
        running = self.quick.running | self.slow.running
        if running:
            await asyncio.wait(running, timeout=2)
