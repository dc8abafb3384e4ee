"""The cells observations and masks are written into, and the names of the cells.

A sheet is one row of bytes a game, one after the other, in a vector that numpy wraps without a copy. A
compiled write takes about 2 ns there; through a bytearray it takes 18, and a list of numbers has to be copied
besides.

Most of a position is as it was one decision ago. Rows of cards and pieces are tuples that are replaced,
never changed, so a sheet that `keeps` remembers what each section was written from, and writers skip a
section while that is the same object. What is written all the time is remembered in attributes of a game's
own `Memory`, which are compared in a nanosecond; all else by section (`changed`)."""

from typing import TYPE_CHECKING, Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from tanglewood.kernel.state import State

HIGHEST: Final = 255
MANY: Final = 50_000
"""How many texts a sheet remembers the cells of."""
KEYS: Final = 2
"""How many things a section can be written from."""
NEVER: Final = -(1 << 60)
"""A number nothing was ever written from."""


class Nothing:
    """What a section that was never written was written from."""


NOTHING: Final = Nothing()
UNWRITTEN: Final[tuple[int, ...]] = (NEVER,)
"""A row nothing was ever written from."""


class Memory:
    """What a row of a sheet was written from. Games derive their own, with an attribute a section."""


FORGETFUL: Final = Memory()


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
    """Rows of cells. Writers name a cell by its number in the row that was begun last.

    With a `layout` and memories the sheet keeps what its rows were written from, and a row is used again and
    again without being begun. Without them every row is begun anew, and everything has changed.
    """

    def __init__(
        self, width: int, rows: int = 1, layout: Layout | None = None, memories: list[Memory] | None = None
    ) -> None:
        self.width = width
        self.rows = rows
        self.cells: vec[u8] = vec[u8]([0] * max(1, width * rows))
        self.base: i64 = 0
        self.remembered: dict[str, list[int]] = {}
        self.keeps = layout is not None
        self.memories: list[Memory] = memories if memories is not None else []
        self.memory: Memory = FORGETFUL
        sections: list[Section] = [] if layout is None else layout.sections
        sizes = [0] * max(1, width)
        slots = [0] * max(1, width)
        for number, section in enumerate(sections):
            sizes[section.start] = section.size
            slots[section.start] = number * KEYS
        self.sizes: vec[i64] = vec[i64](sizes)
        self.slots: vec[i64] = vec[i64](slots)
        self.keys: i64 = len(sections) * KEYS
        self.first: i64 = 0
        self.kept: list[object] = [NOTHING] * (len(sections) * KEYS * rows)
        self.noted: vec[i64] = vec[i64]([NEVER] * max(1, len(sections) * KEYS * rows))

    def begin(self, row: i64) -> None:
        """Clear a row and write into it from now on, all of it."""
        assert not self.keeps
        self.base = row * self.width
        cells = self.cells
        at: i64 = self.base
        end: i64 = at + self.width
        while at < end:
            cells[at] = 0
            at += 1

    def use(self, row: i64) -> None:
        """Write into a row as it is from now on."""
        self.base = row * self.width
        if self.keeps:
            self.first = row * self.keys
            self.memory = self.memories[row]

    def changed(self, start: i64, thing: object) -> bool:
        """Whether a section has to be written, because it was written from another thing; then it is clear
        now. Things must be of those that are replaced and never changed, like tuples."""
        if not self.keeps:
            return True
        slots = self.slots
        slot: i64 = self.first + slots[start]
        if self.kept[slot] is thing:
            return False
        self.kept[slot] = thing
        self.clear(start)
        return True

    def also(self, start: i64, key: i64, thing: object) -> bool:
        """The same for a further thing a section is written from, by its key from 1 on; does not clear."""
        if not self.keeps:
            return True
        slots = self.slots
        slot: i64 = self.first + slots[start] + key
        if self.kept[slot] is thing:
            return False
        self.kept[slot] = thing
        return True

    def differs(self, start: i64, number: i64) -> bool:
        """The same for a number a section is written from; does not clear."""
        if not self.keeps:
            return True
        slots = self.slots
        noted = self.noted
        slot: i64 = self.first + slots[start]
        if noted[slot] == number:
            return False
        noted[slot] = number
        return True

    def clear(self, start: i64) -> None:
        """Clear a section; the rows of a sheet that keeps nothing are clear when they begin."""
        sizes = self.sizes
        self.clear_part(start, sizes[start])

    def clear_part(self, start: i64, n: i64) -> None:
        """Clear so many cells of a section."""
        if not self.keeps:
            return
        cells = self.cells
        at: i64 = self.base + start
        end: i64 = at + n
        while at < end:
            cells[at] = 0
            at += 1

    def put(self, cell: i64, value: i64) -> None:
        """Set a cell; what does not fit is cut off at 0 and 255."""
        cells = self.cells
        cells[self.base + cell] = u8(255) if value > 255 else u8(0) if value < 0 else u8(value)

    def put4(self, cell: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Set four cells side by side."""
        cells = self.cells
        at: i64 = self.base + cell
        cells[at] = u8(255) if a > 255 else u8(0) if a < 0 else u8(a)
        cells[at + 1] = u8(255) if b > 255 else u8(0) if b < 0 else u8(b)
        cells[at + 2] = u8(255) if c > 255 else u8(0) if c < 0 else u8(c)
        cells[at + 3] = u8(255) if d > 255 else u8(0) if d < 0 else u8(d)

    def one_of(self, start: i64, n: i64, which: i64) -> None:
        """Set one of n cells side by side to 1 and the others to 0; none of them with -1."""
        cells = self.cells
        at: i64 = self.base + start
        for i in range(n):
            cells[at + i] = u8(1) if i == which else u8(0)

    def move_one(self, start: i64, old: i64, new: i64) -> None:
        """Move the single 1 among the cells of a section; a place below 0 is none of them."""
        cells = self.cells
        at: i64 = self.base + start
        if old >= 0:
            cells[at + old] = u8(0)
        if new >= 0:
            cells[at + new] = u8(1)

    def put_row(self, cell: i64, values: list[int], more: i64 = 0) -> None:
        """Set cells side by side, each to a number and so much more."""
        cells = self.cells
        at: i64 = self.base + cell
        for each in values:
            value: i64 = each + more
            cells[at] = u8(255) if value > 255 else u8(0) if value < 0 else u8(value)
            at += 1

    def put_tuple(self, cell: i64, values: tuple[int, ...]) -> None:
        """Set cells side by side."""
        cells = self.cells
        at: i64 = self.base + cell
        for each in values:
            value: i64 = each
            cells[at] = u8(255) if value > 255 else u8(0) if value < 0 else u8(value)
            at += 1

    def put_things(self, cell: i64, values: tuple[int, ...]) -> None:
        """Set cells side by side to numbers of things, counted from 1; 0 is none."""
        for value in values:
            self.put(cell, value + 1)
            cell += 1

    def put_bits(self, cell: i64, bits: i64, n: i64) -> None:
        """Set cells side by side to the bits of a number."""
        cells = self.cells
        at: i64 = self.base + cell
        for _ in range(n):
            cells[at] = u8(bits & 1)
            bits >>= 1
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

    def recount(self, start: i64, old: tuple[int, ...], new: tuple[int, ...]) -> None:
        """Count other things than before in a section; much is clear there, and stays untouched."""
        cells = self.cells
        base: i64 = self.base + start
        for thing in old:
            cells[base + thing] = u8(0)
        self.count(start, new)

    def count_columns(self, start: i64, things: tuple[int, ...], columns: vec[i64]) -> None:
        """Count things, each in its column; those without a column (-1) are left out."""
        cells = self.cells
        base: i64 = self.base + start
        for thing in things:
            column = columns[thing]
            if column >= 0 and cells[base + column] < 255:
                cells[base + column] = cells[base + column] + 1

    def sketch(self, start: i64, size: i64, number: i64) -> None:
        """Count a combination of small numbers, given as one number, in a cell that depends on it alone."""
        mixed: i64 = (number + 1) * 0x9E3779B1 & 0x3FFFFFFF
        mixed ^= mixed >> 15
        mixed = mixed * 0x2C1B3C6D & 0x3FFFFFFF
        mixed ^= mixed >> 12
        self.more(start + mixed % size)

    def sketch_words(self, start: i64, size: int, text: str) -> list[int]:
        """Count every word of a text in cells that depend on the word and its place in the text. Returns
        those cells, counted from the start."""
        found = self.remembered.get(text)
        if found is None:
            if len(self.remembered) > MANY:
                self.remembered.clear()
            found = words_to_cells(text, size)
            self.remembered[text] = found
        cells = self.cells
        base: i64 = self.base + start
        for each in found:
            at: i64 = base + each
            if cells[at] < 255:
                cells[at] = cells[at] + 1
        return found

    def wipe(self, start: i64, places: list[int]) -> None:
        """Clear some cells, counted from the start: those a text was counted in."""
        cells = self.cells
        base: i64 = self.base + start
        for each in places:
            cells[base + each] = u8(0)


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
    keeps: bool
    """Whether it can write a row again that was written before: it asks the sheet what has changed, and
    clears what it writes anew."""

    def __init__(self, keeps: bool = False) -> None:
        self.layout = Layout()
        self.hidden = Layout()
        self.keeps = keeps

    def new_memory(self) -> Memory:
        """What a row is written from that was not written yet."""
        return Memory()

    def pages(self, rows: int) -> Sheet:
        """A sheet for so many rows."""
        if not self.keeps:
            return Sheet(self.layout.width, rows)
        return Sheet(self.layout.width, rows, self.layout, [self.new_memory() for _ in range(rows)])

    def rewrite(self, state: "State", seat: int, row: int, sheet: Sheet) -> None:
        """Bring a row of such a sheet up to date. A row belongs to one seat."""
        if self.keeps:
            sheet.use(row)
        else:
            sheet.begin(row)
        self.write(state, seat, sheet)

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        """Write the observation of a seat into the row that was begun, or is used again."""
        raise NotImplementedError

    def write_all(self, state: "State", seat: int, players: int, row: int, sheet: Sheet) -> None:
        """Write everything there is into a row, for a critic: what every seat knows, from this one on, and
        what lies face down."""
        sheet.begin(row)
        first = sheet.base
        for i in range(players):
            sheet.base = first + i * self.layout.width
            self.write(state, (seat + i) % players, sheet)
        sheet.base = first
        self.write_hidden(state, seat, players * self.layout.width, sheet)

    def write_hidden(self, state: "State", seat: int, start: int, sheet: Sheet) -> None:
        """Write what lies face down, from the cell `start` on, other seats behind the one that looks."""
