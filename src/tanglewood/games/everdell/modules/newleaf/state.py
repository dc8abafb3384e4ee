"""What lies on the station board and beside the players: the things of Newleaf at a table."""

from typing import TYPE_CHECKING, Final, final

from tanglewood.games.everdell.board.land import Land

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.player import Cards
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.modules.newleaf.part import NewleafPart

NEWLEAF: Final = "newleaf"
SLOTS: Final = 3
"""Places of the station, each with a tile of the train beside it."""
PILES: Final = 2
GOLDEN: Final = 3
"""Golden occupied tokens of a player."""

OUTBOUND: Final = 0
INBOUND: Final = 1
NO_TICKET: Final = 2
"""The sides of a ticket; one that is used up, or not in the game, is gone."""

READY: Final = -1
USED: Final = -2
NO_TOKEN: Final = -3
"""What a reservation token shows while no card lies under it; otherwise it is the number of that card."""

Counts = tuple[int, ...]


@final
class Station(Land):
    """The station board, and what each seat has of Newleaf.

    The bag is a number for each kind of tile: nobody sees which tile comes next, and everybody can count
    what is left.
    """

    __slots__ = (
        "bag",
        "cards",
        "discarded",
        "golden",
        "hers",
        "part",
        "piles",
        "reserved",
        "tickets",
        "tiles",
        "used",
        "visitors",
    )

    def __init__(
        self,
        part: "NewleafPart",
        cards: "Cards",
        tiles: Counts,
        bag: Counts,
        used: Counts,
        piles: tuple[Counts, ...],
        discarded: Counts,
        visitors: tuple[Counts, ...],
        golden: Counts,
        tickets: Counts,
        reserved: Counts,
        hers: Counts = (),
    ) -> None:
        self.part = part  # its entries, so that nobody has to look for them in the pack
        self.cards = cards  # at the station from the top, NO_CARD for a gap
        self.tiles = tiles  # the tile beside each, by its kind
        self.bag = bag  # how many of each kind are in the bag
        self.used = used  # and put aside
        self.piles = piles  # the two piles of visitors; the last one of each lies open on top
        self.discarded = discarded  # visitors, seen by all
        self.visitors = visitors  # by seat
        self.golden = golden  # golden tokens each seat has left
        self.tickets = tickets  # the side each seat's ticket shows
        self.reserved = reserved  # the card under each seat's reservation token, or what the token shows
        self.hers = hers  # visitors among Nightweave's loot

    def copy(self) -> "Station":
        return Station(
            self.part,
            self.cards,
            self.tiles,
            self.bag,
            self.used,
            self.piles,
            self.discarded,
            self.visitors,
            self.golden,
            self.tickets,
            self.reserved,
            self.hers,
        )

    def on_show(self) -> list[int]:
        """The visitors on top of the piles, -1 for an empty pile."""
        return [pile[-1] if pile else -1 for pile in self.piles]


def station_of(table: "Table") -> Station:
    """The station board of a table with Newleaf."""
    for land in table.lands:
        if isinstance(land, Station):
            return land
    raise AssertionError("Newleaf is not at this table")


def with_one(row: Counts, i: int, value: int) -> Counts:
    """A row with one number changed."""
    changed = list(row)
    changed[i] = value
    return tuple(changed)
