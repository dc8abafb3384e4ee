"""Counts what happens in one game, from its events and its options."""

from math import sqrt

from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.result import Result
from tanglewood.kernel.state import State
from tanglewood.study.rules import KINDS, Rules

OFFERED, POINTS = 0, 1 + len(KINDS)
COLUMNS = 2 + len(KINDS)
GAINED, SPENT, WASTED, LEFT, MOST = range(5)
DEED = "deed"
"""The table of things that players do. No pack can have one of that name."""


class Counter:
    """The observer of one game (arena/game.py)."""

    def __init__(self, rules: Rules, components: bool = True, resources: bool = True) -> None:
        self.rules = rules
        self.with_components = components
        self.with_resources = resources
        self.outlooks: list[list[float]] = []
        self.turns = 0
        self.passes = 0
        self.turn = -1
        self.fresh = True
        self.options: list[list[int]] = []
        self.components: list[dict[str, list[int]]] = []
        self.resources: list[dict[str, list[int]]] = []
        self.held: list[dict[str, int]] = []
        self.supply: dict[str, int] = {}
        self.printed: dict[str, int] = {}
        self.last: list[dict[str, str]] = []
        self.offers: dict[int, str] = {}
        self.slots: dict[int, str] = {}
        self.grouped = False
        self.result: Result | None = None

    def begin(self, state: State) -> None:
        seats = range(int(state.settings()["players"]))
        self.options = [[] for _ in seats]
        self.components = [{} for _ in seats]
        self.resources = [{} for _ in seats]
        self.last = [{} for _ in seats]
        self.held = [dict(held) for held in state.holdings()]
        for seat, held in enumerate(self.held):
            self.resources[seat] = {name: [0, 0, 0, n, n] for name, n in held.items()}
        self.printed = state.printed()
        self.grouped = bool(state.groups())
        self.measure(state)

    def hear(self, event: Event) -> None:
        if event.name == "turn":
            self.turns += 1
            self.fresh = True
        if event.seat < 0 or event.seat >= len(self.components):
            return
        if self.with_components:
            column, thing = self.rules.deed(event)
            if thing:
                self.row(event.seat, thing)[1 + column] += 1
                self.last[event.seat][""] = thing
            elif event.name in self.rules.counting.points:
                self.credit(event)
            if event.name not in self.rules.silent:
                self.row(event.seat, f"{DEED}:{event.name}")[1 + KINDS.index("used")] += 1
        if event.name in self.rules.wasted:
            key, name = self.rules.wasted[event.name]
            resource = name or str(event.open.get(key, ""))
            self.resource(event.seat, resource)[WASTED] += int(event.open.get("n", 1))

    def credit(self, event: Event) -> None:
        """A point for what the seat did last, if it is of a table that points are counted for."""
        thing = self.last[event.seat].get("", "")
        if thing.partition(":")[0] in self.rules.counting.points[event.name]:
            self.row(event.seat, thing)[POINTS] += int(event.open.get("n", 1))

    def row(self, seat: int, thing: str) -> list[int]:
        found = self.components[seat].get(thing)
        if found is None:
            found = self.components[seat][thing] = [0] * COLUMNS
        return found

    def resource(self, seat: int, name: str) -> list[int]:
        return self.resources[seat].setdefault(name, [0, 0, 0, 0, 0])

    def decide(self, state: State, move: Move) -> None:
        seat = state.turn
        if seat != self.turn:
            self.passes += 1
            self.turn = seat
            self.fresh = True
        if self.fresh:
            self.outlooks.append(state.outlook())
            self.fresh = False
        options = state.options()
        self.options[seat].append(len(options))
        if self.with_components:
            for thing in self.on_offer(state, options):
                self.row(seat, thing)[OFFERED] += 1
        self.measure(state)

    def on_offer(self, state: State, options: list[Move]) -> set[str]:
        """The components that some option names, by itself or by the place where they lie."""
        found: set[str] = set()
        for option in options:
            index = option.index
            if index not in self.offers:
                self.offers[index] = self.rules.offered(option)
                self.slots[index] = self.rules.slotted(option) if self.grouped else ""
            if self.offers[index]:
                found.add(self.offers[index])
            elif self.slots[index]:
                table = self.slots[index] + ":"
                found.update([name for name in state.names_of(option) if name.startswith(table)])
        return found

    def measure(self, state: State) -> None:
        """See what was gained and spent since the last decision."""
        if not self.with_resources:
            return
        for seat, held in enumerate(state.holdings()):
            before = self.held[seat]
            for name, n in held.items():
                if n == before.get(name, 0):
                    continue
                row = self.resource(seat, name)
                change = n - before.get(name, 0)
                row[GAINED if change > 0 else SPENT] += abs(change)
                row[LEFT] = n
                row[MOST] = max(row[MOST], n)
            self.held[seat] = held
        for name, n in state.in_use().items():
            self.supply[name] = max(self.supply.get(name, 0), n)

    def end(self, state: State) -> None:
        self.measure(state)
        self.result = state.result()
        if not self.with_components:
            return
        for seat, brought in enumerate(state.brought()):
            for thing, points in brought.items():
                self.row(seat, thing)[POINTS] += points


def spread(numbers: list[int]) -> tuple[float, float]:
    """Mean and standard deviation of some counts."""
    if not numbers:
        return 0.0, 0.0
    mean = sum(numbers) / len(numbers)
    return mean, sqrt(sum([(n - mean) ** 2 for n in numbers]) / len(numbers))
