"""The action tiles a and b."""

import pytest

from mycelia_table import drops, leaves, mycelia, names, play, refused, showcase, table, texts, tiles

FIVE = "laccaria-amethystina suillus-grevillei sarcoscypha-coccinea panellus-mitis lepista-nuda"
NEW = "amanita-muscaria mitrula-paludosa marasmius-oreades marasmius-rotula rhodotus-palmatus"


@pytest.mark.rule("MY.tile.once")
def test_each_tile_once_a_turn_for_its_price() -> None:
    game = table("hand: drifting-leaf drifting-leaf", "drops: a1", "leaves: 9")
    play(game, "use a")
    assert leaves(game)[0] == 8
    assert tiles(game) == "a* b"
    play(game, "use b", "drop a1 > a2")
    assert leaves(game)[0] == 5
    assert refused(game, "use a") == ("MY.tile.once", "used")
    assert refused(game, "use b") == ("MY.tile.once", "used")


@pytest.mark.rule("MY.tile.once")
def test_a_tile_costs_leaves_of_the_own_stock() -> None:
    game = table("hand: drifting-leaf drifting-leaf", "drops: a1", "leaves: 2", "player 1:", "leaves: 9")
    assert "use a" in texts(game)
    assert refused(game, "use b") == ("MY.tile.once", "tile-price")


@pytest.mark.rule("MY.tile.once")
def test_used_tiles_are_ready_again_in_the_next_turn() -> None:
    own = "tiles: a* b* \n leaves: 9 \n drops: a1 \n hand:"
    game = table("seat: 0", "player 0:", own, "draw: drifting-leaf", "player 1:", "leaves: 9")
    play(game, "end")
    assert tiles(game, 0) == "a b"
    play(game, "end")
    assert "use a" in texts(game)
    assert "use b" in texts(game)


@pytest.mark.rule("MY.tile.when")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_tiles_are_used_before_between_and_after_cards(place: int) -> None:
    game = table("hand: drifting-leaf drifting-leaf", "drops: a1", "leaves: 9")
    play(game, *["play drifting-leaf"] * place, "use b", "drop a1 > a2")
    assert drops(game) == {"a2": 1}


@pytest.mark.rule("MY.tile.when")
def test_tiles_are_never_used_inside_a_function() -> None:
    game = table("hand: panellus-mitis drifting-leaf", "drops: a1", "leaves: 9")
    play(game, "play panellus-mitis")
    assert refused(game, "use a") == ("MY.tile.when", "inside")
    play(game, "drop a1 > a2")
    assert refused(game, "use b") == ("MY.tile.when", "inside")


@pytest.mark.rule("MY.tile.a")
def test_tile_a_replaces_the_whole_showcase() -> None:
    game = table(f"showcase: {FIVE}", f"pile: {NEW} armillaria-mellea", "hand: drifting-leaf", "leaves: 2")
    play(game, "use a")
    assert showcase(game) == NEW.split()
    assert sorted(names(game, mycelia(game).thrown)) == sorted(FIVE.split())
    assert len(mycelia(game).pile) == 1


@pytest.mark.rule("MY.tile.a")
@pytest.mark.parametrize("lying", [0, 2])
def test_tile_a_lays_out_five_however_many_lay_there(lying: int) -> None:
    game = table(
        f"showcase: {' '.join(FIVE.split()[:lying])}", f"pile: {NEW}", "hand: drifting-leaf", "leaves: 2"
    )
    play(game, "use a")
    assert showcase(game) == NEW.split()
    assert len(mycelia(game).thrown) == lying


@pytest.mark.rule("MY.tile.a_shuffle")
def test_tile_a_shuffles_the_showcase_discard_with_the_cards_just_put_there() -> None:
    game = table(
        f"showcase: {FIVE}",
        "pile: amanita-muscaria mitrula-paludosa",
        "thrown: marasmius-oreades",
        "hand: drifting-leaf",
        "leaves: 2",
    )
    play(game, "use a")
    assert showcase(game)[:2] == ["amanita-muscaria", "mitrula-paludosa"]
    rest = [*showcase(game)[2:], *names(game, mycelia(game).pile)]
    assert sorted(rest) == sorted([*FIVE.split(), "marasmius-oreades"])
    assert mycelia(game).thrown == ()


@pytest.mark.rule("MY.tile.b")
def test_tile_b_moves_any_one_drop_exactly_one_field() -> None:
    game = table("hand: drifting-leaf drifting-leaf", "drops: a1 b1 c1 d1", "leaves: 9")
    play(game, "use b")
    assert {text.split()[1] for text in texts(game) if text != "skip"} == {"a1", "b1", "c1", "d1"}
    play(game, "drop a1 > a2")
    assert drops(game) == {"a2": 1, "b1": 1, "c1": 1, "d1": 1}
    assert "skip" not in texts(game)


@pytest.mark.rule("MY.tile.b")
def test_tile_b_takes_a_drop_off_on_the_shrine_field() -> None:
    game = table("hand: drifting-leaf drifting-leaf", "drops: d1 a1", "leaves: 9")
    play(game, "use b", "drop d1 > d2")
    assert drops(game) == {"a1": 1}
    assert mycelia(game).collected == 1


@pytest.mark.rule("MY.tile.needs_drop")
@pytest.mark.parametrize("letter", ["b", "c", "d"])
def test_tiles_that_touch_drops_need_one_on_the_own_board(letter: str) -> None:
    game = table(
        "ending: yes", "hand: drifting-leaf", "leaves: 9", "tiles: a b c d", "player 1:", "drops: a1 a1"
    )
    assert "use a" in texts(game)
    assert f"use {letter}" not in texts(game)
    assert refused(game, f"use {letter}") == ("MY.tile.needs_drop", "tile-in-vain")
