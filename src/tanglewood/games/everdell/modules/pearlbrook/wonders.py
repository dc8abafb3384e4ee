"""Wonders: built once, by whoever pays for them first (EX.pearlbrook.wonder.*).

They are locations, so no card counts them as events, and no ability that helps to play cards helps to build
(EX.pearlbrook.wonder.not_event, .no_discount, EX.pearlbrook.base.king).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.pearlbrook.river import NOBODY, river_at, river_of

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class Build(Effect):
    """The price is paid: the wonder is the builder's for good, while the worker comes home
    (EX.pearlbrook.wonder.worker). It does nothing else (EX.pearlbrook.wonder.nothing_else)."""

    pattern: ClassVar[str] = r"build for (\d+)"
    instant: bool = True
    wonder: int = -1
    """Its number, which part.py knows."""

    def __init__(self, points: int) -> None:
        self.points = points
        self.cost = True

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Build(int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        river = river_at(table)
        return river is not None and river.wonders[self.wonder] == NOBODY  # EX.pearlbrook.wonder.single

    def possible(self, table: Table, run: Run) -> bool:
        return self.can(table, run.seat, run.owner, run.index)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        river_of(table).set_wonder(self.wonder, seat)
        table.emit_open("built", seat, wonder=self.place.split(".")[0])

    def worth(self) -> float:
        return 1.3 * self.points


EFFECTS: Final[tuple[type[Effect], ...]] = (Build,)
"""Effects that the pack can name."""
