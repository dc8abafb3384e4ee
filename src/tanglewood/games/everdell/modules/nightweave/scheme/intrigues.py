"""Nightweave's intrigues, one a season: drawing them, and what the lasting ones forbid, cost and bring
(MW.intrigue.*).

What an intrigue does when it is drawn is in spinning.py, which is reached only through the stack.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import CITY, CITY_SIZE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run, next_below
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import emit, her, level_points, take_points
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.moves import SUFFER
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.modules.nightweave.cards import Intrigue
    from tanglewood.games.everdell.modules.nightweave.cards import Module as Scheme

HAND: Final = 0
"""Where a played card comes from, as sources.py numbers it."""


def current(table: Table) -> "Intrigue | None":
    """The intrigue in force; none in winter."""
    nightweave = nightweave_at(table)
    if nightweave is None or nightweave.intrigue < 0:
        return None
    return lair_of(table.config.pack).intrigues[nightweave.intrigue]


# ---------------------------------------------------------------------- drawing them


def prepared(table: Table) -> None:
    """She has prepared for a season: the old intrigue ends; some plans draw the new ones themselves."""
    nightweave = her(table)
    if nightweave.intrigue >= 0:
        end(table)
    if nightweave.intrigues and nightweave.plan < 0:
        draw_next(table)


def draw_next(table: Table) -> None:
    """The next intrigue comes into force (MW.module.intrigue_draw)."""
    nightweave = her(table)
    number = nightweave.intrigues[-1]
    nightweave.intrigues = nightweave.intrigues[:-1]
    begin(table, number)


def begin(table: Table, number: int) -> None:
    """Put an intrigue on the stack; the old one has ended by the time it begins.

    If another one lies on top of it, it waits until that is done.
    """
    seat = table.config.first
    table.stack.append(Run(seat, seat, -1, table.config.pack.effects["intrigue"], (number,)))


def end(table: Table) -> None:
    """The old intrigue goes, with its webs; cards turn back (MW.intrigue.in_the_web_end, .face_down_end)."""
    nightweave = her(table)
    nightweave.intrigue = -1
    nightweave.webs = 0  # MW.nw.prepare.web
    nightweave.owed = False
    player = table.players[table.config.first]
    player.hand = player.hand + nightweave.webbed
    player.seen = player.seen + nightweave.webbed_seen
    nightweave.webbed = ()
    nightweave.webbed_seen = ()
    city = table.config.pack.turned_up(player.city)
    if city != player.city:
        player.city = city
        table.count_city(player)
        emit(table, "turned-up", "MW.intrigue.face_down_end")


def asking(table: Table) -> "Scheme":
    """What asks for a price now: the intrigue, or the plan that can be foiled."""
    lair = lair_of(table.config.pack)
    hers = her(table)
    return lair.intrigues[hers.intrigue] if hers.intrigue >= 0 else lair.plans[hers.plan]


# ---------------------------------------------------------------------- what people may do, and its price


def webbed(table: Table, place: int) -> bool:
    """Whether a web token lies on a place. Cards that come later get one too (MW.intrigue.plague)."""
    it = current(table)
    if it is None:
        return False
    return it.on_cards if place >= CITY else her(table).webs >> place & 1 > 0


def may_hold(table: Table, card: int) -> bool:
    """Whether a card may go to the human's hand (MW.intrigue.lobbyist)."""
    return table.config.pack.colors[card] != table.undrawn()


def not_to_hold(table: Table, card: int) -> Refusal | None:
    it = current(table)
    if it is None or may_hold(table, card):
        return None
    return no(it.rule, "undrawn", card=table.config.pack.cards[card].name, name=it.name)


def forbidden(table: Table) -> Refusal | None:
    """The refusal of something that the intrigue in force forbids, or allows only for a price."""
    it = current(table)
    return no(it.rule, "intrigue", name=it.name) if it is not None else None


def play_toll(table: Table, card: int, source: int) -> int:
    """Cards or resources for playing a card (MW.intrigue.spiders_in_soil, .lobbyist, .bad_press)."""
    it = current(table)
    if it is None or table.config.pack.colors[card] != it.plays or (it.from_hand and source != HAND):
        return 0
    return it.play_toll


def use_toll(table: Table, card: int) -> int:
    """Cards or resources for using a card's ability (MW.intrigue.lobbyist_activate)."""
    it = current(table)
    return it.use_toll if it is not None and table.config.pack.colors[card] == it.plays else 0


def occupy_toll(table: Table) -> int:
    it = current(table)
    return it.occupy_toll if it is not None else 0


def may_go(table: Table, place: int) -> bool:
    it = current(table)
    return it is None or not it.bars_people or not webbed(table, place)


