"""What a module asks for the ability of a card (MW.intrigue.lobbyist_activate)."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.moves import SPEND
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.sources import Reduced
from tanglewood.kernel.move import Move


class UseToll(tolls.Toll):
    """A toll for using an ability: what is paid must leave enough for the cost, which waits below."""

    sort: str = "use toll"

    def possible(self, table: Table, run: Run) -> bool:
        below = table.stack[table.stack.index(run) - 1]
        if not isinstance(below, Run) or not isinstance(below.effect, Reduced):
            return False
        # The card that helped may have left the city by now.
        most = max([ask.use_toll(table, card) for card in range(table.config.pack.kinds)])
        return most > 0 and self.fair(run, most) and below.seat == run.seat

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
        for move in tolls.pieces(table, run.seat, pieces):
            if move.kind == SPEND:
                stock[move.a] -= 1
                if cost.payable(table, below):
                    options.append(move)
                stock[move.a] += 1
            else:
                options.append(move)
        return options


def charge_for_use(table: Table, seat: int, helper: int) -> None:
    """Let a seat pay what a module asks for the ability of a card (MW.intrigue.lobbyist_activate)."""
    if ask.watched(table):
        n = ask.use_toll(table, helper)
        if n:
            table.stack.append(Run(seat, seat, -1, USE_TOLL, (n, tolls.CARDS_OR_RESOURCES)))


USE_TOLL: Final[UseToll] = UseToll()
USE_TOLL.place = "use-toll"
