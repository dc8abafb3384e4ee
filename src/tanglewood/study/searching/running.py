"""Plays a search: few games of every trial, more of those that could be on the front, fresh ones at the end.

The order of trials follows from the definition and from the games alone. So the folder keeps games and
nothing else, and a search that was interrupted is gone through again with the games it has.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path

from tanglewood.arena.queue import Crew, Queue, crew
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.study.definition import Task, Variant
from tanglewood.study.playing import Line, Player
from tanglewood.study.running import variant_of
from tanglewood.study.searching.definition import FRESH, GROWTH, Search
from tanglewood.study.searching.folder import SearchFolder
from tanglewood.study.searching.goals import Sums
from tanglewood.study.searching.judging import POSSIBLE, chances, resampled
from tanglewood.study.searching.outcome import Outcome, Trial
from tanglewood.study.searching.proposing import Proposer

FINALISTS = 8
"""Trials that are played again on fresh deals: more are no longer a choice but a list."""
AT_LEAST = 3
"""So many are shown in any case, if there are so many."""

Progress = Callable[[int, int], None]


def search(
    wanted: Search,
    path: Path,
    jobs: int = 1,
    ray: str = "",
    command: str = "",
    progress: Progress = lambda done, total: None,
) -> Outcome:
    """Play what is missing, and say what was found. `progress` hears how many games are there, and about how
    many there will be. Whatever interrupts it: finished games are kept, and the same call goes on."""
    folder = SearchFolder(path)
    folder.open_search(wanted, command)
    try:
        with team_of(jobs, ray) as team:
            runner = Runner(wanted, folder, team, progress)
            runner.explore()
            runner.play_again()
    finally:
        folder.close()
    return Outcome(wanted, runner.trials, path, command)


@contextmanager
def team_of(jobs: int, ray: str) -> Iterator[Crew | None]:
    """The same processes for the whole search; None: this one does all."""
    if jobs <= 1 and not ray:
        yield None
        return
    with crew(jobs, ray) as team:
        yield team


class Runner:
    """A search under way."""

    def __init__(self, search: Search, folder: SearchFolder, team: Crew | None, progress: Progress) -> None:
        self.search = search
        self.folder = folder
        self.team = team
        self.progress = progress
        self.lines: dict[Task, Line] = {line.task(): line for line in folder.lines()}
        self.trials: list[Trial] = []
        self.variants: list[Variant] = []
        self.again: int | None = None  # trials that are played again, once that is known

    def explore(self) -> None:
        """Propose, play a few deals, go on with the best: round by round."""
        search = self.search
        proposer = Proposer(search)
        self.begin(search.printed)
        self.play(self.trials, search.stages[-1])
        rounds = 0
        while len(self.trials) <= search.trials:
            points = proposer.propose(rounds, search.trials + 1 - len(self.trials), self.known())
            if not points:
                break
            self.play([trial for trial in map(self.begin, points) if not trial.refused], search.stages[0])
            for stage in range(len(search.stages) - 1):
                self.promote(stage)
            rounds += 1

    def begin(self, point: dict[str, object]) -> Trial:
        """A new trial. One whose numbers do not fit each other is kept with the reason."""
        number = len(self.trials)
        refused = ""
        try:
            variant = self.search.variant(number, point)
        except TanglewoodError as problem:
            variant, refused = self.search.base, str(problem)
        trial = Trial(number, point, variant, [[] for _ in self.search.goals], refused)
        self.trials.append(trial)
        self.variants.append(variant)
        return trial

    def played(self, deals: int) -> list[Trial]:
        """The trials that have at least so many deals."""
        return [trial for trial in self.trials if trial.deals >= deals]

    def promote(self, stage: int) -> None:
        """Let the better half of those who reached a stage go on, as far as they could be on the front.

        The half is that of all rounds: who just missed it may go on later, when more have come.
        """
        here, after = self.search.stages[stage], self.search.stages[stage + 1]
        pool = self.played(here)
        ranked = self.ranked(pool, here)
        half = ceil((len(pool) - 1) / GROWTH)
        best = [trial for trial, chance in ranked if chance >= POSSIBLE][:half]
        self.play([trial for trial in best if trial.deals < after], after)

    def ranked(self, pool: list[Trial], deals: int) -> list[tuple[Trial, float]]:
        """Trials but for the printed game, those first that are most often on the front after so many
        deals; among equals those that are nearer to all goals together."""
        found = resampled(
            self.search.goals,
            [[row[:deals] for row in trial.sums] for trial in pool],
            deals / self.search.stages[-1],
            self.search.chance(deals, 2),
        )
        rows = list(zip(pool, chances(found), found[0].sum(axis=1).tolist(), strict=True))
        rows.sort(key=lambda row: (-row[1], row[2], row[0].number))
        return [(trial, chance) for trial, chance, _ in rows if trial.number]

    def known(self) -> list[tuple[dict[str, object], list[float]]]:
        """What the optimiser is told: for each trial the mean distances over resampled deals. A few lucky
        deals inside a goal are still some way off in the mean, which a single number would not say."""
        told: list[tuple[dict[str, object], list[float]]] = []
        for trial in self.trials:
            if trial.refused:
                continue
            part = trial.deals / self.search.stages[-1]
            found = resampled(self.search.goals, [trial.sums], part, self.search.chance(trial.deals, 2))
            told.append((trial.point, found[1:, 0].mean(axis=0).tolist()))
        return told

    def play_again(self) -> None:
        """Choose the best, and play them and the printed game on deals that nobody has seen."""
        stages = self.search.stages
        for stage in reversed(range(len(stages) - 1)):  # where hardly anybody came to the end, the next best
            short = AT_LEAST + 1 - len(self.played(stages[-1]))
            if short > 0:
                ranked = self.ranked(self.played(stages[stage]), stages[stage])
                rest = [trial for trial, _ in ranked if trial.deals < stages[-1]]
                self.play(rest[:short], stages[-1])
        ranked = self.ranked(self.played(stages[-1]), stages[-1])
        chosen = [
            trial
            for place, (trial, chance) in enumerate(ranked[:FINALISTS])
            if chance >= POSSIBLE or place < AT_LEAST
        ]
        self.again = len(chosen) + 1
        finalists = [self.trials[0], *chosen]
        self.fill(finalists, range(FRESH, FRESH + self.search.fresh))
        for trial in finalists:
            trial.fresh = self.sums(trial, range(FRESH, FRESH + self.search.fresh))
        self.tell()

    def play(self, trials: list[Trial], deals: int) -> None:
        """Play these trials up to so many deals."""
        self.fill(trials, range(deals))
        for trial in trials:
            more = self.sums(trial, range(trial.deals, deals))
            for row, rest in zip(trial.sums, more, strict=True):
                row.extend(rest)

    def fill(self, trials: list[Trial], deals: range) -> None:
        """Play what is missing of these deals, deal by deal."""
        tasks = [
            Task(deal, trial.number, rotation)
            for deal in deals
            for trial in trials
            for rotation in range(len(trial.variant.rotations()))
        ]
        missing = [task for task in tasks if task not in self.lines]
        self.tell()
        play = Player(self.search.study(self.variants)).play
        if self.team is None:
            for task in missing:
                self.keep(play(task))
        elif missing:
            for _, line in Queue(self.team, play, variant_of).run(missing):
                self.keep(line)

    def keep(self, line: Line) -> None:
        self.folder.add(line)
        self.lines[line.task()] = line
        self.tell()

    def sums(self, trial: Trial, deals: range) -> list[list[Sums]]:
        """For each goal what these deals brought."""
        games = [
            [
                self.lines[Task(deal, trial.number, rotation)]
                for rotation in range(len(trial.variant.rotations()))
            ]
            for deal in deals
        ]
        return [[goal.count(trial.variant, lines) for lines in games] for goal in self.search.goals]

    def tell(self) -> None:
        self.progress(len(self.lines), max(len(self.lines), planned(self.search, self.again)))


def planned(search: Search, again: int | None = None) -> int:
    """About how many games a search has: half of the trials are given up at each stage."""
    rotations = len(search.base.rotations())
    trials, before, deals = float(search.trials), 0, search.stages[-1]
    for stage in search.stages:
        deals += ceil(trials) * (stage - before)
        trials, before = trials / GROWTH, stage
    return rotations * (deals + (again or FINALISTS + 1) * search.fresh)
