"""The numbers for cards, colours and places that a table is made of, and a player's things.

Hot code: everything is small rows of ints. A card is the number of its kind in the pack, a gap in the Meadow
is NO_CARD. Piles grow to the right: the top card is the last one. Rows are tuples, replaced when they change,
because a state is copied far more often than a row changes and copies share rows at no cost.

A worker is the int of the place where it stands: a location, an event, a card of a city, or NOWHERE when its
card is gone. Only deployed workers are in the row; a permanent one carries a flag, and so does one that
Nightweave has borrowed, or one with a name of its own.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.beside import NOTHING

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.beside import Beside

NO_CARD: Final = -1
ANY_NUMBER: Final = 99
Cards = tuple[int, ...]

TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
RESOURCES: Final = ("twig", "resin", "pebble", "berry")
ANY_KIND: Final = 15
"""Every kind of resource, as bits."""

TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLORS: Final = ("tan", "green", "red", "blue", "purple")

WINTER: Final = 0
SPRING: Final = 1
AUTUMN: Final = 3

# Places of workers below CITY are locations and events, in the pack's order.
LOCATIONS: Final = 60
"""The most locations there can be: a set of them is the bits of one small number."""
HER_MAT: Final = 126
"""A worker that Nightweave holds."""
NOWHERE: Final = 127
CITY: Final = 128
CITY_SIZE: Final = 128
PERMANENT: Final = 2048
LENT: Final = 4096
"""A human's worker that Nightweave uses as a spider."""
SPOT: Final = 2047
NAMED_SHIFT: Final = 13
NAMED: Final = 15 << NAMED_SHIFT
"""The number of a worker that has a name of its own, because a module made it a special one; 0 for all
others."""
REMAINS: Final = 1 << 17
"""A worker that will stay where it is when its player prepares this time."""


def city_place(owner: int, index: int) -> int:
    return CITY + owner * CITY_SIZE + index


class Player:
    """One seat's things. `seen` says who knows which card of the hand, see knowledge.py."""

    __slots__ = (
        "beside",
        "city",
        "colors",
        "events",
        "hand",
        "held",
        "helpers",
        "laid",
        "legends",
        "lore",
        "marks",
        "passed",
        "placed",
        "points",
        "power",
        "season",
        "seen",
        "stock",
        "under",
        "used",
        "workers",
    )

    def __init__(
        self,
        season: int,
        stock: list[int],
        points: int,
        workers: int,
        placed: tuple[int, ...],
        passed: bool,
        hand: Cards,
        seen: tuple[int, ...],
        city: Cards,
        marks: tuple[int, ...],
        events: tuple[int, ...],
        held: tuple[int, ...],
        under: tuple[Cards, ...],
        used: int,
        colors: tuple[int, ...],
        legends: Cards = (),
        power: int = -1,
        lore: int = 0,
        beside: "Beside" = NOTHING,
        laid: int = 0,
        helpers: tuple[int, ...] = (),
    ) -> None:
        self.season = season
        self.stock = stock  # resources in the supply
        self.points = points  # point tokens in the supply
        self.workers = workers  # all of the player's workers, deployed or not
        self.placed = placed  # where the deployed ones stand
        self.passed = passed
        self.hand = hand
        self.seen = seen
        self.city = city
        self.marks = marks  # what lies on each card of the city
        self.events = events
        self.held = held  # resources on each event, and how many were given for it
        self.under = under  # cards under each event
        self.used = used  # spaces of the city that are taken
        self.colors = colors  # how many cards of each colour the city has
        self.legends = legends  # legends beside the hand
        self.power = power  # the ability of the player's workers, -1: none
        self.lore = lore  # what lies on the ability card
        self.beside = beside  # what lies beside the ability card
        self.laid = laid  # who knows the hand card that is being paid for, 0: there is none
        self.helpers = helpers  # where in the city cards lie that help to play others

    def copy(self) -> "Player":
        return Player(
            self.season,
            self.stock[:],
            self.points,
            self.workers,
            self.placed,
            self.passed,
            self.hand,
            self.seen,
            self.city,
            self.marks,
            self.events,
            self.held,
            self.under,
            self.used,
            self.colors,
            self.legends,
            self.power,
            self.lore,
            self.beside,
            self.laid,
            self.helpers,
        )

    def set_mark(self, index: int, mark: int) -> None:
        self.marks = self.marks[:index] + (mark,) + self.marks[index + 1 :]
