"""Questions about workers: where they may go, what happens when they come, and those that have a name of
their own because a module made them special ones (see module.py).

A worker with a name is one of its player's workers in every other way. It stands in `Player.placed` like the
others, with its number among the flags of its place (`NAMED`, player.py), and its module asks for it by a
move of its own."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tanglewood.games.everdell.board.presented import Presented

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.player import Cards
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.kernel.move import Move
    from tanglewood.kernel.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class WithWorkers(Presented):
    """Questions about workers and where they go; by default they go as in the base game."""

    def workers_apart(self, table: "Table", seat: int) -> int:
        """How many workers of a seat are at home that are not placed like the others."""
        return 0

    def worker_flags(self, table: "Table", seat: int, place: int) -> int:
        """The flags of the worker that is coming to a place now (player.py)."""
        return 0

    def home_flags(self, table: "Table", seat: int) -> int:
        """The flags of the worker that leaves a seat's home where nobody chooses which."""
        return 0

    def more_destinations(self, table: "Table", seat: int, origin: int, found: "list[Move]") -> None:
        """Add where only the worker may go that is being placed."""

    def arrives_apart(self, table: "Table", seat: int, place: int) -> bool:
        """Whether it carries out the arrival of a worker itself: it stands there now."""
        return False

    def own_ability(self, table: "Table", seat: int, placing: bool) -> bool:
        """Whether the worker that was placed last, or with `placing` the one that is being placed now, uses
        an ability of its own."""
        return False

    def lift_word(self, table: "Table", place: int) -> "Move | None":
        """The move that lifts a worker with a name of its own."""
        return None

    def named_worker(self, table: "Table", seat: int, move: "Move") -> int:
        """Where the worker stands that such a move names, with its flags; -1: nowhere on the table."""
        return -1

    def worker_lifted(self, table: "Table", seat: int, place: int) -> None:
        """A worker, with its flags, was lifted to be placed elsewhere."""

    def worker_lost(self, table: "Table", seat: int, place: int) -> None:
        """A worker, with its flags, has left the game with the card it stood on."""

    def worker_mark(self, pack: "Pack", place: int) -> str:
        """The name of a worker in a position, from the flags of its place; empty if it has none."""
        return ""

    def read_worker_mark(self, pack: "Pack", mark: str) -> int:
        """The flags of such a name; 0: it knows none of it."""
        return 0

    def may_stand(self, table: "Table", seat: int, place: int) -> bool | None:
        """Whether a worker with a name of its own can stand on a place, given with its flags; None if it
        stands there like any other."""
        return None

    # ------------------------------------------------------------------ placing a worker

    def may_enter(self, table: "Table", seat: int, place: int) -> bool:
        """Whether a seat's worker may come to one of its own places, as far as its board says so."""
        return True

    def refuse_entry(self, table: "Table", seat: int, place: int) -> "Refusal | None":
        """Why it may not."""
        return None

    def spaces_beside(self, table: "Table", owner: int, open: bool) -> "list[Move]":
        """Its spaces beside a city, open to everybody or not, to which an opponent without a seat may go."""
        return []

    def place_copied(self, table: "Table", seat: int, place: int) -> None:
        """A location is about to be used without a worker."""

    def may_join(self, table: "Table", seat: int) -> bool:
        """Whether a seat's workers may stand where another one's stands."""
        return False

    def own_places(self, table: "Table") -> "Cards":
        """Locations that it brings to the table, where a worker may be placed like on any other."""
        return ()

    def figure_places(self, table: "Table") -> "Cards":
        """Those of them where the figure of the Spiders may stand (MW.power.spiders)."""
        return ()

    def other_use(self, table: "Table", seat: int, place: int) -> bool:
        """Whether a forest location is worth a visit for something else than what it does."""
        return False

    def worker_placed(self, table: "Table", seat: int, place: int, plays: bool) -> None:
        """A worker has come to a location or event (-1: a card); `plays`: its effect plays cards."""

    def use_place(self, table: "Table", seat: int, place: int) -> bool:
        """Whether the module carries out what a location does."""
        return False

    def worker_going(self, table: "Table", seat: int, place: int) -> None:
        """A worker is about to be placed and paid for (only where the module watches)."""

    def worker_arrived(self, table: "Table", seat: int, place: int) -> None:
        """It was; its place has not acted yet (only where the module watches)."""
