"""How many requests somebody may send: so many at all servers together, without a query for any of them.

Every server counts by itself, in buckets of tokens (`middleware.py`). Whoever takes no more than one server's
share of a rate is nobody's business: as many shares as there are servers are the rate. Of whoever takes more
the servers tell each other what they grant, until it is less again; what is told is taken out of the buckets
of those who hear it. So nobody gets more than the rate for long, and at first half a burst more at the most,
besides what is granted before a message arrives. Ordinary people are never told of, and cost nothing.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Spent, Store, StoreError

PAUSE = 0.02
"""Seconds between two messages: what is granted meanwhile is told together."""
AGAIN = 1.0
"""Seconds after which something is told again if the database could not be reached."""
AT_ONCE = 200
"""Keys in one message, which may have 8,000 bytes."""


class Shared(Protocol):
    """Buckets of one kind that servers share."""

    servers: int
    due: set[str]
    """The marks of which the others are to be told."""
    on_due: Callable[[], None]

    def news(self, most: int) -> list[tuple[str, int]]:
        """What has been granted and not been told, of so many marks at most."""

    def hear(self, name: str, granted: int) -> None:
        """Another server has granted so many tokens."""


class RateService:
    """Tells the other servers what is granted here, and the buckets here what others have granted."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kinds: dict[str, Shared] = {}
        self.servers = 1
        self.tasks = BackgroundTasks()
        self.some_due = asyncio.Event()

    def start(self, kinds: dict[str, Shared]) -> None:
        self.kinds = kinds
        for buckets in kinds.values():
            buckets.servers = self.servers
            buckets.on_due = self.some_due.set
        if self.store.shared:
            self.tasks.start(self.tell())

    async def close(self) -> None:
        await self.tasks.cancel()

    def share(self, servers: int) -> None:
        """There are so many servers now."""
        self.servers = max(1, servers)
        for buckets in self.kinds.values():
            buckets.servers = self.servers

    def hear(self, spent: Iterable[Spent]) -> None:
        for kind, name, granted in spent:
            if kind in self.kinds:
                self.kinds[kind].hear(name, granted)

    async def tell(self) -> None:
        """Tell the others what is granted here to those who take more than a share."""
        while True:
            await self.some_due.wait()
            self.some_due.clear()
            news: list[Spent] = []
            for kind, buckets in self.kinds.items():
                news += [Spent(kind, *one) for one in buckets.news(AT_ONCE - len(news))]
                if buckets.due:
                    self.some_due.set()
            while news:
                try:
                    await self.store.together.spent(news)
                    break
                except StoreError:
                    await asyncio.sleep(AGAIN)
            await asyncio.sleep(PAUSE)
