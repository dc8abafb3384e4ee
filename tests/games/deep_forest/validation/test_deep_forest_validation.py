"""Positions no game can reach are refused with the line and the reason; what the rules allow is not."""

import pytest

import tanglewood

FOREST = """forest:
 . . . . .
 . . . . .
 . . . R .
 . . . . .
 . R . . .
 . . . . .
 . . . . .
"""
LEFT = "player 1: left c8\n"
FIGHT = "player 0: pawn b2\nswords: 3\n"


def wood(row: int, column: int, sign: str) -> str:
    """A forest with one more sign: rows from the bottom, columns from the left, both from 1."""
    lines = FOREST.splitlines()
    signs = lines[8 - row].split()
    signs[column - 1] = sign
    lines[8 - row] = " " + " ".join(signs)
    return "\n".join(lines) + "\n"


WRONG = [
    # the course of the game
    ("first: 3", "line 2, first: expected a seat from 0 to 1"),
    ("first: 1\nbegins: 0", "line 3, begins: expected 1"),
    ("round: 12\nfog: 3", "line 3, fog: expected 2 in round 12"),
    ("round: 4\nfog: 1", "line 3, fog: expected none in round 4"),
    ("round: 11\nfog: none", "line 3, fog: expected 1 in round 11"),
    ("leaver: 1", "line 2, leaver: expected the first of those who left"),
    ("leaver: none\nround: 12\nplayer 1: left c8", "line 2, leaver: expected the first of those who left"),
    ("round: 10\n" + LEFT, "line 2, round: nobody leaves before there is fog"),
    ("leaver: 0\nplayer 0: left c8\nstage: forest 0", "seat: player 0 has left and has no further turn"),
    (
        "players: 3\nleaver: 0\nseat: 1\nplayer 0: left c8\nplayer 2: left c8",
        "line 3, leaver: expected player 2 in the forest",
    ),
    ("over: yes\nround: 14", "line 2, over: expected no: somebody has another turn"),
    ("over: yes\nstage: forest 0", "line 3, stage: expected no stage once the game is over"),
    # the market
    ("heap: s01 s01", "line 2, heap: expected s01 once"),
    ("heap: s01\nplayer 0:\nhand: s01", "line 2, heap: expected s01 once"),
    ("heap: s01\nstage: lay 0 s01", "line 2, heap: expected s01 once"),
    ("pile: x1", "line 2, pile: x1 is a sparse strip that cannot be here"),
    ("sparse: 2\nbox: x1", "line 3, box: x1 is a sparse strip that cannot be here"),
    (
        "pile: " + " ".join(f"s{n:02}" for n in range(1, 28)),
        "line 2, pile: expected at most 26 strips in all",
    ),
    ("box: " + " ".join(f"s{n:02}" for n in range(1, 15)), "line 2, box: expected at most 13 strips"),
    ("player 0:\nhand: s01 s02 s03 s04", "line 3, player 0, hand: expected at most 3 strips"),
    ("player 0:\nhand: s01 s02 s03\nstage: stand 0", "line 3, player 0, hand: expected at most 2 strips"),
    ("shuffled: s01=2", "line 2, shuffled: expected at most 1, one a turn"),
    ("pile: s01 s02\nshuffled: s01=1", "line 3, shuffled: expected s02=1"),
    ("round: 5\npile: s02\nbox: s01\nshuffled: s01=1 s02=1", "line 5, shuffled: s01 lies in the box"),
    ("player 0:\nedge: corner", "line 3, player 0, edge: corner is closed"),
    (
        "player 0:\nedge: row-1\nplayer 1:\nedge: row-1",
        "line 5, player 1, edge: another pawn stands at row-1",
    ),
    # pieces
    ("supply: 40 40 90 120\nplayer 0:\ngoods: potion 3", "line 2, supply: expected at most 37 of potion"),
    ("limited_supply: yes\nsupply: -1 40 50 120", "line 3, supply: expected no potion that is not there"),
    ("supply: 40 40 50 120\nlowest: 41 40 50 120", "line 3, lowest: expected at most 40 of potion"),
    ("player 0:\ngoods: coin 999", "line 3, player 0, goods: expected at most"),
    ("player 1:\ngoods: book 7", "line 3, player 1, goods: expected at most 6 of book after a turn"),
    ("middle: basilisk=2", "line 2, middle: expected basilisk at most 1 times in all"),
    (
        "middle: basilisk=1\nplayer 0:\nmonsters: basilisk",
        "line 2, middle: expected basilisk at most 1 times",
    ),
    ("player 0:\nmonsters: magpie stone-toad", "line 3, player 0, monsters: expected one of each strength"),
    ("player 0:\ntrolls: 7", "line 3, player 0, trolls: expected at most 6 trolls in all"),
    ("player 0:\ntrolls: 1 2", "line 3, player 0, trolls: expected at most 1 new ones"),
    ("player 0:\nvisitors: a1 a1 a1 a1 a1 a1 a1", "line 3, player 0, visitors: expected at most 6 trolls"),
    ("tally: " + "0 " * 15 + "-1", "line 2, tally: expected numbers from 0 to"),
    # forests
    ("player 0:\nwon: gate 5", "line 3, player 0, won: expected gate at most 4 times"),
    ("player 0:\nwon: gate 4\n" + wood(2, 1, "g"), "line 3, player 0, won: expected gate at most 4 times"),
    ("player 0:\nswords: 8 4", "line 3, player 0, swords: expected at most 11 swords"),
    ("player 0:\nretreats: 3", "line 3, player 0, retreats: expected at most 2"),
    ("player 0:\n" + wood(1, 3, "?"), "line 3, player 0, forest: the tile on c1 lies face up"),
    # the pawn and its path
    ("player 0: pawn c8", "line 2, player 0, pawn: expected 'left' on the upper wall"),
    ("player 1: left c7", "line 2, player 1, pawn: expected 'left' on the upper wall"),
    ("player 0: pawn c3\n" + wood(3, 3, "?"), "line 2, player 0, pawn: the tile on c3 lies face down"),
    ("player 0: pawn c3\n" + wood(3, 3, "g"), "line 2, player 0, pawn: a gate lies on c3"),
    ("player 0: pawn c3\nvisitors: c3", "line 2, player 0, pawn: a troll lies on c3"),
    ("player 1:\ntrail: c0 1", "line 3, player 1, trail: expected no path without a pawn"),
    ("player 0: pawn c3\ntrail: c1 1", "line 3, player 0, trail: expected a path that does not touch itself"),
    (
        "player 0: pawn c2\ntrail: c1 1, b1 1, b2 1",
        "line 3, player 0, trail: expected a path that does not touch",
    ),
    ("player 0: pawn c2\ntrail: c1 1, c1 1", "line 3, player 0, trail: expected a path that does not touch"),
    ("player 0: pawn b1\ntrail: c1 1, c0 1", "line 3, player 0, trail: c0 is never entered"),
    ("player 0: pawn c7\ntrail: c8 1", "line 3, player 0, trail: c8 is never entered"),
    (LEFT + "trail: c6 1, c7 1", "line 3, player 1, trail: expected it to end on c8"),
    ("player 0: pawn c2\ntrail: c0 1, c1 2", "line 3, player 0, trail: expected 1 to 1 markers on c1, got 2"),
    ("player 0: pawn c2\ntrail: c0 1, c1 0", "line 3, player 0, trail: expected 1 to 1 markers on c1, got 0"),
    (LEFT + "trail: c7 1, c8 2", "line 3, player 1, trail: expected 1 to 1 markers on c8, got 2"),
    # stages
    ("seat: 1\nstage: forest 0", "line 3, stage: expected player 1, who has the turn"),
    ("stage: forest 0\nstage: forest 0", "line 3, stage: expected one stage"),
    ("player 0: pawn c1\nstage: enter 0", "line 3, stage: the pawn has entered the forest already"),
    ("stage: double 0 book", "line 2, stage: expected the monster that doubles"),
    ("player 0:\nmonsters: magpie\nstage: double 0 book", "line 4, stage: expected the market pawn"),
    ("stage: commit 0 15", "line 2, stage: expected the pawn on a field for fights"),
    ("player 0: pawn b2\nstage: commit 0 15", "line 3, stage: expected at least 2 swords"),
    (FIGHT + "visitors: a2\nstage: commit 0 15", "line 5, stage: expected no troll beside the pawn"),
    (FIGHT + "stage: fight 0 15 1! 0 1 1 1 1", "line 4, stage: expected at least 4 swords"),
    (FIGHT + "stage: fight 0 15 1! 0 1", "line 4, stage: expected at least 2 swords"),
    (
        FIGHT + "monsters: magpie\nstage: fight 0 15 1! 0 1 1",
        "line 5, stage: expected a monster of this strength",
    ),
    (
        "middle: basilisk=0\n" + FIGHT + "stage: claim 0 26",
        "line 5, stage: expected a monster of this strength",
    ),
    (FIGHT + "stage: fight 0 15 1! 0 1* 1", "line 4, stage: expected a first roll as it fell"),
    (FIGHT + "stage: fight 0 26 1 2 1 1", "line 4, stage: no resource adds pips to this fight"),
    (FIGHT + "stage: fight 0 15 1 16 1 1", "line 4, stage: expected at most 15 pips added"),
    ("stage: closing 0 won", "line 2, stage: expected a monster that was beaten"),
    ("stage: sending 0 1", "line 2, stage: expected it in the middle of a stage"),
    ("stage: enter 0\nstage: sending 0 1", "line 3, stage: expected it in the middle of a stage"),
    ("stage: forest 0\nstage: sending 0 1", "line 3, stage: expected a troll of an earlier round"),
    ("player 0:\ntrolls: 1\nstage: forest 0\nstage: sending 0 0", "line 5, stage: expected another player"),
    ("player 0:\ntrolls: 1 0 no\nstage: forest 0\nstage: reward 0", "line 5, stage: expected 'yes' behind"),
]


