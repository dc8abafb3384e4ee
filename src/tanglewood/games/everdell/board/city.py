"""Cards in a city: what lies on them, the spaces they take, and which Husband has his Wife.

What lies on a card is one small int, its mark: whether it is occupied, point tokens, stored resources and
prisoners. Rows of marks are shared between copies of a state like the rows of cards themselves.
"""

from typing import Final

# The mark belongs to the construction, not to the critter or a worker: it stays when the critter leaves and
# goes with the card (EV.play.occupied_stays, .occupied_leaves, .occupied_and_worker).
OCCUPIED: Final = 1
TOKEN_SHIFT: Final = 1
TOKEN_MASK: Final = 0x7F
STOCK_SHIFT: Final = 8
STOCK_BITS: Final = 7
STOCK_MASK: Final = 0x7F
CELL_SHIFT: Final = 36
CELL_BITS: Final = 8
CELL_MASK: Final = 0xFF
CELLS: Final = 2
WEB: Final = 1 << 53
"""A web token: the card never activates again (MW.plan.web_barricade)."""
GONE: Final = 127
"""A place that no card of a city has: that of one that has left."""
OVER: Final = 1 << 52
"""The card lies on the Bridge of the Sky and needs no space of its own."""


def holds(cards: tuple[int, ...], card: int) -> bool:
    """`card in cards`, without creating a number object for each comparison in the compiled build: bots
    call it all the time."""
    for other in cards:
        if other == card:
            return True
    return False


def number(cards: tuple[int, ...], card: int) -> int:
    """`cards.count(card)`, for the same reason."""
    found = 0
    for other in cards:
        if other == card:
            found += 1
    return found


def tokens(mark: int) -> int:
    return mark >> TOKEN_SHIFT & TOKEN_MASK


def with_tokens(mark: int, n: int) -> int:
    return (mark & ~(TOKEN_MASK << TOKEN_SHIFT)) | n << TOKEN_SHIFT


def stored(mark: int, resource: int) -> int:
    return mark >> (STOCK_SHIFT + STOCK_BITS * resource) & STOCK_MASK


def with_more_stored(mark: int, resource: int, n: int) -> int:
    return mark + (n << (STOCK_SHIFT + STOCK_BITS * resource))


def without_stock(mark: int) -> int:
    return mark & ~(((1 << 4 * STOCK_BITS) - 1) << STOCK_SHIFT)


def prisoners(mark: int) -> list[int]:
    """The cards in the cells, in the order they came."""
    found: list[int] = []
    for cell in range(CELLS):
        held = mark >> (CELL_SHIFT + CELL_BITS * cell) & CELL_MASK
        if held:
            found.append(held - 1)
    return found


# EV.city.dungeon: a prisoner is part of a mark, so it is no longer a card of the city.
def with_prisoner(mark: int, card: int) -> int:
    cell = len(prisoners(mark))
    return mark | (card + 1) << (CELL_SHIFT + CELL_BITS * cell)


def carries(marks: tuple[int, ...]) -> bool:
    """Whether a construction of a city lies on the Bridge of the Sky (MW.legend.bridge_one)."""
    for mark in marks:
        if mark & OVER:
            return True
    return False


def copy_number(city: tuple[int, ...], index: int) -> int:
    """Which copy of its kind a card is, counted from 0 in the order they came."""
    card = city[index]
    n = 0
    for i in range(index):
        if city[i] == card:
            n += 1
    return n


def moved_up(places: tuple[int, ...], index: int, gone: int = -1) -> tuple[int, ...]:
    """Places of a city once the card at one of them has left it, which is left out, or GONE if that is
    asked for."""
    found = [i - 1 if index < i < GONE else gone if i == index else i for i in places]
    return tuple([i for i in found if i >= 0])


def find_copy(city: tuple[int, ...], card: int, n: int) -> int:
    """The place of the n-th copy of a kind; -1 if the city has fewer."""
    for i in range(len(city)):
        if city[i] == card:
            if n == 0:
                return i
            n -= 1
    return -1
