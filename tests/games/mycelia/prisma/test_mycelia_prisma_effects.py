"""Effects of Prisma that cards of any set can carry: favours, tiles f and g, removing and recycling."""

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
    printing,
    refused,
    roots,
    showcase,
    table,
    texts,
    tiles,
)

PRISMA = "prisma: yes"


@pytest.mark.rule("PR.fav.step")
def test_a_favour_is_one_space_forward_at_once() -> None:
    game = table(PRISMA, "players: 4", "hand: tremella-mesenterica", "drops: a1", "leaves: 1")
    play(game, "play tremella-mesenterica", "accept")  # 1 favour & any: move 1
    assert favours(game) == [1, 0, 0, 0]
    assert "drop a1 > a2" in texts(game)  # walked before the card goes on


@pytest.mark.rule("PR.fav.step")
def test_a_favour_may_be_forgone() -> None:
    game = table(PRISMA, "players: 4", "hand: tremella-mesenterica", "leaves: 1")
    play(game, "play tremella-mesenterica", "skip")
    assert favours(game) == [0, 0, 0, 0]


@pytest.mark.rule("PR.fav.jump")
def test_occupied_spaces_are_jumped_over() -> None:
    seats = "player 1: \n favour: 3 \n player 2: \n favour: 4 \n player 3: \n favour: 6"
    game = table(PRISMA, "players: 4", "hand: tremella-mesenterica", "leaves: 1", "favour: 2", seats)
    play(game, "play tremella-mesenterica", "accept")
    assert favours(game) == [5, 3, 4, 6]


@pytest.mark.rule("PR.fav.each")
def test_several_favours_are_walked_one_by_one() -> None:
    seats = "player 1: \n favour: 3 \n player 2: \n favour: 5"
    game = table(PRISMA, "players: 4", "hand: clathrus-ruber", "leaves: 1", "favour: 2", seats)
    play(game, "play clathrus-ruber", "choose 2", "accept")  # any: remove 1 / 2 favours
    assert favours(game) == [6, 3, 5, 0]  # 4, then over 5


@pytest.mark.rule("PR.fav.each")
@pytest.mark.parametrize(("players", "space"), [(2, 3), (3, 2), (4, 1)])
def test_idle_mushrooms_are_jumped_over_too(players: int, space: int) -> None:
    game = table(PRISMA, f"players: {players}", "hand: tremella-mesenterica", "leaves: 1")
    play(game, "play tremella-mesenterica", "accept")
    assert favours(game)[0] == space


@pytest.mark.rule("PR.fav.shared")
def test_start_and_end_hold_any_number() -> None:
    seats = "player 1: \n favour: 8 \n player 2: \n favour: 8"
    game = table(PRISMA, "players: 4", "hand: tremella-mesenterica", "leaves: 1", "favour: 7", seats)
    assert favours(game)[3] == 0
    play(game, "play tremella-mesenterica", "accept")
    assert favours(game) == [8, 8, 8, 0]


@pytest.mark.rule("PR.fav.end")
def test_on_the_last_space_favours_are_lost() -> None:
    game = table(PRISMA, "players: 4", "hand: clathrus-ruber", "leaves: 1", "favour: 7")
    play(game, "play clathrus-ruber", "choose 2", "accept")
    assert favours(game)[0] == 8
    game = table(PRISMA, "players: 4", "hand: tremella-mesenterica", "drops: a1", "leaves: 1", "favour: 8")
    play(game, "play tremella-mesenterica")
    assert "accept" not in texts(game)  # void: the card goes on with its move
    assert "drop a1 > a2" in texts(game)
    assert favours(game)[0] == 8


@pytest.mark.rule("PR.fav.effects")
def test_favours_in_a_single_effect() -> None:
    game = table(PRISMA, "players: 4", "showcase: favolaschia-claudopus", "leaves: 6")
    play(game, "hire favolaschia-claudopus", "accept")  # single: 2 favours
    assert favours(game)[0] == 2
    assert draw_pile(game) == ["favolaschia-claudopus"]


@pytest.mark.rule("PR.fav.effects")
def test_favours_of_a_tile() -> None:
    game = table(PRISMA, "players: 4", "tiles: a f", "leaves: 2")
    play(game, "use f", "accept")
    assert favours(game)[0] == 1
    assert tiles(game) == "a f*"


@pytest.mark.rule("PR.fav.order")
def test_a_bonus_of_favours_is_walked_clockwise() -> None:
    seats = "player 0: \n favour: 0 \n player 2: \n favour: 3"
    own = "player 1: \n hand: porpolomopsis-calyptriformis \n leaves: 1"
    game = table(PRISMA, "players: 3", "seat: 1", seats, own)
    play(game, "play porpolomopsis-calyptriformis")  # ... & others(1 favour)
    assert game.turn == 2
    play(game, "accept", "accept")
    assert favours(game) == [2, 0, 4]


