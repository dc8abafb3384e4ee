"""The JSON of what happens at a table beside the moves: resigning, agreeing, clocks, seats that move."""

from typing import Annotated, Literal

import msgspec

Ended = Literal["", "resigned", "time", "agreement"]
"""How a game ended before its rules ended it; empty: it did not."""
NoticeKind = Literal["resigned", "time-resigned", "time-bot", "agreed", "old-rulings"]


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """The clock a table agrees on. `live`: `time` minutes for each player, and `increment` seconds more
    whenever a decision has passed on. `days`: `time` hours for every decision. `then` is what happens when
    somebody's time is up: a bot plays on for them, or they resign."""

    kind: Literal["live", "days"]
    time: Annotated[int, msgspec.Meta(ge=1, le=720)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=300)]
    then: Literal["bot", "resign"]


class ProposalInfo(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody proposes to end the game without a winner. `agreed` are the seats whose people want it,
    `asked` those that have not answered yet."""

    seat: int
    agreed: list[int]
    asked: list[int]


class NoticeInfo(msgspec.Struct, forbid_unknown_fields=True):
    """What happened beside the moves when the log had `number` entries; -1 is the seat of nobody."""

    number: int
    seat: int
    kind: NoticeKind
    words: str


class InvitationWish(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class InvitationInfo(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation that still counts: the seat it is for, and the name somebody gave that seat. `mine`: this
    browser has taken the seat already."""

    seat: int
    name: str
    mine: bool


class CodeWish(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class SeatCode(msgspec.Struct, forbid_unknown_fields=True):
    """A code that takes a seat along to another device, once and until then. The link holds the same code."""

    code: str
    link: str
    until: str
