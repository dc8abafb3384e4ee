"""What a seat may see of Newleaf: the station board, and what lies beside each player.

Everything but the order of the visitors below the top ones and of the tiles in the bag is open to all.
Moves name these things by paths: `station:1` to `station:3` (cards), `tile:1` to `tile:3` (tiles of the
train), `visitors:1` and `visitors:2` (piles), `ticket:own`, `reservation:own`, and `city:...` for a
construction that gets a golden token.
"""

from typing import Literal

import msgspec

from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf.board import blocked_slot
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.sources import FROM_STATION, RESERVED
from tanglewood.games.everdell.modules.newleaf.state import NEWLEAF, USED, station_of
from tanglewood.games.everdell.presentation.view import price
from tanglewood.games.everdell.presentation.view_parts import Price
from tanglewood.kernel.state import NOBODY

TICKETS: tuple[Literal["outbound", "inbound", "gone"], ...] = ("outbound", "inbound", "gone")


class StationSlot(msgspec.Struct, frozen=True):
    """One of the three places of the station, `slot` counted from 1 at the top.

    `card` lies there for anybody to play, at the `price` it would cost the viewer (None for a spectator);
    no card: it is being paid for, nothing is left to fill the gap with, or Nightweave stands there (`hers`).
    `tile` is the train car tile beside it, by its id: the reward for playing the card.
    """

    slot: int
    card: str | None
    hers: bool
    tile: str
    price: Price | None


class VisitorView(msgspec.Struct, frozen=True):
    """A visitor; `points` is what is printed, `met` whether the player it is shown for meets the condition
    now: on the piles the viewer, beside a player that player. A spectator meets none."""

    id: str
    points: int
    met: bool


class StationView(msgspec.Struct, frozen=True):
    """The station board.

    `slots` are the cards and tiles on show. `bag` says how many tiles of each kind are in the bag, `used`
    those put aside. `piles` are the top visitors of the left and the right pile (None: an empty pile),
    `pile_counts` how many visitors each pile holds with the top one. `discarded` are the discarded visitors,
    the last one first. `hers` are visitors among Nightweave's loot.
    """

    slots: list[StationSlot]
    bag: dict[str, int]
    used: dict[str, int]
    piles: list[VisitorView | None]
    pile_counts: list[int]
    discarded: list[str]
    hers: list[str]


class TravelView(msgspec.Struct, frozen=True):
    """What a player has of Newleaf.

    `golden` counts the golden occupied tokens left. `ticket` is the side its train ticket shows, or `gone`.
    `reservation` is what the reservation token shows: `ready`, `used`, `holding` the card `reserved`, or
    `none` in a game without these tokens. `price` is what the reserved card would cost, for the viewer's own
    one. `visitors` lie beside the city, each scoring at the end if it is `met`; `visitor_points` is what they
    would score now.
    """

    golden: int
    ticket: Literal["outbound", "inbound", "gone"]
    reservation: Literal["ready", "used", "holding", "none"]
    reserved: str | None
    price: Price | None
    visitors: list[VisitorView]
    visitor_points: int


def station_view(table: Table, viewer: int) -> StationView | None:
    """The station board; nothing in a game without Newleaf."""
    if not table.config.plays(NEWLEAF):
        return None
    station = station_of(table)
    part = newleaf_in(table.config.pack)
    tiles = [tile.id for tile in part.tiles]
    return StationView(
        slots=[slot_view(table, slot, viewer) for slot in range(len(station.cards))],
        bag={id: n for id, n in zip(tiles, station.bag, strict=True) if n},
        used={id: n for id, n in zip(tiles, station.used, strict=True) if n},
        piles=[visitor_view(table, top, viewer) if top >= 0 else None for top in station.on_show()],
        pile_counts=[len(pile) for pile in station.piles],
        discarded=[part.visitors[visitor].id for visitor in station.discarded[::-1]],
        hers=[part.visitors[visitor].id for visitor in station.hers],
    )


def slot_view(table: Table, slot: int, viewer: int) -> StationSlot:
    station = station_of(table)
    card = station.cards[slot]
    shown = card != NO_CARD
    cost = price(table, viewer, card, FROM_STATION + slot) if shown and viewer != NOBODY else None
    tile = newleaf_in(table.config.pack).tiles[station.tiles[slot]].id
    name = table.config.pack.cards[card].id if shown else None
    return StationSlot(slot + 1, name, blocked_slot(table) == slot, tile, cost)


def visitor_view(table: Table, visitor: int, seat: int) -> VisitorView:
    kind = newleaf_in(table.config.pack).visitors[visitor]
    return VisitorView(kind.id, kind.points, seat != NOBODY and kind.met(table, seat))


def travel_view(table: Table, seat: int, viewer: int) -> TravelView | None:
    """What a seat has of Newleaf; nothing in a game without it."""
    if not table.config.plays(NEWLEAF):
        return None
    station = station_of(table)
    held = station.reserved[seat]
    shows: Literal["ready", "used", "holding", "none"] = "ready"
    if held >= 0:
        shows = "holding"
    elif held <= USED:
        shows = "used" if held == USED else "none"
    visitors = [visitor_view(table, visitor, seat) for visitor in station.visitors[seat]]
    return TravelView(
        golden=station.golden[seat],
        ticket=TICKETS[station.tickets[seat]],
        reservation=shows,
        reserved=table.config.pack.cards[held].id if held >= 0 else None,
        price=price(table, seat, held, RESERVED) if held >= 0 and seat == viewer else None,
        visitors=visitors,
        visitor_points=sum(visitor.points for visitor in visitors if visitor.met),
    )