@pytest.mark.rule("PR.recycle.one")
def test_exactly_one_card_is_recycled_or_none() -> None:
    game = table(
        PRISMA, "hand: coprinellus-disseminatus", "discard: drifting-leaf boletus-edulis", "leaves: 1"
    )
    other = game.copy()
    play(game, "play coprinellus-disseminatus")  # 2 leaves & recycle card
    wanted = ["drifting-leaf", "boletus-edulis", "coprinellus-disseminatus"]
    assert texts(game) == [*(f"recycle {card}" for card in wanted), "skip"]
    play(game, "recycle boletus-edulis")
    assert discard_pile(game) == ["coprinellus-disseminatus", "drifting-leaf"]
    assert refused(game, "recycle drifting-leaf") == ("PR.recycle.one", "recycle-now")
    play(other, "play coprinellus-disseminatus", "skip")
    assert draw_pile(other) == []


@pytest.mark.rule("PR.recycle.one")
def test_a_gift_may_be_recycled() -> None:
    game = table(PRISMA, "hand: coprinellus-disseminatus", "gifts: umbra lux", "leaves: 1")
    play(game, "play coprinellus-disseminatus", "recycle lux")
    assert names(game, player(game).gifts) == ["umbra"]
    assert draw_pile(game) == ["lux"]
    assert refused(game, "recycle umbra") == ("PR.recycle.one", "recycle-now")


@pytest.mark.rule("PR.recycle.self")
def test_a_card_may_recycle_itself() -> None:
    game = table(PRISMA, "hand: coprinellus-disseminatus", "leaves: 1")
    play(game, "play coprinellus-disseminatus", "recycle coprinellus-disseminatus")
    assert draw_pile(game) == ["coprinellus-disseminatus"]
    assert discard_pile(game) == []


@pytest.mark.rule("PR.recycle.self")
def test_a_card_just_hired_cannot_be_recycled() -> None:
    game = table(PRISMA, "showcase: omphalotus-nidiformis", "discard: drifting-leaf", "leaves: 9")
    play(game, "hire omphalotus-nidiformis")  # single: recycle card
    assert texts(game) == ["recycle drifting-leaf", "skip"]
    play(game, "recycle drifting-leaf")
    assert draw_pile(game) == ["omphalotus-nidiformis", "drifting-leaf"]


@pytest.mark.rule("PR.recycle.face_up")
def test_a_recycled_card_lies_on_top_where_all_see_it() -> None:
    game = table(
        PRISMA,
        "hand: coprinellus-disseminatus",
        "draw: drifting-leaf drifting-leaves",
        "discard: boletus-edulis",
        "leaves: 1",
    )
    play(game, "play coprinellus-disseminatus", "recycle boletus-edulis")
    assert draw_pile(game)[0] == "boletus-edulis"
    top = game.view(1).players[0].draw[0]
    assert (top.count, top.among) == (1, ["boletus-edulis"])
    play(game, "end")
    assert "boletus-edulis" in hand(game)


@pytest.mark.rule("PR.recycle.one")
def test_recycling_twice_and_going_on() -> None:
    pack = printing("2x recycle card & any: move 1")
    game = table(
        "hand: new-hero", "discard: drifting-leaf boletus-edulis", "drops: a1", "leaves: 1", pack=pack
    )
    play(game, "play new-hero", "recycle drifting-leaf", "recycle boletus-edulis", "drop a1 > a2")
    assert draw_pile(game) == ["boletus-edulis", "drifting-leaf"]
    assert drops(game) == {"a2": 1}


@pytest.mark.rule("PR.recycle.face_up")
def test_a_recycled_gift_is_drawn_and_laid_again() -> None:
    deck = "draw: drifting-leaf drifting-leaf drifting-leaves boletus-edulis"
    game = table(PRISMA, "tiles: a g", "gifts: lux iris", deck, "leaves: 4", "player 1: \n leaves: 1")
    play(game, "use g", "recycle lux")
    assert draw_pile(game)[0] == "lux"
    play(game, "end")
    assert gifts(game) == ["lux"]  # iris lies on the discard pile
    assert discard_pile(game) == ["iris"]
    assert len(hand(game)) == 3


# ---------------------------------------------------------------------- removing


@pytest.mark.rule("PR.remove.gift_area")
def test_tile_e_takes_a_card_from_discard_pile_or_gift_area() -> None:
    game = table(PRISMA, "tiles: a e", "gifts: velamen iris", "discard: drifting-leaf", "leaves: 4")
    play(game, "use e")
    assert set(texts(game)) == {"trash drifting-leaf", "trash velamen", "trash iris", "skip"}
    play(game, "trash velamen")
    assert gifts(game) == ["iris"]
    assert discard_pile(game) == ["drifting-leaf"]
    assert names(game, mycelia(game).gone) == ["velamen"]


@pytest.mark.rule("PR.remove.gift_area")
def test_a_function_takes_a_card_from_the_gift_area() -> None:
    game = table(PRISMA, "hand: mucidula-mucida", "gifts: iris", "leaves: 1")
    play(game, "play mucidula-mucida")  # 1 leaf & remove card
    assert set(texts(game)) == {"trash mucidula-mucida", "trash iris", "skip"}
    play(game, "trash iris")
    assert (gifts(game), names(game, mycelia(game).gone)) == ([], ["iris"])


