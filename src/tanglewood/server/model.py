"""The JSON of requests and answers; web/src/generated/api.ts is generated from it."""

import time
from typing import Annotated, Any, Literal

import msgspec

from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.setting import Choice
from tanglewood.server.models.manners import ClockWish, Ended, NoticeInfo, ProposalInfo

Name = Annotated[str, msgspec.Meta(max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
PackId = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{24})?$")]
"""A pack of a designer that the server has; empty: the game's own."""
Pace = Literal["quick", "normal", "slow"]
"""How fast bots play while a player of the table is watching."""
Away = Annotated[int, msgspec.Meta(ge=1, le=24 * 365)] | None
"""Hours after which others may let a bot play for somebody who is away; null: never."""


class Model(msgspec.Struct, forbid_unknown_fields=True):
    """Anything that goes over the wire."""


# ---------------------------------------------------------------------- requests


class SeatWish(Model):
    """Who shall sit somewhere: me, somebody at the same screen, a friend by a link, or a bot."""

    kind: Literal["me", "screen", "link", "bot"]
    name: Name = ""
    bot: Name = DEFAULT_BOT


class NewTable(Model):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Choice] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)] | None = None
    pace: Pace = "quick"
    away: Away = 72
    clock: ClockWish | None = None
    pack: PackId = ""
    listed: bool = False
    """Whether it stands in the list of open tables: then whoever likes takes a seat that is for a link."""


class OptionsWish(Model):
    options: dict[str, Choice] = {}
    pack: PackId = ""


class PackUpload(Model):
    """A pack of a designer: a TOML file, or a zip of a folder, as base64."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    content: bytes


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
    bot: Name = DEFAULT_BOT


class StandInWish(Model):
    """For somebody who is away it is the bot they named, or the usual one: leave it empty."""

    bot: Name = ""


class ConsentWish(Model):
    """The bot that others may let play while one is away."""

    bot: Name = DEFAULT_BOT


class PaceWish(Model):
    pace: Pace


class AnalysisWish(Model):
    """`level` is a bot that searches; without one the strongest looks at the game."""

    level: Name = ""


# ---------------------------------------------------------------------- answers


class SettingInfo(Model):
    name: str
    about: str
    default: Choice
    kind: Literal["number", "choice", "flag"]
    low: int
    high: int
    choices: list[str]
    each_seat: bool


class Character(Model):
    """Somebody of the cast under whose name and face people meet a bot."""

    face: str
    name: str


class BotInfo(Model):
    """`searches`: it can analyse a game. `strength` is its place on the ladder, counted from 1; a `style`
    stands beside the ladder. `wins` is the share of its games it won against the level below, in percent;
    0: not measured. `family` is who plays for it, the usual one first."""

    name: str
    about: str
    searches: bool
    strength: int
    style: bool
    wins: float
    family: list[Character]


class Preset(Model):
    """A ready-made table; `players` is 0 where any number goes."""

    id: str
    players: int
    options: dict[str, Choice]


class PackName(Model):
    """A pack of a designer by name, and how many things differ from the game's own."""

    id: str
    name: str
    version: int
    changes: int


class PackChange(Model):
    """What differs: the path of a value with what it was and is, or an entry that is new."""

    path: str
    name: str
    before: str
    after: str
    new: bool


class PackInfo(Model):
    """A pack of a designer and everything that differs from the game's own."""

    pack: PackName
    game: str
    changes: list[PackChange]


class GameSheet(Model):
    """`bot` is the usual opponent, `first_bot` whom somebody new to the game meets. `packs` are those a table
    can be laid with beside the game's own."""

    id: str
    title: str
    about: str
    settings: list[SettingInfo]
    bots: list[BotInfo]
    bot: str
    first_bot: str
    presets: list[Preset]
    packs: list[PackName] = []


class Impossible(Model):
    """A value of an option that does not go with the others, why, and the rule that says so."""

    option: str
    value: Choice
    why: str
    rule: str


