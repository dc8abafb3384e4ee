"""Clocks at tables: started and stopped as people come and go, and what happens when time is up."""

import asyncio

from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.kernel.state import NOBODY
from tanglewood.server.clock import Clock
from tanglewood.server.live.table import HostedTable
from tanglewood.server.services.manners import MannersService
from tanglewood.server.services.seats import SeatService
from tanglewood.server.services.tables import TableService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store

TICK = 10.0
"""Seconds after which a clock that runs is stored again: what a power cut may give back."""
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
            self.tasks.start(self.check(table))

    async def check(self, table: HostedTable) -> None:
        """Let the right clock run, and see whether its time is up."""
        if table.live.clock is None:
            return
        async with table.lock:
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
            live.clock = clock.after(live.turn, runs, self.clock.now())
            await self.store.manners.set_times(live.id, live.clock.row())
            self.tables.publish_presence(table)

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
        if table.clock_timer is not None:
            table.clock_timer.cancel()
            table.clock_timer = None
        clock = table.live.clock
        if clock is None or clock.running == NOBODY or table.live.over:
            return
        left = clock.left_at(clock.running, self.clock.now()) or 0.0
        wait = min(TICK, left + GRACE)
        table.clock_timer = asyncio.get_running_loop().call_later(
            wait, lambda: self.tasks.start(self.tick(table))
        )

    async def tick(self, table: HostedTable) -> None:
        """A clock has run for a while: store it."""
        async with table.lock:
            if table.live.clock is not None:
                table.live.clock = table.live.clock.settled(self.clock.now())
                await self.store.manners.set_times(table.live.id, table.live.clock.row())
        await self.check(table)

    async def close(self) -> None:
        """Store what has run so far: a live clock stands while the server does."""
        await self.tasks.cancel()
        for table in list(self.tables.held.values()):
            if table.clock_timer is not None:
                table.clock_timer.cancel()
                clock = table.live.clock
                if clock is not None:
                    await self.store.manners.set_times(table.live.id, clock.settled(self.clock.now()).row())
