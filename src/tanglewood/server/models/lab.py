"""The JSON of the Lab."""

from typing import Annotated, Literal

import msgspec

from tanglewood.bots.levels import DEFAULT_BOT

Text = Annotated[str, msgspec.Meta(max_length=100)]
LabStatus = Literal["waiting", "running", "stopped", "done", "failed"]


class LabDifference(msgspec.Struct, forbid_unknown_fields=True):
    """What the versions of a game differ in: an option, or a number of the pack by its path, with two values
    or more; a designer's pack by its id, against the game's own; or what one of the bots does without."""

    kind: Literal["option", "number", "pack", "without"]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    values: Annotated[list[bool | int | float | Text], msgspec.Meta(max_length=8)] = []


class LabWish(msgspec.Struct, forbid_unknown_fields=True):
    """A study. With a `precision` it stops when `measure` is known so well, or its difference is certain."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] = 2
    bots: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(min_length=1, max_length=8)
    ] = msgspec.field(default_factory=lambda: [DEFAULT_BOT])
    games: Annotated[int, msgspec.Meta(ge=2, le=10**6)] = 100
    seed: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 1
    differs: Annotated[list[LabDifference], msgspec.Meta(max_length=4)] = []
    precision: Annotated[float, msgspec.Meta(ge=0)] | None = None
    measure: Annotated[str, msgspec.Meta(max_length=60)] = "turns"
    title: Text = ""


Measured = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class LabGoal(msgspec.Struct, forbid_unknown_fields=True):
    """What is wanted of a measure: not below `low`, not above `high`. `pace` are the seconds that people take
    for a decision, for `minutes`."""

    measure: Measured
    low: float | None = None
    high: float | None = None
    pace: float | None = None


class LabNumber(msgspec.Struct, forbid_unknown_fields=True):
    """A number that may move, by its path, and how far."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    low: int | float
    high: int | float
    step: int | float = 1


class LabSearchWish(msgspec.Struct, forbid_unknown_fields=True):
    """A search for numbers that come near to goals; `games` are the most that one trial plays."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    goals: Annotated[list[LabGoal], msgspec.Meta(min_length=1, max_length=4)]
    numbers: Annotated[list[LabNumber], msgspec.Meta(min_length=1, max_length=6)]
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] = 2
    bots: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(min_length=1, max_length=8)
    ] = msgspec.field(default_factory=lambda: [DEFAULT_BOT])
    trials: Annotated[int, msgspec.Meta(ge=1, le=500)] = 20
    games: Annotated[int, msgspec.Meta(ge=2, le=10**6)] = 80
    seed: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 1
    title: Text = ""


class LabStudy(msgspec.Struct, forbid_unknown_fields=True):
    """A study or a search of this server. `variants` are the versions of a study, or the numbers that a
    search moves; `done` counts finished games; `readable` says that there is a report, `tables` that tables
    can be saved. `file` is that of a search, to be saved beside its command."""

    id: str
    kind: Literal["study", "search"]
    title: str
    game: str
    variants: list[str]
    bots: list[str]
    wanted: int
    command: str
    file: str = ""
    status: LabStatus = "stopped"
    done: int = 0
    mine: bool = False
    readable: bool = False
    tables: bool = False
    problem: str = ""


class LabSheet(msgspec.Struct, forbid_unknown_fields=True):
    """The Lab of this server. `off` says why nothing can be begun here; it is empty where studies can be."""

    off: str
    most: int
    studies: list[LabStudy]
