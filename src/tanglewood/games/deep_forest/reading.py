"""The lines of a position in text form, split up and looked at one by one, with exact complaints."""

from tanglewood.games.deep_forest.pack import Pack
from tanglewood.games.deep_forest.table import Row
from tanglewood.kernel.echo import clip, echo
from tanglewood.kernel.errors import OptionError, TextError
from tanglewood.kernel.reading import whole
from tanglewood.kernel.setting import Setting, settle_options

SHARED = (
    *("word", "begins", "seat", "over", "round", "fog", "leaver", "grid", "heap", "pile", "box"),
    *("shuffled", "middle", "supply", "lowest", "tally"),
)
OWN = (
    *("goods", "forest", "trail", "visitors", "hand", "edge", "swords", "trolls", "retreats", "won"),
    "monsters",
)


class Line:
    """One `key: words` of a position, with its number for messages."""

    def __init__(self, number: int, key: str, text: str) -> None:
        self.at = number
        self.key = key
        self.text = text

    def error(self, expected: str, got: str | None = None) -> TextError:
        shown = self.text if got is None else got
        return TextError(f"line {self.at}, {clip(self.key)}: expected {expected}, got {echo(shown)}")

    def number(self, text: str, low: int, high: int) -> int:
        number = whole(text, low, high)
        if number is None:
            raise self.error(f"a whole number from {low} to {high}", text)
        return number

    def count(self, low: int = 0, high: int = 10**6) -> int:
        return self.number(self.text, low, high)

    def counts(self, n: int, text: str | None = None) -> list[int]:
        """Up to n numbers; those left out are 0."""
        words = (self.text if text is None else text).split()
        if len(words) > n:
            raise self.error(f"{n} numbers")
        return [self.number(word, 0, 999) for word in words] + [0] * (n - len(words))

    def amounts(self, names: tuple[str, ...]) -> list[int]:
        """How many of each: `potion 2, coin 1`."""
        found = [0] * len(names)
        for part in [part.split() for part in self.text.split(",") if part.strip()]:
            if len(part) != 2 or part[0] not in names:
                raise self.error(f"amounts like '{names[0]} 2, {names[-1]} 1'")
            found[names.index(part[0])] = self.number(part[1], 0, 999)
        return found

    def field(self, pack: Pack, name: str) -> int:
        if name not in pack.field_names:
            raise self.error("fields of the board", name)
        return pack.field_names.index(name)

    def yes(self) -> bool:
        if self.text not in ("yes", "no"):
            raise self.error("yes or no")
        return self.text == "yes"

    def strips(self, pack: Pack) -> Row:
        numbers: list[int] = []
        for word in self.text.split():
            if word not in pack.strip_numbers:
                raise self.error("strips of the pack", word)
            numbers.append(pack.strip_numbers[word])
        return tuple(numbers)


class Reader:
    """Splits a position into the shared lines, the lines of each player and the stages."""

    def __init__(self, game: str, pack: Pack, settings: tuple[Setting, ...], text: str) -> None:
        self.pack = pack
        self.shared: dict[str, Line] = {}
        self.stages: list[Line] = []
        self.pawns: dict[int, Line] = {}
        self.own: dict[int, dict[str, Line]] = {}
        self.rows: dict[int, list[Line]] = {}
        names = [setting.name for setting in settings]
        lines = text.splitlines()
        if not lines or game not in [line.strip() for line in lines]:
            raise TextError(f"expected a position that begins with the line {game!r}")
        self.split(game, lines, names)
        try:
            wishes: dict[str, object] = {
                name: self.shared[name].text for name in names if name in self.shared
            }
            self.options = settle_options(game, settings, wishes)
        except OptionError as problem:
            raise TextError(str(problem)) from None

    def split(self, game: str, lines: list[str], names: list[str]) -> None:
        seat = -1
        awaiting = 0  # rows of a forest still to come
        for number, raw in enumerate(lines, start=1):
            content = raw.strip()
            if not content or content == game:
                continue
            if awaiting and ":" not in content:
                self.rows[seat].append(Line(number, "forest", content))
                awaiting -= 1
                continue
            awaiting = 0
            key, colon, words = content.partition(":")
            line = Line(number, key.strip(), words.strip())
            if not colon:
                raise line.error("a line like 'round: 4'", content)
            if line.key.startswith("player "):
                seat = self.seat(line)
            elif line.key == "stage":
                self.stages.append(line)
            elif line.key in OWN and seat >= 0:
                self.add(self.own[seat], line)
                if line.key == "forest":
                    self.rows[seat] = []
                    awaiting = self.pack.rows
            elif line.key in SHARED or line.key in names:
                self.add(self.shared, line)
            else:
                known = ", ".join([*names, *SHARED, "stage", "player N", *OWN])
                raise TextError(f"line {number}: expected one of {known}, got {echo(line.key)}")

    def add(self, lines: dict[str, Line], line: Line) -> None:
        if line.key in lines:
            first = lines[line.key].at
            raise TextError(f"line {line.at}: expected {line.key} once, it stands in line {first} too")
        lines[line.key] = line

    def seat(self, line: Line) -> int:
        number = whole(line.key.removeprefix("player ").strip(), 0, 9)
        if number is None or number in self.pawns:
            raise line.error("a player's number, each once", line.key)
        self.pawns[number] = line
        self.own[number] = {}
        return number

    def count(self, key: str, default: int, low: int = 0, high: int = 10**6) -> int:
        return self.shared[key].count(low, high) if key in self.shared else default

    def maybe(self, key: str, default: int, low: int, high: int) -> int:
        """A number, or `none`."""
        if key not in self.shared or self.shared[key].text == "none":
            return default
        return self.shared[key].count(low, high)

    def yes(self, key: str) -> bool:
        return key in self.shared and self.shared[key].yes()

    def strips(self, key: str) -> Row:
        return self.shared[key].strips(self.pack) if key in self.shared else ()

    def numbers(self, key: str, default: list[int]) -> list[int]:
        if key not in self.shared:
            return default
        line = self.shared[key]
        words = line.text.split()
        if len(words) != len(default):
            raise line.error(f"{len(default)} numbers")
        return [line.number(word, -9999, 9999) for word in words]

    def pairs(self, key: str, names: dict[str, int]) -> dict[int, int]:
        """Numbers by name: `s01=1 s07=2`."""
        found: dict[int, int] = {}
        if key in self.shared:
            line = self.shared[key]
            for word in line.text.split():
                name, _, n = word.partition("=")
                if name not in names:
                    raise line.error("names of the pack with numbers, like s01=1", word)
                found[names[name]] = line.number(n, 0, 99)
        return found
