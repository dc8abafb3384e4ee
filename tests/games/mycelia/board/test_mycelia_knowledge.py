"""What an attentive player knows of face-down cards, and what stays hidden (MY.setup.hidden)."""

from collections import Counter

import pytest

import tanglewood
from tanglewood.games.mycelia.board.table import Table
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
    return [world.config.pack.cards[card].id for card in cards]


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
    return [card.id for card in state.config.pack.cards]


# ---------------------------------------------------------------------- Prisma


GIFTS = """
mycelia
prisma: yes
seat: 0
green: umbra petasus velamen | reticulus globi
amber: lux falx anellus perspicillum clessidra
violet: iris | lyra gemma
player 0: front
leaves: 5
hand: boletus-edulis drifting-leaf
draw: ~ agaricus-campestris viatica coprinellus-micaceus
player 1: front
gifts: simulacrum
hand: drifting-leaf drifting-leaves coprinellus-micaceus
draw: panellus-mitis | ~ boletus-edulis viatica agaricus-campestris virga
"""


def prisma() -> tanglewood.Game:
    return tanglewood.from_text(GIFTS)


def is_gift(world: Table, card: int) -> bool:
    return world.config.pack.is_gift[card]


@pytest.mark.rule("PR.play.at_draw")
def test_no_gift_is_imagined_in_a_hidden_hand() -> None:
    hands: Counter[tuple[str, ...]] = Counter()
    places: Counter[int] = Counter()
    for world in worlds(prisma(), 0, 2000):
        other = world.players[1]
        assert not any(is_gift(world, card) for card in other.hand)
        hands[tuple(sorted(names(world, other.hand)))] += 1
        pile = names(world, other.draw)
        assert pile[-1] == "panellus-mitis"  # hired: a layer of its own
        assert {"viatica", "virga"} < set(pile)
        places[pile.index("viatica")] += 1
        assert names(world, other.gifts) == ["simulacrum"]
    # Three of five cards that are no gifts, each as likely as any other.
    assert len(hands) == 10
    assert min(hands.values()) / 2000 == pytest.approx(1 / 10, abs=0.03)
    assert sorted(places) == [0, 1, 2, 3]
    assert min(places.values()) / 2000 == pytest.approx(1 / 4, abs=0.04)


@pytest.mark.rule("PR.play.at_draw")
def test_nobody_elses_gifts_are_imagined_by_a_spectator_either() -> None:
    for world in worlds(prisma(), tanglewood.NOBODY, 200):
        for player in world.players:
            assert not any(is_gift(world, card) for card in player.hand)
        assert "viatica" in names(world, world.players[0].draw)


@pytest.mark.rule("PR.setup.gift_piles")
def test_gifts_nobody_has_seen_are_shuffled_and_open_ones_stay() -> None:
    found = worlds(prisma(), 0, 600)
    green, amber, violet = ({tuple(names(world, world.roots[i])) for world in found} for i in range(3))
    bottom = ("globi", "reticulus")  # seen when they were put under the pile
    assert green == {(*bottom, "velamen", "petasus", "umbra"), (*bottom, "petasus", "velamen", "umbra")}
    assert len(amber) == 24
    assert {pile[-1] for pile in amber} == {"lux"}
    assert violet == {("gemma", "lyra", "iris")}  # all of them have been seen


@pytest.mark.rule("PR.tile.a_root")
def test_everybody_remembers_what_was_put_under_a_pile() -> None:
    table = prisma()
    table.play("use a")
    table.play("refresh roots")
    for seat in (0, 1, tanglewood.NOBODY):
        found = worlds(table, seat, 300)
        piles = {tuple(names(world, world.roots[1])) for world in found}
        assert {pile[0] for pile in piles} == {"lux"}  # now at the bottom
        assert {pile[-1] for pile in piles} == {"falx"}  # now open
        assert len(piles) == 6  # the three between them
        assert {names(world, world.roots[0])[0] for world in found} == {"umbra"}
        assert {tuple(names(world, world.roots[2])) for world in found} == {("iris", "gemma", "lyra")}


