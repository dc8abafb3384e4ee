"""Ways to pay for a card: resources, a construction that is occupied, an ability (EV.play.*).

`GameConfig.ways` lists those of a game: the base game's (`WAYS`) and what modules add (`Module.ways`).
Whether a card can be played, what is offered, which prices are shown and why a way is refused: all of that is
read from this list.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import BERRY, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.moves import COPIES, IMPRISON, OCCUPY, PAY, USE
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.arriving import arrive, can_arrive
from tanglewood.games.everdell.play.costs import affordable, cost_of, within_means
from tanglewood.games.everdell.play.reasons import absent, alike, no, place_in_city
from tanglewood.games.everdell.play.reducing import settle
from tanglewood.games.everdell.play.refusals import no_place, not_playable
from tanglewood.games.everdell.play.sources import REVEALED
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def has_way(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether there is any way to pay for a card and to bring it into a city (EV.play.illegal_target)."""
    config = table.config
    link = config.near_ways[card] if source < REVEALED else config.quick_ways[card]
    while link is not None:
        if link.way.open(table, seat, card, source):
            return True
        link = link.rest
    return False


def way_of(ways: "tuple[WayToPay, ...]", move: Move) -> "WayToPay | None":
    """The way that a move chooses."""
    for way in ways:
        if move.kind in way.words:
            return way
    return None


def known_ways(table: Table) -> "tuple[WayToPay, ...]":
    """All ways there are: those of modules that are not in the game are refused like the others."""
    pack = table.config.pack
    return (*pack.ways, *[way for module in pack.modules for way in module.ways()])


