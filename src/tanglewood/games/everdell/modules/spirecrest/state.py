"""What lies on the mountain board and belongs to it at the seats."""

from typing import Final

from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.player import NAMED, NAMED_SHIFT, Cards, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest.parts import Discovery, SpirecrestPart, part_at

Rows = tuple[tuple[int, ...], ...]
NONE: Final = -1


class Spirecrest(Land):
    """The mountain board. Rows by owner have one more place than there are seats: that of an opponent without
    one.

    A big critter is a worker: `player.placed` has its number, from 1 on, above the other flags of its place.
    """

    __slots__ = (
        "berries",
        "decks",
        "drew",
        "finds",
        "going",
        "known",
        "lost",
        "paid",
        "pile",
        "rabbits",
        "row",
        "tiles",
        "tokens",
        "trails",
        "tucked",
        "weather",
    )

    def __init__(
        self,
        weather: tuple[int, ...],
        tiles: Rows,
        decks: Rows,
        known: tuple[int, ...],
        rabbits: tuple[int, ...],
        trails: Rows,
        paid: tuple[int, ...],
        finds: Rows,
        tucked: Rows,
        row: Cards = (),
        lost: int = 0,
        going: int = 0,
        drew: int = 0,
        berries: int = 0,
        tokens: int = 0,
        pile: int = 0,
    ) -> None:
        self.weather = weather  # by season
        self.tiles = tiles  # by region
        self.decks = decks  # discoveries by region, the top one last
        self.known = known  # how many at the bottom of each deck everybody has seen
        self.rabbits = rabbits  # by owner: the region, or HOME
        self.trails = trails  # by owner: the tiles of the expedition
        self.paid = paid  # by owner: how many of them are paid
        self.finds = finds  # by owner: discoveries
        self.tucked = tucked  # by owner: cards under a discovery
        self.row = row  # the cards beside Stormvale, NO_CARD for a gap
        self.lost = lost  # bit c: big critter c has left the game
        self.going = going  # the number of the big critter that is being placed, 0: none
        # What happened in this turn:
        self.drew = (
            drew  # bit s: seat s drew from the deck; the bit behind the seats: an opponent without one
        )
        self.berries = berries  # gained by the seat whose turn it is
        self.tokens = tokens
        self.pile = pile  # the height of the discard pile when the turn began

    def copy(self) -> "Spirecrest":
        return Spirecrest(
            self.weather,
            self.tiles,
            self.decks,
            self.known,
            self.rabbits,
            self.trails,
            self.paid,
            self.finds,
            self.tucked,
            self.row,
            self.lost,
            self.going,
            self.drew,
            self.berries,
            self.tokens,
            self.pile,
        )

    @property
    def reached(self) -> int:
        """The region the first rabbit is in: weather and tiles up to it lie face up
        (EX.spirecrest.weather.turned_up)."""
        return max(self.rabbits)


def mountain(table: Table) -> Spirecrest:
    """The mountain board of a game with Spirecrest."""
    for land in table.lands:
        if isinstance(land, Spirecrest):
            return land
    raise AssertionError("the table has no mountain board")


def changed(rows: Rows, owner: int, row: tuple[int, ...]) -> Rows:
    """Rows with one of them replaced."""
    return rows[:owner] + (row,) + rows[owner + 1 :]


def put(numbers: tuple[int, ...], owner: int, number: int) -> tuple[int, ...]:
    return numbers[:owner] + (number,) + numbers[owner + 1 :]


# ---------------------------------------------------------------------- discoveries


def find_at(table: Table, number: int) -> Discovery:
    return part_at(table).discoveries[number]


def has_find(table: Table, owner: int, id: str) -> bool:
    return part_at(table).numbers[id] in mountain(table).finds[owner]


def owner_of(table: Table, number: int) -> int:
    """Who has a discovery: a seat, the number behind the last one, or NONE."""
    finds = mountain(table).finds
    for owner in range(len(finds)):
        if number in finds[owner]:
            return owner
    return NONE


# ---------------------------------------------------------------------- big critters


def critter_of(place: int) -> int:
    """The number of the big critter that a worker is, from 1 on; 0 for all others."""
    return (place & NAMED) >> NAMED_SHIFT


def flag(number: int) -> int:
    return number << NAMED_SHIFT


def critter_named(part: SpirecrestPart, id: str) -> int:
    return part.critters.index(part.numbers[id]) + 1


def critters_of(table: Table, seat: int) -> list[int]:
    """The big critters of a seat that are still in the game, by number."""
    land = mountain(table)
    critters = part_at(table).critters
    return [
        critters.index(find) + 1
        for find in land.finds[seat]
        if find in critters and not land.lost >> critters.index(find) & 1
    ]


def critters_home(table: Table, seat: int) -> list[int]:
    """Those of them that wait to be placed."""
    standing = [critter_of(place) for place in table.players[seat].placed]
    going = mountain(table).going if table.active == seat else 0
    return [number for number in critters_of(table, seat) if number not in standing and number != going]


def place_of_critter(player: Player, number: int) -> int:
    """Where a big critter stands, with its flags; NONE if it does not."""
    for place in player.placed:
        if critter_of(place) == number:
            return place
    return NONE
