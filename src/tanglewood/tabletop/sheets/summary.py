"""A game on one page of A4: how it goes in two columns, and what counts at the end below them."""

from typing import Final

from tanglewood.kernel.registry import GameInfo
from tanglewood.tabletop.sheets.content import Block, Counted, Sheet, sheet_of
from tanglewood.tabletop.sheets.paper import BOTTOM, EDGE, GREEN, HEAD, RIM, SUNK, WIDE, Paper, PrintingError
from tanglewood.words import words

GAP: Final = 6.0
COLUMN: Final = (WIDE - 2 * RIM - GAP) / 2
SIZES: Final = (11.2, 10.8, 10.4, 10.0, 9.6, 9.2, 8.8, 8.4, 8.0, 7.6, 7.2, 6.8)
"""Sizes of letters, the largest first: the first one with which all fits on the page is taken."""


def summary(info: GameInfo) -> bytes:
    """The sheet of a game as a PDF of one page."""
    sheet = sheet_of(info)
    if not sheet.left:
        raise PrintingError(words().say("sheet-none", game=info.title))
    size = next((one for one in SIZES if height(info, sheet, one) <= BOTTOM), SIZES[-1])
    paper = Paper(info, sheet.title)
    lay(paper, sheet, size, True)
    paper.foot(info.pack)
    return paper.bytes()


def height(info: GameInfo, sheet: Sheet, size: float) -> float:
    return lay(Paper(info, sheet.title), sheet, size, False)


def lay(paper: Paper, sheet: Sheet, size: float, draw: bool) -> float:
    """Lay out the whole page; where it ends."""
    top = (paper.head(sheet.title, sheet.about) if draw else HEAD) + 5
    ends = []
    for blocks, x in ((sheet.left, RIM), (sheet.right, RIM + COLUMN + GAP)):
        y = top
        for one in blocks:
            y += block(paper, one, x, y, size, draw) + size * 0.34
        ends.append(y)
    return scoring(paper, sheet.counted, max(ends) + 0.5, size, draw)


def block(paper: Paper, one: Block, x: float, y: float, size: float, draw: bool) -> float:
    """A heading with its sign, the drawing and the paragraphs; how high it is."""
    at = y
    high = size * 0.62
    wide = paper.sign(one.sign, x, at, high, False) + 2
    big = size * 1.38
    lines = paper.text(0, 0, COLUMN - wide, one.heading, big, family="serif", style="B", draw=False)
    tall = max(high, lines)  # a long heading has two lines
    if draw:
        paper.sign(one.sign, x, at + (tall - high) / 2, high)
        middle = at + (tall - lines) / 2
        paper.text(x + wide, middle, COLUMN - wide, one.heading, big, family="serif", style="B", ink=GREEN)
    at += tall + 1.2
    if one.drawing:
        at += paper.drawing(one.drawing, x, at, COLUMN, size * 0.74, draw) + 1.6
    several = len(one.texts) > 1
    for number, (step, said) in enumerate(one.texts, 1):
        inset = 0.0
        if several:
            inset = 5.2
            if draw:
                paper.text(x, at, 5, f"{number}.", size, style="B", ink=GREEN)
        if step:
            boxes = paper.drawing(step, x + inset, at, COLUMN - inset, size * 0.6, draw)
            at += boxes + 1
        at += paper.text(x + inset, at, COLUMN - inset, said, size, draw=draw) + 1.3
    return at - y


def counts(one: Counted) -> str:
    return words().say("sheet-counted", name=one.name, says=one.says)


def scoring(paper: Paper, counted: list[Counted], y: float, size: float, draw: bool) -> float:
    """What counts, in a box over the whole width; where it ends."""
    if not counted:
        return y
    inner = WIDE - 2 * RIM - 8
    columns = 2
    wide = (inner - GAP) / columns
    cells = [(one, paper.text(0, 0, wide - 11, counts(one), size * 0.95, draw=False)) for one in counted]
    tall = max(size * 0.62, 5.0)
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    heights = [max(tall, *(high for _, high in row)) + 1.5 for row in rows]
    whole = sum(heights) + size * 0.8 + 4.5
    if not draw:
        return y + whole
    paper.box(RIM, y, WIDE - 2 * RIM, whole, SUNK, EDGE, 3)
    paper.text(
        RIM + 4, y + 2.2, inner, words().say("sheet-counts"), size * 1.3, family="serif", style="B", ink=GREEN
    )
    at = y + size * 0.8 + 3.2
    for row, high in zip(rows, heights, strict=True):
        for place, (one, said) in enumerate(row):
            x = RIM + 4 + place * (wide + GAP)
            drawn = paper.sign(one.sign.split()[0], x, at, tall, False)
            paper.sign(one.sign.split()[0], x + (8.5 - drawn) / 2, at + (high - 1.5 - tall) / 2, tall)
            paper.text(x + 11, at + (high - 1.5 - said) / 2, wide - 11, counts(one), size * 0.95)
        at += high
    return y + whole
