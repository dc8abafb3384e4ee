"""What Nightweave asks for the ability of a card (MW.intrigue.lobbyist_activate)."""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave import hooks
from tanglewood.games.everdell.modules.nightweave.scheme import intrigues, toll
from tanglewood.games.everdell.moves import SPEND
from tanglewood.games.everdell.play.sources import Reduced
from tanglewood.kernel.move import Move


class UseToll(toll.Toll):
    """A toll for using an ability: only pieces may be paid that leave the cost payable, which waits below."""

    sort: str = "use toll"

    def possible(self, table: Table, run: Run) -> bool:
        it = intrigues.current(table)
        below = table.stack[table.stack.index(run) - 1]
        if it is None or not isinstance(below, Run) or not isinstance(below.effect, Reduced):
            return False
        return self.fair(run, it.use_toll) and below.seat == run.seat

    def go_on(self, table: Table, run: Run) -> list[Move]:
        left, pieces = self.price(run)
        if left <= 0:
            table.stack.pop()
            return []
        below = table.stack[-2]
        assert isinstance(below, Run)
        cost = below.effect
        assert isinstance(cost, Reduced)
        options: list[Move] = []
        stock = table.players[run.seat].stock
        for move in toll.pieces(table, run.seat, pieces):
            if move.kind == SPEND:
                stock[move.a] -= 1
                if cost.payable(table, below):
                    options.append(move)
                stock[move.a] += 1
            else:
                options.append(move)
        return options


def charge_for_use(table: Table, seat: int, helper: int) -> None:
    """Let a human pay what she asks for the ability of a card (MW.intrigue.lobbyist_activate)."""
    if hooks.watched(table):
        n = hooks.use_toll(table, helper)
        if n:
            table.stack.append(Run(seat, seat, -1, USE_TOLL, (n, toll.CARDS_OR_RESOURCES)))


USE_TOLL: Final[UseToll] = UseToll()
USE_TOLL.place = "use-toll"
