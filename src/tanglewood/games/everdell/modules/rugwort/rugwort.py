"""Rugwort's things: the opponent of the solo game, who has a city but no seat."""

from tanglewood.games.everdell.board.player import Cards


class Rugwort:
    """His city, tokens and events, where his workers stand, and the Meadow slots they block."""

    __slots__ = ("city", "events", "placed", "points", "rolled", "slots")

    def __init__(
        self, city: Cards, points: int, events: Cards, placed: tuple[int, ...], slots: int, rolled: int
    ) -> None:
        self.city = city
        self.points = points  # tokens given to him
        self.events = events
        self.placed = (
            placed  # his worker in the forest (later on the Journey) and the one on the basic locations
        )
        self.slots = slots  # bit s: a worker of his stands on this Meadow slot
        self.rolled = rolled  # the last throw of the die, 0 before the first

    def copy(self) -> "Rugwort":
        return Rugwort(self.city, self.points, self.events, self.placed, self.slots, self.rolled)
