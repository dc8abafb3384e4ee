"""The few numbers a table of results needs."""

import math

Z = 1.96
"""95 % of a normal distribution lie within so many standard deviations."""


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The Wilson interval of a share, 95 % unless `z` says otherwise; shared wins may make it a fraction.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    centre = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return (max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def deals_interval(shares: list[float], games: int) -> tuple[float, float]:
    """The 95 % interval of a share of the win, of which `shares` holds one for each deal. Games of a deal are
    not independent, so it is Wilson's for as many games as vary like these deals: at most those that were
    played, and no more than the deals where all of them are alike.

    >>> [round(bound, 3) for bound in deals_interval([1.0, 0.0] * 50, 200)]
    [0.403, 0.597]
    >>> [round(bound, 3) for bound in deals_interval([0.5] * 10, 20)]
    [0.237, 0.763]
    """
    n = len(shares)
    if n == 0:
        return wilson(0, 0)
    share = sum(shares) / n
    variance = sum([(one - share) ** 2 for one in shares]) / max(1, n - 1)
    alike = share * (1 - share) * n / variance if variance > 0 else n
    counted = min(float(games), alike)
    return wilson(share * counted, counted)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def middle(numbers: list[int]) -> tuple[int, int]:
    """The bounds of the middle 80 %.

    >>> middle(list(range(1, 101)))
    (11, 90)
    """
    if not numbers:
        return (0, 0)
    row = sorted(numbers)
    cut = len(row) // 10
    return (row[cut], row[-1 - cut])