class Trial(Model):
    """What a game says to some options: why a table cannot be laid with them, and what could not be chosen
    next."""

    problem: Impossible | None
    impossible: list[Impossible]


class RuleInfo(Model):
    id: str
    part: str
    status: str
    text: str
    why: str
    source: str
    built: bool


class SeatInfo(Model):
    """`face` names the drawing of a bot; people have none. `stand_in` is the bot that plays for a person.
    Only those who sit at the table know the rest: `consent` is the bot that may play while the person is
    away, `free_at` from when on the others need no consent, `votes` the seats of those who want a bot to
    play, out of so many `voters`; 0: no vote about this seat. `left` are the seconds on the seat's clock at
    the time of the answer; `ticking`: they run. `kept`: the seat is free, and kept for the person of this
    name."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    face: str
    mine: bool
    online: bool
    stand_in: str | None
    consent: str | None
    free_at: str | None
    votes: list[int]
    voters: int
    left: float | None
    ticking: bool
    resigned: bool
    kept: bool = False


class Option(Model):
    text: str
    path: list[str]
    label: str


class RivalInfo(Model):
    """The opponent without a seat."""

    name: str
    score: int
    won: bool
    breakdown: dict[str, int]


class ResultInfo(Model):
    """`ended` says how a game stopped before its rules ended it: then the scores are those of that moment.
    The seats that `resigned` come last, whoever resigned first behind the others."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    rival: RivalInfo | None
    ended: Ended
    resigned: list[int]


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
    pace: Pace
    away: int | None
    clock: ClockWish | None
    proposal: ProposalInfo | None
    notices: list[NoticeInfo]
    pack: PackName | None = None


class EventInfo(Model):
    """What happened. `unasked` tells its player that a move was taken because nothing else was possible."""

    name: str
    seat: int
    values: dict[str, int | str]
    words: str
    head: bool
    unasked: str


class Line(Model):
    """A sentence of the log, about one event or several: `name` and `seat` are those of the first. It is told
    once so many `events` of its step have been shown. `head`: it begins a turn; `deed`: it says what was
    done, not what came of it; `joins`: it takes the place of the sentence before it and tells that too."""

    words: str
    name: str
    seat: int
    head: bool
    deed: bool
    joins: bool
    events: int


class Step(Model):
    number: int
    seat: int
    kind: Literal["move", "undo"]
    label: str
    events: list[EventInfo]
    story: list[Line]


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
    offered: bool = False
    """A seat is kept for whoever asks: others offer them this game."""


class Invitation(Model):
    seat: int
    link: str


class Created(Model):
    id: str
    invitations: list[Invitation]


class TableId(Model):
    id: str


class Hint(Model):
    """A move, the share of the win one may expect of it, half the width of its 95 % interval, and what speaks
    for it as far as the player can know; empty if that cannot be said."""

    text: str
    label: str
    expectation: float
    sure: float
    why: str


class Thinking(Model):
    """How far a bot is with its decision, or a hint with its own."""

    number: int
    seat: int
    share: float


class Point(Model):
    """A decision of a finished game: what every seat could expect before it, and what the move threw away."""

    number: int
    seat: int
    expected: list[float]
    cost: float


class Costly(Model):
    """A move that threw much away, the better one, what speaks for it, and `when` it was if known."""

    number: int
    seat: int
    played: str
    better: str
    expected: float
    got: float
    cost: float
    sure: float
    why: str = ""
    when: str = ""


class Analysis(Model):
    """`own`: this browser has asked for it and may stop it."""

    status: Literal["none", "running", "done"]
    share: float = 0.0
    level: str = ""
    own: bool = False
    points: list[Point] = []
    costly: list[Costly] = []


def stamp(at: float) -> str:
    """A moment, as it goes over the wire."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


class Problem(Model):
    """Every refusal. `rule` names the rule of the game that forbids a move."""

    error: str
    message: str
    rule: str = ""
