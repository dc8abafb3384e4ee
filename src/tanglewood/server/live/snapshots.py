"""Positions along the logs of games, so that nobody who looks back has to wait for a whole game, and nobody
who plays for those who look back."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tanglewood.kernel.state import State
from tanglewood.server.live.game import Entry, Room

APART = 32
"""Moves between two positions that are kept, in games of usual length."""
EACH = 64
"""Positions of one game that are kept at most; in longer games they lie further apart."""
AT_ONCE = 64
"""Moves that may be played while others wait: about a millisecond."""


REST = 0.005
"""Seconds between two looks back, at least."""
SHARE = 3
"""So many times as long as looking back took nobody looks back."""


class Throttle:
    """Reading that takes long: one at a time, and at most a quarter of the time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        await self.lock.acquire()
        begun = time.perf_counter()
        try:
            yield
        finally:
            rest = REST + SHARE * (time.perf_counter() - begun)
            asyncio.get_running_loop().call_later(rest, self.lock.release)


class Walk:
    """The way from a position that is known to one that is wanted."""

    def __init__(self, room: Room, moves: list[Entry], done: int, state: State) -> None:
        self.moves = moves
        self.done = done
        self.state = state
        self.apart = APART * (1 + len(room.entries) // (APART * EACH))
        self.passed: list[tuple[Entry, State]] = []

    @property
    def left(self) -> int:
        return len(self.moves) - self.done

    def go(self) -> "Walk":
        for entry in self.moves[self.done :]:
            self.state.play(self.state.vocabulary().parse(entry.text))
            self.done += 1
            if self.done % self.apart == 0:
                self.passed.append((entry, self.state.copy()))
        return self


class Past:
    """The positions that are kept, those used last at the end. A move of a log always led to the same
    position, whatever was taken back later; so the entry is its name."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Entry, State] = OrderedDict()

    def way_to(self, room: Room, number: int) -> Walk:
        """The shortest way to the position after so many entries."""
        moves = room.standing(number)
        for done in range(len(moves), 0, -1):
            state = self.kept.get(moves[done - 1])
            if state is not None:
                self.kept.move_to_end(moves[done - 1])
                return Walk(room, moves, done, state.copy())
        return Walk(room, moves, 0, room.start())

    def keep(self, walk: Walk) -> State:
        """Keep what was passed on a way, and return where it ended."""
        self.kept.update(walk.passed)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return walk.state
