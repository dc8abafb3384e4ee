"""Card-playing abilities, as the pack describes them."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tanglewood.games.everdell.pack import Card

DISCARD_IT: Final = 0
TAKE_PRISONER: Final = 1
SWAP_ONE: Final = 2
ANY_CARD: Final = 0
CRITTERS: Final = 1
CONSTRUCTIONS: Final = 2


class Help:
    """A card-playing ability: for which cards, at which price, and what it takes off the cost."""

    __slots__ = ("among", "how", "less", "wanted")

    def __init__(self, wanted: int, how: int, less: int, among: int) -> None:
        self.wanted = wanted
        self.how = how
        self.less = less
        self.among = among  # bit r: resource r may be left out

    def fits(self, card: "Card") -> bool:
        if self.wanted == CRITTERS:
            return card.critter
        return self.wanted == ANY_CARD or not card.critter
