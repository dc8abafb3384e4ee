"""Bots that play at tables while somebody watches."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from tanglewood.kernel.chance import fork
from tanglewood.server.errors import Changed, Refused, not_your_seat
from tanglewood.server.limits import Limits
from tanglewood.server.live.table import HostedTable
from tanglewood.server.model import Pace, Thinking
from tanglewood.server.services.tables import TableService, tried_again
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import StoreError
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.server.thinking.queue import SEATED, WATCHED, Requester

log = logging.getLogger("tanglewood.server")

PACES: dict[Pace, float] = {"quick": 0.0, "normal": 0.4, "slow": 1.2}
"""The least seconds between two moves of bots."""
TURN_SECONDS = 0.5
"""Seconds after which a server asks again whether it is to drive the bots of a table."""
QUIET_SECONDS = 0.3
"""Seconds a bot thinks before its progress is published, and between two such messages."""


class BotService:
    """Lets bots play, one task for each table where a bot has to decide."""

    def __init__(self, tables: TableService, pool: WorkerPool, limits: Limits) -> None:
        self.tables = tables
        self.pool = pool
        self.limits = limits
        self.tasks = BackgroundTasks()
        tables.on_bot_turn = self.wake

    @tried_again
    async def set_pace(self, id: str, owner: bytes | None, pace: Pace) -> HostedTable:
        """How fast bots play at a table."""
        tables = self.tables
        table = await tables.table(id)
        if not table.live.seats_of(owner):
            raise not_your_seat()
        async with table.lock:
            await tables.keep(table, tables.store.tables.set_pace(id, table.live.version, pace))
            table.live.pace = pace
            table.publish_state()
        return table

    def wake(self, table: HostedTable) -> None:
        """Make sure that bots play on if it is their turn."""
        if table.bots is None and self.should_play(table):
            table.bots = self.tasks.start(self.run(table))

    def should_play(self, table: HostedTable) -> bool:
        """Whether a bot has to decide, and somebody would see it. A table that was forgotten is read anew,
        and its bots play there."""
        live = table.live
        return (
            live.bot_to_move is not None
            and self.tables.held.get(live.id) is table
            and live.number < self.limits.entries
            and self.tables.is_watched(table)
        )

    async def run(self, table: HostedTable) -> None:
        """Play until a person has to decide, or nobody watches any more."""
        job, together = f"bots {table.live.id}", self.tables.store.together
        try:
            while self.should_play(table):
                try:
                    if await together.take(job):
                        await self.decide(table)
                    else:  # another server has them play; it may die, or lose interest
                        await asyncio.sleep(TURN_SECONDS)
                except Changed:
                    pass  # another server changed the table: think again
                except StoreError as problem:  # those who watch wait until the database is back
                    log.warning("bots at table %s have to wait: %s", table.live.id, problem)
                    await asyncio.sleep(TURN_SECONDS)
        except asyncio.CancelledError:
            raise
        except Refused:
            pass  # the stored log is another one; the next request loads the table again
        except Exception:
            log.exception("a bot at table %s could not move", table.live.id)
        finally:
            if table.bots is asyncio.current_task():
                table.bots = None
            with contextlib.suppress(StoreError):
                await together.leave(job)

    async def decide(self, table: HostedTable) -> None:
        """Have a bot think about one decision, and play what it chose."""
        live = table.live
        seat, number, bot = live.state.turn, live.number, str(live.bot_to_move)
        begun = time.monotonic()
        seated = any(self.tables.is_here(table, row) for row in live.seats)
        text = await self.pool.choose(
            Requester(SEATED if seated else WATCHED, table.address, live.id),
            live.info.id,
            live.state.text(),
            bot,
            fork(live.seed, 2, number),
            self.progress_of(table, seat, number),
            live.info.source,
        )
        if self.has_player_watching(table):
            await asyncio.sleep(max(0.0, PACES[live.pace] - (time.monotonic() - begun)))
        async with table.lock:
            if live.number == number and live.seats[seat].player == bot:
                move = live.state.vocabulary().parse(text)
                await self.tables.append(table, live.plan_move(seat, move))

    def progress_of(self, table: HostedTable, seat: int, number: int) -> Callable[[float], None]:
        """Publishes how far a bot is, if it takes a while."""
        last = time.monotonic()

        def on_progress(share: float) -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= QUIET_SECONDS and table.live.number == number:
                last = now
                table.feed.publish("thinking", lambda _: Thinking(number, seat, round(share, 2)))

        return on_progress

    def has_player_watching(self, table: HostedTable) -> bool:
        """Whether somebody who plays here is watching: only for them do bots slow down."""
        online = table.feed.online()
        return any(seat.owner in online for seat in table.live.seats if seat.owner is not None)

    async def halt(self, table: HostedTable) -> None:
        """Interrupt a bot that thinks. The caller holds the lock, so nothing is being stored."""
        task, table.bots = table.bots, None
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