@pytest.mark.rule("PR.buy.top_card")
def test_a_pile_that_was_gone_through_is_known_for_good() -> None:
    table = tanglewood.from_text(GIFTS.replace("leaves: 5", "leaves: 5 \n favour: 8"))
    table.play("buy iris")
    assert [root.top for root in table.view(1).roots] == ["umbra", "lux", "lyra"]
    assert {names(world, world.roots[2])[0] for world in worlds(table, 1, 50)} == {"gemma"}
    table.play("use a")
    table.play("refresh roots")
    for world in worlds(table, 1, 50):
        assert names(world, world.roots[2]) == ["lyra", "gemma"]
        assert names(world, world.players[0].draw)[-1] == "iris"
    table = tanglewood.from_text(GIFTS.replace("leaves: 5", "leaves: 5 \n favour: 4"))
    table.play("buy umbra")
    for world in worlds(table, 1, 50):
        assert names(world, world.roots[0]) == ["globi", "reticulus", "velamen", "petasus"]


def mixed() -> tanglewood.Game:
    """The same table with all that seat 0 cannot know the other way round."""
    table = prisma()
    state = table.state
    assert isinstance(state, Table)
    other = state.players[1]
    # The hand takes two cards of the layer it came from and leaves two others there.
    number = state.config.pack.card_numbers
    other.hand = tuple(number[card] for card in ("agaricus-campestris", "boletus-edulis", "drifting-leaf"))
    layer = ("coprinellus-micaceus", "virga", "drifting-leaves", "viatica")
    other.draw = (*(number[card] for card in layer), number["panellus-mitis"])
    state.players[0].draw = state.players[0].draw[::-1]
    green, amber, violet = state.roots
    green = (*green[:2], green[3], green[2], green[4])
    state.roots = (green, (*amber[3::-1], amber[4]), violet)
    state.chance.word += 1
    return table


@pytest.mark.rule("MY.setup.hidden")
def test_imagined_gifts_do_not_depend_on_the_truth() -> None:
    assert prisma().text() != mixed().text()
    for seed in range(50):
        one = prisma().state.imagine(0, seeded(seed))
        two = mixed().state.imagine(0, seeded(seed))
        assert one.text() == two.text()


@pytest.mark.rule("MY.setup.hidden")
def test_a_view_shows_no_order_of_gifts_or_piles() -> None:
    assert prisma().view(0) == mixed().view(0)
    assert prisma().view(tanglewood.NOBODY) == mixed().view(tanglewood.NOBODY)
    assert prisma().view(1) != mixed().view(1)
    green = prisma().view(0).roots[0]
    assert (green.top, green.count) == ("umbra", 5)
    assert green.among == ["petasus", "velamen", "reticulus", "globi"]  # in the order of the pack
    layer = prisma().view(0).players[1].draw[1]
    assert (layer.count, len(layer.among)) == (4, 7)


@pytest.mark.rule("PR.play.chain")
def test_cards_drawn_by_gifts_are_as_hidden_as_others() -> None:
    table = tanglewood.from_text(
        GIFTS.replace("hand: boletus-edulis drifting-leaf\n", "")
        .replace("amber: lux ", "amber: ")
        .replace("violet: iris ", "violet: ")
        .replace(
            "draw: ~ agaricus-campestris viatica coprinellus-micaceus\n",
            "draw: iris | agaricus-campestris viatica drifting-leaf boletus-edulis drifting-leaves lux\n",
        )
    )
    table.play("end")  # iris and viatica are laid and draw one card each
    state = table.state
    assert isinstance(state, Table)
    assert names(state, state.players[0].gifts) == ["iris", "viatica"]
    assert sorted(names(state, state.players[0].hand)) == [
        "agaricus-campestris",
        "boletus-edulis",
        "drifting-leaf",
    ]
    seen = table.view(1).players[0]
    assert (seen.hand, seen.hand_count) == ([], 3)
    assert [(layer.count, len(layer.among)) for layer in seen.draw] == [(2, 5)]
    hands = {tuple(sorted(names(world, world.players[0].hand))) for world in worlds(table, 1)}
    assert len(hands) == 4  # three of four: lux would lie open
