"""What stands on a printed sheet: the pages of the rulebook for people, and what counts at the end.

The words and drawings are those of the rulebook (`rulebook.toml`) and of the score pad (`pad.toml`), so that
the numbers are those of the pack. Nothing here needs the library that draws.
"""

from typing import NamedTuple

import msgspec

from tanglewood.kernel.packs.files import tables, text_of
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.rulebook.files import read_rulebook
from tanglewood.tabletop.pad import read_pad
from tanglewood.tabletop.reckoning import rows_of
from tanglewood.words import named, words


class Block(NamedTuple):
    """A heading with its sign, a drawing below it, and paragraphs, each with a drawing of its own or none."""

    heading: str
    sign: str
    drawing: str
    texts: list[tuple[str, str]]


class Counted(NamedTuple):
    """A line of the scoring at the foot."""

    name: str
    sign: str
    says: str


class Sheet(NamedTuple):
    """A game on one page: two columns of blocks, and what counts at the end."""

    title: str
    about: str
    left: list[Block]
    right: list[Block]
    counted: list[Counted]
    tie: str


def sheet_of(info: GameInfo) -> Sheet:
    """The page of a game; one without a rulebook for people has none."""
    book, pad, say = read_rulebook(info), read_pad(info), words().say
    blocks: dict[str, list[Block]] = {"left": [], "right": [], "half": []}
    for section in book.sections:
        key = f"{info.id}-book-{section.id}"
        texts = [(text.step, say(f"{key}-{n}")) for n, text in enumerate(section.texts, 1)]
        drawing = "" if section.drawing == "home" else section.drawing
        blocks[section.page].append(Block(say(key), section.sign, drawing, texts))
    counted = [
        Counted(say(f"{info.id}-pad-{row.id}"), row.sign, say(f"{info.id}-pad-{row.id}-says"))
        for row in rows_of(pad, usual(info), False)
    ]
    return Sheet(named(info.title), named(info.about), blocks["left"], blocks["right"], counted, "")


def charts(info: GameInfo) -> dict[str, list[str]]:
    """Sheets of a game that explain one thing, with the signs they draw: `charts.toml` in its folder."""
    path = info.listing.folder / "charts.toml"
    if not path.is_file():
        return {}
    return msgspec.convert(dict(tables(f"{info.id}: {path.name}", text_of(path))), dict[str, list[str]])


def game_of_chart(name: str) -> GameInfo | None:
    """The game that a chart belongs to."""
    return next((info for info in GAMES.values() if name in charts(info)), None)


def usual(info: GameInfo) -> dict[str, int | bool | str]:
    return {setting.name: setting.default for setting in info.settings}


def signs_of(info: GameInfo) -> set[str]:
    """The signs that the page of a game draws."""
    sheet = sheet_of(info)
    blocks = [*sheet.left, *sheet.right]
    drawings = [
        one for block in blocks for one in (block.sign, block.drawing, *[step for step, _ in block.texts])
    ]
    drawings += [one.sign for one in sheet.counted]
    return {token for drawing in drawings for token in drawing.split() if is_sign(token)}


def is_sign(token: str) -> bool:
    """Whether a word of a drawing is a sign: not a number, an arrow, a plus, a sentence or a new box."""
    return token not in ("|", ">", "+") and not token.startswith(("=", "@"))
