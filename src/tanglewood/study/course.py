"""How a game went: who led, how far behind the winner was, and when it was decided.

All of it is read off the outlooks at the beginning of every turn: the share of the win that each seat could
expect. Alone, the seat leads while it may expect at least half.
"""

from itertools import pairwise
from math import sqrt

Outlooks = list[list[float]]


def leaders(outlooks: Outlooks) -> list[int]:
    """The seat that led at each moment; who leads keeps the lead on a tie. Alone: 0, or -1 behind.

    >>> leaders([[0.5, 0.5], [0.4, 0.6], [0.5, 0.5], [0.7, 0.3]])
    [0, 1, 1, 0]
    >>> leaders([[0.5], [0.2]])
    [0, -1]
    """
    found: list[int] = []
    for shares in outlooks:
        top = max(shares)
        if len(shares) == 1:
            found.append(0 if top >= 0.5 else -1)
        elif found and shares[found[-1]] == top:
            found.append(found[-1])
        else:
            found.append(shares.index(top))
    return found


def lead_changes(order: list[int]) -> int:
    return sum([one != other for one, other in pairwise(order)])


def drama(outlooks: Outlooks, winner: int) -> float:
    """The mean square root of how far the winner was behind, over the turns in which it was behind: 0 for a
    winner who always led, near 1 for one who was lost for most of the game.

    >>> drama([[0.5, 0.5], [0.25, 0.75], [0.9, 0.1]], 0)
    0.7071067811865476
    """
    behind = [gap(shares, winner) for shares in outlooks]
    trailing = [sqrt(far) for far in behind if far > 0]
    return sum(trailing) / len(trailing) if trailing else 0.0


def gap(shares: list[float], seat: int) -> float:
    """How far a seat is behind; alone, behind a win."""
    if len(shares) == 1:
        return max(0.0, 1 - 2 * shares[0]) if seat == 0 else max(0.0, 2 * shares[0] - 1)
    return max(shares) - shares[seat]


def decided_at(order: list[int], winner: int) -> float:
    """The part of the game after which the winner led for good: 0 for one who always led, 1 for one who was
    not in the lead at the last turn.

    >>> decided_at([1, 0, 1, 0], 0), decided_at([0, 0], 0), decided_at([0, 1], 0)
    (0.75, 0.0, 1.0)
    """
    last = max([i for i, leader in enumerate(order) if leader != winner], default=-1)
    return (last + 1) / len(order) if order else 0.0


def led(order: list[int], seat: int) -> float:
    return order.count(seat) / len(order) if order else 0.0
