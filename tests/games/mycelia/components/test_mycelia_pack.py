"""Bad packs are refused with file, entry, field and what was expected."""

import pytest

from mycelia_table import pack_texts, table
from tanglewood.games.mycelia.bot.worths import his_pace
from tanglewood.games.mycelia.components.pack import load
from tanglewood.kernel.errors import PackError

LACCARIA = 'cost = 2\nfunction = "any: move 1 / 2 leaves"'
SUN = "sun = [[0, 2], [1, 0]]"  # of the first supply side
TILE_A = """
[[tile]]
id = "a"
name = "A"
set = "base"
cost = 1
copies = 4
function = "1 leaf"
source = "found"
"""


def refusal(file: str, old: str, new: str) -> str:
    """What the pack says when this text of a file is replaced."""
    texts = pack_texts()
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new, 1)
    with pytest.raises(PackError) as raised:
        load(texts)
    return str(raised.value)


def test_the_pack_that_comes_with_the_game_is_fine() -> None:
    pack = load(pack_texts())
    assert len(pack.fingerprint) == 12


def test_the_fingerprint_changes_with_any_byte() -> None:
    texts = pack_texts()
    changed = {**texts, "tiles.toml": texts["tiles.toml"] + "#"}
    assert load(texts).fingerprint == load(pack_texts()).fingerprint != load(changed).fingerprint


@pytest.mark.parametrize(
    ("new", "field", "expected"),
    [
        (f"colour = 3\n{LACCARIA}", "colour", "not expected here"),
        (LACCARIA.replace("2", '"two"', 1), "cost", "expected a whole number from 2 to 8, got 'two'"),
        (LACCARIA.replace("2", "9", 1), "cost", "expected a whole number from 2 to 8, got 9"),
        (LACCARIA.replace("2", "1", 1), "cost", "expected a whole number from 2 to 8, got 1"),
        (LACCARIA.removeprefix("cost = 2\n"), "cost", "expected, but missing"),
        ("cost = 2", "function", "expected, but missing"),
        ("cost = 2\nfunction = 7", "function", "expected a line of icons, like 'any: move 1', got 7"),
        ('cost = 2\nfunction = ""', "function", "expected"),
    ],
)
def test_a_card_with_a_bad_field(new: str, field: str, expected: str) -> None:
    said = refusal("cards.toml", LACCARIA, new)
    assert said.startswith(f"cards.toml: card 'laccaria-amethystina', field {field}: ")
    assert expected in said


@pytest.mark.parametrize("field", ["function", "single"])
def test_a_bad_effect_is_shown_in_one_line(field: str) -> None:
    new = LACCARIA + '\nsingle = "2 lea"' if field == "single" else LACCARIA.replace("any: move", "any: mve")
    said = refusal("cards.toml", LACCARIA, new)
    assert said.startswith(f"cards.toml: card 'laccaria-amethystina', field {field}: expected '")
    shown = "3 of '2 lea'" if field == "single" else "6 of 'any: mve 1 / 2 leaves'"
    assert said.endswith(f" at character {shown}")


def test_a_value_outside_its_choices_names_the_choices() -> None:
    said = refusal("cards.toml", 'set = "base"', 'set = "extra"')
    assert said.startswith("cards.toml: card 'laccaria-amethystina', field set: expected")
    assert "base" in said
    assert "expansion" in said
    assert "'extra'" in said


@pytest.mark.parametrize(
    ("taken", "file", "table"),
    [("laccaria-amethystina", "cards.toml", "card"), ("viatica", "prisma.toml", "gift")],
)
def test_cards_of_all_sorts_have_ids_of_their_own(taken: str, file: str, table: str) -> None:
    said = refusal("cards.toml", 'id = "marasmius-oreades"', f'id = "{taken}"')
    assert said == f"{file}: {table} '{taken}', field id: expected an id of its own, this one is taken"


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("boards.toml", 'id = "pond"', 'id = "front"', "side 'front'"),
        ("tiles.toml", 'id = "b"\n', 'id = "a"\n', "tile 'a'"),
        ("drops.toml", 'id = "4B"\nsun', 'id = "4A"\nsun', "supply '4A'"),
        ("drops.toml", 'id = "1B"\nname', 'id = "1A"\nname', "setup '1A'"),
        ("solo.toml", "[[solo]]", f"{TILE_A}\n[[solo]]", "tile 'a'"),  # the same letter in another file
    ],
)
def test_ids_are_taken_once(file: str, old: str, new: str, entry: str) -> None:
    said = refusal(file, old, new)
    assert f": {entry}, field id: expected an id of its own, this one is taken" in said


@pytest.mark.rule("MY.comp.setup_patterns")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ('"11112", "111*1", "11111"', "expected 20 drops, counted 21"),
        ('"1111", "111*1", "11111"', "expected 4 rows of 5 with * on the shrine field"),
        ('"111*1", "11111", "11111"', "expected 4 rows of 5 with * on the shrine field"),
        ('"11x11", "111*1", "11111"', "expected digits and *"),
        (
            '"11112", "111*1", "1111*"',
            "expected 4 rows of 5 with * on the shrine field",
        ),  # a second shrine field
    ],
)
def test_a_bad_setup_side(rows: str, expected: str) -> None:
    said = refusal("drops.toml", '"11111", "111*1", "11111"', rows)
    assert said.startswith(f"drops.toml: setup '1A', field drops: {expected}")


