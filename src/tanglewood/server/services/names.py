"""Text that people type, and names at a table: no two people have the same one."""

from collections.abc import Iterable

from tanglewood.server.errors import Refused
from tanglewood.words import words

LONGEST = 40


def tidy(text: str) -> str:
    """The text on one line, without characters that cannot be seen (controls, direction marks)."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that somebody else at the table has, and propose another."""
    taken = {other.casefold() for other in others if other}
    if name and name.casefold() in taken:
        raise Refused(
            422, "name-taken", words().say("seat-name-taken", name=name, free=free_name(name, taken))
        )


def free_name(name: str, taken: set[str]) -> str:
    """The name with the first number that nobody has; `taken` are lower-case names."""
    number = 2
    while (found := f"{name[: LONGEST - 2].rstrip()} {number}").casefold() in taken:
        number += 1
    return found
