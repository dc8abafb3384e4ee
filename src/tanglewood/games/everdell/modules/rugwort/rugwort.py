"""Rugwort's things: the opponent of the solo game, who has a city but no seat."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.module import Part
from tanglewood.games.everdell.board.opponent import Opponent
from tanglewood.games.everdell.board.player import Cards

if TYPE_CHECKING:
    from tanglewood.games.everdell.components import schema
    from tanglewood.games.everdell.components.pack import Pack

RUGWORT: Final = "rugwort"


class Rugwort(Opponent):
    """His city, tokens and events, where his workers stand, and the Meadow slots they block.

    Of his workers the first one stands in the forest, later on the Journey, the other one on the basic
    locations.
    """

    __slots__ = ("points", "rolled", "slots")

    def __init__(
        self, city: Cards, points: int, events: Cards, placed: tuple[int, ...], slots: int, rolled: int
    ) -> None:
        super().__init__(city, events, placed)
        self.points = points  # tokens given to him
        self.slots = slots  # bit s: one of his workers stands on Meadow slot s
        self.rolled = rolled  # the last throw of the die, 0 before the first

    def copy(self) -> "Rugwort":
        return Rugwort(self.city, self.points, self.events, self.placed, self.slots, self.rolled)


# ---------------------------------------------------------------------- in the pack


class Year:
    """One of Rugwort's levels."""

    def __init__(self, entry: "schema.Rugwort", journey: int) -> None:
        self.name = entry.name
        self.journey = journey
        self.missed_special = entry.missed_special
        self.takes_worker = entry.takes_worker


class RugwortPart(Part):
    """What he scores, where he walks, and his levels."""

    def __init__(self, entry: "schema.RugwortPoints", walk: list[int], years: dict[int, Year]) -> None:
        self.card = entry.card
        self.purple = entry.purple
        self.basic_event = entry.basic_event
        self.glitzy_purple = entry.glitzy_purple
        self.squatty_space = entry.squatty_space
        self.walk = walk
        self.years = years


def his_part(pack: "Pack") -> RugwortPart:
    """All of Rugwort's entries in a pack."""
    part = pack.parts[RUGWORT]
    assert isinstance(part, RugwortPart)
    return part
