"""Fights with rock monsters, and what beaten ones are good for."""

import pytest

from deep_forest_table import (
    goods,
    heard,
    pass_turn,
    play,
    player,
    refused,
    rolls,
    run_on,
    said,
    state,
    table,
    texts,
    verbs,
)

HERE = ("pawn: b2", "trail: b1 1")
REST = ("player 1: pawn c2", "hand: s01 s02 s03")


@pytest.mark.rule("DF.fight.where", "DF.fight.marked")
def test_fights_happen_on_rocks_and_right_beside_them() -> None:
    marked = {"b3", "b2", "b4", "a3", "c3", "d5", "d4", "d6", "c5", "e5"}
    assert set(table("pawn: c0").view(0).fight_fields) == marked
    for field in ("b3", "c3", "d6"):
        assert "fight 15" in texts(table(f"pawn: {field}", "swords: 2"))
    for field in ("a2", "c4", "e7"):
        away = table(f"pawn: {field}", "swords: 2")
        assert refused(away, "fight 15") == ("DF.fight.where", "not-here")


@pytest.mark.rule("DF.fight.swords")
def test_two_swords_at_least_and_a_die_for_each_that_is_committed() -> None:
    assert refused(table(*HERE, "swords: 1"), "fight 15") == ("DF.fight.swords", "swords")
    game = play(table(*HERE, "swords: 4"), "fight 20")
    assert texts(game) == ["dice 2", "dice 3", "dice 4"]
    assert refused(game, "dice 1") == ("DF.fight.swords", "dice")
    assert refused(game, "dice 5") == ("DF.fight.swords", "dice")
    play(game, "dice 3")
    assert len(game.view(0).fight.dice) == 3
    assert refused(game, "dice 4") == ("DF.fight.swords", "dice-fixed")


@pytest.mark.rule("DF.fight.announce")
def test_the_strength_is_announced_and_the_card_of_15_picked_afterwards() -> None:
    game = table(f"word: {rolls(6, 6, 6)}", *HERE, "swords: 3", *REST, "stage: commit 0 15")
    play(game, "dice 3")
    assert texts(game) == ["claim moss-giant", "claim stone-toad", "claim changeling", "claim magpie"]
    assert refused(game, "claim cave-bear") == ("DF.fight.announce", "claim")
    play(game, "claim changeling")
    assert game.view(0).players[0].monsters == ["changeling"]


@pytest.mark.rule("DF.fight.available")
def test_only_monsters_in_the_middle_and_no_strength_twice() -> None:
    game = table("middle: basilisk=0 cave-bear=1", *HERE, "swords: 6", "monsters: stone-toad")
    assert texts(game, "fight") == ["fight 20", "fight 25"]
    assert refused(game, "fight 15") == ("DF.fight.available", "beaten")
    assert refused(game, "fight 26") == ("DF.fight.available", "gone")
    taken = table("middle: magpie=0", *HERE, "swords: 2", "stage: claim 0 15")
    assert refused(taken, "claim magpie") == ("DF.fight.available", "gone")


@pytest.mark.rule("DF.fight.rolls")
def test_three_rolls_with_dice_set_aside() -> None:
    game = table(
        f"word: {rolls(1, 2, 5)}", *HERE, "swords: 3", "goods: marker 1", *REST, "stage: commit 0 15"
    )
    events = heard(game)
    play(game, "dice 3")
    assert game.view(0).fight.dice == [1, 2, 5]
    play(game, "aside 3")
    assert refused(game, "aside 3") == ("DF.fight.rolls", "aside")
    assert refused(game, "aside 4") == ("DF.fight.rolls", "die")
    play(game, "roll")
    if game.view(0).fight is not None:
        assert game.view(0).fight.dice[2] == 5
    assert [event["number"] for event in said(events, "rolled")] == [1, 2]
    last = table(*HERE, "swords: 3", "goods: marker 9", "stage: fight 0 15 3 0 1 2 5")
    assert refused(last, "roll") == ("DF.fight.rolls", "last-roll")
    assert refused(last, "aside 1") == ("DF.fight.rolls", "last-roll")
    aside = table(*HERE, "swords: 3", "goods: marker 9", "stage: fight 0 15 1 0 1* 2* 5*")
    assert refused(aside, "roll") == ("DF.fight.rolls", "all-aside")


