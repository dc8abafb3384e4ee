"""A bonus for the other players."""

import pytest

from mycelia_table import drops, leaves, play, printing, table, texts


@pytest.mark.rule("MY.bonus.not_owner")
def test_the_owner_gets_nothing_of_the_bonus() -> None:
    game = table("players: 3", "hand: drifting-leaves", "leaves: 1")
    play(game, "play drifting-leaves")  # 2 leaves & others(1 leaf)
    assert leaves(game) == [3, 1, 1]


@pytest.mark.rule("MY.bonus.not_owner")
def test_the_owner_is_not_asked_for_the_bonus() -> None:
    game = table("hand: sarcoscypha-coccinea", "drops: a1", "leaves: 1", "player 1:", "drops: c1")
    play(game, "play sarcoscypha-coccinea", "skip")  # 2x any: remove 1 & others(any: move 1)
    assert game.turn == 1
    assert {text.split()[1] for text in texts(game) if text != "skip"} == {"c1"}
    play(game, "skip")
    assert texts(game) == ["use a", "end"]
    assert game.turn == 0


@pytest.mark.rule("MY.bonus.everyone")
def test_each_other_player_decides_alone() -> None:
    seats = [f"player {seat}: \n drops: c1 \n hand: drifting-leaf" for seat in (1, 2, 3)]
    game = table("players: 4", "hand: sarcoscypha-coccinea", "drops: a1", "leaves: 1", *seats)
    play(game, "play sarcoscypha-coccinea", "skip")
    play(game, "drop c1 > c2", "skip", "drop c1 > d1")
    assert [drops(game, seat) for seat in range(4)] == [{"a1": 1}, {"c2": 1}, {"c1": 1}, {"d1": 1}]
    assert game.turn == 0


@pytest.mark.rule("MY.bonus.everyone")
def test_leaves_of_a_bonus_may_be_declined_if_the_table_asks() -> None:
    game = table("players: 3", "ask_leaves: yes", "hand: drifting-leaves drifting-leaf", "leaves: 1")
    play(game, "play drifting-leaves", "accept")
    assert (game.turn, texts(game)) == (1, ["accept", "skip"])
    play(game, "skip", "accept")
    assert leaves(game) == [3, 0, 1]


@pytest.mark.rule("MY.bonus.forced")
def test_forgoing_the_rest_does_not_withhold_the_bonus() -> None:
    game = table("hand: chlorociboria-aeruginascens", "drops: d1 d1", "leaves: 1")
    play(game, "play chlorociboria-aeruginascens", "skip")  # 2x leaves: remove 1 & others(1 leaf)
    assert leaves(game) == [1, 1]


@pytest.mark.rule("MY.bonus.forced")
def test_the_bonus_comes_when_the_rest_is_void() -> None:
    game = table("hand: macrolepiota-procera", "ending: yes", "leaves: 1")
    play(game, "play macrolepiota-procera")  # any: remove 1 & others(1 leaf), without a drop
    assert leaves(game) == [1, 1]


@pytest.mark.rule("MY.bonus.order")
def test_the_others_come_clockwise_from_the_owners_left() -> None:
    seats = [f"player {seat}: \n drops: c1 c1" for seat in (0, 1, 3)]
    own = "player 2: \n hand: sarcoscypha-coccinea \n drops: a1 \n leaves: 1"
    game = table("players: 4", "seat: 2", *seats, own)
    play(game, "play sarcoscypha-coccinea", "skip")
    order = []
    while game.turn != 2:
        order.append(game.turn)
        play(game, "skip")
    assert order == [3, 0, 1]


@pytest.mark.rule("MY.bonus.place")
def test_a_bonus_in_the_middle_comes_before_the_parts_on_its_right() -> None:
    pack = printing("any: move 1 & others(any: move 1) & 2 leaves & any: remove 1")
    game = table("hand: new-hero", "drops: a1", "leaves: 1", "player 1:", "drops: c1", pack=pack)
    play(game, "play new-hero")
    assert game.turn == 0
    play(game, "drop a1 > a2")
    assert game.turn == 1
    assert leaves(game)[0] == 1  # the leaves on the right have to wait
    play(game, "skip")
    assert game.turn == 0
    assert leaves(game)[0] == 3
    assert texts(game) == ["take a2", "skip"]


@pytest.mark.rule("MY.bonus.either_or")
def test_a_bonus_inside_a_side_is_given_only_with_that_side() -> None:
    pack = printing("1 leaf / 3 leaves & others(2 leaves)")
    game = table("hand: new-hero drifting-leaf", "leaves: 1", pack=pack)
    other = game.copy()
    forgone = game.copy()
    assert leaves(play(game, "play new-hero", "choose 1")) == [2, 0]
    assert leaves(play(other, "play new-hero", "choose 2")) == [4, 2]
    assert leaves(play(forgone, "play new-hero", "skip")) == [1, 0]


@pytest.mark.rule("MY.bonus.either_or")
@pytest.mark.parametrize("answer", ["choose 1", "choose 2", "skip"])
def test_a_bonus_outside_a_stroke_is_always_given(answer: str) -> None:
    game = table("hand: new-hero", "leaves: 1", pack=printing("(1 leaf / 2 leaves) & others(2 leaves)"))
    play(game, "play new-hero", answer)
    assert leaves(game)[1] == 2


@pytest.mark.rule("MY.bonus.repeat")
@pytest.mark.parametrize("times", [0, 1, 3])
def test_a_bonus_in_a_repeated_part_is_taken_the_printed_number_of_times(times: int) -> None:
    pack = printing("3x (any: move 1 & others(1 leaf))")
    game = table("hand: new-hero", "drops: a1", "leaves: 1", pack=pack)
    play(game, "play new-hero", *["drop a1 > a2", "drop a2 > a3", "drop a3 > a4"][:times])
    play(game, *["skip"] * (3 - times))
    assert leaves(game) == [1, 3]
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.bonus.repeat")
def test_a_repeated_bonus_may_be_taken_fewer_times() -> None:
    pack = printing("2x others(any: move 1)")
    game = table("hand: new-hero", "leaves: 1", "drops: a1", "player 1:", "drops: c1 c1", pack=pack)
    play(game, "play new-hero", "drop c1 > b1", "skip")
    assert drops(game, 1) == {"b1": 1, "c1": 1}
    assert game.turn == 0
