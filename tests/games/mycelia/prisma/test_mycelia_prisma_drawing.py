"""Setting up Prisma, and gifts that are drawn: laid at once, they draw on and stay until the turn ends."""

from collections import Counter

import pytest

import tanglewood
from mycelia_table import (
    discard_pile,
    draw_pile,
    drops,
    favours,
    gifts,
    hand,
    heard,
    leaves,
    mycelia,
    names,
    play,
    player,
    prisms,
    roots,
    showcase,
    table,
    texts,
)
from tanglewood.api import Game
from tanglewood.games.mycelia.components.pack import standard

PRISMA = "prisma: yes"
SEEDS = range(40)
PILES = {
    "green": ["umbra", "petasus", "velamen", "reticulus", "globi"],
    "amber": ["clessidra", "lux", "falx", "anellus", "perspicillum"],
    "violet": ["virga", "iris", "lyra", "gemma", "simulacrum"],
}
SIX = ["agaricus-campestris", "boletus-edulis", "coprinellus-micaceus"]
SIX += ["drifting-leaf", "drifting-leaf", "drifting-leaves"]


def new(seed: int = 1, players: int = 2, **options: object) -> Game:
    return tanglewood.new_game("mycelia", players=players, seed=seed, **{"prisma": True, **options})


def ending(*lines: str) -> Game:
    """Seat 0 is about to end its turn and to draw; a gap in the text is up to the lines."""
    return table(PRISMA, "leaves: 1", *lines, "player 1: \n leaves: 1")


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("PR.comp.base_rules")
def test_the_expansion_is_always_in_play() -> None:
    game = new(expansion=False)
    assert mycelia(game).config.expansion
    assert table(PRISMA, "expansion: no").view(0).expansion
    assert game.view(0).tile_stock == {"c": 2, "d": 2, "e": 2, "f": 2, "g": 2}
    assert "xylaria-hypoxylon" in [*showcase(game), *names(game, mycelia(game).pile)]


@pytest.mark.rule("PR.comp.base_rules")
@pytest.mark.parametrize("board", ["front", "pond", "cushion", "litter", "clearing"])
def test_fronts_or_backs_of_the_boards_may_be_used(board: str) -> None:
    game = new(boards=f"{board},front")
    assert [owner.board.id for owner in mycelia(game).players] == [board, "front"]
    assert player(game, 0).drops == player(game, 1).drops
    assert not new(prisma=False).view(0).roots
    assert new(prisma=False).view(0).track is None


@pytest.mark.rule("PR.comp.cards")
def test_ninety_cards_form_one_supply_pile() -> None:
    game = new()
    everything = [*showcase(game), *names(game, mycelia(game).pile)]
    assert len(showcase(game)) == 5
    assert "-" not in showcase(game)
    sets = Counter(standard().cards[standard().card_numbers[card]].set for card in everything)
    assert sets == {"base": 40, "expansion": 30, "prisma": 20}
    opened = {card for seed in SEEDS for card in showcase(new(seed))}
    assert "aseroe-rubra" in opened  # shuffled into one pile
    assert "panellus-mitis" in opened


@pytest.mark.rule("PR.comp.card_data")
def test_the_prisma_cards_are_ten_kinds_twice_for_2_to_8_leaves() -> None:
    cards = [card for card in standard().cards if card.set == "prisma"]
    assert len({card.id for card in cards}) == 10
    assert (min(card.cost for card in cards), max(card.cost for card in cards)) == (2, 8)
    game = new()
    held = Counter([*mycelia(game).showcase, *mycelia(game).pile])
    assert {held[standard().card_numbers[card.id]] for card in cards} == {2}


@pytest.mark.rule("PR.comp.gift_colours")
def test_there_is_one_copy_of_each_gift_in_three_colours() -> None:
    ids = [[standard().cards[gift].id for gift in pile] for pile in standard().gift_piles]
    assert ids == list(PILES.values())
    assert [root.colour for root in new().view(0).roots] == list(PILES)


@pytest.mark.rule("PR.comp.small_parts")
def test_two_tiles_f_two_tiles_g_and_three_extra_shrine_fields() -> None:
    state = mycelia(new())
    stock = dict(zip(standard().tile_letters, state.tile_stock, strict=True))
    assert (stock["f"], stock["g"]) == (2, 2)
    assert state.shrine_tokens == 3
    assert mycelia(new(prisma=False, expansion=True)).shrine_tokens == 2


@pytest.mark.rule("PR.setup.drops")
def test_a_prisma_setup_card_brings_twelve_dewdrops_and_ten_prism_drops() -> None:
    for seed in SEEDS:
        for owner in mycelia(new(seed, players=3)).players:
            assert sum(owner.prisms) == 10
            assert sum(owner.drops) - sum(owner.prisms) == 12
            assert owner.drops[standard().shrine_field] == 0


