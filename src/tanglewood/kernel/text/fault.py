"""Faults of a position: what no game can reach, and what would crash or never end if it were played on."""

from tanglewood.kernel.errors import TextError
from tanglewood.kernel.setting import RANDOM, Choice


class Fault:
    """One thing that is wrong with a position.

    `key` is the line of the position it is in (`showcase`, `hand`), `seat` the player the line belongs to, or
    -1 for a line all players share; `reason` says what is wrong, `rule` which rule says so, if any. If the
    key has several lines (half-done effects), it is in the `nth` of them, counted from 0.
    """

    __slots__ = ("key", "nth", "reason", "rule", "seat")

    def __init__(self, key: str, reason: str, seat: int = -1, rule: str = "", nth: int = 0) -> None:
        self.key = key
        self.reason = reason
        self.seat = seat
        self.rule = rule
        self.nth = nth

    def __str__(self) -> str:
        where = f"player {self.seat}, {self.key}" if self.seat >= 0 else self.key
        return f"{where}: {self.reason}" + (f" [{self.rule}]" if self.rule else "")

    def __repr__(self) -> str:
        return f"<Fault {self}>"

    def error(self, line: int) -> TextError:
        """The fault as an error about the text; `line` is 0 if the text has no such line."""
        return TextError(f"line {line}, {self}" if line else str(self))


def too_many(places: list[tuple[str, int, int]], most: int, what: str, rule: str) -> list[Fault]:
    """A fault at the first place (key, seat and number of pieces there) at which the pieces counted so far
    are more than there can be."""
    found = 0
    for key, seat, n in places:
        found += n
        if found > most:
            return [Fault(key, f"expected at most {most} {what} in all, counted {found}", seat, rule)]
    return []


def wrong_first(options: dict[str, Choice], players: int, first: int) -> list[Fault]:
    """A fault if the seat that began is not the one the option `first` names."""
    wish = str(options["first"])
    if wish == RANDOM or int(wish) == first:
        return []
    if int(wish) >= players:
        return [Fault("first", f"expected a seat from 0 to {players - 1}")]
    return [Fault("begins", f"expected {wish}, the seat that the option first names")]
