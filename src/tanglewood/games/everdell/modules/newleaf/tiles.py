"""Gaining a train car tile, and the tile of a station card that was played."""

from typing import ClassVar, Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.newleaf.board import use_tile
from tanglewood.games.everdell.modules.newleaf.moves import TILE
from tanglewood.games.everdell.modules.newleaf.part import words_in
from tanglewood.games.everdell.modules.newleaf.state import station_of
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal


class GainTile(Effect):
    """Take the reward of any tile on the train (EX.newleaf.station.any_tile); of equal ones the first. It
    comes whether or not cards could be drawn before (EX.newleaf.knoll.tile_full_hand)."""

    pattern: ClassVar[str] = r"gain 1 tile"
    ask: str = "ask-tile"
    wants: tuple[int, ...] = (TILE,)
    estimate: float = 1.2

    def go_on(self, table: Table, run: Run) -> list[Move]:
        tiles = station_of(table).tiles
        words = words_in(table.config.pack).tile
        return [words[slot] for slot in range(len(tiles)) if tiles.index(tiles[slot]) == slot]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        use_tile(table, run.seat, move.a)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        tiles = station_of(table).tiles
        return no("", "tile-alike", slot=tiles.index(tiles[move.a]) + 1)


class TileDue(Effect):
    """The tile beside a played station card, once the card and all reactions are done
    (EX.newleaf.station.tile, .tile_when); it is the one that lies there then
    (EX.newleaf.station.tile_which)."""

    rule: str = "EX.newleaf.station.tile"
    shape: str = "station"
    below: tuple[str, ...] = ANYTHING

    def slot(self, run: Run) -> int:
        """The place of the card that was played."""
        return run.first

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        use_tile(table, run.seat, self.slot(run))
        return []


TILE_DUE: Final[TileDue] = TileDue()
TILE_DUE.place = "tile-due"
TILE_DUE.title = phrase("title-train")
EFFECTS: Final[tuple[type[Effect], ...]] = (GainTile,)
"""Effects that the pack can name."""
