"""The queue keeps everybody busy and loses nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from tanglewood.arena.queue import BLOCK, MOST, Queue, in_order, work


class Clock:
    """Workers that need no time: a task says how many seconds it takes, and the clock goes on by itself."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.now = 0.0
        self.free = [0.0] * size
        self.running: dict[int, tuple[float, list[tuple[Any, float]]]] = {}
        self.parts: list[list[Any]] = []

    def submit(self, run: Callable[..., Any], *given: Any) -> int:
        play, part = given
        self.parts.append(list(part))
        worker = self.free.index(min(self.free))
        begun = max(self.now, self.free[worker])
        self.free[worker] = begun + sum(map(play, part))
        handle = len(self.parts)
        self.running[handle] = (self.free[worker], [(task, float(play(task))) for task in part])
        return handle

    def ready(self, waiting: list[int]) -> list[tuple[int, Any]]:
        first = min(waiting, key=lambda handle: self.running[handle][0])
        self.now, found = self.running.pop(first)
        return [(first, found)]


def length(task: tuple[str, float]) -> float:
    return task[1]


def spent(tasks: list[tuple[str, float]], size: int = 2) -> tuple[float, Clock]:
    """The seconds until all is done."""
    clock = Clock(size)
    done = [task for task, _ in Queue(clock, length, lambda task: task[0]).run(tasks)]
    assert sorted(done) == sorted(tasks)
    return max(clock.free), clock


def test_slow_games_leave_no_worker_idle() -> None:
    tasks = [("master", 30.0 + number % 5) for number in range(20)]
    seconds, clock = spent(tasks)
    assert seconds <= sum(map(length, tasks)) / 2 + 34
    assert all(len(part) == 1 for part in clock.parts)


def test_the_longest_come_first_where_that_is_known() -> None:
    tasks = [("quick", 1.0)] * 30 + [("slow", 20.0)] * 2
    tasks = [(kind, seconds + number / 1000) for number, (kind, seconds) in enumerate(tasks)]
    known = Queue(Clock(2), length, lambda task: task[0])
    known.spent = {"quick": (1.0, 1), "slow": (20.0, 1)}
    assert [task[0] for task in known.next_part([], iter(tasks))] == ["slow"]


def test_quick_games_are_sent_many_at_a_time() -> None:
    tasks = [("quick", 0.001 + number / 1e9) for number in range(5000)]
    seconds, clock = spent(tasks)
    assert seconds < 1.05 * sum(map(length, tasks)) / 2
    assert len(clock.parts) < 120
    assert max(map(len, clock.parts)) <= MOST
    assert len(clock.parts[-1]) < 10  # towards the end the parts get smaller


def test_no_kind_waits_for_ever() -> None:
    tasks = [("slow" if number % 2 else "quick", 1.0 + number % 2) for number in range(4000)]
    tasks = [(kind, seconds + number / 1e6) for number, (kind, seconds) in enumerate(tasks)]
    _, clock = spent(tasks)
    order = [task for part in clock.parts for task in part]
    assert max(order.index(task) - tasks.index(task) for task in tasks[::97]) <= 2 * (BLOCK + MOST) * 2


def test_results_come_in_order_if_that_is_wanted() -> None:
    assert list(in_order([1, 2, 3], [(3, "c"), (1, "a"), (2, "b")])) == [(1, "a"), (2, "b"), (3, "c")]


def test_processes_play_everything_once() -> None:
    assert sorted(work(abs, range(-300, 0), jobs=2)) == [(n, -n) for n in range(-300, 0)]
    assert list(work(abs, [-3])) == [(-3, 3)]


def test_a_mistake_in_a_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(work(int, ["1", "one", "2"], jobs=2))