@pytest.mark.rule("PR.setup.patterns")
def test_card_and_side_are_drawn_at_random_from_the_pack() -> None:
    sides = [(setup.drops, setup.prisms) for setup in standard().prisma_setups]
    seen = set()
    for seed in SEEDS:
        players = mycelia(new(seed, players=4)).players
        assert len({(tuple(owner.drops), tuple(owner.prisms)) for owner in players}) == 1
        seen.add(sides.index((players[0].drops, players[0].prisms)))
    assert seen == set(range(4))
    glow = new(setup="2B")
    assert prisms(glow) == {"c1": 2, "b2": 2, "c2": 1, "a3": 2, "e3": 1, "b4": 2}
    assert drops(glow)["c2"] == 1


@pytest.mark.rule("PR.setup.viatica")
def test_viatica_is_the_seventh_start_card() -> None:
    for seed in SEEDS:
        for seat in range(4):
            game = new(seed, players=4)
            deck = [*hand(game, seat), *draw_pile(game, seat), *gifts(game, seat)]
            assert sorted(deck) == sorted([*SIX, "viatica"])
    assert {draw_pile(new(seed)).index("viatica") for seed in SEEDS if not gifts(new(seed))} == {0, 1, 2, 3}


@pytest.mark.rule("PR.setup.opening_hand")
def test_a_gift_among_the_first_three_cards_is_laid_and_draws() -> None:
    laid = 0
    for seed in SEEDS:
        game = new(seed, first="0")
        for seat in (0, 1):
            assert len(hand(game, seat)) == 3
            assert "viatica" not in hand(game, seat)
            assert len(draw_pile(game, seat)) == (3 if gifts(game, seat) else 4)
            laid += bool(gifts(game, seat))
    assert 15 < laid < 60  # three of seven times


@pytest.mark.rule("PR.setup.opening_hand")
def test_a_gift_laid_in_the_setup_works_in_the_first_turn() -> None:
    seed = next(seed for seed in SEEDS if gifts(new(seed, first="0")) and gifts(new(seed, first="0"), 1))
    view = new(seed, first="0").view(1)
    assert [seat.working for seat in view.players] == [["viatica"], []]


@pytest.mark.rule("PR.setup.gift_piles")
def test_gifts_are_shuffled_by_colour_into_three_open_piles() -> None:
    tops: Counter[str] = Counter()
    for seed in SEEDS:
        piles = roots(new(seed))
        assert [sorted(pile) for pile in piles] == [sorted(pile) for pile in PILES.values()]
        tops.update(pile[0] for pile in piles)
        assert [root.top for root in new(seed).view(1).roots] == [pile[0] for pile in piles]
    assert len(tops) == 15


# ---------------------------------------------------------------------- drawn gifts


@pytest.mark.rule("PR.play.at_draw")
def test_a_drawn_gift_is_laid_at_once_and_never_stays_in_the_hand() -> None:
    game = ending("draw: boletus-edulis virga drifting-leaf drifting-leaves")
    happened = heard(game)
    play(game, "end")
    assert game.turn == 1  # before its player has the turn
    assert gifts(game) == ["virga"]
    assert hand(game) == ["boletus-edulis", "drifting-leaf"]
    assert draw_pile(game) == ["drifting-leaves"]
    assert happened.index("gift-laid 0") < happened.index("turn 1")


@pytest.mark.rule("PR.play.number")
@pytest.mark.parametrize(("gift", "n"), [("virga", 0), ("iris", 1), ("anellus", 2), ("lyra", 3)])
def test_a_gift_draws_as_many_cards_as_its_number_says(gift: str, n: int) -> None:
    cards = ["boletus-edulis", "drifting-leaf", "drifting-leaves", "agaricus-campestris", "panellus-mitis"]
    game = ending(f"draw: {gift} {' '.join(cards)} lepista-nuda")
    play(game, "end")
    assert hand(game) == sorted(cards[: 2 + n])
    assert draw_pile(game) == [*cards[2 + n :], "lepista-nuda"]


@pytest.mark.rule("PR.play.number")
def test_two_gifts_of_one_hand_both_draw() -> None:
    game = ending("draw: iris reticulus boletus-edulis drifting-leaf drifting-leaves lepista-nuda")
    play(game, "end")  # the example of the rulebook: three cards again
    assert gifts(game) == ["iris", "reticulus"]
    assert hand(game) == ["boletus-edulis", "drifting-leaf", "drifting-leaves"]
    assert draw_pile(game) == ["lepista-nuda"]


@pytest.mark.rule("PR.play.chain")
def test_a_gift_drawn_by_a_gift_draws_in_its_turn() -> None:
    piled = "draw: drifting-leaf drifting-leaf iris gemma lux boletus-edulis panellus-mitis lepista-nuda"
    game = ending(piled)
    play(game, "end")  # iris draws gemma, gemma draws lux and boletus, lux draws panellus
    assert gifts(game) == ["iris", "gemma", "lux"]
    assert hand(game) == ["boletus-edulis", "drifting-leaf", "drifting-leaf", "panellus-mitis"]
    assert draw_pile(game) == ["lepista-nuda"]


