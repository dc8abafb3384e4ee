"""Levels are data; every name makes a bot that decides."""

from itertools import pairwise

import tanglewood
from tanglewood.bots import ABOUT, BOTS, SearchBot
from tanglewood.bots.greedy import GreedyBot
from tanglewood.bots.levels import CAP, LEVELS, SEARCHING, STYLES
from tanglewood.bots.tree import Node, Tree
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.seat import Seat


def test_every_level_has_a_name_of_its_own_and_says_what_it_does() -> None:
    assert list(BOTS) == list(ABOUT) == [level.name for level in (*LEVELS, *STYLES)]
    assert len(set(ABOUT.values())) == len(BOTS)
    assert {"random", "greedy"} <= set(BOTS)


def test_levels_that_search_rise_by_a_factor_of_four_and_have_a_net() -> None:
    minds = [bot for bot in (level.bot(seeded(1)) for level in LEVELS) if isinstance(bot, SearchBot)]
    counts = [bot.iterations for bot in minds]
    assert len(counts) >= 2
    assert all(after >= 4 * before for before, after in pairwise(counts))
    assert all(bot.seconds == CAP for bot in minds)


def test_a_forgetful_bot_overlooks_the_best_option_now_and_then() -> None:
    seat = Seat(tanglewood.new_game("everdell", seed=3).state)
    best = GreedyBot(seeded(1)).choose(seat)
    chosen = [GreedyBot(seeded(seed), forgets=0.5).choose(seat) for seed in range(20)]
    assert 0 < sum(move == best for move in chosen) < 20
    assert all(move in seat.options for move in chosen)


def test_a_style_thinks_as_long_as_the_adept_and_wants_something_else() -> None:
    """A safe half of the win against all or nothing: who likes a risk takes the second, others the first."""
    adept = next(level for level in LEVELS if level.name == "adept")
    worth: dict[str, tuple[float, float]] = {}
    for level in (adept, *STYLES):
        assert level.iterations == adept.iterations
        tree = Tree(Node(0), seeded(1), level.config)
        worth[level.name] = tree.valued(0.55), (tree.valued(1.0) + tree.valued(0.05)) / 2
    assert worth["adept"][0] > worth["adept"][1]
    assert worth["gambler"][0] < worth["gambler"][1]
    assert worth["cautious"][0] > 1.1 * worth["cautious"][1]


def test_thinkers_are_all_who_search() -> None:
    assert [name for name in BOTS if isinstance(BOTS[name](seeded(1)), SearchBot)] == SEARCHING
    assert {level.name for level in STYLES} <= set(SEARCHING)
