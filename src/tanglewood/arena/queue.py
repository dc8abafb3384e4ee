"""A queue of games for several processes, or for the machines of a Ray cluster.

A process gets a few games at a time, as many as take about half a second, and single ones where a game takes
longer or few are left. Whoever is ready takes the next ones, so that nobody waits for another's slow game.
"""

import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

from tanglewood.arena.processes import workers

PART = 0.5
"""Seconds that a part of the work should take: long beside sending it, short beside a person's patience."""
MOST = 200
"""Games in one part, however quick they are."""
BLOCK = 16
"""Games of each process that are looked at together, the longest first."""

T = TypeVar("T")
R = TypeVar("R")


class Crew(Protocol):
    """Those who do the work. `size` of them work at the same time."""

    size: int

    def submit(self, work: Callable[..., Any], *given: object) -> Any: ...

    def ready(self, waiting: list[Any]) -> list[tuple[Any, Any]]:
        """Wait for at least one of these, and return all that are done with what they found."""
        ...


class LocalCrew:
    """Processes of this machine."""

    def __init__(self, pool: Any, size: int) -> None:
        self.pool = pool
        self.size = size

    def submit(self, work: Callable[..., Any], *given: object) -> Any:
        return self.pool.submit(work, *given)

    def ready(self, waiting: list[Any]) -> list[tuple[Any, Any]]:
        from concurrent.futures import FIRST_COMPLETED, wait

        done = wait(waiting, return_when=FIRST_COMPLETED).done
        return [(future, future.result()) for future in waiting if future in done]


@contextmanager
def local_crew(jobs: int) -> Iterator[Crew]:
    with workers(jobs) as pool:
        yield LocalCrew(pool, jobs)


def crew(jobs: int, ray: str = "") -> AbstractContextManager[Crew]:
    """Whoever works: the cluster of this address, or as many processes here."""
    if ray:
        from tanglewood.arena.cluster import ray_crew

        return ray_crew(ray)
    return local_crew(jobs)


def work(
    play: Callable[[T], R],
    tasks: Iterable[T],
    jobs: int = 1,
    kind: Callable[[T], Hashable] = lambda task: None,
    ray: str = "",
) -> Iterator[tuple[T, R]]:
    """Every task with what came out, as they end. `play` goes to the processes; tasks of one `kind` are
    expected to take about as long as each other.

    The tasks are begun in their order, except that of a block the longest come first.
    """
    if jobs <= 1 and not ray:
        for task in tasks:
            yield task, play(task)
        return
    with crew(jobs, ray) as team:
        yield from Queue(team, play, kind).run(tasks)


def in_order(tasks: list[T], found: Iterable[tuple[T, R]]) -> Iterator[tuple[T, R]]:
    """The same pairs in the order of the tasks, which must differ from each other."""
    early: dict[T, R] = {}
    coming = iter(tasks)
    wanted = next(coming, None)
    for task, result in found:
        early[task] = result
        while wanted is not None and wanted in early:
            yield wanted, early.pop(wanted)
            wanted = next(coming, None)


class Queue(Generic[T, R]):
    """Hands out tasks in parts, and learns from what they took."""

    def __init__(self, team: Crew, play: Callable[[T], R], kind: Callable[[T], Hashable]) -> None:
        self.team = team
        self.play = play
        self.kind = kind
        self.spent: dict[Hashable, tuple[float, int]] = {}
        self.over = False  # no more tasks come

    def seconds(self, task: T) -> float:
        """What a task is expected to take; like the longest known if its kind is not known yet."""
        total, n = self.spent.get(self.kind(task), (0.0, 0))
        if n:
            return total / n
        return max([total / n for total, n in self.spent.values()], default=PART)

    def run(self, tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        coming = iter(tasks)
        block: list[T] = []
        waiting: dict[Any, list[T]] = {}
        while True:
            while len(waiting) < 2 * self.team.size:
                part = self.next_part(block, coming)
                if not part:
                    break
                waiting[self.team.submit(play_part, self.play, part)] = part
            if not waiting:
                return
            for handle, found in self.team.ready(list(waiting)):
                part = waiting.pop(handle)
                for task, (result, seconds) in zip(part, found, strict=True):
                    total, n = self.spent.get(self.kind(task), (0.0, 0))
                    self.spent[self.kind(task)] = (total + seconds, n + 1)
                    yield task, result

    def next_part(self, block: list[T], coming: Iterator[T]) -> list[T]:
        """The next tasks for one process, taken off the block. Towards the end the parts get smaller."""
        size = self.team.size
        if not self.over and (len(block) < BLOCK * size or self.expected(block) < 2 * PART * size):
            fresh = list(islice(coming, MOST * size if self.quick() else BLOCK * size))
            self.over = not fresh
            block.extend(fresh)
            block.sort(key=lambda task: -self.seconds(task))
        if not block:
            return []
        long = min(PART, self.expected(block) / (2 * size)) if self.over else PART
        part = [block.pop(0)]
        together = self.seconds(part[0])
        while block and len(part) < MOST and together + self.seconds(block[0]) <= long:
            part.append(block.pop(0))
            together += self.seconds(part[-1])
        return part

    def expected(self, block: list[T]) -> float:
        return sum([self.seconds(task) for task in block])

    def quick(self) -> bool:
        """Whether many games go into a part, so that many have to be looked at together."""
        return any(total / n < PART / BLOCK for total, n in self.spent.values())


def play_part(play: Callable[[T], R], part: list[T]) -> list[tuple[R, float]]:
    """Some tasks, one after another, each with the seconds it took; runs in a process of its own."""
    found: list[tuple[R, float]] = []
    for task in part:
        begun = time.perf_counter()
        result = play(task)
        found.append((result, time.perf_counter() - begun))
    return found
