"""Play many games between bots and count what happened.

Game number n of a run depends on the run's seed and on n alone, so the same run gives the same games
whatever the number of processes, and any one of them can be played again by itself.
"""

import time
from collections.abc import Callable

import msgspec

from tanglewood.arena.game import Played, RivalEnd, play_game
from tanglewood.arena.processes import Interrupted
from tanglewood.arena.queue import work
from tanglewood.bots import check_bots
from tanglewood.kernel.chance import fork
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice, check_seed, settle_options
from tanglewood.words import refuse


class BotReport(msgspec.Struct):
    """What one bot of the line-up achieved.

    A win shared with other seats counts as its share; one shared with a rival who has no seat counts whole.
    """

    name: str
    wins: float = 0.0
    outright: int = 0
    shared: int = 0
    scores: list[int] = []


class RivalReport(msgspec.Struct):
    """How the opponent without a seat fared."""

    name: str
    wins: int = 0
    shared: int = 0
    scores: list[int] = []
    breakdown: dict[str, list[int]] = {}


class Report(msgspec.Struct):
    """The results of a run."""

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
    rival: RivalReport | None = None
    # Name, version and fingerprint of the pack.
    pack: str = ""


class Simulation(msgspec.Struct, frozen=True):
    """A run to be made; it is sent to the worker processes."""

    game: str
    options: dict[str, Choice]
    bots: list[str]
    games: int
    seed: int
    pack: DesignerPack | None = None

    def play(self, number: int) -> Played:
        """Game number n. The bots move one seat on from game to game, so that none keeps the first seat."""
        seats = [(seat + number) % len(self.bots) for seat in range(len(self.bots))]
        seed = fork(self.seed, number)
        return play_game(self.game, self.options, self.bots, seats, seed, number, pack=self.pack)


class Runs(msgspec.Struct, frozen=True):
    """Several runs; a task is the number of a run and of a game in it."""

    runs: list[Simulation]

    def tasks(self) -> list[tuple[int, int]]:
        return [(place, number) for place, run in enumerate(self.runs) for number in range(run.games)]

    def play(self, task: tuple[int, int]) -> Played:
        return self.runs[task[0]].play(task[1])


def prepare(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, object],
    pack: DesignerPack | None = None,
) -> Simulation:
    """Check the options of a run before anything is played."""
    info = lookup(game, pack)
    check_seed(seed)
    settled = settle_options(game, info.settings, {"players": len(bots), **options})
    if settled["players"] != len(bots):
        raise refuse("line-up", n=settled["players"], names=", ".join(bots))
    check_bots(bots, info.start(settled, 0))
    return Simulation(game, settled, bots, games, seed, pack)


def simulate(
    run: Simulation, jobs: int = 1, progress: Callable[[int], None] = lambda done: None, ray: str = ""
) -> tuple[Report, list[Played]]:
    """Make a run; `progress` is called with the number of games just finished."""
    return simulate_all([run], jobs, progress, ray)[0]


def simulate_all(
    runs: list[Simulation],
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    ray: str = "",
) -> list[tuple[Report, list[Played]]]:
    """Make several runs with the same processes, or with those of a Ray cluster.

    Ctrl-C raises Interrupted with what was finished until then.
    """
    seconds = [0.0] * len(runs)
    played: list[list[Played]] = [[] for _ in runs]
    interrupted = False
    last = time.perf_counter()
    together = Runs(runs)
    try:
        for (place, _), game in work(together.play, together.tasks(), jobs, run_of, ray):
            played[place].append(game)
            now = time.perf_counter()
            seconds[place] += now - last
            last = now
            progress(1)
    except KeyboardInterrupt:
        interrupted = True
    for games in played:
        games.sort(key=lambda game: game.number)
    found = [(report(run, played[i], seconds[i]), played[i]) for i, run in enumerate(runs)]
    if interrupted:
        raise Interrupted(found)
    return found


def run_of(task: tuple[int, int]) -> int:
    return task[0]


def report(run: Simulation, played: list[Played], seconds: float) -> Report:
    bots = [BotReport(name) for name in run.bots]
    first_wins = 0.0
    progress: dict[str, list[int]] = {}
    statistics: dict[str, list[int]] = {}
    for game in played:
        for seat, bot in enumerate(game.bots):
            bots[bot].scores.append(game.scores[seat])
            if seat in game.winners:
                bots[bot].wins += game.share(seat)
                alone = len(game.winners) == 1 and not game.rival_won
                bots[bot].outright += alone
                bots[bot].shared += not alone
        first_wins += game.share(game.first)
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
        sum(game.cpu_seconds for game in played),
        rival_report(played),
        lookup(run.game, run.pack).pack,
    )


def rival_report(played: list[Played]) -> RivalReport | None:
    ends = [(game.rival, bool(game.winners)) for game in played if game.rival is not None]
    if not ends:
        return None
    found = RivalReport(ends[0][0].name)
    for rival, others_won in ends:
        found.wins += rival.won
        found.shared += rival.won and others_won
        found.scores.append(rival.score)
        for key, value in rival.breakdown.items():
            found.breakdown.setdefault(key, []).append(value)
    return found


__all__ = [
    "BotReport",
    "Played",
    "Report",
    "RivalEnd",
    "RivalReport",
    "Simulation",
    "prepare",
    "report",
    "simulate",
    "simulate_all",
]
