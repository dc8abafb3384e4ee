"""Rugwort as cells; his city, his events and his workers stand with those of any opponent without a seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tanglewood.games.everdell.modules.rugwort.rugwort import RUGWORT, Rugwort
from tanglewood.games.everdell.observing.cells import ModuleObserver

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.observing.sheet import Layout, Sheet

NUMBERS = ("points", "rolled")


class RugwortObserver(ModuleObserver):
    def __init__(self, layout: "Layout", config: "GameConfig") -> None:
        about = "point tokens given to him, and what he rolled last"
        self.numbers: i64 = layout.add(f"{RUGWORT}.numbers", about, len(NUMBERS), labels=NUMBERS)
        about = "places of the Meadow he blocks"
        self.meadow: i64 = config.pack.counts.meadow
        self.slots: i64 = layout.add(f"{RUGWORT}.slots", about, config.pack.counts.meadow, high=1)

    def write(self, table: "Table", seat: int, sheet: "Sheet") -> None:
        him = table.opponent
        if isinstance(him, Rugwort):
            sheet.put(self.numbers, him.points)
            sheet.put(self.numbers + 1, him.rolled)
            sheet.put_bits(self.slots, him.slots, self.meadow)
