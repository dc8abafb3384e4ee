"""Intervals and tests. SciPy has the distributions; what is here says which one is right where.

**Fixed number of games**: the t interval of a mean of deals, Wilson's of a share, a bootstrap for quantiles.

**Values all alike** have no deviation that an interval could be made of, and yet the next one may differ: of
n deals without an exception there may be one among the next n/3 (the rule of three). So the interval is that
of exceptions as large as the bounds of the values allow; where nobody knows bounds, it is the value alone.

**A study that may stop early** looks at its numbers again and again, and a t interval looked at often enough
misses the truth far more often than it says. Its intervals are a *confidence sequence*: they hold at all
looks together. It is the asymptotic one of Robbins' normal mixture (Waudby-Smith, Arbour, Sinha, Kennedy,
Ramdas), and was chosen over a schedule of alpha spending because it needs no plan of looks: a study may be
interrupted, gone on with, read while it runs, or made longer. The price is an interval wider by a third or
so at its best point. Wins and exceptions are counted, so theirs is the exact one of a uniform mixture.
"""

from collections.abc import Callable
from math import exp, inf, lgamma, log, sqrt
from typing import Any, NamedTuple

from tanglewood.arena.extras import needs
from tanglewood.arena.statistics import wilson

Bounds = tuple[float, float]


class Interval(NamedTuple):
    """A value with its interval, and the chance of one as far from 0 if there were no difference."""

    value: float
    low: float
    high: float
    p: float
    n: int


def stats() -> Any:
    return needs("scipy.stats", "study")


def numpy() -> Any:
    return needs("numpy", "study")


def mean_interval(values: Any, confidence: float, planned: int = 0, bounds: Bounds | None = None) -> Interval:
    """The mean of independent values: by t, or as a confidence sequence if `planned` says for about how many
    values a study that may stop early was planned. `bounds` are those of a single value."""
    n = len(values)
    mean = float(numpy().mean(values)) if n else float("nan")
    if n < 2:
        return Interval(mean, *(bounds or (-inf, inf)), 1.0, n)
    deviation = float(numpy().std(values, ddof=1))
    if deviation <= 1e-12 * max(1.0, abs(mean)):
        return alike(mean, n, confidence, planned, bounds)
    if planned:
        half, p = sequence(mean, deviation, n, confidence, planned)
    else:
        t = stats().t
        half = float(t.ppf(0.5 + confidence / 2, n - 1)) * deviation / sqrt(n)
        p = float(2 * t.sf(abs(mean) / deviation * sqrt(n), n - 1))
    return Interval(mean, mean - half, mean + half, p, n)


def alike(mean: float, n: int, confidence: float, planned: int, bounds: Bounds | None) -> Interval:
    """The interval of n values without an exception, and the chance of so many in a row if there were so many
    exceptions that the true mean is 0. Without bounds that is as sure as that coins fall alike."""
    times = n + 1 if planned else 2
    low, high = (min(bounds[0], mean), max(bounds[1], mean)) if bounds is not None else (mean, mean)
    exceptions = 1 - ((1 - confidence) / times) ** (1 / n)
    p = 1.0
    if abs(mean) >= 1e-12:
        opposite = low if mean > 0 else high
        needed = 0.5 if bounds is None else min(1.0, mean / (mean - opposite)) if opposite != mean else 1.0
        p = min(1.0, times * (1 - needed) ** n)
    return Interval(mean, mean - exceptions * (mean - low), mean + exceptions * (high - mean), p, n)


def sequence(mean: float, deviation: float, n: int, confidence: float, planned: int) -> tuple[float, float]:
    """Half the width at n values, and the p value: both hold whenever one looks, and however often."""
    alpha = 1 - confidence
    rate = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / planned
    grown = n * rate + 1
    half = deviation * sqrt(2 * grown / (n * n * rate) * log(sqrt(grown) / alpha))
    z = mean * n / deviation
    evidence = rate * z * z / (2 * grown) - log(grown) / 2
    return half, min(1.0, exp(-evidence)) if evidence > -700 else 1.0


