"""The sixteen gifts one by one: cards they draw, their single effects, their abilities."""

import pytest

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
    refused,
    roots,
    table,
    texts,
    tiles,
)
from tanglewood.api import Game

PRISMA = "prisma: yes"
NUMBERS = [
    "petasus globi virga",
    "viatica umbra velamen reticulus clessidra lux falx perspicillum iris",
    "anellus gemma simulacrum",
    "lyra",
]
DRAWS = {gift: n for n, gifts in enumerate(NUMBERS) for gift in gifts.split()}
COLOURS = {
    **dict.fromkeys(["umbra", "petasus", "velamen", "reticulus", "globi"], "green"),
    **dict.fromkeys(["clessidra", "lux", "falx", "anellus", "perspicillum"], "amber"),
    **dict.fromkeys(["virga", "iris", "lyra", "gemma", "simulacrum"], "violet"),
}


def marked(gifts: list[str]) -> list[object]:
    return [pytest.param(gift, marks=pytest.mark.rule(f"PR.gift.{gift}"), id=gift) for gift in gifts]


def buying(gift: str, *lines: str) -> Game:
    """Seat 0 has just bought a gift; seat 1 has a drop and a leaf."""
    seat = "player 1: \n drops: a1 e1 \n leaves: 1"
    game = table(PRISMA, f"{COLOURS[gift]}: {gift}", "favour: 8", *lines, seat)
    return play(game, f"buy {gift}")


# ---------------------------------------------------------------------- cards they draw


DECK = "drifting-leaf drifting-leaf drifting-leaves boletus-edulis agaricus-campestris coprinellus-micaceus"


@pytest.mark.parametrize("gift", marked(list(DRAWS)))
def test_a_gift_draws_its_cards_when_it_is_laid(gift: str) -> None:
    game = table(PRISMA, f"draw: {gift} {DECK}", "leaves: 1", "player 1: \n leaves: 1")
    play(game, "end")
    assert gifts(game) == [gift]
    assert len(hand(game)) == 2 + DRAWS[gift]
    assert leaves(game)[0] == 1  # being laid is not being bought


# ---------------------------------------------------------------------- single effects


@pytest.mark.parametrize("gift", marked(["umbra", "virga"]))
def test_a_card_may_be_recycled_when_it_is_bought(gift: str) -> None:
    game = buying(gift, "discard: drifting-leaf boletus-edulis", "gifts: iris", "leaves: 1")
    assert set(texts(game)) == {"recycle drifting-leaf", "recycle boletus-edulis", "recycle iris", "skip"}
    play(game, "recycle boletus-edulis")
    assert draw_pile(game) == [gift, "boletus-edulis"]
    assert refused(game, "recycle drifting-leaf") == ("PR.recycle.one", "recycle-now")


@pytest.mark.rule("PR.gift.petasus")
def test_petasus_brings_4_leaves_and_may_remove_a_card() -> None:
    game = buying("petasus", "discard: drifting-leaf", "gifts: iris", "leaves: 1")
    assert leaves(game)[0] == 1 + 4
    assert set(texts(game)) == {"trash drifting-leaf", "trash iris", "skip"}
    play(game, "trash drifting-leaf")
    assert names(game, mycelia(game).gone) == ["drifting-leaf"]
    assert discard_pile(game) == []
    assert draw_pile(game) == ["petasus"]


@pytest.mark.parametrize("gift", marked(["velamen", "falx", "gemma"]))
def test_two_leaves_when_it_is_bought(gift: str) -> None:
    game = buying(gift, "leaves: 1", "discard: drifting-leaf")
    assert leaves(game) == [1 + 2, 1]
    assert draw_pile(game) == [gift]
    assert discard_pile(game) == ["drifting-leaf"]


@pytest.mark.rule("PR.gift.reticulus")
def test_reticulus_may_remove_a_drop_from_a_moss_field_when_bought() -> None:
    game = buying("reticulus", "drops: b1 b1 a2+ e1 a1", "leaves: 1")
    assert texts(game) == ["take b1", "take prism a2", "skip"]
    play(game, "take b1")
    assert drops(game) == {"b1": 1, "a2": 1, "e1": 1, "a1": 1}


