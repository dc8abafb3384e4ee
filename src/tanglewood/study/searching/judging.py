"""Which trials could be on the front, with the noise of few deals in mind.

Deals are drawn again, with replacement and the same ones for all trials, many times over. Each time the
trials have other distances, and some of them are on the front. A trial that hardly ever is cannot be expected
to be there. Because all trials played the same deals, what a deal brings to all of them cancels out here too.
"""

from typing import Any

from tanglewood.arena.extras import needs
from tanglewood.study.searching.goals import Goal, Sums, totals_of

SAMPLES = 200
POSSIBLE = 0.05
"""A trial that is on the front in fewer of the samples is given up."""


def numpy() -> Any:
    return needs("numpy", "study")


def resampled(goals: list[Goal], trials: list[list[list[Sums]]], part: float, seed: int) -> Any:
    """The distances of trials as an array: sample, trial, goal. `trials` hold for each goal the sums of the
    same deals; sample 0 are the deals as they were played."""
    np = numpy()
    deals = len(trials[0][0])
    draws = np.random.default_rng(seed).multinomial(deals, [1 / deals] * deals, size=SAMPLES)
    weights = np.vstack([np.ones(deals), draws]).astype(float)
    made = np.zeros((len(weights), len(trials), len(goals)))
    for t, rows in enumerate(trials):
        for g, goal in enumerate(goals):
            made[:, t, g] = distances(goal, rows[g], weights, part, np)
    return made


def distances(goal: Goal, deals: list[Sums], weights: Any, part: float, np: Any) -> Any:
    """The distance from a goal in each sample: that of the thing that is farthest off."""
    things = list(totals_of(goal, deals, part))
    if not things:
        return np.zeros(len(weights))
    counted = np.array([[sums.get(thing, (0.0, 0.0))[0] for thing in things] for sums in deals])
    of = np.array([[sums.get(thing, (0.0, 0.0))[1] for thing in things] for sums in deals])
    total = weights @ of
    values = (weights @ counted) / np.maximum(total, 1e-9)
    # A sample may lack every deal with a thing; it says nothing of it then.
    return np.where(total > 0, goal.off(values, np), 0.0).max(axis=1)


def fronts(found: Any) -> Any:
    """Which trials no other one is better than, by sample: at least as near to every goal, nearer to one."""
    np = numpy()
    one, other = found[:, :, None, :], found[:, None, :, :]
    beaten = (other <= one + 1e-12).all(axis=3) & (other < one - 1e-12).any(axis=3)
    return ~np.any(beaten, axis=2)


def chances(found: Any) -> list[float]:
    """For each trial the share of samples in which it is on the front."""
    return [float(share) for share in fronts(found)[1:].mean(axis=0)]


def front(found: list[list[float]]) -> list[bool]:
    """Which of these trials, given by their distances, no other one is better than.

    >>> front([[0.0, 2.0], [1.0, 0.0], [1.0, 2.0]])
    [True, True, False]
    """
    return [bool(on) for on in fronts(numpy().array([found]))[0]]
