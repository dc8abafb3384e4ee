"""Newleaf as cells: station, train, visitors, and what each seat has of it.

Hidden are the order of the visitors below the top ones and of the tiles in the bag."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tanglewood.games.everdell.modules.newleaf.board import blocked_slot
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import (
    NO_TOKEN,
    PILES,
    READY,
    SLOTS,
    USED,
    Station,
    station_of,
)
from tanglewood.games.everdell.observing.cells import Columns, ModuleObserver, ring

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.observing.sheet import Layout, Sheet

TICKET = ("outbound", "inbound", "gone")
TOKEN = ("ready", "used", "none", "holding")
SEAT = ("golden", *TICKET, *TOKEN, "reserved")


class StationObserver(ModuleObserver):
    def __init__(self, layout: "Layout", config: "GameConfig", columns: Columns) -> None:
        part = newleaf_in(config.pack)
        tiles = tuple([tile.id for tile in part.tiles])
        visitors = tuple([visitor.id for visitor in part.visitors])
        seats = ring(config.players, False)
        self.columns = columns
        self.tiles: i64 = len(tiles)
        self.guests: i64 = len(visitors)
        about = "the column of the card in each place of the station, counted from 1"
        self.cards: i64 = layout.add("newleaf.cards", about, SLOTS, high=columns.kinds)
        about = "the place of the station where Nightweave stands"
        self.hers: i64 = layout.add("newleaf.hers", about, SLOTS, high=1)
        about = "the tile of the train beside each place"
        self.train: i64 = layout.add("newleaf.train", about, SLOTS, len(tiles), high=1, labels=tiles)
        self.bag: i64 = layout.add("newleaf.bag", "tiles in the bag", len(tiles), labels=tiles)
        self.used: i64 = layout.add("newleaf.used", "tiles put aside", len(tiles), labels=tiles)
        about = "the visitor on top of each pile"
        self.tops: i64 = layout.add("newleaf.tops", about, PILES, len(visitors), high=1, labels=visitors)
        self.piles: i64 = layout.add("newleaf.piles", "visitors in each pile", PILES)
        about = "discarded visitors"
        self.discarded: i64 = layout.add("newleaf.discarded", about, len(visitors), high=1, labels=visitors)
        about = "visitors among Nightweave's loot"
        self.loot: i64 = layout.add("newleaf.loot", about, len(visitors), high=1, labels=visitors)
        about = "of each seat: golden tokens left, the side of the ticket, what the reservation token shows, "
        about += "and the column of the reserved card counted from 1"
        self.seats: i64 = layout.add("newleaf.seats", about, len(seats), len(SEAT), labels=SEAT)
        about = "visitors beside each seat"
        self.visitors: i64 = layout.add(
            "newleaf.visitors", about, len(seats), len(visitors), high=1, labels=visitors
        )

    def write(self, table: "Table", seat: int, sheet: "Sheet") -> None:
        station = station_of(table)
        columns = self.columns.of
        blocked = blocked_slot(table)
        for slot in range(SLOTS):
            card = station.cards[slot]
            sheet.put(self.cards + slot, columns[card] + 1 if card >= 0 else 0)
            sheet.put(self.hers + slot, 1 if slot == blocked else 0)
            sheet.one_of(self.train + slot * self.tiles, self.tiles, station.tiles[slot])
        sheet.put_tuple(self.bag, station.bag)
        sheet.put_tuple(self.used, station.used)
        tops = station.on_show()
        for pile in range(PILES):
            sheet.one_of(self.tops + pile * self.guests, self.guests, tops[pile])
            sheet.put(self.piles + pile, len(station.piles[pile]))
        if sheet.changed(self.discarded, station.discarded):
            sheet.count(self.discarded, station.discarded)
        if sheet.changed(self.loot, station.hers):
            sheet.count(self.loot, station.hers)
        n = len(table.players)
        for i in range(n):
            self.write_seat(station, (seat + i) % n, self.seats + i * len(SEAT), sheet)
        if sheet.changed(self.visitors, station.visitors):
            for i in range(n):
                sheet.count(self.visitors + i * self.guests, station.visitors[(seat + i) % n])

    def write_seat(self, station: Station, owner: int, at: i64, sheet: "Sheet") -> None:
        held = station.reserved[owner]
        columns = self.columns.of
        shows = 0 if held == READY else 1 if held == USED else 2 if held <= NO_TOKEN else 3
        sheet.put(at, station.golden[owner])
        sheet.one_of(at + 1, len(TICKET), station.tickets[owner])
        sheet.one_of(at + 1 + len(TICKET), len(TOKEN), shows)
        sheet.put(at + 1 + len(TICKET) + len(TOKEN), columns[held] + 1 if held >= 0 else 0)
