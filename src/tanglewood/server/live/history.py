"""The past of a game: the moves that counted, its record, and positions along its log.

Some positions are kept, so that nobody who looks at the past waits for a whole replay, and nobody who plays
waits for those who look at the past.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tanglewood.kernel.record import Record, Recorder, outcome
from tanglewood.kernel.state import NOBODY, State
from tanglewood.server.live.entry import UNDO, Entry
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.manners import RESIGNED, Notice, how_ended
from tanglewood.server.models.manners import NoticeKind

SPACING = 32
"""Moves between two snapshots, in games of usual length."""
PER_GAME = 64
"""Snapshots of one game at most; in longer games they are further apart."""
INLINE_MOVES = 64
"""Moves that may be replayed in the event loop: about a millisecond."""
MIN_REST = 0.005
"""Seconds between two replays, at least."""
REST_FACTOR = 3
"""The pause after a replay is so many times as long as the replay."""


def moves_at(live: LiveGame, number: int) -> list[tuple[int, Entry]]:
    """The moves that counted after so many entries of the log, each with its place in the log."""
    counted: list[tuple[int, Entry]] = []
    for place, entry in enumerate(live.entries[:number]):
        if entry.kind == UNDO:
            counted.pop()
        else:
            counted.append((place, entry))
    return counted


def position_at(live: LiveGame, number: int) -> State:
    """The position after so many entries of the log, played from the start."""
    state = live.start()
    for _, entry in moves_at(live, number):
        state.play(entry.move)
    return state


def record_of(live: LiveGame) -> Record:
    """The record of the moves that count."""
    record = live.blank_record()
    recorder = Recorder(record)
    state = live.start()
    state.listener = recorder.hear
    for entry in live.moves:
        state.play(entry.move)
        recorder.played(entry.seat, entry.move.text)
    record.result = {**outcome(record, state), **beside(live)}
    return record


def beside(live: LiveGame) -> dict[str, str]:
    """What a record says of a game that ended otherwise than by its moves. Scores and winners stay what the
    moves led to, so that it replays to the bit."""
    gone = [
        f"{notice.seat}@{len(moves_at(live, notice.number))}"
        for notice in live.notices
        if notice.kind in RESIGNED
    ]
    ended = how_ended(live.notices)
    return {**({"ended": ended} if ended else {}), **({"resigned": " ".join(gone)} if gone else {})}


def recorded_notices(record: Record) -> list[Notice]:
    """What happened beside the moves of a record."""
    ended = record.result.get("ended", "")
    gone = [pair.split("@") for pair in record.result.get("resigned", "").split()]
    notices = [Notice(int(number), int(seat), "resigned", False) for seat, number in gone]
    if ended == "agreement":
        notices.append(Notice(len(record.entries), NOBODY, "agreed", True))
    elif ended:
        kind: NoticeKind = "time-resigned" if ended == "time" else "resigned"
        notices[-1] = notices[-1]._replace(kind=kind, ends=True)
    return notices


class Throttle:
    """For work that takes long: one at a time, and at most a quarter of the time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        await self.lock.acquire()
        begun = time.perf_counter()
        try:
            yield
        finally:
            rest = MIN_REST + REST_FACTOR * (time.perf_counter() - begun)
            asyncio.get_running_loop().call_later(rest, self.lock.release)


class Replay:
    """The moves to play from a known position to a wanted one."""

    def __init__(self, live: LiveGame, moves: list[Entry], done: int, state: State) -> None:
        self.moves = moves
        self.done = done
        self.state = state
        self.spacing = SPACING * (1 + len(live.entries) // (SPACING * PER_GAME))
        self.snapshots: list[tuple[Entry, State]] = []

    @property
    def left(self) -> int:
        return len(self.moves) - self.done

    def run(self) -> "Replay":
        for entry in self.moves[self.done :]:
            self.state.play(entry.move)
            self.done += 1
            if self.done % self.spacing == 0:
                self.snapshots.append((entry, self.state.copy()))
        return self


class Snapshots:
    """Positions by the log entry that led to them, the most recently used last. An entry always leads to the
    same position, whatever is taken back later."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.kept: OrderedDict[Entry, State] = OrderedDict()

    def replay_to(self, live: LiveGame, number: int) -> Replay:
        """The shortest replay that leads to the position after so many entries."""
        moves = [entry for _, entry in moves_at(live, number)]
        for done in range(len(moves), 0, -1):
            state = self.kept.get(moves[done - 1])
            if state is not None:
                self.kept.move_to_end(moves[done - 1])
                return Replay(live, moves, done, state.copy())
        return Replay(live, moves, 0, live.start())

    def keep(self, replay: Replay) -> State:
        """Keep the snapshots of a replay, and return the position where it ended."""
        self.kept.update(replay.snapshots)
        while len(self.kept) > self.limit:
            self.kept.popitem(last=False)
        return replay.state
