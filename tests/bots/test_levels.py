"""Levels are data; every name makes a bot that decides."""

from itertools import pairwise

import tanglewood
from tanglewood.bots import ABOUT, BOTS, SearchBot, make_bot
from tanglewood.bots.greedy import GreedyBot
from tanglewood.bots.levels import CAP, LEVELS
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.seat import Seat


def test_every_level_has_a_name_of_its_own_and_says_what_it_does() -> None:
    assert list(BOTS) == list(ABOUT) == [level.name for level in LEVELS]
    assert len(set(ABOUT.values())) == len(LEVELS)
    assert {"random", "greedy"} <= set(BOTS)


def test_levels_that_search_rise_by_a_factor_of_four_and_have_a_net() -> None:
    minds = [bot for bot in (make_bot(name, 1) for name in BOTS) if isinstance(bot, SearchBot)]
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
