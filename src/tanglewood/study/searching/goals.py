"""Goals: what is wanted of a game, and how far a game is from it.

Every goal is a mean or a share over deals, so it is kept as two sums for each deal (what is counted, and out
of how many) and each thing it speaks of: a measure is one thing, "no card under 40 %" is as many as there are
cards. Means, shares, their intervals and resampled deals all follow from these sums.
"""

from fnmatch import fnmatchcase
from math import isfinite
from typing import Any, NamedTuple

import msgspec

from tanglewood.kernel.text.echo import echo, meant
from tanglewood.study.definition import Variant, check_measures, info_of
from tanglewood.study.measures import share, value
from tanglewood.study.playing import Line
from tanglewood.study.rules import rules_of
from tanglewood.study.statistics import Interval, mean_interval, ratio_interval, share_interval
from tanglewood.words import refuse

DID = ("offered", "taken", "played", "used")
SHARES = ("first_seat", "drama", "decided_at", "rival_won")
"""Measures between 0 and 1."""
WON_BY, PLACE, MINUTES = "won by ", "place ", "minutes"
SHARE_SCALE = 0.05
PART = 0.1
"""Without a scale one step away is five points of a share, or a tenth of what is wanted."""
LEAST = 20
CERTAIN, PERHAPS, NOT = "certain", "perhaps", "not"

Sums = dict[str, tuple[float, float]]
"""By thing: what is counted in a deal, and out of how many."""


class WrittenGoal(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}
):
    """A goal in a file: `turns = { from = 40, to = 50 }`. The name is the measure unless one is given."""

    measure: str = ""
    share: str = ""
    did: str = "played"
    low: float | None = None
    high: float | None = None
    value: float | None = None
    within: float = 0.0
    scale: float | None = None
    least: int = LEAST
    pace: float | None = None


class Goal(msgspec.Struct, frozen=True):
    """A measure with the range it should lie in (None: no bound). `share` is a pattern of components instead:
    each one's share of the win of whoever `did` it should lie there, if `least` seats did so."""

    name: str
    measure: str
    share: str
    did: str
    low: float | None
    high: float | None
    scale: float
    least: int
    pace: float

    @property
    def in_percent(self) -> bool:
        return bool(self.share) or is_share(self.measure)

    def off(self, values: Any, numpy: Any) -> Any:
        """How far values are from the goal, in its scale: 0 inside."""
        under = 0.0 if self.low is None else self.low - values
        over = 0.0 if self.high is None else values - self.high
        return numpy.maximum(0.0, numpy.maximum(under, over)) / self.scale

    def count(self, variant: Variant, lines: list[Line]) -> Sums:
        """The games of one deal."""
        if self.share:
            return self.components(lines)
        return {"": (sum(self.of(variant, line) for line in lines) / len(lines), 1.0)}

    def of(self, variant: Variant, line: Line) -> float:
        """The measure of one game."""
        if self.measure == MINUTES:
            return line.choices * self.pace / 60
        if self.measure.startswith(PLACE):
            place = int(self.measure.removeprefix(PLACE)) - 1
            return share(line, (line.first + place) % len(line.scores))
        if self.measure.startswith(WON_BY):
            name = self.measure.removeprefix(WON_BY)
            won = [share(line, seat) for seat, bot in enumerate(line.bots) if variant.bots[bot] == name]
            return sum(won) / len(won)
        return value(variant, line, self.measure)

    def components(self, lines: list[Line]) -> Sums:
        column = DID.index(self.did)
        found: dict[str, list[float]] = {}
        for line in lines:
            for seat, things in enumerate(line.components):
                won = share(line, seat)
                for thing, numbers in things.items():
                    if numbers[column] and fnmatchcase(thing, self.share):
                        sums = found.setdefault(thing, [0.0, 0.0])
                        sums[0] += won
                        sums[1] += 1
        return {thing: (won, n) for thing, (won, n) in found.items()}


class Standing(NamedTuple):
    """Where a trial stands with a goal: of a goal about several things the one that is farthest off."""

    thing: str
    value: float
    low: float
    high: float
    distance: float
    verdict: str
    n: int


def is_share(measure: str) -> bool:
    return measure in SHARES or measure.startswith((WON_BY, PLACE))


