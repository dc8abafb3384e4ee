"""The solo game: what bonuses do to Gwidyon, the shrine of both sides, and the end."""

import pytest

from mycelia_table import drops, heard, him, leaves, mycelia, play, printing, rolls, table, texts
from tanglewood.api import Game
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE, REST
from tanglewood.kernel.result import Result


def alone(*lines: str, function: str = "", single: str = "") -> Game:
    """A solo game; with `function` or `single` there is a card `new-hero` for icons no printed card has."""
    pack = printing(function or "1 leaf", single) if function or single else None
    return table("players: 1", *lines, pack=pack)


def result(game: Game) -> Result:
    found = game.result()
    assert found is not None
    assert found.rival is not None
    assert found.rival.name == "Gwidyon"
    return found


def outcome(game: Game) -> tuple[bool, bool]:
    """Whether the player has won and whether Gwidyon has."""
    found = result(game)
    assert found.rival is not None
    return found.winners == [0], found.rival.won


# ---------------------------------------------------------------------- bonuses for others


@pytest.mark.rule("MY.solo.bonus_remove")
@pytest.mark.parametrize(
    ("bonus", "removed"),
    [
        ("any: remove 1", 1),
        ("water: remove 2", 2),
        ("moss: exactly 3, remove 3", 3),  # neither landscape nor number apply
        ("2x leaves: at least 2, remove 1", 2),
        ("moss: remove 1 + 2?", 3),
        ("1 leaf & any: remove 1", 1),
    ],
)
def test_what_others_may_remove_comes_off_his_pile(bonus: str, removed: int) -> None:
    game = alone("hand: new-hero", "leaves: 1", "drops: a1", function=f"1 leaf & others({bonus})")
    play(game, "play new-hero")
    assert him(game).left == 20 - removed
    assert mycelia(game).collected == removed
    assert (him(game).chip, drops(game), leaves(game)) == (REMOVE_SIDE, {"a1": 1}, [2])
    assert texts(game) == ["use a", "end"]  # nobody was asked: he never declines


@pytest.mark.rule("MY.solo.bonus_remove")
def test_a_bonus_comes_also_when_the_own_part_is_forgone() -> None:
    game = alone("hand: new-hero", "leaves: 1", "drops: a1", function="any: remove 1 & others(any: remove 2)")
    play(game, "play new-hero", "skip")
    assert (him(game).left, drops(game)) == (18, {"a1": 1})


@pytest.mark.rule("MY.solo.bonus_remove")
def test_a_bonus_on_a_single_effect_reaches_him_when_hiring() -> None:
    game = alone("showcase: new-hero", "leaves: 3", "drops: a1", single="others(water: remove 2)")
    play(game, "hire new-hero")
    assert (him(game).left, mycelia(game).collected) == (18, 2)
    game = alone("hand: new-hero", "leaves: 1", "drops: a1", single="others(water: remove 2)")
    play(game, "play new-hero")
    assert him(game).left == 20


@pytest.mark.rule("MY.solo.bonus_remove")
def test_a_bonus_larger_than_his_pile_takes_all_of_it() -> None:
    lines = ("hand: new-hero", "pile of gwidyon: 2", "leaves: 1", "drops: a1")
    game = alone(*lines, function="others(any: remove 3)")
    play(game, "play new-hero")
    assert (him(game).left, mycelia(game).collected) == (0, 2)


