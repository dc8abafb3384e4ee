"""The JSON of lessons: what there is to learn, and a lesson as a film that a browser plays by itself."""

from typing import Annotated, Literal

import msgspec

from tanglewood.server.model import Model, Name, TableState, Update

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Turn = Annotated[str, msgspec.Meta(pattern=r"^\d{1,2}-\d{1,2}$")]
"""Moves that counted as right: step and number, like `7-1`."""


class LessonInfo(Model):
    """`steps`: how many there are. `minutes`: about so long it takes. `sign`: its picture, a drawing of the
    rulebook; the game's emblem if there is none."""

    game: str
    id: str
    title: str
    goal: str
    minutes: int
    steps: int
    sign: str


class LessonMove(Model):
    """A move and what it does. `alone` is what the engine then did for the person without asking, because
    there was nothing else to do."""

    move: str
    path: list[str]
    update: Update
    alone: list[str]


class Road(Model):
    """Another way from the beginning of a step: its first `shared` moves are those of the step. A `trap` is
    seen and taken back, a `fine` counts as right: `turn` names it."""

    kind: Literal["trap", "fine"]
    turn: str
    shared: int
    moves: list[LessonMove]
    say: str


class Slip(Model):
    """A forbidden wish that the coach has a sentence for, after these moves of the step."""

    after: list[str]
    wish: str
    rule: str
    say: str


class LessonStep(Model):
    """What is said before, after and meanwhile, the moves of the person, and what the others do then."""

    say: str
    notice: str
    otherwise: str
    meanwhile: str
    moves: list[LessonMove]
    then: list[Update]
    roads: list[Road]
    slips: list[Slip]


class Film(Model):
    """A whole lesson as its person sees it. `turns` are the moves that counted as right on the way."""

    game: str
    id: str
    title: str
    goal: str
    closing: str
    minutes: int
    person: int
    turns: list[str]
    start: TableState
    steps: list[LessonStep]


class LessonMoment(Model):
    """A moment of a lesson: in this step, counted from 1, after these moves of the person."""

    step: Annotated[int, msgspec.Meta(ge=1, le=99)]
    played: Annotated[list[Text], msgspec.Meta(max_length=50)]
    turns: Annotated[list[Turn], msgspec.Meta(max_length=50)]


class LessonWish(LessonMoment):
    """Something forbidden that the person wants to do."""

    wish: Text


class PlayOnWish(LessonMoment):
    """Go on from here in a game of one's own."""

    name: Name = ""


class LessonRefusal(Model):
    """Why a wish cannot be fulfilled, and the rule that says so."""

    message: str
    rule: str
