"""Play many games between bots and count what happened.

Game number n of a run depends on the run's seed and on n alone, so the same run gives the same games
whatever the number of processes, and any one of them can be played again by itself.
"""

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

import msgspec

import tanglewood.games  # noqa: F401  a worker process must know the games
from tanglewood.bots import make_bot
from tanglewood.kernel.chance import fork
from tanglewood.kernel.errors import BotError, OptionError
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice, settle_options

CHUNK = 20


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
    seconds: float


class BotReport(msgspec.Struct):
    """What one bot of the line-up achieved. A shared win counts as its share."""

    name: str
    wins: float = 0.0
    outright: int = 0
    scores: list[int] = []


class Report(msgspec.Struct):
    """What came out of a run."""

    game: str
    options: dict[str, Choice]
    seed: int
    games: int
    bots: list[BotReport]
    first_seat_wins: float
    progress: dict[str, list[int]]
    # The game's own counts: all games' numbers under each name, one a game or one a seat and game.
    statistics: dict[str, list[int]]
    decisions: int
    seconds: float
    cpu_seconds: float


class Simulation(msgspec.Struct, frozen=True):
    """A run to be made: sent to worker processes as it is."""

    game: str
    options: dict[str, Choice]
    bots: list[str]
    games: int
    seed: int

    def play(self, number: int) -> Played:
        """Game number n. The bots move one seat on from game to game, so that nobody keeps the first."""
        info = lookup(self.game)
        seats = [(seat + number) % len(self.bots) for seat in range(len(self.bots))]
        seed = fork(self.seed, number)
        bots = [make_bot(self.bots[bot], fork(seed, 1, bot)) for bot in seats]
        begun = time.perf_counter()
        state = info.start(self.options, fork(seed, 0))
        first = state.turn
        decisions = 0
        while state.turn >= 0:
            move = bots[state.turn].choose(Seat(state))
            if move not in state.options():
                raise BotError(f"{self.bots[seats[state.turn]]} answered {move}, which is no option")
            state.play(move)
            decisions += 1
        result = state.result()
        assert result is not None
        seconds = time.perf_counter() - begun
        return Played(
            number,
            seats,
            result.scores,
            result.winners,
            first,
            state.progress(),
            state.statistics(),
            decisions,
            seconds,
        )

    def play_many(self, numbers: range) -> list[Played]:
        return [self.play(number) for number in numbers]


def prepare(game: str, bots: list[str], games: int, seed: int, options: dict[str, object]) -> Simulation:
    """Check the wishes for a run before anything is played."""
    info = lookup(game)
    for name in bots:
        make_bot(name, 0)
    settled = settle_options(game, info.settings, {"players": len(bots), **options})
    if settled["players"] != len(bots):
        raise OptionError(f"option bots: expected {settled['players']} names, got {', '.join(bots)}")
    info.start(settled, 0)
    return Simulation(game, settled, bots, games, seed)


def simulate(
    run: Simulation, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> tuple[Report, list[Played]]:
    """Make a run; `progress` hears how many games are done each time some are."""
    begun = time.perf_counter()
    played: list[Played] = []
    for chunk in chunks(run, jobs):
        played.extend(chunk)
        progress(len(chunk))
    played.sort(key=lambda game: game.number)
    return report(run, played, time.perf_counter() - begun), played


def chunks(run: Simulation, jobs: int) -> Iterator[list[Played]]:
    parts = (range(start, min(start + CHUNK, run.games)) for start in range(0, run.games, CHUNK))
    if jobs <= 1:
        for part in parts:
            yield run.play_many(part)
        return
    # Fresh processes instead of forked ones: the same on every system, and safe beside threads.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = deque(pool.submit(run.play_many, part) for part in islice(parts, 2 * jobs))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(run.play_many, part) for part in islice(parts, 1))


def report(run: Simulation, played: list[Played], seconds: float) -> Report:
    bots = [BotReport(name) for name in run.bots]
    first_wins = 0.0
    progress: dict[str, list[int]] = {}
    statistics: dict[str, list[int]] = {}
    for game in played:
        for seat, bot in enumerate(game.bots):
            bots[bot].scores.append(game.scores[seat])
            if seat in game.winners:
                bots[bot].wins += 1 / len(game.winners)
                bots[bot].outright += len(game.winners) == 1
        if game.first in game.winners:
            first_wins += 1 / len(game.winners)
        for key, value in game.progress.items():
            progress.setdefault(key, []).append(value)
        for key, numbers in game.statistics.items():
            statistics.setdefault(key, []).extend(numbers)
    return Report(
        run.game,
        run.options,
        run.seed,
        len(played),
        bots,
        first_wins,
        progress,
        statistics,
        sum(game.decisions for game in played),
        seconds,
        sum(game.seconds for game in played),
    )
