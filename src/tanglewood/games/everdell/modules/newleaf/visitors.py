"""The Station: one visitor is sent away, one comes along (EX.newleaf.visit.*)."""

from typing import ClassVar, Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.newleaf.board import dismiss, take_visitor
from tanglewood.games.everdell.modules.newleaf.moves import DISMISS, WELCOME
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in, words_in
from tanglewood.games.everdell.modules.newleaf.state import station_of
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal


class DismissVisitor(Effect):
    """Discard one of the visitors on show (EX.newleaf.visit.effect)."""

    pattern: ClassVar[str] = r"dismiss 1 visitor"
    ask: str = "ask-dismiss"
    wants: tuple[int, ...] = (DISMISS,)
    estimate: float = 0.2

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        for pile in station_of(table).piles:
            if pile:
                return True
        return False

    def words(self, table: Table) -> list[Move]:
        return words_in(table.config.pack).dismiss

    def go_on(self, table: Table, run: Run) -> list[Move]:
        piles = station_of(table).piles
        words = self.words(table)
        options = [words[i] for i in range(len(piles)) if piles[i]]
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        visitor = newleaf_in(table.config.pack).visitors[station_of(table).piles[move.a][-1]]
        table.emit_open("visitor-dismissed", run.seat, visitor=visitor.id)
        dismiss(table, move.a)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("EX.newleaf.visit.empty_pile", "no-visitor", pile=move.a + 1)


class WelcomeVisitor(DismissVisitor):
    """Take one of the visitors on show beside the city, where it needs no space
    (EX.newleaf.visitor.no_space)."""

    pattern: ClassVar[str] = r"welcome 1 visitor"
    ask: str = "ask-welcome"
    wants: tuple[int, ...] = (WELCOME,)
    estimate: float = 3.0

    def words(self, table: Table) -> list[Move]:
        return words_in(table.config.pack).welcome

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        station = station_of(table)
        visitor = station.piles[move.a][-1]
        name = newleaf_in(table.config.pack).visitors[visitor].id
        table.emit_open("visitor-welcomed", run.seat, visitor=name)
        own = station.visitors
        station.visitors = (*own[: run.seat], (*own[run.seat], visitor), *own[run.seat + 1 :])
        take_visitor(table, move.a)


EFFECTS: Final[tuple[type[Effect], ...]] = (DismissVisitor, WelcomeVisitor)
"""Effects that the pack can name."""
