"""What a plan threatens to do, unless its foil is paid first (MW.module.foil)."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.nightweave.basics import plan_of
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her
from tanglewood.games.everdell.moves import FOIL, SUFFER
from tanglewood.games.everdell.play.tolls import charge, wealth
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.modules.nightweave.cards import SpiderPlan


def plan_card(table: Table) -> "SpiderPlan":
    return lair_of(table.config.pack).plans[her(table).plan]


class OfPlan(Effect):
    """A step of Nightweave's plan."""

    plan: str = ""
    """The id of the plan."""

    def possible(self, table: Table, run: Run) -> bool:
        return plan_of(table) == self.plan

    def rule_of(self, table: Table, run: Run) -> str:
        return plan_card(table).rule

    def title_of(self, table: Table, run: Run) -> Said:
        return plan_card(table).name


class Threat(OfPlan):
    """A step that a foil averts in part or in whole. It has no numbers until that is decided."""

    shape: str = "| 0 | 1"
    below: tuple[str, ...] = ("toll",)

    def foiled(self, run: Run) -> bool:
        """Once it is decided, whether it was foiled."""
        return run.first == 1

    def threatens(self, table: Table, run: Run) -> bool:
        """Whether anything would happen."""
        return True

    def foilable(self, table: Table, run: Run) -> bool:
        """Whether the foil would change anything."""
        return True

    def happens(self, table: Table, run: Run, foiled: bool) -> list[Move]:
        """Carry it out. Returns options if the human has a choice."""
        raise NotImplementedError

    def chosen(self, table: Table, run: Run, move: Move) -> None:
        raise NotImplementedError

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if run.begun:
            return self.happens(table, run, self.foiled(run))
        if not self.threatens(table, run):
            table.stack.pop()
            return []
        plan = plan_card(table)
        if self.foilable(table, run) and wealth(table, run.seat, plan.price_in) >= plan.price:
            moves = table.config.pack.moves
            return [moves.foil, moves.suffer]
        table.stack[-1] = run.with_data((0,))
        return []

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == FOIL:
            plan = plan_card(table)
            table.stack[-1] = run.with_data((1,))
            charge(table, run.seat, plan.price, plan.price_in)
        elif move.kind == SUFFER:
            table.stack[-1] = run.with_data((0,))
        else:
            self.chosen(table, run, move)

    def asks(self, table: Table, run: Run) -> Phrase:
        if run.begun:
            return phrase(self.ask)
        plan = plan_card(table)
        return phrase("ask-foil-plan", plan=plan.id, price=phrase("toll", n=plan.price, kinds=plan.price_in))

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return self.wants if run.begun else (FOIL, SUFFER)
