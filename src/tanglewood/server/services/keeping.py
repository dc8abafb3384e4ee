"""Keeping a house: who is not let in, and what is thrown away after its time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, refusing
from tanglewood.server.services.lab.owning import forget_studies
from tanglewood.server.services.tables import TableService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store, StoreError
from tanglewood.server.store.bans import ADDRESS, PERSON
from tanglewood.server.store.tidying import DAY, Retention, tidy

log = logging.getLogger("tanglewood.server")
LOOK = 2.0
"""Seconds after which a ban counts at every server."""
TIDY = 3600.0
"""Seconds between two times of tidying."""
SOON = 5.0
"""Seconds until tidying up is tried again."""
JOB = "tidy"


async def nothing() -> None: ...


class KeepingService:
    """Looks who is banned, and tidies up where no other server does."""

    def __init__(
        self, store: Store, tables: TableService, keep: Retention, clock: Clock, studies: Path | None = None
    ) -> None:
        self.store = store
        self.studies = studies
        self.tables = tables
        self.keep = keep
        self.clock = clock
        self.banned: dict[str, float] = {}
        # Called when somebody has changed the database beside this server: anything may be different.
        self.on_changed_beside: Callable[[], Awaitable[None]] = nothing
        self.tasks = BackgroundTasks()

    async def start(self) -> None:
        await self.look()
        self.tasks.start(self.look_on())
        self.tasks.start(self.tidy_on())

    # ------------------------------------------------------------------ who is let in

    def check(self, owner: bytes | None, address: str) -> None:
        """Refuse somebody who is banned."""
        until = self.banned.get(ADDRESS + address, 0.0)
        if owner is not None:
            until = max(until, self.banned.get(PERSON + owner.hex(), 0.0))
        if until > self.clock.now():
            raise banned(until)

    async def look(self) -> None:
        if await self.store.changed_beside():
            await self.on_changed_beside()
        before, self.banned = self.banned, await self.store.bans.read(self.clock.now())
        if self.banned.keys() - before.keys():
            self.tables.disconnect(lambda owner: owner is not None and PERSON + owner.hex() in self.banned)

    async def look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StoreError as problem:
                log.warning("nobody knows who is banned: %s", problem)

    # ------------------------------------------------------------------ what is thrown away

    async def tidy_on(self) -> None:
        while True:
            done = False
            try:
                done = await self.tidy()
            except StoreError as problem:
                log.warning("nothing was tidied up: %s", problem)
            await asyncio.sleep(TIDY if done else SOON)

    async def tidy(self) -> bool:
        """Throw away what has been kept long enough; studies are only here. False if another server is at it,
        or was until just now: the database may not know yet that it has stopped."""
        if self.keep.guests:
            await forget_studies(self.studies, self.store, self.clock.now() - self.keep.guests * DAY)
        if not await self.store.together.take(JOB):
            return False
        try:
            gone = await tidy(self.store, self.keep, self.clock.now())
        finally:
            await self.store.together.leave(JOB)
        for id in gone.tables:
            await self.tables.heard(id, None)
        log.info("tidied up: %d tables, %d guests, %d lines of chat", len(gone.tables), *gone[1:3])
        return True


def banned(until: float) -> Refused:
    when = datetime.fromtimestamp(until, UTC).isoformat(sep=" ", timespec="minutes")
    return refusing(403, "banned", "server-banned", until=when.replace("+00:00", " UTC"))
