"""What a turn can be used for with Newleaf: playing a card of the station or the reserved one, reserving a
card, travelling by ticket (EX.newleaf.station.*, .reserve.*, .ticket.*)."""

from typing import Final

from tanglewood.games.everdell.board.picking import free_slots
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.newleaf import moves as word
from tanglewood.games.everdell.modules.newleaf.board import fill_station, take_card
from tanglewood.games.everdell.modules.newleaf.cards.drawing import at_station, no_station_card
from tanglewood.games.everdell.modules.newleaf.part import words_in
from tanglewood.games.everdell.modules.newleaf.sources import FROM_STATION, RESERVED
from tanglewood.games.everdell.modules.newleaf.state import (
    INBOUND,
    NEWLEAF,
    NO_TICKET,
    NO_TOKEN,
    OUTBOUND,
    READY,
    USED,
    Station,
    station_of,
    with_one,
)
from tanglewood.games.everdell.modules.rugwort.cards import DownToLimit
from tanglewood.games.everdell.play.lifting import MoveWorker, lift_word, not_lifted, own_to_move
from tanglewood.games.everdell.play.paying import start_paying
from tanglewood.games.everdell.play.placing import place_of
from tanglewood.games.everdell.play.playing import can_play
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import no_destination, not_playable
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

SUMMER: Final = 2

ELSEWHERE: Final = {
    word.RESERVE_MEADOW: "EX.newleaf.reserve.action",
    word.RESERVE_STATION: "EX.newleaf.reserve.action",
    word.TAKE_STATION: "EX.newleaf.station.play",
    word.CLEAR_STATION: "EX.newleaf.knoll.effect",
    word.TILE: "EX.newleaf.station.any_tile",
    word.DISMISS: "EX.newleaf.visit.effect",
    word.WELCOME: "EX.newleaf.visit.effect",
    word.GILD: "EX.newleaf.golden.construction",
    word.RESERVATION: "EX.newleaf.reserve.discount",
    word.KEEP_RESERVED: "EX.newleaf.reserve.season",
    word.DROP_RESERVED: "EX.newleaf.reserve.season",
    word.MIMIC: "EX.newleaf.card.air_balloon",
}
"""In a turn nothing asks: the rule that says when a move of some kind has its time."""


def turn_moves(table: Table, seat: int) -> list[Move]:
    """What a seat may do besides the usual actions."""
    station = station_of(table)
    words = station.part.words
    assert words is not None
    found: list[Move] = []
    cards = station.cards
    for slot in range(len(cards)):
        # EX.newleaf.station.play, .not_meadow
        if cards[slot] != NO_CARD and can_play(table, seat, cards[slot], FROM_STATION + slot):
            found.append(words.play_station[slot])
    held = station.reserved[seat]
    if held >= 0:
        if can_play(table, seat, held, RESERVED):
            found.append(words.play_reserved)
    elif held == READY and can_reserve(table, station):  # EX.newleaf.reserve.one
        found.append(words.reserve)
    if station.tickets[seat] != NO_TICKET and may_travel(table, seat) and can_lift(table, seat):
        found.append(words.ticket)
    return found


def can_reserve(table: Table, station: Station) -> bool:
    """Whether any card lies at the station or, for players, in the Meadow."""
    for card in station.cards:
        if card != NO_CARD:
            return True
    for slot in range(len(table.meadow)):
        if table.slot_free(slot):
            return True
    return False


def may_travel(table: Table, seat: int) -> bool:
    """Whether the side of the ticket that is up may be used now (EX.newleaf.ticket.twice)."""
    side = station_of(table).tickets[seat]
    return side == OUTBOUND or (side == INBOUND and table.players[seat].season >= SUMMER)


def can_lift(table: Table, seat: int) -> bool:
    """Whether a worker stands anywhere but for good (EX.newleaf.ticket.not): also on an event or the Journey
    (EX.newleaf.ticket.journey; EX.newleaf.unknown left that open)."""
    for place in table.players[seat].placed:
        if own_to_move(place):
            return True
    return False


