"""The shapes of the pack's entries.

Kept apart from pack.py because msgspec makes its classes at run time, which the compiled build cannot.
"""

from typing import Annotated, Literal

import msgspec

from tanglewood.kernel.packs.bounds import FIRM
from tanglewood.kernel.packs.files import Entry, Shapes

Resource = Literal["potion", "book", "coin", "marker"]
Id = Annotated[
    str,
    msgspec.Meta(
        pattern="^[a-z0-9][a-z0-9-]*$",
        description="an id of small letters, digits and hyphens, like stone-toad",
    ),
]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Some = Annotated[int, msgspec.Meta(ge=1, le=999)]
Divisor = Annotated[int, msgspec.Meta(ge=1, le=999, extra=FIRM)]
"""A price that bots divide by to compare goods."""


class BoardFormat(Entry):
    columns: Annotated[int, msgspec.Meta(ge=2, le=9, extra=FIRM)]
    rows: Annotated[int, msgspec.Meta(ge=2, le=8, extra=FIRM)]
    rocks: list[str]


class Fog(Entry):
    after_round: Some
    last_round: Some
    mark: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Start(Entry):
    potion: Count
    book: Count
    coin: Count
    marker: Count
    swords: Count
    retreats: Count


class Limits(Entry):
    kept: Some
    dice: Annotated[int, msgspec.Meta(ge=1, le=6)]
    committed: Annotated[int, msgspec.Meta(ge=1, le=6, extra=FIRM)]  # a fight without a sword has no end
    rolls: Annotated[int, msgspec.Meta(ge=1, le=3)]
    retreat_steps: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Prices(Entry):
    sell: Divisor
    buy: Divisor
    obstacle: Some
    sword: list[Resource]
    troll: Some
    troll_reward: Some
    wall: Count


class Points(Entry):
    set: Count
    single: Count
    sword: Count
    troll: Count
    left: Count
    longest: Count
    longest_tied: Count


class Tile(Entry):
    id: Literal["forest", "thicket", "gate", "guard", "sword", "troll"]
    name: str
    count: Count
    dotted: Count
    cost: Resource | None = None


class Monster(Entry):
    id: Id
    name: str
    strength: Annotated[int, msgspec.Meta(ge=1, le=60)]
    gold: Count
    copies: Some
    boost: Resource | None = None
    advantage: Literal["", "coin", "wild", "double"] = ""


class Market(Entry):
    size: Annotated[int, msgspec.Meta(ge=3, le=6)]
    bare: list[str]
    hand: Some
    corner_from: Some


class Deal(Entry):
    id: Id
    players: Annotated[int, msgspec.Meta(ge=2, le=4, extra=FIRM)]
    strips: Some


class Strip(Entry):
    id: Id
    set: Literal["base", "sparse"]
    cells: Annotated[
        str, msgspec.Meta(pattern="^[pbcm.]{3}$", description="three of the letters p, b, c, m and .")
    ]


class Supply(Entry):
    potion: Count
    book: Count
    marker: Count


class Coins(Entry):
    ones: Count
    fives: Count
    tens: Count
    twenties: Count


SINGLE: dict[str, type[Entry]] = {
    "board": BoardFormat,
    "fog": Fog,
    "start": Start,
    "limits": Limits,
    "prices": Prices,
    "points": Points,
    "market": Market,
    "supply": Supply,
    "coins": Coins,
}
MANY: dict[str, type[Entry]] = {"tile": Tile, "monster": Monster, "deal": Deal, "strip": Strip}

SHAPES = Shapes(SINGLE, MANY, game="deep_forest")
