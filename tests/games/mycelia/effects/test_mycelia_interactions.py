"""Rules that meet: boards emptied in somebody else's turn, several last drops at once, a shrine that is full
just then, and gifts against Gwidyon."""

import pytest

from mycelia_table import drops, heard, him, leaves, mycelia, play, player, printing, rolls, table, texts
from tanglewood.api import Game
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE, REST


def winners(game: Game) -> list[int]:
    result = game.result()
    assert result is not None
    return result.winners


# ---------------------------------------------------------------------- emptied in another player's turn


@pytest.mark.rule("MY.end.trigger", "MY.end.finish_turn", "MY.end.finish_round", "MY.end.empty_plays")
@pytest.mark.parametrize(("first", "more_turns"), [(0, 2), (1, 0), (2, 1)])
def test_a_bonus_for_others_empties_a_board_in_my_turn(first: int, more_turns: int) -> None:
    seats = [
        "player 0: \n hand: sarcoscypha-coccinea drifting-leaf \n drops: a1 a1 a1 \n leaves: 1",
        "player 1: \n drops: d1 \n hand: drifting-leaf",
        "player 2: \n drops: e4 \n hand: drifting-leaf",
    ]
    game = table("players: 3", f"begins: {first}", "seat: 0", *seats)
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1")
    assert game.turn == 1
    play(game, "drop d1 > d2")  # the last drop of seat 1, in the turn of seat 0
    assert mycelia(game).ending
    assert mycelia(game).collected == 2 + 1
    assert game.turn == 2  # the bonus goes on round the table
    play(game, "skip")
    assert texts(game)[0] == "play drifting-leaf"  # and the turn goes on
    happened = heard(game)
    play(game, "play drifting-leaf", "end")
    for _ in range(10):
        if not game.over:
            play(game, "end")
    assert game.over
    assert len([name for name in happened if name.startswith("turn ")]) == more_turns
    assert winners(game) == [1]


@pytest.mark.rule("MY.end.trigger", "MY.win.empty")
def test_the_last_drop_may_fall_to_a_single_effect_of_a_card_i_hire() -> None:
    game = table(
        "seat: 1",
        "drops: c2",
        "leaves: 1",
        "player 1:",
        "showcase: fomes-fomentarius",
        "leaves: 7",
        "drops: a1",
    )
    play(game, "hire fomes-fomentarius", "drop c2 > d2")
    assert mycelia(game).ending
    assert game.turn == 1
    play(game, "end")
    assert game.over
    assert winners(game) == [0]


@pytest.mark.rule("MY.bonus.everyone", "MY.end.empty_plays")
def test_an_empty_board_still_takes_a_bonus_of_leaves() -> None:
    game = table("hand: drifting-leaves", "leaves: 1", "drops: a1", "ending: yes", "player 1:", "leaves: 2")
    play(game, "play drifting-leaves")
    assert leaves(game) == [3, 3]


# ---------------------------------------------------------------------- several last drops


@pytest.mark.rule("MY.end.trigger", "MY.win.leaves", "MY.win.shared")
@pytest.mark.parametrize(
    ("stocks", "won"), [((1, 5, 3), [1]), ((9, 5, 3), [0]), ((4, 4, 3), [0, 1]), ((4, 4, 4), [0, 1, 2])]
)
def test_several_last_drops_in_one_turn(stocks: tuple[int, int, int], won: list[int]) -> None:
    seats = [
        f"player 0: \n hand: sarcoscypha-coccinea \n drops: a1 a1 \n leaves: {stocks[0]}",
        f"player 1: \n drops: d1 \n leaves: {stocks[1]}",
        f"player 2: \n drops: e2 \n leaves: {stocks[2]}",
    ]
    game = table("players: 3", *seats)
    happened = heard(game)
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1", "drop d1 > d2", "drop e2 > d2")
    assert [owner.left for owner in mycelia(game).players] == [0, 0, 0]
    assert [name for name in happened if name.startswith("ending")] == ["ending 0"]  # told once
    play(game, "end", "end", "end")
    assert game.over
    assert winners(game) == won


@pytest.mark.rule("MY.end.trigger")
def test_the_other_players_board_is_emptied_first_and_mine_later_in_the_turn() -> None:
    game = table(
        *("hand: sarcoscypha-coccinea suillus-grevillei", "drops: c1", "leaves: 1"),
        *("player 1:", "drops: d1", "leaves: 1"),
    )
    play(game, "play sarcoscypha-coccinea", "skip", "drop d1 > d2")
    play(game, "play suillus-grevillei", "take c1", "end", "end")
    assert game.over
    assert winners(game) == [0, 1]


# ---------------------------------------------------------------------- the shrine fills with the last drop


@pytest.mark.rule("MY.end.no_turning", "MY.end.never_again")
def test_the_shrine_fills_with_the_last_drop_of_a_bonus() -> None:
    game = table(
        *("shrine: 9", "hand: sarcoscypha-coccinea", "drops: a1 a1", "leaves: 1"),
        *("player 1:", "drops: d1", "leaves: 1"),
    )
    happened = heard(game)
    play(game, "play sarcoscypha-coccinea", "skip", "drop d1 > d2", "end")
    assert mycelia(game).shrine == 10
    assert (drops(game, 0), drops(game, 1)) == ({"a1": 2}, {})
    assert "rolled 0" not in happened
    play(game, "end")
    assert winners(game) == [1]


