"""Nightweave's turn as a flow chart on one page: what she does, how she prepares, what is impossible."""

from typing import Final

from tanglewood.kernel.registry import GameInfo
from tanglewood.tabletop.sheets.paper import BOTTOM, EDGE, GREEN, INK, PAPER, QUIET, RIM, SUNK, WIDE, Paper
from tanglewood.words import words

LILAC: Final = (221, 214, 232)
NIGHT: Final = (77, 63, 107)
LEFT: Final = 98.0
"""The width of the column the eye walks down; what is beside it is looked up."""
GAP: Final = 9.0
SIDE: Final = 6.8
"""How far beside the questions the line goes that passes over what is not done any more."""
SIZE: Final = 10.2
SIZES: Final = (9.8, 9.5, 9.2, 8.9, 8.6, 8.3, 8.0)
"""Sizes of letters of what is beside it: the first one with which it all fits on the page is taken."""
SEASONS: Final = ("spring", "summer", "autumn")
IMPOSSIBLE: Final = ("city", "hand", "discard", "worker", "event")
ACTIONS: Final = (
    *(("draw", "card"), ("discard", "trash-card"), ("hand", "city"), ("meadow", "lair")),
    *(("place", "spider"), ("enter", "figure")),
)


def say(key: str, **values: int | str) -> str:
    return words().say(f"sheet-nightweave-{key}", **values)


def nightweave(info: GameInfo) -> bytes:
    """The flow chart as a PDF of one page."""
    paper = Paper(info, say("title"))
    top = paper.head(say("title"), say("about")) + 7
    walk(paper, top)
    beside(paper, top, letters(paper, top))
    paper.foot(paper.info.pack)
    return paper.bytes()


# ---------------------------------------------------------------------- down the left side


def walk(paper: Paper, top: float) -> None:
    """From the end of a person's turn to the next one; a question with yes leads on to the right."""
    y = step(paper, top, "reveal", "nightweave", PAPER, NIGHT)
    y = question(paper, y, "prepare", "figure")
    y = step(paper, y, "row", "winter", PAPER, NIGHT)
    firsts: list[float] = []
    for name in ("first", "second"):
        begun = y
        y = question(paper, y, name, "clockwise" if name == "first" else "spider", to="do")
        firsts.append((begun + y - ARROW) / 2)
    y = step(paper, y, "backup", "points", PAPER, NIGHT)
    last = step(paper, y, "end", "card", LILAC, NIGHT, more=False)
    # Whatever was done, the card is laid aside: a line down the side of the questions.
    x = RIM + LEFT + SIDE
    paper.pdf.set_draw_color(*GREEN)
    paper.pdf.set_line_width(0.7)
    for at in firsts:
        paper.pdf.line(RIM + LEFT, at, x, at)
        paper.text(x - 10.8, at - 5.2, 10, say("yes"), SIZE * 0.9, style="B", ink=GREEN, align="R")
    ends = (y + last) / 2
    paper.pdf.line(x, firsts[0], x, ends)
    paper.arrow(x, ends, RIM + LEFT + 0.6, ends, 0.7)


ARROW: Final = 10.5


def step(
    paper: Paper,
    y: float,
    key: str,
    sign: str,
    fill: tuple[int, int, int],
    edge: tuple[int, int, int],
    more: bool = True,
) -> float:
    """Something that happens; where the next thing begins."""
    high = max(15.0, measure(paper, key) + 8)
    paper.box(RIM, y, LEFT, high, fill, edge, 3)
    inside(paper, y, high, key, sign)
    if more:
        paper.arrow(RIM + LEFT / 2, y + high, RIM + LEFT / 2, y + high + ARROW - 0.8, 0.7)
        return y + high + ARROW
    return y + high


