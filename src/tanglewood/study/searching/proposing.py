"""Which points are tried next: Optuna proposes, from all that is known so far.

The sampler is the tree-structured Parzen estimator for several objectives. A trial costs many games, so a
search has tens of trials; NSGA-II, the other usual choice, is made for thousands and would hardly leave its
first generation. Each round has a study of its own that is told the newest numbers of all trials: those that
played more deals since are known better now, and Optuna cannot be told twice. So nothing but the games has to
be stored for a search that goes on.
"""

import warnings
from itertools import product
from random import Random
from typing import Any

from tanglewood.arena.extras import needs
from tanglewood.study.searching.definition import Search
from tanglewood.study.searching.space import Number, Point, key, size

ROUND = 8
"""Trials that are proposed together and may be played at the same time. It does not follow the number of
processes, which must make no difference."""
STARTS = 2
"""Random trials for each number, at least a round, before anything is learned from them."""
TRIES = 4
"""How often a new point is asked for, while those that come have been tried already."""
ANYWHERE = 1000


class Proposer:
    """The points of a search, each one once."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.library: Any = needs("optuna", "study")
        self.seen = {key(search.printed)}
        self.all = every_point(search.numbers) if size(search.numbers) <= search.trials + 1 else None
        self.kinds = {
            number.path: self.library.distributions.IntDistribution(0, len(number.values) - 1)
            if number.ordered
            else self.library.distributions.CategoricalDistribution(list(range(len(number.values))))
            for number in search.numbers
        }

    def propose(self, number: int, most: int, known: list[tuple[Point, list[float]]]) -> list[Point]:
        """Up to so many new points for round `number`; none if all have been tried. `known` are trials with
        the distances that are expected of them."""
        most = min(most, ROUND)
        found: list[Point] = []
        if self.all is not None:  # so few that none needs to be left out
            fresh = [point for point in self.all if key(point) not in self.seen]
            found = fresh[:most]
            self.seen.update(map(key, found))
            return found
        study = self.study(number, known)
        chance = Random(self.search.chance(number, 1))
        while len(found) < most:
            point = self.ask(study, chance)
            if point is None:
                break
            self.seen.add(key(point))
            found.append(point)
        return found

    def ask(self, study: Any, chance: Random) -> Point | None:
        """A point that has not been tried: one that the sampler wants, else one beside it, else any."""
        point: Point = {}
        for _ in range(TRIES):
            trial = study.ask(self.kinds)
            point = {one.path: one.values[trial.params[one.path]] for one in self.search.numbers}
            if key(point) not in self.seen:
                return point
            # Its games are known: to play it again would bring nothing, and to count it twice would make it
            # look better than it is.
            study.tell(trial, state=self.library.trial.TrialState.FAIL)
        near = [beside for beside in neighbours(self.search.numbers, point) if key(beside) not in self.seen]
        if near:
            return chance.choice(near)
        for _ in range(ANYWHERE):
            point = {one.path: chance.choice(one.values) for one in self.search.numbers}
            if key(point) not in self.seen:
                return point
        return None

    def study(self, number: int, known: list[tuple[Point, list[float]]]) -> Any:
        optuna = self.library
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what it calls experimental is pinned by the digest
            sampler = optuna.samplers.TPESampler(
                seed=self.search.chance(number),
                n_startup_trials=max(ROUND, STARTS * len(self.search.numbers)),
                multivariate=True,  # numbers may matter together
                constant_liar=False,  # each point is tried once, so those of a round keep apart anyway
            )
        study = optuna.create_study(directions=["minimize"] * len(self.search.goals), sampler=sampler)
        for point, distances in known:
            places = {one.path: place_of(one, point) for one in self.search.numbers}
            if None not in places.values():  # the printed game may lie outside what may move
                study.add_trial(
                    optuna.trial.create_trial(params=places, distributions=self.kinds, values=distances)
                )
        return study


def every_point(numbers: list[Number]) -> list[Point]:
    paths = [number.path for number in numbers]
    return [dict(zip(paths, values, strict=True)) for values in product(*(n.values for n in numbers))]


def neighbours(numbers: list[Number], point: Point) -> list[Point]:
    """The points that differ in one number: by one step, or in any way where there are no steps."""
    found: list[Point] = []
    for number in numbers:
        at = number.values.index(point[number.path])
        for place, value in enumerate(number.values):
            if place != at and (abs(place - at) == 1 or not number.ordered):
                found.append({**point, number.path: value})
    return found


def place_of(number: Number, point: Point) -> int | None:
    value = point[number.path]
    same = [place for place, one in enumerate(number.values) if one == value and type(one) is type(value)]
    return same[0] if same else None
