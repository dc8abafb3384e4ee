"""What a card costs, and whether a seat has what it takes."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.play.sources import SOURCE
from tanglewood.kernel.move import Move

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def cost_of(table: Table, card: int, source: int, seat: int) -> list[int]:
    """What a card costs a seat where it comes from. Her berry is part of it for every ability
    (MW.personality.privileged_abilities), and so is what else a module asks for."""
    cost = table.config.pack.cards[card].cost
    if table.config.watches and ask.watched(table):
        berry = ask.extra_berry(table, source & SOURCE)
        more = ask.extra_cost(table, seat, card)
        if more:
            return [cost[0] + more[0], cost[1] + more[1], cost[2] + more[2], cost[3] + more[3] + berry]
        if berry:
            return [cost[0], cost[1], cost[2], cost[3] + berry]
    return cost


def costs_anything(cost: list[int]) -> bool:
    return cost[0] > 0 or cost[1] > 0 or cost[2] > 0 or cost[3] > 0


def missing(cost: list[int], stock: list[int], among: int) -> int:
    """How many resources of the cost are not there; far too many if others than `among` are missing."""
    total = 0
    for resource in range(4):
        short = cost[resource] - stock[resource]
        if short > 0:
            if not among >> resource & 1:
                return 99
            total += short
    return total


def affordable(cost: list[int], stock: list[int]) -> bool:
    """Whether the supply covers a cost; what lies on cards does not count (EV.play.supply_only)."""
    return stock[0] >= cost[0] and stock[1] >= cost[1] and stock[2] >= cost[2] and stock[3] >= cost[3]


def within_means(
    table: Table, seat: int, card: "Card", cost: list[int], less: int = 0, among: int = 0
) -> bool:
    """Whether a cost can be paid if so much of it, of these kinds, may be left out."""
    stock = table.players[seat].stock
    if missing(cost, stock, among) <= less:
        return True
    for module in table.config.payable:
        if module.payable(table, seat, card, cost, less, among):
            return True
    return False


def replacements(table: Table, seat: int, card: "Card", cost: list[int]) -> list[Move]:
    """Which resource of the cost may be paid by which other one (EV.card.judge)."""
    found: list[Move] = []
    for one in range(4):
        if cost[one]:
            for instead in table.config.pack.moves.instead[one]:
                if instead is not None:
                    changed = cost[:]
                    changed[one] -= 1
                    changed[instead.b] += 1
                    if within_means(table, seat, card, changed):
                        found.append(instead)
    return found
