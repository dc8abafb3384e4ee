"""The frog ambassador: where it may go, and what happens there (EX.pearlbrook.frog.*, .river.*).

It is none of the workers, and its spaces are no locations, so nothing that moves or copies those touches it
(EX.pearlbrook.base.no_frog_move).
"""

from typing import ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import copy_number, find_copy
from tanglewood.games.everdell.board.player import city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.pearlbrook import part as kinds
from tanglewood.games.everdell.modules.pearlbrook.part import Destination, part_of
from tanglewood.games.everdell.modules.pearlbrook.river import HOME, gain_pearls, owners, river_of
from tanglewood.games.everdell.modules.pearlbrook.scoring import meets
from tanglewood.games.everdell.modules.spirecrest import weather
from tanglewood.games.everdell.moves import COPIES
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.games.everdell.presentation.phrases import phrase, say
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

FIRST_PEARL: Final = 1


def destination(table: Table, space: int) -> Destination:
    """The river destination on a space."""
    return part_of(table.config.pack).cards[river_of(table).cards[space]]


def usable(table: Table, seat: int, space: int) -> bool:
    """Whether the card of a space lies face up and its whole price can be paid."""
    up = river_of(table).up >> space & 1 > 0
    return up and destination(table, space).trade.can(table, seat, seat, -1)


def any_usable(table: Table, seat: int) -> bool:
    """Whether a Ferry would be of use."""
    for space in range(part_of(table.config.pack).banks):
        if usable(table, seat, space):
            return True
    return False


def at_home(table: Table, seat: int) -> bool:
    """Whether the frog is there to be sent, which happens once a season (EX.pearlbrook.frog.once)."""
    return river_of(table).frogs[seat] == HOME


# It may be sent without workers or cards to play (EX.pearlbrook.frog.stuck), and need not be before preparing
# (EX.pearlbrook.frog.not_required).
def frog_moves(table: Table, seat: int) -> list[Move]:
    """Where a frog may go: never where only workers stand (EX.pearlbrook.frog.not_worker)."""
    if not at_home(table, seat):
        return []
    part = part_of(table.config.pack)
    found = [part.frog[space] for space in range(len(part.spaces)) if may_visit(table, seat, space)]
    if any_usable(table, seat):
        for owner in range(owners(table)):
            city = table.city_of(owner)
            for i in range(len(city)):
                place = city_place(owner, i)
                if city[i] == part.ferry and not taken(table, place) and ask.may_go(table, seat, place):
                    found.append(part.frog_city.of(owner, city[i], copy_number(city, i)))
    return found


def may_visit(table: Table, seat: int, space: int) -> bool:
    """Whether a frog may go to a space of the river (EX.pearlbrook.river.spaces, .shoal_strict)."""
    part = part_of(table.config.pack)
    trade = part.spaces[space].trade
    if trade is not None:  # EX.pearlbrook.river.shoal: any number may stand there
        return trade.can(table, seat, seat, -1)
    if taken(table, space) or not meets(table, seat, space):
        return False
    # EX.pearlbrook.river.later_empty: a card that lies face up must be paid for
    return not river_of(table).up >> space & 1 or usable(table, seat, space)


def taken(table: Table, place: int) -> bool:
    """Whether a frog stands there, also one whose owner has passed, or Nightweave's spider on a Ferry
    (EX.pearlbrook.river.exclusive, EX.pearlbrook.frog.passed, MW.with.pearlbrook.ferry)."""
    if place in river_of(table).frogs:
        return True
    return table.opponent is not None and place >= city_place(0, 0) and place in table.opponent.placed


def send_frog(table: Table, seat: int, move: Move) -> None:
    """A whole turn: the frog goes to a place and does what it offers (EX.pearlbrook.turn.actions)."""
    table.stack[-1] = EndOfTurn(seat)
    part = part_of(table.config.pack)
    river = river_of(table)
    if move.kind == kinds.FROG_CITY:
        index = find_copy(table.city_of(move.a), part.ferry, move.b % COPIES)
        river.set_frog(seat, city_place(move.a, index))
        board_ferry(table, seat, move.a, index)
        return
    space = move.a
    river.set_frog(seat, space)
    table.emit_open("frog", seat, space=part.spaces[space].id)
    trade = part.spaces[space].trade
    if trade is not None:
        trade.start(table, seat, seat, -1)
    elif river.up >> space & 1:
        destination(table, space).trade.start(table, seat, seat, -1)
    else:  # EX.pearlbrook.river.first_visit
        turn_up(table, seat, space)
        table.stack.append(Run(seat, seat, -1, USE_CARD, (space,)))
        gain_pearls(table, seat, FIRST_PEARL)


def turn_up(table: Table, seat: int, space: int) -> None:
    """The card of a space is turned up; it stays for the whole game (EX.pearlbrook.river.fixed)."""
    river = river_of(table)
    river.up |= 1 << space
    if table.listener is not None:
        table.emit("river-turned", seat, {"river_card": destination(table, space).id}, chance=True)


def board_ferry(table: Table, seat: int, owner: int, index: int) -> None:
    """A frog on a Ferry uses a card of the river; a guest brings the owner a token
    (EX.pearlbrook.card.ferry, .ferry_frog)."""
    card = table.config.pack.cards[table.city_of(owner)[index]]
    table.emit_open("frog-ferry", seat, owner=owner, card=card.id)
    if owner != seat and not (ask.watched(table) and ask.open_tokens(table, owner, seat, card.open)):
        if owner < len(table.players):
            table.gain_points(owner, card.open)
        else:
            table.config.opponent.visited(table, card.open)
    assert card.visit is not None
    card.visit.start(table, seat, owner, index)


