"""Every number of the pack reaches the bots' judgement."""

import re

import msgspec
import pytest

from deep_forest_table import pack_texts, table
from tanglewood.bots import make_bot
from tanglewood.games.deep_forest.bot.weights import weights_of
from tanglewood.games.deep_forest.components import schema
from tanglewood.games.deep_forest.components.pack import Pack, load, standard
from tanglewood.kernel.packs.files import Entry
from tanglewood.kernel.seat import Seat

OTHER = ("player 1: pawn c1", "swords: 1", "goods: coin 1")
FOREST = "tiles: s c4, t d3, g d4, w b4, T e5, t? a6, s? b6, w? c6"
OWN = ("swords: 3", "trolls: 2", "retreats: 1", "won: thicket 2, gate 1")
MIDDLE = ("round: 8", "pawn: c3", "trail: c0 1, c1 1, c2 1", FOREST, *OWN)
RICH = (*MIDDLE, "goods: potion 4, book 2, coin 3, marker 4", *OTHER)
FIGHTER = ("pawn: b2", "trail: b1 1", "swords: 6", "goods: potion 9, coin 2", *OTHER)
POSITIONS = (
    RICH,
    (*RICH, "stage: stand 0", "grid: mmpb c... p..b .c.m"),
    (*[line.replace("trolls: 2", "trolls: 2 0 yes") for line in RICH], "stage: forest 0", "stage: reward 0"),
    (*RICH, "stage: forest 0", "stage: sending 0 1"),
    (*MIDDLE, "goods: potion 1, marker 9", "monsters: moss-giant", *OTHER),
    ("round: 8", *FIGHTER, "stage: commit 0 15"),
    ("round: 8", *FIGHTER, "stage: commit 0 25"),
    ("round: 15", "fog: 5", "begins: 1", *FIGHTER, "stage: commit 0 26"),
    ("round: 8", *FIGHTER, "stage: fight 0 15 1! 0 6 1 5 2"),
    ("round: 8", "pawn: c2", "trail: c1 1", "tiles: T c3, t d2", "goods: coin 1", *OTHER),
    ("round: 12", "fog: 2", "pawn: c3", "trail: c2 2", *OTHER),
    (
        "round: 15",
        "fog: 5",
        "begins: 1",
        "pawn: c7",
        "trail: c6 1, c5 1",
        "goods: marker 9, potion 9",
        *OTHER,
    ),
    # The other one has left, with a path as long as this one will be; it is the last turn.
    (
        *("round: 13", "fog: 3", "leaver: 1", "begins: 1", "seat: 0", "pawn: c7", "trail: c5 1, c6 1"),
        *("goods: marker 3", "player 1: left d8", "trail: e6 1, e7 1, d7 1, d8 1"),
    ),
)


def differ(one: Pack, other: Pack) -> bool:
    """Whether any of the positions is judged differently."""
    for lines in POSITIONS:
        values = [table(*lines, pack=pack, checked=False).state.value(0) for pack in (one, other)]
        if values[0] != values[1]:
            return True
    return False


def with_value(texts: dict[str, str], section: str, field: str, value: object) -> dict[str, str]:
    """The pack's files with one field of a section changed."""
    found = 0
    changed: dict[str, str] = {}
    written = f"{field} = {msgspec.json.encode(value).decode()}"
    for file, text in texts.items():
        pattern = rf"(?m)(^\[{section}\]\n(?:\w.*\n)*?){field} = .*$"
        changed[file], n = re.subn(pattern, lambda match: match[1] + written, text)
        found += n
    assert found == 1, (section, field)
    return changed


def other_value(shape: type[Entry], field: str, value: object) -> object:
    """Another value that the schema allows."""
    if isinstance(value, list):
        return value[:-1]
    assert isinstance(value, int)
    most = {"dice": 6, "rolls": 3}.get(field, 999)
    return value + 1 if value < most else value - 1


NUMBERS = [
    (section, field)
    for section in ("points", "prices", "limits", "fog")
    for field in schema.SINGLE[section].__struct_fields__
    if field not in ("source", "note", "after_round")
]


@pytest.mark.parametrize(("section", "field"), NUMBERS)
def test_a_changed_number_changes_a_judgement(section: str, field: str) -> None:
    shape = schema.SINGLE[section]
    old = getattr(standard().files.one(shape), field)
    pack = load(with_value(pack_texts(), section, field, other_value(shape, field, old)))
    assert differ(pack, standard())


def test_the_round_of_the_fog_changes_a_judgement() -> None:
    longer = with_value(pack_texts(), "fog", "last_round", 25)
    assert differ(load(with_value(longer, "fog", "after_round", 20)), load(longer))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("monsters.toml", "strength = 15\ngold = 15", "strength = 15\ngold = 25"),
        ("monsters.toml", "strength = 20", "strength = 19"),
        ("monsters.toml", 'boost = "potion"', 'boost = "book"'),
        ("monsters.toml", 'advantage = "coin"', 'advantage = "wild"'),
        (
            "board.toml",
            'id = "forest"\nname = "Forest"\ncount = 8',
            'id = "forest"\nname = "Forest"\ncount = 13',
        ),
        ("market.toml", 'cells = "bcb"', 'cells = "mmm"'),
    ],
)
def test_monsters_tiles_and_strips_change_a_judgement(file: str, old: str, new: str) -> None:
    texts = pack_texts()
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new)
    if file == "board.toml":  # the number of tiles stays
        texts[file] = texts[file].replace('name = "Sword"\ncount = 10', 'name = "Sword"\ncount = 5')
    assert differ(load(texts), standard())


def chosen(pack: Pack, *lines: str) -> str:
    return make_bot("greedy", 1).choose(Seat(table(*lines, pack=pack).state)).text


def test_a_changed_number_changes_a_choice() -> None:
    lines = ("round: 8", "pawn: c3", "trail: c2 1", "goods: potion 3, marker 3", "tiles: t d3")
    end_of_set = (*lines, "won: thicket 2", "player 1: pawn c1")
    assert chosen(standard(), *end_of_set) == "overcome d3"
    worthless = with_value(with_value(pack_texts(), "points", "set", 0), "points", "single", 0)
    assert chosen(load(worthless), *end_of_set) == "go c4"


def test_an_attacking_troll_that_is_worth_much_is_paid() -> None:
    """What it brings counts once: as a troll that will be paid, and not as a tile in reach besides."""
    attacked = ("round: 8", "pawn: c2", "trail: c1 1", "tiles: T c3, t d2", "goods: coin 2", *OTHER)
    assert "pay c3" in [move.text for move in table(*attacked).state.options()]
    for troll in (1, 2, 5, 20):
        assert chosen(load(with_value(pack_texts(), "points", "troll", troll)), *attacked) == "pay c3"


def test_weights_follow_the_pack() -> None:
    usual = weights_of(standard())
    dear = weights_of(load(with_value(pack_texts(), "prices", "sell", 6)))
    assert dear.piece == usual.piece / 2
    rich = weights_of(load(with_value(pack_texts(), "points", "set", 27)))
    assert rich.begun[1:] == pytest.approx([2 * share for share in usual.begun[1:]])  # 24 more than the tiles
    assert rich.unknown > usual.unknown
    assert weights_of(standard()) is usual
