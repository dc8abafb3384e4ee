"""Steps, markers, and the path that may not touch itself."""

import pytest

from deep_forest_table import goods, markers, pawn, play, refused, table, texts, tile


@pytest.mark.rule("DF.walk.step")
def test_a_step_goes_to_a_neighbour_that_shows_forest_a_rock_or_a_sword() -> None:
    game = table("pawn: b2", "goods: marker 5", "tiles: s a2, _ c2, t b1")
    assert [text for text in texts(game) if text[:2] in ("go", "pa")] == ["go b3", "go c2", "pass a2"]
    assert refused(game, "go c3") == ("DF.walk.step", "far")
    assert refused(game, "go b1") == ("DF.obst.step", "obstacle")


@pytest.mark.rule("DF.walk.hidden")
def test_a_step_never_goes_onto_a_face_down_tile() -> None:
    game = table("pawn: c2", "goods: marker 5", "tiles: ? c3")
    assert refused(game, "go c3") == ("DF.walk.hidden", "hidden")
    game = play(table("pawn: c1", "goods: marker 5", "tiles: ? c3, ? b2, ? d2"), "go c2")
    beside = [tile(game, name) for name in ("c3", "b2", "d2")]
    assert "hidden" not in beside


@pytest.mark.rule("DF.walk.marker")
def test_every_step_leaves_a_marker_behind() -> None:
    game = play(table("pawn: c0", "goods: marker 3"), "go c1", "go c2")
    assert markers(game) == {"c0": 1, "c1": 1}
    assert goods(game) == {"marker": 1}
    assert pawn(game) == "c2"
    broke = table("pawn: c2", "trail: c1 1", "goods: coin 5")
    assert refused(broke, "go c3") == ("DF.walk.marker", "markers")
    assert texts(broke, "go") == []


@pytest.mark.rule("DF.walk.rock_cost")
def test_leaving_a_rock_costs_two() -> None:
    game = table("pawn: b2", "goods: marker 3")
    play(game, "go b3", "go b4")
    assert markers(game) == {"b2": 1, "b3": 2}
    short = table("pawn: b3", "trail: b2 1", "goods: marker 1")
    assert refused(short, "go b4") == ("DF.walk.rock_cost", "markers")


@pytest.mark.rule("DF.walk.fog_cost")
def test_leaving_a_field_in_the_fog_costs_two_and_a_rock_there_three() -> None:
    game = table("fog: 3", "pawn: b2", "goods: marker 9")
    play(game, "go b3", "go b4", "go b5")
    assert markers(game) == {"b2": 2, "b3": 3, "b4": 1}
    short = table("fog: 3", "pawn: c3", "trail: c2 1", "goods: marker 1")
    assert refused(short, "go c4") == ("DF.walk.fog_cost", "markers")


@pytest.mark.rule("DF.walk.no_touch")
def test_the_path_may_not_touch_itself() -> None:
    game = table("pawn: d3", "trail: c2 1, d2 1", "goods: marker 9")
    assert texts(game, "go") == ["go d4", "go e3"]
    assert refused(game, "go c3") == ("DF.walk.no_touch", "touch")
    assert refused(game, "go d2") == ("DF.walk.no_touch", "touch")


@pytest.mark.rule("DF.walk.no_touch")
def test_a_path_may_come_close_diagonally() -> None:
    game = table("pawn: d4", "trail: c3 1, d3 1", "goods: marker 9")
    assert "go e4" in texts(game)
    assert "go c4" not in texts(game)


@pytest.mark.rule("DF.walk.one_entry")
def test_no_other_wall_field_is_ever_entered() -> None:
    game = table("pawn: c0", "goods: marker 9")
    assert texts(game, "go") == ["go c1"]
    assert refused(game, "go d0") == ("DF.walk.one_entry", "wall")
    assert refused(game, "enter d0") == ("DF.walk.one_entry", "enter")
    play(game, "go c1", "go d1")
    assert refused(game, "go d0") == ("DF.walk.one_entry", "wall")
    assert markers(game)["c0"] == 1
    above = table("fog: 1", "pawn: c7", "goods: marker 9")
    assert refused(above, "go c8") == ("DF.walk.one_entry", "wall")
    assert texts(above, "leave") == ["leave c8"]


@pytest.mark.rule("DF.sword.take")
def test_collecting_a_sword() -> None:
    game = table("pawn: c2", "goods: potion 1, book 1, coin 1, marker 2", "tiles: s c3", "swords: 1")
    play(game, "take c3")
    assert pawn(game) == "c3"
    assert goods(game) == {"marker": 1}
    assert tile(game, "c3") == "bare"
    assert game.view(0).players[0].swords == 2
    poor = table("pawn: c2", "goods: potion 1, book 1, marker 2", "tiles: s c3")
    assert refused(poor, "take c3") == ("DF.sword.take", "sword-price")
    no_marker = table("pawn: c2", "trail: c1 1", "goods: potion 1, book 1, coin 1", "tiles: s c3")
    assert refused(no_marker, "take c3") == ("DF.walk.marker", "markers")
    touching = table(
        "pawn: d3", "trail: c2 1, d2 1", "goods: potion 1, book 1, coin 1, marker 2", "tiles: s c3"
    )
    assert refused(touching, "take c3") == ("DF.walk.no_touch", "touch")


@pytest.mark.rule("DF.sword.pass")
def test_a_sword_can_be_walked_over_and_stays() -> None:
    game = table("pawn: c2", "goods: marker 3", "tiles: s c3")
    assert refused(game, "go c3") == ("DF.sword.pass", "sword-how")
    play(game, "pass c3", "go c4")
    assert tile(game, "c3") == "sword"
    assert game.view(0).players[0].swords == 1


OBSTACLES = pytest.mark.parametrize(
    ("sign", "name", "cost", "rule"),
    [
        ("t", "thicket", "potion", "DF.obst.thicket"),
        ("g", "gate", "book", "DF.obst.gate"),
        ("w", "guard", "coin", "DF.obst.guard"),
    ],
)


@OBSTACLES
@pytest.mark.rule("DF.obst.thicket", "DF.obst.gate", "DF.obst.guard")
def test_obstacles_and_their_prices(sign: str, name: str, cost: str, rule: str) -> None:
    game = table("pawn: c2", f"goods: {cost} 4, marker 2", f"tiles: {sign} c3")
    play(game, "overcome c3")
    assert goods(game) == {cost: 1, "marker": 1}
    assert game.view(0).players[0].obstacles[name] == 1
    poor = table("pawn: c2", f"goods: {cost} 2, marker 2", f"tiles: {sign} c3")
    assert refused(poor, "overcome c3") == (rule, "price")


@pytest.mark.rule("DF.obst.step")
def test_an_overcome_obstacle_is_taken_and_its_field_entered() -> None:
    game = table("pawn: c2", "goods: potion 3, marker 1", "tiles: t c3")
    play(game, "overcome c3")
    assert (pawn(game), tile(game, "c3"), markers(game)) == ("c3", "bare", {"c2": 1})
    no_marker = table("pawn: c2", "trail: c1 1", "goods: potion 3", "tiles: t c3")
    assert refused(no_marker, "overcome c3") == ("DF.walk.marker", "markers")
    touching = table("pawn: d3", "trail: c2 1, d2 1", "goods: potion 3, marker 2", "tiles: t c3")
    assert refused(touching, "overcome c3") == ("DF.walk.no_touch", "touch")
    assert refused(touching, "overcome e3") == ("DF.obst.step", "no-obstacle")
