"""A seat of a table: whose it is, and who decides there."""

import hashlib
from typing import Literal

HOUR = 3600.0
QUORUM = 2
PERSON_BYTES = 16
"""The length of a person's id; a guest's owner, the hash of a cookie, is longer."""


def hashed(secret: str) -> bytes:
    """Secrets are stored as hashes: whoever reads the database cannot sit down at a table."""
    return hashlib.sha256(secret.encode()).digest()


class TableSeat:
    """Who sits at a seat. `owner` is the hash of a person's secret, `invitation` that of a link not yet used,
    `stand_in` the bot that plays for the person. `seen` is when the person was last here, `consent` the bot
    they let play while they are away; `votes` are the owners who want a bot here. `used` is the hash of the
    link by which the person came, `kept` the owner a free seat is kept for. A person who has `resigned`, or
    whose time is up for good (`timed_out`), does not get the seat back."""

    def __init__(
        self,
        kind: str,
        bot: str | None,
        name: str,
        owner: bytes | None,
        invitation: bytes | None,
        stand_in: str | None = None,
        seen: float = 0.0,
        consent: str | None = None,
        used: bytes | None = None,
        kept: bytes | None = None,
    ) -> None:
        self.kind = kind
        self.bot = bot
        self.name = name
        self.owner = owner
        self.invitation = invitation
        self.stand_in = stand_in
        self.seen = seen
        self.consent = consent
        self.used = used
        self.kept = kept
        self.votes: set[bytes] = set()
        self.resigned = False
        self.timed_out = False

    @property
    def is_persons(self) -> bool:
        """Whether somebody with an account has the seat, and not a guest."""
        return self.owner is not None and len(self.owner) == PERSON_BYTES

    @property
    def player(self) -> str | None:
        """The bot that decides at this seat, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def shown(self) -> Literal["human", "bot", "open"]:
        if self.kind == "bot":
            return "bot"
        return "open" if self.kind == "link" and self.owner is None else "human"

    def free_at(self, away: float | None) -> float | None:
        """From when on others may hand the seat over because its person has been away for too many hours."""
        return None if self.owner is None or away is None else self.seen + away * HOUR


def voters(seats: list[TableSeat], seat: int) -> list[bytes]:
    """The people who vote about somebody's seat: all others who hold one, if they are at least two; a single
    opponent has no vote."""
    own = seats[seat].owner
    others = dict.fromkeys(row.owner for row in seats if row.owner and row.owner != own and not row.resigned)
    return list(others) if own and len(others) >= QUORUM else []


def waiting(seats: list[TableSeat], turn: int, mover: int = -1) -> bytes | None:
    """The person with an account for whom a table waits while `turn` decides; empty if it is somebody else,
    and None if nobody at the table has one. Whoever has moved and is to move again is there."""
    if not any(seat.is_persons for seat in seats):
        return None
    row = seats[turn] if turn >= 0 else None
    if row is None or not row.is_persons or row.stand_in is not None:
        return b""
    there = mover >= 0 and seats[mover].owner == row.owner and seats[mover].stand_in is None
    return b"" if there else row.owner
