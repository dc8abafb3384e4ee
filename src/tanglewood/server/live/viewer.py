"""Whoever looks at a table: the seats a person holds and, where several people share a screen, whose eyes
are on it now."""

from typing import NamedTuple

from tanglewood.kernel.state import NOBODY


class Viewer(NamedTuple):
    """A person as a table sees them.

    At one screen each person plays at a seat of their own, and all of these seats belong to one browser.
    `looking` is the seat whose person sits before the screen now, NOBODY while it is being passed on; nothing
    that only the others may know is told then. Without it, whoever holds several seats is told what all of
    them know.
    """

    seats: tuple[int, ...] = ()
    looking: int | None = None

    def eye(self, seat: int) -> int:
        """With whose eyes they see what concerns a seat: its own if it is theirs and no other one looks."""
        if self.looking is not None:
            return self.looking
        if seat in self.seats:
            return seat
        return self.seats[0] if self.seats else NOBODY

    @property
    def shares(self) -> bool:
        """Whether several people share the screen."""
        return len(self.seats) > 1

    def decides(self, turn: int) -> bool:
        """Whether it is this person who has to decide now."""
        return turn in self.seats and self.looking in (None, turn)
