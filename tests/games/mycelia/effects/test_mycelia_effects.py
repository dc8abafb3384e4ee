"""Reading functions: strokes, &, repeats, leaves, field pictures and their symbols."""

import pytest

from mycelia_table import drops, leaves, play, player, printing, refused, table, texts


@pytest.mark.rule("MY.eff.either_or")
def test_exactly_one_side_of_a_stroke_is_chosen() -> None:
    game = table("hand: laccaria-amethystina drifting-leaf drifting-leaf", "drops: c3")
    play(game, "play laccaria-amethystina")
    assert texts(game) == ["choose 1", "choose 2", "skip"]
    play(game, "choose 2")
    assert leaves(game) == [2, 0]
    assert drops(game) == {"c3": 1}
    assert "choose 1" not in texts(game)


@pytest.mark.rule("MY.eff.either_or")
def test_the_other_side_of_a_stroke() -> None:
    game = table("hand: laccaria-amethystina drifting-leaf drifting-leaf", "drops: c3")
    play(game, "play laccaria-amethystina", "choose 1", "drop c3 > c2")
    assert drops(game) == {"c2": 1}
    assert leaves(game) == [0, 0]
    assert refused(game, "choose 2") == ("MY.eff.either_or", "choose-now")


@pytest.mark.rule("MY.eff.and")
def test_parts_joined_by_and_run_from_left_to_right() -> None:
    game = table("hand: morchella-esculenta", "drops: a1 c1 c1", "leaves: 1")
    play(game, "play morchella-esculenta")
    assert texts(game) == ["take a1", "take c1", "skip"]  # any: remove 1
    play(game, "take a1")
    assert texts(game) == ["take c1", "skip"]  # water: remove 1
    play(game, "take c1")
    assert drops(game) == {"c1": 1}


@pytest.mark.rule("MY.eff.and")
def test_leaves_on_the_left_come_before_the_move_on_the_right() -> None:
    game = table("hand: lepista-nuda drifting-leaf", "drops: c3", "leaves: 1")
    play(game, "play lepista-nuda")
    assert leaves(game)[0] == 3
    assert "drop c3 > c2" in texts(game)


