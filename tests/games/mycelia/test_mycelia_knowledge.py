"""What an attentive player knows of face-down cards, and what stays hidden (MY.setup.hidden)."""

from collections import Counter

import pytest

import tanglewood
from tanglewood.games.mycelia.table import Table
from tanglewood.kernel.chance import seeded

TABLE = """
mycelia
seat: 0
showcase: amanita-muscaria panellus-mitis suillus-grevillei
pile: lepista-nuda coprinus-comatus rhodotus-palmatus
player 0: front
board:
  1 1 1 1 1
  1 1 1 * 1
  1 1 1 1 1
  1 1 1 1 1
leaves: 20
hand: boletus-edulis drifting-leaf
draw: ~ agaricus-campestris drifting-leaves coprinellus-micaceus
player 1: front
board:
  1 1 1 1 1
  1 1 1 * 1
  1 1 1 1 1
  1 1 1 1 1
hand: drifting-leaf drifting-leaves coprinellus-micaceus
draw: ~ boletus-edulis drifting-leaf agaricus-campestris
"""


def game() -> tanglewood.Game:
    return tanglewood.from_text(TABLE)


def worlds(game: tanglewood.Game, seat: int, number: int = 200) -> list[Table]:
    rng = seeded(1)
    found = [game.state.imagine(seat, rng) for _ in range(number)]
    return [world for world in found if isinstance(world, Table)]


def names(world: Table, cards: tuple[int, ...]) -> list[str]:
    return [world.agreed.pack.cards[card].id for card in cards]


@pytest.mark.rule("MY.setup.hidden")
def test_anothers_hand_may_be_any_part_of_the_layer_it_came_from() -> None:
    hands = Counter(tuple(sorted(names(world, world.players[1].hand))) for world in worlds(game(), 0, 2000))
    # Three of six start cards, the two leaf cards alike: 4 choose 3 without one, 6 with one, 4 with both.
    assert len(hands) == 14
    both = sum(n for hand, n in hands.items() if hand.count("drifting-leaf") == 2)
    assert both / 2000 == pytest.approx(4 / 20, abs=0.03)


@pytest.mark.rule("MY.setup.hidden")
def test_the_own_hand_is_known_and_the_order_of_the_own_pile_is_not() -> None:
    piles = Counter(tuple(names(world, world.players[0].draw)) for world in worlds(game(), 0, 600))
    assert len(piles) == 6
    assert {tuple(sorted(pile)) for pile in piles} == {
        ("agaricus-campestris", "coprinellus-micaceus", "drifting-leaves")
    }
    assert {world.players[0].hand for world in worlds(game(), 0)} == {worlds(game(), 0)[0].players[0].hand}


@pytest.mark.rule("MY.hire.top")
def test_everybody_remembers_what_was_hired() -> None:
    table = game()
    table.play("hire amanita-muscaria")
    table.play("hire panellus-mitis")
    for world in worlds(table, 1):
        assert names(world, world.players[0].draw)[-2:] == ["amanita-muscaria", "panellus-mitis"]
    layers = table.view(1).players[0].draw
    assert [layer.count for layer in layers] == [1, 1, 3]
    assert layers[0].among == ["panellus-mitis"]
    assert len(layers[2].among) == 5  # with the two cards of the hand nobody has seen


@pytest.mark.rule("MY.hire.stack")
def test_a_hand_of_hired_cards_is_known_to_all() -> None:
    table = game()
    for card in ("amanita-muscaria", "panellus-mitis", "suillus-grevillei"):
        table.play(f"hire {card}")
    for move in ("play drifting-leaf", "play boletus-edulis", "skip", "end"):
        table.play(move)
    hired = ["amanita-muscaria", "panellus-mitis", "suillus-grevillei"]
    assert sorted(table.view(1).players[0].hand) == hired
    assert sorted(table.view(tanglewood.NOBODY).players[0].hand) == hired
    for world in worlds(table, 1, 50):
        assert sorted(names(world, world.players[0].hand)) == hired


def test_a_played_card_leaves_the_rest_of_its_layer_open() -> None:
    table = game()
    table.play("play drifting-leaf")
    unseen = table.view(1).players[0].draw[0]
    assert (unseen.count, len(unseen.among)) == (3, 4)
    hands = {tuple(names(world, world.players[0].hand)) for world in worlds(table, 1)}
    assert hands == {(card,) for card in unseen.among}


@pytest.mark.rule("MY.draw.shuffle_under")
def test_cards_on_top_of_a_shuffled_discard_pile_stay_a_layer_of_their_own() -> None:
    table = game()
    state = table.state
    assert isinstance(state, Table)
    player = state.players[0]
    player.draw = player.draw[:2]
    player.hand = ()
    player.discard = (5, 6, 7, 8)
    state.draw_hand(0, 3)
    seen = table.view(1).players[0]
    assert sorted(seen.hand) == ["coprinellus-micaceus", "drifting-leaves"]
    assert [(layer.count, len(layer.among)) for layer in seen.draw] == [(3, 4)]


def test_a_hand_written_without_its_layer_came_from_the_top_of_the_pile() -> None:
    table = tanglewood.from_text(TABLE.replace("~ ", ""))
    assert table.view(0).players[1].hand == []
    assert len({world.players[1].hand for world in worlds(table, 0)}) > 5


@pytest.mark.rule("MY.setup.hidden")
def test_a_view_does_not_depend_on_hidden_cards() -> None:
    """Swapped by hand, not by imagining: what the code forgets to imagine must not show either."""
    table = game()
    table.play("hire amanita-muscaria")
    before = table.view(0), table.view(tanglewood.NOBODY)
    state = table.state
    assert isinstance(state, Table)
    state.pile = state.pile[::-1]
    state.chance.word += 1
    other = state.players[1]
    other.hand, other.draw = other.draw, other.hand
    state.players[0].draw = state.players[0].draw[2::-1] + state.players[0].draw[3:]
    assert (table.view(0), table.view(tanglewood.NOBODY)) == before
    assert table.view(1) != before[0]


@pytest.mark.rule("MY.setup.hidden")
def test_the_supply_pile_and_chance_itself_are_hidden() -> None:
    found = worlds(game(), 0)
    assert len({world.pile for world in found}) == 6
    assert len({world.chance.word for world in found}) == len(found)
    view = game().view(0)
    assert view.pile.among == sorted(view.pile.among, key=names_in_order().index)
    assert "word" not in repr(view)


def names_in_order() -> list[str]:
    state = game().state
    assert isinstance(state, Table)
    return [card.id for card in state.agreed.pack.cards]