@mypyc_attr(allow_interpreted_subclasses=True)
class WayToPay:
    """One way to pay for a card that a seat plays from some source (sources.py)."""

    words: tuple[int, ...] = ()
    """The kinds of moves that choose it."""
    order: int = 0
    """Ways are offered by this number, the smallest first."""
    effort: int = 0
    """Whether any way is open is asked by this number: the smaller, the sooner an answer is known."""

    near: bool = True
    """Whether it may pay for a card of the hand or the Meadow."""

    def suits(self, card: "Card") -> bool:
        """Whether it may ever pay for such a card; settled before the game."""
        return True

    answers_for: "tuple[WayToPay, ...]" = ()
    """What need not be asked beside it where it only matters whether any way is open."""

    def quick(self) -> "WayToPay | None":
        """What to ask instead of it where it only matters whether any way is open; None: another way answers
        for it."""
        return self

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        """Whether it is open, and the card finds its place. This is asked all the time."""
        raise NotImplementedError

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        """The moves that choose it; none where it is not open."""
        raise NotImplementedError

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        """Pay for the card this way, or put on the stack what is to be decided yet."""
        raise NotImplementedError

    def refuse(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        """Why a move that would choose it is no option."""
        raise NotImplementedError


@final
class Link:
    """Ways that are asked one after another: this one, then the rest. Of a row of ways the compiled build
    would check for each one, all the time, whether it is one."""

    __slots__ = ("rest", "way")

    def __init__(self, way: WayToPay, rest: "Link | None") -> None:
        self.way = way
        self.rest = rest


def linked(ways: list[WayToPay]) -> Link | None:
    """The first of these ways with all others behind it."""
    link: Link | None = None
    for way in reversed(ways):
        link = Link(way, link)
    return link


class Resources(WayToPay):
    """Pay the cost in full (EV.play.cost)."""

    words: tuple[int, ...] = (PAY,)
    order: int = 20

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        config = table.config
        kind = config.pack.cards[card]
        cost = cost_of(table, card, source, seat) if config.watches else kind.cost  # saves a call
        stock = table.players[seat].stock
        dearest = kind.dearest  # asked first: most cards cannot be paid, and mostly for want of this
        able = stock[dearest] >= cost[dearest] and affordable(cost, stock)
        if not able and config.payable:
            able = within_means(table, seat, kind, cost)
        return able and can_arrive(table, seat, card, -1)

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        return [table.config.pack.moves.pay] if self.open(table, seat, card, source) else []

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        settle(table, seat, card, source, cost_of(table, card, source, seat))

    def refuse(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        return not_playable(table, seat, card, source)


# ---------------------------------------------------------------------- cards of the city


class ByCard(WayToPay):
    """A way that names a card of the player's city."""

    def refuse(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        why = absent(table, seat, move)
        if why is None and move.a != seat:
            why = no("", "own-card")
        why = why or alike(table, move, True)
        if why is not None:
            return why.by(table.config.pack.cards[card].name, self.rule_of(table, move))
        return self.misfit(table, seat, card, source, move)

    def rule_of(self, table: Table, move: Move) -> str:
        raise NotImplementedError

    def misfit(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        """Why a card that is there does not pay for the card."""
        raise NotImplementedError


def has_home(player: Player, homes: bytes) -> bool:
    """Whether one of these constructions stands in a city and nobody has moved in (EV.play.occupied_once)."""
    city = player.city
    for i in range(len(city)):
        if homes[city[i]] and not player.marks[i] & on_card.OCCUPIED:
            return True
    return False


class Occupy(ByCard):
    """Let a critter move into a construction: a linked one, or one that takes anybody
    (EV.play.free_by_construction)."""

    words: tuple[int, ...] = (OCCUPY,)
    effort: int = 1

    def __init__(self, exact: bool, order: int) -> None:
        self.exact = exact
        self.order = order

    def homes(self, card: "Card") -> bytes:
        """A byte for every card, 1 if a critter may move into it this way; empty for a legend."""
        return card.homes if self.exact else card.open_homes

    def suits(self, card: "Card") -> bool:
        return len(self.homes(card)) > 0

    def quick(self) -> WayToPay | None:
        return ANY_HOME if self.exact else None

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        homes = self.homes(table.config.pack.cards[card])
        return (
            has_home(table.players[seat], homes)
            and can_arrive(table, seat, card, -1)
            and self.affordable(table, seat, source)
        )

    def free_homes(self, table: Table, seat: int, homes: bytes) -> list[int]:
        """Where in the city these constructions stand that nobody has moved into (EV.play.occupied_once)."""
        player = table.players[seat]
        city = player.city
        return [i for i in range(len(city)) if homes[city[i]] and not player.marks[i] & on_card.OCCUPIED]

    def affordable(self, table: Table, seat: int, source: int) -> bool:
        """Whether a seat can pay what modules ask of critters that move in."""
        if not table.config.watches or not ask.watched(table):
            return True
        player = table.players[seat]
        toll = ask.occupy_toll(table, seat)
        return len(player.hand) >= toll and player.stock[BERRY] >= ask.extra_berry(table, source)

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        if not self.open(table, seat, card, source):
            return []
        pack = table.config.pack
        homes = self.homes(pack.cards[card])
        return city_moves(table, seat, self.free_homes(table, seat, homes), pack.moves.occupy)

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        cards = table.config.pack.cards
        player = table.players[seat]
        here = place_in_city(table, move)
        player.set_mark(here, player.marks[here] | on_card.OCCUPIED)
        table.emit_open("occupied", seat, card=cards[player.city[here]].id, guest=cards[card].id)
        arrive(table, seat, card, source)
        if ask.watched(table):
            table.spend(seat, BERRY, ask.extra_berry(table, source))
            tolls.charge(table, seat, ask.occupy_toll(table, seat), tolls.CARDS)

    def rule_of(self, table: Table, move: Move) -> str:
        return "EV.play.free_by_construction"

    def misfit(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        cards = table.config.pack.cards
        player = table.players[seat]
        kind = cards[card]
        here = place_in_city(table, move)
        home = cards[player.city[here]]
        if kind.ribbon >= 0:
            return no("MW.legend.replace", "not-free", card=kind.name)
        if card not in home.hosts:
            return no("EV.play.free_by_construction", "no-link", card=kind.name, home=home.name)
        if player.marks[here] & on_card.OCCUPIED:
            return no("EV.play.occupied_once", "occupied", card=home.name)
        homeless = no_place(table, seat, card)
        return homeless or no("EV.play.free_by_construction", "no-use", card=kind.name, helper=home.name)


class OccupyAny(Occupy):
    """Both kinds of constructions at once, to look through a city only once."""

    def homes(self, card: "Card") -> bytes:
        return card.all_homes


ANY_HOME: "Final[OccupyAny]" = OccupyAny(False, 30)


class UseAbility(ByCard):
    """Use one card-playing ability of the city (EV.play.one_ability), offered in the order of its cards."""

    words: tuple[int, ...] = (USE, IMPRISON)
    order: int = 40
    effort: int = 2

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        player = table.players[seat]
        for i in player.helpers:
            help = table.config.pack.cards[player.city[i]].helps
            if help is not None and help.open(table, seat, card, source, i):
                return True
        return False

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        player = table.players[seat]
        found: list[Move] = []
        for i in player.helpers:
            help = table.config.pack.cards[player.city[i]].helps
            if help is not None and help.open(table, seat, card, source, i):
                found.extend(help.options(table, seat, card, i))
        return found

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        here = self.place_of(table, seat, move)
        help = table.config.pack.cards[table.players[seat].city[here]].helps
        assert help is not None
        help.take(table, seat, card, source, here, move)

    def place_of(self, table: Table, seat: int, move: Move) -> int:
        """Where the card lies whose ability a move uses: the one it names, or the first one with a move of
        its own; -1 if there is none."""
        if move.kind == USE:
            return place_in_city(table, move)
        cards = table.config.pack.cards
        city = table.players[seat].city
        for i in range(len(city)):
            help = cards[city[i]].helps
            if help is not None and help.word == move.kind:
                return i
        return -1

    def helper(self, table: Table, move: Move) -> "Card":
        """The kind of card whose ability a move uses, in the city or not."""
        cards = table.config.pack.cards
        if move.kind == USE:
            return cards[move.b // COPIES]
        for kind in cards:
            if kind.helps is not None and kind.helps.word == move.kind:
                return kind
        raise AssertionError(f"no card of the pack helps by {move.text}")

    def rule_of(self, table: Table, move: Move) -> str:
        return self.helper(table, move).rule

    def misfit(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        help = self.helper(table, move).helps
        assert help is not None
        return help.refuse(table, seat, card, source, self.place_of(table, seat, move), move)


WAYS: "Final[tuple[WayToPay, ...]]" = (Occupy(True, 10), Resources(), Occupy(False, 30), UseAbility())
"""Those of the base game. The obvious comes first: the linked construction, the resources, then any other
way (EV.play.link_choice)."""
