"""The greedy bot understands the game."""

import tanglewood
from tanglewood.arena.simulate import prepare, simulate
from tanglewood.bots import make_bot
from tanglewood.kernel.seat import Seat


def test_greedy_beats_random_in_at_least_95_of_100() -> None:
    report, _ = simulate(prepare("mycelia", ["greedy", "random"], 100, 1, {}))
    assert report.bots[0].wins >= 95


def test_greedy_builds_a_city_in_everdell() -> None:
    report, _ = simulate(prepare("everdell", ["greedy", "random"], 10, 1, {}))
    assert report.bots[0].wins == 10
    assert sum(report.bots[0].scores) >= 45 * 10


def test_greedy_plays_an_effect_out_in_its_mind() -> None:
    game = tanglewood.from_text(
        """
        mycelia
        player 0: front
        board:
          . 1 . . .
          1 1 1 * .
          . 1 . . .
          . . . . 3
        leaves: 1
        hand: amanita-muscaria drifting-leaf
        player 1: front
        board:
          2 2 2 2 2
          2 2 2 * 2
          2 2 2 2 2
          2 2 2 2 2
        """
    )
    weighed = dict(make_bot("greedy", 1).weigh(Seat(game.state)))
    # Amanita takes drops only in later decisions; one that does not look so far sees no difference.
    assert weighed[game.parse("play amanita-muscaria")] > weighed[game.parse("play drifting-leaf")] + 0.2


def test_a_bot_cannot_change_the_options_of_the_game() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    Seat(game.state).options.clear()
    assert game.options()


def test_greedy_takes_the_last_drop_home() -> None:
    game = tanglewood.from_text(
        """
        mycelia
        seat: 0
        player 0: front
        board:
          . . . 1 .
          . . . * .
          . . . . .
          . . . . .
        leaves: 5
        hand: boletus-edulis drifting-leaf
        player 1: front
        board:
          1 . . . .
          . . . * .
          . . . . .
          . . . . .
        """
    )
    game.play("play boletus-edulis")
    bot = make_bot("greedy", 1)
    assert bot.choose(Seat(game.state)).text == "drop d1 > d2"
    weighed = bot.weigh(Seat(game.state))
    assert {move for move, _ in weighed} == set(game.options())
    assert [worth for _, worth in weighed] == sorted([worth for _, worth in weighed], reverse=True)