@pytest.mark.rule("PR.gift.globi")
def test_globi_turns_a_field_with_one_drop_into_a_shrine_field() -> None:
    game = buying("globi", "tokens: 1", "drops: c3 b3 b3 a1+", "hand: panellus-mitis", "leaves: 1")
    assert texts(game) == ["shrine a1", "shrine c3", "skip"]  # exactly one drop, any landscape
    play(game, "shrine c3")
    assert drops(game) == {"b3": 2, "a1": 1}
    assert mycelia(game).collected == 1
    assert mycelia(game).shrine_tokens == 0
    play(game, "play panellus-mitis", "drop b3 > c3", "skip")  # in the same turn
    assert drops(game) == {"b3": 1, "a1": 1}
    assert mycelia(game).collected == 2


@pytest.mark.rule("PR.gift.globi")
def test_globi_on_a_prism_drop_is_a_favour_from_the_start() -> None:
    game = buying("globi", "tokens: 1", "drops: a1+ b3 b3", "leaves: 1")
    play(game, "shrine a1")
    assert favours(game) == [3, 0]
    assert prisms(game) == {}
    none_left = buying("globi", "tokens: 0", "drops: a1+ b3 b3", "leaves: 1")
    assert (drops(none_left), draw_pile(none_left)) == ({"a1": 1, "b3": 2}, ["globi"])


@pytest.mark.rule("PR.gift.anellus")
def test_anellus_may_remove_a_card_from_discard_pile_or_gift_area() -> None:
    game = buying("anellus", "discard: drifting-leaf", "gifts: iris", "leaves: 1")
    assert set(texts(game)) == {"trash drifting-leaf", "trash iris", "skip"}
    play(game, "trash iris")
    assert names(game, mycelia(game).gone) == ["iris"]
    assert (gifts(game), draw_pile(game)) == ([], ["anellus"])


@pytest.mark.rule("PR.gift.lyra")
def test_lyra_lets_every_opponent_remove_a_drop_from_any_field() -> None:
    seats = "player 1: \n drops: a1 c2+ \n player 2: \n drops: b3"
    game = table(PRISMA, "players: 3", "violet: lyra", "favour: 8", "drops: a1", "leaves: 1", seats)
    play(game, "buy lyra")
    assert game.turn == 1
    assert texts(game) == ["take a1", "take prism c2", "skip"]
    play(game, "take a1")
    assert game.turn == 2
    play(game, "skip")  # they may, they need not
    assert [drops(game, seat) for seat in range(3)] == [{"a1": 1}, {"c2": 1}, {"b3": 1}]
    assert game.turn == 0
    assert draw_pile(game) == ["lyra"]


@pytest.mark.parametrize("gift", marked(["clessidra", "lux", "perspicillum", "iris", "simulacrum"]))
def test_nothing_happens_when_it_is_bought(gift: str) -> None:
    game = buying(gift, "discard: drifting-leaf", "drops: b1 e1", "leaves: 1")
    assert (game.turn, "end" in texts(game)) == (0, True)
    assert (leaves(game), favours(game)) == ([1, 1], [0, 0])
    assert draw_pile(game) == [gift]


# ---------------------------------------------------------------------- abilities


@pytest.mark.parametrize("gift", marked(["petasus", "globi", "anellus", "lyra"]))
def test_a_gift_without_ability_does_nothing_in_the_turn(gift: str) -> None:
    cards = ("hand: cyptotrama-asprata boletus-edulis", "drops: e1 e2 e2 a2 a2 a2", "leaves: 4")
    game = table(PRISMA, "showcase: lepista-nuda", *cards, f"gifts: {gift}")
    plain = table(PRISMA, "showcase: lepista-nuda", *cards)
    for move in (
        "hire lepista-nuda",
        "play boletus-edulis",
        "drop e1 > d1",
        "play cyptotrama-asprata",
        "take e2",
    ):
        assert texts(play(game, move)) == texts(play(plain, move))
    assert (leaves(game), favours(game)) == (leaves(plain), favours(plain))


