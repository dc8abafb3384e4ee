"""Trolls attack, are paid, and are sent to others."""

import pytest

from deep_forest_table import (
    goods,
    hidden,
    pass_turn,
    pawn,
    play,
    player,
    refused,
    run_on,
    table,
    texts,
    tile,
    verbs,
)

BEHIND = "pawn: c2 \n trail: c1 1"
"""Somebody who can go back is never out of options."""


@pytest.mark.rule("DF.troll.attack")
def test_a_troll_beside_the_pawn_bars_everything_until_it_is_paid() -> None:
    game = table("pawn: b2", "trail: b1 1", "goods: coin 2, marker 5", "swords: 3", "tiles: T a2")
    assert verbs(game) == {"pay", "buy", "sell", "end"}
    for wish in ("go b3", "fight 15", "back b1"):
        assert refused(game, wish)[1] == "attacked"
    play(game, "pay a2")
    assert tile(game, "a2") == "bare"
    assert player(game).trolls == 1
    assert goods(game) == {"coin": 1, "marker": 5}
    assert {"go", "fight", "back"} <= verbs(game)


@pytest.mark.rule("DF.troll.attack")
def test_a_troll_attacks_as_soon_as_it_comes_to_light() -> None:
    game = table("pawn: c1", "goods: coin 1, marker 5", "tiles: T? c3")
    assert "go c2" in texts(game)
    play(game, "go c2")
    assert texts(game) == ["pay c3", "sell marker", "end"]
    diagonal = table("pawn: c2", "goods: coin 1, marker 5", "tiles: T d3")
    assert "go c3" in texts(diagonal)


@pytest.mark.rule("DF.troll.broke")
def test_who_cannot_pay_ends_the_turn_there() -> None:
    game = table("pawn: c1", "goods: marker 1", "tiles: T? c3")
    play(game, "go c2")
    assert game.turn == 1
    assert pawn(game) == "c2"
    game = table("pawn: c1", "goods: marker 4, book 3", "tiles: T? c3")
    play(game, "go c2")
    assert texts(game) == ["sell book", "sell marker", "end"]
    assert refused(game, "pay c3") == ("DF.troll.broke", "broke")
    play(game, "sell book", "pay c3")
    assert player(game).trolls == 1


@pytest.mark.rule("DF.troll.each")
def test_every_troll_is_paid_on_its_own() -> None:
    game = table("pawn: c2", "goods: coin 3, marker 2", "tiles: T c3, T d2", "visitors: c3 c3")
    play(game, "pay c3", "pay c3")
    assert tile(game, "c3") == "troll"
    play(game, "pay d2")
    assert game.turn == 1
    assert player(game).trolls == 3
    assert game.view(0).players[0].attackers == ["c3"]


SENDER = "trolls: 2 0 no"


@pytest.mark.rule("DF.troll.send")
@pytest.mark.parametrize("kind", ["potion", "book", "marker"])
def test_a_troll_is_sent_for_two_of_a_kind(kind: str) -> None:
    game = table(BEHIND, SENDER, "player 1: pawn c2")
    play(game, "send 1", "onto c3", f"reward {kind}")
    assert goods(game) == {kind: 2}
    assert player(game).trolls == 1
    assert game.view(0).players[1].visitors == {"c3": 1}
    assert refused(game, "send 1") == ("DF.troll.send", "send-twice")


@pytest.mark.rule("DF.troll.send")
def test_never_for_coins_and_never_to_oneself() -> None:
    game = table(BEHIND, SENDER, "player 1: pawn c2")
    assert refused(game, "send 0") == ("DF.troll.send", "send-whom")
    assert refused(game, "send 2") == ("DF.troll.send", "send-whom")
    play(game, "send 1")
    assert refused(game, "end") == ("DF.troll.send", "sending")
    play(game, "onto c3")
    assert refused(game, "reward coin") == ("DF.troll.send", "reward-coin")