def settle_goal(game: str, base: Variant, name: str, written: WrittenGoal) -> Goal:
    measure = "" if written.share else written.measure or name
    low, high = written.low, written.high
    if written.value is not None:
        if low is not None or high is not None:
            raise refuse("search-goal-range", goal=name)
        low, high = written.value - written.within, written.value + written.within
    if low is None and high is None:
        raise refuse("search-goal-range", goal=name)
    bounds = [bound for bound in (low, high) if bound is not None]
    if bounds != sorted(bounds) or not all(map(isfinite, bounds)):
        raise refuse("search-goal-order", goal=name, low=f"{bounds[0]:g}", high=f"{bounds[-1]:g}")
    if written.share and written.measure:
        raise refuse("search-goal-both", goal=name)
    if written.share:
        check_things(game, base, name, written)
    else:
        check_measure(game, base, name, measure, written)
    if written.scale is not None and not written.scale > 0:
        raise refuse("search-goal-scale", goal=name, given=f"{written.scale:g}")
    usual = PART * abs(sum(bounds) / len(bounds)) or 1.0
    if written.share or is_share(measure):
        usual = SHARE_SCALE
    return Goal(
        name,
        measure,
        written.share,
        written.did,
        low,
        high,
        written.scale or usual,
        max(1, written.least),
        written.pace or 0.0,
    )


def check_things(game: str, base: Variant, name: str, written: WrittenGoal) -> None:
    if written.did not in DID:
        raise refuse("choice", option="did", known=", ".join(DID), given=echo(written.did))
    tables = rules_of(info_of(game, base)).tables
    known = [f"{table}:{id}" for table, ids in tables.items() for id in ids]
    if not any(fnmatchcase(thing, written.share) for thing in known):
        hint = meant(written.share, known)
        raise refuse("search-goal-share", goal=name, given=echo(written.share) + hint)


def check_measure(game: str, base: Variant, name: str, measure: str, written: WrittenGoal) -> None:
    if measure == MINUTES:
        if written.pace is None or not written.pace > 0:
            raise refuse("search-goal-pace", goal=name)
    elif measure.startswith(PLACE):
        known = [f"{PLACE}{place + 1}" for place in range(len(base.bots))]
        if measure not in known:
            raise refuse("study-measure", known=", ".join(known), given=echo(measure))
    elif measure.startswith(WON_BY):
        known = [WON_BY + bot for bot in dict.fromkeys(base.bots)]
        if measure not in known:
            raise refuse("study-measure", known=", ".join(known), given=echo(measure))
    else:
        check_measures(game, base, [measure])


def standing(goal: Goal, deals: list[Sums], confidence: float, part: float, numpy: Any) -> Standing:
    """A goal after these deals. Of a goal about several things each has an interval, and all of them hold
    together; `part` is the part of all games of a trial that these deals are."""
    if not goal.share:
        row = [sums[""][0] for sums in deals]
        found = share_interval(row, confidence) if is_share(goal.measure) else mean_interval(row, confidence)
        return judged(goal, "", found, numpy)
    totals = totals_of(goal, deals, part)
    together = 1 - (1 - confidence) / max(1, len(totals))
    every: list[Standing] = []
    for thing in totals:
        met = [sums[thing] for sums in deals if thing in sums]
        found = ratio_interval([won for won, _ in met], [int(n) for _, n in met], together)
        every.append(judged(goal, thing, found, numpy))
    if not every:  # nothing was met often enough to speak of
        return Standing("", float("nan"), 0.0, 1.0, 0.0, PERHAPS, 0)
    worst = max(every, key=lambda one: (one.distance, outward(goal, one.value), one.thing))
    verdicts = {one.verdict for one in every}
    verdict = NOT if NOT in verdicts else PERHAPS if PERHAPS in verdicts else CERTAIN
    return worst._replace(verdict=verdict)


def judged(goal: Goal, thing: str, found: Interval, numpy: Any) -> Standing:
    low = float("-inf") if goal.low is None else goal.low
    high = float("inf") if goal.high is None else goal.high
    if low <= found.low and found.high <= high:
        verdict = CERTAIN
    elif found.high < low or found.low > high:
        verdict = NOT
    else:
        verdict = PERHAPS
    distance = float(goal.off(found.value, numpy))
    return Standing(thing, found.value, found.low, found.high, distance, verdict, found.n)


def outward(goal: Goal, value: float) -> float:
    """How near a value inside the range is to its border."""
    return max(
        float("-inf") if goal.low is None else goal.low - value,
        float("-inf") if goal.high is None else value - goal.high,
    )


def totals_of(goal: Goal, deals: list[Sums], part: float) -> Sums:
    """All deals together, with the things that were met often enough. Fewer deals need fewer seats."""
    totals: dict[str, list[float]] = {}
    for sums in deals:
        for thing, (counted, of) in sums.items():
            held = totals.setdefault(thing, [0.0, 0.0])
            held[0] += counted
            held[1] += of
    least = max(1.0, goal.least * part)
    return {thing: (won, n) for thing, (won, n) in sorted(totals.items()) if not goal.share or n >= least}
