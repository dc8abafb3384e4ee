"""Drops on the board: steps, the shrine field, whose board."""

import pytest

from mycelia_table import drops, mycelia, play, player, refused, table, texts


@pytest.mark.rule("MY.drop.step")
def test_a_drop_goes_to_an_orthogonal_neighbour_of_any_landscape() -> None:
    game = table("hand: agaricus-campestris", "drops: b2 c2 c2 c2", "leaves: 1")
    play(game, "play agaricus-campestris")  # moss: move 1
    assert texts(game) == ["drop b2 > b1", "drop b2 > c2", "drop b2 > b3", "drop b2 > a2", "skip"]
    play(game, "drop b2 > c2")
    assert drops(game) == {"c2": 4}


@pytest.mark.rule("MY.drop.step")
@pytest.mark.parametrize("wish", ["drop b2 > a1", "drop b2 > d2", "drop b2 > b2", "drop b2 > c3"])
def test_never_diagonally_and_never_far(wish: str) -> None:
    game = table("hand: agaricus-campestris", "drops: b2", "leaves: 1")
    play(game, "play agaricus-campestris")
    assert refused(game, wish) == ("MY.drop.step", "far")


@pytest.mark.rule("MY.drop.step")
def test_never_over_the_edge() -> None:
    game = table("hand: panellus-mitis", "drops: a1 e3", "leaves: 1")
    play(game, "play panellus-mitis")
    assert texts(game) == [
        *("drop a1 > b1", "drop a1 > a2"),
        *("drop e3 > e2", "drop e3 > e4", "drop e3 > d3"),
        "skip",
    ]
    assert refused(game, "drop e3 > f3") == ("MY.drop.step", "far")
    assert refused(game, "drop e3 > a4") == ("MY.drop.step", "far")


@pytest.mark.rule("MY.drop.shrine")
@pytest.mark.parametrize("side", ["d1", "e2", "d3", "c2"])
def test_on_the_shrine_field_a_drop_is_taken_off_from_whichever_side(side: str) -> None:
    game = table("hand: panellus-mitis", f"drops: {side} a1", "leaves: 1")
    play(game, "play panellus-mitis", f"drop {side} > d2")
    assert drops(game) == {"a1": 1}
    assert player(game).left == 1
    assert mycelia(game).collected == 1


@pytest.mark.rule("MY.drop.shrine_auto")
def test_no_drop_ever_stays_on_the_shrine_field() -> None:
    game = table("hand: panellus-mitis", "drops: d1 d1 a1", "leaves: 1")
    play(game, "play panellus-mitis", "drop d1 > d2", "drop d1 > d2")
    assert not any(text.startswith(("drop d2", "take d2", "accept")) for text in texts(game))
    assert player(game).drops[mycelia(game).config.pack.shrine_field] == 0
    assert mycelia(game).collected == 2


@pytest.mark.rule("MY.drop.shrine_no_field")
def test_the_shrine_field_cannot_be_chosen() -> None:
    game = table("hand: panellus-mitis hygrophorus-hypothejus", "drops: d1 d3 e2 c2 c3", "leaves: 1")
    play(game, "play panellus-mitis")
    assert refused(game, "drop d2 > d1") == ("MY.drop.shrine_no_field", "shrine")


@pytest.mark.rule("MY.drop.shrine_no_field")
@pytest.mark.parametrize("card", ["phallus-indusiatus", "hygrophorus-hypothejus", "amanita-muscaria"])
def test_the_shrine_field_is_no_centre(card: str) -> None:
    game = table(f"hand: {card}", "drops: d1 d3 e2 c2 c3", "leaves: 1")
    play(game, f"play {card}")
    assert "at d2" not in texts(game)
    assert refused(game, "at d2") == ("MY.drop.shrine_no_field", "shrine")


@pytest.mark.rule("MY.drop.own_board")
def test_an_effect_is_carried_out_on_the_own_board() -> None:
    game = table("hand: macrolepiota-procera", "drops: a1 b1", "leaves: 1", "player 1:", "drops: a1 c1")
    play(game, "play macrolepiota-procera")
    assert refused(game, "take c1") == ("MY.eff.at_least", "at-least")
    play(game, "take a1")
    assert drops(game, 0) == {"b1": 1}
    assert drops(game, 1) == {"a1": 1, "c1": 1}


@pytest.mark.rule("MY.drop.own_board")
def test_a_bonus_is_carried_out_on_the_board_of_whoever_takes_it() -> None:
    game = table("hand: sarcoscypha-coccinea", "drops: a1", "leaves: 1", "player 1:", "drops: c1")
    play(game, "play sarcoscypha-coccinea", "skip", "drop c1 > c2")
    assert drops(game, 0) == {"a1": 1}
    assert drops(game, 1) == {"c2": 1}


@pytest.mark.rule("MY.drop.collected")
def test_removed_drops_go_into_the_shrine_at_the_end_of_the_turn() -> None:
    game = table(
        "shrine: 3",
        "hand: sarcoscypha-coccinea",
        "drops: a1 a1 a1",
        "leaves: 1",
        "player 1:",
        "drops: d1 a1",
        "hand: drifting-leaf drifting-leaf",
    )
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1")
    play(game, "drop d1 > d2")  # the other player's bonus
    assert mycelia(game).collected == 3
    assert mycelia(game).shrine == 3
    play(game, "end")
    assert mycelia(game).collected == 0
    assert mycelia(game).shrine == 6
