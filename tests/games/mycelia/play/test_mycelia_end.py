"""The end of the game, and who won."""

import pytest

from mycelia_table import drops, heard, leaves, mycelia, play, refused, table, texts
from tanglewood.api import Game


def last_drop(*lines: str) -> Game:
    """Seat 0 is about to remove its last drop; seat 1 has its turn still before it."""
    game = table(*lines, "player 0:", "hand: macrolepiota-procera drifting-leaf", "drops: a1", "leaves: 1")
    return play(game, "play macrolepiota-procera", "take a1")


@pytest.mark.rule("MY.end.trigger")
def test_removing_the_last_drop_triggers_the_end() -> None:
    assert mycelia(last_drop()).ending


@pytest.mark.rule("MY.end.trigger")
def test_moving_the_last_drop_onto_the_shrine_field_triggers_the_end() -> None:
    game = table("hand: boletus-edulis drifting-leaf", "drops: d1", "leaves: 1", "player 1:", "drops: a1")
    play(game, "play boletus-edulis", "drop d1 > d2")
    assert mycelia(game).ending


@pytest.mark.rule("MY.end.trigger")
def test_a_drop_left_anywhere_does_not() -> None:
    game = table("hand: boletus-edulis drifting-leaf", "drops: d1 a1", "leaves: 1")
    play(game, "play boletus-edulis", "drop d1 > d2")
    assert not mycelia(game).ending


@pytest.mark.rule("MY.end.trigger")
def test_the_end_may_come_in_another_players_turn() -> None:
    game = table(
        "hand: sarcoscypha-coccinea", "drops: a1", "leaves: 1", "player 1:", "drops: d1", "leaves: 1"
    )
    play(game, "play sarcoscypha-coccinea", "skip", "drop d1 > d2")
    assert mycelia(game).ending
    play(game, "end", "end")
    assert game.over
    result = game.result()
    assert result is not None
    assert result.winners == [1]


@pytest.mark.rule("MY.end.finish_turn")
def test_the_running_turn_is_finished_as_usual() -> None:
    game = last_drop("showcase: laccaria-amethystina")
    assert texts(game) == ["play drifting-leaf", "use a"]
    play(game, "play drifting-leaf", "hire laccaria-amethystina")
    assert not game.over


@pytest.mark.rule("MY.end.finish_round")
@pytest.mark.parametrize(
    ("first", "trigger", "turns"), [(0, 0, 3), (0, 2, 1), (1, 1, 3), (1, 2, 2), (1, 0, 1)]
)
def test_the_round_is_completed_so_that_all_have_had_as_many_turns(
    first: int, trigger: int, turns: int
) -> None:
    seats = []
    for seat in range(3):
        hand = "boletus-edulis" if seat == trigger else "drifting-leaf"
        seats.append(f"player {seat}: \n hand: {hand} \n drops: d1 \n leaves: 1")
    game = table("players: 3", f"begins: {first}", f"seat: {trigger}", *seats)
    play(game, "play boletus-edulis", "drop d1 > d2", "end")
    taken = 1
    while not game.over:
        play(game, "play drifting-leaf", "end")
        taken += 1
    assert taken == turns


@pytest.mark.rule("MY.end.finish_round")
def test_after_the_end_nobody_moves() -> None:
    game = table("seat: 1", "ending: yes", "player 1:", "leaves: 1")
    play(game, "end")
    assert game.over
    assert texts(game) == []
    assert refused(game, "end") == ("MY.end.finish_round", "refused-over")


@pytest.mark.rule("MY.end.finish_round")
def test_without_the_trigger_the_next_round_begins() -> None:
    game = table(
        "seat: 1", "round: 3", "leaves: 1", "hand: drifting-leaf", "player 1:", "leaves: 1", "drops: a1"
    )
    play(game, "end")
    assert not game.over
    assert mycelia(game).round == 4


@pytest.mark.rule("MY.end.no_turning")
def test_the_last_drop_fills_the_shrine_but_does_not_turn_it() -> None:
    game = last_drop("shrine: 9", "player 1:", "drops: a1", "leaves: 1")
    happened = heard(game)
    play(game, "play drifting-leaf", "end")
    assert mycelia(game).shrine == 10
    assert "rolled 0" not in happened
    assert drops(game, 0) == {}


@pytest.mark.rule("MY.end.never_again")
def test_a_drop_of_somebody_else_does_not_turn_the_shrine_either() -> None:
    game = table(
        "shrine: 9", "collected: 3", "ending: yes", "leaves: 1", "drops: a1", "player 1:", "leaves: 1"
    )
    happened = heard(game)
    play(game, "end")
    assert "rolled 0" not in happened
    assert drops(game, 1) == {}


@pytest.mark.rule("MY.end.never_again")
def test_the_shrine_is_not_turned_in_a_later_turn_of_the_last_round() -> None:
    game = table(
        "shrine: 8",
        "hand: macrolepiota-procera",
        "drops: a1",
        "leaves: 1",
        "player 1:",
        "hand: fomes-fomentarius",
        "drops: a1 a1 a1",
        "leaves: 1",
    )
    happened = heard(game)
    play(game, "play macrolepiota-procera", "take a1", "end")
    play(game, "play fomes-fomentarius", "take a1", "take a1", "end")
    assert game.over
    assert not [name for name in happened if name.startswith(("rolled", "supplied"))]
    assert drops(game, 0) == {}
    assert mycelia(game).shrine == 10


@pytest.mark.rule("MY.end.empty_plays")
def test_an_empty_board_takes_its_turn_as_usual() -> None:
    game = table(
        "hand: sarcoscypha-coccinea",
        "drops: a1 a1",
        "leaves: 1",
        "player 1:",
        "drops: d1",
        "hand: drifting-leaf drifting-leaves",
        "leaves: 1",
    )
    play(game, "play sarcoscypha-coccinea", "skip", "drop d1 > d2", "end")
    assert game.turn == 1
    play(game, "play drifting-leaf", "play drifting-leaves", "end")
    assert game.over
    assert leaves(game)[1] == 1 + 1 + 2
    result = game.result()
    assert result is not None
    assert result.scores[1] == 4


def won(*lines: str) -> list[int]:
    game = table("over: yes", "ending: yes", *lines)
    result = game.result()
    assert result is not None
    return result.winners


@pytest.mark.rule("MY.win.empty")
def test_the_player_without_drops_wins() -> None:
    assert won("leaves: 0", "player 1:", "drops: a1", "leaves: 50") == [0]
    assert won("drops: a1", "leaves: 50", "player 1:", "leaves: 0") == [1]


@pytest.mark.rule("MY.win.leaves")
def test_among_several_empty_boards_the_most_leaves_win() -> None:
    others = "player 1: \n leaves: 5 \n player 2: \n drops: a1 \n leaves: 9"
    assert won("players: 3", "leaves: 4", others) == [1]


@pytest.mark.rule("MY.win.shared")
def test_with_equal_leaves_they_win_together() -> None:
    others = "player 1: \n leaves: 5 \n player 2: \n leaves: 4 \n player 3: \n drops: a1 \n leaves: 5"
    assert won("players: 4", "leaves: 5", others) == [0, 1]
    assert won("leaves: 0", "player 1:", "leaves: 0") == [0, 1]
