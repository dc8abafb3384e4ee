"""The exact odds of a fight: the best plan for rolling, setting aside and rolling again.

Only the sum counts. So whatever number of dice is set aside, the highest ones are the right ones, and a plan
is just that number. `chance` is about dice still to be rolled, `best_plan` about dice on the table.
"""

from typing import Final

PIPS: Final = 6
HANDS: dict[int, list[tuple[tuple[int, ...], float]]] = {}
CHANCES: dict[int, float] = {}


def hands(n: int) -> list[tuple[tuple[int, ...], float]]:
    """Every outcome of n dice as a falling row of pips, with its probability.

    >>> hands(2)[:3]
    [((6, 6), 0.027777777777777776), ((6, 5), 0.05555555555555555), ((6, 4), 0.05555555555555555)]
    """
    if n not in HANDS:
        found: list[tuple[tuple[int, ...], float]] = []
        fill((), n, PIPS, found)
        HANDS[n] = found
    return HANDS[n]


def fill(row: tuple[int, ...], n: int, highest: int, found: list[tuple[tuple[int, ...], float]]) -> None:
    if n == 0:
        ways = 1.0
        for i in range(len(row)):
            ways *= (i + 1) / (PIPS * row[: i + 1].count(row[i]))
        found.append((row, ways))
        return
    for pips in range(highest, 0, -1):
        fill(row + (pips,), n - 1, pips, found)


def chance(dice: int, rolls: int, need: int) -> float:
    """The chance to get a sum of `need` with dice about to be rolled, and so many rolls left.

    >>> round(chance(2, 1, 7), 4), round(chance(3, 3, 15), 4), chance(2, 3, 13)
    (0.5833, 0.5154, 0.0)
    """
    if need <= dice:
        return 1.0
    if need > PIPS * dice or rolls == 0:
        return 0.0
    key = (need * 8 + dice) * 8 + rolls
    if key not in CHANCES:
        total = 0.0
        for row, weight in hands(dice):
            total += weight * plan(row, rolls - 1, need)[1]
        CHANCES[key] = total
    return CHANCES[key]


def plan(row: tuple[int, ...], rolls: int, need: int) -> tuple[int, float]:
    """How many of these dice, a falling row, to set aside before the next roll, and the chance then."""
    if sum(row) >= need:
        return len(row), 1.0
    best = 0
    top = 0.0
    if rolls:
        held = 0
        for k in range(len(row)):
            worth = chance(len(row) - k, rolls, need - held)
            if worth > top:
                best, top = k, worth
            held += row[k]
    return best, top


def best_plan(dice: tuple[int, ...], aside: int, rolls: int, need: int) -> tuple[int, float]:
    """The dice to set aside, as bits with those already aside, and the chance to reach `need` in all.

    >>> aside, worth = best_plan((6, 1, 5), 0, 2, 15)
    >>> bin(aside), round(worth, 4)
    ('0b101', 0.75)
    """
    free = sorted([i for i in range(len(dice)) if not aside >> i & 1], key=lambda i: -dice[i])
    held = sum([dice[i] for i in range(len(dice)) if aside >> i & 1])
    keep, worth = plan(tuple([dice[i] for i in free]), rolls, need - held)
    for i in free[:keep]:
        aside |= 1 << i
    return aside, worth