@pytest.mark.rule("MY.end.no_turning", "MY.shrine.overflow")
def test_the_shrine_overflows_with_the_last_drop() -> None:
    game = table(
        *("shrine: 8", "hand: sarcoscypha-coccinea", "drops: a1 a1", "leaves: 1"),
        *("player 1:", "drops: d1", "leaves: 1"),
    )
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1", "drop d1 > d2", "end")
    assert (mycelia(game).shrine, mycelia(game).box) == (10, 1)
    assert [owner.left for owner in mycelia(game).players] == [0, 0]


@pytest.mark.rule("MY.shrine.turn")
def test_one_drop_left_anywhere_else_and_the_shrine_turns() -> None:
    game = table(
        *(f"word: {rolls('sun')}", "supply: 1A", "shrine: 8", "hand: sarcoscypha-coccinea"),
        *("drops: a1 a1 a1", "leaves: 1", "player 1:", "drops: d1 a1", "leaves: 1"),
    )
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1", "drop d1 > d2", "end")
    assert drops(game, 0) == drops(game, 1) == {"a1": 1, "d4": 1, "e2": 1}


@pytest.mark.rule("MY.end.no_turning", "MY.card.clavulinopsis_fusiformis")
def test_the_drop_under_an_extra_shrine_field_may_be_the_last_and_fill_the_shrine() -> None:
    game = table(
        *("tokens: 1", "shrine: 9", "showcase: clavulinopsis-fusiformis", "drops: a1", "leaves: 8"),
        *("player 1:", "drops: a1", "leaves: 1"),
    )
    happened = heard(game)
    play(game, "hire clavulinopsis-fusiformis", "shrine a1", "end")
    assert mycelia(game).shrine == 10
    assert "rolled 0" not in happened
    assert game.turn == 1  # the round is completed
    play(game, "end")
    assert winners(game) == [0]


@pytest.mark.rule("MY.end.no_turning", "PR.drop.favour")
def test_a_last_prism_drop_that_fills_the_shrine_still_gives_its_favour() -> None:
    board = "board: \n . . . +1 . \n . . . * . \n . . . . . \n . . . . ."
    game = table(
        *("players: 2", "prisma: yes", "shrine: 9", "tiles: b", "leaves: 4", board),
        *("player 1:", "drops: a1", "leaves: 1"),
    )
    happened = heard(game)
    play(game, "use b", "prism d1 > d2", "end")
    assert player(game).favour == 3
    assert (mycelia(game).shrine, mycelia(game).shrine_prisms) == (10, 1)
    assert "rolled 0" not in happened


# ---------------------------------------------------------------------- Umbra against Gwidyon


def umbra(*lines: str, bonus: str = "") -> Game:
    pack = printing(f"1 leaf & others({bonus})") if bonus else None
    return table("players: 1", "prisma: yes", *lines, "gifts: umbra", "drops: a1 a1", "leaves: 1", pack=pack)


@pytest.mark.rule("PR.solo.umbra", "PR.gift.umbra")
@pytest.mark.parametrize("bonus", ["any: remove 2", "2x any: move 1", "1 leaf", "1 favour"])
def test_umbra_in_the_solo_game_voids_every_bonus(bonus: str) -> None:
    game = umbra("chip: rest", "hand: new-hero", bonus=bonus)
    play(game, "play new-hero")
    assert texts(game) == ["accept", "skip"]
    play(game, "accept")
    assert (him(game).left, him(game).chip, him(game).favour) == (20, REST, 0)
    assert mycelia(game).collected == 0


@pytest.mark.rule("PR.solo.umbra")
def test_umbra_saves_the_player_from_gwidyons_last_drop() -> None:
    game = umbra("chip: rest", "solo: 3 6 1", "pile of gwidyon: 1", "hand: sarcoscypha-coccinea")
    play(game, "play sarcoscypha-coccinea", "take a1", "skip", "accept", "end")
    assert not game.over
    assert him(game).left == 1


@pytest.mark.rule("PR.solo.umbra", "MY.solo.both")
def test_the_player_may_let_him_have_it_all_the_same() -> None:
    game = umbra("chip: rest", "pile of gwidyon: 1", "hand: sarcoscypha-coccinea")
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1", "skip", "end")
    result = game.result()
    assert result is not None
    assert result.rival is not None
    assert (result.winners, result.rival.won) == ([0], True)


@pytest.mark.rule("PR.solo.umbra")
def test_without_umbra_there_is_nothing_to_ask() -> None:
    game = table(
        "players: 1", "prisma: yes", "chip: rest", "hand: sarcoscypha-coccinea", "leaves: 1", "drops: a1"
    )
    play(game, "play sarcoscypha-coccinea", "skip")
    assert (him(game).left, him(game).chip) == (19, REMOVE_SIDE)
