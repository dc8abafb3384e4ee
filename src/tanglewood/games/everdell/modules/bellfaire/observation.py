"""Bellfaire as cells: the tokens of the Market and the garland, all of it open."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tanglewood.games.everdell.modules.bellfaire.fair import fair_at, fair_part
from tanglewood.games.everdell.observing.cells import ModuleObserver

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.observing.sheet import Layout, Sheet


class FairObserver(ModuleObserver):
    def __init__(self, layout: "Layout", config: "GameConfig") -> None:
        part = fair_part(config.pack)
        tokens = tuple([token.id for token in part.tokens])
        awards = tuple([award.id for award in part.awards])
        self.tokens: i64 = len(tokens)
        self.awards: i64 = len(awards)
        about = "the place of each token in the row of the Market, counted from 1; 0: not in the game"
        self.row: i64 = layout.add("bellfaire.row", about, len(tokens), high=len(tokens), labels=tokens)
        about = "tokens that lie on the trade side"
        self.trade: i64 = layout.add("bellfaire.trade", about, len(tokens), high=1, labels=tokens)
        about = "the garland of this game"
        self.garland: i64 = layout.add("bellfaire.garland", about, len(awards), high=1, labels=awards)

    def write(self, table: "Table", seat: int, sheet: "Sheet") -> None:
        fair = fair_at(table)
        if fair is None:
            return
        if sheet.changed(self.row, fair.row):
            for place, token in enumerate(fair.row):
                sheet.put(self.row + token, place + 1)
        sheet.put_bits(self.trade, fair.trade, self.tokens)
        sheet.one_of(self.garland, self.awards, fair.garland)
