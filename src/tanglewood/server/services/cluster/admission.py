"""How many listen to a table or a room at once: never more than the limit, at all servers together."""

import asyncio
import weakref
from collections import Counter

from tanglewood.server.errors import refusing
from tanglewood.server.limits import Limits
from tanglewood.server.live.watchers import Listener
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store, StoreError

AGAIN = 1.0
"""Seconds until the others are told once more of a stream that has ended while they could not be."""


class AdmissionService:
    """Counts the streams of this server by table or room, from the moment somebody asks for one."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.open: Counter[str] = Counter()
        self.tasks = BackgroundTasks()
        # One count of a table after the other is stored, so that the last one stands.
        self.counting: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        # Those of which the others have to be told that streams have ended here.
        self.due: set[str] = set()
        self.left_some = asyncio.Event()

    def start(self) -> None:
        if self.store.shared:
            self.tasks.start(self.tell())

    async def close(self) -> None:
        await self.tasks.cancel()

    async def admit(self, id: str, listener: Listener) -> None:
        """Give a listener a place at a table, or refuse."""
        await self.give(id, listener, self.limits.listeners, "server-crowded")

    async def admit_to_room(self, id: str, listener: Listener) -> None:
        """Let a phone follow a companion session, or refuse."""
        await self.give(f"room {id}", listener, self.limits.room_listeners, "companion-crowded")

    async def give(self, id: str, listener: Listener, most: int, crowded: str) -> None:
        """Give a listener a place. It is free again when the listener leaves, or is gone without ever having
        listened."""
        full = refusing(503, "crowded", crowded, wait=30)
        if self.open[id] >= most:
            raise full
        # At once: while the others are asked nobody else takes it.
        self.open[id] += 1
        listener.leave = leave = weakref.finalize(listener, self.left, id)
        leave.atexit = False
        try:
            if self.store.shared and not await self.counted(id, most):
                raise full
        except BaseException:
            leave()
            raise

    async def counted(self, id: str, most: int | None) -> bool:
        """Tell the others how many streams there are here; False if all together are more than so many."""
        async with self.counting.setdefault(id, asyncio.Lock()):
            return await self.store.together.count(id, self.open[id], most)

    def left(self, id: str) -> None:
        self.open -= Counter([id])  # which removes tables that have none left
        self.tell_again(id)

    def tell_again(self, *ids: str) -> None:
        self.due.update(ids)
        self.left_some.set()

    def tell_all_again(self) -> None:
        """The others know nothing of this server's streams any more."""
        self.tell_again(*self.open)

    async def tell(self) -> None:
        """Tell the others of streams that have ended."""
        while True:
            await self.left_some.wait()
            self.left_some.clear()
            while self.due:
                id = self.due.pop()
                try:
                    await self.counted(id, None)
                except StoreError:
                    self.due.add(id)
                    await asyncio.sleep(AGAIN)
