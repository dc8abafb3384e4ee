"""Resources that stand for others when a construction is paid for (MW.power.hedgehogs, .otters, .squirrels).

So many of one kind stand for any 1 resource of what is left of the cost, as often as liked. They are no
card-playing ability, so they go with any of those (MW.power.add_on): reductions first, then this.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.powers.powers import power_of, powers_in
from tanglewood.games.everdell.moves import INSTEAD, PAY
from tanglewood.games.everdell.play.helping import affordable
from tanglewood.games.everdell.play.paying import pay_out
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def stand_in(table: Table, seat: int, card: "Card") -> int:
    """What stands for any 1 resource of this card: four times the number, plus the resource; 0: nothing."""
    power = table.players[seat].power
    if power < 0 or card.critter:
        return 0
    return powers_in(table.config.pack)[power].stands_in


def payable(cost: list[int], stock: list[int], less: int, among: int, stands: int) -> bool:
    """Whether a cost can be paid if `less` of the kinds `among` may be left out and something stands in.

    It is best to leave out what is missing first, then the resource that stands in for the others.
    """
    kind = stands & 3
    each = stands >> 2
    short = 0
    for resource in range(4):
        if resource != kind:
            lacking = max(0, cost[resource] - stock[resource])
            if among >> resource & 1:
                spared = min(lacking, less)
                lacking -= spared
                less -= spared
            short += lacking
    own = cost[kind]
    if among >> kind & 1:
        own = max(0, own - less)
    return stock[kind] >= own + each * short


def substitutes(cost: list[int], stock: list[int], stands: int) -> list[int]:
    """The resources of a cost for which another one may stand in, so that the rest can still be paid."""
    kind = stands & 3
    each = stands >> 2
    found: list[int] = []
    for resource in range(4):
        if resource != kind and cost[resource]:
            changed = cost[:]
            changed[resource] -= 1
            changed[kind] += each
            if payable(changed, stock, 0, 0, stands):
                found.append(resource)
    return found


class StandIn(Effect):
    """For which resources of the cost others stand in (MW.power.hedgehogs, .otters, .squirrels).

    `data`: card, source and the four costs that remain.
    """

    wants: tuple[int, ...] = (PAY, INSTEAD)
    paying: bool = True

    def go_on(self, table: Table, run: Run) -> list[Move]:
        cost = list(run.data[2:6])
        stock = table.players[run.seat].stock
        stands = stand_in(table, run.seat, table.config.pack.cards[run.data[0]])
        moves = table.config.pack.moves
        options = [moves.pay] if affordable(cost, stock) else []
        for resource in substitutes(cost, stock, stands):
            instead = moves.instead[resource][stands & 3]
            if instead is not None:
                options.append(instead)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == PAY:
            table.stack.pop()
            pay_out(table, run.seat, run.data[0], run.data[1], list(run.data[2:6]))
            return
        stands = stand_in(table, run.seat, table.config.pack.cards[run.data[0]])
        data = list(run.data)
        data[2 + move.a] -= 1
        data[2 + move.b] += stands >> 2
        table.stack[-1] = run.with_data(tuple(data))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-stand-in", card=table.config.pack.cards[run.data[0]].name)

    def rule_of(self, table: Table, run: Run) -> str:
        power = power_of(table, run.seat)
        return power.rule if power is not None else ""

    def title_of(self, table: Table, run: Run) -> Said:
        power = power_of(table, run.seat)
        return power.name if power is not None else ""

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[run.data[0]]
        stands = stand_in(table, run.seat, kind) & 3
        if move.kind == INSTEAD and move.b != stands:
            return no("", "stands-only", kind=RESOURCES[stands])
        if move.kind == INSTEAD and not run.data[2 + move.a]:
            return no("", "not-in-cost", card=kind.name, kind=RESOURCES[move.a])
        return no("EV.play.cost", "rest-unpaid", card=kind.name)


STAND_IN: Final[StandIn] = StandIn()
STAND_IN.place = "stand-in"
