"""Heuristic values as shares of the win, which a search can average over worlds, seats and moments."""

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tanglewood.kernel.result import Result

MARGIN: Final = 0.04
"""How much of the share of a finished game depends on the margin: enough to prefer a clear win and a narrow
loss."""


def shares(worths: list[float], scale: float) -> list[float]:
    """The share of the win each seat may expect; `scale` is a lead that is worth about three to one.

    >>> [round(share, 2) for share in shares([5.0, 5.0], 2.0)]
    [0.5, 0.5]
    >>> [round(share, 2) for share in shares([6.0, 4.0, 4.0], 2.0)]
    [0.58, 0.21, 0.21]
    """
    top = max(worths)
    weights = [exp((worth - top) / scale) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def chance(lead: float, scale: float) -> float:
    """The chance to win with a lead over an opponent without a seat."""
    if lead > 30.0 * scale:
        return 1.0
    if lead < -30.0 * scale:
        return 0.0
    return 1.0 / (1.0 + exp(-lead / scale))


def settled(result: "Result", scale: float) -> list[float]:
    """What a finished game was worth to each seat: its share of the win, and a little for the margin."""
    scores = result.scores
    found: list[float] = []
    for seat in range(len(scores)):
        rest = [scores[other] for other in range(len(scores)) if other != seat]
        if result.rival is not None:
            rest.append(result.rival.score)
        won = 1.0 / len(result.winners) if seat in result.winners else 0.0
        margin = chance(float(scores[seat] - max(rest)), scale) if rest else 0.5
        found.append((1.0 - MARGIN) * won + MARGIN * margin)
    return found
