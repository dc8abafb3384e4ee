"""What the server says and takes; web/src/lib/contract.ts says the same in the browser's language."""

from typing import Annotated, Any, Literal

import msgspec

from tanglewood.kernel.setting import Choice

Name = Annotated[str, msgspec.Meta(max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Model(msgspec.Struct, forbid_unknown_fields=True):
    """Anything that goes over the wire."""


# ---------------------------------------------------------------------- what it takes


class SeatWish(Model):
    """Who shall sit somewhere: me, somebody at the same screen, a friend by a link, or a bot."""

    kind: Literal["me", "screen", "link", "bot"]
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


class NewTable(Model):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Choice] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**60)] | None = None


class MoveWish(Model):
    number: Number
    seat: Seat
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class UndoWish(Model):
    number: Number
    seat: Seat


class JoinWish(Model):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    name: Name = ""


class ChatWish(Model):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class BranchWish(Model):
    at: Number
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


# ---------------------------------------------------------------------- what it says


class SettingInfo(Model):
    name: str
    about: str
    default: Choice
    kind: Literal["number", "choice", "flag"]
    low: int
    high: int
    choices: list[str]
    each_seat: bool


class BotInfo(Model):
    name: str
    about: str


class GameSheet(Model):
    id: str
    title: str
    about: str
    settings: list[SettingInfo]
    bots: list[BotInfo]


class RuleInfo(Model):
    id: str
    part: str
    status: str
    text: str
    why: str
    source: str
    built: bool


class SeatInfo(Model):
    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    mine: bool
    online: bool


class Option(Model):
    text: str
    path: list[str]
    label: str


class RivalInfo(Model):
    """The opponent without a seat: Gwidyon, for example."""

    name: str
    score: int
    won: bool
    breakdown: dict[str, int]


class ResultInfo(Model):
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    rival: RivalInfo | None


class UndoInfo(Model):
    possible: bool
    reason: str


class TableState(Model):
    """A table as one person may see it."""

    id: str
    game: str
    title: str
    options: dict[str, Choice]
    number: int
    seats: list[SeatInfo]
    viewer: int
    mine: list[int]
    turn: int
    question: str
    choices: list[Option]
    undo: UndoInfo
    view: Any
    over: bool
    result: ResultInfo | None
    curve: list[list[int]] | None
    rematch: str | None


class EventInfo(Model):
    name: str
    seat: int
    values: dict[str, int | str]
    words: str
    head: bool


class Step(Model):
    number: int
    seat: int
    kind: Literal["move", "undo"]
    label: str
    events: list[EventInfo]


class Update(Model):
    steps: list[Step]
    state: TableState


class ChatLine(Model):
    number: int
    seat: int
    name: str
    text: str
    at: str


class TableSummary(Model):
    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    turn: int
    my_turn: bool
    over: bool
    moves: int
    changed: str


class Invitation(Model):
    seat: int
    link: str


class Created(Model):
    id: str
    invitations: list[Invitation]


class TableId(Model):
    id: str


class Hint(Model):
    text: str
    label: str
    worth: float


class Problem(Model):
    """Every refusal. `rule` names the rule of the game that forbids a move."""

    error: str
    message: str
    rule: str = ""
