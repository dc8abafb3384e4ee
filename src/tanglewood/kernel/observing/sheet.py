"""The cells observations and masks are written into, and the names of the cells.

A sheet is one row of bytes a game, one after the other, in a vector that numpy wraps without a copy. A
compiled write takes about 2 ns there; through a bytearray it takes 18, and a list of numbers has to be copied
besides."""

from typing import TYPE_CHECKING, Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from tanglewood.kernel.state import State

HIGHEST: Final = 255
MANY: Final = 50_000
"""How many texts a sheet remembers the cells of."""


class Section:
    """A named part of an observation: `size` cells from `start` on, each from 0 to `high`.

    `shape` is how the cells are arranged, `about` what they mean, and `labels` what the last axis counts.
    """

    __slots__ = ("about", "high", "labels", "name", "shape", "size", "start")

    def __init__(
        self,
        name: str,
        about: str,
        start: int,
        shape: tuple[int, ...],
        high: int,
        labels: tuple[str, ...],
    ) -> None:
        self.name = name
        self.about = about
        self.start = start
        self.shape = shape
        self.size = 1
        for length in shape:
            self.size *= length
        self.high = high
        self.labels = labels


class Layout:
    """The sections of an observation, one behind the other."""

    def __init__(self) -> None:
        self.sections: list[Section] = []
        self.width = 0

    def add(
        self,
        name: str,
        about: str,
        *shape: int,
        high: int = HIGHEST,
        labels: tuple[str, ...] = (),
    ) -> int:
        """A new section behind the others; returns its first cell."""
        section = Section(name, about, self.width, shape, high, labels)
        self.sections.append(section)
        self.width += section.size
        return section.start

    def section(self, name: str) -> Section:
        for section in self.sections:
            if section.name == name:
                return section
        raise KeyError(name)


class Sheet:
    """Rows of cells. Writers name a cell by its number in the row that was begun last."""

    def __init__(self, width: int, rows: int = 1) -> None:
        self.width = width
        self.rows = rows
        self.cells: vec[u8] = vec[u8]([0] * max(1, width * rows))
        self.base: i64 = 0
        self.remembered: dict[str, list[int]] = {}

    def begin(self, row: int) -> None:
        """Clear a row and write into it from now on."""
        self.base = row * self.width
        cells = self.cells
        at: i64 = self.base
        end: i64 = at + self.width
        while at < end:
            cells[at] = 0
            at += 1

    def use(self, row: int) -> None:
        """Write into a row as it is from now on."""
        self.base = row * self.width

    def put(self, cell: i64, value: int) -> None:
        """Set a cell; what does not fit is cut off at 0 and 255."""
        small: i64 = 255 if value > 255 else 0 if value < 0 else value
        cells = self.cells
        cells[self.base + cell] = u8(small)

    def put_row(self, cell: i64, values: list[int]) -> None:
        """Set cells side by side."""
        for value in values:
            self.put(cell, value)
            cell += 1

    def put_things(self, cell: i64, values: tuple[int, ...]) -> None:
        """Set cells side by side to numbers of things, counted from 1; 0 is none."""
        for value in values:
            self.put(cell, value + 1)
            cell += 1

    def put_bits(self, cell: i64, bits: int, n: i64) -> None:
        """Set cells side by side to the bits of a number."""
        cells = self.cells
        at: i64 = self.base + cell
        rest: i64 = bits
        for _ in range(n):
            cells[at] = u8(rest & 1)
            rest >>= 1
            at += 1

    def more(self, cell: i64) -> None:
        """Count one more in a cell."""
        cells = self.cells
        at: i64 = self.base + cell
        if cells[at] < 255:
            cells[at] = cells[at] + 1

    def count(self, start: i64, things: tuple[int, ...]) -> None:
        """Count things, each in the cell of its number."""
        cells = self.cells
        base: i64 = self.base + start
        for thing in things:
            at: i64 = base + thing
            if cells[at] < 255:
                cells[at] = cells[at] + 1

    def count_columns(self, start: i64, things: tuple[int, ...], columns: list[int]) -> None:
        """Count things, each in its column; those without a column (-1) are left out."""
        cells = self.cells
        base: i64 = self.base + start
        for thing in things:
            column: i64 = columns[thing]
            if column >= 0 and cells[base + column] < 255:
                cells[base + column] = cells[base + column] + 1

    def sketch(self, start: i64, size: i64, number: i64) -> None:
        """Count a combination of small numbers, given as one number, in a cell that depends on it alone."""
        mixed: i64 = (number + 1) * 0x9E3779B1 & 0x3FFFFFFF
        mixed ^= mixed >> 15
        mixed = mixed * 0x2C1B3C6D & 0x3FFFFFFF
        mixed ^= mixed >> 12
        self.more(start + mixed % size)

    def sketch_words(self, start: i64, size: int, text: str) -> None:
        """Count every word of a text in cells that depend on the word and its place in the text."""
        found = self.remembered.get(text)
        if found is None:
            if len(self.remembered) > MANY:
                self.remembered.clear()
            found = words_to_cells(text, size)
            self.remembered[text] = found
        for cell in found:
            self.more(start + cell)


def words_to_cells(text: str, size: int) -> list[int]:
    """For each word two cells, so that two words hardly ever share both."""
    found: list[int] = []
    for place, word in enumerate(text.split()):
        code = crc32(f"{place} {word}".encode())
        found.append(code % size)
        found.append((code >> 16) % size)
    return found


class Observer:
    """Writes what a seat may know of a position into cells, for one game with certain options.

    `layout` is what a seat sees; `hidden` is what lies face down, which only a critic may be shown.
    """

    layout: Layout
    hidden: Layout

    def __init__(self) -> None:
        self.layout = Layout()
        self.hidden = Layout()

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        """Write the observation of a seat into the row that was begun."""
        raise NotImplementedError

    def write_hidden(self, state: "State", seat: int, start: int, sheet: Sheet) -> None:
        """Write what lies face down, from the cell `start` on, other seats behind the one that looks."""