@pytest.mark.rule("PR.remove.gift_area")
def test_a_single_effect_takes_a_card_from_the_gift_area() -> None:
    game = table(PRISMA, "showcase: hydnum-repandum", "gifts: iris", "leaves: 4")
    play(game, "hire hydnum-repandum")  # the discard pile is empty
    assert texts(game) == ["trash iris", "skip"]
    play(game, "trash iris")
    assert gifts(game) == []


# ---------------------------------------------------------------------- tiles


@pytest.mark.rule("PR.tile.a_root")
def test_tile_a_puts_the_open_gifts_under_their_piles() -> None:
    piles = ("green: umbra petasus globi", "amber: lux", "violet: iris lyra")
    shown = ("showcase: lepista-nuda - - - -", "pile: panellus-mitis")
    game = table(PRISMA, *piles, *shown, "leaves: 2")
    play(game, "use a")
    assert texts(game) == ["refresh showcase", "refresh roots"]
    assert leaves(game)[0] == 1
    play(game, "refresh roots")
    assert roots(game) == [["petasus", "globi", "umbra"], ["lux"], ["lyra", "iris"]]
    assert showcase(game)[0] == "lepista-nuda"  # one of the two only
    assert refused(game, "refresh showcase") == ("PR.tile.a_root", "refresh-now")
    assert refused(game, "use a") == ("MY.tile.once", "used")


@pytest.mark.rule("PR.tile.a_root")
def test_tile_a_replaces_the_showcase_or_the_gifts() -> None:
    piles = ("green: umbra petasus", "amber: lux falx", "violet: iris lyra")
    game = table(PRISMA, *piles, "showcase: lepista-nuda", "pile: panellus-mitis", "leaves: 2")
    play(game, "use a", "refresh showcase")
    assert showcase(game)[0] == "panellus-mitis"
    assert [pile[0] for pile in roots(game)] == ["umbra", "lux", "iris"]


@pytest.mark.rule("PR.tile.a_root")
def test_without_prisma_tile_a_asks_nothing() -> None:
    game = table("showcase: lepista-nuda", "pile: panellus-mitis", "leaves: 2")
    play(game, "use a")
    assert showcase(game)[0] == "panellus-mitis"


@pytest.mark.rule("PR.tile.gain")
@pytest.mark.parametrize(("card", "tile"), [("lactarius-indigo", "f"), ("mycena-chlorophos", "g")])
def test_a_hired_card_brings_a_tile_for_use_in_the_same_turn(card: str, tile: str) -> None:
    lines = (f"showcase: {card} {card}", "stock: f g", "discard: drifting-leaf", "leaves: 20")
    game = table(PRISMA, *lines)
    play(game, f"hire {card}", "accept")
    assert tiles(game) == f"a b {tile}"
    assert draw_pile(game) == [card]
    assert f"use {tile}" in texts(game)
    play(game, f"hire {card}")
    assert "accept" not in texts(game)  # none is left
    assert tiles(game) == f"a b {tile}"


@pytest.mark.rule("PR.tile.max_four")
def test_a_fifth_tile_costs_one_of_choice_from_a_to_g() -> None:
    game = table(PRISMA, "showcase: mycena-chlorophos", "stock: g", "tiles: a b* d f", "leaves: 9")
    play(game, "hire mycena-chlorophos")
    assert texts(game) == ["return a", "return b", "return d", "return f", "skip"]
    play(game, "return f")
    assert tiles(game) == "a b* d g"
    assert mycelia(game).tile_stock == (0,) * 7  # out of the game, not back into the stock


@pytest.mark.rule("PR.tile.max_four")
def test_three_tiles_and_a_fourth_are_not_too_many() -> None:
    game = table(PRISMA, "showcase: lactarius-indigo", "stock: f", "tiles: a f g", "leaves: 9")
    play(game, "hire lactarius-indigo", "accept")
    assert tiles(game) == "a f f g"


@pytest.mark.rule("PR.tile.g")
def test_tile_g_recycles_a_card_for_3_leaves_once_a_turn() -> None:
    lines = ("tiles: g", "discard: drifting-leaf boletus-edulis", "gifts: petasus", "leaves: 7")
    game = table(PRISMA, *lines, "player 1: \n leaves: 1")
    happened = heard(game)
    play(game, "use g")
    assert leaves(game)[0] == 4
    assert set(texts(game)) == {"recycle drifting-leaf", "recycle boletus-edulis", "recycle petasus", "skip"}
    play(game, "recycle boletus-edulis")
    assert draw_pile(game) == ["boletus-edulis"]
    assert refused(game, "use g") == ("MY.tile.once", "used")
    assert happened.count("recycled 0") == 1
    play(game, "end")
    assert tiles(game) == "g"


@pytest.mark.rule("PR.tile.g")
def test_tile_g_costs_3_leaves_and_needs_a_card() -> None:
    game = table(PRISMA, "tiles: a g", "discard: drifting-leaf", "leaves: 2")
    assert refused(game, "use g") == ("MY.tile.once", "tile-price")
    game = table(PRISMA, "tiles: a g", "leaves: 3")
    assert refused(game, "use g") == ("PR.recycle.one", "tile-in-vain")
