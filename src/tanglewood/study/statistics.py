"""Intervals and tests. SciPy has the distributions; what is here says which one is right where.

**Fixed number of games**: the t interval of a mean of deals, Wilson's of a share, a bootstrap for quantiles.

**A study that may stop early** looks at its numbers again and again, and a t interval looked at often enough
misses the truth far more often than it says. Its intervals are a *confidence sequence*: they hold at all
looks together. It is the asymptotic one of Robbins' normal mixture (Waudby-Smith, Arbour, Sinha, Kennedy,
Ramdas), and was chosen over a schedule of alpha spending because it needs no plan of looks: a study may be
interrupted, gone on with, read while it runs, or made longer. The price is an interval wider by a third or
so at its best point.
"""

from collections.abc import Callable
from math import exp, inf, log, sqrt
from typing import Any, NamedTuple

from tanglewood.arena.extras import needs
from tanglewood.arena.statistics import wilson


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


def mean_interval(values: Any, confidence: float, planned: int = 0) -> Interval:
    """The mean of independent values: by t, or as a confidence sequence if `planned` says for about how many
    values a study that may stop early was planned."""
    n = len(values)
    mean = float(numpy().mean(values)) if n else float("nan")
    if n < 2:
        return Interval(mean, -inf, inf, 1.0, n)
    deviation = float(numpy().std(values, ddof=1))
    if deviation <= 1e-12 * max(1.0, abs(mean)):
        # All alike. That there is a difference is then as sure as that many coins fall alike.
        return Interval(mean, mean, mean, 1.0 if abs(mean) < 1e-12 else min(1.0, 2 * 0.5**n), n)
    if planned:
        half, p = sequence(mean, deviation, n, confidence, planned)
    else:
        t = stats().t
        half = float(t.ppf(0.5 + confidence / 2, n - 1)) * deviation / sqrt(n)
        p = float(2 * t.sf(abs(mean) / deviation * sqrt(n), n - 1))
    return Interval(mean, mean - half, mean + half, p, n)


def sequence(mean: float, deviation: float, n: int, confidence: float, planned: int) -> tuple[float, float]:
    """Half the width at n values, and the p value: both hold whenever one looks, and however often."""
    alpha = 1 - confidence
    rate = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / planned
    grown = n * rate + 1
    half = deviation * sqrt(2 * grown / (n * n * rate) * log(sqrt(grown) / alpha))
    z = mean * n / deviation
    evidence = rate * z * z / (2 * grown) - log(grown) / 2
    return half, min(1.0, exp(-evidence)) if evidence > -700 else 1.0


def share_interval(values: Any, confidence: float) -> Interval:
    """The mean of shares between 0 and 1: Wilson's interval if each is a win or none, else t."""
    n = len(values)
    total = float(sum(values))
    if all(value in (0, 1) for value in values):
        low, high = wilson(total, n, z_of(confidence))
        return Interval(total / n if n else float("nan"), low, high, 1.0, n)
    found = mean_interval(values, confidence)
    return found._replace(low=max(0.0, found.low), high=min(1.0, found.high))


def z_of(confidence: float) -> float:
    return float(stats().norm.ppf(0.5 + confidence / 2))


def share_test(wins: float, n: int, expected: float) -> float:
    """The chance of a share at least as far from the expected one."""
    if n == 0 or not 0 < expected < 1:
        return 1.0
    z = (wins / n - expected) / sqrt(expected * (1 - expected) / n)
    return float(2 * stats().norm.sf(abs(z)))


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
