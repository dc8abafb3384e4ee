"""Reading positions: splitting a text into lines, reading these, and errors that name the line.

A position begins with the name of its game. Below it are lines `key: words`: first the shared ones, then
those of each player below a line `player N:`, those of opponents without a seat below headings of their own,
and half-done effects, from the bottom of the stack to its top. Rows without a key belong to the line above
them, which draws something. What the lines mean is up to the game.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from tanglewood.kernel.chance import WORD, Rng
from tanglewood.kernel.errors import OptionError, TextError
from tanglewood.kernel.setting import Setting, implied, read_options
from tanglewood.kernel.text.echo import clip, echo
from tanglewood.kernel.text.fault import Fault
from tanglewood.kernel.text.reading import lines_of, whole

if TYPE_CHECKING:
    from tanglewood.kernel.state import State

S = TypeVar("S", bound="State")

MANY = 10**9
"""More than any count of a game reaches, even if it is played on from a large one."""
LONGEST = 200_000
"""Characters a position may have, ten times what any game comes to: reading one never takes a second."""
HEADING: Final = ("word", "begins", "seat", "over")
"""Lines of all games, below the options: chance, the seat that began, the seat whose turn it is, the end."""


class TextLine:
    """One `key: words` of a position, with its number for messages."""

    def __init__(self, number: int, key: str, text: str) -> None:
        self.number = number
        self.key = key
        self.text = text

    def words(self) -> list[str]:
        return self.text.split()

    def error(self, expected: str, got: str | None = None) -> TextError:
        shown = self.text if got is None else got
        return TextError(f"line {self.number}, {clip(self.key)}: expected {expected}, got {echo(shown)}")

    def whole(self, text: str, low: int = 0, high: int = MANY) -> int:
        """A whole number that is part of the line."""
        number = whole(text, low, high)
        if number is None:
            raise self.error(f"a whole number from {low} to {high}", text)
        return number

    def count(self, low: int = 0, high: int = MANY) -> int:
        """The only number of the line."""
        return self.whole(self.text, low, high)

    def counts(self, n: int, low: int = 0, high: int = MANY) -> list[int]:
        """Exactly `n` numbers."""
        if len(self.words()) != n:
            raise self.error(f"{n} numbers")
        return [self.whole(word, low, high) for word in self.words()]

    def yes(self) -> bool:
        if self.text not in ("yes", "no"):
            raise self.error("yes or no")
        return self.text == "yes"

    def one_of(self, names: list[str], expected: str = "one of ") -> int:
        """The index of the line's word in a list."""
        if self.text not in names:
            raise self.error(expected + ", ".join(names))
        return names.index(self.text)

    def numbers_of(self, names: dict[str, int], expected: str, text: str | None = None) -> tuple[int, ...]:
        """The numbers of pieces of the pack that are given by name."""
        words = (self.text if text is None else text).split()
        for word in words:
            if word not in names:
                raise self.error(expected, word)
        return tuple([names[word] for word in words])


class Section:
    """The lines of an opponent without a seat: the `key` of the heading, the words it may have (`heads`), and
    the `keys` of the lines below it.

    An option may have the same key; the words of the line tell the two apart.
    """

    def __init__(self, key: str, heads: tuple[str, ...], keys: tuple[str, ...]) -> None:
        self.key = key
        self.heads = heads
        self.keys = keys


class Layout:
    """The lines that the positions of a game have.

    `shared` and `own` are keys, `frames` is the one key that may occur several times, `drawn` the key of a
    player's line that is followed by so many `rows`, `example` a line for messages.
    """

    def __init__(
        self,
        game: str,
        shared: tuple[str, ...],
        own: tuple[str, ...],
        frames: str,
        drawn: str,
        rows: int,
        example: str,
        sections: tuple[Section, ...] = (),
    ) -> None:
        self.game = game
        self.shared = shared
        self.own = own
        self.frames = frames
        self.drawn = drawn
        self.rows = rows
        self.example = example
        self.sections = sections


