"""Bots think in processes of their own, never beside the people who wait."""

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

import tanglewood.games  # noqa: F401  a worker process must know the games
from tanglewood.bots import make_bot
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat

log = logging.getLogger("tanglewood.server")
P = ParamSpec("P")
T = TypeVar("T")
TRIES = 3
"""How often something is thought about anew after a worker died over it."""


def leave_with_the_server() -> None:
    """A worker whose server was killed would wait for work for ever; so it watches the server."""
    server = multiprocessing.parent_process()
    if server is not None:

        def watch() -> None:
            server.join()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


def choose(game: str, position: str, bot: str, seed: int) -> str:
    """What a bot plays in a position; runs in a worker."""
    return make_bot(bot, seed).choose(Seat(lookup(game).read(position))).text


def weigh(game: str, position: str, bot: str, seed: int, best: int) -> list[tuple[str, float]]:
    """The moves a bot likes best; runs in a worker."""
    weighed = make_bot(bot, seed).weigh(Seat(lookup(game).read(position)))
    return [(move.text, worth) for move, worth in weighed[:best]]


class Thinkers:
    """The worker processes, started when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=leave_with_the_server
            )
        return self.pool

    async def choose(self, game: str, position: str, bot: str, seed: int) -> str:
        return await self.think(choose, game, position, bot, seed)

    async def weigh(
        self, game: str, position: str, bot: str, seed: int, best: int
    ) -> list[tuple[str, float]]:
        return await self.think(weigh, game, position, bot, seed, best)

    async def think(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run work in a worker; if the worker dies, in another one."""
        for _ in range(TRIES):
            pool = self.open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **named))
            except BrokenProcessPool:
                self.replace(pool)
        raise RuntimeError(f"{TRIES} workers died over {work.__name__}")

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """A broken pool is broken for good. All who waited for it come here; the first one replaces it."""
        if self.pool is broken:
            log.warning("a worker process died; a new one takes its place")
            self.pool = None
            broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