@pytest.mark.rule("PR.play.shuffle")
def test_the_discard_pile_is_shuffled_under_for_a_gift_too() -> None:
    discard = "discard: drifting-leaf drifting-leaf"
    game = ending("draw: boletus-edulis lepista-nuda lyra panellus-mitis", discard)
    happened = heard(game)
    play(game, "end")  # lyra wants three, one card is left
    assert happened.count("shuffled 0") == 1
    assert gifts(game) == ["lyra"]
    wanted = ["boletus-edulis", "drifting-leaf", "drifting-leaf", "lepista-nuda", "panellus-mitis"]
    assert hand(game) == wanted
    assert draw_pile(game) == discard_pile(game) == []


@pytest.mark.rule("PR.play.shuffle")
def test_enough_cards_in_the_pile_leave_the_discard_pile_alone() -> None:
    game = ending("draw: boletus-edulis lepista-nuda iris panellus-mitis", "discard: drifting-leaf")
    happened = heard(game)
    play(game, "end")
    assert "shuffled 0" not in happened
    assert discard_pile(game) == ["drifting-leaf"]


@pytest.mark.rule("PR.play.shuffle")
def test_gifts_in_the_gift_area_stay_there_and_fewer_cards_are_drawn() -> None:
    game = ending("draw: iris anellus lyra", "discard: drifting-leaf gemma")
    play(game, "end")
    assert sorted(gifts(game)) == ["anellus", "gemma", "iris", "lyra"]  # none comes a second time
    assert hand(game) == ["drifting-leaf"]
    assert draw_pile(game) == discard_pile(game) == []


@pytest.mark.rule("PR.play.hand_size")
def test_a_hand_may_be_smaller_than_three() -> None:
    game = ending("draw: virga globi petasus drifting-leaf", "drops: a1")
    play(game, "end", "end")
    assert game.turn == 0
    assert hand(game) == []
    assert gifts(game) == ["virga", "globi", "petasus"]
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("PR.play.hand_size")
def test_a_larger_hand_must_be_played_whole() -> None:
    leaf = "drifting-leaf"
    heroes = ["calocera-viscosa", "calocera-viscosa"]  # 4 leaves & others(2 leaves)
    game = ending(f"draw: lyra {leaf} {leaf} drifting-leaves {' '.join(heroes)}")
    play(game, "end", "end")
    assert len(hand(game)) == 5
    for card in [leaf, leaf, "drifting-leaves", *heroes]:
        assert "end" not in texts(game)
        play(game, f"play {card}")
    assert "end" in texts(game)
    assert leaves(game)[0] == 1 + 1 + 1 + 2 + 4 + 4


@pytest.mark.rule("PR.play.stay")
def test_any_number_of_gifts_lies_open_until_the_end_of_the_own_turn() -> None:
    area = ["viatica", "umbra", "petasus", "velamen", "lyra", "clessidra", "falx"]
    game = table(PRISMA, f"gifts: {' '.join(area)}", "hand: drifting-leaf", "leaves: 1")
    assert game.view(1).players[0].gifts == area
    assert game.view(tanglewood.NOBODY).players[0].gifts == area
    play(game, "play drifting-leaf")
    assert gifts(game) == area  # cards played go to the discard pile, gifts do not
    assert discard_pile(game) == ["drifting-leaf"]


@pytest.mark.rule("PR.play.stay")
def test_gifts_laid_early_stay_through_the_turns_of_others() -> None:
    game = ending("draw: iris drifting-leaf drifting-leaf drifting-leaves")
    play(game, "end")
    assert (game.turn, gifts(game)) == (1, ["iris"])
    play(game, "end")
    assert (game.turn, gifts(game)) == (0, ["iris"])


@pytest.mark.rule("PR.play.clear")
def test_the_gift_area_is_cleared_before_new_cards_are_drawn() -> None:
    deck = "draw: drifting-leaf drifting-leaf boletus-edulis \n discard: lepista-nuda"
    game = ending("gifts: lux virga", deck)
    play(game, "end")
    assert gifts(game) == []
    assert sorted(discard_pile(game)) == ["lepista-nuda", "lux", "virga"]


@pytest.mark.rule("PR.play.clear")
def test_cleared_gifts_take_part_in_the_shuffle() -> None:
    game = ending("gifts: iris", "draw: drifting-leaf drifting-leaf", "discard:")
    play(game, "end")  # the third card can only be iris, and it has nothing left to draw
    assert gifts(game) == ["iris"]
    assert hand(game) == ["drifting-leaf", "drifting-leaf"]
    assert favours(game) == [0, 0]
