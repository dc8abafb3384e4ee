"""Rooms: a companion session that several phones share. The server keeps its text and counts its changes;
a phone that goes on names the version it has seen, and catches up if another one was faster."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import aclosing

from tanglewood.companion import answering
from tanglewood.companion.model import CompanionRoom
from tanglewood.kernel.errors import TextError
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, refusing
from tanglewood.server.limits import Limits
from tanglewood.server.live.watchers import Feed, Listener, message
from tanglewood.server.store import Store
from tanglewood.words import words

ID_BYTES = 9


class RoomFeed(Feed):
    """Those who follow a room here, and the version they were told last."""

    told = 0


class RoomService:
    """Shared sessions, and who follows them at this server."""

    def __init__(self, store: Store, limits: Limits, clock: Clock) -> None:
        self.store = store
        self.limits = limits
        self.clock = clock
        self.feeds: dict[str, RoomFeed] = {}
        self.leaving = False

    async def make(self, session: str) -> CompanionRoom:
        """Share a session from now on."""
        await check(session)
        id = secrets.token_urlsafe(ID_BYTES)
        if not await self.store.rooms.add(id, session, self.clock.now(), self.limits.rooms):
            raise refusing(503, "crowded", "companion-crowded", wait=30)
        return CompanionRoom(id, 1, session)

    async def read(self, id: str) -> CompanionRoom:
        found = await self.store.rooms.read(id)
        if found is None:
            raise refusing(404, "unknown-room", "companion-unknown-room")
        return CompanionRoom(id, *found)

    async def go_on(self, id: str, version: int, session: str) -> CompanionRoom:
        """Go on from a version, unless another phone has."""
        await check(session)
        if not await self.store.rooms.change(id, version, session, self.clock.now()):
            await self.read(id)  # one that is gone is refused as such
            raise refusing(409, "stale", "companion-stale")
        room = CompanionRoom(id, version + 1, session)
        self.tell(room)
        return room

    # ------------------------------------------------------------------ who follows

    async def stream(self, id: str, listener: Listener) -> AsyncIterator[bytes]:
        """The room as it is, then whatever it becomes."""
        feed = self.feeds.setdefault(id, RoomFeed())
        if self.leaving:
            feed.close()

        async def first() -> bytes:
            # Whoever listens already is told of a change that comes meanwhile, perhaps twice.
            room = await self.read(id)
            return message("room", room, room.version)

        def changed() -> None:
            if not feed.listeners:
                self.feeds.pop(id, None)

        async with aclosing(feed.stream(listener, first, changed, nothing)) as told:
            async for one in told:
                yield one

    def streams(self) -> int:
        return sum(len(feed.listeners) for feed in self.feeds.values())

    def is_news(self, id: str, version: int) -> bool:
        feed = self.feeds.get(id)
        return feed is not None and version > feed.told

    def tell(self, room: CompanionRoom) -> None:
        """Those who follow here are told what is new to them."""
        if self.is_news(room.id, room.version):
            feed = self.feeds[room.id]
            feed.told = room.version
            feed.publish("room", lambda viewer: room, room.version)

    async def heard(self, id: str) -> None:
        """Another server has changed a room, or may have."""
        found = await self.store.rooms.read(id)
        if found is not None:
            self.tell(CompanionRoom(id, *found))

    async def missed(self) -> None:
        for id in list(self.feeds):
            await self.heard(id)

    def farewell(self) -> None:
        self.leaving = True
        for feed in list(self.feeds.values()):
            feed.farewell()


def nothing() -> None: ...


async def check(session: str) -> None:
    """Refuse what is no session; to work one out takes its time."""
    try:
        await asyncio.to_thread(answering.find, session)
    except TextError as problem:
        raise Refused(422, "companion", words().say(str(problem))) from None