def share_interval(
    values: Any, confidence: float, planned: int = 0, expected: float | None = None
) -> Interval:
    """The mean of shares between 0 and 1: Wilson's interval if each is a win or none, else t; sequences if
    `planned` says so. `p` is for the share that is expected, if one is."""
    n = len(values)
    if n == 0:
        return Interval(float("nan"), 0.0, 1.0, 1.0, 0)
    wins = float(sum(values))
    if all(value in (0, 1) for value in values):
        if planned:
            low, high = share_sequence(int(wins), n, confidence)
        else:
            low, high = wilson(wins, n, z_of(confidence))
        return Interval(wins / n, low, high, share_test(int(wins), n, expected, bool(planned)), n)
    found = mean_interval(values, confidence, planned, (0.0, 1.0))
    if expected is not None:
        around = (-expected, 1 - expected)
        p = mean_interval([value - expected for value in values], confidence, planned, around).p
        found = found._replace(p=p)
    return found._replace(low=max(0.0, found.low), high=min(1.0, found.high))


def ratio_interval(
    wins: list[float], seats: list[int], confidence: float, planned: int = 0, expected: float | None = None
) -> Interval:
    """The share of the win of seats that come in deals, `wins[i]` of `seats[i]` of them: a deal counts once,
    because its seats share its luck and its win. By how far every deal is off what its seats would have won
    with the share of all."""
    if all(n == 1 for n in seats):
        return share_interval(wins, confidence, planned, expected)
    each = sum(seats) / len(seats)
    share = sum(wins) / sum(seats)

    def off(fair: float) -> Interval:
        values = [(won - fair * n) / each for won, n in zip(wins, seats, strict=True)]
        return mean_interval(values, confidence, planned, (-fair, 1 - fair))

    found = off(share)
    low, high = max(0.0, share + found.low), min(1.0, share + found.high)
    return Interval(share, low, high, 1.0 if expected is None else off(expected).p, len(seats))


def share_sequence(wins: int, n: int, confidence: float) -> tuple[float, float]:
    """The interval of a share that holds at all looks together."""
    least = log(1 - confidence)

    def border(inside: float, outside: float) -> float:
        for _ in range(50):
            middle = (inside + outside) / 2
            if against_mixture(wins, n, middle) >= least:
                inside = middle
            else:
                outside = middle
        return inside

    return (border(wins / n, 0.0) if wins else 0.0), (border(wins / n, 1.0) if wins < n else 1.0)


def against_mixture(wins: int, n: int, share: float) -> float:
    """The logarithm of how much likelier so many wins are with this share than with one that could be any."""
    likely = (wins * log(share) if wins else 0.0) + ((n - wins) * log(1 - share) if wins < n else 0.0)
    return likely - (lgamma(wins + 1) + lgamma(n - wins + 1) - lgamma(n + 2))


def z_of(confidence: float) -> float:
    return float(stats().norm.ppf(0.5 + confidence / 2))


def share_test(wins: int, n: int, expected: float | None, often: bool = False) -> float:
    """The chance of so many wins, or of fewer or more that are as unlikely; if one looks often, of ever
    seeing numbers like these."""
    if n == 0 or expected is None or not 0 < expected < 1:
        return 1.0
    if often:
        return min(1.0, exp(against_mixture(wins, n, expected)))
    return float(stats().binomtest(wins, n, expected).pvalue)


def bootstrap_interval(
    values: Any, statistic: Callable[..., Any], confidence: float, seed: int = 0
) -> tuple[float, float]:
    """For a median or another quantile, where no formula is right."""
    if len(values) < 2 or min(values) == max(values):
        value = float(statistic(values)) if len(values) else float("nan")
        return value, value
    found = stats().bootstrap(
        (numpy().asarray(values, dtype=float),),
        statistic,
        confidence_level=confidence,
        n_resamples=999,
        method="percentile",
        rng=numpy().random.default_rng(seed),
    )
    return float(found.confidence_interval.low), float(found.confidence_interval.high)


def adjusted(ps: list[float], correction: str) -> list[float]:
    """P values of several comparisons together: `holm` keeps the chance of any false one, `bh` (Benjamini and
    Hochberg) the share of false ones among those found.

    >>> adjusted([0.01, 0.04, 0.03], "holm")
    [0.03, 0.06, 0.06]
    >>> adjusted([0.01], "none")
    [0.01]
    """
    if correction == "none" or not ps:
        return list(ps)
    if correction == "bh":
        return [float(p) for p in stats().false_discovery_control(ps, method="bh")]
    found = [1.0] * len(ps)
    least = 0.0
    for place, i in enumerate(sorted(range(len(ps)), key=lambda i: ps[i])):
        least = max(least, min(1.0, (len(ps) - place) * ps[i]))
        found[i] = least
    return found
