"""Lines of sight: tiles are turned up at once and by force."""

import pytest

import tanglewood
from deep_forest_table import heard, hidden, pass_turn, play, said, table, tile


@pytest.mark.rule("DF.reveal.line")
@pytest.mark.parametrize("sign", ["t", "g", "w", "s", "T"])
def test_a_line_ends_at_the_first_field_that_shows_something(sign: str) -> None:
    game = table("pawn: c1", "goods: marker 1", f"tiles: ? c3, {sign}? c4, ? c5, ? a2, ? d2, s? e2, ? b4")
    play(game, "go c2")
    assert hidden(game) == {"c5", "b4"}
    assert tile(game, "c4") != "hidden"


@pytest.mark.rule("DF.reveal.line")
def test_a_rock_ends_a_line_too() -> None:
    game = table("pawn: b1", "goods: marker 1", "tiles: ? b4, ? b5")
    play(game, "go b2")
    assert hidden(game) == {"b4", "b5"}


@pytest.mark.rule("DF.reveal.line")
def test_from_the_lower_wall_one_looks_up_the_column() -> None:
    game = tanglewood.new_game("deep_forest", seed=3, first=0)
    before = hidden(game)
    play(game, "enter b0")
    assert {name[0] for name in before - hidden(game)} <= {"b"}


@pytest.mark.rule("DF.reveal.forced")
def test_tiles_are_turned_up_unasked_also_after_one_was_removed() -> None:
    game = table("pawn: c1", "goods: potion 3, marker 1", "tiles: t c2, ? c3, g? c4, ? c5")
    assert hidden(game) == {"c3", "c4", "c5"}
    events = heard(game)
    play(game, "overcome c2")
    assert [event["field"] for event in said(events, "revealed")] == ["c3", "c4"]
    game = table("pawn: c1", "goods: coin 1, marker 1", "tiles: T c2, ? c3")
    play(game, "pay c2")
    assert hidden(game) == set()


@pytest.mark.rule("DF.reveal.forest_stays")
def test_a_forest_tile_stays_open_and_the_line_goes_on() -> None:
    game = table("pawn: c1", "goods: marker 1", "tiles: ? c3, ? c4, ? c7")
    play(game, "go c2")
    assert tile(game, "c3") == tile(game, "c4") == tile(game, "c7") == "forest"
    assert "c7" in game.view(0).players[0].sight


@pytest.mark.rule("DF.reveal.own_turn")
def test_nothing_is_revealed_in_the_turn_of_somebody_else() -> None:
    game = table(
        *("pawn: c1", "tiles: ? c3", "hand: s01 s02 s03"),
        *("player 1: pawn c1", "goods: marker 1", "hand: s04 s05 s06", "tiles: ? c3", "stage: forest 0"),
    )
    assert hidden(game, 1) == {"c3"}
    pass_turn(game)
    assert game.turn == 1
    assert hidden(game, 1) == set()
    assert hidden(game, 0) == {"c3"}


@pytest.mark.rule("DF.reveal.sent")
def test_a_sent_troll_hides_the_line_behind_it() -> None:
    game = table("pawn: c1", "goods: coin 2, marker 2", "tiles: ? c3, ? c4", "visitors: c3")
    play(game, "go c2")
    assert hidden(game) == {"c3", "c4"}
    play(game, "pay c3")
    assert hidden(game) == set()


def test_what_a_tile_shows_is_an_answer_of_chance() -> None:
    game = table("pawn: c1", "goods: marker 1", "tiles: g? c3")
    events = heard(game)
    play(game, "go c2")
    shown = [event for event in events if event.name == "revealed"]
    assert [event.chance for event in shown] == [True]
    assert shown[0].open == {"field": "c3", "tile": "gate"}
