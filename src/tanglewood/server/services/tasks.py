"""Tasks that run beside requests."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """Holds tasks until they are done: the event loop alone would let them be collected."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def finish(self) -> None:
        """Wait until all tasks are done."""
        await asyncio.gather(*self.running, return_exceptions=True)

    async def cancel(self) -> None:
        for task in list(self.running):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
