"""No bot knows more than its seat: change what is hidden, and it decides the same."""

import pytest

from mixes import seated
from playing import ALL, COMPILED, fresh, some_moments
from tanglewood.bots import BOTS, SearchBot
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.move import Move
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.seat import Bot, Seat
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY

Options = dict[str, Choice]
FEW = 12 if COMPILED else 5
"""Iterations: enough for every part of a search to take its part."""
RARELY = 90 if ALL else 250
"""Decisions between two moments that are looked at."""


def tables() -> list[tuple[str, Options]]:
    """Every number of players, every named variant, and all variants together."""
    found: list[tuple[str, Options]] = []
    for game, info in GAMES.items():
        players = info.setting("players")
        found += [(game, seated(info, n)) for n in range(players.low, players.high + 1)]
        found += [(game, variant.options) for variant in info.variants]
        found.append((game, {name: value for each in info.variants for name, value in each.options.items()}))
    return found


TABLES = tables()
IDS = [" ".join([game, *(f"{name}={value}" for name, value in options.items())]) for game, options in TABLES]


def quick(name: str, seed: int) -> Bot:
    bot = BOTS[name](seeded(seed))
    if isinstance(bot, SearchBot):
        bot.iterations = bot.alone = FEW
        bot.seconds = 0.0  # no clock in a test
    return bot


def decide(name: str, seat: Seat) -> list[Move]:
    """What a bot chooses, and in which order it likes its options."""
    bot = quick(name, 5)
    return [bot.choose(seat), *(move for move, _ in bot.weigh(seat))]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=IDS)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_by_what_its_seat_knows(game: str, options: Options, bot: str) -> None:
    rng = seeded(1)
    for state in some_moments(fresh(game, 11, **options), 12, every=RARELY):
        if state.turn == NOBODY:
            continue
        decided = decide(bot, Seat(state))
        assert decided[0] in state.options()
        for _ in range(2):
            other_truth = state.imagine(state.turn, rng)
            assert decide(bot, Seat(other_truth)) == decided


@pytest.mark.parametrize(("game", "options"), TABLES, ids=IDS)
def test_a_kept_tree_carries_nothing_hidden(game: str, options: Options) -> None:
    """The tree of one decision serves the next one; the truth behind both may be any."""
    rng = seeded(2)
    for state in some_moments(fresh(game, 13, **options), 14, every=RARELY):
        if state.turn == NOBODY:
            continue
        seat = state.turn
        truth, other = state.copy(), state.imagine(seat, rng)
        one, two = quick("master", 7), quick("master", 7)
        # As long as chance does not tell the two worlds apart.
        while truth.turn == seat and truth.view(seat) == other.view(seat):
            move = one.choose(Seat(truth))
            assert two.choose(Seat(other)) == move
            truth.play(move)
            other.play(move)