@pytest.mark.rule("PR.gift.viatica")
@pytest.mark.rule("PR.gift.simulacrum")
@pytest.mark.parametrize(("gift", "n"), [("viatica", 1), ("simulacrum", 2)])
def test_favours_for_each_hire(gift: str, n: int) -> None:
    shown = "showcase: lepista-nuda suillus-grevillei"
    game = table(PRISMA, "players: 4", shown, f"gifts: {gift}", "leaves: 20")
    play(game, "hire lepista-nuda")
    assert draw_pile(game) == ["lepista-nuda"]  # the hire is complete
    assert texts(game) == [f"answer {gift}", "skip"]
    play(game, f"answer {gift}")
    assert favours(game) == [n, 0, 0, 0]
    play(game, "hire suillus-grevillei", f"answer {gift}")
    assert favours(game) == [2 * n, 0, 0, 0]  # for each
    assert leaves(game)[0] == 20 - 3 - 3


@pytest.mark.rule("PR.gift.umbra")
def test_umbra_voids_bonuses_on_own_cards() -> None:
    game = table(PRISMA, "gifts: umbra", "hand: drifting-leaves cantharellus-cibarius", "leaves: 1")
    play(game, "play drifting-leaves", "accept")  # 2 leaves & others(1 leaf)
    assert leaves(game) == [3, 0]
    play(game, "play cantharellus-cibarius", "skip")  # waived: 3 leaves & others(1 leaf)
    assert leaves(game) == [6, 1]


@pytest.mark.rule("PR.gift.umbra")
def test_umbra_voids_bonuses_of_single_effects() -> None:
    seat = "player 1: \n drops: d1"
    game = table(PRISMA, "gifts: umbra", "showcase: fomes-fomentarius", "leaves: 7", "drops: a1", seat)
    play(game, "hire fomes-fomentarius")  # single: others(any: move 1)
    assert (game.turn, texts(game)) == (0, ["accept", "skip"])
    play(game, "accept")
    assert game.turn == 0
    assert draw_pile(game) == ["fomes-fomentarius"]
    assert drops(game, 1) == {"d1": 1}


@pytest.mark.rule("PR.gift.velamen")
def test_each_hire_costs_1_leaf_less_with_velamen() -> None:
    shown = "showcase: lepista-nuda suillus-grevillei laccaria-amethystina"  # 3, 3, 2
    game = table(PRISMA, shown, "gifts: velamen", "leaves: 5")
    play(game, "hire lepista-nuda", "hire suillus-grevillei")
    assert leaves(game)[0] == 1
    play(game, "hire laccaria-amethystina")
    assert leaves(game)[0] == 0
    plain = table(PRISMA, shown, "leaves: 2", "hand: drifting-leaf")
    assert refused(plain, "hire lepista-nuda") == ("MY.hire.price", "price")
    dear = table(PRISMA, "showcase: rhodotus-palmatus", "gifts: velamen", "leaves: 5")
    assert refused(dear, "hire rhodotus-palmatus") == ("MY.hire.price", "price")  # 7 - 1


@pytest.mark.rule("PR.gift.reticulus")
@pytest.mark.parametrize(("n", "fits"), [(1, False), (2, True), (3, True), (5, True)])
def test_with_reticulus_a_beetles_number_is_a_minimum(n: int, fits: bool) -> None:
    game = table(PRISMA, "gifts: reticulus", "hand: cyptotrama-asprata", f"drops: {'b3 ' * n}a1", "leaves: 1")
    play(game, "play cyptotrama-asprata")  # any: exactly 2, remove 2
    assert ("take b3" in texts(game)) == fits
    if fits:
        play(game, "take b3", *["take b3"] * (n > 1))
        assert drops(game) == ({"a1": 1, "b3": n - 2} if n > 2 else {"a1": 1})
        assert "end" in texts(game)  # two, not more


