"""Positions as text, and packs that do not fit."""

import pytest

import tanglewood
from deep_forest_table import changed, pack_texts, table
from tanglewood.games.deep_forest.components.pack import load
from tanglewood.kernel.errors import PackError, TextError

WHOLE = """
    deep_forest
    players: 2
    round: 12
    fog: 2
    grid: pb.m ..cc m... ...p
    player 0: pawn c3
    goods: potion 2, coin 3, marker 4
    forest:
      ? ? ? ? ?
      ? t? ? ? ?
      ? ? ? R ?
      ? ? . ? ?
      . R . . T
      t . . g .
      . . _ s .
    trail: c0 1, c1 2, c2 1
    visitors: d1 d1
    swords: 3 1
    player 1: left d8
    trail: d7 1, d8 1
    stage: fight 0 15 2! 1 3 4* 5
"""


def test_a_position_reads_as_it_was_written() -> None:
    game = tanglewood.from_text(WHOLE)
    view = game.view(0)
    me = view.players[0]
    assert (me.pawn, me.goods["coin"], me.swords, me.swords_turned) == ("c3", 3, 3, 1)
    assert (me.fields["b6"], me.fields["c1"], me.fields["d2"]) == ("hidden", "bare", "gate")
    assert me.visitors == {"d1": 2}
    assert (view.fight.dice, view.fight.aside, view.fight.extra) == ([3, 4, 5], [2], 1)
    assert view.players[1].left
    assert tanglewood.from_text(game.text()).text() == game.text()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("round: 12", "round: 99", "line 4, round: expected a whole number from 1 to 15, got '99'"),
        ("fog: 2", "fog: thick", "line 5, fog: expected a whole number"),
        ("pb.m", "pbxm", "grid: expected 4 rows of 4 letters"),
        ("player 0: pawn c3", "player 0: pawn z9", "expected 'pawn c3' or 'left c8', got 'pawn z9'"),
        ("player 1", "player 2", "expected players 0 to 1, got player 2"),
        ("potion 2", "potions 2", "goods: expected amounts like"),
        ("? t? ? ? ?", "? t? ? ?", "forest: expected 5 fields"),
        ("? t? ? ? ?", "? x ? ? ?", "forest: expected signs from"),
        ("? t? ? ? ?", "R t? ? ? ?", "expected R on the rocks and nowhere else, got 'R'"),
        ("_ s .", "_? s .", "expected a tile to lie face down"),
        ("trail: c0 1", "trail: c0", "trail: expected fields with their markers"),
        ("c1 2", "k9 2", "trail: expected fields of the board, got 'k9'"),
        ("stage: fight 0 15 2! 1 3 4* 5", "stage: fight 0 16 2 1 3", "stage: expected 'enter SEAT'"),
        ("stage: fight", "stage: sleep", "stage: expected 'enter SEAT'"),
        ("swords: 3 1", "weather: fine", "expected one of players"),
        ("swords: 3 1", "trail: c0 1", "expected trail once"),
        ("swords: 3 1", "monsters: dragon", "monsters: expected monsters of the pack, got 'dragon'"),
        ("swords: 3 1", "edge: row-9", "edge: expected one of none, row-1"),
        ("swords: 3 1", "hand: s99", "hand: expected strips of the pack, got 's99'"),
        ("swords: 3 1", "hello", "expected a line like 'round: 4', got 'hello'"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_exactly(old: str, new: str, problem: str) -> None:
    assert old in WHOLE
    with pytest.raises(TextError) as raised:
        tanglewood.from_text(WHOLE.replace(old, new, 1))
    assert problem in str(raised.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("board.toml", "count = 10", "count = 9", "expected 33 tiles in all, counted 32"),
        ("board.toml", "dotted = 3", "dotted = 2", "expected 5 dotted tiles in all, counted 4"),
        ("board.toml", "dotted = 3", "dotted = 13", "field dotted: expected at most 8"),
        ("board.toml", 'cost = "potion"', 'cost = "soup"', "expected one of potion, book, coin, marker"),
        ("board.toml", 'cost = "potion"\n', "", "expected for thicket, gate and guard"),
        ("board.toml", "last_round = 15", "last_round = 10", "expected more than after_round, 10"),
        ("board.toml", '["b3", "d5"]', '["b3", "b3"]', "field rocks: expected each field once"),
        (
            "board.toml",
            "rows = 7",
            "rows = 0",
            "board, field rows: expected a whole number from 2 to 8, got 0",
        ),
        ("board.toml", "kept = 6", "kept = 6\ncolour = 1", "field colour: not expected here"),
        ("board.toml", "version = 1", "", "the pack has no version"),
        ("market.toml", 'cells = "', 'cells = "x', "field cells: expected"),
        (
            "market.toml",
            "strips = 26",
            "strips = 25",
            "expected a pile that divides 10 rounds of 2 players, not 19",
        ),
        ("market.toml", "strips = 39", "strips = 40", "at most 39"),
        ("market.toml", '["....",', '["...",', "field bare: expected 4 rows of 4 letters"),
        ("monsters.toml", 'boost = "marker"', 'boost = "book"', "expected the same for all monsters"),
        ("monsters.toml", 'id = "magpie"', 'id = "changeling"', "expected an id of its own"),
        (
            "monsters.toml",
            "gold = 0",
            "gold = -1",
            "field gold: expected a whole number from 0 to 999, got -1",
        ),
        ("supply.toml", "book = 40", "books = 40", "field book"),
        ("supply.toml", "[supply]", "[larder]", "unexpected table 'larder'"),
        ("supply.toml", "[supply]", "[supply", "not valid TOML"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(file: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(PackError) as raised:
        changed(file, old, new)
    assert problem in str(raised.value)


def test_a_table_must_be_there_once() -> None:
    texts = pack_texts()
    del texts["supply.toml"]
    with pytest.raises(PackError, match=r"the pack has 0 \[supply\] tables, expected one"):
        load(texts)


def test_numbers_of_the_pack_are_played() -> None:
    dear = changed("board.toml", "obstacle = 3", "obstacle = 2")
    game = table("pawn: c2", "goods: potion 2, marker 1", "tiles: t c3", pack=dear)
    game.play("overcome c3")
    early = changed("board.toml", "mark = 0", "mark = 2")
    assert early.fog_mark == 2