def place_toll(table: Table, place: int) -> tuple[int, int]:
    it = current(table)
    if it is not None:
        if table.config.pack.first_event <= place < CITY:
            return (it.event_toll, tolls.CARDS_OR_RESOURCES)
        if it.toll and not it.averts and webbed(table, place):
            return (it.toll, it.toll_in)
    return (0, 0)


# ---------------------------------------------------------------------- what people did


def going(table: Table, seat: int, place: int) -> None:
    """A human is about to place a worker; a price may avert her points (MW.intrigue.invisible_trap)."""
    it = current(table)
    if it is not None and it.averts and webbed(table, place):
        table.stack.append(Run(seat, seat, -1, AVERT, (it.toll, it.toll_in, it.points)))


class Avert(Effect):
    """Pay, or Nightweave takes points."""

    shape: str = "n kinds n"
    sort: str = "trap"

    def price(self, run: Run) -> tuple[int, int]:
        """How many pieces are to be paid, and of which kinds."""
        n, kinds, _ = run.data
        return n, kinds

    def points(self, run: Run) -> int:
        """How many points she takes."""
        _, _, points = run.data
        return points

    def possible(self, table: Table, run: Run) -> bool:
        it = current(table)
        if it is None or self.price(run) != (it.toll, it.toll_in) or self.points(run) != it.points:
            return False
        return next_below(table, run, table.config.pack.effects["go-there"]) is not None

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-avert", n=self.points(run))

    def rule_of(self, table: Table, run: Run) -> str:
        return ask.toll_for(table)[0]

    def title_of(self, table: Table, run: Run) -> Said:
        return ask.toll_for(table)[1]

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        _, kinds = self.price(run)
        return (*tolls.kinds_of(kinds), SUFFER)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        _, kinds = self.price(run)
        options = tolls.pieces(table, run.seat, kinds)
        if not options:
            self.suffer(table, run)
            return []
        return [*options, table.config.pack.moves.suffer]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SUFFER:
            self.suffer(table, run)
            return
        table.stack.pop()
        n, kinds = self.price(run)
        tolls.charge(table, run.seat, n - 1, kinds)
        tolls.pay_piece(table, run.seat, move)

    def suffer(self, table: Table, run: Run) -> None:
        table.stack.pop()
        take_points(table, self.points(run), rule_now(table))


AVERT: Final[Avert] = Avert()
AVERT.place = "avert"


class OfIntrigue(Effect):
    """A decision that an intrigue leaves to a human when it is drawn."""

    shape: str = "intrigue"
    ids: tuple[str, ...] = ()
    """The instant intrigues it is about."""

    def number(self, run: Run) -> int:
        """The intrigue's number."""
        return run.first

    def intrigue(self, table: Table, run: Run) -> "Intrigue":
        return lair_of(table.config.pack).intrigues[self.number(run)]

    def answers(self, id: str) -> bool:
        """Whether an instant intrigue asks in this way."""
        return id in self.ids

    def possible(self, table: Table, run: Run) -> bool:
        """Whether it is the intrigue in force, asks in this way, and asks the human."""
        if her(table).intrigue != self.number(run) or run.seat != table.config.first:
            return False
        it = self.intrigue(table, run)
        return not it.seasonal and self.answers(it.id)

    def rule_of(self, table: Table, run: Run) -> str:
        return self.intrigue(table, run).rule

    def title_of(self, table: Table, run: Run) -> Said:
        return self.intrigue(table, run).name


def rule_now(table: Table) -> str:
    """The rule of the intrigue in force."""
    it = current(table)
    return it.rule if it is not None else "MW.module.intrigue_draw"


def placed(table: Table, seat: int, place: int) -> None:
    """A human placed a worker: Nightweave gets points for it, and the worker itself if she waits for one."""
    it = current(table)
    if it is not None:
        if it.points and not it.averts and webbed(table, place):
            take_points(table, it.points, it.rule)
        if it.visits and place >= CITY:
            card = table.city_of((place - CITY) // CITY_SIZE)[(place - CITY) % CITY_SIZE]
            if table.config.pack.colors[card] == it.level_for:
                take_points(table, level_points(table), it.rule)
    if her(table).owed:
        table.stack.append(Run(seat, seat, -1, table.config.pack.effects["poison-jam-waits"]))


def playing(table: Table, card: int) -> None:
    """A human plays a card, paid or free (MW.module.free_is_played)."""
    it = current(table)
    if it is not None and table.config.pack.colors[card] == it.level_for:
        take_points(table, level_points(table), it.rule)


# ---------------------------------------------------------------------- what she does


def barred(table: Table, place: int) -> bool:
    """Whether a web token keeps her spiders away; most do not (MW.module.web_spiders)."""
    it = current(table)
    return it is not None and it.bars_spiders and webbed(table, place)
