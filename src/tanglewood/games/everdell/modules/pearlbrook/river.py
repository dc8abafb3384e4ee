"""What lies on the table for Pearlbrook: river, frogs, pearls, adornments and wonders."""

from typing import Final

from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.player import Cards
from tanglewood.games.everdell.board.table import Table

PEARLBROOK: Final = "pearlbrook"

# Where a frog is: on a space of the river by its number, on a Ferry by its place in a city, or one of these.
HOME: Final = -1
AWAY: Final = 127
"""Its Ferry is gone; it comes home with the next season."""
ABSENT: Final = -2
"""There is no frog: Nightweave's comes in spring."""
NOBODY: Final = -1

Row = tuple[int, ...]
HOST_SHIFT: Final = 7
HOST: Final = 127


class River(Land):
    """The river and all pieces. Rows by owner have the seats first, then the opponent without a seat.

    Pearls are no resources: they are kept here, apart from every supply, so that nothing trades, stores or
    counts them as such (EX.pearlbrook.base.no_pearl_trade,
    EX.pearlbrook.score.tie).

    Pearls lie on the cards that are face down, one on each (EX.pearlbrook.setup.river_pearls), and the supply
    never runs out (EX.pearlbrook.comp.pearl_supply), so neither is counted.
    """

    __slots__ = ("adorned", "cards", "counted", "frogs", "hosts", "kept", "pearls", "up", "wonders")

    def __init__(
        self,
        cards: Row,
        up: int,
        pearls: Row,
        frogs: Row,
        kept: tuple[Cards, ...],
        adorned: tuple[Cards, ...],
        wonders: Row,
        hosts: tuple[Row, ...],
        counted: Row,
    ) -> None:
        self.cards = cards  # river destinations by space
        self.up = up  # bit s: the card of space s lies face up
        self.pearls = pearls  # by owner
        self.frogs = frogs  # by owner
        self.kept = kept  # by owner: adornments that are not played; the next one of a pile is the last
        self.adorned = adorned  # by owner: those that are
        self.wonders = wonders  # by wonder: who has built it
        self.hosts = hosts  # by seat: Messengers with their constructions, see `lodging`
        self.counted = counted  # by seat: cards of a hand that was discarded after passing

    def copy(self) -> "River":
        return River(
            self.cards,
            self.up,
            self.pearls,
            self.frogs,
            self.kept,
            self.adorned,
            self.wonders,
            self.hosts,
            self.counted,
        )

    def set_pearls(self, owner: int, n: int) -> None:
        self.pearls = self.pearls[:owner] + (n,) + self.pearls[owner + 1 :]

    def set_frog(self, owner: int, place: int) -> None:
        self.frogs = self.frogs[:owner] + (place,) + self.frogs[owner + 1 :]

    def set_hosts(self, seat: int, row: Row) -> None:
        self.hosts = self.hosts[:seat] + (row,) + self.hosts[seat + 1 :]

    def set_wonder(self, wonder: int, owner: int) -> None:
        self.wonders = self.wonders[:wonder] + (owner,) + self.wonders[wonder + 1 :]

    def count_hand(self, seat: int, n: int) -> None:
        """The hand of a seat that has passed is about to be discarded."""
        self.counted = self.counted[:seat] + (n,) + self.counted[seat + 1 :]

    def adorn(self, owner: int, adornment: int) -> None:
        """An adornment is played."""
        left = list(self.kept[owner])
        left.remove(adornment)
        self.kept = self.kept[:owner] + (tuple(left),) + self.kept[owner + 1 :]
        self.adorned = self.adorned[:owner] + ((*self.adorned[owner], adornment),) + self.adorned[owner + 1 :]

    def built_by(self, owner: int) -> list[int]:
        return [wonder for wonder in range(len(self.wonders)) if self.wonders[wonder] == owner]


def lodging(messenger: int, host: int) -> int:
    """A Messenger with the construction it shares a space with, by their places in the city."""
    return messenger << HOST_SHIFT | host


def river_at(table: Table) -> River | None:
    """The river, if Pearlbrook is in the game."""
    for land in table.lands:
        if isinstance(land, River):
            return land
    return None


def river_of(table: Table) -> River:
    found = river_at(table)
    assert found is not None
    return found


def owners(table: Table) -> int:
    """How many there are who may own something here: the seats, and an opponent without one."""
    return len(table.players) + len(table.strangers())


# ---------------------------------------------------------------------- pearls


def gain_pearls(table: Table, seat: int, n: int) -> None:
    """A seat takes pearls; a Bridge lets it draw for each (EX.pearlbrook.card.bridge, .bridge_draw)."""
    river = river_of(table)
    river.set_pearls(seat, river.pearls[seat] + n)
    table.emit_open("pearls", seat, n=n)
    if table.config.pack.card_numbers["bridge"] in table.players[seat].city:
        table.draw(seat, CARDS_FOR_A_PEARL * n)


CARDS_FOR_A_PEARL: Final = 2


def spend_pearls(table: Table, seat: int, n: int) -> None:
    river = river_of(table)
    river.set_pearls(seat, river.pearls[seat] - n)
    table.emit_open("pearls-paid", seat, n=n)
