"""Cards that are played from under a discovery or from beside Stormvale (EX.spirecrest.discovery.tucked,
.stormvale)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest.finds import fill_row
from tanglewood.games.everdell.modules.spirecrest.parts import (
    LESS_FOR,
    PLAY_BESIDE,
    PLAY_UNDER,
    Discovery,
    part_at,
)
from tanglewood.games.everdell.modules.spirecrest.state import changed, mountain, owner_of
from tanglewood.games.everdell.play.arriving import can_arrive
from tanglewood.games.everdell.play.costs import cost_of, within_means
from tanglewood.games.everdell.play.paying import start_paying
from tanglewood.games.everdell.play.playing import can_play
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.reducing import reduce_cost
from tanglewood.games.everdell.play.refusals import not_playable
from tanglewood.games.everdell.play.sources import SOURCE, SOURCES
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.games.everdell.play.ways import WayToPay
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

if TYPE_CHECKING:
    pass

UNDER: Final = 40
"""A card under a discovery."""
BESIDE: Final = 41
"""A card beside Stormvale."""
SOURCES[UNDER] = "under"
SOURCES[BESIDE] = "stormvale"


def shelter(table: Table, seat: int) -> Discovery | None:
    """The discovery of a seat under which cards lie."""
    part = part_at(table)
    for find in mountain(table).finds[seat]:
        if part.discoveries[find].tucks:
            return part.discoveries[find]
    return None


def to_play(table: Table, seat: int) -> list[tuple[int, int]]:
    """Cards that a seat may play from there, each with its source; they are no cards of the Meadow
    (EX.spirecrest.discovery.stormvale_place)."""
    land = mountain(table)
    found = [(card, UNDER) for card in sorted(set(land.tucked[seat]))]
    return found + [(card, BESIDE) for card in sorted(set(land.row)) if card != NO_CARD]


def turn_moves(table: Table, seat: int) -> list[Move]:
    part = part_at(table)
    land = mountain(table)
    under = tuple([card for card in land.tucked[seat] if can_play(table, seat, card, UNDER)])
    options = unlike(part.play_under, under)
    for slot in range(len(land.row)):
        if land.row[slot] != NO_CARD and can_play(table, seat, land.row[slot], BESIDE):
            options.append(part.play_beside[slot])
    return options


def play_turn(table: Table, seat: int, move: Move) -> None:
    table.stack[-1] = EndOfTurn(seat)
    if move.kind == PLAY_UNDER:
        start_paying(table, seat, move.a, UNDER)
    else:
        start_paying(table, seat, mountain(table).row[move.a], BESIDE)


def refuse_turn(table: Table, seat: int, move: Move) -> Refusal | None:
    if move.kind == PLAY_UNDER:
        if move.a in mountain(table).tucked[seat]:
            return not_playable(table, seat, move.a, UNDER)
        return no("EX.spirecrest.discovery.tucked", "not-under", card=table.config.pack.cards[move.a].name)
    if move.kind == PLAY_BESIDE:
        row = mountain(table).row
        if move.a < len(row) and row[move.a] != NO_CARD:
            return not_playable(table, seat, row[move.a], BESIDE)
        return no("EX.spirecrest.discovery.stormvale", "slot", slot=move.a + 1)
    return None


def take_up(table: Table, seat: int, card: int, source: int) -> None:
    """The card is laid on the table to be paid for."""
    land = mountain(table)
    if source == UNDER:
        row = land.tucked[seat]
        i = row.index(card)
        land.tucked = changed(land.tucked, seat, row[:i] + row[i + 1 :])
    elif source == BESIDE:
        i = land.row.index(card)
        land.row = land.row[:i] + (NO_CARD,) + land.row[i + 1 :]


def card_leaves(table: Table, seat: int, source: int) -> None:
    """A card from beside Stormvale is paid: the gap is filled, and its owner gains a point if another player
    took it."""
    if source != BESIDE:
        return
    fill_row(table)
    owner = owner_of(table, part_at(table).named("stormvale"))
    if 0 <= owner < len(table.players) and owner != seat:
        table.gain_points(owner, 1)


def comes_from(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a card that is being paid for can have lain there."""
    if source == UNDER:
        it = shelter(table, seat)
        return it is not None and (it.tucks == "critter") == table.config.pack.cards[card].critter
    return source == BESIDE and NO_CARD in mountain(table).row


class CheaperFromUnder(WayToPay):
    """The discovery under which a card lies makes it cheaper, like any card-playing ability."""

    words: tuple[int, ...] = (LESS_FOR,)
    order: int = 15
    effort: int = 3

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        if source & SOURCE != UNDER:
            return False
        it = shelter(table, seat)
        cost = cost_of(table, card, source, seat)
        if it is None or not sum(cost):
            return False
        kind = table.config.pack.cards[card]
        return within_means(table, seat, kind, cost, it.less, it.among) and can_arrive(table, seat, card, -1)

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        return [part_at(table).less_for] if self.open(table, seat, card, source) else []

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        it = shelter(table, seat)
        assert it is not None
        table.emit_open("used-find", seat, find=it.id)
        reduce_cost(table, seat, card, source, it.less, it.among)

    def refuse(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        if source & SOURCE != UNDER:
            name = table.config.pack.cards[card].name
            return no("EX.spirecrest.discovery.tucked", "not-under", card=name)
        return not_playable(table, seat, card, source)


CHEAPER: "Final[CheaperFromUnder]" = CheaperFromUnder()