def question(paper: Paper, y: float, key: str, sign: str, to: str = "") -> float:
    """Something to look at: no leads down, yes to the right."""
    high = max(19.0, measure(paper, key) + 11)
    pdf = paper.pdf
    pdf.set_fill_color(*LILAC)
    pdf.set_draw_color(*NIGHT)
    pdf.set_line_width(0.5)
    cut = 6.0
    pdf.polygon(
        [
            *(
                (RIM + cut, y),
                (RIM + LEFT - cut, y),
                (RIM + LEFT, y + high / 2),
                (RIM + LEFT - cut, y + high),
            ),
            *((RIM + cut, y + high), (RIM, y + high / 2)),
        ],
        style="DF",
    )
    inside(paper, y, high, key, sign)
    middle = RIM + LEFT / 2
    paper.arrow(middle, y + high, middle, y + high + ARROW - 0.8, 0.7)
    paper.text(middle + 2, y + high + 2.4, 12, say("no"), SIZE * 0.9, style="B", ink=(154, 52, 18))
    if not to:  # a thing of its own, at the right
        pdf.set_text_color(*GREEN)
        paper.arrow(RIM + LEFT, y + high / 2, RIM + LEFT + GAP - 0.8, y + high / 2, 0.7)
        paper.text(RIM + LEFT + 1, y + high / 2 - 4.6, 10, say("yes"), SIZE * 0.9, style="B", ink=GREEN)
    return y + high + ARROW


def measure(paper: Paper, key: str) -> float:
    return paper.text(0, 0, LEFT - 29, say(key), SIZE, draw=False)


def inside(paper: Paper, y: float, high: float, key: str, sign: str) -> None:
    wide = paper.sign(sign, 0, 0, 9, False)
    paper.sign(sign, RIM + 8 + (11 - wide) / 2, y + high / 2 - 4.5, 9)
    paper.text(RIM + 22, y + (high - measure(paper, key)) / 2, LEFT - 29, say(key), SIZE)


# ---------------------------------------------------------------------- beside it


def letters(paper: Paper, top: float) -> float:
    """The size of letters with which all of it fits."""
    return next((one for one in SIZES if beside(paper, top, one, False) <= BOTTOM), SIZES[-1])


def beside(paper: Paper, top: float, size: float, draw: bool = True) -> float:
    """What is looked up; where it ends."""
    x = RIM + LEFT + GAP
    wide = WIDE - RIM - x
    seasons = [(season, say(season)) for season in SEASONS]
    doing = [(sign, say(f"do-{name}")) for name, sign in ACTIONS]
    impossible = [("", say(f"not-{name}")) for name in IMPOSSIBLE]
    y = panel(paper, x, top, wide, "prepares", say("prepares-how"), seasons, "figure", size, draw)
    y = panel(paper, x, y + 5, wide, "doing", say("doing-how"), doing, "spider", size, draw)
    return panel(paper, x, y + 5, wide, "impossible", "", impossible, "web", size, draw)


def panel(
    paper: Paper,
    x: float,
    y: float,
    wide: float,
    key: str,
    says: str,
    lines: list[tuple[str, str]],
    sign: str,
    size: float,
    drawn: bool,
) -> float:
    """A heading, a paragraph and lines with their signs, in a box; where it ends."""
    ends = y
    for draw in (False, True) if drawn else (False,):  # first it is measured
        at = y + 3
        if draw:
            paper.box(x, y, wide, ends - y, SUNK if key != "impossible" else PAPER, EDGE, 3)
            paper.sign(sign, x + 3, at, 6)
            paper.text(x + 12, at + 0.6, wide - 15, say(key), 12.5, family="serif", style="B", ink=NIGHT)
        at += 8
        if says:
            at += paper.text(x + 3, at, wide - 6, says, size, ink=INK, draw=draw) + 1.6
        for picture, said in lines:
            inset = 11.0 if picture else 6.0
            high = paper.text(0, 0, wide - inset - 3, said, size, draw=False)
            tall = max(high, 6.2 if picture else 0)
            if draw:
                if picture:
                    broad = paper.sign(picture, 0, 0, 5.8, False)
                    paper.sign(picture, x + 3 + (6.4 - broad) / 2, at + tall / 2 - 2.9, 5.8)
                else:
                    paper.text(x + 3, at, 3, "-", size + 0.4, style="B", ink=QUIET)
                paper.text(x + inset, at + (tall - high) / 2, wide - inset - 3, said, size)
            at += tall + 1.3
        ends = at + 1.5
    return ends
