"""Bots think in processes of their own, never beside the people who wait."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import tanglewood.games  # noqa: F401  a worker process must know the games
from tanglewood.bots import make_bot
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat


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
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))
        return self.pool

    async def choose(self, game: str, position: str, bot: str, seed: int) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.open(), choose, game, position, bot, seed)

    async def weigh(
        self, game: str, position: str, bot: str, seed: int, best: int
    ) -> list[tuple[str, float]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.open(), weigh, game, position, bot, seed, best)

    def restart(self) -> None:
        """After a worker died: the pool is broken for good, a new one takes its place."""
        broken, self.pool = self.pool, None
        if broken is not None:
            broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
