"""Retreats, fog, leaving and the last turns."""

import pytest

import tanglewood
from deep_forest_table import (
    first_market,
    gold,
    goods,
    heard,
    markers,
    pass_turn,
    pawn,
    play,
    player,
    refused,
    said,
    state,
    table,
    texts,
)

PATH = "trail: c0 1, c1 1, c2 1, b2 1"
REST = ("player 1: pawn c2", "hand: s01 s02 s03")


@pytest.mark.rule("DF.retreat.use", "DF.turn.end")
def test_a_retreat_goes_back_up_to_three_fields_and_ends_the_turn() -> None:
    game = table("pawn: a2", PATH, "goods: marker 1", *REST)
    assert texts(game, "back") == ["back c1", "back c2", "back b2"]
    assert refused(game, "back c0") == ("DF.retreat.use", "back-far")
    assert refused(game, "back e5") == ("DF.retreat.use", "back-path")
    play(game, "back c2")
    assert pawn(game) == "c2"
    assert markers(game) == {"c0": 1, "c1": 1}
    assert goods(game) == {"marker": 3}
    assert player(game).retreats == 1
    assert game.turn == 1


@pytest.mark.rule("DF.retreat.use")
def test_twice_a_game_only() -> None:
    game = table("pawn: a2", PATH, "goods: marker 5", "retreats: 0", *REST)
    assert refused(game, "back b2") == ("DF.retreat.use", "retreats")


@pytest.mark.rule("DF.retreat.frees")
def test_fields_whose_markers_were_taken_back_no_longer_count() -> None:
    game = table(
        *("pawn: b3", "trail: c0 1, c1 1, c2 1, c3 1", "goods: marker 3", "hand: s04 s05 s06"),
        *("player 1: pawn c2", "hand: s01 s02 s03"),
    )
    assert "go b2" not in texts(game)
    play(game, "back c2")
    assert len(player(game).trail) == 2
    pass_turn(game)
    first_market(game)
    assert {"go b2", "go d2", "go c3"} <= set(texts(game))


@pytest.mark.rule("DF.retreat.wall")
def test_a_retreat_may_end_on_the_wall_field_of_entry() -> None:
    game = table(
        *("pawn: c2", "trail: c0 1, c1 1", "goods: marker 1", "hand: s04 s05 s06"),
        *("player 1: pawn c2", "hand: s01 s02 s03"),
    )
    play(game, "back c0")
    assert pawn(game) == "c0"
    assert markers(game) == {}
    pass_turn(game)
    first_market(game)
    assert texts(game, "go") == ["go c1"]
    assert texts(game, "back") == []


@pytest.mark.rule("DF.retreat.troll")
def test_no_retreat_from_an_unpaid_troll() -> None:
    game = table("pawn: a2", PATH, "goods: coin 1, marker 5", "tiles: T a3", *REST)
    assert refused(game, "back b2") == ("DF.retreat.troll", "attacked")
    play(game, "pay a3", "back b2")
    assert pawn(game) == "b2"


@pytest.mark.rule("DF.turn.end")
def test_the_turn_ends_when_the_player_stops_or_can_do_nothing() -> None:
    game = table("pawn: c2", "goods: marker 2", *REST)
    play(game, "end")
    assert game.turn == 1
    helpless = play(table("pawn: c2", "goods: marker 1", *REST), "go c3")
    assert helpless.turn == 0
    stuck = table("pawn: c2", "goods: marker 1", "retreats: 0", *REST)
    play(stuck, "go c3")
    assert stuck.turn == 1


# ---------------------------------------------------------------------- fog


@pytest.mark.rule("DF.fog.start", "DF.fog.mark")
def test_fog_starts_at_the_wall_after_round_10_and_climbs_a_row_a_round() -> None:
    game = tanglewood.new_game("deep_forest", seed=5, first=0)
    events = heard(game)
    rows: dict[int, int] = {}
    while not game.over:
        rows[game.view(0).round] = game.view(0).fog
        pass_turn(game)
    assert rows == {**dict.fromkeys(range(1, 11), -1), 11: 1, 12: 2, 13: 3, 14: 4, 15: 5}
    assert said(events, "fog") == [{"row": row} for row in (1, 2, 3, 4, 5)]


@pytest.mark.rule("DF.fog.start")
def test_fog_covers_its_row_and_all_below() -> None:
    for field, cost in (("c0", 2), ("c1", 2), ("c3", 2), ("c4", 1), ("b3", 3), ("d5", 2)):
        assert table("fog: 3", f"pawn: {field}", "goods: marker 4").view(0).players[0].step_cost == cost


# ---------------------------------------------------------------------- leaving


