"""Plays a study, keeps every finished game, and stops when the stop rule says so."""

from collections.abc import Callable, Iterator
from pathlib import Path

from tanglewood.arena.queue import work
from tanglewood.study import statistics
from tanglewood.study.definition import Study, Task
from tanglewood.study.folder import Folder
from tanglewood.study.measures import differences
from tanglewood.study.playing import Line, Player


def run(
    study: Study,
    path: Path,
    jobs: int = 1,
    ray: str = "",
    command: str = "",
    progress: Callable[[int], None] = lambda done: None,
) -> None:
    """Play what is missing. `progress` is told how many games have been played, those of earlier runs at
    once. Whatever interrupts it: finished games are kept, and the same call goes on."""
    folder = Folder(path)
    folder.open(study, command)
    looks = Looks(study)
    for line in folder.lines():
        looks.add(line)
    progress(len(looks.lines))
    try:
        if looks.stopped():
            return
        for _, line in work(Player(study).play, missing(study, set(looks.lines)), jobs, variant_of, ray):
            folder.add(line)
            looks.add(line)
            progress(1)
            if looks.stopped():
                return
    finally:
        folder.close()


def missing(study: Study, done: set[Task]) -> Iterator[Task]:
    """Every game that is to be played, deal by deal: an interrupted study has whole deals."""
    for deal in range(study.deals):
        for task in study.tasks(deal):
            if task not in done:
                yield task


def variant_of(task: Task) -> int:
    return task.variant


class Looks:
    """The games so far, and whether the stop rule ends the study.

    The rule looks at the first deals only, in their order and at certain numbers of them: which games were
    finished early by chance, and by how many processes, makes no difference.
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        self.lines: dict[Task, Line] = {}
        self.whole = 0  # deals from the first one on that are complete
        self.next = study.stop.first if study.stop is not None else 0
        self.end = study.deals

    def add(self, line: Line) -> None:
        self.lines[line.task()] = line
        while self.whole < self.study.deals and all(
            task in self.lines for task in self.study.tasks(self.whole)
        ):
            self.whole += 1

    def stopped(self) -> bool:
        """Whether enough has been played; `end` is then the number of deals that count."""
        if self.study.stop is not None:
            while self.next <= self.whole and self.next < self.end:
                if self.clear(self.next):
                    self.end = self.next
                self.next += self.study.stop.every
        return self.whole >= self.end

    def counted(self) -> list[Line]:
        """The games that count, in the order of the table."""
        return [line for task, line in sorted(self.lines.items()) if task.deal < self.end]

    def clear(self, deals: int) -> bool:
        """Whether after so many deals every difference is known well enough."""
        stop = self.study.stop
        assert stop is not None
        lines = [line for task, line in self.lines.items() if task.deal < deals]
        rows = differences(self.study, lines, stop.measure)
        # What is certain here has to be certain in the report, beside all other measures: each comparison
        # gets its part of the error that is allowed.
        together = len(rows) * (1 if self.study.correction == "none" else len(self.study.measures))
        confidence = 1 - (1 - self.study.confidence) / together
        for values, bounds in rows.values():
            found = statistics.mean_interval(values, confidence, planned(self.study), bounds)
            certain = found.low > 0 or found.high < 0
            if found.low == found.high:  # all alike, and nobody knows how far the next one may be off
                certain = certain and found.p < 1 - confidence
                precise = False
            else:
                precise = (found.high - found.low) / 2 <= stop.precision
            if not precise and not (certain and len(self.study.variants) > 1):
                return False
        return True


def planned(study: Study) -> int:
    """The number of deals at which the intervals of a study that may stop early are narrowest, relatively;
    0 for a study with a fixed number of games."""
    return max(study.stop.first, study.deals // 4) if study.stop is not None else 0
