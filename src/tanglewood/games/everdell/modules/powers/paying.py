"""Resources that stand for others when a construction is paid for (MW.power.hedgehogs, .otters, .squirrels).

A number of one kind stands for any 1 resource of what is left of the cost, as often as the player likes. This
is not a card-playing ability, so it can be combined with one (MW.power.add_on): reductions first, then this.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.powers.powers import power_of, powers_in
from tanglewood.games.everdell.moves import INSTEAD, PAY
from tanglewood.games.everdell.play.arriving import comes_from, finds_place
from tanglewood.games.everdell.play.costs import affordable
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.reducing import pay_out
from tanglewood.games.everdell.play.sources import SOURCE, OfCard
from tanglewood.games.everdell.presentation.phrases import phrase, say
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def stand_in(table: Table, seat: int, card: "Card") -> int:
    """What stands for any 1 resource of this card: four times how many, plus the resource; 0: nothing."""
    power = table.players[seat].power
    if power < 0 or card.critter:
        return 0
    return powers_in(table.config.pack)[power].stands_in


def payable(cost: list[int], stock: list[int], less: int, among: int, stands: int) -> bool:
    """Whether a cost can be paid if `less` resources of the kinds `among` are left out and others stand in.

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


class StandIn(OfCard):
    """For which resources of the cost others stand in (MW.power.hedgehogs, .otters, .squirrels)."""

    wants: tuple[int, ...] = (PAY, INSTEAD)
    shape: str = "card source n n n n"

    def left(self, run: Run) -> list[int]:
        """The four costs that remain."""
        _, _, *cost = run.data
        return cost

    def possible(self, table: Table, run: Run) -> bool:
        card, source = self.card(run), self.source(run)
        stands = stand_in(table, run.seat, self.kind(table, run))
        if not stands or not comes_from(table, run.seat, card, source & SOURCE):
            return False
        stock = table.players[run.seat].stock
        return finds_place(table, run.seat, card, source) and payable(self.left(run), stock, 0, 0, stands)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        cost = self.left(run)
        stock = table.players[run.seat].stock
        stands = stand_in(table, run.seat, self.kind(table, run))
        moves = table.config.pack.moves
        options = [moves.pay] if affordable(cost, stock) else []
        for resource in substitutes(cost, stock, stands):  # MW.power.squirrels_often: asked again each time
            instead = moves.instead[resource][stands & 3]
            if instead is not None:
                options.append(instead)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == PAY:
            table.stack.pop()
            pay_out(table, run.seat, self.card(run), self.source(run), self.left(run))
            return
        cost = self.left(run)
        cost[move.a] -= 1
        cost[move.b] += stand_in(table, run.seat, self.kind(table, run)) >> 2
        table.stack[-1] = run.with_data((self.card(run), self.source(run), *cost))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-stand-in", card=self.kind(table, run).name)

    def rule_of(self, table: Table, run: Run) -> str:
        power = power_of(table, run.seat)
        return power.rule if power is not None else ""

    def title_of(self, table: Table, run: Run) -> Said:
        power = power_of(table, run.seat)
        return power.name if power is not None else ""

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = self.kind(table, run)
        stands = stand_in(table, run.seat, kind) & 3
        if move.kind == INSTEAD and move.b != stands:
            return no("", "stands-only", kind=RESOURCES[stands])
        if move.kind == INSTEAD and not self.left(run)[move.a]:
            return no("", "not-in-cost", card=kind.name, kind=RESOURCES[move.a])
        return no("EV.play.cost", "rest-unpaid", card=kind.name)

    def option(self, table: Table, run: Run, move: Move) -> str:
        if move.kind != INSTEAD:
            return ""
        n = stand_in(table, run.seat, self.kind(table, run)) >> 2
        return say("move-stand-in", one=RESOURCES[move.a], other=say("goods", kind=RESOURCES[move.b], n=n))


STAND_IN: Final[StandIn] = StandIn()
STAND_IN.place = "stand-in"