@pytest.mark.parametrize(("lines", "said"), WRONG)
def test_what_no_game_can_reach_is_refused(lines: str, said: str) -> None:
    text = f"deep_forest\n{lines}"
    with pytest.raises(tanglewood.TextError) as refused:
        tanglewood.from_text(text)
    assert str(refused.value).startswith(said)


RIGHT = [
    "",
    "players: 4\nplayer 3:\nedge: corner",
    "over: yes",
    "over: yes\nplayer 0: left c8",
    "fog: 3",
    LEFT + "trail: c7 1, c8 1",
    "players: 3\nseat: 2\nleaver: 1\nplayer 1: left c8\nplayer 2: left d8\nstage: closing 2 otherwise",
    "player 0: pawn d6\ntrail: d4 1, d5 2",
    "round: 13\nplayer 0: pawn c3\ntrail: b3 3",
    "player 0:\ngoods: book 9",  # in the middle of the turn
    "grid: pb.m ..cc m... ...p\nplayer 0:\nmonsters: magpie\nedge: row-1\nstage: double 0 potion book",
    FIGHT + "stage: fight 0 15 3 1 2 2* 3*",
    "player 0:\ntrolls: 2 1 no\nstage: forest 0\nstage: sending 0 1",
]


@pytest.mark.parametrize("lines", RIGHT)
def test_what_the_rules_allow_is_taken(lines: str) -> None:
    game = tanglewood.from_text(f"deep_forest\n{lines}")
    assert game.problems() == []
    assert tanglewood.from_text(game.text()).text() == game.text()


def test_all_problems_are_listed_without_raising() -> None:
    text = "deep_forest\nround: 12\nfog: 1\nplayer 0:\nretreats: 3\nstage: commit 0 15"
    game = tanglewood.from_text(text, checked=False)
    assert game.problems() == [
        "fog: expected 2 in round 12 [DF.fog.mark]",
        "player 0, retreats: expected at most 2 [DF.retreat.use]",
        "stage: expected the pawn on a field for fights [DF.fight.where]",
    ]
