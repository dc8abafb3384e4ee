"""Worker abilities as cells: which one each seat has, what lies on its card and beside it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tanglewood.games.everdell.board.beside import KNOWN_PATH, PATH
from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.powers.start import looked_at
from tanglewood.games.everdell.observing.cells import Columns, ModuleObserver, ring

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.observing.sheet import Layout, Sheet

NUMBERS = ("kept", "trail", "slot", "tokens", "used", *RESOURCES, "wild")


class PowerCells:
    """Where the cells of one seat begin."""

    def __init__(self, layout: "Layout", who: str, config: "GameConfig", columns: Columns) -> None:
        names = tuple([power.id for power in powers.powers_in(config.pack)])
        places = tuple([it.id for it in config.pack.locations])
        self.power: i64 = layout.add(f"{who}.power", "its ability", len(names), high=1, labels=names)
        about = "cards beside the seat, forest locations of the Lizards' deck, slot of the Rats' token "
        about += "counted from 1, the Platypuses' tokens and whether they were used in this turn, resources "
        about += "on the Turtles' card, the Axolotls' tokens in supply"
        self.numbers: i64 = layout.add(f"{who}.power.numbers", about, len(NUMBERS), labels=NUMBERS)
        about = "cards beside the seat that one can see"
        self.kept: i64 = layout.add(f"{who}.power.kept", about, columns.kinds, labels=columns.names)
        about = "the Lizards' own forest locations"
        self.paths: i64 = layout.add(f"{who}.power.paths", about, len(places), high=1, labels=places)
        about = "where the Spiders' figure stands"
        self.figure: i64 = layout.add(f"{who}.power.figure", about, len(places), high=1, labels=places)
        about = "basic locations with one of the Axolotls' tokens"
        self.wild: i64 = layout.add(f"{who}.power.wild", about, len(places), high=1, labels=places)


class PowersObserver(ModuleObserver):
    def __init__(self, layout: "Layout", config: "GameConfig", columns: Columns) -> None:
        names = tuple([power.id for power in powers.powers_in(config.pack)])
        places = tuple([it.id for it in config.pack.locations])
        self.columns = columns
        self.powers: i64 = len(names)
        self.places: i64 = len(places)
        self.seats = [PowerCells(layout, who, config, columns) for who in ring(config.players, False)]
        about = "abilities one may choose from"
        self.dealt: i64 = layout.add("power.dealt", about, len(names), high=1, labels=names)
        about = "forest cards of one's own deck that one looks at now"
        self.drawn: i64 = layout.add("power.drawn", about, len(places), labels=places)
        about = "forest cards that one has put back into it"
        self.known: i64 = layout.add("power.remembered", about, len(places), labels=places)

    def write(self, table: "Table", seat: int, sheet: "Sheet") -> None:
        n = len(table.players)
        for i in range(n):
            self.write_seat(table, (seat + i) % n, self.seats[i], sheet)
        beside = table.players[seat].beside
        if sheet.changed(self.dealt, beside.dealt):
            sheet.count(self.dealt, beside.dealt)
        sheet.clear(self.drawn)
        sheet.clear(self.known)
        drawn = looked_at(table, seat)
        for place in drawn:
            sheet.more(self.drawn + place)
        for path in beside.trail:
            if path & KNOWN_PATH and path & PATH not in drawn:
                sheet.more(self.known + (path & PATH))

    def write_seat(self, table: "Table", owner: int, at: PowerCells, sheet: "Sheet") -> None:
        player = table.players[owner]
        power = powers.power_of(table, owner)
        beside = player.beside
        lore = player.lore
        sheet.one_of(at.power, self.powers, player.power)
        sheet.put(at.numbers, len(beside.cards))
        sheet.put(at.numbers + 1, len(beside.trail))
        sheet.put(at.numbers + 2, lore if power is not None and power.marked is not None else 0)
        sheet.put(at.numbers + 3, powers.points_on(table, owner))
        sheet.put(at.numbers + 4, 1 if power is not None and power.tokens and lore & powers.USED else 0)
        sheet.one_of(at.numbers + 5, len(RESOURCES), powers.invested(table, owner))
        sheet.put(at.numbers + 5 + len(RESOURCES), powers.wild_tokens(table, owner))
        sheet.clear(at.kept)
        if power is not None and not power.kept:  # those of the Snails lie face down
            shown = beside.cards[-1:] if power.pile >= 0 else beside.cards
            sheet.count_columns(at.kept, shown, self.columns.of)
        if sheet.changed(at.paths, beside.paths):
            sheet.count(at.paths, beside.paths)
        figure = power is not None and power.visited is not None
        sheet.one_of(at.figure, self.places, lore - 1 if figure else -1)
        sheet.clear(at.wild)
        if power is not None and power.wild:
            basic = table.config.pack.basic_places
            for i in range(len(basic)):
                if lore >> i & 1:
                    sheet.put(at.wild + basic[i], 1)
