"""True games played by the engine frame by frame, so that a companion can be asked the same things.

`Deed` is one thing the opponent did in the true game: the position it began from, every frame that went on,
with the position it read, what happened, and what people chose.
"""

from typing import Any

from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move

CHANCE = ("activity", "die", "intrigue", "personality", "solo")
"""Questions that are asked only of people who use their own cards and dice."""


class Deed:
    def __init__(self, start: Any) -> None:
        self.start = start
        self.frames: list[tuple[str, Any, Any]] = []
        self.events: list[Event] = []
        self.chosen: list[Move] = []


class TrueGame:
    """Steps a state like `State.settle`, and tells a watcher of every frame."""

    def __init__(self, state: Any) -> None:
        self.state: Any = state
        self.deed = Deed(state.copy())
        state.listener = self.heard

    def heard(self, event: Event) -> None:
        self.deed.events.append(event)

    def begin(self) -> Deed:
        """A new deed begins here; returns the one before."""
        before = self.deed
        self.deed = Deed(self.state.copy())
        return before

    def play(self, move: Move) -> None:
        self.deed.chosen.append(move)
        self.state.stack[-1].play(self.state, move)
        self.state.asked = None

    def step(self, name: str) -> list[Move]:
        """Let the top frame go on; returns the options if somebody has to choose."""
        state = self.state
        frame = state.stack[-1]
        self.deed.frames.append((name, frame, state.copy()))
        options: list[Move] = frame.go_on(state)
        if len(options) > 1 or (options and frame.must_ask(state)):
            state.turn = frame.seat
            state.asked = options
            return options
        if options:
            self.deed.chosen.append(options[0])
            frame.play(state, options[0])
        return []
