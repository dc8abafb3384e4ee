"""Moves: small decisions with a text form and a path of clicks."""

import re

from tanglewood.kernel.echo import LONGEST, echo
from tanglewood.kernel.errors import MoveError

SPACES = re.compile(r"\s+")


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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Vocabulary:
    """All moves a game can ever have, each made once; `options()` hands out these very objects."""

    def __init__(self) -> None:
        self.all: list[Move] = []
        self.by_text: dict[str, Move] = {}

    def add(self, kind: int, text: str, *path: str, a: int = 0, b: int = 0) -> Move:
        move = Move(len(self.all), kind, a, b, text, path)
        if text in self.by_text:
            raise AssertionError(f"two moves are called {text!r}")
        self.all.append(move)
        self.by_text[text] = move
        return move

    def parse(self, text: str) -> Move:
        """The move of this text; case and spacing do not matter."""
        wanted = SPACES.sub(" ", text.replace(">", " > ")).strip().lower()
        move = self.by_text.get(wanted)
        if move is None:
            import difflib  # only a mistake needs it

            known = self.by_text if len(wanted) <= LONGEST else []
            near = difflib.get_close_matches(wanted, known, n=3, cutoff=0.5)
            hint = ", ".join(repr(text) for text in near) or repr(self.all[0].text)
            raise MoveError(f"{echo(text)} is no move; expected something like {hint}")
        return move
