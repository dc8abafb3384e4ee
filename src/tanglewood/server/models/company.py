"""The JSON of people who meet: open tables, whom one does not hear, games played, standing orders."""

from typing import Annotated, Literal

import msgspec

from tanglewood.kernel.setting import Choice
from tanglewood.server.model import Model, Name, SeatInfo
from tanglewood.server.models.manners import ClockWish

Answer = Literal["yes", "no"]
QuestionKind = Annotated[str, msgspec.Meta(max_length=200)]


# ---------------------------------------------------------------------- open tables


class OpenTable(Model):
    """A table at which whoever likes may sit down; `free` are its free seats."""

    id: str
    game: str
    title: str
    options: dict[str, Choice]
    seats: list[SeatInfo]
    free: list[int]
    clock: ClockWish | None
    away: int | None
    moves: int
    mine: bool


class OpenTables(Model):
    """`possible`: whether this server has such a list."""

    possible: bool
    tables: list[OpenTable]


class SitWish(Model):
    name: Name = ""


class ListedWish(Model):
    listed: bool


class MyTable(Model):
    """What whoever asks has to do with a table beside its game: nobody else is told. `sit` are the free seats
    they may take, `opener`: they laid it, `muted` and `blocked` are the seats of those they do not hear."""

    sit: list[int]
    opener: bool
    can_list: bool
    listed: bool
    following: bool
    muted: list[int]
    blocked: list[int]


# ---------------------------------------------------------------------- talk


class MuteWish(Model):
    muted: bool


class BlockWish(Model):
    blocked: bool


class ReportWish(Model):
    """`line` is the number of a line in the chat; without it the person is meant, and `why` says it all."""

    line: Annotated[int, msgspec.Meta(ge=0, le=10**6)] | None = None
    why: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Blocked(Model):
    """Somebody whom one has blocked, under the name they had then."""

    id: str
    name: str
    since: str


# ---------------------------------------------------------------------- games played


class RatingInfo(Model):
    """Somebody's place among so many `people` who want to be rated: between `best` and `worst`, as far as is
    known after so many games. `sure` is how well it is known."""

    games: int
    people: int
    best: int
    worst: int
    sure: Literal["hardly", "roughly", "well"]


class GameCount(Model):
    """One's games of one kind with so many players."""

    game: str
    title: str
    players: int
    games: int
    won: int
    mean_score: float
    rating: RatingInfo | None


class Rival(Model):
    """Somebody one has met, and how many of these games one won."""

    name: str
    bot: bool
    games: int
    won: int


class PlayedGame(Model):
    """A game one has played, as long as it is kept."""

    id: str
    title: str
    game: str
    at: str
    players: int
    place: int
    score: int
    won: bool
    ended: str
    others: list[str]


class Statistics(Model):
    """One's own games. `can_rate`: one has an account, without which there is no rating."""

    can_rate: bool
    rated: bool
    counts: list[GameCount]
    rivals: list[Rival]
    last: list[PlayedGame]


class RatedWish(Model):
    rated: bool


# ---------------------------------------------------------------------- standing orders


class AnswerInfo(Model):
    """A kind of question one was asked, as it was asked last, and how it shall be answered; empty: not."""

    kind: str
    question: str
    yes: str
    no: str
    answer: Literal["", "yes", "no"]


class OrdersInfo(Model):
    """The standing orders of a seat, for its person alone."""

    seat: int
    lone: bool
    favours: bool
    offers: bool
    """Whether this game has offers in somebody else's turn at all."""
    answers: list[AnswerInfo]


class OrdersWish(Model):
    """`lone`: play the one thing that is possible, if there is just one. `favours`: accept what is offered
    during somebody else's turn; a bot chooses where there are several ways. `answers`: kinds of questions,
    and how they are answered."""

    lone: bool = False
    favours: bool = False
    answers: Annotated[dict[QuestionKind, Answer], msgspec.Meta(max_length=60)] = msgspec.field(
        default_factory=dict
    )
