"""What a search found, as polars frames: every trial, the front on fresh deals, which numbers mattered."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tanglewood.arena.extras import needs
from tanglewood.study.definition import Variant
from tanglewood.study.findings import frame
from tanglewood.study.folder import TABLES
from tanglewood.study.measures import Row
from tanglewood.study.searching.definition import Search
from tanglewood.study.searching.goals import Goal, Standing, Sums, standing
from tanglewood.study.searching.judging import chances, front, numpy, resampled
from tanglewood.study.searching.space import Point, value_text
from tanglewood.study.statistics import adjusted, stats

if TYPE_CHECKING:
    import polars

FEW = 6
"""With fewer trials nothing is said about which numbers mattered."""


class Trial:
    """One point of a search. `sums` hold for each goal what every deal brought, `fresh` the same of fresh
    deals; trial 0 is the printed game."""

    def __init__(
        self, number: int, point: Point, variant: Variant, sums: list[list[Sums]], refused: str
    ) -> None:
        self.number = number
        self.point = point
        self.variant = variant
        self.sums = sums
        self.refused = refused
        self.fresh: list[list[Sums]] = []

    @property
    def deals(self) -> int:
        return len(self.sums[0])


class Outcome:
    """A search that is over. `trials` are all of its points in their order."""

    def __init__(self, search: Search, trials: list[Trial], path: Path, command: str) -> None:
        self.search = search
        self.all = trials
        self.path = path
        self.command = command
        self.finalists = [trial for trial in trials if trial.fresh]

    @property
    def goals(self) -> list[Goal]:
        return self.search.goals

    @property
    def games(self) -> int:
        """All games of the search."""
        return sum(
            (trial.deals + self.search.fresh * bool(trial.fresh)) * len(trial.variant.rotations())
            for trial in self.all
        )

    def changed(self, trial: Trial) -> Point:
        """The numbers of a trial that differ from the printed game's."""
        return {path: value for path, value in trial.point.items() if value != self.search.printed.get(path)}

    def searched(self, trial: Trial) -> list[Standing]:
        """Where a trial stood when it was chosen: each goal by itself, with the luck of the choice."""
        part = trial.deals / self.search.stages[-1]
        return [
            standing(goal, deals, self.search.confidence, part, numpy())
            for goal, deals in zip(self.goals, trial.sums, strict=True)
        ]

    def checked(self, trial: Trial) -> list[Standing]:
        """Where it stands on fresh deals. The intervals of all goals and of all who were played again hold
        together, so that one may choose among them afterwards."""
        together = len(self.finalists) * len(self.goals)
        level = 1 - (1 - self.search.confidence) / together
        part = self.search.fresh / self.search.stages[-1]
        return [
            standing(goal, deals, level, part, numpy())
            for goal, deals in zip(self.goals, trial.fresh, strict=True)
        ]

    @cached_property
    def standings(self) -> dict[int, list[Standing]]:
        """By the number of a trial what `checked` says."""
        return {trial.number: self.checked(trial) for trial in self.finalists}

    @cached_property
    def on_front(self) -> dict[int, bool]:
        """Which of those who were played again no other one is better than, on fresh deals."""
        rows = [[one.distance for one in self.standings[trial.number]] for trial in self.finalists]
        return dict(zip([trial.number for trial in self.finalists], front(rows), strict=True))

    @cached_property
    def chances(self) -> dict[int, float]:
        """In how many of the resampled fresh deals each of them is on the front."""
        found = resampled(
            self.goals,
            [trial.fresh for trial in self.finalists],
            self.search.fresh / self.search.stages[-1],
            self.search.chance(self.search.fresh, 3),
        )
        return dict(zip([trial.number for trial in self.finalists], chances(found), strict=True))

    def ordered(self) -> list[Trial]:
        """The printed game, then the front, then the others; the nearest to all goals together first."""
        return sorted(
            self.finalists,
            key=lambda trial: (
                trial.number != 0,
                not self.on_front[trial.number],
                sum(one.distance for one in self.standings[trial.number]),
                len(self.changed(trial)),
                trial.number,
            ),
        )

    @cached_property
    def front(self) -> "polars.DataFrame":
        """A row for each goal of each trial that was played again: `searched` is the value with which it was
        chosen, `value` with its interval that on fresh deals, `verdict` whether it is inside the goal
        (`certain`, `perhaps`, `not`)."""
        rows: list[Row] = []
        for trial in self.ordered():
            found = zip(self.goals, self.searched(trial), self.standings[trial.number], strict=True)
            for goal, before, now in found:
                rows.append(
                    {
                        "trial": trial.number,
                        "numbers": spelled(self.changed(trial)),
                        "front": self.on_front[trial.number],
                        "chance": self.chances[trial.number],
                        "goal": goal.name,
                        "thing": now.thing,
                        "searched": before.value,
                        "value": now.value,
                        "low": now.low,
                        "high": now.high,
                        "distance": now.distance,
                        "verdict": now.verdict,
                        "n": now.n,
                    }
                )
        return frame(rows, {"trial": int})

    @cached_property
    def trials(self) -> "polars.DataFrame":
        """A row for each trial: its numbers, its deals, each goal's value and distance after them."""
        rows: list[Row] = []
        for trial in self.all:
            row: Row = {"trial": trial.number, **{n: columned(v) for n, v in trial.point.items()}}
            row["deals"] = trial.deals
            row["again"] = bool(trial.fresh)
            row["front"] = self.on_front.get(trial.number, False)
            found = self.searched(trial) if trial.deals else [None] * len(self.goals)
            for goal, one in zip(self.goals, found, strict=True):
                row[f"{goal.name} value"] = None if one is None else one.value
                row[f"{goal.name} distance"] = None if one is None else one.distance
            row["refused"] = trial.refused
            rows.append(row)
        made: polars.DataFrame = needs("polars", "study").DataFrame(
            rows, infer_schema_length=None, strict=False
        )
        return made

    @cached_property
    def mattered(self) -> "polars.DataFrame":
        """A row for each number that has an order and each goal, over all trials: the mean of the goal's
        value (of a goal about many things its distance) in the lower and the upper half of the number's
        values, and whether they go together (Spearman, all of them corrected by Holm).

        A hint: the trials are not spread evenly, the optimiser looked where it was promising.
        """
        rows: list[Row] = []
        played = [trial for trial in self.all if trial.deals]
        stood = [self.searched(trial) for trial in played]
        for number in self.search.numbers:
            values = [trial.point[number.path] for trial in played]
            if not number.ordered or len(played) < FEW or None in values or len(set(values)) < 2:
                continue
            middle = sorted(values)[len(values) // 2]
            if middle == min(values):  # most trials have the least value
                middle = min(value for value in values if value > middle)
            for place, goal in enumerate(self.goals):
                reached = [one[place].distance if goal.share else one[place].value for one in stood]
                under = [x for x, value in zip(reached, values, strict=True) if value < middle]
                over = [x for x, value in zip(reached, values, strict=True) if value >= middle]
                found = stats().spearmanr(values, reached) if len(set(reached)) > 1 else None
                rows.append(
                    {
                        "number": number.path,
                        "goal": goal.name,
                        "below": sum(under) / len(under),
                        "above": sum(over) / len(over),
                        "middle": float(middle),
                        "rank_correlation": 0.0 if found is None else float(found.statistic),
                        "p": 1.0 if found is None else float(found.pvalue),
                    }
                )
        ps = adjusted([row["p"] for row in rows], "holm")
        alpha = 1 - self.search.confidence
        rows = [{**row, "adjusted": p, "certain": p < alpha} for row, p in zip(rows, ps, strict=True)]
        names = {"number": str, "goal": str, "below": float, "above": float, "middle": float}
        return frame(rows, {**names, "rank_correlation": float, "p": float, "certain": bool})

    def export(self) -> Path:
        """Write every table as Parquet and CSV; the folder they lie in."""
        folder = self.path / TABLES
        folder.mkdir(exist_ok=True)
        for name in ("trials", "front", "mattered"):
            table = getattr(self, name)
            table.write_parquet(folder / f"{name}.parquet")
            table.write_csv(folder / f"{name}.csv")
        return folder


def columned(value: Any) -> Any:
    """A value that can stand in a column of its kind."""
    return value if isinstance(value, bool | int | float | str) or value is None else str(value)


def spelled(point: Point) -> str:
    """Numbers of a point in one line."""
    return ", ".join(f"{path} = {value_text(value)}" for path, value in point.items())
