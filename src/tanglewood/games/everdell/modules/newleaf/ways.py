"""Ways to pay that Newleaf brings: golden occupied tokens, and the reservation."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import ANY_KIND
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf.moves import GILD, RESERVATION
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in, words_in
from tanglewood.games.everdell.modules.newleaf.sources import RESERVED
from tanglewood.games.everdell.modules.newleaf.state import NEWLEAF, station_of, with_one
from tanglewood.games.everdell.moves import COPIES
from tanglewood.games.everdell.play.arriving import arrive, can_arrive
from tanglewood.games.everdell.play.costs import cost_of, costs_anything, within_means
from tanglewood.games.everdell.play.reasons import no, place_in_city
from tanglewood.games.everdell.play.reducing import reduce_cost
from tanglewood.games.everdell.play.refusals import no_place
from tanglewood.games.everdell.play.ways import ANY_HOME, WayToPay, has_home
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card

LESS: Final = 1
"""What the reservation takes off a cost."""


class Gild(WayToPay):
    """Put a golden token on an unoccupied construction: a critter of its group, or one that names the
    construction's group, comes free (EX.newleaf.golden.construction, .critter, .base_token)."""

    words: tuple[int, ...] = (GILD,)
    order: int = 35
    effort: int = 3

    def suits(self, card: "Card") -> bool:
        return card.critter and card.ribbon < 0  # EX.newleaf.golden.only_critters

    def quick(self) -> WayToPay | None:
        return EITHER_TOKEN

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        station = station_of(table)
        if not station.golden[seat]:
            return False  # EX.newleaf.golden.limit: they never come back
        homes = station.part.homes[card]
        return len(homes) > 0 and has_home(table.players[seat], homes) and can_arrive(table, seat, card, -1)

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        if not self.open(table, seat, card, source):
            return []
        pack = table.config.pack
        homes = newleaf_in(pack).homes[card]
        player = table.players[seat]
        free = [
            i
            for i in range(len(player.city))
            if homes[player.city[i]] and not player.marks[i] & on_card.OCCUPIED
        ]
        return city_moves(table, seat, free, words_in(pack).gild)

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        """The construction is occupied like by an ordinary token (EX.newleaf.golden.occupies)."""
        cards = table.config.pack.cards
        player = table.players[seat]
        station = station_of(table)
        here = place_in_city(table, move)
        player.set_mark(here, player.marks[here] | on_card.OCCUPIED)
        station.golden = with_one(station.golden, seat, station.golden[seat] - 1)
        table.emit_open("gilded", seat, card=cards[player.city[here]].id, guest=cards[card].id)
        arrive(table, seat, card, source)

    def refuse(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        cards = table.config.pack.cards
        kind = cards[card]
        home = cards[move.b // COPIES]
        if not table.config.plays(NEWLEAF):
            return no("EX.newleaf.setup.golden", "no-golden", card=kind.name)
        if not station_of(table).golden[seat]:
            return no("EX.newleaf.golden.limit", "golden-spent", card=kind.name)
        here = place_in_city(table, move)
        if move.a != seat or here < 0:
            return no("EX.newleaf.golden.construction", "no-such-card", card=home.name)
        if not self.suits(kind):
            return no("EX.newleaf.golden.only_critters", "no-golden-link", card=kind.name, home=home.name)
        homes = newleaf_in(table.config.pack).homes[card]
        if not homes or not homes[move.b // COPIES]:
            return no("EX.newleaf.golden.base_token", "no-golden-link", card=kind.name, home=home.name)
        if table.players[seat].marks[here] & on_card.OCCUPIED:
            return no("EX.newleaf.golden.occupies", "occupied", card=home.name)
        homeless = no_place(table, seat, card)
        return homeless or no("EX.newleaf.golden.construction", "alike", card=home.name, copy=1)


class GildOrOccupy(Gild):
    """Both kinds of tokens at once, to look through a city only once."""

    effort: int = 1
    answers_for: tuple[WayToPay, ...] = (ANY_HOME,)

    def suits(self, card: "Card") -> bool:
        return super().suits(card) or ANY_HOME.suits(card)

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        if table.config.watches:  # only one of the two may cost something more
            return ANY_HOME.open(table, seat, card, source) or super().open(table, seat, card, source)
        station = station_of(table)
        if station.golden[seat]:
            homes = station.part.all_homes[card]
        else:
            homes = table.config.pack.cards[card].all_homes
        return len(homes) > 0 and has_home(table.players[seat], homes) and can_arrive(table, seat, card, -1)


EITHER_TOKEN: Final[GildOrOccupy] = GildOrOccupy()


class Reservation(WayToPay):
    """Pay one resource of choice less for the reserved card: a card-playing ability, so it goes with no other
    one (EX.newleaf.reserve.discount, .other_ability)."""

    words: tuple[int, ...] = (RESERVATION,)
    order: int = 15
    effort: int = 1
    near: bool = False

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        if source != RESERVED:
            return False
        cost = cost_of(table, card, source, seat)
        kind = table.config.pack.cards[card]
        if not costs_anything(cost) or not within_means(table, seat, kind, cost, LESS, ANY_KIND):
            return False
        return can_arrive(table, seat, card, -1)

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        return [words_in(table.config.pack).reservation] if self.open(table, seat, card, source) else []

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        reduce_cost(table, seat, card, source, LESS)

    def refuse(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        kind = table.config.pack.cards[card]
        if source != RESERVED:
            return no("EX.newleaf.reserve.not", "not-reserved", card=kind.name)
        if not sum(cost_of(table, card, source, seat)):
            return no("EV.play.reduction_only", "costs-nothing", card=kind.name)
        homeless = no_place(table, seat, card)
        return homeless or no("EX.newleaf.reserve.discount", "reservation-dear", card=kind.name)


WAYS: Final[tuple[WayToPay, ...]] = (Gild(), Reservation())
