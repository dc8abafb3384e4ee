"""What everybody sees of Bellfaire: nothing of it is hidden."""

from typing import Annotated

import msgspec

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.bellfaire import garland
from tanglewood.games.everdell.modules.bellfaire.fair import fair_at, fair_part
from tanglewood.games.everdell.modules.bellfaire.market import market_place, move_of, usable
from tanglewood.kernel.state import NOBODY
from tanglewood.kernel.view import one_of

MarketSide = Annotated[str, one_of("MarketSide", ("gain", "trade"))]
GarlandKind = Annotated[
    str,
    one_of("GarlandKind", ("tan", "green", "red", "blue", "purple", "construction", "critter")),
]


class TokenView(msgspec.Struct, frozen=True):
    """A token of the Market: the id of its entry in the pack (table `market_token`) and the side it lies on.

    `move` is what a visitor says to use it (`market gain ...` or `market trade ...`), `usable` whether the
    viewer could use it now with a worker there: it can always be gained, and traded for its whole price.
    """

    id: str
    side: MarketSide
    move: str
    usable: bool


class GarlandView(msgspec.Struct, frozen=True):
    """The award drawn: the id of its entry in the pack (table `garland`) and which cards of a city it counts.

    `numbers` and `points` go by seat: how many such cards there are, and what they would score if the game
    ended now (also in each player's `score`, as `garland`). `rival` and `rival_points` are those of an
    opponent without a seat; -1 and 0 without one. `first` and `second` are the points of the two places.
    """

    id: str
    counts: GarlandKind
    first: int
    second: int
    numbers: list[int]
    points: list[int]
    rival: int
    rival_points: int


class BellfaireView(msgspec.Struct, frozen=True):
    """The fair. `market` is the id of the Market among the table's `locations` (sort `land`), which has its
    workers, or empty in a game without it; `tokens` are in the order of the row, from left to right.
    `garland` is None in a game without one."""

    market: str
    tokens: list[TokenView]
    garland: GarlandView | None


def bellfaire_view(table: Table, viewer: int) -> BellfaireView | None:
    fair = fair_at(table)
    if fair is None:
        return None
    pack = table.config.pack
    able = usable(table, viewer) if viewer != NOBODY else []
    place = market_place(table)
    return BellfaireView(
        market=pack.places[place] if place >= 0 else "",
        tokens=[
            TokenView(
                fair_part(pack).tokens[token].id,
                "trade" if fair.to_trade(token) else "gain",
                move_of(table, token).text,
                token in able,
            )
            for token in fair.row
        ],
        garland=garland_view(table),
    )


def garland_view(table: Table) -> GarlandView | None:
    award = garland.award_of(table)
    if award is None:
        return None
    part = fair_part(table.config.pack)
    seats = len(table.players)
    numbers = garland.numbers(table, award)
    points = garland.points(table)
    return GarlandView(
        id=award.id,
        counts=award.counts,
        first=part.first,
        second=part.second,
        numbers=numbers[:seats],
        points=points[:seats],
        rival=numbers[seats] if len(numbers) > seats else -1,
        rival_points=points[seats] if len(points) > seats else 0,
    )
