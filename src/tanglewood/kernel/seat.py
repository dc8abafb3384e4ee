"""What a bot gets: its seat at the table, and nothing that the seat cannot know."""

from mypy_extensions import mypyc_attr

from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State


class Seat:
    """A seat that has to decide: its options, its view, and worlds it can imagine."""

    __slots__ = ("_truth", "alone", "number", "options")

    def __init__(self, state: State) -> None:
        self._truth = state
        self.number = state.turn
        self.options = state.options()[:]  # the bot's own list
        self.alone = state.alone()

    def view(self) -> object:
        """What this seat sees."""
        return self._truth.view(self.number)

    def imagine(self, rng: Rng) -> State:
        """A world that fits everything this seat knows; a new copy each time, which may be played on."""
        return self._truth.imagine(self.number, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that decides. All its random numbers come from its own generator.

    Bots of your own are subclasses, also with the compiled build.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Move:
        raise NotImplementedError

    def weigh(self, seat: Seat) -> list[tuple[Move, float]]:
        """The options with the value the bot expects of each, the best first."""
        raise NotImplementedError
