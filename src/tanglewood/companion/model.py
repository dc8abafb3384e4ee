"""The JSON of companion mode: an opponent run for people who play with their own pieces."""

from typing import Annotated

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=80)]
Saved = Annotated[str, msgspec.Meta(max_length=60_000)]
Given = bool | int | str | list[str]
Reply = bool | int | Short | Annotated[list[Short], msgspec.Meta(max_length=200)]


class Model(msgspec.Struct, forbid_unknown_fields=True):
    """Anything that goes over the wire."""


class CompanionChoice(Model):
    """An option of a game that is chosen for an opponent: one of the values."""

    name: str
    about: str
    values: list[bool | int | str]
    default: bool | int | str


class CompanionRival(Model):
    """An opponent, its game, whom it is for, and what is chosen for it; `beyond` are the game's options that
    it cannot be played with; `own` is what people may use of their box, `cards` and `dice`."""

    id: str
    game: str
    name: str
    about: str
    choices: list[CompanionChoice]
    beyond: list[str]
    own: list[str]


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


class CompanionInsert(Model):
    """Something that was forgotten: it was done before an entry."""

    entry: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    tell: Short


class CompanionWish(Model):
    """What happens next in a session: it begins (`start`), something is told, answered, undone or changed; an
    entry that has not happened is dropped, one that was forgotten comes in. `look` asks what could have been
    told before an entry. Without any of these the session is only shown."""

    session: Saved = ""
    start: CompanionStart | None = None
    tell: Short = ""
    answer: Reply | None = None
    undo: bool = False
    change: CompanionChange | None = None
    drop: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None
    insert: CompanionInsert | None = None
    look: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None


class CompanionShare(Model):
    """A session that several phones shall share from now on."""

    session: Saved


class CompanionGoOn(Model):
    """A shared session goes on from the version that a phone has seen."""

    version: Annotated[int, msgspec.Meta(ge=1, le=10**9)]
    session: Saved


class CompanionRoom(Model):
    """A session that several phones share; `version` counts its changes."""

    id: str
    version: int
    session: str


class CompanionOption(Model):
    """Something to tap. `sort` says what is drawn, `group` its colour or season."""

    id: str
    name: str
    sort: str
    group: str


class CompanionQuestion(Model):
    """What is asked now, with the text of the card that it comes from; `remembered` was the last answer, if
    that is a good guess."""

    key: str
    kind: str
    text: str
    about: str
    rule: str
    options: list[CompanionOption]
    places: list[CompanionOption]
    least: int
    most: int
    picture: CompanionOption | None
    remembered: Given | None


class CompanionStep(Model):
    """One thing to do with the pieces, the event it comes from, the rule it follows, and the text of a card
    that comes into force with it."""

    name: str
    text: str
    rule: str
    values: dict[str, int | str]
    about: str


class CompanionAnswer(Model):
    """An answer that can be changed, with a picture of what it is about."""

    entry: int
    key: str
    question: str
    answer: str
    picture: CompanionOption | None


class CompanionTelling(Model):
    """Something that can be told now."""

    id: str
    name: str
    rule: str
    main: bool


class CompanionDeed(Model):
    """A deed that was told; one that cannot happen any more has no name."""

    entry: int
    name: str


class CompanionForgotten(Model):
    """What could have been told before an entry."""

    entry: int
    tellings: list[CompanionTelling]


class CompanionRepair(Model):
    """After a correction: a deed that went another way, its steps to take back, and those to do instead."""

    name: str
    gone: list[CompanionStep]
    new: list[CompanionStep]


class CompanionMoved(Model):
    """After a correction: something that lies before the opponent otherwise than people think."""

    name: str
    was: str
    now: str


class CompanionFact(Model):
    """Something that lies before the opponent, in a word; of a card its text and rule."""

    sort: str
    group: str
    name: str
    value: str
    about: str
    rule: str


class CompanionScore(Model):
    """A line of the opponent's score; `row` is its name in the engine, which the score pad knows too."""

    row: str
    name: str
    points: int


class CompanionState(Model):
    """A session as it is shown. `session` is all of it as a text: whoever has it can go on. `options` are
    those of the game that is played, for the score pad and the rules beside it."""

    session: str
    rival: str
    game: str
    name: str
    options: dict[str, bool | int | str]
    question: CompanionQuestion | None
    turned: CompanionOption | None
    deed: str
    entries: int
    steps: list[CompanionStep]
    answers: list[CompanionAnswer]
    deeds: list[CompanionDeed]
    repairs: list[CompanionRepair]
    moved: list[CompanionMoved]
    forgotten: CompanionForgotten | None
    tellings: list[CompanionTelling]
    facts: list[CompanionFact]
    cards: list[CompanionOption]
    score: list[CompanionScore]
    over: bool
