"""What lies beside a player because of a worker ability: cards, forest locations, abilities to choose from.

One immutable record, replaced when something changes, so that copies of a state share it. Piles grow to the
right.
"""

from typing import Final

KNOWN_PATH: Final = 256
"""Flag of a forest location in a player's face-down deck: the owner has seen it there."""
PATH: Final = 255


class Beside:
    """The things of one seat; all empty for most abilities."""

    __slots__ = ("cards", "dealt", "paths", "trail")

    def __init__(
        self,
        cards: tuple[int, ...] = (),
        paths: tuple[int, ...] = (),
        trail: tuple[int, ...] = (),
        dealt: tuple[int, ...] = (),
    ) -> None:
        self.cards = cards  # the Pigs' Farms, the Snails' and the Bats' cards
        self.paths = paths  # the Lizards' own forest locations
        self.trail = trail  # their face-down deck of further ones, with KNOWN_PATH
        self.dealt = dealt  # abilities to choose from before the game begins

    def with_cards(self, cards: tuple[int, ...]) -> "Beside":
        return Beside(cards, self.paths, self.trail, self.dealt)

    def with_paths(self, paths: tuple[int, ...], trail: tuple[int, ...]) -> "Beside":
        return Beside(self.cards, paths, trail, self.dealt)

    def with_dealt(self, dealt: tuple[int, ...]) -> "Beside":
        return Beside(self.cards, self.paths, self.trail, dealt)


NOTHING: Final[Beside] = Beside()
