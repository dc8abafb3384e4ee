"""A table in memory as another server has stored it: what is new in its log, and everything beside it."""

from tanglewood.server.live.clocks import running_clock
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.store import StoredTable


def catch_up(live: LiveGame, stored: StoredTable) -> None:
    """Play the entries of the log that are new, and take over the rest. A log that the rules do not allow is
    refused; the game must not be used then."""
    row = stored.row
    live.replay(stored.log)
    for mine, theirs in zip(live.seats, row.seats, strict=True):
        take_over(mine, theirs)
    live.pace = row.pace
    live.rematch = row.rematch
    live.lobby = row.lobby
    live.proposal = row.manners.proposal
    live.stored_manners = row.manners
    live.notices.clear()
    for notice in row.manners.notices:
        live.note(notice)
    if row.manners.clock is not None and row.manners.times.left:
        live.clock = running_clock(row.manners.clock, row.manners.times, live.turn)
    live.version = stored.version


def take_over(mine: TableSeat, theirs: TableSeat) -> None:
    """A seat as it is stored. The object stays the same, because others hold it."""
    mine.name = theirs.name
    mine.owner = theirs.owner
    mine.invitation = theirs.invitation
    mine.used = theirs.used
    mine.kept = theirs.kept
    mine.stand_in = theirs.stand_in
    mine.consent = theirs.consent
    mine.seen = max(mine.seen, theirs.seen)
    mine.votes = set(theirs.votes)
