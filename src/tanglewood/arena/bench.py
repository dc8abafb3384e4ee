"""How fast this build is, on one core: decisions, games, copies and imagined worlds per second."""

import time
from collections.abc import Callable

import msgspec

from tanglewood.bots import SearchBot
from tanglewood.bots.config import SearchConfig
from tanglewood.builds import compiled
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice, settle_options
from tanglewood.kernel.state import State

ROUNDS = 5
BATCH = 50
FEW = 20
"""Iterations for each position: about as deep as a tree gets that serves several decisions of a turn."""
SEARCH = SearchConfig(rollout_turns=2, learned=True)
"""As the master plays on and judges, without its long look at the options of the root: of so few iterations
that would be the most."""
PICKED = 10


class Bench(msgspec.Struct, frozen=True):
    """Measured rates, each from the best of several short rounds: shared machines are noisy."""

    game: str
    options: dict[str, Choice]
    compiled: bool
    seconds: float
    decisions_per_second: float
    games_per_second: float
    copies_per_second: float
    imagines_per_second: float
    microseconds_per_copy: float
    microseconds_per_imagine: float
    # Of the strongest level's search, in positions from the middle of games.
    iterations_per_second: float


def bench(
    game: str,
    wishes: dict[str, object] | None = None,
    seconds: float = 5.0,
    pack: DesignerPack | None = None,
) -> Bench:
    """Measure for about so many seconds; two players unless the wishes say otherwise."""
    info = lookup(game, pack)
    options = settle_options(game, info.settings, {"players": 2, **(wishes or {})})
    begun = time.perf_counter()
    share = seconds / (4 * ROUNDS)
    decisions = games = copies = imagines = iterations = 0.0
    for number in range(ROUNDS):
        played, moved = random_games(info, options, number, share)
        decisions, games = max(decisions, moved), max(games, played)
        states = positions(info, options, number)
        copies = max(copies, rate(states, copy_all, share))
        imagines = max(imagines, rate(states, imagine_all, share))
        iterations = max(iterations, FEW * rate(states[::PICKED], think_about_all, share))
    return Bench(
        game,
        options,
        compiled(),
        time.perf_counter() - begun,
        decisions,
        games,
        copies,
        imagines,
        1e6 / copies,
        1e6 / imagines,
        iterations,
    )


Options = dict[str, Choice]


def random_games(info: GameInfo, options: Options, number: int, seconds: float) -> tuple[float, float]:
    """Games and decisions per second; whole games are played until the time is up."""
    games = decisions = 0
    begun = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        seed = fork(number, games)
        decisions += play_out(info.start(options, seed), seeded(seed))
        games += 1
        passed = time.perf_counter() - begun
    return games / passed, decisions / passed


def play_out(state: State, rng: Rng, most: int = -1) -> int:
    """Play at random to the end, or for at most this many decisions; how many there were."""
    decisions = 0
    while state.turn >= 0 and decisions != most:
        options = state.options()
        state.play(options[rng.below(len(options))])
        decisions += 1
    return decisions


def positions(info: GameInfo, options: Options, number: int) -> list[State]:
    """Positions from the middle of random games."""
    found: list[State] = []
    for i in range(BATCH):
        seed = fork(number, 1, i)
        state = info.start(options, seed)
        play_out(state, seeded(seed), 10 + 5 * i)
        if state.turn >= 0:
            found.append(state)
    return found


def rate(states: list[State], work: Callable[[list[State], int], None], seconds: float) -> float:
    """How many states per second this function handles."""
    done = 0
    begun = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        work(states, done)
        done += len(states)
        passed = time.perf_counter() - begun
    return done / passed


def copy_all(states: list[State], done: int) -> None:
    for state in states:
        state.copy()


def imagine_all(states: list[State], done: int) -> None:
    """Imagine a world for the seat that decides, from a fresh generator each time."""
    for state in states:
        done += 1
        state.imagine(state.turn, Rng(done))


def think_about_all(states: list[State], done: int) -> None:
    for state in states:
        done += 1
        bot = SearchBot(Rng(done), FEW, 0.0, SEARCH)
        bot.ponder(Seat(state))