@pytest.mark.rule("DF.fight.aside")
def test_a_die_that_was_set_aside_stays_aside() -> None:
    game = table(*HERE, "swords: 3", "goods: marker 1", *REST, "stage: fight 0 15 1 0 1* 2 5")
    assert texts(game, "aside") == ["aside 2", "aside 3"]
    play(game, "roll")
    assert game.view(0).fight.dice[0] == 1
    assert "aside 1" not in texts(game)


@pytest.mark.rule("DF.fight.over")
def test_a_fight_is_over_when_it_is_won_or_cannot_be_won() -> None:
    enough = table(*HERE, "swords: 3", *REST, "stage: fight 0 15 1 0 5 5 5")
    assert texts(enough, "claim")
    hopeless = table(*HERE, "swords: 3", "goods: marker 1", *REST, "stage: fight 0 15 3 0 1 2 5")
    assert texts(hopeless) == ["yield"]
    near = table(*HERE, "swords: 3", "goods: marker 7", *REST, "stage: fight 0 15 3 0 1 2 5")
    assert "boost" in texts(near)


@pytest.mark.rule("DF.fight.rolls")
@pytest.mark.parametrize(("dice", "won"), [("5 5 5", True), ("5 5 4", False)])
def test_a_sum_of_at_least_the_strength_wins(dice: str, won: bool) -> None:
    game = table(
        "middle: magpie=1 moss-giant=0 changeling=0 stone-toad=0",
        *HERE,
        "swords: 3",
        *REST,
        f"stage: fight 0 15 3 0 {dice}",
    )
    run_on(game)
    assert bool(player(game).monsters) == won
    assert game.turn == 1


@pytest.mark.rule("DF.fight.boost")
@pytest.mark.parametrize(("strength", "kind"), [(15, "marker"), (20, "book"), (25, "potion")])
def test_resources_add_pips(strength: int, kind: str) -> None:
    game = table(
        *HERE, "swords: 5", f"goods: {kind} 9", *REST, f"stage: fight 0 {strength} 3 {strength - 12} 5 5"
    )
    before = state(game).supply[:]
    play(game, "boost", "boost")
    assert goods(game) == {kind: 7}
    assert sum(state(game).supply) - sum(before) == 2
    assert verbs(game) == {"claim"} or player(game).monsters


@pytest.mark.rule("DF.fight.boost")
def test_nothing_helps_against_26_and_nothing_but_the_right_kind() -> None:
    game = table(*HERE, "swords: 5", "goods: potion 9, book 9, marker 9", "stage: fight 0 26 2 0 5 5 5 5 4")
    assert refused(game, "boost") == ("DF.fight.boost", "boost-none")
    wrong = table(*HERE, "swords: 3", "goods: book 2", "stage: fight 0 15 2 0 5 5 4")
    assert refused(wrong, "boost") == ("DF.fight.boost", "boost")


@pytest.mark.rule("DF.fight.win_cost")
@pytest.mark.parametrize("dice", [2, 3, 4, 5, 6])
def test_a_win_costs_all_swords_but_two_of_those_committed(dice: int) -> None:
    shown = " ".join(["1"] * dice)
    game = table(*HERE, "swords: 6", *REST, f"stage: fight 0 20 1 {20 - dice} {shown}")
    assert (player(game).swords, player(game).spent) == (6 - (dice - 2), dice - 2)


@pytest.mark.rule("DF.fight.lose_cost")
@pytest.mark.parametrize("dice", [2, 6])
def test_a_loss_costs_one_sword(dice: int) -> None:
    shown = " ".join(["1"] * dice)
    game = table(*HERE, "swords: 6", *REST, f"stage: fight 0 26 2 0 {shown}")
    play(game, "yield")
    assert (player(game).swords, player(game).spent) == (5, 1)