def play_turn(table: Table, seat: int, move: Move) -> bool:
    """Carry out one of these moves; each is a whole turn."""
    kind = move.kind
    if kind not in word.IN_TURN:
        return False
    station = station_of(table)
    table.stack[-1] = EndOfTurn(seat)
    if kind == word.PLAY_STATION:
        start_paying(table, seat, station.cards[move.a], FROM_STATION + move.a)
    elif kind == word.PLAY_RESERVED:
        start_paying(table, seat, station.reserved[seat], RESERVED)
    elif kind == word.TICKET:
        side = station.tickets[seat]
        station.tickets = with_one(station.tickets, seat, side + 1)
        if table.listener is not None:
            table.emit_open("ticket", seat, side="outbound" if side == OUTBOUND else "inbound")
        table.stack.append(Run(seat, seat, -1, TRAVEL))
    else:
        table.stack.append(Run(seat, seat, -1, RESERVE))
    return True


def reserve(table: Table, seat: int, move: Move) -> None:
    """Put a card under the token, without its tile; the gap is filled (EX.newleaf.reserve.action)."""
    station = station_of(table)
    if move.kind == word.RESERVE_STATION:
        card = take_card(table, move.a)
    else:
        card = table.meadow[move.a]
        table.set_slot(move.a, NO_CARD)
    station.reserved = with_one(station.reserved, seat, card)
    if table.listener is not None:
        table.emit_open("reserved", seat, card=table.config.pack.cards[card].id)
    if move.kind == word.RESERVE_STATION:
        fill_station(table)
    else:
        table.fill_meadow()


class Reserve(Effect):
    """Which card is reserved: one of the Meadow or of the station."""

    ask: str = "ask-reserve"
    rule: str = "EX.newleaf.reserve.action"
    wants: tuple[int, ...] = (word.RESERVE_MEADOW, word.RESERVE_STATION)
    once: bool = True

    def possible(self, table: Table, run: Run) -> bool:
        return station_of(table).reserved[run.seat] == READY

    def go_on(self, table: Table, run: Run) -> list[Move]:
        words = words_in(table.config.pack)
        return free_slots(table, words.reserve_meadow) + at_station(table, words.reserve_station)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        reserve(table, run.seat, move)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == word.RESERVE_STATION:
            return no_station_card(move)
        if table.meadow[move.a] == NO_CARD:
            return no("EV.draw.both_empty", "slot", slot=move.a + 1)
        name = table.config.pack.cards[table.meadow[move.a]].name
        return no("EV.solo.meadow_blocked", "blocked", card=name)


RESERVE: Final[Reserve] = Reserve()
RESERVE.place = "reserve"
RESERVE.title = phrase("title-reservation")


def take_up(table: Table, seat: int, card: int, source: int) -> None:
    """A card of the station, or the reserved one, is taken to be paid for."""
    station = station_of(table)
    if source == RESERVED:
        station.reserved = with_one(station.reserved, seat, USED)  # EX.newleaf.reserve.used
    elif FROM_STATION <= source < RESERVED:
        take_card(table, source - FROM_STATION)


# ---------------------------------------------------------------------- why not


