"""Field pictures with symbols on their sides."""

import pytest

from mycelia_table import drops, play, printing, refused, table, texts


@pytest.mark.rule("MY.eff.around_each")
def test_one_drop_from_each_neighbour_of_an_empty_centre() -> None:
    game = table("hand: phallus-indusiatus", "drops: a4 b3 b3 c4 e4", "leaves: 1")
    play(game, "play phallus-indusiatus", "at b4")  # leaves: around each
    assert texts(game) == ["take b3", "take c4", "take a4", "skip"]
    play(game, "take b3", "take c4", "take a4")
    assert drops(game) == {"b3": 1, "e4": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.around_each")
def test_all_four_neighbours_and_never_the_centre() -> None:
    game = table("hand: amanita-muscaria", "drops: b2 a2 b1 c2 b3", "leaves: 1")
    play(game, "play amanita-muscaria", "at b2", "take a2", "take b1", "take c2", "take b3")
    assert drops(game) == {"b2": 1}


@pytest.mark.rule("MY.eff.around_each")
def test_the_centre_has_the_landscape_shown() -> None:
    game = table("hand: phallus-indusiatus", "drops: b3", "leaves: 1")
    play(game, "play phallus-indusiatus")
    assert texts(game) == ["at a3", "at b4", "skip"]  # not b2, c3: moss and water
    assert refused(game, "at b2") == ("MY.eff.field", "landscape")
    assert refused(game, "at e1") == ("MY.eff.around_each", "nothing-around")


@pytest.mark.rule("MY.eff.around_each")
def test_some_neighbours_may_be_left_alone() -> None:
    game = table("hand: phallus-indusiatus", "drops: a4 b3 c4", "leaves: 1")
    play(game, "play phallus-indusiatus", "at b4", "take a4", "skip")
    assert drops(game) == {"b3": 1, "c4": 1}


@pytest.mark.rule("MY.eff.around_choose")
def test_two_drops_of_the_water_field_and_one_beside_it() -> None:
    game = table("hand: hygrophorus-hypothejus", "drops: c3 c3 c3 b3 c2 d3", "leaves: 1")
    play(game, "play hygrophorus-hypothejus", "at c3")  # water: remove 2? + around 1
    assert texts(game) == ["take c3", "take c2", "take d3", "take b3", "skip"]
    play(game, "take c3", "take c3", "take b3")
    assert drops(game) == {"c2": 1, "c3": 1, "d3": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.around_choose")
def test_only_one_neighbour_counts() -> None:
    game = table("hand: hygrophorus-hypothejus", "drops: c3 c3 b3 c2", "leaves: 1")
    play(game, "play hygrophorus-hypothejus", "at c3", "take b3")
    assert texts(game) == ["take c3", "skip"]
    assert refused(game, "take c2") == ("MY.eff.around_neighbours", "beside")
    play(game, "take c3", "take c3")
    assert drops(game) == {"c2": 1}


@pytest.mark.rule("MY.eff.around_choose")
def test_two_sides_of_choice() -> None:
    game = table("hand: sparassis-crispa", "drops: b2 b1 a2 c2", "leaves: 1")
    play(game, "play sparassis-crispa", "at b2", "take a2", "take c2")  # moss: around 2
    assert drops(game) == {"b1": 1, "b2": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.around_no_minimum")
@pytest.mark.parametrize("lying", [0, 1])
def test_the_water_field_needs_no_minimum(lying: int) -> None:
    game = table("hand: hygrophorus-hypothejus", f"drops: {'c3 ' * lying} b3 e4", "leaves: 1")
    play(game, "play hygrophorus-hypothejus", "at c3", *["take c3"] * lying, "take b3")
    assert drops(game) == {"e4": 1}


@pytest.mark.rule("MY.eff.around_neighbours")
def test_neighbours_may_have_any_landscape() -> None:
    game = table("hand: phallus-indusiatus", "drops: a4 b3 c4", "leaves: 1")
    play(game, "play phallus-indusiatus", "at b4", "take a4", "take b3", "take c4")  # soil, soil, water
    assert drops(game) == {}


@pytest.mark.rule("MY.eff.around_neighbours")
def test_nothing_is_taken_over_the_edge_or_from_the_shrine_field() -> None:
    # e2 lies at the edge with the shrine field on its left; e1 in the corner, d1 above the shrine field.
    game = table("hand: phallus-indusiatus", "drops: a1 c1 e1 e3", "leaves: 1")
    play(game, "play phallus-indusiatus", "at e2")
    assert texts(game) == ["take e1", "take e3", "skip"]
    assert refused(game, "take d2") == ("MY.eff.around_neighbours", "beside")
    # The left end of a row is no neighbour of the right end of the row above.
    assert refused(game, "take a1") == ("MY.eff.around_neighbours", "beside")


@pytest.mark.rule("MY.eff.beetle")
def test_a_beetle_counts_the_drops_of_the_centre() -> None:
    pack = printing("any: exactly 1, around each")
    game = table("hand: new-hero", "drops: a1 a2 a2", "leaves: 1", pack=pack)
    play(game, "play new-hero")
    assert texts(game) == ["at a1", "skip"]
    assert refused(game, "at a2") == ("MY.eff.beetle", "beetle")


@pytest.mark.rule("MY.eff.around_each")
def test_a_centre_without_a_drop_beside_it_is_void() -> None:
    game = table("hand: amanita-muscaria", "drops: a1 a1 e4", "leaves: 1")
    play(game, "play amanita-muscaria")
    assert drops(game) == {"a1": 2, "e4": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.around_choose")
def test_a_field_with_drops_and_no_drop_beside_it_may_be_chosen() -> None:
    game = table("hand: hygrophorus-hypothejus", "drops: c4 c4 a1", "leaves: 1")
    play(game, "play hygrophorus-hypothejus", "at c4", "take c4", "take c4")
    assert drops(game) == {"a1": 1}
