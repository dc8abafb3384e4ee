"""Faults of a position: what no game can reach, or what would crash or never end if it were played on."""

from tanglewood.kernel.errors import TextError


class Fault:
    """One thing that is wrong with a position.

    `key` is the line of the position's text it stands in (`showcase`, `hand`), `seat` the player whose line
    it is, or -1 for a line that all share; `reason` says what is wrong, `rule` which rule says so, if any.
    Of a key with several lines (half-done effects) it is in the `nth`, counted from 0.
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
        """The fault as a refusal of the text; `line` 0 if the text has no such line."""
        return TextError(f"line {line}, {self}" if line else str(self))