@pytest.mark.rule("DF.troll.send")
def test_a_troll_of_this_round_waits_for_the_next() -> None:
    game = table(
        *(BEHIND, "goods: coin 1, marker 3", "tiles: T c3", "hand: s01 s02 s03"),
        *("player 1: pawn c2", "hand: s04 s05 s06", "stage: forest 0"),
    )
    play(game, "pay c3")
    assert refused(game, "send 1") == ("DF.troll.send", "send-fresh")
    pass_turn(game)
    pass_turn(game)
    assert game.turn == 0
    assert "send 1" in texts(game)


@pytest.mark.rule("DF.troll.unpaid")
def test_whoever_is_attacked_may_send_a_troll_and_end_the_turn_unpaid() -> None:
    game = table(BEHIND, SENDER, "goods: coin 2", "tiles: T d2", "player 1: pawn c2", "hand: s01")
    assert {"pay d2", "send 1", "end"} <= set(texts(game))
    play(game, "send 1", "onto d2", "reward book")
    assert {"pay d2", "end"} <= set(texts(game))
    play(game, "end")
    assert game.turn == 1
    assert tile(game, "d2") == "troll"


@pytest.mark.rule("DF.troll.send")
@pytest.mark.parametrize("stage", ["choose 0", "lay 0 s09", "stand 0", "forest 0"])
def test_trolls_are_sent_at_any_time_of_the_turn(stage: str) -> None:
    game = table(BEHIND, SENDER, "hand: s01 s02", "player 1: pawn c2", f"stage: {stage}")
    before = game.view(0).stage
    play(game, "send 1", "onto d2", "reward book")
    assert game.view(0).stage == before


@pytest.mark.rule("DF.troll.send")
def test_not_in_a_fight_and_not_after_a_lost_one_but_after_a_won_one() -> None:
    things = ("pawn: b2", "trail: b1 1", SENDER, "goods: marker 3", "swords: 3")
    fight = table(*things, "player 1: pawn c2", "hand: s01", "stage: fight 0 15 1 0 1 2 3")
    assert refused(fight, "send 1") == ("DF.troll.send", "send-fight")
    play(fight, "yield")
    assert fight.turn == 1
    won = table(*things, "player 1: pawn c2", "hand: s01", "stage: claim 0 20")
    assert "send 1" in texts(run_on(won))
    play(won, "end")
    assert won.turn == 1


@pytest.mark.rule("DF.troll.where")
def test_a_troll_goes_onto_any_field_without_pawn_or_marker() -> None:
    game = table(
        *(BEHIND, SENDER, "player 1: pawn c2", "tiles: T a1, t b1, ? e5", "trail: c0 1, c1 1"),
        *("visitors: d4", "stage: forest 0", "stage: sending 0 1"),
    )
    onto = {text.removeprefix("onto ") for text in texts(game)}
    assert {"a1", "b1", "e5", "d4", "a0", "e8", "b3"} <= onto
    assert not {"c0", "c1", "c2"} & onto
    assert len(onto) == 42
    assert refused(game, "onto c1") == ("DF.troll.where", "onto")


@pytest.mark.rule("DF.troll.where")
def test_also_onto_the_board_of_somebody_who_has_left() -> None:
    game = table(BEHIND, SENDER, "leaver: 1", "fog: 2", "player 1: left c8", "trail: c7 1, c8 1")
    play(game, "send 1")
    assert "onto c6" in texts(game)
    assert "onto c8" not in texts(game)


def test_a_sent_troll_on_a_wall_attacks_and_one_on_a_hidden_tile_keeps_it_hidden() -> None:
    wall = table("pawn: c0", "goods: coin 1, marker 4", "visitors: d0")
    assert "pay d0" in texts(wall)
    game = table("pawn: c2", "goods: coin 1, marker 4", "tiles: g? c3", "visitors: c3")
    assert hidden(game) == {"c3"}
    play(game, "pay c3")
    assert tile(game, "c3") == "gate"
    assert refused(game, "overcome c3") == ("DF.obst.gate", "price")


@pytest.mark.rule("DF.troll.score")
def test_a_kept_troll_is_worth_a_coin() -> None:
    game = table("trolls: 3", "over: yes", "swords: 0")
    result = game.result()
    assert result is not None
    assert result.breakdown[0]["trolls"] == 3
