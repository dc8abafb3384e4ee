"""The clocks of a table: whose runs, and how much is left.

A clock runs for a person who has to decide, never for a bot, and not before every seat is taken. A live clock
runs only while somebody who still plays waits for the decision at the table: nobody loses time to an empty
room. A clock of days runs by the calendar. Nothing here asks for the time; callers bring it.
"""

from collections.abc import Callable, Sequence

from tanglewood.kernel.state import NOBODY
from tanglewood.server.live.manners import ClockRow
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.models.manners import ClockWish

MINUTE = 60.0
HOUR = 3600.0

Here = Callable[[TableSeat], bool]


def full_time(agreed: ClockWish) -> float:
    """Seconds everybody begins with."""
    return agreed.time * (MINUTE if agreed.kind == "live" else HOUR)


def can_have_clock(seats: Sequence[TableSeat]) -> bool:
    """A clock is between people: two of them at least."""
    return sum(row.kind != "bot" for row in seats) > 1


class GameClock:
    """The clocks of one table. `left` counts down from `since` at the seat that runs, else it stands."""

    def __init__(self, agreed: ClockWish, left: list[float | None], turn: int) -> None:
        self.agreed = agreed
        self.left = left
        # Whose decision it is; a bot's as well.
        self.turn = turn
        self.running = NOBODY
        self.since = 0.0

    def left_at(self, seat: int, now: float) -> float | None:
        left = self.left[seat]
        if left is None:
            return None
        return max(0.0, left - max(0.0, now - self.since)) if seat == self.running else left

    def is_up(self, now: float) -> bool:
        """Whether the time of whoever decides is over."""
        return self.running != NOBODY and self.left_at(self.running, now) == 0.0

    def row(self) -> ClockRow:
        """As it is stored: a clock of days goes on while the server does not."""
        due = None
        left = self.left[self.running] if self.running != NOBODY else None
        if self.agreed.kind == "days" and left is not None:
            due = self.since + left
        return ClockRow(list(self.left), due, self.running, self.since)

    def settled(self, now: float) -> "GameClock":
        """The same clocks with the time that has run by now taken off."""
        found = GameClock(self.agreed, list(self.left), self.turn)
        found.running, found.since = self.running, now
        if self.running != NOBODY:
            found.left[self.running] = self.left_at(self.running, now)
        return found

    def after(self, turn: int, running: int, now: float) -> "GameClock":
        """The clocks when `turn` decides and `running` is the seat whose clock runs."""
        found = self.settled(now)
        if turn != self.turn:
            before = found.left[self.turn] if self.turn != NOBODY else None
            if before is not None and self.agreed.kind == "live":
                found.left[self.turn] = before + self.agreed.increment
            found.turn = turn
            if turn != NOBODY and found.left[turn] is not None and self.agreed.kind == "days":
                found.left[turn] = full_time(self.agreed)
        if running not in (NOBODY, self.running) and self.agreed.kind == "days" and not found.left[running]:
            found.left[running] = full_time(self.agreed)  # somebody whose time was up is back
        found.running = running
        return found


def begin_clock(agreed: ClockWish, seats: Sequence[TableSeat], turn: int) -> GameClock:
    """The clocks of a new table: bots have none."""
    full = full_time(agreed)
    return GameClock(agreed, [None if row.kind == "bot" else full for row in seats], turn)


def resume_clock(agreed: ClockWish, times: ClockRow, turn: int, now: float, up_since: float) -> GameClock:
    """The clocks as they were stored. A live clock stands until somebody waits again. One of days has run on;
    but nobody's time is up because a server was down: an hour is left when it has come back (`up_since`)."""
    clock = GameClock(agreed, list(times.left), turn)
    if agreed.kind == "days" and times.due is not None and turn != NOBODY and times.left[turn] is not None:
        due = max(times.due, up_since + min(HOUR, full_time(agreed)))
        clock.left[turn] = max(0.0, due - now)
        clock.running, clock.since = turn, now
    return clock


def running_clock(agreed: ClockWish, times: ClockRow, turn: int) -> GameClock:
    """The clocks as another server has them now."""
    clock = GameClock(agreed, list(times.left), turn)
    clock.running, clock.since = times.running, times.since
    return clock


def seat_that_runs(agreed: ClockWish, seats: Sequence[TableSeat], turn: int, here: Here) -> int:
    """The seat whose clock runs while `turn` decides; NOBODY if all of them stand."""
    if turn == NOBODY or seats[turn].owner is None or seats[turn].player is not None:
        return NOBODY
    if any(row.shown == "open" and row.player is None for row in seats):
        return NOBODY
    waiting = [
        row for seat, row in enumerate(seats) if seat != turn and row.owner is not None and not row.resigned
    ]
    if not waiting or (agreed.kind == "live" and not any(here(row) for row in waiting)):
        return NOBODY
    return turn
