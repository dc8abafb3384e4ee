"""The effect language: a card's printed icons as one line of text.

    function = either
    either   = line { "/" line }                  the stroke: exactly one side
    line     = part { "&" part }                  from left to right
    part     = [ number "x" ] one                 2x, 3x, 4x: up to that often
    one      = number "leaves" | number "favours" | "remove card" | "recycle card" | "tile" letter
             | "shrine field" | "new showcase" | "others" "(" either ")" | "(" either ")" | picture
    picture  = landscape ":" [ ("exactly" | "at least") number "," ] symbol { "+" symbol }
    symbol   = ("move" | "remove") number [ "?" ] | number [ "?" ] | "around" ("each" | number)

`exactly` is the beetle; `?` marks transparent symbols; a number alone repeats the verb before it; `around`
are transparent remove symbols on the sides of the field, on each or on that many of choice.

    3x any: move 1
    moss: remove 1 + 2?
    3 leaves & 2x water: remove 1
    any: remove 1 & others(1 leaf)
"""

import re

from tanglewood.games.mycelia.effects.base import (
    EffectLine,
    Either,
    Favours,
    Group,
    Leaves,
    Others,
    Part,
)
from tanglewood.games.mycelia.effects.pictures import EACH, LANDSCAPES, MOVE, REMOVE, Picture
from tanglewood.games.mycelia.effects.things import CardChoice, GainTile, LayShrine, NewShowcase
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.text.echo import echo
from tanglewood.kernel.text.phrase import Said
from tanglewood.kernel.text.reading import whole

TOKEN = re.compile(r"\s*(?:(\d+x\b)|(\d+)|([a-z]+)|([:,+?/&()]))")
END = ""
DEEPEST = 8
"""How deep brackets may be nested; a printed card needs two."""