@pytest.mark.rule("PR.gift.clessidra")
def test_clessidra_pays_a_leaf_for_each_drop_off() -> None:
    cards = ("hand: fomes-fomentarius boletus-edulis", "tiles: d", "green: reticulus", "favour: 4")
    game = table(PRISMA, "gifts: clessidra", *cards, "drops: e1 e1+ d1 c3 b1 a1", "leaves: 3")
    play(game, "play fomes-fomentarius", "take e1")
    assert leaves(game)[0] == 4  # at once
    play(game, "take prism e1")
    assert leaves(game)[0] == 5  # either kind
    play(game, "play boletus-edulis", "drop d1 > d2")
    assert leaves(game)[0] == 6  # over the shrine field
    play(game, "use d", "take c3")
    assert leaves(game)[0] == 6 - 3 + 1  # by a tile
    play(game, "buy reticulus", "take b1")
    assert leaves(game)[0] == 5  # by a single effect
    assert drops(game) == {"a1": 1}


@pytest.mark.rule("PR.gift.clessidra")
def test_clessidra_pays_nothing_for_a_move_nor_for_drops_of_others() -> None:
    seat = "player 1: \n drops: d1 a1"
    cards = ("hand: sarcoscypha-coccinea boletus-edulis", "drops: e1 a1")
    game = table(PRISMA, "gifts: clessidra", *cards, "leaves: 1", seat)
    play(game, "play boletus-edulis", "drop e1 > e2", "play sarcoscypha-coccinea", "skip", "drop d1 > d2")
    assert drops(game, 1) == {"a1": 1}
    assert leaves(game) == [1, 0]


@pytest.mark.rule("PR.gift.lux")
def test_the_first_card_of_the_hand_is_carried_out_twice_with_lux() -> None:
    game = table(PRISMA, "gifts: lux", "hand: laccaria-amethystina drifting-leaf", "drops: a1", "leaves: 1")
    play(game, "play laccaria-amethystina", "choose 2")  # any: move 1 / 2 leaves
    assert leaves(game)[0] == 3
    assert texts(game) == ["accept", "skip"]
    play(game, "accept", "choose 1", "drop a1 > a2")  # the other side
    assert drops(game) == {"a2": 1}
    play(game, "play drifting-leaf")
    assert leaves(game)[0] == 4  # the second card once
    assert discard_pile(game) == ["drifting-leaf", "laccaria-amethystina"]


@pytest.mark.rule("PR.gift.lux")
def test_only_the_first_card_of_each_turn() -> None:
    game = table(PRISMA, "gifts: lux", "hand: drifting-leaf", "played: 1", "leaves: 1")
    play(game, "play drifting-leaf")
    assert (leaves(game)[0], "end" in texts(game)) == (2, True)
    deck = "draw: lux drifting-leaf drifting-leaves boletus-edulis"
    game = table(PRISMA, "hand: drifting-leaf", deck, "leaves: 1", "player 1: \n leaves: 1")
    play(game, "play drifting-leaf", "end", "end", "play drifting-leaf", "accept")
    assert leaves(game)[0] == 1 + 1 + 2  # counted anew in the next turn


@pytest.mark.rule("PR.gift.lux")
def test_gifts_hires_and_tiles_are_no_first_card() -> None:
    lines = ("gifts: viatica lux", "showcase: lepista-nuda", "tiles: a f", "hand: drifting-leaf", "leaves: 9")
    game = table(PRISMA, *lines)
    play(game, "hire lepista-nuda", "answer viatica", "use f", "accept", "play drifting-leaf", "accept")
    assert leaves(game)[0] == 9 - 3 - 1 + 2


@pytest.mark.rule("PR.gift.falx")
def test_falx_may_remove_a_card_for_each_hire() -> None:
    shown = "showcase: lepista-nuda suillus-grevillei"
    game = table(PRISMA, shown, "gifts: falx iris", "discard: drifting-leaf boletus-edulis", "leaves: 20")
    play(game, "hire lepista-nuda")
    cards = {"drifting-leaf", "boletus-edulis", "falx", "iris"}  # not the card just hired
    assert set(texts(game)) == {*(f"trash {card}" for card in cards), "skip"}
    play(game, "trash drifting-leaf")
    assert draw_pile(game) == ["lepista-nuda"]  # as usual
    play(game, "hire suillus-grevillei", "trash iris")
    assert names(game, mycelia(game).gone) == ["drifting-leaf", "iris"]
    assert (gifts(game), discard_pile(game)) == (["falx"], ["boletus-edulis"])


