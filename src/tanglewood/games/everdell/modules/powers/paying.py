"""Resources that stand for others when a construction is paid for (MW.power.hedgehogs, .otters, .squirrels).

So many of one kind stand for any 1 resource of what is left of the cost, as often as liked. They are no
card-playing ability, so they go with any of those (MW.power.add_on): reductions first, then this.
"""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.table import Table

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def stand_in(table: Table, seat: int, card: "Card") -> int:
    """What stands for any 1 resource of this card: four times the number, plus the resource; 0: nothing."""
    power = table.players[seat].power
    if power < 0 or card.critter:
        return 0
    return table.config.pack.powers[power].stands_in


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
