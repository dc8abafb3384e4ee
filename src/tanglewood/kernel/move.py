"""Moves: small decisions with a text form and a path of clicks."""

import re

from tanglewood.kernel.errors import MoveError, saying
from tanglewood.kernel.text.echo import LONGEST, echo
from tanglewood.kernel.text.phrase import Phrase

SPACES = re.compile(r"\s+")
MANY = 60
"""How many moves are compared letter by letter with a text that is not a move."""


def same_letters(one: str, other: str) -> int:
    """How many letters both texts have in common at the beginning."""
    for i in range(min(len(one), len(other))):
        if one[i] != other[i]:
            return i
    return min(len(one), len(other))


class Move:
    """One small decision.

    `text` is its short form (`drop c3 > c4`), `path` the things on the table it touches in order
    (`field:c3`, `field:c4`). `kind`, `a` and `b` are what the game's code reads; `index` is its number in
    the game's vocabulary, the same in every game with the same pack.
    """

    __slots__ = ("a", "b", "index", "kind", "path", "text")

    def __init__(self, index: int, kind: int, a: int, b: int, text: str, path: tuple[str, ...]) -> None:
        self.index = index
        self.kind = kind
        self.a = a
        self.b = b
        self.text = text
        self.path = path

    def verb(self) -> str:
        """The first word of its text."""
        return self.text.split(" ", 1)[0]

    def names(self) -> tuple[str, ...]:
        """By what a pattern finds it: its text, without spaces so that a shell keeps it together, and its
        path."""
        return ("move:" + self.text.replace(" ", "."), *self.path)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Vocabulary:
    """All moves a game can ever have, each made once; `options()` returns these very objects."""

    def __init__(self) -> None:
        self.all: list[Move] = []
        self.by_text: dict[str, Move] = {}
        self.by_verb: dict[str, list[str]] = {}

    def add(self, kind: int, text: str, *path: str, a: int = 0, b: int = 0) -> Move:
        move = Move(len(self.all), kind, a, b, text, path)
        if text in self.by_text:
            raise AssertionError(f"two moves are called {text!r}")
        self.all.append(move)
        self.by_text[text] = move
        self.by_verb.setdefault(text.split(" ", 1)[0], []).append(text)
        return move

    def parse(self, text: str) -> Move:
        """The move of this text; case and spacing do not matter."""
        wanted = SPACES.sub(" ", text.replace(">", " > ")).strip().lower()
        move = self.by_text.get(wanted)
        if move is None:
            hint = ", ".join([repr(near) for near in self.near(wanted)])
            problem = MoveError(f"{echo(text)} is no move; expected something like {hint}")
            raise saying(problem, Phrase("refused-no-move", given=echo(text), hint=hint))
        return move

    def near(self, wanted: str) -> list[str]:
        """Up to three moves that may have been meant: of those with the most similar verb, the most
        similar ones. Comparing with every move of a large game would take a tenth of a second."""
        import difflib  # only a mistake needs it

        if len(wanted) > LONGEST:
            return [self.all[0].text]
        verb = wanted.split(" ", 1)[0]
        verbs = difflib.get_close_matches(verb, self.by_verb, n=1, cutoff=0.5)
        pool = self.by_verb[verbs[0]] if verbs else []
        if len(pool) > MANY:
            pool = sorted(pool, key=lambda text: -same_letters(wanted, text))[:MANY]
        return difflib.get_close_matches(wanted, pool, n=3, cutoff=0.5) or pool[:1] or [self.all[0].text]


def first_of_kind(things: tuple[int, ...], i: int) -> bool:
    """Whether none of the things before this one is the same: equal ones are one move. A loop, because
    `index` makes an object of every number first, and this is asked all the time."""
    thing = things[i]
    for k in range(i):
        if things[k] == thing:
            return False
    return True
