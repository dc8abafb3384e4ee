"""An opponent without a seat: it has a city but makes no decisions, like Rugwort and Nightweave.

Its things are an `Opponent` at the table; the `OpponentRules` of the module that brings it in say how it
behaves where a player would decide. There is at most one at a table. Its number, as the owner of a
city and as the receiver of gifts, is the one after the last seat.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.player import Cards
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.kernel.move import Move
    from tanglewood.kernel.refusal import Refusal
    from tanglewood.kernel.result import Result
    from tanglewood.kernel.state import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """The things of an opponent without a seat; modules derive their own classes from it."""

    __slots__ = ("city", "events", "placed")

    def __init__(self, city: "Cards", events: tuple[int, ...], placed: tuple[int, ...]) -> None:
        self.city = city
        self.events = events
        self.placed = placed  # where its workers stand

    def copy(self) -> "Opponent":
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentRules:
    """What an opponent without a seat does where the rules ask a player."""

    id: str = ""
    """Its name in positions, events and sentences."""
    takes_turns: bool = False
    """Whether it sits at the table as one more player: with a turn, and a hand that takes gifts."""
    loses_to_fool: bool = False
    """Whether a Fool takes a card out of its city instead of going there (EV.solo.fool_human)."""
    loses_gifts: bool = False
    """Whether gifts to it go to the discard pile or the supply (EV.solo.gifts)."""

    # ------------------------------------------------------------------ its turn

    def turn(self, table: "Table") -> "Frame[Table]":
        """The frame of its turn."""
        raise NotImplementedError

    def finished(self, table: "Table") -> bool:
        """Whether it has finished: it takes no more turns or gifts."""
        return True

    # ------------------------------------------------------------------ what players do to it

    def not_receiving(self, table: "Table") -> "Refusal | None":
        """Why nothing can be given to it."""
        return None

    def receive_card(self, table: "Table", seat: int, card: int, info: int) -> None:
        """A seat gives it a card; `info` says who knows the card (knowledge.py)."""
        raise NotImplementedError

    def receive_resources(self, table: "Table", n: int) -> None:
        raise NotImplementedError

    def visited(self, table: "Table", points: int) -> None:
        """A player's worker came to an open card of its city, which brings it points."""
        raise NotImplementedError

    def takes_fool(self, table: "Table") -> bool:
        """Whether a Fool can do anything to its city, so that there are `fool_moves`."""
        return len(self.fool_moves(table)) > 0

    def fool_moves(self, table: "Table") -> "list[Move]":
        """What a Fool can do to its city (EV.card.fool.target)."""
        return []

    def fooled(self, table: "Table", seat: int, card: int, move: "Move") -> None:
        """One of `fool_moves` was chosen for this Fool."""
        raise NotImplementedError

    def robbed_of_green(self, table: "Table", index: int, card: int) -> int:
        """A green card of its city is taken and another one left there. Returns the card that was taken."""
        raise NotImplementedError

    def has_space(self, table: "Table") -> bool:
        """Whether a card can move into its city."""
        return False

    # ------------------------------------------------------------------ points

    def pairs(self, table: "Table") -> int:
        """How many pairs share a space in its city."""
        return 0

    def points(self, table: "Table") -> int:
        """The part of its points so far that a player's actions can change."""
        return 0

    def outlook(self, table: "Table", worths: list[float], scale: float, ahead: int) -> list[float]:
        """Every seat's share of the win against it; `worths` are the points the seats may expect, `ahead` is
        the largest number of placements a seat has left."""
        raise NotImplementedError

    def result(self, table: "Table", scores: list[int], rows: list[dict[str, int]]) -> "Result":
        """Who wins against it."""
        raise NotImplementedError


NO_OPPONENT: Final[OpponentRules] = OpponentRules()
"""For tables at which only seats play."""
