"""A card that is played: where it comes from, and what is known about it until it lies in a city."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card

FROM_HAND: Final = 0
"""Where a played card comes from: the hand, a slot of the Meadow from 1 on, or cards that were revealed. A
pack may lay out a Meadow of 15 cards, so other places begin behind them."""
REVEALED: Final = 16
ON_THE_WAY: Final = 17
FROM_LEGENDS: Final = 18
KEPT: Final = 19
"""Beside the player's city (MW.power.bats)."""
PILE: Final = 20
"""The Pigs' open pile of Farms."""
SOURCE: Final = 63
OVER: Final = 64
"""Added to the source of a card that will lie on the Bridge of the Sky."""
ON_THE_BRIDGE: Final = -2
"""In place of a card that has left: no space is needed."""
SOURCES: Final[dict[int, str]] = {
    FROM_HAND: "hand",
    REVEALED: "revealed",
    FROM_LEGENDS: "legends",
    KEPT: "kept",
    PILE: "pile",
}


class OfCard(Effect):
    """An effect about a card that is played: being paid for, or on its way into a city."""

    shape: str = "card source"
    pays: bool = True
    """Whether it still has to be paid for."""

    def card(self, run: Run) -> int:
        return run.first

    def source(self, run: Run) -> int:
        """Where the card comes from, OVER included."""
        return run.second

    def held(self, run: Run) -> tuple[int, ...]:
        if len(run.data) < 2 or FROM_HAND < self.source(run) & SOURCE < REVEALED:
            return ()  # a Meadow card still lies there
        return (run.first,)

    def reduced(self, run: Run) -> int:
        """By how much the cost is reduced; -1 while the way to pay is open."""
        return -1

    def kind(self, table: Table, run: Run) -> "Card":
        return table.config.pack.cards[run.first]


class Reduced(OfCard):
    """The rest of a cost, once an ability has taken its part of it."""

    def payable(self, table: Table, run: Run) -> bool:
        """Whether the rest can still be paid."""
        raise NotImplementedError


class Laid:
    """A card that is being paid for: who pays, which card, and where it comes from."""

    __slots__ = ("card", "seat", "source")

    def __init__(self, seat: int, card: int, source: int) -> None:
        self.seat = seat
        self.card = card
        self.source = source


def paid_for(table: Table) -> Laid | None:
    """The card that is being paid for, if there is one."""
    for frame in table.stack:
        if isinstance(frame, Run):
            effect = frame.effect
            # A position that was just read may have too few numbers.
            if isinstance(effect, OfCard) and effect.pays and len(frame.data) > 1:
                return Laid(frame.seat, effect.card(frame), effect.source(frame) & SOURCE)
    return None


def laid_by(table: Table) -> int:
    """The seat that is paying for a card of its hand, -1: none is."""
    laid = paid_for(table)
    return laid.seat if laid is not None and laid.source == FROM_HAND else -1
