"""The greedy bot understands the game."""

import pytest

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
          1 1 1 . .
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


@pytest.mark.parametrize("options", [{"expansion": True}, {"prisma": True}, {"boards": "random"}])
def test_greedy_beats_random_in_every_variant(options: dict[str, object]) -> None:
    report, _ = simulate(prepare("mycelia", ["greedy", "random"], 8, 1, options))
    assert report.bots[0].wins >= 7


PRISMA = """
mycelia
players: {players}
prisma: yes
seat: 0
showcase: panellus-mitis
green: globi
amber: anellus
player 0: front
board:
  2 1 1 1 1
  1 1 1 * 1
  1 1 1 1 1
  1 1 1 1 1
leaves: 0
hand: drifting-leaf boletus-edulis
favour: {favour}
draw: drifting-leaf agaricus-campestris coprinellus-micaceus
"""


def test_greedy_likes_favours_that_lead_to_a_gift() -> None:
    values = [
        tanglewood.from_text(PRISMA.format(players=1, favour=space)).state.value(0) for space in (0, 3, 4, 6)
    ]
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_greedy_takes_gifts() -> None:
    bot = make_bot("greedy", 1)
    game = tanglewood.new_game("mycelia", seed=2, players=1, prisma=True)
    bought = 0
    while not game.over:
        move = bot.choose(Seat(game.state))
        bought += move.text.startswith("buy ")
        game.play(move)
    assert bought >= 1


def test_a_drop_off_gwidyons_pile_is_a_loss() -> None:
    text = tanglewood.new_game("mycelia", seed=2, players=1).text()
    assert "pile of gwidyon: 20" in text
    fewer = tanglewood.from_text(text.replace("pile of gwidyon: 20", "pile of gwidyon: 12"))
    assert fewer.state.value(0) < tanglewood.from_text(text).state.value(0)


def test_gifts_that_draw_make_a_deck_stronger() -> None:
    """Lyra draws three cards in the place of one; a gift that draws none takes a place in the hand."""
    decks = [
        PRISMA.format(players=1, favour=0).replace(f" {gift}", "").replace("draw: ", f"draw: {gift} ")
        for gift in ("globi", "anellus", "lyra")
    ]
    values = [tanglewood.from_text(deck).state.value(0) for deck in decks]
    assert values == sorted(values)
    assert values[0] < values[1] < values[2]


def test_a_deck_that_cannot_reach_its_last_drops_is_shunned() -> None:
    """Without leaves and without a card for soil the drop on a1 would stay for ever."""
    text = """
        mycelia
        expansion: yes
        player 0: front
        board:
          1 . . . .
          . . . * .
          . . . . .
          . . . . .
        hand: boletus-edulis agaricus-campestris {third}
        player 1: front
        board:
          2 2 2 2 2
          2 2 2 * 2
          2 2 2 2 2
          2 2 2 2 2
        hand: drifting-leaf
        """
    stuck = tanglewood.from_text(text.format(third="coprinellus-micaceus"))
    free = tanglewood.from_text(text.format(third="drifting-leaf"))
    assert stuck.state.value(0) < free.state.value(0)
