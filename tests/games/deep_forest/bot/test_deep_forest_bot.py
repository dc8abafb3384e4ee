"""The greedy bot understands the game."""

from deep_forest_table import play, table, texts
from playing import examples
from tanglewood.arena.simulate import prepare, simulate
from tanglewood.bots import make_bot
from tanglewood.cli.commands.simulate import summarize
from tanglewood.kernel.seat import Seat


def test_greedy_beats_random_and_leaves_the_forest() -> None:
    n = examples(8)
    report, games = simulate(prepare("deep_forest", ["greedy", "random"], n, 1, {}))
    assert report.bots[0].wins == n
    left = [game.statistics["left"][game.bots.index(0)] for game in games]
    assert sum(left) >= 5 * n / 8


def test_simulations_report_what_the_game_counts() -> None:
    report, games = simulate(prepare("deep_forest", ["random", "random", "random"], 4, 1, {}))
    found = summarize(report)["statistics"]
    assert len(found["left"]["all"]) == 12
    assert len(found["rounds"]["all"]) == 4
    assert found["most coins out"]["most"] == max(game.statistics["most coins out"][0] for game in games)


def chosen(*lines: str) -> str:
    game = table(*lines)
    return make_bot("greedy", 1).choose(Seat(game.state)).text


def test_greedy_leaves_in_its_last_turn() -> None:
    last = ("round: 15", "fog: 5", "begins: 1", "seat: 0")
    rest = ("player 1: pawn c1", "swords: 1")
    assert chosen(*last, "pawn: c7", "goods: marker 2", *rest) == "leave c8"
    assert chosen(*last, "pawn: c6", "goods: marker 3", *rest) == "go c7"


def test_greedy_completes_a_set() -> None:
    forest = ("pawn: c3", "trail: c2 1", "goods: potion 3, marker 3", "tiles: t c4", "won: thicket 2")
    assert chosen("round: 8", *forest, "player 1: pawn c1") == "overcome c4"


def test_greedy_stands_where_the_line_gives_most() -> None:
    game = table("grid: mmmm .... .... b...", "pawn: c3", "player 1: pawn c1", "stage: stand 0")
    assert make_bot("greedy", 1).choose(Seat(game.state)).text == "edge row-1"


def test_greedy_keeps_high_dice_and_adds_the_last_pip() -> None:
    fight = ("pawn: b2", "trail: b1 1", "swords: 3", "player 1: pawn c1")
    assert chosen(*fight, "stage: fight 0 15 1! 0 6 1 5") in ("aside 1", "aside 3")
    last = table(*fight[:3], "goods: marker 1", fight[3], "stage: fight 0 15 3! 0 6 3 5")
    assert make_bot("greedy", 1).choose(Seat(last.state)).text == "boost"
    play(last, "boost")
    assert "claim stone-toad" in texts(last)


# ---------------------------------------------------------------------- standing still

STILL = ("player 1: pawn c1", "swords: 1")
FORK = """forest:
  s? w? .? w? s?
  .? s? .? s? g?
  T? T? .? R  w?
  g? T? w  _  t
  s? R  s  .  g
  s? t? t  _  s
  g  .  t  .  ."""


def test_greedy_leaves_a_fork() -> None:
    """The way out leads up, a sword lies to the left, and a step to one of them gives up the other. A bot
    that counted on both stood here from round 4 to round 13."""
    goods = ("goods: potion 2, book 1, coin 5, marker 5", "swords: 3", "retreats: 1")
    trail = "trail: e0 1, e1 1, e2 1, d2 1"
    assert chosen("round: 6", "pawn: d3", FORK, trail, *goods, *STILL) in ("go d4", "take c3")


def test_greedy_steps_beside_trolls_it_can_pay() -> None:
    around = ("round: 3", "pawn: c1", "tiles: T b2, T d2, t b1, g d1", "trail: c0 1")
    assert chosen(*around, "goods: potion 1, book 2, coin 7, marker 2", *STILL) == "go c2"
    assert chosen(*around, "goods: potion 1, book 2, marker 2", *STILL) == "end"


def test_greedy_does_not_count_its_pieces_twice() -> None:
    """Three potions are worth something until they are spent, and the set they complete is: not both."""
    forest = ("pawn: c3", "trail: c2 1", "goods: potion 3, marker 3", "tiles: t d3", "won: thicket 2")
    assert chosen("round: 8", *forest, *STILL) == "overcome d3"


def test_greedy_goes_where_it_can_fight_and_still_get_out() -> None:
    forest = ("pawn: c6", "trail: c3 1, c4 1, c5 1", "tiles: s b6, s c7", "swords: 3")
    assert chosen("round: 11", "fog: 1", *forest, "goods: book 4, coin 6, marker 2", *STILL) == "go d6"
