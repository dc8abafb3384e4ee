"""Plays the games of a report and keeps them: a study whose games are watched a little closer.

Every game is a line of the study's folder below build/reports/, so that a report that was interrupted goes on
where it stopped, one with more games keeps those it has, and one that is only worded anew plays nothing. A
folder's name ends with a digest of everything but the number of deals: other rules are other folders.
"""

import sys
import time
from importlib import import_module
from pathlib import Path

import msgspec

from tanglewood.arena.queue import work
from tanglewood.study.counting import Counter
from tanglewood.study.definition import Study, Task, info_of
from tanglewood.study.folder import DEFINITION, Folder
from tanglewood.study.frames import Results, load
from tanglewood.study.playing import Line, line_of, play
from tanglewood.study.rules import Rules, rules_of
from tanglewood.study.running import missing, variant_of

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "build" / "reports"
SAID = 30.0
"""Seconds between two lines that say how far it is."""


class Watch(Counter):
    """Counts what a study counts. A report derives from it what it wants to see besides."""

    def __init__(self, rules: Rules, components: bool, resources: bool, close: bool = False) -> None:
        super().__init__(rules, components, resources)
        self.close = close

    def seen(self) -> dict[str, list[int]]:
        return {}


class Watched(msgspec.Struct, frozen=True):
    """Plays one game under the eyes of a counter; `watch` is `module:Class`, `close` what it is told."""

    study: Study
    watch: str
    close: bool

    def play(self, task: Task) -> Line:
        study = self.study
        rules = rules_of(info_of(study.game, study.variants[task.variant]))
        module, _, name = self.watch.partition(":")
        maker: type[Watch] = getattr(import_module(module), name)
        watch = maker(rules, "components" in study.count, "resources" in study.count, self.close)
        line = line_of(study, task, watch, play(study, task, watch))
        return msgspec.structs.replace(line, counts={**line.counts, **watch.seen()})


def folder_of(name: str, study: Study, folder: Path) -> Folder:
    """Where the games of a study are kept."""
    digest = msgspec.structs.replace(study, deals=0).digest()
    return Folder(folder / f"{name}-{digest}")


def whole(name: str, study: Study, folder: Path) -> int:
    """How many deals of a study have been played, from the first one on."""
    kept = folder_of(name, study, folder)
    done = {line.task() for line in kept.lines()}
    deals = 0
    while deals < study.deals and all(task in done for task in study.tasks(deals)):
        deals += 1
    return deals


def played(name: str, study: Study, folder: Path, watch: str, close: bool = False, jobs: int = 1) -> Results:
    """The results of a study, of which whatever is missing is played now."""
    kept = folder_of(name, study, folder)
    if (kept.path / DEFINITION).exists() and kept.definition().digest != study.digest():
        (kept.path / DEFINITION).unlink()  # the same with another number of deals
    kept.open(study, " ".join(["python", *sys.argv]))
    done = {line.task() for line in kept.lines()}
    tasks = list(missing(study, done))
    said = time.monotonic()
    print(f"{name}: {study.games() - len(tasks)} of {study.games()} games", flush=True)
    try:
        found = work(Watched(study, watch, close).play, tasks, jobs, variant_of, "")
        for n, (_, line) in enumerate(found, 1):
            kept.add(line)
            if time.monotonic() - said > SAID:
                said = time.monotonic()
                print(f"{name}: {study.games() - len(tasks) + n} of {study.games()} games", flush=True)
    finally:
        kept.close()
    return load(kept.path)