@pytest.mark.rule("DF.fight.card")
def test_a_win_takes_the_card_and_a_loss_leaves_it() -> None:
    won = table(*HERE, "swords: 6", *REST, "stage: fight 0 20 1 18 1 1")
    assert won.view(0).players[0].monsters == ["cave-bear"]
    assert [kind.left for kind in won.view(0).monsters if kind.id == "cave-bear"] == [1]
    lost = table(
        *HERE, "hand: s04 s05 s06", "swords: 6", "goods: marker 2", *REST, "stage: fight 0 20 2 0 1 1"
    )
    play(lost, "yield")
    assert [kind.left for kind in lost.view(0).monsters if kind.id == "cave-bear"] == [2]
    pass_turn(lost)
    while "end" not in texts(lost):
        lost.play(texts(lost)[0])
    assert "fight 20" in texts(lost)


@pytest.mark.rule("DF.fight.exchange")
def test_resources_are_exchanged_in_a_fight_even_after_the_last_roll() -> None:
    game = table(*HERE, "swords: 3", "goods: coin 2", *REST, "stage: fight 0 15 3 0 5 5 4")
    play(game, "buy marker", "boost")
    assert verbs(game) == {"claim"}
    hopeless = table(*HERE, "swords: 3", "goods: coin 1, book 2", *REST, "stage: fight 0 15 3 0 5 5 4")
    assert run_on(hopeless).turn == 1
    assert player(hopeless).spent == 1


@pytest.mark.rule("DF.fight.ends_turn", "DF.turn.end")
def test_a_fight_ends_the_turn_won_or_lost() -> None:
    won = table(*HERE, "swords: 6", "goods: marker 5", *REST, "stage: fight 0 20 1 18 1 1")
    lost = table(*HERE, "swords: 6", "goods: marker 5", *REST, "stage: fight 0 26 3 0 1 1")
    assert run_on(won).turn == run_on(lost).turn == 1
    within = table(*HERE, "swords: 6", "goods: marker 5", *REST, "stage: fight 0 26 1 0 1 1")
    assert refused(within, "go b3") == ("DF.fight.ends_turn", "in-fight")


GIANT = "monsters: moss-giant"


@pytest.mark.rule("DF.monster.1", "DF.fight.from_next_round")
def test_monster_1_brings_a_coin_at_the_start_of_every_later_round() -> None:
    game = table(
        *(*HERE, "hand: s04 s05 s06", "swords: 3", *REST, "stage: claim 0 15"),
    )
    play(game, "claim moss-giant")
    assert goods(game) == {}
    events = heard(game)
    pass_turn(game)
    assert game.view(0).round == 2
    assert goods(game) == {"coin": 1}
    assert len(said(events, "tribute")) == 1


@pytest.mark.rule("DF.monster.4", "DF.monster.4_one")
def test_monster_4_doubles_one_piece_of_the_income() -> None:
    grid = "grid: ppb. .... .... ...."
    game = play(table(grid, *HERE, "monsters: magpie", "stage: stand 0"), "edge row-1")
    assert texts(game) == ["double potion", "double book"]
    assert refused(game, "double coin") == ("DF.monster.4_one", "double-kind")
    play(game, "double potion")
    assert goods(game) == {"potion": 3, "book": 1}
    assert refused(game, "double book") == ("DF.monster.4", "double-now")
    nothing = play(table(grid, *HERE, "monsters: magpie", "stage: stand 0"), "edge row-4")
    assert goods(nothing) == {}
    without = play(table(grid, *HERE, "stage: stand 0"), "edge row-1")
    assert goods(without) == {"potion": 2, "book": 1}


@pytest.mark.parametrize(
    ("monster", "strength", "worth"),
    [
        ("moss-giant", 15, 0),
        ("stone-toad", 15, 15),
        ("changeling", 15, 5),
        ("magpie", 15, 0),
        ("cave-bear", 20, 20),
        ("cliff-ogre", 25, 25),
        ("basilisk", 26, 30),
    ],
)
@pytest.mark.rule("DF.monster.1", "DF.monster.2", "DF.monster.3", "DF.monster.4", "DF.monster.5")
@pytest.mark.rule("DF.monster.6", "DF.monster.7", "DF.score.monsters")
def test_the_gold_of_monsters(monster: str, strength: int, worth: int) -> None:
    game = table(f"monsters: {monster}", "over: yes")
    result = game.result()
    assert result is not None
    assert result.breakdown[0]["monsters"] == worth
    assert [kind.strength for kind in game.view(0).monsters if kind.id == monster] == [strength]
