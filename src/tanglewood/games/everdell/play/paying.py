"""Paying for a card: resources, a construction that is occupied, or a card-playing ability (EV.play.*).

Each step is a small decision: first the way, then, where a reduction or the Judge leaves a choice, one
resource at a time. What has exactly one answer is not asked.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.knowledge import CODES
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import BERRY, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.words import ANY_KIND
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.effects.giving import give_away
from tanglewood.games.everdell.moves import COPIES, IMPRISON, INSTEAD, OCCUPY, PAY, SUCCEED, USE
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.arriving import (
    arrive,
    can_arrive,
    comes_from,
    finds_place,
    ribbons,
    succeed,
)
from tanglewood.games.everdell.play.helping import (
    LAY_ON_IT,
    SPEND_TOKENS,
    SWAP_ONE,
    TAKE_PRISONER,
    TOKENS,
    replacements,
    within_means,
)
from tanglewood.games.everdell.play.playing import charge_for
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import no_way
from tanglewood.games.everdell.play.sources import (
    FROM_HAND,
    FROM_LEGENDS,
    OVER,
    SOURCE,
    OfCard,
    Reduced,
)
from tanglewood.games.everdell.play.use_toll import charge_for_use
from tanglewood.games.everdell.play.ways import candidates, cost_of, has_way, helpful, may_occupy
from tanglewood.games.everdell.presentation.phrases import kinds, phrase, price
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


class ChooseWay(OfCard):
    """How a card is paid for.

    The obvious comes first: the linked construction, the resources, then any other way (EV.play.link_choice).
    A card is paid in one way only: a free play never goes with an ability (EV.play.ability_with_free).
    """

    rule: str = "EV.play.cost"
    wants: tuple[int, ...] = (PAY, OCCUPY, USE, IMPRISON, SUCCEED)
    below: tuple[str, ...] = ("play toll",)

    def possible(self, table: Table, run: Run) -> bool:
        card, source = self.card(run), self.source(run)
        return comes_from(table, run.seat, card, source) and has_way(table, run.seat, card, source)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        seat = run.seat
        card = self.card(run)
        pack = table.config.pack
        kind = pack.cards[card]
        player = table.players[seat]
        moves = pack.moves
        options: list[Move] = []
        later: list[Move] = []
        source = self.source(run)
        if kind.ribbon >= 0:  # beside the ways to pay that follow (MW.legend.replace_optional, .reductions)
            options = city_moves(table, seat, ribbons(table, seat, card), moves.succeed)
        if can_arrive(table, seat, card, -1):
            may_host = kind.ribbon < 0 and not (ask.watched(table) and not may_occupy(table, seat, source))
            if kind.critter and may_host:
                hosts = [
                    i
                    for i in range(len(player.city))
                    if not player.marks[i] & on_card.OCCUPIED and card in pack.cards[player.city[i]].hosts
                ]
                options = city_moves(
                    table, seat, [i for i in hosts if pack.cards[player.city[i]].exact], moves.occupy
                )
                later = city_moves(
                    table, seat, [i for i in hosts if not pack.cards[player.city[i]].exact], moves.occupy
                )
            if within_means(table, seat, kind, cost_of(table, card, source)):
                options.append(moves.pay)
            options.extend(later)
        for i in range(len(player.city)):
            help = pack.cards[player.city[i]].helps
            if help is not None and helpful(table, seat, card, source, i, help):
                if help.how == TAKE_PRISONER:
                    places = candidates(table, seat, card, i)
                    options.extend(city_moves(table, seat, places, moves.imprison))
                else:
                    options.append(moves.use.of(seat, player.city[i], 0))
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        seat = run.seat
        card = self.card(run)
        source = self.source(run)
        pack = table.config.pack
        player = table.players[seat]
        table.stack.pop()
        cost = cost_of(table, card, source)
        if move.kind == PAY:
            settle(table, seat, card, source, cost)
            return
        here = on_card.find_copy(player.city, move.b // COPIES, move.b % COPIES)
        name = pack.cards[player.city[here]].id
        if move.kind == SUCCEED:
            succeed(table, seat, card, here)
        elif move.kind == OCCUPY:
            player.set_mark(here, player.marks[here] | on_card.OCCUPIED)
            table.emit_open("occupied", seat, card=name, guest=pack.cards[card].id)
            arrive(table, seat, card, source)
            if ask.watched(table):
                table.spend(seat, BERRY, ask.extra_berry(table, source))
                tolls.charge(table, seat, ask.occupy_toll(table, seat), tolls.CARDS)
        elif move.kind == IMPRISON:
            # EV.play.ability_is_payment: it leaves the city before the new card is there
            prisoner = table.remove_from_city(seat, here)
            for i in range(len(player.city)):
                help = pack.cards[player.city[i]].helps
                if help is not None and help.how == TAKE_PRISONER:
                    player.set_mark(i, on_card.with_prisoner(player.marks[i], prisoner))
                    table.emit_open("imprisoned", seat, card=name)
                    reduce_cost(table, seat, card, source, help.less, help.among)
                    charge_for_use(table, seat, player.city[i])
                    return
        else:
            ability = pack.cards[player.city[here]].helps
            assert ability is not None
            table.emit_open("used", seat, card=name)
            helper = player.city[here]
            if ability.how == SWAP_ONE:
                table.stack.append(Run(seat, seat, -1, REPLACE, (card, source)))
            elif ability.how == TOKENS:
                table.stack.append(Run(seat, seat, here, pack.effects[SPEND_TOKENS], (card, source)))
            elif ability.how == LAY_ON_IT:
                reduce_cost(table, seat, card, source | OVER, ability.less, ability.among)
            else:
                table.discard_open(table.remove_from_city(seat, here))
                table.emit_open("left", seat, card=name, to="discard")
                reduce_cost(table, seat, card, source, ability.less, ability.among)
            charge_for_use(table, seat, helper)

    def asks(self, table: Table, run: Run) -> Phrase:
        kind = self.kind(table, run)
        return phrase("ask-pay", card=kind.name, cost=price(kind.cost))

    def refuse(self, table: Table, run: Run, move: Move) -> Refusal:
        if move.kind not in self.wants:
            return super().refuse(table, run, move)
        why = ask.refuse_way(table, run, move) if ask.watched(table) else None
        return why or no_way(table, run.seat, self.card(run), self.source(run), move)


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


class Replace(Reduced):
    """Which resource of the cost is paid by which other one (EV.card.judge)."""

    wants: tuple[int, ...] = (INSTEAD,)
    below: tuple[str, ...] = ("use toll",)

    def cost_in_full(self, table: Table, run: Run) -> list[int]:
        return cost_of(table, self.card(run), self.source(run))

    def possible(self, table: Table, run: Run) -> bool:
        card, source = self.card(run), self.source(run)
        if not comes_from(table, run.seat, card, source) or not finds_place(table, run.seat, card, source):
            return False
        return self.payable(table, run)

    def payable(self, table: Table, run: Run) -> bool:
        return len(self.go_on(table, run)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return replacements(table, run.seat, self.kind(table, run), self.cost_in_full(table, run))

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        cost = self.cost_in_full(table, run)[:]
        cost[move.a] -= 1
        cost[move.b] += 1
        settle(table, run.seat, self.card(run), self.source(run), cost)

    def helper(self, table: Table, seat: int) -> "Card":
        """The card of the own city that lets one resource stand for another."""
        cards = table.config.pack.cards
        for card in table.players[seat].city:
            help = cards[card].helps
            if help is not None and help.how == SWAP_ONE:
                return cards[card]
        raise AssertionError("nothing in the city swaps resources")

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-replace", card=self.kind(table, run).name)

    def rule_of(self, table: Table, run: Run) -> str:
        return self.helper(table, run.seat).rule

    def title_of(self, table: Table, run: Run) -> Said:
        return self.helper(table, run.seat).name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        name = self.kind(table, run).name
        if not self.cost_in_full(table, run)[move.a]:
            return no("", "not-in-cost", card=name, kind=RESOURCES[move.a])
        return no("EV.play.cost", "rest-unpaid", card=name)


CHOOSE_WAY: Final[ChooseWay] = ChooseWay()
CHOOSE_WAY.place = "pay"
SPARE: Final[Spare] = Spare()
SPARE.place = "spare"
REPLACE: Final[Replace] = Replace()
REPLACE.place = "replace"


def take_up(table: Table, seat: int, card: int, source: int) -> None:
    """A card of the hand, or a legend beside it, is laid on the table."""
    if source == FROM_HAND:
        lay_open(table, seat, card)
    elif source == FROM_LEGENDS:
        player = table.players[seat]
        player.legends = tuple([legend for legend in player.legends if legend != card])
    else:
        ask.take_up(table, seat, card, source)


def lay_open(table: Table, seat: int, card: int) -> None:
    """Lay a card of the hand on the table to pay for it. Its player may still take it back, so the others
    see none of it before it is paid; who knew of it before is kept for them."""
    table.players[seat].laid = table.take_from_hand(seat, card) & CODES


def start_paying(table: Table, seat: int, card: int, source: int) -> None:
    """A card is to be played for its cost; one of the hand or a legend is laid on the table first."""
    take_up(table, seat, card, source)
    table.stack.append(Run(seat, seat, -1, CHOOSE_WAY, (card, source)))
    if ask.watched(table):
        charge_for(table, seat, card, source)


def reduce_cost(table: Table, seat: int, card: int, source: int, less: int, among: int = ANY_KIND) -> None:
    """Pay for a card at a reduced cost."""
    cost = cost_of(table, card, source)
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
