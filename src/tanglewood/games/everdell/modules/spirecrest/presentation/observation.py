"""The mountain as cells: weather, regions, discoveries, expeditions, and where big critters stand."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tanglewood.games.everdell.board.player import CITY, CITY_SIZE, NO_CARD, NOWHERE, SPOT
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.spirecrest import explore, weather
from tanglewood.games.everdell.modules.spirecrest.parts import HOME, SEASONS, SpirecrestPart, part_of
from tanglewood.games.everdell.modules.spirecrest.state import (
    Spirecrest,
    critter_of,
    mountain,
    place_of_critter,
)
from tanglewood.games.everdell.observing.cells import Columns, ModuleObserver, behind, has_rival, ring

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.observing.sheet import Layout, Sheet

REGIONS = HOME
NUMBERS = ("paid", "berries", "tokens")
CRITTER = ("owner", "home", "going", "lost", "nowhere", "place", "city", "card")


class MountainObserver(ModuleObserver):
    """Owners are the seats from the one that looks on, then the opponent without a seat."""

    def __init__(self, layout: "Layout", config: "GameConfig", columns: Columns) -> None:
        part = part_of(config.pack)
        self.part: SpirecrestPart = part
        self.columns = columns
        owners = ring(config.players, has_rival(config))
        seats = ring(config.players, False)
        skies = tuple([it.id for it in part.weather])
        tiles = tuple([it.id for it in part.tiles])
        finds = tuple([it.id for it in part.discoveries])
        where = (*part.regions, "home")
        self.players: i64 = config.players
        self.owners: i64 = len(owners)
        self.skies: i64 = len(skies)
        self.tiles: i64 = len(tiles)
        self.finds: i64 = len(finds)
        self.offers: i64 = len(part.prices)
        self.forager = part.named("forager")
        self.prospector = part.named("prospector")
        about = "the weather of each season, once its card lies face up"
        self.weather: i64 = layout.add(
            "spirecrest.weather", about, len(SEASONS), len(skies), high=1, labels=skies
        )
        about = "the weather that holds for each seat now"
        self.holding: i64 = layout.add(
            "spirecrest.holding", about, len(seats), len(skies), high=1, labels=skies
        )
        about = "map tiles of each region that lie face up"
        self.maps: i64 = layout.add("spirecrest.tiles", about, REGIONS, len(tiles), labels=tiles)
        about = "how many of them lie face down"
        self.down: i64 = layout.add("spirecrest.down", about, REGIONS)
        self.decks: i64 = layout.add("spirecrest.decks", "discoveries in each deck", REGIONS)
        about = "those at the bottom of each deck that all have seen, the next one to come is 1"
        self.under: i64 = layout.add("spirecrest.under", about, REGIONS, len(finds), labels=finds)
        about = "the region of each owner's rabbit"
        self.rabbits: i64 = layout.add(
            "spirecrest.rabbits", about, len(owners), len(where), high=1, labels=where
        )
        about = "the seat that discovers now"
        self.explorer: i64 = layout.add("spirecrest.explorer", about, len(seats), high=1, labels=seats)
        about = "discoveries in its row, from the cheapest place on"
        self.row: i64 = layout.add(
            "spirecrest.row", about, len(part.prices), len(finds), high=1, labels=finds
        )
        about = "columns of the cards beside Stormvale, counted from 1"
        self.beside: i64 = layout.add("spirecrest.stormvale", about, part.beside, high=columns.kinds)
        about = "tiles of each expedition, by their place from 1 on"
        self.trails: i64 = layout.add("spirecrest.expeditions", about, len(owners), len(tiles), labels=tiles)
        about = "of each owner: tiles that are paid; berries and tokens gained in this turn, if a discovery "
        about += "will draw cards for them"
        self.numbers: i64 = layout.add("spirecrest.numbers", about, len(owners), len(NUMBERS), labels=NUMBERS)
        about = "discoveries of each owner"
        self.found: i64 = layout.add(
            "spirecrest.discoveries", about, len(owners), len(finds), high=1, labels=finds
        )
        about = "cards under the discoveries of each owner"
        self.tucked: i64 = layout.add(
            "spirecrest.tucked", about, len(owners), columns.kinds, labels=columns.names
        )
        about = (
            "big critters, in the order of the discoveries: the owner counted from 1 for oneself, whether "
        )
        about += (
            "it is at home, on its way, has left the game or lost its place; otherwise the number of its "
        )
        about += "location or event, or whose city it is in and the place of the card there, all from 1"
        self.critters: i64 = layout.add(
            "spirecrest.critters", about, len(part.critters), len(CRITTER), labels=CRITTER
        )

    def write(self, table: "Table", seat: int, sheet: "Sheet") -> None:
        land = mountain(table)
        n = self.players
        self.write_trail(table, land, sheet)
        self.write_row(table, land, seat, sheet)
        for i in range(n):
            owner = (seat + i) % n
            sky = weather.holding(table, owner)
            number = -1 if sky is None else self.part.weather_numbers[sky.id]
            sheet.one_of(self.holding + i * self.skies, self.skies, number)
        for i in range(self.owners):
            owner = (seat + i) % n if i < n else n
            active = owner == table.active and owner < n
            finds = land.finds[owner]
            at: i64 = self.numbers + i * len(NUMBERS)
            sheet.one_of(self.rabbits + i * (REGIONS + 1), REGIONS + 1, min(land.rabbits[owner], HOME))
            sheet.put(at, land.paid[owner])
            sheet.put(at + 1, land.berries if active and self.forager in finds else 0)
            sheet.put(at + 2, land.tokens if active and self.prospector in finds else 0)
        if sheet.changed(self.trails, land.trails):
            for i in range(self.owners):
                trail = land.trails[(seat + i) % n if i < n else n]
                for place in range(len(trail)):
                    sheet.put(self.trails + i * self.tiles + trail[place], place + 1)
        if sheet.changed(self.found, land.finds):
            for i in range(self.owners):
                sheet.count(self.found + i * self.finds, land.finds[(seat + i) % n if i < n else n])
        if sheet.changed(self.tucked, land.tucked):
            for i in range(self.owners):
                cards = land.tucked[(seat + i) % n if i < n else n]
                sheet.count_columns(self.tucked + i * self.columns.kinds, cards, self.columns.of)
        self.write_critters(table, land, seat, sheet)

    def write_trail(self, table: "Table", land: Spirecrest, sheet: "Sheet") -> None:
        """Weather and regions lie face up as far as the first rabbit has come."""
        reached = land.reached
        for season in range(len(SEASONS)):
            shown = land.weather[season] if season <= reached else -1
            sheet.one_of(self.weather + season * self.skies, self.skies, shown)
        other = sheet.changed(self.maps, land.tiles)
        other = sheet.differs(self.maps, reached) or other
        other = sheet.changed(self.under, land.decks) or other
        if sheet.also(self.under, 1, land.known) or other:
            sheet.clear(self.maps)
            sheet.clear(self.under)
            for region in range(REGIONS):
                up = region <= reached
                deck = land.decks[region]
                sheet.put(self.down + region, 0 if up else len(land.tiles[region]))
                sheet.put(self.decks + region, len(deck))
                if up:
                    sheet.count(self.maps + region * self.tiles, land.tiles[region])
                known = land.known[region]
                for i in range(known):
                    sheet.put(self.under + region * self.finds + deck[i], known - i)

    def write_row(self, table: "Table", land: Spirecrest, seat: int, sheet: "Sheet") -> None:
        """The discoveries somebody chooses from, and the cards beside Stormvale."""
        explorer = -1
        row: tuple[int, ...] = ()
        for frame in table.stack:
            if isinstance(frame, Run) and frame.effect is explore.EXPLORE and not row:
                row = tuple(explore.EXPLORE.row(frame))
                explorer = frame.seat if row else -1
        n = self.players
        sheet.one_of(self.explorer, n, behind(explorer, seat, n) if explorer >= 0 else -1)
        for i in range(self.offers):
            sheet.one_of(self.row + i * self.finds, self.finds, row[i] if i < len(row) else -1)
        columns = self.columns.of
        if sheet.changed(self.beside, land.row):
            for i in range(len(land.row)):
                card = land.row[i]
                sheet.put(self.beside + i, columns[card] + 1 if card != NO_CARD else 0)

    def write_critters(self, table: "Table", land: Spirecrest, seat: int, sheet: "Sheet") -> None:
        sheet.clear(self.critters)
        critters = self.part.critters
        n = self.players
        for owner in range(n):
            for find in land.finds[owner]:
                if find not in critters:
                    continue
                number = critters.index(find)
                at: i64 = self.critters + number * len(CRITTER)
                sheet.put(at, behind(owner, seat, n) + 1)
                if land.lost >> number & 1:
                    sheet.put(at + 3, 1)
                    continue
                place = place_of_critter(table.players[owner], number + 1)
                if place < 0:
                    sheet.put(at + (2 if number + 1 == land.going else 1), 1)
                    continue
                assert critter_of(place) == number + 1
                spot = place & SPOT
                if spot == NOWHERE:
                    sheet.put(at + 4, 1)
                elif spot < CITY:
                    sheet.put(at + 5, spot + 1)
                else:
                    sheet.put(at + 6, behind((spot - CITY) // CITY_SIZE, seat, n) + 1)
                    sheet.put(at + 7, (spot - CITY) % CITY_SIZE + 1)
