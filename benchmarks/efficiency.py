"""How much of two cores a study uses, against one process that does everything.

python benchmarks/efficiency.py                     two processes
python benchmarks/efficiency.py --ray               a Ray cluster of two workers on this machine

A clock on the wall says nothing on a machine that others use. So it takes two things that they hardly
disturb: the time of the processors, which says what dividing the work costs, and the gaps between the games
of each worker, in which it has nothing to do. The efficiency is what is left of both. It takes turns with the
one process and the workers, several times, and the best of each: a neighbour on the same core costs the games
themselves some time.
"""

import argparse
import logging
import os
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import NamedTuple

from tanglewood.arena.queue import work
from tanglewood.study.definition import Study, Task, Written, settle
from tanglewood.study.playing import Player
from tanglewood.study.running import missing, variant_of

WORKERS = 2


class Timed:
    """Plays a game, and notes who was busy with it from when to when.

    A plain class: Ray sends what is defined in a script by its value, which a Struct does not survive.
    """

    def __init__(self, study: Study, notes: str) -> None:
        self.study = study
        self.notes = notes

    def play(self, task: Task) -> float:
        begun = time.monotonic()
        line = Player(self.study).play(task)
        with open(Path(self.notes) / str(os.getpid()), "a", encoding="ascii") as file:
            file.write(f"{begun} {time.monotonic()}\n")
        return line.seconds


class Run(NamedTuple):
    games: float  # seconds of the processors for the games themselves
    all: float  # with everything around them, as far as it can be seen
    idle: float  # share of the workers' time between games, from the first game to the last


def spent() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum([one.ru_utime + one.ru_stime for one in used])


def played(study: Study, jobs: int, ray: str = "") -> Run:
    with tempfile.TemporaryDirectory() as notes:
        before = spent()
        games = sum(
            seconds
            for _, seconds in work(
                Timed(study, notes).play, list(missing(study, set())), jobs, variant_of, ray
            )
        )
        rows = [
            [tuple(map(float, line.split())) for line in file.read_text().splitlines()]
            for file in Path(notes).iterdir()
        ]
    first = min(row[0][0] for row in rows)
    last = max(row[-1][1] for row in rows)
    busy = sum(end - begun for row in rows for begun, end in row)
    workers = max(len(rows), WORKERS if ray else jobs)
    return Run(games, spent() - before, 1 - busy / (workers * (last - first)))


def best(runs: list[Run]) -> Run:
    return Run(*(min(numbers) for numbers in zip(*runs, strict=True)))


@contextmanager
def cluster() -> Iterator[str]:
    import ray
    from ray.cluster_utils import Cluster

    os.environ.setdefault("RAY_worker_niceness", "0")  # as the plain processes; by default it is 15
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    for _ in range(WORKERS):
        machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    # Every round uses this connection; a cluster of this process does not survive the end of the first one.
    ray.init(address=machines.address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield str(machines.address)
    finally:
        ray.shutdown()
        machines.shutdown()  # type: ignore[no-untyped-call]  # Ray has no types here


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="deep_forest")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ray", action="store_true", help="a Ray cluster of two workers")
    said = parser.parse_args()
    study = settle(Written(said.game, bots=said.bots, games=said.games, count=[]))
    with cluster() if said.ray else nullcontext("") as address:
        rounds = [(played(study, 1), played(study, WORKERS, address)) for _ in range(said.rounds)]
    one = best([alone for alone, _ in rounds])
    two = best([shared for _, shared in rounds])
    # Ray's workers are nobody's children here: what can be seen of them are their games.
    cost = one.games / two.games if said.ray else one.all / two.all
    print(f"one process: {one.all:.1f} s of the processor, {one.games:.1f} s of them in games")
    print(f"{WORKERS} workers: {two.all:.1f} s seen, {two.games:.1f} s in games, {two.idle:.1%} idle")
    print(f"efficiency: {cost:.3f} (processor) x {1 - two.idle:.3f} (busy) = {cost * (1 - two.idle):.3f}")


if __name__ == "__main__":
    main()
