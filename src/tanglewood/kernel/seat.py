"""What a bot gets: its seat at the table, and nothing that the seat cannot know."""

from mypy_extensions import mypyc_attr

from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State


class Seat:
    """The seat that is to move: its options, its view, and worlds it can imagine.

    With a `viewer` the worlds are those that somebody else can imagine, a spectator for example.
    """

    __slots__ = ("_truth", "alone", "number", "options", "viewer")

    def __init__(self, state: State, viewer: int | None = None) -> None:
        self._truth = state
        self.number = state.turn
        self.viewer = self.number if viewer is None else viewer
        self.options = state.options()[:]  # the bot's own list
        self.alone = state.alone()

    def view(self) -> object:
        """What the viewer sees."""
        return self._truth.view(self.viewer)

    def imagine(self, rng: Rng) -> State:
        """A world that fits everything the viewer knows; a new copy each time, which may be played on."""
        return self._truth.imagine(self.viewer, rng)


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
