"""What happens on the station board: cards, tiles of the train, and visitors (EX.newleaf.*)."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import (
    GOLDEN,
    NO_TICKET,
    NO_TOKEN,
    OUTBOUND,
    READY,
    SLOTS,
    Station,
    station_of,
    with_one,
)
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at

if TYPE_CHECKING:
    from tanglewood.games.everdell.config import GameConfig

FIRST_SLOT = 8
"""Nightweave's pawn on the station: this number for the top place, then one and two more."""


def new_station(config: "GameConfig", players: int) -> Station:
    """An empty board with all tiles in the bag; everybody has golden tokens, a ticket and a reservation token
    (EX.newleaf.setup.golden, .ticket, .reservation; EX.newleaf.setup.players: whatever their number)."""
    part = newleaf_in(config.pack)
    return Station(
        part,
        cards=(NO_CARD,) * SLOTS,
        tiles=(),
        bag=tuple([tile.copies for tile in part.tiles]),  # EX.newleaf.comp.tiles
        used=(0,) * len(part.tiles),
        piles=((), ()),
        discarded=(),
        visitors=((),) * players,
        golden=(GOLDEN,) * players,
        tickets=(OUTBOUND if config.options["tickets"] else NO_TICKET,) * players,
        reserved=(READY if config.options["reservations"] else NO_TOKEN,) * players,
    )


def set_up(table: Table) -> None:
    """Three tiles on the train and two piles of visitors (EX.newleaf.setup.board, .visitors, .split); the
    cards of the station follow when all hands are dealt (EX.newleaf.setup.station)."""
    station = new_station(table.config, len(table.players))
    table.lands = (*table.lands, station)
    for _ in range(SLOTS):
        station.tiles = (*station.tiles, draw_tile(table, station))
    visitors = newleaf_in(table.config.pack).visitors_of(table.config.sets)
    table.chance.shuffle(visitors)
    half = len(visitors) // 2
    station.piles = (tuple(visitors[:half]), tuple(visitors[half:]))


# ---------------------------------------------------------------------- cards


def blocked_slot(table: Table) -> int:
    """The place at the station where Nightweave stands, or -1 (MW.with.newleaf.enter_station)."""
    hers = nightweave_at(table)
    return hers.pawn - FIRST_SLOT if hers is not None and hers.pawn >= FIRST_SLOT else -1


def fill_station(table: Table) -> None:
    """Fill every gap from the deck (EX.newleaf.station.refill), except where Nightweave stands."""
    station = station_of(table)
    for slot in range(SLOTS):
        if station.cards[slot] == NO_CARD and slot != blocked_slot(table):
            card = table.turn_up()
            if card == NO_CARD:
                return
            station.cards = with_one(station.cards, slot, card)
            if table.listener is not None:
                name = table.config.pack.cards[card].id
                table.emit("station-shown", table.active, {"card": name, "slot": slot + 1}, chance=True)


def take_card(table: Table, slot: int) -> int:
    """Take a card off the station; the gap stays for now."""
    station = station_of(table)
    card = station.cards[slot]
    station.cards = with_one(station.cards, slot, NO_CARD)
    return card


def throw_card(table: Table, slot: int) -> int:
    """Discard a card of the station; the gap stays for now. Returns the card."""
    card = take_card(table, slot)
    if card != NO_CARD:
        table.discard_open(card)
    return card


def move_on(table: Table) -> None:
    """Rugwort's part: the top card and both visitors on show are discarded and replaced
    (EX.newleaf.solo.station, .unknown); he takes neither cards nor visitors (EX.newleaf.solo.visitors)."""
    card = throw_card(table, 0)
    if card != NO_CARD:
        name = table.config.pack.cards[card].id
        table.emit_open("rugwort-station", table.active, rule="EX.newleaf.solo.station", card=name)
        fill_station(table)
    for pile in range(len(station_of(table).piles)):
        if station_of(table).piles[pile]:
            visitor = newleaf_in(table.config.pack).visitors[dismiss(table, pile)].id
            table.emit_open("rugwort-visitor", table.active, rule="EX.newleaf.solo.station", visitor=visitor)


# ---------------------------------------------------------------------- tiles


def draw_tile(table: Table, station: Station) -> int:
    """Draw a tile out of the bag; the used ones go back only when it is empty
    (EX.newleaf.station.tile_replace)."""
    if not sum(station.bag):
        station.bag = station.used
        station.used = (0,) * len(station.bag)
    left = table.chance.below(sum(station.bag))
    for tile in range(len(station.bag)):
        left -= station.bag[tile]
        if left < 0:
            station.bag = with_one(station.bag, tile, station.bag[tile] - 1)
            return tile
    raise AssertionError("the bag is empty")


def use_tile(table: Table, seat: int, slot: int) -> None:
    """A seat takes the reward of a tile, which is put aside and replaced (EX.newleaf.station.any_tile)."""
    station = station_of(table)
    part = station.part
    tile = station.tiles[slot]
    if table.listener is not None:
        table.emit_open("tile", seat, tile=part.tiles[tile].id, slot=slot + 1)
    station.used = with_one(station.used, tile, station.used[tile] + 1)
    new = draw_tile(table, station)
    station.tiles = with_one(station.tiles, slot, new)
    if table.listener is not None:
        table.emit("tile-shown", seat, {"tile": part.tiles[new].id, "slot": slot + 1}, chance=True)
    part.tiles[tile].does.start(table, seat, seat, -1)


# ---------------------------------------------------------------------- visitors


def take_visitor(table: Table, pile: int) -> int:
    """Take the top visitor of a pile; an empty pile is made anew."""
    station = station_of(table)
    visitor = station.piles[pile][-1]
    rest = station.piles[pile][:-1]
    station.piles = (rest, station.piles[1]) if pile == 0 else (station.piles[0], rest)
    if not rest:
        renew_pile(table, pile)
    if table.listener is not None and station.piles[pile]:
        top = newleaf_in(table.config.pack).visitors[station.piles[pile][-1]]
        table.emit("visitor-shown", table.active, {"visitor": top.id, "pile": pile + 1}, chance=True)
    return visitor


def renew_pile(table: Table, pile: int) -> None:
    """Half of the discarded visitors make the empty pile, half go under the other one
    (EX.newleaf.visit.empty_pile)."""
    station = station_of(table)
    visitors = list(station.discarded)
    if not visitors:
        return
    table.chance.shuffle(visitors)
    station.discarded = ()
    half = len(visitors) // 2
    under, made = tuple(visitors[:half]), tuple(visitors[half:])
    other = (*under, *station.piles[1 - pile])
    station.piles = (made, other) if pile == 0 else (other, made)
    table.emit_open("visitors-shuffled", table.active, n=len(visitors))


def dismiss(table: Table, pile: int) -> int:
    """Discard the top visitor of a pile. One that is discarded after the last one of its pile was taken
    joins the discarded ones before the pile is made anew."""
    station = station_of(table)
    visitor = station.piles[pile][-1]
    station.discarded = (*station.discarded, visitor)
    take_visitor(table, pile)
    return visitor
