"""Card-playing abilities: what they are, and what of a cost is missing (EV.play.one_ability)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.kernel.move import Move

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card

DISCARD_IT: Final = 0
TAKE_PRISONER: Final = 1
SWAP_ONE: Final = 2
LAY_ON_IT: Final = 3
TOKENS: Final = 4
SPEND_TOKENS: Final = "spend-tokens"
"""The name of the effect that asks how many (legends.py)."""
ANY_CARD: Final = 0
CRITTERS: Final = 1
CONSTRUCTIONS: Final = 2


# EV.play.abilities: those of Crane, Innkeeper, Dungeon and Judge are a Help; the Inn and the forest location
# reduce a cost when they are visited (effects/visits.py).
class Help:
    """A card-playing ability: for which cards, at which price, and what it takes off the cost."""

    __slots__ = ("among", "how", "less", "wanted")

    def __init__(self, wanted: int, how: int, less: int, among: int) -> None:
        self.wanted = wanted
        self.how = how
        self.less = less
        self.among = among  # bit r: resource r may be left out

    def fits(self, card: "Card") -> bool:
        if self.wanted == CRITTERS:
            return card.critter
        return self.wanted == ANY_CARD or not card.critter


def carries(kind: "Card") -> bool:
    """Whether constructions lie on a card, as on the Bridge of the Sky."""
    return kind.helps is not None and kind.helps.how == LAY_ON_IT


def is_jail(card: "Card") -> bool:
    """Whether a card takes prisoners (EV.card.dungeon)."""
    return card.helps is not None and card.helps.how == TAKE_PRISONER


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