# ---------------------------------------------------------------------- using a card


class UseRiverCard(Effect):
    """On a Ferry: use a face-up river destination for its price, taken or not and whatever its space asks
    for, but not the Shoal (EX.pearlbrook.card.ferry_copy, .ferry_not_shoal, .ferry_no_first_pearl).

    Workers find nothing to do here; to Nightweave it is a card like any other.
    """

    pattern: ClassVar[str] = r"use a river card"
    ask: str = "ask-ferry"
    wants: tuple[int, ...] = (kinds.TRADE,)
    estimate: float = 1.5

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return False

    def go_on(self, table: Table, run: Run) -> list[Move]:
        part = part_of(table.config.pack)
        options = [part.trade[space] for space in range(part.banks) if usable(table, run.seat, space)]
        if not options:  # only in an imagined world
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        destination(table, move.a).trade.start(table, run.seat, run.seat, -1)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > 0

    def option(self, table: Table, run: Run, move: Move) -> str:
        return trade_words(table, move)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return not_traded(table, run.seat, move.a)


class UseCard(Effect):
    """The visitor who has turned up a card may use it at once, for its whole price
    (EX.pearlbrook.river.use_optional)."""

    shape: str = "bank"
    ask: str = "ask-use-river"
    wants: tuple[int, ...] = (kinds.TRADE,)
    below: tuple[str, ...] = ANYTHING

    def space(self, run: Run) -> int:
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        river = river_of(table)
        return river.frogs[run.seat] == self.space(run) and river.up >> self.space(run) & 1 > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        part = part_of(table.config.pack)
        done = table.config.pack.moves.done
        if usable(table, run.seat, self.space(run)):
            return [part.trade[self.space(run)], done]
        if self.must_ask(table, run):
            return [done]
        table.stack.pop()
        return []

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            destination(table, move.a).trade.start(table, run.seat, run.seat, -1)

    def must_ask(self, table: Table, run: Run) -> bool:
        # Whether a citizen's price can be paid depends on the hand, which the others do not see.
        return destination(table, self.space(run)).citizen and len(table.players[run.seat].hand) > 0

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase(self.ask, card=destination(table, self.space(run)).name)

    def rule_of(self, table: Table, run: Run) -> str:
        return destination(table, self.space(run)).rule

    def title_of(self, table: Table, run: Run) -> Said:
        return destination(table, self.space(run)).name

    def option(self, table: Table, run: Run, move: Move) -> str:
        return trade_words(table, move)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != self.space(run):
            return no("EX.pearlbrook.river.first_visit", "other-bank")
        return not_traded(table, run.seat, move.a)


def trade_words(table: Table, move: Move) -> str:
    if move.kind != kinds.TRADE:
        return ""
    return say("move-trade-river", card=destination(table, move.a).name)


def not_traded(table: Table, seat: int, space: int) -> Refusal | None:
    """Why a river destination cannot be used."""
    if not river_of(table).up >> space & 1:
        return no("EX.pearlbrook.card.ferry_copy", "river-down")
    it = destination(table, space)
    return no(it.rule, "river-price", card=it.name) if not usable(table, seat, space) else None


USE_CARD: Final[UseCard] = UseCard()
USE_CARD.place = "river-use"

EFFECTS: Final[tuple[type[Effect], ...]] = (UseRiverCard,)
"""Effects that the pack can name."""


# ---------------------------------------------------------------------- why not


def not_sent(table: Table, seat: int, move: Move) -> Refusal:
    """Why a frog cannot go somewhere."""
    part = part_of(table.config.pack)
    river = river_of(table)
    if not at_home(table, seat):
        return no("EX.pearlbrook.frog.once", "frog-away")
    if move.kind == kinds.FROG_CITY:
        return not_on_ferry(table, seat, move)
    space = part.spaces[move.a]
    if space.trade is not None:
        return no("EX.pearlbrook.river.shoal_strict", "river-price", card=space.name)
    if taken(table, move.a):
        return no("EX.pearlbrook.river.exclusive", "frog-there", place=space.name)
    if not meets(table, seat, move.a):
        return no("EX.pearlbrook.river.requirement", "river-colors", place=space.name)
    name = destination(table, move.a).name if river.up >> move.a & 1 else space.name
    return no("EX.pearlbrook.river.later_empty", "river-price", card=name)


def not_on_ferry(table: Table, seat: int, move: Move) -> Refusal:
    part = part_of(table.config.pack)
    name = table.config.pack.cards[part.ferry].name
    city = table.city_of(move.a) if move.a < owners(table) else ()
    index = find_copy(city, part.ferry, move.b % COPIES)
    if index < 0:
        return no("EX.pearlbrook.card.ferry_frog", "no-such-card", card=name)
    if taken(table, city_place(move.a, index)):
        return no("EX.pearlbrook.river.exclusive", "frog-there", place=name)
    if not ask.may_go(table, seat, city_place(move.a, index)):
        it = weather.holding(table, seat)
        assert it is not None  # her intrigues are played without a river (MW.module.no_expansions)
        return no(it.rule, "weather", weather=it.name)
    if not river_of(table).up:
        return no("EX.pearlbrook.card.ferry_not_shoal", "river-down")
    return no("EX.pearlbrook.card.ferry_copy", "ferry-price")