@pytest.mark.rule("MY.comp.supply_patterns")
@pytest.mark.parametrize(
    ("sun", "expected"),
    [
        ("sun = [[0, 3]]", "expected a landscape field, got [0, 3]"),  # off the board
        ("sun = [[2, 0]]", "expected a landscape field, got [2, 0]"),
        ("sun = [[0, -2]]", "expected a landscape field, got [0, -2]"),
        ("sun = [[0, 0]]", "expected a landscape field, got [0, 0]"),  # the shrine field
        ("sun = []", "expected 1 or 2 positions, got 0"),
        ("sun = [[0, 1], [0, 2], [1, 0]]", "expected 1 or 2 positions, got 3"),
        ('sun = "below"', "expected a list, got 'below'"),
        ("sun = [[0, 2, 1]]", "expected a list of 2, got [0, 2, 1]"),
    ],
)
def test_a_bad_supply_side(sun: str, expected: str) -> None:
    said = refusal("drops.toml", SUN, sun)
    assert said.startswith("drops.toml: supply '1A', field sun")
    assert expected in said


def test_a_supply_side_without_a_symbol_of_the_die() -> None:
    said = refusal("drops.toml", SUN, "")
    assert said.startswith("drops.toml: supply '1A', field sun: expected")


def test_a_supply_side_with_a_symbol_the_die_has_not() -> None:
    said = refusal("drops.toml", SUN, f"{SUN}\nstar = [[0, 1]]")
    assert said.startswith("drops.toml: supply '1A', field star: ")
    assert "sun, moon, acorn, feather, snail, web" in said


def test_a_supply_card_has_two_sides() -> None:
    said = refusal("drops.toml", 'id = "4B"\nsun', 'id = "5B"\nsun')
    assert said == "drops.toml: supply '4A', field id: expected two sides, 4A and 4B"


@pytest.mark.rule("MY.comp.board_format")
@pytest.mark.parametrize(
    ("fields", "entry", "expected"),
    [
        ('"SMWL", "MMW*L"', "front", "expected 4 rows of 5 letters with one *"),
        ('"SMWLL", "MMWLL"', "front", "expected 4 rows of 5 letters with one *"),
        ('"SMWXL", "MMW*L"', "front", "expected only LMWS and *"),
        ('"SMW*L", "MMWLL"', "pond", "expected * in the same place as on the sides before"),
    ],
)
def test_a_bad_board(fields: str, entry: str, expected: str) -> None:
    said = refusal("boards.toml", '"SMWLL", "MMW*L"', fields)
    assert said.startswith(f"boards.toml: side '{entry}', field fields: {expected}")


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        (
            "boards.toml",
            "[board]",
            "[bord]",
            "boards.toml: unexpected table 'bord', expected one of board, die",
        ),
        ("boards.toml", "columns = 5", "columns = = 5", "boards.toml: not valid TOML: "),
        ("tiles.toml", "version = 1", "", "the pack has no version, expected a whole number"),
        (
            "tiles.toml",
            "hand = 3",
            "hand = 0",
            "counts, field hand: expected a whole number from 1 to 20, got 0",
        ),
        (
            "tiles.toml",
            'id = "b"\n',
            'id = "h"\n',
            "tile 'h', field id: expected a letter from a to g, got 'h'",
        ),
        (
            "drops.toml",
            '"snail", "web"]',
            '"snail"]',
            "drops.toml: die, field faces: expected a list of 6, got [",
        ),
        (
            "solo.toml",
            "[[solo]]",
            '[die]\nfaces = ["a", "b", "c", "d", "e", "f"]\nsource = "found"\n[[solo]]',
            "[die]",
        ),
        ("tiles.toml", "p2 = 10, ", "", "tiles.toml: counts, field capacity"),
        ("tiles.toml", "p2 = 10, ", "p2 = 10, p5 = 25, ", "tiles.toml: counts, field capacity"),
        ("tiles.toml", "version = 1", 'version = 1\ncard = ["a word"]', "tiles.toml: card"),
        ("tiles.toml", "version = 1", 'version = 1\nsupply = ["a word"]', "tiles.toml: supply"),
    ],
)
def test_a_bad_file(file: str, old: str, new: str, expected: str) -> None:
    assert expected in refusal(file, old, new)


def test_bots_read_hand_and_solo_cards_from_the_pack() -> None:
    texts = pack_texts()
    usual = load(texts)
    assert his_pace(usual) == 8 / 6
    larger = load({**texts, "tiles.toml": texts["tiles.toml"].replace("hand = 3", "hand = 4", 1)})
    slower = load({**texts, "solo.toml": texts["solo.toml"].replace("removes 3", "removes 1", 1)})
    assert his_pace(slower) == 1.0
    draw = "draw: drifting-leaf " + "mucidula-mucida lepista-nuda " * 2
    deck = ("drops: a1 b2", "hand: suillus-grevillei", draw)
    alone = ("players: 1", "solo: 2 1 3 4 5 6", *deck)
    together = (*deck, "player 1:", "drops: c3 c3 d1")
    for changed, lines in ((larger, together), (larger, alone), (slower, alone)):
        assert table(*lines, pack=changed).state.value(0) != table(*lines).state.value(0)
