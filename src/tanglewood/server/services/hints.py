"""Hints: the moves a strong bot likes best, from what the seat that decides can know."""

import asyncio

from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.kernel.chance import fork
from tanglewood.server.errors import not_your_seat, refusing
from tanglewood.server.limits import Limits
from tanglewood.server.live.table import HostedTable
from tanglewood.server.model import Hint, Thinking
from tanglewood.server.services.tables import TableService
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.server.thinking.queue import HINT, Requester
from tanglewood.words import spoken

HINTS = 3
"""Moves that are suggested."""


class HintService:
    """Computes one hint for each position, however many ask for it."""

    def __init__(self, tables: TableService, pool: WorkerPool, limits: Limits) -> None:
        self.tables = tables
        self.pool = pool
        self.limits = limits

    async def hint(self, id: str, owner: bytes | None, address: str) -> list[Hint]:
        """The moves the strongest bot likes best, for whoever has to decide."""
        table = await self.tables.table(id)
        live = table.live
        if not live.must_decide(live.viewer(owner), live.turn):
            raise refusing(422, "not-your-turn", "server-hint-turn")
        wanted = live.number, spoken()
        if table.hint is None or table.hint[0] != wanted:
            table.hint = wanted, asyncio.ensure_future(self.compute(table, address))
        task = table.hint[1]
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise  # not the hint but this request was cancelled
            self.forget(table, task)
            raise refusing(409, "given-up", "server-hint-gone") from None
        except Exception:
            self.forget(table, task)
            raise

    def forget(self, table: HostedTable, task: asyncio.Task[list[Hint]]) -> None:
        if table.hint is not None and table.hint[1] is task:
            table.hint = None

    async def compute(self, table: HostedTable, address: str) -> list[Hint]:
        live = table.live
        # The table may move on while the bot thinks; its positions are never changed, only replaced.
        state, number = live.state, live.number
        seat = state.turn

        def on_progress(share: float) -> None:
            # Nobody else needs to know that somebody asked.
            progress = Thinking(number, seat, round(share, 2))
            table.feed.publish("hint", lambda _: progress, seat=seat)

        best = await self.pool.advise(
            Requester(HINT, address, live.id),
            live.info.id,
            state.text(),
            SEARCH_LEVELS[-1],
            self.limits.hint_iterations,
            fork(live.seed, 3, number),
            HINTS,
            on_progress,
            live.info.source,
        )
        return [
            Hint(text, live.label_of(state, text), round(expected, 3), round(sure, 3), reason)
            for text, expected, sure, reason in best
        ]

    async def cancel(self, id: str, owner: bytes | None) -> None:
        """Give up a hint that is being computed."""
        table = await self.tables.table(id)
        if table.live.turn not in table.live.seats_of(owner):
            raise not_your_seat()
        if table.hint is not None and not table.hint[1].done():
            table.cancel_hint()
            table.hint = None  # the next request starts a new one