class Parser:
    """Reads one function; every error points at the character where it stopped making sense."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[str] = []
        self.starts: list[int] = []
        self.at = 0
        self.depth = 0
        self.bonus = False  # inside others(...)
        place = 0
        while text[place:].strip():
            match = TOKEN.match(text, place)
            if match is None:
                place += len(text[place:]) - len(text[place:].lstrip())
                raise self.error("a word, a number or one of : , + ? / & ( )", place)
            word = match.group(match.lastindex or 0)
            self.words.append(word)
            self.starts.append(match.end() - len(word))
            place = match.end()
        self.words.append(END)
        self.starts.append(len(text.rstrip()))

    def error(self, expected: str, place: int | None = None) -> TextError:
        if place is None:
            place = self.starts[self.at]
            found = repr(self.words[self.at]) if self.words[self.at] else "the end"
        else:
            found = repr(self.text[place])
        return TextError(f"expected {expected}, found {found} at character {place + 1} of {echo(self.text)}")

    # ------------------------------------------------------------------ words

    def peek(self) -> str:
        return self.words[self.at]

    def next(self) -> str:
        word = self.words[self.at]
        self.at += 1
        return word

    def eat(self, word: str) -> bool:
        """Take this word if it comes next."""
        if self.words[self.at] != word:
            return False
        self.at += 1
        return True

    def need(self, word: str) -> None:
        if not self.eat(word):
            raise self.error(repr(word))

    def number(self, low: int = 0, high: int = 99, expected: str = "") -> int:
        number = whole(self.peek(), low, high)
        if number is None:
            raise self.error(expected or f"a number from {low} to {high}")
        self.at += 1
        return number

    # ------------------------------------------------------------------ grammar

    def function(self) -> EffectLine:
        line = self.either()
        if self.peek() != END:
            raise self.error("'&', '/' or the end")
        return line

    def either(self) -> EffectLine:
        sides = [self.line()]
        while self.eat("/"):
            sides.append(self.line())
        if len(sides) == 1:
            return sides[0]
        return EffectLine([Either(1, sides)])

    def line(self) -> EffectLine:
        parts = [self.part()]
        while self.eat("&"):
            parts.append(self.part())
        return EffectLine(parts)

    def part(self) -> Part:
        times = 1
        if re.fullmatch(r"\d+x", self.peek()):
            times = whole(self.peek()[:-1], 2, 9) or 0
            if not times:
                raise self.error("2x to 9x")
            self.at += 1
        word = self.peek()
        if word.isdecimal():
            return self.amount(times)
        if word in LANDSCAPES:
            return self.picture(times)
        if word in ("others", "("):
            return self.bracket(times)
        if self.eat("remove"):
            self.need("card")
            return CardChoice(times, recycle=False)
        if self.eat("recycle"):
            self.need("card")
            return CardChoice(times, recycle=True)
        if times == 1 and self.eat("tile"):
            if not re.fullmatch("[a-g]", self.peek()):
                raise self.error("a tile from a to g")
            return GainTile(self.next())
        if times == 1 and self.eat("shrine"):
            self.need("field")
            return LayShrine()
        if times == 1 and self.eat("new"):
            self.need("showcase")
            return NewShowcase()
        raise self.error(
            "a number of leaves or favours, a landscape (leaves, moss, water, soil, any), 'others', "
            "'remove card', 'recycle card', 'tile', 'shrine field', 'new showcase' or '('"
        )

    def amount(self, times: int) -> Part:
        n = self.number(low=1)
        word = self.peek()
        if word not in ("leaf", "leaves", "favour", "favours"):
            raise self.error("'leaves' or 'favours'")
        self.at += 1
        return Leaves(times, n) if word.startswith("lea") else Favours(times, n)

    def bracket(self, times: int) -> Part:
        if self.peek() == "others" and self.bonus:
            raise self.error("no bonus inside a bonus")
        bonus = self.eat("others")
        if self.depth == DEEPEST:
            raise self.error("fewer brackets inside brackets")
        self.need("(")
        self.depth += 1
        self.bonus = self.bonus or bonus
        inside = self.either()
        self.need(")")
        self.depth -= 1
        self.bonus = self.bonus and not bonus
        if bonus:
            return Others(times, inside)
        only = inside.parts[0]
        if len(inside.parts) == 1 and isinstance(only, Either) and only.times == 1:
            return Either(times, only.sides)
        return Group(times, inside)

    def picture(self, times: int) -> Part:
        landscape = LANDSCAPES.index(self.next())
        self.need(":")
        need, exact, asked = -1, False, 0
        if self.peek() in ("exactly", "at"):
            exact = self.next() == "exactly"
            if not exact:
                self.need("least")
            asked = self.at
            need = self.number()
            self.need(",")
        symbols: list[int] = []
        solid = around = 0
        verb = -1
        while True:
            if self.eat("around"):
                sides = "'each' or a number of sides from 1 to 4"
                around = EACH if self.eat("each") else self.number(1, EACH, sides)
                break
            verb = self.verb(verb)
            n = self.number(low=1)
            if not self.eat("?"):
                if solid != len(symbols):
                    raise self.error("'?': solid symbols stand before transparent ones")
                solid += n
            symbols.extend([verb] * n)
            if not self.eat("+"):
                break
        if 0 <= need < solid:
            raise self.error(f"{solid} drops or more for its {solid} solid symbols", self.starts[asked])
        return Picture(times, landscape, solid if need < 0 else need, exact, symbols, solid, around)

    def verb(self, last: int) -> int:
        if self.eat("move"):
            return MOVE
        if self.eat("remove"):
            return REMOVE
        if last < 0 or not self.peek().isdecimal():
            raise self.error("'move', 'remove' or 'around'")
        return last


def parse(text: str) -> EffectLine:
    """Read a function.

    >>> str(parse("moss: remove 1 + 2?"))
    'moss: remove 1 + remove 2?'
    >>> parse("3x any")
    Traceback (most recent call last):
    tanglewood.kernel.errors.TextError: expected ':', found the end at character 7 of '3x any'
    """
    return Parser(text).function()


def name_lines(line: EffectLine, place: str, names: dict[str, EffectLine], title: Said, rule: str) -> None:
    """Give a line and every line inside it its place (`function:card`, `function:card/0.1`, ...), and the
    name and rule of what it is printed on."""
    line.place = place
    line.title = title
    line.rule = rule
    names[place] = line
    for part in line.parts:
        if isinstance(part, Picture):
            part.bends = not place.startswith("tile:")
    inner = place + ("." if "/" in place else "/")
    for i, part in enumerate(line.parts):
        if isinstance(part, Either):
            for j, side in enumerate(part.sides):
                name_lines(side, f"{inner}{i}.{j}", names, title, rule)
        elif isinstance(part, Group | Others):
            name_lines(part.line, f"{inner}{i}.0", names, title, rule)
