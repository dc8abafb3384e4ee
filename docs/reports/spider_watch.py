"""What Nightweave's activity cards do, watched card by card."""

from typing import Any

from kept import Watch
from tanglewood.games.everdell.modules.nightweave import scoring
from tanglewood.kernel.event import Event
from tanglewood.kernel.state import State
from tanglewood.study.rules import Rules

KINDS = {
    "MW.nw.turn.first_action": "first",
    "MW.nw.turn.second_action": "second",
    "MW.nw.turn.backup": "backup",
}


class SpiderWatch(Watch):
    """Which action of a card she takes, and how many points she has more when she reveals the next one."""

    def __init__(self, rules: Rules, components: bool, resources: bool, close: bool = False) -> None:
        super().__init__(rules, components, resources, close)
        self.sums: dict[str, int] = {}
        self.table: Any = None
        self.card = ""
        self.before = 0

    def begin(self, state: State) -> None:
        super().begin(state)
        self.table = state

    def add(self, name: str, n: int = 1) -> None:
        self.sums[name] = self.sums.get(name, 0) + n

    def settle(self) -> None:
        """The card before is done: what it brought her."""
        total = scoring.total(self.table)
        if self.card:
            self.add(f"{self.card} points", total - self.before)
        self.before = total

    def hear(self, event: Event) -> None:
        super().hear(event)
        if event.name == "nightweave-reveals":
            self.settle()
            self.card = f"{event.open['activity']} {event.open['season']}"
            self.add(f"{self.card} revealed")
        elif event.name == "nightweave-acts" and self.card:
            self.add(f"{self.card} {KINDS[str(event.open['rule'])]}")

    def end(self, state: State) -> None:
        super().end(state)
        self.settle()

    def seen(self) -> dict[str, list[int]]:
        return {name: [n] for name, n in self.sums.items()}
