"""Phrases: what is to be said, before a language is chosen."""

from collections.abc import Iterable
from typing import Union

Said = Union[int, str, "Phrase"]
"""What a sentence is filled with."""


class Phrase:
    """A sentence or a piece of one: its key in the Fluent files and the values to fill in, phrases among
    them. `words.py` says it."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: Said) -> None:
        self.key = key
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.key, *sorted(self.values)))

    def __repr__(self) -> str:
        said = ", ".join([f"{name}={value!r}" for name, value in self.values.items()])
        return f"<{self.key} {said}>" if said else f"<{self.key}>"


AND = "list-and"
OR = "list-or"
COMMA = "list-comma"
"""Sentences that join the last two things of a list; the others are joined by the comma."""
JOINTS = (AND, OR, COMMA)


def several(items: Iterable[Said], joint: str = AND) -> Said:
    """Some things as a list, joined as the language does it; nothing for none."""
    things = list(items)
    if len(things) < 2:
        return things[0] if things else ""
    return Phrase(joint, **{f"item{place}": thing for place, thing in enumerate(things)})


PLAYER = "player-called"
"""The sentence of somebody at the table: by the name where people know it, else by the seat."""


def player(seat: int) -> Phrase:
    """Somebody at the table, in an option, a question or a refusal."""
    return Phrase(PLAYER, seat=seat + 1)
