"""What a bot gets: its seat at the table, and nothing that the seat cannot know."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State

if TYPE_CHECKING:
    from tanglewood.kernel.observing.sheet import Observer, Sheet


class Seat:
    """The seat that is to move: its options, its view, and worlds it can imagine.

    With a `viewer` the worlds are those that somebody else can imagine, a spectator for example.
    """

    __slots__ = ("_truth", "alone", "left_out", "number", "options", "viewer")

    def __init__(self, state: State, viewer: int | None = None) -> None:
        self._truth = state
        self.number = state.turn
        self.viewer = self.number if viewer is None else viewer
        self.options = state.options()[:]  # the bot's own list
        self.left_out: set[int] = set()  # the indices of options that somebody took from the list
        self.alone = state.alone()

    def view(self) -> object:
        """What the viewer sees."""
        return self._truth.view(self.viewer)

    def actions(self) -> int:
        """How many moves the game has in all: as many actions an agent that learns can name."""
        return len(self._truth.vocabulary().all)

    def observer(self) -> "Observer":
        """What writes the position as cells, for a bot that has learned from them."""
        return self._truth.observer()

    def observe(self, observer: "Observer", sheet: "Sheet") -> None:
        """Write what the viewer may know into the first row of a sheet."""
        sheet.begin(0)
        observer.write(self._truth, self.viewer, sheet)

    def imagine(self, rng: Rng) -> State:
        """A world that fits everything the viewer knows; a new copy each time, which may be played on."""
        return self._truth.imagine(self.viewer, rng)

    def pack(self) -> str:
        """The component data this game is played with."""
        return self._truth.pack()

    def progress(self) -> int:
        """How far the game has come, in the counts that its tables show."""
        return sum(self._truth.progress().values())

    def all_names(self) -> list[str]:
        """Every name a move of the game can have."""
        return self._truth.all_names()

    def names_of(self, move: Move) -> tuple[str, ...]:
        """All names of an option: its own, and those its game gives it now."""
        return move.names() + self._truth.names_of(move)


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