@pytest.mark.rule("MY.eff.and_skip")
def test_the_left_part_may_be_skipped_but_not_made_up_for() -> None:
    game = table("hand: morchella-esculenta", "drops: a1 c1", "leaves: 1")
    play(game, "play morchella-esculenta", "skip")
    assert texts(game) == ["take c1", "skip"]
    play(game, "take c1")
    assert drops(game) == {"a1": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.repeat")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_a_repeated_part_is_carried_out_up_to_that_often(times: int) -> None:
    game = table("hand: panellus-mitis", "drops: a1 a1 a1 a1", "leaves: 1")
    play(game, "play panellus-mitis", *["drop a1 > a2"] * times)
    if times < 3:
        play(game, "skip")
    assert drops(game).get("a2", 0) == times
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.repeat")
def test_four_times() -> None:
    game = table("hand: geastrum-triplex", "drops: a1 a3 c3 e3 e4", "leaves: 1")
    play(game, "play geastrum-triplex", "drop a1 > a2", "drop a2 > b2", "drop b2 > c2", "drop c2 > d2")
    assert drops(game) == {"a3": 1, "c3": 1, "e3": 1, "e4": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.repeat_field")
def test_each_time_the_same_or_another_field() -> None:
    game = table("hand: marasmius-oreades", "drops: d1 d1 a3", "leaves: 1")
    other = game.copy()
    play(game, "play marasmius-oreades", "drop d1 > d2", "drop d1 > d2")
    assert drops(game) == {"a3": 1}
    play(other, "play marasmius-oreades", "drop d1 > d2", "drop a3 > b3")
    assert drops(other) == {"d1": 1, "b3": 1}


@pytest.mark.rule("MY.eff.repeat_field")
def test_landscape_and_beetle_are_looked_at_each_time_anew() -> None:
    game = table("hand: marasmius-oreades", "drops: d1", "leaves: 1")
    play(game, "play marasmius-oreades", "drop d1 > c1")
    assert texts(game) == ["use a", "end"]  # the drop has left the leaves: the second time is void
    game = table("hand: geastrum-triplex", "drops: a1 a2 a2", "leaves: 1")
    play(game, "play geastrum-triplex")
    assert refused(game, "drop a2 > a3") == ("MY.eff.beetle", "beetle")
    play(game, "drop a1 > b1")
    assert refused(game, "drop a2 > a3") == ("MY.eff.beetle", "beetle")
    assert "drop b1 > b2" in texts(game)


@pytest.mark.rule("MY.eff.leaves")
def test_leaves_are_spent_in_the_same_turn_or_kept() -> None:
    game = table("""
        showcase: cantharellus-cibarius
        hand: drifting-leaves drifting-leaf
        drops: a1
        leaves: 40
        player 1:
        hand: drifting-leaf drifting-leaf
    """)
    play(game, "play drifting-leaves")
    assert leaves(game)[0] == 42
    play(game, "hire cantharellus-cibarius", "play drifting-leaf", "end")
    assert leaves(game)[0] == 41


@pytest.mark.rule("MY.eff.leaves_stock")
def test_the_common_stock_of_leaves_never_runs_out() -> None:
    game = table("hand: cantharellus-cibarius drifting-leaf", "leaves: 100", "player 1:", "leaves: 64")
    play(game, "play cantharellus-cibarius")
    assert leaves(game) == [103, 65]  # the tokens of the box are worth 164


@pytest.mark.rule("MY.eff.field")
def test_a_picture_asks_for_a_field_of_its_landscape() -> None:
    game = table("hand: boletus-edulis", "drops: a1 b1 c1 d1", "leaves: 1")
    play(game, "play boletus-edulis")  # leaves: move 1
    assert texts(game) == ["drop d1 > e1", "drop d1 > d2", "drop d1 > c1", "skip"]
    assert refused(game, "drop b1 > c1") == ("MY.eff.field", "landscape")


@pytest.mark.rule("MY.eff.field")
def test_all_symbols_of_a_picture_apply_to_one_field() -> None:
    game = table("hand: coprinus-comatus", "drops: c1 c1 c4 c4", "leaves: 1")
    play(game, "play coprinus-comatus", "drop c1 > d1")
    assert texts(game) == ["take c1", "skip"]
    assert refused(game, "take c4") == ("MY.eff.field", "chosen")


@pytest.mark.rule("MY.eff.field_void")
def test_without_a_fitting_field_a_part_is_void_and_the_others_apply() -> None:
    game = table("hand: rhodotus-palmatus", "drops: a1 b1", "leaves: 1")
    play(game, "play rhodotus-palmatus")  # 3 leaves & 2x water: remove 1
    assert leaves(game)[0] == 4
    assert drops(game) == {"a1": 1, "b1": 1}
    game = table("hand: morchella-esculenta", "drops: a1 a1", "leaves: 1", "player 1:", "drops: c1")
    play(game, "play morchella-esculenta", "take a1")  # then water: remove 1, void, & others(water: move 1)
    assert game.turn == 1
    assert "drop c1 > c2" in texts(game)


@pytest.mark.rule("MY.eff.any")
def test_any_field_is_leaves_moss_water_or_soil() -> None:
    game = table("hand: macrolepiota-procera", "drops: a1 b1 c1 d1", "leaves: 1")
    play(game, "play macrolepiota-procera")
    assert texts(game) == ["take a1", "take b1", "take c1", "take d1", "skip"]


@pytest.mark.rule("MY.eff.move")
def test_each_move_symbol_takes_one_drop_its_own_way() -> None:
    game = table("hand: new-hero", "drops: b2 b2 b2", "leaves: 1", pack=printing("moss: move 2"))
    play(game, "play new-hero", "drop b2 > a2", "drop b2 > c2")
    assert drops(game) == {"a2": 1, "b2": 1, "c2": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.remove")
def test_each_remove_symbol_takes_one_drop_off() -> None:
    game = table("hand: fomes-fomentarius", "drops: a1 a1 a1", "leaves: 1")
    play(game, "play fomes-fomentarius", "take a1", "take a1")
    assert drops(game) == {"a1": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.at_least")
def test_more_drops_than_shown_may_lie_there_and_stay() -> None:
    game = table("hand: fomes-fomentarius", "drops: a1 b1 b1 c1 c1 c1", "leaves: 1")
    play(game, "play fomes-fomentarius")  # any: remove 2
    assert texts(game) == ["take b1", "take c1", "skip"]
    assert refused(game, "take a1") == ("MY.eff.at_least", "at-least")
    play(game, "take c1", "take c1")
    assert drops(game) == {"a1": 1, "b1": 2, "c1": 1}


@pytest.mark.rule("MY.eff.beetle")
def test_the_beetle_asks_for_exactly_that_many() -> None:
    game = table("hand: cyptotrama-asprata", "drops: a1 b1 b1 c1 c1 c1", "leaves: 1")
    play(game, "play cyptotrama-asprata")  # any: exactly 2, remove 2
    assert texts(game) == ["take b1", "skip"]
    assert refused(game, "take a1") == ("MY.eff.beetle", "beetle")
    assert refused(game, "take c1") == ("MY.eff.beetle", "beetle")
    play(game, "take b1", "take b1")
    assert drops(game) == {"a1": 1, "c1": 3}


@pytest.mark.rule("MY.eff.symbol_forgone")
def test_once_the_field_fits_each_symbol_may_be_forgone() -> None:
    game = table("hand: fomes-fomentarius", "drops: b1 b1 c1", "leaves: 1")
    play(game, "play fomes-fomentarius")
    assert "take c1" not in texts(game)  # one drop would do, but two must lie there
    play(game, "take b1", "skip")
    assert drops(game) == {"b1": 1, "c1": 1}


@pytest.mark.rule("MY.eff.symbol_forgone")
def test_the_first_symbol_may_be_forgone_for_the_second() -> None:
    game = table("hand: coprinus-comatus", "drops: c1 c1 c3", "leaves: 1")
    play(game, "play coprinus-comatus")  # water: move 1 + remove 1
    assert refused(game, "take c3") == ("MY.eff.at_least", "at-least")
    play(game, "take c1")
    assert drops(game) == {"c1": 1, "c3": 1}
    assert texts(game) == ["drop c1 > d1", "drop c1 > c2", "drop c1 > b1", "skip"]  # the order is free
    play(game, "skip")
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.shown_number")
def test_a_picture_may_ask_for_more_than_it_removes() -> None:
    game = table("hand: hygrocybe-conica", "drops: b1 b2 b2", "leaves: 1")
    play(game, "play hygrocybe-conica")  # moss: at least 2, remove 1
    assert texts(game) == ["take b2", "skip"]
    play(game, "take b2")
    assert drops(game) == {"b1": 1, "b2": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.move_and_remove")
def test_move_and_remove_use_different_drops_of_one_field() -> None:
    game = table("hand: coprinus-comatus", "drops: c1 c1 c3", "leaves: 1")
    play(game, "play coprinus-comatus", "drop c1 > d1", "take c1")
    assert drops(game) == {"c3": 1, "d1": 1}
    assert player(game).left == 2


@pytest.mark.rule("MY.eff.transparent")
@pytest.mark.parametrize(("lying", "taken"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_transparent_symbols_take_what_is_there(lying: int, taken: int) -> None:
    game = table("hand: marasmius-rotula", f"drops: a1 {'b2 ' * lying}", "leaves: 1")
    play(game, "play marasmius-rotula", *["take b2"] * taken)
    assert drops(game).get("b2", 0) == lying - taken
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.eff.transparent")
def test_transparent_symbols_may_be_forgone() -> None:
    game = table("hand: marasmius-rotula", "drops: b2 b2 b2", "leaves: 1")
    play(game, "play marasmius-rotula", "take b2", "skip")
    assert drops(game) == {"b2": 2}
