"""The tiles of the expansion: c, d and e, gained by single effects and given back for a fifth."""

import pytest

from mycelia_table import (
    discard_pile,
    draw_pile,
    drops,
    leaves,
    mycelia,
    names,
    play,
    refused,
    table,
    texts,
    tiles,
)


@pytest.mark.rule("MY.tile.gain")
@pytest.mark.parametrize(
    ("card", "letter"), [("armillaria-mellea", "c"), ("ganoderma-lucidum", "d"), ("xylaria-hypoxylon", "e")]
)
def test_a_hero_brings_a_tile_that_is_ready_at_once(card: str, letter: str) -> None:
    game = table(
        "stock: c c d d e e", f"showcase: {card}", "drops: a1", "discard: drifting-leaf", "leaves: 9"
    )
    play(game, f"hire {card}", "accept")
    assert tiles(game) == f"a b {letter}"
    assert mycelia(game).tile_stock[mycelia(game).config.pack.tile_number(letter)] == 1
    assert f"use {letter}" in texts(game)


@pytest.mark.rule("MY.tile.gain")
def test_a_new_tile_does_not_change_which_others_are_used() -> None:
    game = table("stock: c", "showcase: armillaria-mellea", "tiles: a* b d* e", "leaves: 9", "drops: a1")
    play(game, "hire armillaria-mellea", "return e")
    assert tiles(game) == "a* b c d*"


@pytest.mark.rule("MY.tile.twice")
def test_two_tiles_of_a_letter_can_each_be_used_once() -> None:
    game = table("stock: c", "showcase: armillaria-mellea", "tiles: a b c", "drops: a1 b1", "leaves: 20")
    play(game, "use c", "drop a1 > a2")
    assert refused(game, "use c") == ("MY.tile.once", "used")
    play(game, "hire armillaria-mellea", "accept")
    assert texts(game).count("use c") == 1
    play(game, "use c", "drop a2 > a3")
    assert tiles(game) == "a b c* c*"
    assert refused(game, "use c") == ("MY.tile.once", "used")


@pytest.mark.rule("MY.tile.twice")
def test_two_tiles_of_a_letter_are_one_option_in_whatever_order_they_lie() -> None:
    game = table("tiles: c a c", "drops: a1", "leaves: 9")
    assert texts(game).count("use c") == 1


@pytest.mark.rule("MY.tile.max_four")
def test_nobody_owns_more_than_four_tiles() -> None:
    game = table("stock: c d", "showcase: armillaria-mellea ganoderma-lucidum", "tiles: a b e", "leaves: 20")
    play(game, "hire armillaria-mellea", "accept", "hire ganoderma-lucidum")
    assert "accept" not in texts(game)
    play(game, "return a")
    assert tiles(game) == "b c d e"


@pytest.mark.rule("MY.tile.fifth")
@pytest.mark.parametrize("letter", ["a", "b", "c", "e"])
def test_for_a_fifth_tile_one_of_choice_leaves_the_game(letter: str) -> None:
    game = table("stock: d d", "showcase: ganoderma-lucidum", "tiles: a b c e", "leaves: 6")
    play(game, "hire ganoderma-lucidum")
    assert texts(game) == ["return a", "return b", "return c", "return e", "skip"]
    play(game, f"return {letter}")
    assert tiles(game).split() == sorted({"a", "b", "c", "d", "e"} - {letter})
    assert game.view(1).tile_stock == {"d": 1}


@pytest.mark.rule("MY.tile.fifth_used")
def test_the_tile_given_back_may_be_used_and_the_new_one_is_not() -> None:
    game = table("stock: d", "showcase: ganoderma-lucidum", "tiles: a* b c* d*", "drops: a1", "leaves: 12")
    play(game, "hire ganoderma-lucidum", "return d")
    assert tiles(game) == "a* b c* d"
    play(game, "use d", "take a1")
    assert drops(game) == {}


@pytest.mark.rule("MY.tile.fifth_used")
@pytest.mark.parametrize("before", ["a b c* c", "a b c c*"])
def test_of_two_alike_the_used_one_is_given_back(before: str) -> None:
    game = table("stock: d", "showcase: ganoderma-lucidum", f"tiles: {before}", "leaves: 6")
    play(game, "hire ganoderma-lucidum", "return c")
    assert tiles(game) == "a b c d"


@pytest.mark.rule("MY.tile.fifth_refuse")
@pytest.mark.parametrize("before", ["a b", "a b c e"])
def test_a_player_may_do_without_the_tile(before: str) -> None:
    game = table("stock: d d", "showcase: ganoderma-lucidum", f"tiles: {before}", "leaves: 6")
    play(game, "hire ganoderma-lucidum", "skip")
    assert tiles(game) == before
    assert game.view(1).tile_stock == {"d": 2}
    assert draw_pile(game) == ["ganoderma-lucidum"]


@pytest.mark.rule("MY.tile.stock_empty")
def test_without_a_tile_in_the_stock_the_single_effect_is_void() -> None:
    game = table("stock: c e", "showcase: ganoderma-lucidum", "leaves: 6")
    play(game, "hire ganoderma-lucidum")
    assert tiles(game) == "a b"
    assert draw_pile(game) == ["ganoderma-lucidum"]
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.tile.c")
@pytest.mark.parametrize("way", ["a2", "b1"])
def test_tile_c_moves_a_drop_and_another_one_of_the_field_it_left(way: str) -> None:
    game = table("tiles: a c", "drops: a1 a1 a1 e4", "leaves: 4")
    play(game, "use c", "drop a1 > b1")
    assert leaves(game)[0] == 1
    assert texts(game) == ["drop a1 > b1", "drop a1 > a2", "skip"]  # of that field only
    play(game, f"drop a1 > {way}")
    assert drops(game)["a1"] == 1
    assert drops(game)[way] == (2 if way == "b1" else 1)
    assert "skip" not in texts(game)


@pytest.mark.rule("MY.tile.c")
def test_tile_c_with_a_lone_drop_moves_once() -> None:
    game = table("tiles: a c", "drops: a1 e4", "leaves: 4")
    play(game, "use c", "drop a1 > b1")
    assert drops(game) == {"b1": 1, "e4": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.tile.c_second")
def test_the_second_move_of_tile_c_is_optional() -> None:
    game = table("tiles: a c", "drops: a1 a1", "leaves: 4")
    play(game, "use c", "drop a1 > b1", "skip")
    assert drops(game) == {"a1": 1, "b1": 1}


@pytest.mark.rule("MY.tile.d")
def test_tile_d_removes_one_drop_from_any_field() -> None:
    game = table("tiles: a d", "drops: a1 a1 b1 c1 d1", "leaves: 4")
    play(game, "use d")
    assert texts(game) == ["take a1", "take b1", "take c1", "take d1", "skip"]
    play(game, "take a1")
    assert leaves(game)[0] == 1
    assert drops(game) == {"a1": 1, "b1": 1, "c1": 1, "d1": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.tile.e")
def test_tile_e_removes_a_card_from_the_own_discard_pile() -> None:
    game = table("tiles: a e", "discard: drifting-leaf boletus-edulis", "leaves: 4")
    play(game, "use e", "trash drifting-leaf")
    assert leaves(game)[0] == 1
    assert discard_pile(game) == ["boletus-edulis"]
    assert names(game, mycelia(game).gone) == ["drifting-leaf"]