@pytest.mark.rule("MY.solo.bonus_move")
@pytest.mark.parametrize(("chip", "after", "removed"), [("remove", REST, 0), ("rest", REMOVE_SIDE, 1)])
def test_what_others_may_move_turns_the_chip(chip: str, after: int, removed: int) -> None:
    game = alone("hand: sarcoscypha-coccinea", f"chip: {chip}", "leaves: 1", "drops: a1 a1 a1")
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1")  # 2x any: remove 1 & others(any: move 1)
    assert (him(game).chip, him(game).left) == (after, 20 - removed)
    assert mycelia(game).collected == 2 + removed
    assert drops(game) == {"a1": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.solo.bonus_move")
def test_fomes_fomentarius_turns_the_chip_when_hired() -> None:
    game = alone("showcase: fomes-fomentarius", "chip: rest", "leaves: 7", "drops: a1")
    play(game, "hire fomes-fomentarius")
    assert (him(game).chip, him(game).left) == (REMOVE_SIDE, 19)


@pytest.mark.rule("MY.solo.bonus_move_each")
@pytest.mark.parametrize(
    ("bonus", "chip", "after", "removed"),
    [
        ("2x any: move 1", "remove", REMOVE_SIDE, 1),
        ("2x any: move 1", "rest", REST, 1),
        ("water: move 2", "remove", REMOVE_SIDE, 1),
        ("3x any: move 1", "remove", REST, 1),
        ("3x any: move 1", "rest", REMOVE_SIDE, 2),
        ("any: move 1 & any: move 1", "rest", REST, 1),
    ],
)
def test_several_moves_turn_the_chip_as_often(bonus: str, chip: str, after: int, removed: int) -> None:
    game = alone(
        "hand: new-hero", f"chip: {chip}", "leaves: 1", "drops: a1", function=f"1 leaf & others({bonus})"
    )
    play(game, "play new-hero")
    assert (him(game).chip, 20 - him(game).left) == (after, removed)


@pytest.mark.rule("MY.solo.bonus_move", "MY.solo.bonus_remove")
def test_a_bonus_that_moves_and_removes_does_both_to_him() -> None:
    game = alone(
        "hand: new-hero",
        "chip: rest",
        "leaves: 1",
        "drops: a1",
        function="1 leaf & others(any: move 1 + remove 1)",
    )
    play(game, "play new-hero")
    assert (him(game).chip, him(game).left) == (REMOVE_SIDE, 20 - 1 - 1)


@pytest.mark.rule("MY.solo.bonus_leaves")
@pytest.mark.parametrize("card", ["drifting-leaves", "cantharellus-cibarius", "calocera-viscosa"])
def test_leaves_for_others_give_him_nothing(card: str) -> None:
    game = alone(f"hand: {card}", "leaves: 1", "drops: a1")
    before = (him(game).left, him(game).chip)
    happened = heard(game)
    play(game, f"play {card}")
    assert (him(game).left, him(game).chip) == before
    assert happened == ["played 0", "leaves 0"]  # the player's own


# ---------------------------------------------------------------------- the shrine of both


@pytest.mark.rule("MY.solo.shrine")
def test_drops_of_both_sides_fill_the_same_shrine() -> None:
    game = alone("solo: 4 3 1", "hand: fomes-fomentarius", "shrine: 1", "leaves: 1", "drops: a1 a1 a1")
    play(game, "play fomes-fomentarius", "take a1", "take a1", "end")
    assert mycelia(game).shrine == 1 + 2 + 3


@pytest.mark.rule("MY.solo.shrine", "MY.solo.supply")
def test_the_shrine_is_turned_at_the_end_of_his_turn_and_supply_goes_to_the_player() -> None:
    game = alone(f"word: {rolls('sun')}", "supply: 1A", "solo: 4 3 1", "shrine: 8", "drops: a1")
    happened = heard(game)
    play(game, "end")
    assert drops(game) == {"a1": 1, "d4": 1, "e2": 1}
    assert him(game).left == 20 - 3  # nothing comes back to his pile
    assert mycelia(game).shrine == 0
    assert mycelia(game).box == 1 + (10 - 2)  # one too many, and what the supply left over
    assert mycelia(game).supply_side == 1
    assert happened.index("gwidyon-removed 0") < happened.index("rolled 0") < happened.index("turn 0")


@pytest.mark.rule("MY.solo.shrine")
def test_the_shrine_is_turned_at_the_end_of_the_players_turn_before_his() -> None:
    game = alone(
        *(f"word: {rolls('sun')}", "supply: 1A", "solo: 4 3 1", "shrine: 9", "hand: fomes-fomentarius"),
        *("leaves: 1", "drops: a1 a1 a1"),
    )
    happened = heard(game)
    play(game, "play fomes-fomentarius", "take a1", "take a1", "end")
    assert happened.index("rolled 0") < happened.index("gwidyon-turn 0")
    assert drops(game)["d4"] == drops(game)["e2"] == 1
    assert mycelia(game).shrine == 3  # his drops begin the next filling
    assert mycelia(game).box == 1 + 8


@pytest.mark.rule("MY.solo.shrine")
def test_nine_drops_do_not_turn_it() -> None:
    game = alone("solo: 4 3 1", "shrine: 6", "drops: a1")
    happened = heard(game)
    play(game, "end")
    assert mycelia(game).shrine == 9
    assert "rolled 0" not in happened
    assert mycelia(game).supply_side == 0


@pytest.mark.rule("MY.solo.shrine")
def test_card_6_can_fill_the_shrine_in_his_turn() -> None:
    game = alone(f"word: {rolls('moon')}", "supply: 1A", "solo: 6 3 1", "shrine: 9", "drops: c2 e4")
    play(game, "end", "drop c2 > d2")
    assert drops(game) == {"e4": 1, "a2": 1}  # the moon's field
    assert (mycelia(game).shrine, mycelia(game).box) == (0, 9)


@pytest.mark.rule("MY.solo.supply")
def test_the_supply_card_is_turned_over_each_time() -> None:
    word = rolls("moon")
    game = alone(f"word: {word}", "supply: 1B", "solo: 5 3 1", "shrine: 9", "drops: a1")
    play(game, "end")
    assert drops(game) == {"a1": 1, "d3": 1, "b2": 1}  # what the B side shows
    assert mycelia(game).supply_side == 0


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("MY.solo.first_empty")
def test_the_player_wins_and_he_has_no_further_turn() -> None:
    game = alone("solo: 4 3 1", "hand: suillus-grevillei", "pile of gwidyon: 3", "leaves: 1", "drops: c1")
    happened = heard(game)
    play(game, "play suillus-grevillei", "take c1", "end")
    assert game.over
    assert outcome(game) == (True, False)
    assert him(game).left == 3
    assert "gwidyon-turn 0" not in happened
    assert result(game).ranks == [1]
    rival = result(game).rival
    assert rival is not None
    assert rival.breakdown == {"drops left": 3}


@pytest.mark.rule("MY.solo.first_empty")
def test_he_wins_and_the_player_has_no_further_turn() -> None:
    game = alone(
        *("solo: 2 3 1", "pile of gwidyon: 2", "hand: suillus-grevillei", "draw: suillus-grevillei"),
        *("leaves: 9", "drops: c1 c1"),
    )
    happened = heard(game)
    play(game, "play suillus-grevillei", "take c1", "end")
    assert game.over
    assert outcome(game) == (False, True)
    assert "turn 0" not in happened
    assert drops(game) == {"c1": 1}
    assert result(game).winners == []
    assert result(game).ranks == [2]


@pytest.mark.rule("MY.solo.first_empty")
def test_his_last_drop_may_go_in_the_players_turn() -> None:
    game = alone(
        *("solo: 4 3 1", "chip: rest", "pile of gwidyon: 1", "hand: sarcoscypha-coccinea"),
        *("leaves: 1", "drops: a1 a1 a1"),
    )
    happened = heard(game)
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1")
    assert him(game).left == 0
    assert not game.over  # the turn is finished first
    play(game, "end")
    assert game.over
    assert outcome(game) == (False, True)
    assert "gwidyon-turn 0" not in happened


@pytest.mark.rule("MY.solo.first_empty")
def test_a_game_without_an_empty_side_goes_on() -> None:
    game = alone("solo: 4 3 1", "pile of gwidyon: 4", "drops: a1")
    play(game, "end")
    assert not game.over
    assert game.result() is None


@pytest.mark.rule("MY.solo.both")
@pytest.mark.parametrize("stock", [1, 40])
def test_both_empty_in_the_same_turn_win_together_whatever_their_leaves(stock: int) -> None:
    game = alone(
        *("chip: rest", "pile of gwidyon: 1", "hand: sarcoscypha-coccinea", f"leaves: {stock}"),
        "drops: a1 a1",
    )
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1", "end")
    assert game.over
    assert outcome(game) == (True, True)
    assert result(game).ranks == [1]


@pytest.mark.rule("MY.solo.check_time", "MY.solo.both")
def test_after_his_last_drop_the_rest_of_the_hand_is_played() -> None:
    game = alone(
        *("chip: rest", "pile of gwidyon: 1", "hand: sarcoscypha-coccinea suillus-grevillei"),
        *("leaves: 1", "drops: c1 c1"),
    )
    play(game, "play sarcoscypha-coccinea", "take c1", "skip")
    assert him(game).left == 0
    assert "play suillus-grevillei" in texts(game)
    play(game, "play suillus-grevillei", "take c1", "end")
    assert outcome(game) == (True, True)


@pytest.mark.rule("MY.solo.check_time", "MY.solo.both")
def test_after_the_players_last_drop_bonuses_still_reach_him() -> None:
    game = alone(
        *("chip: rest", "pile of gwidyon: 1", "hand: sarcoscypha-coccinea suillus-grevillei"),
        *("leaves: 1", "drops: c1"),
    )
    play(game, "play suillus-grevillei", "take c1")
    assert mycelia(game).ending
    play(game, "play sarcoscypha-coccinea", "end")
    assert him(game).left == 0
    assert outcome(game) == (True, True)


@pytest.mark.rule("MY.solo.no_turning")
def test_the_players_last_drop_does_not_turn_a_full_shrine() -> None:
    game = alone("shrine: 9", "hand: suillus-grevillei", "leaves: 1", "drops: c1")
    happened = heard(game)
    play(game, "play suillus-grevillei", "take c1", "end")
    assert (mycelia(game).shrine, drops(game)) == (10, {})
    assert "rolled 0" not in happened
    assert outcome(game) == (True, False)


@pytest.mark.rule("MY.solo.no_turning")
def test_his_last_drop_does_not_turn_a_full_shrine() -> None:
    game = alone("shrine: 9", "solo: 4 3 1", "pile of gwidyon: 3", "drops: a1")
    happened = heard(game)
    play(game, "end")
    assert (mycelia(game).shrine, mycelia(game).box) == (10, 2)
    assert drops(game) == {"a1": 1}
    assert "rolled 0" not in happened
    assert outcome(game) == (False, True)


@pytest.mark.rule("MY.solo.no_turning")
def test_his_last_drop_in_the_players_turn_does_not_turn_it_either() -> None:
    game = alone(
        *("shrine: 9", "chip: rest", "pile of gwidyon: 1", "hand: sarcoscypha-coccinea"),
        *("leaves: 1", "drops: a1 a1 a1"),
    )
    happened = heard(game)
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1", "end")
    assert (mycelia(game).shrine, drops(game)) == (10, {"a1": 1})
    assert "rolled 0" not in happened


@pytest.mark.rule("MY.solo.card_6_win")
def test_card_6_takes_the_last_drop_home() -> None:
    game = alone("solo: 6 4 1", "shrine: 9", "drops: d1")
    happened = heard(game)
    play(game, "end", "drop d1 > d2")
    assert game.over
    assert outcome(game) == (True, False)
    assert "turn 0" not in happened
    assert (mycelia(game).shrine, drops(game)) == (10, {})


@pytest.mark.rule("MY.solo.card_6_win")
def test_without_taking_it_the_game_goes_on() -> None:
    game = alone("solo: 6 4 1", "drops: d1")
    play(game, "end", "skip")
    assert not game.over
