"""One game between bots, from its deal to its end."""

import time
from typing import Protocol

import msgspec

from tanglewood.bots import make_bot
from tanglewood.kernel.chance import fork
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.record import Record, Recorder, outcome
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import State


class Observer(Protocol):
    """Somebody who counts what happens in a game. Nobody has to: a game without one sends no events."""

    def begin(self, state: State) -> None: ...

    def hear(self, event: Event) -> None: ...

    def decide(self, state: State, move: Move) -> None:
        """A move was chosen and is about to be played."""
        ...

    def end(self, state: State) -> None: ...


class RivalEnd(msgspec.Struct, frozen=True):
    """An opponent without a seat at the end of a game."""

    name: str
    score: int
    won: bool
    breakdown: dict[str, int]


class Played(msgspec.Struct, frozen=True):
    """One finished game; `bots[i]` sat at seat i."""

    number: int
    bots: list[int]
    scores: list[int]
    winners: list[int]
    first: int
    progress: dict[str, int]
    statistics: dict[str, list[int]]
    decisions: int
    cpu_seconds: float
    rival: RivalEnd | None = None
    # Seconds each seat thought, its decisions, and the longest of them.
    thought: list[float] = []
    decided: list[int] = []
    longest: list[float] = []
    record: str = ""

    @property
    def rival_won(self) -> bool:
        return self.rival is not None and self.rival.won

    def share(self, seat: int) -> float:
        """A seat's part of the win; a win shared with a rival who has no seat counts whole."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_game(
    game: str,
    options: dict[str, Choice],
    names: list[str],
    seats: list[int],
    seed: int,
    number: int,
    keep: bool = False,
    pack: DesignerPack | None = None,
    observer: Observer | None = None,
    luck: int = 0,
) -> Played:
    """Play one deal with `names[seats[i]]` at seat i. The seed decides the deal and the bots' chance.

    Another `luck` gives the bots other chance on the same deal. With `keep` the game has a record; then no
    observer hears its events.
    """
    info = lookup(game, pack)
    bots = [make_bot(names[bot], fork(seed, 1 + luck, bot)) for bot in seats]
    begun = time.process_time()
    deal = fork(seed, 0)
    state = info.start(options, deal)
    recorder = Recorder(Record(game, info.pack, options, deal, [names[bot] for bot in seats]))
    if observer is not None:
        observer.begin(state)
        state.listener = observer.hear
    if keep:
        state.listener = recorder.hear
    first = state.turn
    thought = [0.0] * len(seats)
    longest = [0.0] * len(seats)
    decided = [0] * len(seats)
    last = time.perf_counter()
    while state.turn >= 0:
        seat = state.turn
        move = bots[seat].choose(Seat(state))
        now = time.perf_counter()
        thought[seat] += now - last
        longest[seat] = max(longest[seat], now - last)
        decided[seat] += 1
        last = now
        if move not in state.options():
            raise BotError(f"{names[seats[seat]]} answered {move}, which is no option")
        if observer is not None:
            observer.decide(state, move)
        state.play(move)
        if keep:
            recorder.played(seat, move.text)
    result = state.result()
    assert result is not None
    cpu_seconds = time.process_time() - begun
    rival = None
    if result.rival is not None:
        him = result.rival
        rival = RivalEnd(him.name, him.score, him.won, him.breakdown)
    if observer is not None:
        observer.end(state)
    if keep:
        state.listener = None
        recorder.record.result = outcome(recorder.record, state)
    return Played(
        *(number, seats, result.scores, result.winners, first),
        *(state.progress(), state.statistics(), sum(decided), cpu_seconds, rival),
        *(thought, decided, longest, recorder.record.text() if keep else ""),
    )
