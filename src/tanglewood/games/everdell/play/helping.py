"""Card-playing abilities of cards in a city: one class for each, with what it takes and how it is refused.

The way to pay that asks them is `UseAbility` (ways.py). Modules bring more (`learn_abilities`).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import ANY_KIND, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.moves import IMPRISON, INSTEAD, USE
from tanglewood.games.everdell.play.arriving import can_arrive, comes_from, finds_place
from tanglewood.games.everdell.play.costs import cost_of, costs_anything, replacements, within_means
from tanglewood.games.everdell.play.reasons import no, place_in_city
from tanglewood.games.everdell.play.reducing import reduce_cost, settle
from tanglewood.games.everdell.play.refusals import no_place
from tanglewood.games.everdell.play.sources import Reduced
from tanglewood.games.everdell.play.use_toll import charge_for_use
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card

ANY_CARD: Final = 0
CRITTERS: Final = 1
CONSTRUCTIONS: Final = 2


# EV.play.abilities: those of Crane, Innkeeper, Dungeon and Judge are a Help; the Inn and the forest location
# reduce a cost when they are visited (effects/visits.py).
class Help:
    """A card-playing ability: for which cards, at which price, and what it takes off the cost.

    `index` is the place of the card that has it in the city of `seat`.
    """

    price: ClassVar[str] = ""
    """Its price as the pack writes it."""
    word: int = USE
    """The kind of move that uses it."""
    jails: bool = False
    """Whether its card takes prisoners."""
    carries: bool = False
    """Whether constructions lie on its card."""

    def __init__(self, wanted: int, less: int, among: int) -> None:
        self.wanted = wanted
        self.less = less
        self.among = among  # bit r: resource r may be left out

    def fits(self, card: "Card") -> bool:
        if self.wanted == CRITTERS:
            return card.critter
        return self.wanted == ANY_CARD or not card.critter

    # ------------------------------------------------------------------ whether it helps

    def open(self, table: Table, seat: int, card: int, source: int, index: int) -> bool:
        """Whether it can be used for a card, and what a module asks for that can be paid."""
        watched = table.config.watches and ask.watched(table)
        if watched and ask.use_toll(table, table.players[seat].city[index]):
            return self.open_for_more(table, seat, card, source, index)
        return self.able(table, seat, card, source, index)

    def open_for_more(self, table: Table, seat: int, card: int, source: int, index: int) -> bool:
        """Whether it can be used and a card or resource be paid for that."""
        player = table.players[seat]
        if player.hand:
            return self.able(table, seat, card, source, index)
        for resource in range(4):
            if player.stock[resource]:
                player.stock[resource] -= 1
                able = self.able(table, seat, card, source, index)
                player.stock[resource] += 1
                if able:
                    return True
        return False

    def able(self, table: Table, seat: int, card: int, source: int, index: int) -> bool:
        """Whether it can be used for a card, which must cost something."""
        if not self.fits(table.config.pack.cards[card]):
            return False
        cost = cost_of(table, card, source, seat)
        return costs_anything(cost) and self.useful(table, seat, card, cost, index)

    def useful(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> bool:
        """Whether the rest of the cost can be paid, and the card finds its place then."""
        raise NotImplementedError

    # ------------------------------------------------------------------ using it

    def options(self, table: Table, seat: int, card: int, index: int) -> list[Move]:
        """The moves that use it, where it is open."""
        return [table.config.pack.moves.use.of(seat, table.players[seat].city[index], 0)]

    def take(self, table: Table, seat: int, card: int, source: int, index: int, move: Move) -> None:
        """Use it; what is left of the cost is paid next."""
        helper = table.players[seat].city[index]
        table.emit_open("used", seat, card=table.config.pack.cards[helper].id)
        self.use(table, seat, card, source, index)
        charge_for_use(table, seat, helper)

    def use(self, table: Table, seat: int, card: int, source: int, index: int) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------------ refusing it

    def refuse(self, table: Table, seat: int, card: int, source: int, index: int, move: Move) -> Refusal:
        """Why it does not help to play a card."""
        cards = table.config.pack.cards
        kind = cards[card]
        helper = cards[table.players[seat].city[index]]
        cost = cost_of(table, card, source, seat)
        if not sum(cost):
            return no("EV.play.reduction_only", "costs-nothing", card=kind.name)
        if not self.fits(kind):
            return no(helper.rule, "no-help", card=kind.name, helper=helper.name)
        why = self.misfit(table, seat, card, cost, index)
        return why or no(helper.rule, "no-use", card=kind.name, helper=helper.name)

    def misfit(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> Refusal | None:
        """Why it does not help with a card it is made for; None: the rest of the cost cannot be paid."""
        if within_means(table, seat, table.config.pack.cards[card], cost, self.less, self.among):
            return no_place(table, seat, card)
        return None


class DiscardThis(Help):
    """Discard the card itself (EV.card.crane, EV.card.innkeeper)."""

    price: ClassVar[str] = "discard this"

    def useful(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> bool:
        if not within_means(table, seat, table.config.pack.cards[card], cost, self.less, self.among):
            return False
        return can_arrive(table, seat, card, index)  # EV.city.crane_innkeeper

    def use(self, table: Table, seat: int, card: int, source: int, index: int) -> None:
        name = table.config.pack.cards[table.players[seat].city[index]].id
        table.discard_open(table.remove_from_city(seat, index))
        table.emit_open("left", seat, card=name, to="discard")
        reduce_cost(table, seat, card, source, self.less, self.among)


class Imprison(Help):
    """Put a critter of the city below the card (EV.card.dungeon)."""

    price: ClassVar[str] = "imprison critter"
    word: int = IMPRISON
    jails: bool = True

    def useful(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> bool:
        if not within_means(table, seat, table.config.pack.cards[card], cost, self.less, self.among):
            return False
        return len(self.candidates(table, seat, card, index)) > 0

    def candidates(self, table: Table, seat: int, card: int, index: int) -> list[int]:
        """Critters that may become prisoners so that the card finds room (EV.city.dungeon_full)."""
        player = table.players[seat]
        cards = table.config.pack.cards
        jail = cards[player.city[index]]
        held = len(on_card.prisoners(player.marks[index]))
        found: list[int] = []
        if held >= jail.cells:
            return found
        opening = table.count_of(player.city, jail.second_cell)
        for i in range(len(player.city)):
            if cards[player.city[i]].critter and cards[player.city[i]].ribbon < 0:
                cells = jail.cells
                if cells > 1 and opening == table.is_a(player.city[i], jail.second_cell):
                    cells = 1  # EV.card.dungeon.ranger: a prisoner no longer opens the second cell
                if held < cells and can_arrive(table, seat, card, i):
                    found.append(i)
        return found

    def options(self, table: Table, seat: int, card: int, index: int) -> list[Move]:
        places = self.candidates(table, seat, card, index)
        return city_moves(table, seat, places, table.config.pack.moves.imprison)

    def take(self, table: Table, seat: int, card: int, source: int, index: int, move: Move) -> None:
        player = table.players[seat]
        here = place_in_city(table, move)
        name = table.config.pack.cards[player.city[here]].id
        # EV.play.ability_is_payment: it leaves the city before the new card is there
        prisoner = table.remove_from_city(seat, here)
        jail = index - 1 if here < index else index
        player.set_mark(jail, on_card.with_prisoner(player.marks[jail], prisoner))
        table.emit_open("imprisoned", seat, card=name)
        reduce_cost(table, seat, card, source, self.less, self.among)
        charge_for_use(table, seat, player.city[jail])

    def refuse(self, table: Table, seat: int, card: int, source: int, index: int, move: Move) -> Refusal:
        pack = table.config.pack
        if move.kind == IMPRISON:
            why = self.not_imprisoned(table, seat, card, source, index, place_in_city(table, move))
            return why.by(pack.jail.name, pack.jail.rule)
        if not sum(cost_of(table, card, source, seat)):
            return no("EV.play.reduction_only", "costs-nothing", card=pack.cards[card].name)
        jail = pack.cards[table.players[seat].city[index]]
        return no(jail.rule, "name-prisoner", helper=jail.name)

    def not_imprisoned(
        self, table: Table, seat: int, card: int, source: int, index: int, prisoner: int
    ) -> Refusal:
        """Why a critter of the city does not help as a prisoner; `index` is -1 where nothing imprisons."""
        pack = table.config.pack
        player = table.players[seat]
        critter = pack.cards[player.city[prisoner]]
        if critter.ribbon >= 0:
            return no("MW.legend.never_leaves", "legend-stays", card=critter.name)
        if index < 0:
            return no(pack.jail.rule, "no-jail", card=pack.jail.name)
        jail = pack.cards[player.city[index]]
        held = len(on_card.prisoners(player.marks[index]))
        if 0 < held < jail.cells and table.is_a(player.city[prisoner], jail.second_cell):
            return no(f"{jail.rule}.ranger", "opens-cell", card=critter.name)
        if held >= (jail.cells if table.has(player.city, jail.second_cell) else 1):
            return no(jail.rule, "cells-full", n=held)
        kind = pack.cards[card]
        cost = cost_of(table, card, source, seat)
        if not sum(cost):
            return no("EV.play.reduction_only", "costs-nothing", card=kind.name)
        if not within_means(table, seat, kind, cost, self.less, self.among):
            return no(jail.rule, "no-use", card=kind.name, helper=jail.name)
        homeless = no_place(table, seat, card)
        if homeless is None or homeless.rule == "EV.play.needs_space":
            return no("EV.city.dungeon_full", "frees-no-space", card=critter.name)
        return homeless


class SwapOne(Help):
    """Pay one resource of the cost by another one (EV.card.judge); it has no price."""

    def useful(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> bool:
        kind = table.config.pack.cards[card]
        # It makes up for one resource at most, and that is soon known.
        if not within_means(table, seat, kind, cost, 1, ANY_KIND) or not can_arrive(table, seat, card, -1):
            return False
        return len(replacements(table, seat, kind, cost)) > 0

    def use(self, table: Table, seat: int, card: int, source: int, index: int) -> None:
        table.stack.append(Run(seat, seat, -1, REPLACE, (card, source)))

    def misfit(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> Refusal | None:
        return no_place(table, seat, card)


class Replace(Reduced):
    """Which resource of the cost is paid by which other one (EV.card.judge)."""

    wants: tuple[int, ...] = (INSTEAD,)
    below: tuple[str, ...] = ("use toll",)

    def cost_in_full(self, table: Table, run: Run) -> list[int]:
        return cost_of(table, self.card(run), self.source(run), run.seat)

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
        """The card of the player's city that lets one resource stand for another."""
        cards = table.config.pack.cards
        for card in table.players[seat].city:
            if isinstance(cards[card].helps, SwapOne):
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


REPLACE: Final[Replace] = Replace()
REPLACE.place = "replace"
ABILITIES: Final[tuple[type[Help], ...]] = (DiscardThis, Imprison)
"""Those of the base game that have a price."""
