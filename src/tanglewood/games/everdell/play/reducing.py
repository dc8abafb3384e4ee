"""What is left of a cost: which resources a reduction leaves out, and the payment itself."""

from typing import Final

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.player import ANY_KIND, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.effects.giving import give_away
from tanglewood.games.everdell.play.arriving import arrive, comes_from, finds_place
from tanglewood.games.everdell.play.costs import cost_of, within_means
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.sources import SOURCE, Reduced
from tanglewood.games.everdell.presentation.phrases import kinds, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said


class Spare(Reduced):
    """Which resources of the cost a reduction leaves out, one by one (EV.play.reduction_choice)."""

    rule: str = "EV.play.reduction_choice"
    wants: tuple[int, ...] = (word.SPARE,)
    shape: str = "card source n kinds n n n n"
    below: tuple[str, ...] = ("play toll", "use toll")

    def left(self, run: Run) -> tuple[int, int, list[int]]:
        """How much may still be left out, of which kinds, and the four costs that remain."""
        _, _, less, among, *cost = run.data
        return less, among, cost

    def reduced(self, run: Run) -> int:
        less, _, _ = self.left(run)
        return less

    def possible(self, table: Table, run: Run) -> bool:
        card, source = self.card(run), self.source(run)
        if not comes_from(table, run.seat, card, source & SOURCE):
            return False
        return finds_place(table, run.seat, card, source) and self.payable(table, run)

    def payable(self, table: Table, run: Run) -> bool:
        less, among, cost = self.left(run)
        return within_means(table, run.seat, self.kind(table, run), cost, less, among)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        card, source = self.card(run), self.source(run)
        less, among, cost = self.left(run)
        within = 0
        for resource in range(4):
            if among >> resource & 1:
                within += cost[resource]
        # MW.legend.reduced_to_nothing
        if within <= less:  # EV.play.exact_payment: a reduction is used as far as the cost allows
            for resource in range(4):
                if among >> resource & 1:
                    cost[resource] = 0
            less = 0
        if less == 0:
            table.stack.pop()
            settle(table, run.seat, card, source, cost)
            return []
        options: list[Move] = []
        kind = table.config.pack.cards[card]
        for resource in range(4):
            if among >> resource & 1 and cost[resource]:
                cost[resource] -= 1
                if within_means(table, run.seat, kind, cost, less - 1, among):
                    options.append(table.config.pack.moves.spare[resource])
                cost[resource] += 1
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        less, among, cost = self.left(run)
        cost[move.a] -= 1
        table.stack[-1] = run.with_data((self.card(run), self.source(run), less - 1, among, *cost))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-spare", n=self.reduced(run))

    def title_of(self, table: Table, run: Run) -> Said:
        return self.kind(table, run).name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        _, among, cost = self.left(run)
        if not among >> move.a & 1:
            return no("", "spares-only", kinds=kinds(among))
        if not cost[move.a]:
            return no("", "none-in-cost", kind=RESOURCES[move.a])
        return no("EV.play.cost", "rest-unpaid", card=self.kind(table, run).name)


SPARE: Final[Spare] = Spare()
SPARE.place = "spare"


def reduce_cost(table: Table, seat: int, card: int, source: int, less: int, among: int = ANY_KIND) -> None:
    """Pay for a card at a reduced cost."""
    cost = cost_of(table, card, source, seat)
    data = (card, source, less, among, cost[0], cost[1], cost[2], cost[3])
    table.stack.append(Run(seat, seat, -1, SPARE, data))


def settle(table: Table, seat: int, card: int, source: int, cost: list[int]) -> None:
    """Pay what is left of the cost; a module may let one resource stand for another."""
    for module in table.config.settle:
        if module.settle(table, seat, card, source, cost):
            return
    pay_out(table, seat, card, source, cost)


def pay_out(table: Table, seat: int, card: int, source: int, cost: list[int]) -> None:
    """Pay into the supply or to an opponent, and bring the card in."""
    stock = table.players[seat].stock
    for resource in range(4):
        stock[resource] -= cost[resource]
    if table.listener is not None and cost != [0, 0, 0, 0]:
        table.emit("paid", seat, {RESOURCES[it]: cost[it] for it in range(4) if cost[it]})
    arrive(table, seat, card, source)
    pays = table.config.pack.cards[card].pays
    if pays is not None:
        give_away(table, seat, cost, pays)  # EV.card.shepherd.cost_given
