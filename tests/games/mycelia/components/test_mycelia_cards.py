"""Named cards of the base game."""

import pytest

from mycelia_table import drops, leaves, play, refused, table, texts


@pytest.mark.rule("MY.card.marasmius_rotula")
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_marasmius_rotula_takes_one_to_three_drops_of_a_moss_field(taken: int) -> None:
    game = table("hand: marasmius-rotula", "drops: b2 b2 b2 b2 a1 d3", "leaves: 1")
    play(game, "play marasmius-rotula")
    assert texts(game) == ["take b2", "take d3", "skip"]
    play(game, *["take b2"] * taken)
    if taken < 3:
        play(game, "skip")
    assert drops(game) == {"a1": 1, "b2": 4 - taken, "d3": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.card.marasmius_rotula")
def test_marasmius_rotula_stays_on_its_moss_field() -> None:
    game = table("hand: marasmius-rotula", "drops: b2 b2 d3", "leaves: 1")
    play(game, "play marasmius-rotula", "take b2")
    assert refused(game, "take d3") == ("MY.eff.field", "chosen")


@pytest.mark.rule("MY.card.phallus_indusiatus")
@pytest.mark.parametrize("centre", [0, 2])
def test_phallus_indusiatus_takes_from_each_neighbour_of_a_leaves_field(centre: int) -> None:
    game = table("hand: phallus-indusiatus", f"drops: {'b4 ' * centre} a4 a4 b3 c4 e4", "leaves: 1")
    play(game, "play phallus-indusiatus", "at b4", "take a4", "take b3", "take c4")
    assert drops(game) == {"a4": 1, "e4": 1, **({"b4": centre} if centre else {})}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.card.cyptotrama_asprata")
@pytest.mark.parametrize("field", ["a1", "b1", "c1", "d1"])
def test_cyptotrama_asprata_removes_both_of_exactly_two_drops(field: str) -> None:
    game = table("hand: cyptotrama-asprata", f"drops: {field} {field} e3 e4 e4 e4", "leaves: 1")
    play(game, "play cyptotrama-asprata")
    assert texts(game) == [f"take {field}", "skip"]
    play(game, f"take {field}", f"take {field}")
    assert drops(game) == {"e3": 1, "e4": 3}


@pytest.mark.rule("MY.card.panellus_mitis")
def test_panellus_mitis_moves_up_to_three_times_from_any_field() -> None:
    game = table("hand: panellus-mitis", "drops: a1 b1 c1 e4", "leaves: 1")
    play(game, "play panellus-mitis", "drop a1 > a2", "drop b1 > b2", "drop c1 > d1")
    assert drops(game) == {"a2": 1, "b2": 1, "d1": 1, "e4": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.card.rhodotus_palmatus")
def test_rhodotus_palmatus_gives_three_leaves_and_removes_twice_from_water() -> None:
    game = table("hand: rhodotus-palmatus", "drops: c1 c1 c1 c3 a1", "leaves: 1")
    other = game.copy()
    play(game, "play rhodotus-palmatus")
    assert leaves(game)[0] == 4
    assert texts(game) == ["take c1", "take c3", "skip"]
    play(game, "take c1", "take c3")
    assert drops(game) == {"c1": 2, "a1": 1}
    assert texts(game) == ["use a", "use b", "end"]
    play(other, "play rhodotus-palmatus", "take c1", "take c1")  # the same field twice
    assert drops(other) == {"c1": 1, "c3": 1, "a1": 1}


@pytest.mark.rule("MY.card.amanita_muscaria")
def test_amanita_muscaria_needs_a_drop_in_the_centre_and_takes_one_from_each_neighbour() -> None:
    game = table("hand: amanita-muscaria", "drops: b3 a3 b2 b2 c3 b4", "leaves: 1")
    play(game, "play amanita-muscaria")
    assert refused(game, "at a4") == ("MY.eff.at_least", "at-least")  # two neighbours, but itself empty
    play(game, "at b3", "take a3", "take b2", "take c3", "take b4")
    assert drops(game) == {"b2": 1, "b3": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.card.amanita_muscaria")
@pytest.mark.parametrize("centre", ["a1", "b1", "c1", "e1"])
def test_amanita_muscaria_takes_any_landscape_as_centre(centre: str) -> None:
    game = table("hand: amanita-muscaria", "drops: a1 a2 b1 c1 e1 e1 e2", "leaves: 1")
    play(game, "play amanita-muscaria")
    assert f"at {centre}" in texts(game)
