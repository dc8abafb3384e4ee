"""What a server counts, in the text format that Prometheus reads.

The format is a few lines a number; a client library would bring a registry for the whole process, while tests
run many servers in one. Where several processes share a port, any of them answers: every number names its
process, or those of one would seem to be those of another and counters would jump.
"""

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

from tanglewood.server.services.notify.wishes import CHANNELS

BOUNDS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds in seconds of what a duration is sorted into."""


class Durations:
    """How long something took, sorted by bounds."""

    def __init__(self) -> None:
        self.sorted = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sorted[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.sorted, strict=True):
            total += count
            yield line(f"{name}_bucket", total, le=bound)
        yield line(f"{name}_sum", f"{self.sum:.6f}")
        yield line(f"{name}_count", total)


class Metrics:
    """The numbers of one server. None of them names a person or a table."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.moves = 0
        self.bot_moves = 0
        self.caught_up = 0
        self.storing = Durations()
        # Messages to people, by channel: those that were sent, and those that were given up.
        self.told: Counter[str] = Counter()
        self.untold: Counter[str] = Counter()
        # What is looked at when somebody asks: name, meaning, and how to find it.
        self.gauges: list[tuple[str, str, Callable[[], float]]] = []

    def watch(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        self.gauges.append((name, meaning, value))

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        yield from head("requests_total", "counter", "Requests answered, by class of status.")
        for status, count in sorted(self.requests.items()):
            yield line("requests_total", count, status=status)
        for name, meaning, count in (
            ("moves_total", "Moves and undos stored, those of bots included.", self.moves),
            ("bot_moves_total", "Moves of bots stored.", self.bot_moves),
            ("caught_up_total", "Tables brought up to date with what other servers stored.", self.caught_up),
        ):
            yield from head(name, "counter", meaning)
            yield line(name, count)
        for name, meaning, counts in (
            ("told_total", "Messages that it is somebody's turn, by channel.", self.told),
            ("told_failed_total", "The same that could not be sent and were given up.", self.untold),
        ):
            yield from head(name, "counter", meaning)
            for channel in CHANNELS:
                yield line(name, counts[channel], channel=channel)
        yield from head("storing_seconds", "histogram", "How long it took until a change was durable.")
        yield from self.storing.lines("storing_seconds")
        for name, meaning, value in self.gauges:
            yield from head(name, "gauge", meaning)
            yield line(name, f"{value():g}")


def line(name: str, value: object, **labels: str) -> str:
    """One number, with the process whose it is."""
    marked = ",".join(f'{label}="{text}"' for label, text in (labels | {"process": str(os.getpid())}).items())
    return f"tanglewood_{name}{{{marked}}} {value}"


def head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP tanglewood_{name} {meaning}"
    yield f"# TYPE tanglewood_{name} {kind}"
