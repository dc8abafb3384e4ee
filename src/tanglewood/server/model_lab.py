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


class LabStudy(msgspec.Struct, forbid_unknown_fields=True):
    """A study of this server. `done` counts finished games; `readable` says that there is a report."""

    id: str
    title: str
    game: str
    variants: list[str]
    bots: list[str]
    status: LabStatus
    done: int
    wanted: int
    mine: bool
    readable: bool
    command: str
    problem: str


class LabSheet(msgspec.Struct, forbid_unknown_fields=True):
    """The Lab of this server. `off` says why nothing can be begun here; it is empty where studies can be."""

    off: str
    most: int
    studies: list[LabStudy]
