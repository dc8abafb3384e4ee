"""Clocks at tables: started and stopped as people come and go, and what happens when time is up."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.kernel.state import NOBODY
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Changed
from tanglewood.server.live.clocks import GameClock
from tanglewood.server.live.table import HostedTable
from tanglewood.server.services.manners import MannersService
from tanglewood.server.services.seats import SeatService
from tanglewood.server.services.tables import TableService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store, StoreError

log = logging.getLogger("tanglewood.server")

TICK = 10.0
"""Seconds after which a clock that runs is stored again: what a power cut may give back."""
TURN = 1.0
"""Seconds after which a server asks again whether it is to keep a clock that another one keeps."""
GRACE = 0.05
"""Seconds a timer comes late, so that the time is really up."""


class ClockService:
    """Keeps the clocks of all tables. A table is looked at whenever somebody comes, goes or asks for it, and
    by a timer while a clock runs."""

    def __init__(
        self, store: Store, tables: TableService, seats: SeatService, manners: MannersService, clock: Clock
    ) -> None:
        self.store = store
        self.tables = tables
        self.seats = seats
        self.manners = manners
        self.clock = clock
        self.tasks = BackgroundTasks()
        tables.on_look = self.check
        tables.on_clock = self.check_soon

    def check_soon(self, table: HostedTable) -> None:
        if table.live.clock is not None:
            self.tasks.start(self.surely(self.check, table))

    async def surely(self, look: Callable[[HostedTable], Awaitable[None]], table: HostedTable) -> None:
        """Look at a table, and again if the database is away just now: time may be up while nobody asks."""
        try:
            await look(table)
        except StoreError as problem:
            log.warning("the clock of table %s could not be looked at: %s", table.live.id, problem)
            self.look_again(table, TURN if self.tables.held.get(table.live.id) is table else None)

    async def check(self, table: HostedTable) -> None:
        """Let the right clock run, and see whether its time is up."""
        if table.live.clock is None:
            return
        if not await self.store.together.take(job_of(table)):  # another server keeps this clock
            self.look_again(table, TURN)
            return
        async with table.lock:
            with contextlib.suppress(Changed):  # another server was faster, and this is called again
                await self.settle(table)
                if not table.live.over and table.live.clock.is_up(self.clock.now()):
                    await self.time_up(table, table.live.clock.running)
                    await self.settle(table)
        self.arm(table)
        self.tables.wake_bots(table)

    async def settle(self, table: HostedTable) -> None:
        """Start and stop clocks as people are here or not. The caller holds the lock."""
        live, clock = table.live, table.live.clock
        if clock is None:
            return
        runs = self.tables.runs(table, live.turn)
        if (live.turn, runs) != (clock.turn, clock.running):
            after = clock.after(live.turn, runs, self.clock.now())
            await self.store_times(table, after)
            table.publish_presence()

    async def store_times(self, table: HostedTable, clock: GameClock) -> None:
        """Store how much is left, then have it so. The caller holds the lock."""
        live = table.live
        await self.tables.keep(table, self.store.manners.set_times(live.id, live.version, clock.row()))
        live.clock = clock

    async def time_up(self, table: HostedTable, seat: int) -> None:
        """What the table agreed on happens. The caller holds the lock."""
        live = table.live
        if live.clock is None:
            return
        if live.clock.agreed.then == "resign":
            await self.manners.give_up(table, seat, "time-resigned")
            return
        await self.manners.note(table, seat, "time-bot", ends=False)
        if live.seats[seat].stand_in is None:  # a clock of days: they may come back for their next decision
            await self.seats.set_stand_in(table, seat, live.seats[seat].consent or DEFAULT_BOT)

    def arm(self, table: HostedTable) -> None:
        """Look at the table again when the time of the clock that runs may be up."""
        clock = table.live.clock
        if clock is None or clock.running == NOBODY or table.live.over:
            self.look_again(table, None)
            self.tasks.start(self.store.together.leave(job_of(table)))
            return
        left = clock.left_at(clock.running, self.clock.now()) or 0.0
        self.look_again(table, min(TICK, left + GRACE))

    def look_again(self, table: HostedTable, seconds: float | None) -> None:
        """Look at a table after so many seconds; None: when something happens there."""
        if table.clock_timer is not None:
            table.clock_timer.cancel()
        loop = asyncio.get_running_loop()
        table.clock_timer = (
            None
            if seconds is None
            else loop.call_later(seconds, lambda: self.tasks.start(self.surely(self.tick, table)))
        )

    async def tick(self, table: HostedTable) -> None:
        """A clock has run for a while: store it."""
        if table.live.over or not await self.store.together.take(job_of(table)):
            if not table.live.over and self.tables.is_watched(table):
                self.look_again(table, TURN)
            return
        async with table.lock:
            if table.live.clock is not None:
                with contextlib.suppress(Changed):
                    await self.store_times(table, table.live.clock.settled(self.clock.now()))
        await self.check(table)

    async def close(self) -> None:
        """Store what has run so far: a live clock stands while the server does."""
        await self.tasks.cancel()
        for table in list(self.tables.held.values()):
            if table.clock_timer is not None:
                table.clock_timer.cancel()
                clock = table.live.clock
                if clock is not None:
                    with contextlib.suppress(Changed):
                        await self.store_times(table, clock.settled(self.clock.now()))


def job_of(table: HostedTable) -> str:
    return f"clock {table.live.id}"
