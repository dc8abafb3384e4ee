"""Sheets to print: one page of A4 each, with the numbers of the pack and every sign drawn."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fewer import few_languages
from tanglewood.cli.app import app
from tanglewood.kernel.registry import lookup
from tanglewood.tabletop.sheets.chart import beside, letters, nightweave
from tanglewood.tabletop.sheets.content import Block, Counted, charts, game_of_chart, sheet_of, signs_of
from tanglewood.tabletop.sheets.paper import BOTTOM, FONTS, HEAD, Paper, signs
from tanglewood.tabletop.sheets.summary import block, counts, height, summary
from tanglewood.words import speaking

READABLE = 8.8
"""Letters of so many points; a sheet that needed smaller ones would say too much."""
STILL_READABLE = 8.0
"""Other languages need more letters."""
GAMES = ("mycelia", "everdell", "deep_forest")
LETTERS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?()%&/-+"
    "äöüÄÖÜßéèêëàâçîïôùûœæÉÈÀÇÊÎÔŒñáíóúÁÍÓÚ¿¡ìòÌÒąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
    "«»„“”’–…·×−\u00a0\u202f"  # noqa: RUF001
)
"""What the seven languages are written with."""


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_fits_on_one_page_with_letters_one_can_read(game: str) -> None:
    info = lookup(game)
    pdf = summary(info)
    assert pdf.startswith(b"%PDF")
    assert pages(pdf) == 1
    assert b"/MediaBox [0 0 595" in pdf
    assert height(info, sheet_of(info), READABLE) <= BOTTOM


@pytest.mark.parametrize("language", few_languages())
def test_a_game_fits_on_one_page_in_every_language(language: str) -> None:
    with speaking(language):
        for game in GAMES:
            info = lookup(game)
            assert height(info, sheet_of(info), STILL_READABLE) <= BOTTOM, game
            assert pages(summary(info)) == 1
        info = lookup("everdell")
        paper, top = Paper(info, ""), HEAD + 7
        assert beside(paper, top, letters(paper, top), False) <= BOTTOM
        assert pages(nightweave(info)) == 1


def test_a_heading_of_two_lines_has_room_for_both() -> None:
    paper = Paper(lookup("everdell"), "")

    def high(heading: str) -> float:
        return block(paper, Block(heading, "worker", "", [("", "One line.")]), 0, 0, READABLE, False)

    line = paper.text(0, 0, 100, "A", READABLE * 1.38, family="serif", style="B", draw=False)
    assert high("On your turn, do one of these " * 2) == pytest.approx(high("On your turn") + line, abs=0.5)


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.ttf")), ids=lambda path: path.stem)
def test_the_letters_of_all_languages_are_there(path: Path) -> None:
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    known = TTFont(path).getBestCmap()
    assert [letter for letter in LETTERS if ord(letter) not in known] == []


def test_every_sign_of_a_sheet_is_drawn() -> None:
    for game in GAMES:
        info = lookup(game)
        assert signs_of(info) - set(signs(info.listing.folder)) == set()
    info = lookup("everdell")
    everdell = signs(info.listing.folder)
    assert {sign for chart in charts(info).values() for sign in chart} - set(everdell) == set()
    # A sign that was drawn on a page without its symbol would be an empty picture.
    assert [name for name, picture in everdell.items() if picture.getextrema()[3][1] == 0] == []


def test_the_words_have_the_numbers_of_the_pack() -> None:
    said = " ".join(text for block in sheet_of(lookup("deep_forest")).right for _, text in block.texts)
    assert f"**{lookup('deep_forest').numbers()['points__set']}**" in said


def test_nightweaves_turn_is_one_page() -> None:
    info = game_of_chart("nightweave")
    assert info is not None
    assert pages(nightweave(info)) == 1
    assert game_of_chart("rugwort") is None


def test_the_terminal_writes_the_file(tmp_path: Path) -> None:
    file = tmp_path / "night.pdf"
    assert CliRunner().invoke(app, ["sheet", "nightweave", "-o", str(file)]).exit_code == 0
    assert file.read_bytes().startswith(b"%PDF")
    unknown = CliRunner().invoke(app, ["sheet", "chess", "-o", str(file)])
    assert unknown.exit_code == 2


def test_a_colon_stands_as_the_language_writes_it() -> None:
    one = Counted("Cartes", "city", "Les points.")
    with speaking("fr"):
        assert counts(one) == "**Cartes**\u202f: Les points."
    assert counts(one) == "**Cartes**: Les points."
