"""The past of games, for people who look at it: never at the cost of those who play."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

from tanglewood.kernel.record import Record
from tanglewood.kernel.state import State
from tanglewood.server.errors import refusing
from tanglewood.server.limits import Limits
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.history import INLINE_MOVES, Snapshots, Throttle, record_of
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.model import Step

P = ParamSpec("P")
T = TypeVar("T")


class HistoryService:
    """Past positions, logs in words, and records."""

    def __init__(self, limits: Limits) -> None:
        self.snapshots = Snapshots(limits.positions)
        self.throttle = Throttle()
        # Few threads: each of them takes the interpreter away from everybody else.
        self.threads = ThreadPoolExecutor(2, "history")

    async def in_thread(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do work of many milliseconds outside the event loop."""
        here = copy_context()  # with the language that is spoken
        return await asyncio.get_running_loop().run_in_executor(
            self.threads, lambda: here.run(work, *args, **named)
        )

    async def position(self, live: LiveGame, number: int) -> State:
        """The position after so many entries of the log."""
        replay = self.snapshots.replay_to(live, number)
        short = replay.left <= INLINE_MOVES
        return self.snapshots.keep(replay.run() if short else await self.in_thread(replay.run))

    async def steps(
        self, live: LiveGame, viewer: Viewer, after: int = 0, upto: int | None = None
    ) -> list[Step]:
        """What the entries of the log did, in words."""
        if live.number - after <= INLINE_MOVES:
            return live.steps(viewer, after, upto)
        async with self.throttle.slot():
            return await self.in_thread(live.steps, viewer, after, upto)

    async def record(self, live: LiveGame) -> Record:
        """The record of a finished game."""
        if not live.over:
            raise refusing(422, "running", "server-record-running")
        async with self.throttle.slot():
            return await self.in_thread(record_of, live)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
