"""The effect language: functions are read and printed, and errors point at the right character."""

import pytest

from tanglewood.games.mycelia.components.language import parse
from tanglewood.games.mycelia.components.pack import standard
from tanglewood.kernel.errors import TextError

LINES = sorted({str(line) for line in standard().lines.values()})


@pytest.mark.parametrize("text", LINES)
def test_every_line_of_the_pack_prints_as_it_reads(text: str) -> None:
    assert str(parse(text)) == text


def test_printing_a_function_and_reading_it_again_changes_nothing() -> None:
    written = [
        str(getattr(entry, field))
        for _, table, entry in standard().files.entries
        for field in ("function", "single")
        if table in ("start", "card", "tile", "gift") and getattr(entry, field, None)
    ]
    assert len(written) > 60
    for text in written:
        assert str(parse(str(parse(text)))) == str(parse(text))


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("1 leaves", "1 leaf"),
        ("2 leaf", "2 leaves"),
        ("1 favours", "1 favour"),
        ("moss: remove 1 + 2?", "moss: remove 1 + remove 2?"),
        ("any:move 1+1?", "any: move 1 + move 1?"),
        ("any: at least 1, move 1", "any: move 1"),
        ("any: exactly 1, move 1", "any: exactly 1, move 1"),
        ("water: remove 2?+around 1", "water: remove 2? + around 1"),
        ("leaves: around 4", "leaves: around each"),
        ("any: move 1 / 2 leaves", "(any: move 1 / 2 leaves)"),
        ("2x (any: move 1 / 2 leaves)", "2x (any: move 1 / 2 leaves)"),
        ("2x (any: move 1 & others(1 leaf))", "2x (any: move 1 & others(1 leaf))"),
        ("others(any: move 1 / 1 leaf)", "others((any: move 1 / 1 leaf))"),
        ("3x any: move 1 / moss: remove 2", "(3x any: move 1 / moss: remove 2)"),
        ("tile c & shrine field & new showcase", "tile c & shrine field & new showcase"),
        ("2x remove card & recycle card", "2x remove card & recycle card"),
    ],
)
def test_one_form_of_each_thing(text: str, printed: str) -> None:
    assert str(parse(text)) == printed
    assert str(parse(printed)) == printed


def test_and_binds_closer_than_the_stroke() -> None:
    assert str(parse("1 leaf & 2 leaves / 3 leaves")) == "(1 leaf & 2 leaves / 3 leaves)"


# `^` stands before the character the error points at.
@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        ("^", "expected a number of leaves or favours, a landscape"),
        ("3x any: ^mve 1", "expected 'move', 'remove' or 'around', found 'mve'"),
        ("^1x any: move 1", "expected 2x to 9x, found '1x'"),
        ("2 ^birds", "expected 'leaves' or 'favours', found 'birds'"),
        ("any ^move 1", "expected ':', found 'move'"),
        ("any: exactly^, remove 1", "expected a number from 0 to 99, found ','"),
        ("any: at ^2, move 1", "expected 'least', found '2'"),
        ("any: remove 1? + remove 1^", "expected '?': solid symbols stand before transparent ones"),
        ("any: remove 1 &^", "expected a number of leaves or favours"),
        ("(any: remove 1^", "expected ')', found the end"),
        ("others ^any: move 1", "expected '(', found 'any'"),
        ("tile ^h", "expected a tile from a to g, found 'h'"),
        ("2x ^tile c", "found 'tile'"),
        ("remove^", "expected 'card', found the end"),
        ("^Any: move 1", "expected a word, a number or one of"),
        ("any: move 1 ^$", "found '$'"),
        ("any: move 1 ^any: move 1", "expected '&', '/' or the end, found 'any'"),
        ("any: around each ^+ remove 1", "expected '&', '/' or the end, found '+'"),
        ("any:^", "expected 'move', 'remove' or 'around', found the end"),
        ("any: move 1 + ^+ 1", "expected 'move', 'remove' or 'around', found '+'"),
        ("^0 leaves", "a number from 1 to 99"),
        ("^1000 leaves", "a number from 1 to 99"),
        ("^10x 1 leaf", "expected 2x to 9x"),
        ("others(1 leaf & ^others(1 leaf))", "expected no bonus inside a bonus"),
        ("((((((((^(1 leaf)))))))))", "expected fewer brackets inside brackets"),
        ("leaves: around ^5", "expected 'each' or a number of sides from 1 to 4, found '5'"),
        ("leaves: around ^0", "expected 'each' or a number of sides from 1 to 4, found '0'"),
        ("any: move ^0", "expected a number from 1 to 99, found '0'"),
    ],
)
def test_errors_point_at_the_character(marked: str, expected: str) -> None:
    place = marked.index("^")
    text = marked.replace("^", "")
    with pytest.raises(TextError) as raised:
        parse(text)
    said = str(raised.value)
    assert expected in said
    assert said.endswith(f" at character {place + 1} of {text!r}")


@pytest.mark.rule("MY.eff.move_and_remove")
@pytest.mark.parametrize("text", ["any: exactly 2, remove 3", "any: at least 1, remove 2"])
def test_fewer_drops_than_solid_symbols_cannot_be_asked_for(text: str) -> None:
    with pytest.raises(TextError):
        parse(text)
