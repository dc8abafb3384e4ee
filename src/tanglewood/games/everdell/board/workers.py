"""Questions about workers that have a name of their own, because a module made them special ones (see
module.py).

Such a worker is one of its player's workers in every other way. It stands in `Player.placed` like the others,
with its number among the flags of its place (`NAMED`, player.py), and its module asks for it by a move of its
own."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tanglewood.games.everdell.board.presented import Presented

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.kernel.move import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class WithWorkers(Presented):
    """Questions about workers with a name; by default there are none."""

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