@pytest.mark.rule("PR.gift.perspicillum")
@pytest.mark.parametrize(
    ("tile", "moves"),
    [
        ("a", ["refresh roots"]),
        ("b", ["drop a1 > a2"]),
        ("c", ["drop a1 > a2", "drop a1 > b1"]),
        ("d", ["take a1"]),
        ("e", ["trash drifting-leaf"]),
        ("f", ["accept"]),
        ("g", ["recycle drifting-leaf"]),
    ],
)
def test_perspicillum_with_every_tile(tile: str, moves: list[str]) -> None:
    lines = (f"tiles: {tile}", "drops: a1 a1", "discard: drifting-leaf", "hand: boletus-edulis lepista-nuda")
    piles = "green: umbra petasus"
    plain = table(PRISMA, piles, *lines)
    assert refused(plain, f"use {tile}") == ("MY.tile.once", "tile-price")
    game = table(PRISMA, piles, *lines, "gifts: perspicillum", "player 1: \n leaves: 1")
    happened = heard(game)
    play(game, f"use {tile}", *moves)
    assert leaves(game)[0] == 0
    assert tiles(game) == f"{tile}*"
    assert refused(game, f"use {tile}") == ("MY.tile.once", "used")
    assert happened[0] == "used 0"
    assert roots(game)[0][0] == ("petasus" if tile == "a" else "umbra")


@pytest.mark.rule("PR.gift.virga")
def test_move_symbols_on_own_cards_remove_with_virga() -> None:
    game = table(PRISMA, "gifts: virga", "hand: coprinus-comatus", "drops: c2 c2+ c2 a1", "leaves: 1")
    play(game, "play coprinus-comatus", "take c2", "take prism c2")  # water: move 1 + remove 1
    assert drops(game) == {"c2": 1, "a1": 1}
    assert favours(game) == [3, 0]
    assert mycelia(game).collected == 2
    assert "end" in texts(game)  # two symbols, not three


@pytest.mark.rule("PR.gift.iris")
def test_any_landscape_fits_with_iris_but_never_a_shrine_field() -> None:
    board = "board: \n 1 1 1 1 . \n . . . * . \n . . . . . \n . 1 # . ."
    game = table(PRISMA, "gifts: iris", "hand: suillus-grevillei phallus-indusiatus", board, "leaves: 1")
    play(game, "play suillus-grevillei")  # water: remove 1
    assert texts(game) == ["take a1", "take b1", "take c1", "take d1", "take b4", "skip"]  # soil too
    play(game, "take a1", "play phallus-indusiatus")  # leaves: around each
    centres = ["a1", "b1", "c1", "d1", "e1", "b2", "c2", "b3", "a4"]
    assert texts(game) == [*(f"at {field}" for field in centres), "skip"]
    for field in ("d2", "c4"):  # beside drops, but no landscape
        assert refused(game, f"at {field}") == ("MY.drop.shrine_no_field", "shrine")


@pytest.mark.rule("PR.gift.gemma")
def test_gemma_may_recycle_a_card_for_each_hire() -> None:
    shown = "showcase: lepista-nuda suillus-grevillei"
    game = table(PRISMA, shown, "gifts: gemma iris", "discard: drifting-leaf", "leaves: 20")
    play(game, "hire lepista-nuda")
    assert set(texts(game)) == {"recycle drifting-leaf", "recycle gemma", "recycle iris", "skip"}
    play(game, "recycle drifting-leaf", "hire suillus-grevillei", "recycle iris")
    assert draw_pile(game) == ["iris", "suillus-grevillei", "drifting-leaf", "lepista-nuda"]
    assert gifts(game) == ["gemma"]
    assert player(game).discard == ()
