"""Keeping a house: who is not let in, and what is thrown away after its time."""

import asyncio
import logging
from datetime import UTC, datetime

from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, refusing
from tanglewood.server.services.tables import TableService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store, StoreError
from tanglewood.server.store.bans import ADDRESS, PERSON
from tanglewood.server.store.tidying import Retention, tidy

log = logging.getLogger("tanglewood.server")
LOOK = 2.0
"""Seconds after which a ban counts at every server."""
TIDY = 3600.0
"""Seconds between two times of tidying."""
JOB = "tidy"


class KeepingService:
    """Looks who is banned, and tidies up where no other server does."""

    def __init__(self, store: Store, tables: TableService, keep: Retention, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.keep = keep
        self.clock = clock
        self.banned: dict[str, float] = {}
        self.tasks = BackgroundTasks()

    async def start(self) -> None:
        await self.look()
        self.tasks.start(self.look_on())
        if self.keep != Retention():
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
            try:
                await self.tidy()
            except StoreError as problem:
                log.warning("nothing was tidied up: %s", problem)
            await asyncio.sleep(TIDY)

    async def tidy(self) -> None:
        """Throw away what has been kept long enough, unless another server does."""
        if not await self.store.together.take(JOB):
            return
        try:
            gone = await tidy(self.store, self.keep, self.clock.now())
        finally:
            await self.store.together.leave(JOB)
        for id in gone.tables:
            await self.tables.heard(id, None)
        log.info("tidied up: %d tables, %d guests, %d lines of chat", len(gone.tables), *gone[1:3])


def banned(until: float) -> Refused:
    when = datetime.fromtimestamp(until, UTC).isoformat(sep=" ", timespec="minutes")
    return refusing(403, "banned", "server-banned", until=when.replace("+00:00", " UTC"))
