"""Pearlbrook as cells: river, frogs, pearls, wonders, and the adornments a seat may see."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tanglewood.games.everdell.board.player import CITY, CITY_SIZE
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import (
    ABSENT,
    AWAY,
    HOME,
    HOST,
    HOST_SHIFT,
    River,
    river_of,
)
from tanglewood.games.everdell.observing.cells import Columns, ModuleObserver, behind, has_rival, ring

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.observing.sheet import Layout, Sheet

NUMBERS = ("pearls", "adornments", "counted")


class RiverObserver(ModuleObserver):
    """Owners are the seats from the one that looks on, then the opponent without a seat."""

    def __init__(self, layout: "Layout", config: "GameConfig", columns: Columns) -> None:
        part = part_of(config.pack)
        owners = ring(config.players, has_rival(config))
        cards = tuple([card.id for card in part.cards])
        spaces = tuple([space.id for space in part.spaces])
        adornments = tuple([it.id for it in part.adornments])
        wonders = tuple([it.id for it in part.wonders])
        stands = (*spaces, "home", "nowhere", "none", *[f"ferry of {who}" for who in owners])
        self.columns = columns
        self.players: i64 = config.players
        self.owners: i64 = len(owners)
        self.banks: i64 = part.banks
        self.kinds: i64 = len(cards)
        self.spaces: i64 = len(spaces)
        self.stands: i64 = len(stands)
        self.adornments: i64 = len(adornments)
        about = "which river destination lies face up at each bank; none: it lies face down under a pearl"
        self.cards: i64 = layout.add("pearlbrook.cards", about, part.banks, len(cards), high=1, labels=cards)
        about = "where the frog of each owner stands"
        self.frogs: i64 = layout.add(
            "pearlbrook.frogs", about, len(owners), len(stands), high=1, labels=stands
        )
        about = "of each owner: pearls, adornments not played, cards of a hand discarded after passing"
        self.numbers: i64 = layout.add("pearlbrook.numbers", about, len(owners), len(NUMBERS), labels=NUMBERS)
        about = "one's own adornments that are not played"
        self.kept: i64 = layout.add("pearlbrook.kept", about, len(adornments), high=1, labels=adornments)
        about = "adornments each owner has played"
        self.adorned: i64 = layout.add(
            "pearlbrook.adorned", about, len(owners), len(adornments), high=1, labels=adornments
        )
        about = "wonders each owner has built"
        self.wonders: i64 = layout.add(
            "pearlbrook.wonders", about, len(owners), len(wonders), high=1, labels=wonders
        )
        self.all_wonders: i64 = len(wonders)
        about = "constructions of each seat that share their space with a Messenger"
        self.hosts: i64 = layout.add(
            "pearlbrook.hosts", about, config.players, columns.kinds, labels=columns.names
        )

    def write(self, table: "Table", seat: int, sheet: "Sheet") -> None:
        river = river_of(table)
        n = self.players
        for i in range(self.banks):
            up = river.up >> i & 1
            sheet.one_of(self.cards + i * self.kinds, self.kinds, river.cards[i] if up else -1)
        for i in range(self.owners):
            owner: i64 = (seat + i) % n if i < n else n
            self.write_frog(river.frogs[owner], i, seat, sheet)
            at: i64 = self.numbers + i * len(NUMBERS)
            sheet.put(at, river.pearls[owner])
            sheet.put(at + 1, len(river.kept[owner]))
            sheet.put(at + 2, river.counted[owner] if owner < len(river.counted) else 0)
        if sheet.changed(self.kept, river.kept[seat]):
            sheet.count(self.kept, river.kept[seat])
        if sheet.changed(self.adorned, river.adorned):
            for i in range(self.owners):
                owner = (seat + i) % n if i < n else n
                sheet.count(self.adorned + i * self.adornments, river.adorned[owner])
        if sheet.changed(self.wonders, river.wonders):
            for wonder in range(len(river.wonders)):
                owner = river.wonders[wonder]
                if owner >= 0:
                    sheet.put(self.wonders + behind(owner, seat, n) * self.all_wonders + wonder, 1)
        self.write_hosts(table, river, seat, sheet)

    def write_frog(self, place: i64, whose: i64, seat: i64, sheet: "Sheet") -> None:
        spaces = self.spaces
        if place >= CITY:
            stands = spaces + 3 + behind((place - CITY) // CITY_SIZE, seat, self.players)
        elif place == HOME:
            stands = spaces
        elif place == AWAY:
            stands = spaces + 1
        elif place == ABSENT:
            stands = spaces + 2
        else:
            stands = place
        sheet.one_of(self.frogs + whose * self.stands, self.stands, stands)

    def write_hosts(self, table: "Table", river: River, seat: int, sheet: "Sheet") -> None:
        sheet.clear(self.hosts)
        columns = self.columns.of
        n = len(table.players)
        for i in range(n):
            owner = (seat + i) % n
            city = table.players[owner].city
            for pair in river.hosts[owner]:
                host = pair & HOST
                if host < len(city) and pair >> HOST_SHIFT < len(city) and columns[city[host]] >= 0:
                    sheet.more(self.hosts + i * self.columns.kinds + columns[city[host]])
