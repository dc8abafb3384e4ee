"""Holds the thoughts of a server's bots, for tests of what is seen while they think."""

import asyncio
from typing import Any

import pytest

from serving import Host

PROGRESS = {"choose": 5, "run": 1}
"""Where the works of a pool have whom they tell how far they are."""


class Held:
    """Thoughts of a server's bots that go on until they are let go, however fast the machine is."""

    def __init__(self, server: Host, monkeypatch: pytest.MonkeyPatch, work: str, after: int = 0) -> None:
        self.free = False
        self.begun = 0
        real = getattr(server.services.pool, work)

        async def held(*args: Any) -> Any:
            self.begun += 1
            on_progress = args[PROGRESS[work]]
            while self.begun > after and not self.free:
                if on_progress is not None:
                    on_progress(0.25)
                await asyncio.sleep(0.02)
            return await real(*args)

        monkeypatch.setattr(server.services.pool, work, held)