def refuse(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why one of Newleaf's moves is not possible in a turn."""
    kind = move.kind
    if kind not in word.IN_TURN:
        return no(ELSEWHERE[kind], "not-now") if kind in ELSEWHERE else None
    if not table.config.plays(NEWLEAF):
        return no("EX.newleaf.comp.contents", "no-newleaf")
    station = station_of(table)
    if kind == word.PLAY_STATION:
        if station.cards[move.a] == NO_CARD:
            return no_station_card(move)
        return not_playable(table, seat, station.cards[move.a], FROM_STATION + move.a)
    if kind == word.TICKET:
        return no_travel(table, seat)
    held = station.reserved[seat]
    if held == NO_TOKEN:
        return no("EX.newleaf.comp.modules", "no-reservations")
    if kind == word.PLAY_RESERVED:
        if held < 0:
            return no("EX.newleaf.reserve.action", "nothing-reserved")
        return not_playable(table, seat, held, RESERVED)
    if held == USED:
        return no("EX.newleaf.reserve.used", "reservation-used")
    if held >= 0:
        return no("EX.newleaf.reserve.one", "one-reserved", card=table.config.pack.cards[held].name)
    return no("EV.draw.both_empty", "nothing-to-reserve")


def no_travel(table: Table, seat: int) -> Refusal:
    side = station_of(table).tickets[seat]
    if side == NO_TICKET:
        return no("EX.newleaf.ticket.twice", "no-ticket")
    if not may_travel(table, seat):
        return no("EX.newleaf.ticket.twice", "too-early")
    return no("EX.newleaf.ticket.not", "nobody-to-move")


# ---------------------------------------------------------------------- travelling


class Travel(MoveWorker):
    """A ticket moves a worker to another space, as far as that is free once it was lifted
    (EX.newleaf.ticket.action, .same, .old_gain)."""

    pattern: str = ""  # type: ignore[misc]  # no card has it
    rule: str = "EX.newleaf.ticket.action"
    once: bool = True

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return can_lift(table, seat)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if run.begun:
            return super().go_on(table, run)
        options: list[Move] = []
        for place in table.players[run.seat].placed:
            if own_to_move(place) and lift_word(table, place) not in options:
                options.append(lift_word(table, place))
        return options

    def possible(self, table: Table, run: Run) -> bool:
        return super().possible(table, run) and (run.begun or can_lift(table, run.seat))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if not run.begun:
            return not_lifted(table, run.seat, move, "EX.newleaf.ticket.not")
        if place_of(table, move) == self.origin(run):
            return no("EX.newleaf.ticket.action", "came-from")
        return no_destination(table, run.seat, move)


TRAVEL: Final[Travel] = Travel()
TRAVEL.place = "travel"
TRAVEL.title = phrase("title-ticket")


# ---------------------------------------------------------------------- preparing for a season


def season_begins(table: Table, seat: int) -> None:
    """A used token is readied; a card still under it may stay or go (EX.newleaf.reserve.season)."""
    station = station_of(table)
    held = station.reserved[seat]
    if held == USED:
        station.reserved = with_one(station.reserved, seat, READY)
    elif held >= 0:
        table.stack.append(Run(seat, seat, -1, KEEP_OR_DROP))


class KeepOrDrop(Effect):
    """The reserved card is kept, or discarded so that another one may be reserved."""

    rule: str = "EX.newleaf.reserve.season"
    wants: tuple[int, ...] = (word.KEEP_RESERVED, word.DROP_RESERVED)
    below: tuple[str, ...] = ANYTHING
    once: bool = True

    def possible(self, table: Table, run: Run) -> bool:
        return station_of(table).reserved[run.seat] >= 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        words = words_in(table.config.pack)
        return [words.keep_reserved, words.drop_reserved]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == word.DROP_RESERVED:
            station = station_of(table)
            card = station.reserved[run.seat]
            station.reserved = with_one(station.reserved, run.seat, READY)
            table.discard_open(card)
            table.emit_open("unreserved", run.seat, card=table.config.pack.cards[card].id)

    def asks(self, table: Table, run: Run) -> Phrase:
        card = station_of(table).reserved[run.seat]
        return phrase("ask-keep-reserved", card=table.config.pack.cards[card].name)


KEEP_OR_DROP: Final[KeepOrDrop] = KeepOrDrop()
KEEP_OR_DROP.place = "keep-reserved"
KEEP_OR_DROP.title = phrase("title-reservation")


CUT_HAND: Final[DownToLimit] = DownToLimit()
"""A player who holds too many cards without the Bank discards (EX.newleaf.card.bank)."""
CUT_HAND.place = "cut-hand"
CUT_HAND.rule = "EX.newleaf.card.bank"
