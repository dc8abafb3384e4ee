"""A page of A4 that is drawn on: letters, signs of the client, drawings of the rulebook.

Needs fpdf2 (the extra `print`). Lengths are millimetres. The signs of a game lie in one picture in its folder
`print`, drawn from the client by tests/tools/draw_signs.py.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import GameInfo
from tanglewood.tabletop.sheets.content import is_sign
from tanglewood.version import VERSION
from tanglewood.words import words

FONTS: Final = Path(__file__).parents[1] / "fonts"
WIDE: Final = 210.0
HIGH: Final = 297.0
RIM: Final = 11.0
BOTTOM: Final = HIGH - 10.0
"""What is drawn ends here; the foot stands below."""
HEAD: Final = 38.0
"""How far down the picture at the top goes."""
INK: Final = (46, 38, 28)
QUIET: Final = (94, 80, 62)
PAPER: Final = (251, 245, 230)
SUNK: Final = (242, 232, 208)
EDGE: Final = (205, 185, 143)
GREEN: Final = (63, 98, 48)
LINE: Final = 0.44
"""The height of a line of text for each point of its letters, in mm."""


class PrintingError(TanglewoodError):
    """Sheets cannot be drawn here."""


def can_print() -> bool:
    try:
        import fpdf  # noqa: F401
    except ImportError:
        return False
    return True


class Paper:
    """One page. Every `put` says how far down it went, so that what follows knows where to begin."""

    def __init__(self, info: GameInfo, title: str) -> None:
        try:
            from fpdf import FPDF
        except ImportError:
            raise PrintingError(words().say("sheet-no-printer")) from None
        pdf = FPDF("portrait", "mm", "A4")
        pdf.set_auto_page_break(False)
        pdf.set_title(title)
        pdf.set_creator(f"Tanglewood {VERSION}")
        pdf.c_margin = 0
        for family, style, name in (
            ("sans", "", "sans"),
            ("sans", "B", "sans-bold"),
            ("serif", "", "serif"),
            ("serif", "B", "serif-bold"),
            ("serif", "I", "serif-italic"),
        ):
            pdf.add_font(family, style, FONTS / f"{name}.ttf")
        pdf.add_page()
        self.pdf = pdf
        self.info = info
        self.box(0, 0, WIDE, HIGH, PAPER, None, 0)

    # ------------------------------------------------------------------ parts

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: tuple[int, int, int] | None = SUNK,
        edge: tuple[int, int, int] | None = EDGE,
        round_by: float = 2.2,
    ) -> None:
        if fill is not None:
            self.pdf.set_fill_color(*fill)
        if edge is not None:
            self.pdf.set_draw_color(*edge)
            self.pdf.set_line_width(0.3)
        style: Any = "DF" if fill and edge else "F" if fill else "D"
        self.pdf.rect(x, y, w, h, style=style, round_corners=round_by > 0, corner_radius=round_by)

    def text(
        self,
        x: float,
        y: float,
        w: float,
        words: str,
        size: float,
        *,
        family: str = "sans",
        style: Any = "",
        ink: tuple[int, int, int] = INK,
        align: Any = "L",
        draw: bool = True,
    ) -> float:
        """A paragraph, `**bold**` in it; how high it is. Without `draw` it is only measured."""
        self.pdf.set_font(family, style, size)
        self.pdf.set_text_color(*ink)
        self.pdf.set_xy(x, y)
        high = size * LINE
        measured: Any = self.pdf.multi_cell(
            w, high, words, align=align, markdown=True, dry_run=not draw, output="HEIGHT"
        )
        return float(measured)

    def sign(self, name: str, x: float, y: float, high: float, draw: bool = True) -> float:
        """A sign of the client, so high; how wide it is."""
        picture = signs(self.info.listing.folder).get(name)
        if picture is None:
            return 0.0
        wide = float(high * picture.width / picture.height)
        if draw:
            self.pdf.image(picture, x, y, wide, high)
        return wide

    def drawing(self, drawing: str, x: float, y: float, w: float, high: float, draw: bool = True) -> float:
        """A drawing of the rulebook in its boxes; how far down it goes."""
        boxes = [box.split() for box in drawing.split("|")]
        widths = [self.tokens(box, 0, 0, high, False) + 3.4 for box in boxes]
        at, down, gap = x, y, 1.5
        tall = (
            high + 2.6 + (high * 0.55 if any(token.startswith("@") for box in boxes for token in box) else 0)
        )
        for box, width in zip(boxes, widths, strict=True):
            if at > x and at + width > x + w:
                at, down = x, down + tall + gap
            if draw:
                self.box(at, down, width, tall, SUNK, EDGE, 1.6)
                self.tokens(box, at + 1.7, down + 1.3, high, True)
            at += width + gap
        return down + tall - y

    def tokens(self, tokens: list[str], x: float, y: float, high: float, draw: bool) -> float:
        """Signs, arrows and numbers in a row; how wide they are. A sentence stands above them."""
        named = [token[1:] for token in tokens if token.startswith("@")]
        size = high * 1.75
        if named and draw:
            self.text(x, y - 0.4, 30, words().say(named[0]), size * 0.82, family="serif", style="B")
        top = y + (high * 0.55 if named else 0)
        at = x
        for token in tokens:
            if token.startswith("@"):
                continue
            if is_sign(token):
                at += self.sign(token, at, top, high, draw) + 0.9
            elif token == ">":
                if draw:
                    self.arrow(at + 0.3, top + high / 2, at + high * 0.62, top + high / 2)
                at += high * 0.62 + 1.1
            else:
                said = token.removeprefix("=")
                self.pdf.set_font("serif", "B", size)
                if draw:
                    self.text(
                        at, top + high * 0.5 - size * LINE / 2, 20, said, size, family="serif", style="B"
                    )
                at += self.pdf.get_string_width(said) + 0.9
        wide = self.named_width(named, size * 0.82)
        return max(at - x - 0.9, wide)

    def named_width(self, named: list[str], size: float) -> float:
        if not named:
            return 0.0
        self.pdf.set_font("serif", "B", size)
        return float(self.pdf.get_string_width(words().say(named[0])))

    def arrow(self, x: float, y: float, to_x: float, to_y: float, wide: float = 0.5) -> None:
        """A line with a head, straight along one axis."""
        self.pdf.set_draw_color(*INK)
        self.pdf.set_fill_color(*INK)
        self.pdf.set_line_width(wide)
        self.pdf.line(x, y, to_x, to_y)
        tip = 1.5
        dx, dy = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        side = (tip * 0.62 * dy, tip * 0.62 * dx)
        back = (to_x - dx * tip, to_y - dy * tip)
        self.pdf.polygon(
            [
                (to_x + dx * 0.4, to_y + dy * 0.4),
                (back[0] + side[0], back[1] + side[1]),
                (back[0] - side[0], back[1] - side[1]),
            ],
            style="F",
        )

    def head(self, title: str, about: str) -> float:
        """The picture of the game with its name in front of it; how far down it goes."""
        high = HEAD
        picture = self.info.listing.folder / "print" / "home.jpg"
        if picture.is_file():
            with self.pdf.rect_clip(0, 0, WIDE, high):
                self.pdf.image(str(picture), 0, -14, WIDE)
        self.pdf.set_font("serif", "B", 25)
        wide = max(self.pdf.get_string_width(title), 60.0)
        self.pdf.set_font("serif", "I", 10.5)
        wide = max(wide, min(self.pdf.get_string_width(about), 128.0)) + 10
        lines = self.text(0, 0, wide - 10, about, 10.5, family="serif", style="I", draw=False)
        self.box(RIM - 3, high - 22.5 - lines, wide, 15.5 + lines, PAPER, INK, 3)
        self.text(RIM + 2, high - 21 - lines, wide - 10, title, 25, family="serif", style="B")
        self.text(RIM + 2, high - 9.8 - lines, wide - 10, about, 10.5, family="serif", style="I", ink=QUIET)
        self.pdf.set_draw_color(*INK)
        self.pdf.set_line_width(0.6)
        self.pdf.line(0, high, WIDE, high)
        return high

    def foot(self, pack: str) -> None:
        name = " ".join(pack.split()[:2])
        said = words().say("sheet-foot", pack=name)
        self.text(RIM, HIGH - 8.0, WIDE - 2 * RIM, said, 6.4, ink=QUIET, align="C")

    def bytes(self) -> bytes:
        return bytes(self.pdf.output())


@cache
def signs(folder: Path) -> dict[str, Any]:
    """The signs of a game as pictures, by name."""
    from PIL import Image

    place = folder / "print" / "signs.toml"
    if not place.is_file():
        return {}
    boxes: dict[str, list[int]] = tomllib.loads(place.read_text(encoding="utf-8"))
    whole = Image.open(folder / "print" / "signs.png").convert("RGBA")
    return {name: whole.crop((x, y, x + w, y + h)) for name, (x, y, w, h) in boxes.items()}