class Sheet:
    """A position split into its lines: `shared` ones, the `heads` and `own` lines of each player, the `rows`
    of what is drawn for them, `titles` and `theirs` of those without a seat, and the lines of half-done
    effects (`frames`)."""

    def __init__(self, layout: Layout, settings: tuple[Setting, ...], text: str) -> None:
        if len(text) > LONGEST:
            raise TextError(f"a position may have {LONGEST} characters at most, this text has {len(text)}")
        self.layout = layout
        self.shared: dict[str, TextLine] = {}
        self.heads: dict[int, TextLine] = {}
        self.own: dict[int, dict[str, TextLine]] = {}
        self.rows: dict[int, list[TextLine]] = {}
        self.titles: dict[str, TextLine] = {}
        self.theirs: dict[str, dict[str, TextLine]] = {section.key: {} for section in layout.sections}
        self.frames: list[TextLine] = []
        self.names = [setting.name for setting in settings]
        self.split(text)
        self.options = self.read_options(settings)
        self.players = int(self.options["players"])
        for seat, line in self.heads.items():
            if seat >= self.players:
                expected = f"players 0 to {self.players - 1}"
                raise TextError(f"line {line.number}: expected {expected}, got player {seat}")

    # ------------------------------------------------------------------ splitting

    def split(self, text: str) -> None:
        layout = self.layout
        seat = -1
        below: dict[str, TextLine] = {}  # the heading above, and its keys
        keys: tuple[str, ...] = ()
        begun = False
        awaiting = 0  # rows still to come
        for number, raw in enumerate(lines_of(text), start=1):
            content = raw.strip()
            if not content:
                continue
            if not begun:
                if content != layout.game:
                    raise TextError(
                        f"line {number}: expected the game's name {layout.game!r}, got {echo(content)}"
                    )
                begun = True
                continue
            if awaiting and ":" not in content:
                self.rows[seat].append(TextLine(number, layout.drawn, content))
                awaiting -= 1
                continue
            awaiting = 0
            key, colon, words = content.partition(":")
            line = TextLine(number, key.strip(), words.strip())
            if not colon:
                raise line.error(f"a line like {layout.example!r}", content)
            section = self.section(line)
            if line.key.startswith("player "):
                seat = self.add_player(line)
                below, keys = self.own[seat], layout.own
            elif section is not None:
                self.add(self.titles, line)
                seat = -1
                below, keys = self.theirs[section.key], section.keys
            elif line.key == layout.frames:
                self.frames.append(line)
            elif line.key in keys:
                self.add(below, line)
                if line.key == layout.drawn and seat >= 0:
                    self.rows[seat] = []
                    awaiting = layout.rows
            elif line.key in layout.shared or line.key in self.names:
                self.add(self.shared, line)
            else:
                known = ", ".join([*self.names, *layout.shared, layout.frames, "player N", *layout.own])
                raise TextError(f"line {number}: expected one of {known}, got {echo(line.key)}")
        if not begun:
            raise TextError(f"expected a position that begins with the line {layout.game!r}")

    def section(self, line: TextLine) -> Section | None:
        """The section that begins with this line."""
        for section in self.layout.sections:
            if line.key == section.key and line.text in section.heads:
                return section
        return None

    def add(self, lines: dict[str, TextLine], line: TextLine) -> None:
        if line.key in lines:
            first = lines[line.key].number
            raise TextError(f"line {line.number}: expected {line.key} once, it stands in line {first} too")
        lines[line.key] = line

    def add_player(self, line: TextLine) -> int:
        number = whole(line.key.removeprefix("player ").strip(), 0, 9)
        if number is None or number in self.heads:
            raise line.error("a player's number, each once", line.key)
        self.heads[number] = line
        self.own[number] = {}
        return number

    def read_options(self, settings: tuple[Setting, ...]) -> dict[str, int | bool | str]:
        wishes: dict[str, object] = {}
        for setting in settings:
            if setting.name in self.shared:
                line = self.shared[setting.name]
                try:
                    wishes[setting.name] = setting.read(line.text)
                except OptionError as problem:
                    raise TextError(f"line {line.number}, {problem}") from None
        return implied(settings, read_options(self.layout.game, settings, wishes))

    # ------------------------------------------------------------------ reading

    def chance(self) -> Rng:
        return Rng(self.count("word", 0, 0, WORD))

    def first(self, default: int = 0) -> int:
        """The seat that began."""
        return self.count("begins", default, 0, self.players - 1)

    def active(self, default: int) -> int:
        """The seat whose turn it is."""
        return self.count("seat", default, 0, self.players - 1)

    def line(self, key: str, seat: int = -1) -> TextLine | None:
        """The line of this key, shared or a player's; None if it is left out."""
        return self.shared.get(key) if seat < 0 else self.own.get(seat, {}).get(key)

    def count(self, key: str, default: int, low: int = 0, high: int = MANY, seat: int = -1) -> int:
        line = self.line(key, seat)
        return default if line is None else line.count(low, high)

    def maybe(self, key: str, default: int, none: int, low: int, high: int) -> int:
        """A number, or the word `none`."""
        line = self.line(key)
        if line is None:
            return default
        return none if line.text == "none" else line.count(low, high)

    def yes(self, key: str) -> bool:
        line = self.line(key)
        return line is not None and line.yes()

    def numbers_of(self, key: str, names: dict[str, int], expected: str, seat: int = -1) -> tuple[int, ...]:
        line = self.line(key, seat)
        return () if line is None else line.numbers_of(names, expected)

    def check_rows(self, seat: int) -> None:
        """Refuse a drawing with missing rows."""
        rows = self.rows[seat]
        if len(rows) != self.layout.rows:
            line = self.own[seat][self.layout.drawn]
            raise line.error(f"{self.layout.rows} rows below it", f"{len(rows)} rows")

    # ------------------------------------------------------------------ complaining

    def checked(self, state: S) -> S:
        """The state that was read, run on to its next decision. Raises an error if something is wrong with
        it."""
        self.refuse(state.problems())
        state.options()  # frames that have nothing to ask run on before anybody looks
        return state

    def refuse(self, faults: list[Fault]) -> None:
        """Raise the first fault with the number of its line, if there is any."""
        if faults:
            raise faults[0].error(self.place(faults[0]))

    def place(self, fault: Fault) -> int:
        """The number of the line with the fault, or of the first line of its player; 0 if both are left
        out."""
        if fault.key == self.layout.frames:
            return self.frames[fault.nth].number if fault.nth < len(self.frames) else 0
        title, comma, key = fault.key.partition(", ")
        if comma and title in self.theirs:  # as in `nightweave, hand`
            line = self.theirs[title].get(key) or self.titles.get(title)
        else:
            line = self.line(fault.key, fault.seat) or self.heads.get(fault.seat)
        return 0 if line is None else line.number


class Reader:
    """Reads the positions of a game: `build` makes a state of the lines of a text."""

    def __init__(
        self, layout: Layout, settings: tuple[Setting, ...], build: "Callable[[Sheet], State]"
    ) -> None:
        self.layout = layout
        self.settings = settings
        self.build = build

    def __call__(self, text: str, checked: bool = True) -> "State":
        sheet = Sheet(self.layout, self.settings, text)
        state = self.build(sheet)
        return sheet.checked(state) if checked else state