@pytest.mark.rule("DF.end.leave")
@pytest.mark.rule("DF.end.leave_step")
def test_leaving_takes_fog_the_highest_row_and_one_more_marker() -> None:
    before = table("round: 9", "pawn: c7", "goods: marker 5")
    assert refused(before, "leave c8") == ("DF.end.leave", "fog")
    short = table("fog: 1", "pawn: c7", "goods: marker 1")
    assert refused(short, "leave c8") == ("DF.end.leave", "leave-markers")
    game = table("fog: 1", "pawn: c7", "trail: c6 1", "goods: marker 5", *REST)
    assert refused(game, "leave d8") == ("DF.end.leave", "not-below")
    play(game, "leave c8")
    assert markers(game) == {"c6": 1, "c7": 1, "c8": 1}
    assert goods(game) == {"marker": 3}
    assert game.view(0).players[0].left


def last_turns(round: int, leaver: int, players: int = 3) -> list[tuple[int, int]]:
    """Rounds and seats of the turns after seat `leaver` has left; seat 0 has begun the game."""
    lines = [f"players: {players}", f"round: {round}"]
    for seat in range(players):
        lines += [
            f"player {seat}: pawn c7",
            "goods: marker 2",
            f"hand: s{3 * seat + 1:02} s{3 * seat + 2:02}",
        ]
    game = table(*lines, f"seat: {leaver}", f"stage: forest {leaver}")
    play(game, "leave c8")
    turns = []
    while not game.over:
        turns.append((game.view(0).round, game.turn))
        pass_turn(game)
    return turns


@pytest.mark.rule("DF.end.last_turns")
def test_after_the_first_has_left_all_others_have_exactly_one_turn() -> None:
    assert last_turns(12, 0) == [(12, 1), (12, 2)]
    assert last_turns(12, 1) == [(12, 2), (13, 0)]
    assert last_turns(12, 2) == [(13, 0), (13, 1)]


@pytest.mark.rule("DF.end.last_turns")
def test_without_anybody_leaving_the_game_ends_with_round_15() -> None:
    game = tanglewood.new_game("deep_forest", players=3, seed=5)
    turns = 0
    while not game.over:
        pass_turn(game)
        turns += 1
    assert (turns, game.view(0).round) == (45, 15)
    assert refused(game, "end") == ("DF.end.last_turns", "refused-over")


@pytest.mark.rule("DF.end.no_round_16")
def test_no_turn_after_round_15() -> None:
    assert last_turns(15, 0) == [(15, 1), (15, 2)]
    assert last_turns(15, 2) == []


@pytest.mark.rule("DF.end.later_leavers")
def test_later_leavers_prolong_nothing() -> None:
    game = table(
        *("players: 3", "round: 12", "fog: 2", "player 0: pawn c7", "goods: marker 2", "hand: s01 s02"),
        *("player 1: pawn c7", "goods: marker 2", "hand: s03 s04 s05"),
        *("player 2: pawn c7", "goods: marker 2", "hand: s06 s07 s08", "seat: 0", "stage: forest 0"),
    )
    events = heard(game)
    play(game, "leave c8")
    first_market(game)
    play(game, "leave c8")
    assert [event["first"] for event in said(events, "left")] == ["yes", "no"]
    assert (game.turn, game.view(0).leaver) == (2, 0)
    pass_turn(game)
    assert game.over


@pytest.mark.rule("DF.end.left_bonus")
def test_who_left_gets_five_and_only_they_count_for_the_longest_path() -> None:
    game = table(
        *("over: yes", "player 0: left c8", "trail: c7 1, c8 1", "swords: 0"),
        *("player 1: pawn c5", "trail: c1 1, c2 1, c3 1, c4 1", "swords: 0"),
    )
    assert gold(game, 0) == {"left the forest": 5, "longest path": 15}
    assert gold(game, 1) == {}


@pytest.mark.rule("DF.end.longest")
def test_the_longest_path_counts_fields_not_markers_and_is_halved_on_a_tie() -> None:
    end = ("over: yes", "players: 3", "round: 15")
    more = (*end, "player 0: left c8", "trail: c4 1, c5 1, c6 1, c7 1, c8 1", "swords: 0")
    fields = ("player 1: left d8", "trail: d5 3, d6 1, d7 1, d8 1", "swords: 0")
    third = ("player 2: left e8", "trail: e4 1, e5 1, e6 1, e7 1, e8 1", "swords: 0")
    alone = table(*more, *fields)
    assert [gold(alone, seat).get("longest path", 0) for seat in range(3)] == [15, 0, 0]
    tied = table(*more, *fields, *third)
    assert [gold(tied, seat).get("longest path", 0) for seat in range(3)] == [10, 0, 10]
    nobody = table("over: yes", "player 0: pawn c7", "trail: c6 1")
    assert "longest path" not in gold(nobody)


def test_a_pawn_that_left_looks_at_nothing_any_more() -> None:
    game = table("fog: 1", "pawn: c7", "goods: marker 2", "tiles: ? c5", *REST)
    play(game, "leave c8")
    assert state(game).players[0].hidden
    assert game.view(0).players[0].sight == []
