"""Nightweave at Newleaf's station: her die of twelve, its cards and visitors (MW.with.newleaf.*)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.knowledge import ALL_KNOW
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.newleaf import board
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import NEWLEAF, station_of
from tanglewood.games.everdell.modules.nightweave.basics import clockwise
from tanglewood.games.everdell.modules.nightweave.deeds import can_play, card_from_deck, lay
from tanglewood.games.everdell.modules.nightweave.hand import (
    emit,
    her,
    level_points,
    put_in_hand,
    take_points,
)
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.kernel.move import Move

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

MEADOW: Final = 8
"""Results of the die from here on, counted from 0, name a card of the station."""
BEST: Final = 11
LANDS: Final = (NEWLEAF, "bellfaire")


def there(table: Table) -> bool:
    """Whether there is a station."""
    return table.config.plays(NEWLEAF)


def only_events_of_lands(pack: "Pack", specials: list[int]) -> None:
    """With Newleaf, special events come from there and from Bellfaire only (MW.with.newleaf.setup,
    EX.newleaf.setup.special_nightweave)."""
    sets = [pack.events[event].set for event in specials]
    if NEWLEAF in sets:
        specials[:] = [event for event in specials if pack.events[event].set in LANDS]


# ---------------------------------------------------------------------- the die


def in_order(table: Table, slots: list[int]) -> list[int]:
    """Places from the top, or in reverse: the arrow settles ties."""
    return slots if clockwise(table) else slots[::-1]


def slot_of(table: Table, die: int) -> int:
    """The place that the die names: from the top, or the card of the highest value
    (MW.with.newleaf.die); -1 if no card lies at the station."""
    cards = station_of(table).cards
    if die < BEST:
        return die - MEADOW
    points = table.config.pack.points
    best, found = -99, -1
    for slot in in_order(table, list(range(len(cards)))):
        if cards[slot] != NO_CARD and points[cards[slot]] > best:
            best, found = points[cards[slot]], slot
    return found


def next_card(table: Table, die: int) -> int:
    """The named place, or the next one below it with a card; -1 if there is none."""
    cards = station_of(table).cards
    here = slot_of(table, die)
    for i in range(len(cards)):
        slot = (max(0, here) + i) % len(cards)
        if cards[slot] != NO_CARD:
            return slot
    return -1


# ---------------------------------------------------------------------- her actions


def play_card(table: Table, die: int) -> None:
    """She plays a station card for level points, and the others go; from her own place it is the top card of
    the deck, without points (MW.with.newleaf.play_station)."""
    rule = "MW.with.newleaf.play_station"
    if die < BEST and her(table).pawn == die:
        card = card_from_deck(table, rule)
        if card != NO_CARD:
            lay(table, card, rule, -1)
        return
    slot = next_card(table, die)
    if slot >= 0:
        lay(table, board.take_card(table, slot), rule, -1)
        take_points(table, level_points(table), rule)
    for other in range(len(station_of(table).cards)):
        card = board.throw_card(table, other)
        if card != NO_CARD:
            emit(table, "station-threw", rule, card)
    board.fill_station(table)


def enter(table: Table, die: int) -> None:
    """She steps onto a place of the station, plays its card, and takes a visitor
    (MW.with.newleaf.enter_station)."""
    rule = "MW.with.newleaf.enter_station"
    slot = next_card(table, die)
    if slot < 0:
        slot = die - MEADOW if die < BEST else 0  # like MW.nw.action.enter_empty
    card = board.take_card(table, slot)
    her(table).pawn = board.FIRST_SLOT + slot
    emit(table, "station", rule, slot=slot)
    if card != NO_CARD and can_play(table, card):
        lay(table, card, rule, -1)
    elif card != NO_CARD:
        table.discard_open(card)
        emit(table, "threw", rule, card)
    take_visitor(table, rule)


def entered_meadow(table: Table) -> None:
    """Newleaf's cards of the Meadow go to her hand; all gaps but hers are filled
    (MW.with.newleaf.enter_meadow)."""
    cards = table.config.pack.cards
    for slot in range(len(table.meadow)):
        card = table.meadow[slot]
        if card != NO_CARD and cards[card].set == NEWLEAF:
            table.set_slot(slot, NO_CARD)
            put_in_hand(table, card, ALL_KNOW)
            emit(table, "took", "MW.with.newleaf.enter_meadow", card, slot=slot)
    table.fill_meadow()


def take_card(table: Table, die: int) -> None:
    """A random card goes to her hand, seen by all."""
    slot = next_card(table, die)
    if slot >= 0:
        card = board.take_card(table, slot)
        put_in_hand(table, card, ALL_KNOW)
        emit(table, "station-took", "MW.with.newleaf.die", card)


def clear_card(table: Table, die: int) -> None:
    """A random card is discarded."""
    slot = next_card(table, die)
    if slot >= 0:
        emit(table, "station-threw", "MW.with.newleaf.die", board.throw_card(table, slot))


# ---------------------------------------------------------------------- visitors


def take_visitor(table: Table, rule: str) -> None:
    """The higher visitor on show becomes loot, the other one is discarded; the arrow settles ties."""
    station = station_of(table)
    kinds = newleaf_in(table.config.pack).visitors
    shown = station.on_show()
    best, found = -1, -1
    for pile in in_order(table, list(range(len(shown)))):
        if shown[pile] >= 0 and kinds[shown[pile]].points > best:
            best, found = kinds[shown[pile]].points, pile
    if found < 0:
        return
    other = 1 - found
    if shown[other] >= 0:
        gone = kinds[board.dismiss(table, other)].id
        table.emit_open("nightweave-visitor-gone", table.config.first, rule=rule, visitor=gone)
    station.hers = (*station.hers, shown[found])
    table.emit_open("nightweave-visitor", table.config.first, rule=rule, visitor=kinds[shown[found]].id)
    board.take_visitor(table, found)


def visitor_points(table: Table, level: int) -> int:
    """She scores as many visitors as her level says, the best ones, whatever they ask for
    (MW.with.newleaf.visitors, MW.nw.score.expansions)."""
    kinds = newleaf_in(table.config.pack).visitors
    points = sorted([kinds[visitor].points for visitor in station_of(table).hers])
    return sum(points[len(points) - min(level, len(points)) :])


class TrainBonus(Effect):
    """After the action of a card with a train she takes a visitor (MW.with.newleaf.train_bonus)."""

    below: tuple[str, ...] = ANYTHING

    def possible(self, table: Table, run: Run) -> bool:
        return nightweave_at(table) is not None and there(table)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        take_visitor(table, "MW.with.newleaf.train_bonus")
        return []


TRAIN_BONUS: Final[TrainBonus] = TrainBonus()
TRAIN_BONUS.place = "nightweave-train"
