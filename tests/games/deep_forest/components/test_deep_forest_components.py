"""What is in the box."""

from collections import Counter

import pytest

from deep_forest_table import changed, kind, table, texts
from tanglewood.games.deep_forest.components import schema
from tanglewood.games.deep_forest.components.pack import BARE, MARKER, standard
from tanglewood.kernel.errors import PackError


@pytest.mark.rule("DF.comp.tiles")
def test_a_player_has_36_tiles() -> None:
    pack = standard()
    on_the_board = len(pack.dotted) + len(pack.covered)
    assert on_the_board == 33
    assert on_the_board + pack.start_swords + pack.retreats == 36


@pytest.mark.rule("DF.comp.board")
def test_the_board_is_5_by_7_between_two_walls() -> None:
    pack = standard()
    assert (pack.columns, pack.rows) == (5, 7)
    assert len(pack.forest) == 35
    assert pack.field_names[:6] == ["a0", "b0", "c0", "d0", "e0", "a1"]
    assert pack.field_names[-6:] == ["e7", "a8", "b8", "c8", "d8", "e8"]
    assert bin(pack.rocks).count("1") == 2


@pytest.mark.rule("DF.comp.rocks")
def test_rocks_come_from_the_pack_and_never_lie_in_the_lowest_row() -> None:
    other = changed("board.toml", '["b3", "d5"]', '["c2", "e7"]')
    view = table("pawn: c0", pack=other).view(0)
    assert view.rocks == ["c2", "e7"]
    assert view.players[0].fields["c2"] == "rock"
    with pytest.raises(PackError, match="expected forest fields above the lowest row, got 'c1'"):
        changed("board.toml", '["b3", "d5"]', '["c1", "e7"]')


@pytest.mark.rule("DF.comp.tile_mix")
def test_the_tile_mix() -> None:
    pack = standard()
    mix = Counter(pack.dotted + pack.covered)
    counts = {"forest": 8, "thicket": 4, "gate": 4, "guard": 4, "sword": 10, "troll": 3}
    assert mix == {kind(name): n for name, n in counts.items()}
    assert len(pack.dotted) == 5
    assert BARE not in mix


@pytest.mark.rule("DF.comp.dice")
def test_at_most_six_swords_are_committed() -> None:
    game = table("pawn: b2", "swords: 9", "stage: commit 0 26")
    assert texts(game) == ["dice 2", "dice 3", "dice 4", "dice 5", "dice 6"]


@pytest.mark.rule("DF.comp.monsters")
def test_nine_monsters() -> None:
    pack = standard()
    cards = Counter({monster.strength: 0 for monster in pack.monsters})
    for monster in pack.monsters:
        cards[monster.strength] += monster.copies
    assert cards == {15: 4, 20: 2, 25: 2, 26: 1}
    assert all(monster.copies == 1 for monster in pack.monsters if monster.strength == 15)


@pytest.mark.rule("DF.comp.supply")
def test_the_supply() -> None:
    pack = standard()
    assert pack.supply[MARKER] == 120
    assert pack.supply[:2] == [40, 40]
    coins = pack.files.one(schema.Coins)
    assert coins.ones + coins.fives + coins.tens + coins.twenties == 60


@pytest.mark.rule("DF.comp.strips")
def test_strips_come_from_the_pack_and_may_have_empty_cells() -> None:
    pack = standard()
    assert len(pack.base_strips) == 39
    assert all(len(pack.strips[strip]) == 3 for strip in pack.base_strips)
    other = changed("market.toml", f'cells = "{cells_of("s01")}"', 'cells = "..m"')
    assert other.strips[0] == (4, 4, 3)


def cells_of(id: str) -> str:
    return next(strip.cells for strip in standard().files.of(schema.Strip) if strip.id == id)


def test_every_reconstructed_entry_says_so() -> None:
    files = standard().files
    for _, name, entry in files.entries:
        if name in ("strip", "tile", "coins", "board"):
            assert entry.source == "reconstructed"
