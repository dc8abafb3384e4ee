"""A game in sentences: what is asked, what an option means, what happened."""

from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State


class Narrator:
    """The words of a game. One for each game, made from its Fluent file."""

    def question(self, state: State) -> str:
        """What the seat that decides is being asked, in one sentence."""
        raise NotImplementedError

    def option(self, state: State, move: Move) -> str:
        """An option in words, as it is meant in this position."""
        raise NotImplementedError

    def event(self, state: State, event: Event, viewer: int, names: list[str]) -> str:
        """An event as a sentence for somebody who sits at `viewer`."""
        raise NotImplementedError

    def begins_turn(self, event: Event) -> bool:
        """Whether this event begins somebody's turn: a heading in a log."""
        raise NotImplementedError

    def component(self, entry: dict[str, object]) -> dict[str, object]:
        """Words for a component of the pack, whose entry this is.

        `words` are all of it in sentences: what it is, its numbers and cost, what it does. A component
        without a `name` gets one. Other words go by the field they explain, like `function_words`.
        """
        return {}
