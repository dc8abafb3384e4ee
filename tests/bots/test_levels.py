"""Levels are data; every name makes a bot that decides."""

from itertools import pairwise

import tanglewood
from tanglewood.bots import ABOUT, BOTS, SearchBot
from tanglewood.bots.erring import ErringBot
from tanglewood.bots.greedy import GreedyBot, after
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


def test_what_is_forgotten_hangs_on_the_thing_and_stays_for_a_while() -> None:
    """Two looks at one position overlook the same things; other characters overlook other ones."""
    seat = Seat(tanglewood.new_game("everdell", seed=3).state)
    best = GreedyBot(seeded(1)).choose(seat)
    bots = [ErringBot(seeded(seed), forgets=0.5) for seed in range(20)]
    chosen = [bot.choose(seat) for bot in bots]
    assert chosen == [bot.choose(seat) for bot in bots]
    assert 0 < sum(move == best for move in chosen) < 20
    assert len(set(chosen)) > 2
    for bot in bots:
        order = [bot.overlooks(move, 0) for move, _ in bot.weigh(seat)]
        assert order == sorted(order)  # whatever it does not think of comes last, and is not left out
        assert len(order) == len(seat.options)


def test_nobody_forgets_that_a_turn_can_end() -> None:
    bot = ErringBot(seeded(1), forgets=0.999)
    seat = Seat(tanglewood.new_game("mycelia", seed=3).state)
    buttons = [move for move in seat._truth.vocabulary().all if move.path[:1] and "button:" in move.path[0]]
    assert buttons
    assert not any(bot.overlooks(move, 0) for move in buttons)
    assert all(bot.overlooks(move, 0) for move in seat.options)


def test_a_liking_belongs_to_a_thing_and_tips_close_decisions_only() -> None:
    seat = Seat(tanglewood.new_game("everdell", seed=3).state)
    calm = [move for move, _ in GreedyBot(seeded(1)).weigh(seat)]
    fond = [ErringBot(seeded(seed), fancy=0.8) for seed in range(20)]
    places = [calm.index(bot.choose(seat)) for bot in fond]
    assert 0 in places
    assert max(places) > 0
    assert max(places) < len(calm) // 2
    likings = [fond[0].liking([f"card:{n}"]) for n in range(500)]
    assert likings == [fond[0].liking([f"card:{n}"]) for n in range(500)]
    assert -0.1 < sum(likings) / 500 < 0.1
    assert min(likings) < -0.9
    assert max(likings) > 0.9


def test_a_hasty_one_does_not_follow_an_effect() -> None:
    """A card whose effect has still to be chosen looks to it as it lies there."""
    game = tanglewood.new_game("mycelia", seed=3)
    seat = Seat(game.state)
    world = seat.imagine(seeded(1))
    followed = [after(world, move, seat.number) for move in seat.options]
    at_once = [after(world, move, seat.number, hasty=True) for move in seat.options]
    assert followed != at_once


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
