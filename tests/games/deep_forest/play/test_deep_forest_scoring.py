"""Gold at the end."""

from itertools import product

import pytest

from deep_forest_table import gold, heard, play, said, state, table
from tanglewood.games.deep_forest.play.scoring import best_split, sets_of


def end(*lines: str) -> str:
    return "\n".join(["over: yes", "player 0: pawn c1", "swords: 0", *lines])


@pytest.mark.rule("DF.score.resources")
def test_three_of_a_kind_are_a_coin() -> None:
    assert gold(table(end("goods: potion 5, book 3, marker 6"))) == {"resources": 1 + 1 + 2}
    assert gold(table(end("goods: potion 2, book 2, marker 2"))) == {}


@pytest.mark.rule("DF.score.coins")
def test_coins_count() -> None:
    assert gold(table(end("goods: coin 17"))) == {"coins": 17}


@pytest.mark.rule("DF.score.sets")
@pytest.mark.parametrize(
    ("won", "sets", "singles"),
    [
        ("thicket 3", 15, 0),
        ("thicket 1, gate 1, guard 1", 15, 0),
        ("thicket 2, gate 2", 0, 4),
        ("thicket 4, gate 1, guard 1", 30, 0),
        ("thicket 4, gate 4, guard 4", 60, 0),
        ("thicket 3, gate 2, guard 2", 30, 1),
        ("thicket 3, gate 3, guard 1", 30, 1),
    ],
)
def test_sets_of_three(won: str, sets: int, singles: int) -> None:
    found = gold(table(end(f"won: {won}")))
    assert (found.get("sets", 0), found.get("single obstacles", 0)) == (sets, singles)


def most_sets(a: int, b: int, c: int) -> int:
    """By trying everything."""
    best = 0
    if min(a, b, c) > 0:
        best = max(best, 1 + most_sets(a - 1, b - 1, c - 1))
    if a > 2:
        best = max(best, 1 + most_sets(a - 3, b, c))
    if b > 2:
        best = max(best, 1 + most_sets(a, b - 3, c))
    if c > 2:
        best = max(best, 1 + most_sets(a, b, c - 3))
    return best


@pytest.mark.rule("DF.score.sets")
def test_the_best_split_is_taken() -> None:
    for a, b, c in product(range(6), repeat=3):
        assert sets_of(a, b, c) == most_sets(a, b, c)
        wild = max(most_sets(a + 1, b, c), most_sets(a, b + 1, c), most_sets(a, b, c + 1))
        assert best_split((a, b, c), True) == (wild, a + b + c + 1 - 3 * wild)


@pytest.mark.rule("DF.monster.3")
def test_monster_3_completes_a_set() -> None:
    assert gold(table(end("won: thicket 1, gate 1", "monsters: changeling"))) == {"sets": 15, "monsters": 5}
    assert gold(table(end("won: guard 2", "monsters: changeling"))) == {"sets": 15, "monsters": 5}


@pytest.mark.rule("DF.monster.3_single")
def test_monster_3_in_no_set_is_a_single_obstacle() -> None:
    assert gold(table(end("monsters: changeling"))) == {"monsters": 5, "single obstacles": 1}
    assert gold(table(end("won: gate 3", "monsters: changeling"))) == {
        "sets": 15,
        "monsters": 5,
        "single obstacles": 1,
    }


@pytest.mark.rule("DF.score.swords")
def test_swords_that_were_not_turned_over() -> None:
    assert gold(table("over: yes", "player 0: pawn c1", "swords: 2 3")) == {"swords": 2}


@pytest.mark.rule("DF.score.monsters")
def test_monsters_add_up() -> None:
    assert gold(table(end("monsters: stone-toad cave-bear basilisk"))) == {"monsters": 65}


@pytest.mark.rule("DF.score.winner")
def test_most_gold_then_the_stronger_monster_then_together() -> None:
    other = ("player 1: pawn c1", "swords: 0")
    more = table(end("goods: coin 9"), *other, "goods: coin 8").result()
    assert more is not None
    assert more.winners == [0]
    tied = table(end("goods: coin 20, book 2"), *other, "monsters: cave-bear").result()
    assert tied is not None
    assert (tied.scores, tied.winners, tied.ranks) == ([20, 20], [1], [2, 1])
    shared = table(end("goods: coin 9"), *other, "goods: coin 9").result()
    assert shared is not None
    assert (shared.winners, shared.ranks) == ([0, 1], [1, 1])


@pytest.mark.rule("DF.score.piecewise")
def test_the_coins_out_of_the_supply_are_told_at_every_moment_and_at_the_end() -> None:
    game = table("pawn: c1", "trail: c0 1", "goods: coin 4, book 6", "player 1: pawn c1", "goods: coin 3")
    events = heard(game)
    play(game, "sell book", "buy potion")
    assert said(events, "coins") == [{"n": 1, "out": 8}, {"n": -2, "out": 6}]
    assert game.view(0).coins_out == 6
    counted = state(game).statistics()
    assert counted["most coins out"] == [8]
    final = table(
        end("goods: coin 4", "won: gate 3", "monsters: cave-bear"), "player 1: left c8", "trail: c8 1"
    )
    # 4 coins and a set for one; a sword and the bonus for leaving for the other; printed gold is no coin.
    assert state(final).statistics()["coins out after scoring"] == [4 + 15 + 1 + 5]


def test_statistics_count_points_by_source_fights_and_exits() -> None:
    counted = state(table(end("goods: coin 4"), "player 1: left c8", "trail: c8 1")).statistics()
    assert counted["points from coins"] == [4, 0]
    assert counted["left"] == [0, 1]
    assert counted["path"] == [0, 1]
    assert {"fights against 26", "wins against 15", "percent of turns contested", "rounds"} <= set(counted)
