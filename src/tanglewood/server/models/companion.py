"""The JSON of companion mode: an opponent run for people who play with their own pieces."""

from typing import Annotated

import msgspec

from tanglewood.server.model import Model

Short = Annotated[str, msgspec.Meta(max_length=80)]
Saved = Annotated[str, msgspec.Meta(max_length=60_000)]
Given = bool | int | str | list[str]
Reply = bool | int | Short | Annotated[list[Short], msgspec.Meta(max_length=200)]


class CompanionChoice(Model):
    """An option of a game that is chosen for an opponent: one of the values."""

    name: str
    about: str
    values: list[bool | int | str]
    default: bool | int | str


class CompanionRival(Model):
    """An opponent, its game and what is chosen for it."""

    id: str
    game: str
    name: str
    choices: list[CompanionChoice]


class CompanionStart(Model):
    """A new game. With `own_cards` and `own_dice` people turn up the opponent's cards and roll themselves."""

    rival: Short
    options: dict[Short, bool | int | Short]
    own_cards: bool = False
    own_dice: bool = False


class CompanionChange(Model):
    """An answer that was not so: the number of its entry, and its key."""

    entry: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    key: Short


class CompanionWish(Model):
    """What happens next in a session: it begins (`start`), something is told, answered, undone or changed.
    Without any of these it is only shown."""

    session: Saved = ""
    start: CompanionStart | None = None
    tell: Short = ""
    answer: Reply | None = None
    undo: bool = False
    change: CompanionChange | None = None


class CompanionOption(Model):
    """Something to tap. `sort` says what is drawn, `group` its colour or season."""

    id: str
    name: str
    sort: str
    group: str


class CompanionQuestion(Model):
    """What is asked now; `remembered` was the last answer, if that is a good guess."""

    key: str
    kind: str
    text: str
    rule: str
    options: list[CompanionOption]
    places: list[CompanionOption]
    least: int
    most: int
    picture: CompanionOption | None
    remembered: Given | None


class CompanionStep(Model):
    """One thing to do with the pieces, the event it comes from, and the rule it follows."""

    name: str
    text: str
    rule: str
    values: dict[str, int | str]


class CompanionAnswer(Model):
    """An answer that can be changed."""

    entry: int
    key: str
    question: str
    answer: str


class CompanionTelling(Model):
    """Something that can be told now."""

    id: str
    name: str
    rule: str
    main: bool


class CompanionFact(Model):
    """Something that lies before the opponent, in a word."""

    sort: str
    group: str
    name: str
    value: str


class CompanionScore(Model):
    name: str
    points: int


class CompanionState(Model):
    """A session as it is shown. `session` is all of it as a text: whoever has it can go on."""

    session: str
    rival: str
    game: str
    name: str
    question: CompanionQuestion | None
    turned: CompanionOption | None
    deed: str
    entries: int
    steps: list[CompanionStep]
    answers: list[CompanionAnswer]
    tellings: list[CompanionTelling]
    facts: list[CompanionFact]
    cards: list[CompanionOption]
    score: list[CompanionScore]
    over: bool


class CompanionAhead(Model):
    """The next turn for every answer it may ask for: a session and a wish, and what they lead to."""

    wishes: list[str]
    states: list[CompanionState]


class CompanionSession(Model):
    session: Saved
