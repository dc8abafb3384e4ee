"""What this server does about what other servers do: tables catch up, chat is passed on, people elsewhere
count as present."""

import asyncio
import contextlib
from collections.abc import Callable

from tanglewood.server.errors import Refused
from tanglewood.server.live.table import HostedTable
from tanglewood.server.services.chat import line_of, tell
from tanglewood.server.services.cluster.rates import RateService
from tanglewood.server.services.rooms import RoomService
from tanglewood.server.services.tables import TableService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Elsewhere, Hearing, Spent, Store, StoreError, Told

SWEEP = 10.0


class ClusterService(Hearing):
    """Keeps the tables of this server as the others have stored them, and tells them who is here."""

    def __init__(self, store: Store, tables: TableService, rooms: RoomService, rates: RateService) -> None:
        self.store = store
        self.tables = tables
        self.rooms = rooms
        self.rates = rates
        self.tasks = BackgroundTasks()
        # What the others were last told about a table, by its id.
        self.shown: dict[str, Elsewhere] = {}
        # Called with the hash of a cookie that is signed out; None: any may be.
        self.on_session_ended: Callable[[bytes | None], None] = lambda secret: None
        # Called when the others know nothing of what they were told of this server.
        self.on_renumbered: Callable[[], None] = lambda: None
        if store.shared:
            tables.on_presence = self.show_soon
            tables.on_load = self.loaded

    async def start(self) -> None:
        await self.store.together.start(self)
        if self.store.shared:
            self.tasks.start(self.sweep())

    async def close(self) -> None:
        await self.tasks.cancel()
        await self.store.together.stop()

    # ------------------------------------------------------------------ hearing

    def is_news(self, what: str, id: str, number: int) -> bool:
        if what == "session":
            return True
        if what == "room":
            return self.rooms.is_news(id, number)
        table = self.tables.held.get(id)
        if table is None:
            return False
        if what == "chat":
            return number >= table.chat_told
        # Of two servers that store the same version one fails, and catches up by itself.
        return number < 0 or number > max(table.live.version, table.storing)

    def moved(self, told: Told) -> bool:
        return self.tables.heard_move(told)

    async def table_changed(self, id: str, version: int | None) -> None:
        await self.tables.heard(id, version)

    async def chat_said(self, id: str, number: int) -> None:
        table = self.tables.held.get(id)
        if table is None or number < table.chat_told:
            return
        # Of two messages the later one may be read first: it brings both lines, in their order. One message
        # waits until the lines of another are told.
        async with table.hearing:
            for row in await self.store.chat.read(id, table.chat_told):
                table.chat_told = row.number + 1
                await tell(self.store, table, line_of(row))

    async def room_changed(self, id: str) -> None:
        await self.rooms.heard(id)

    async def presence_changed(self, id: str) -> None:
        table = self.tables.held.get(id)
        if table is not None:
            await self.read_presence(table)

    async def session_ended(self, secret: bytes) -> None:
        self.on_session_ended(secret)

    def spent(self, spent: list[Spent]) -> None:
        self.rates.hear(spent)

    def alive(self, servers: int) -> None:
        self.rates.share(servers)

    async def missed(self) -> None:
        self.on_session_ended(None)
        await self.rooms.missed()
        for id, table in list(self.tables.held.items()):
            with contextlib.suppress(Refused):  # a log that the rules do not allow: the table was forgotten
                await self.tables.heard(id, await self.store.tables.version(id))
            await self.chat_said(id, table.chat_told)
            await self.read_presence(table)

    async def renumbered(self) -> None:
        self.shown.clear()
        self.on_renumbered()
        for table in list(self.tables.held.values()):
            self.show_soon(table)

    async def loaded(self, table: HostedTable) -> None:
        """What was told while a table was being read was not heard."""
        await self.tables.check_version(table)
        await self.chat_said(table.live.id, table.chat_told)
        await self.read_presence(table)

    async def read_presence(self, table: HostedTable) -> None:
        async with table.reading:
            found = await self.store.together.elsewhere(table.live.id)
        if found != (table.feed.elsewhere, table.here_elsewhere):
            table.feed.elsewhere, table.here_elsewhere = found
            table.publish_presence()
            self.tables.on_clock(table)

    # ------------------------------------------------------------------ telling

    def show_soon(self, table: HostedTable) -> None:
        if self.here(table) != self.shown.get(table.live.id, Elsewhere()):
            self.tasks.start(self.show(table))

    async def show(self, table: HostedTable) -> None:
        id = table.live.id
        async with table.showing:
            here = self.here(table)
            if here == self.shown.get(id, Elsewhere()):
                return
            await self.store.together.show(id, here)
            if here == Elsewhere():
                self.shown.pop(id, None)
            else:
                self.shown[id] = here

    async def sweep(self) -> None:
        """Whoever asked for a table counts as present for a while only, and a table may have left memory."""
        while True:
            await asyncio.sleep(SWEEP)
            for id in list(self.shown):
                table = self.tables.held.get(id)
                with contextlib.suppress(StoreError):  # the next time
                    if table is not None:
                        await self.show(table)
                    else:
                        del self.shown[id]
                        await self.store.together.show(id, Elsewhere())

    def here(self, table: HostedTable) -> Elsewhere:
        """The owners of seats who are at this server."""
        owners = {row.owner for row in table.live.seats if row.owner is not None}
        online = owners & table.feed.online_here()
        since = self.tables.clock.now() - self.tables.limits.watched_seconds
        recent = {owner for owner, at in table.owner_requests.items() if at > since and owner in owners}
        return Elsewhere(frozenset(online), frozenset(online | recent))
