"""Nightweave prepares for a season, and the end of her autumn (MW.nw.prepare.*, MW.nw.end.*)."""

from typing import Final

from tanglewood.games.everdell.board.knowledge import ALL_KNOW
from tanglewood.games.everdell.board.player import AUTUMN, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.newleaf.board import fill_station
from tanglewood.games.everdell.modules.nightweave import meetings, spiders, station
from tanglewood.games.everdell.modules.nightweave.basics import next_card, roll, shuffled, take_event
from tanglewood.games.everdell.modules.nightweave.cards import SEASONS, lair_of
from tanglewood.games.everdell.modules.nightweave.hand import draw, emit, her, put_in_hand
from tanglewood.games.everdell.modules.nightweave.scheme import moments
from tanglewood.games.everdell.modules.nightweave.state import HOME
from tanglewood.games.everdell.modules.pearlbrook import spider
from tanglewood.kernel.move import Move


class Prepare(Effect):
    """She prepares for the next season instead of an action (MW.nw.prepare.*)."""

    def possible(self, table: Table, run: Run) -> bool:
        return her(table).season < AUTUMN

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        nightweave = her(table)
        for module in table.config.modules:
            module.opponent_prepares(table)
        if moments.watched(table):
            moments.leaving(table)
        nightweave.placed = ()
        nightweave.pawn = HOME  # MW.nw.prepare.home: the gap is filled with the others below
        nightweave.special = False
        emit(table, "home", "MW.nw.prepare.home")
        free_event(table, "MW.nw.prepare.free_event")
        nightweave.season += 1
        lair = lair_of(table.config.pack)
        river = table.config.plays("pearlbrook")
        cards = [*nightweave.deck, *nightweave.played, *lair.pile(nightweave.season, river)]
        cards.sort()  # MW.nw.prepare.deck, .deck_sizes
        nightweave.deck = shuffled(table, cards)
        nightweave.played = ()
        # MW.nw.prepare.spring, .summer, .autumn: the pack says what each brings.
        season = lair.seasons[nightweave.season]
        gained = spider.spiders_gained(table, nightweave.season, season.spiders)
        nightweave.spiders += gained
        spider.frog_comes_home(table)
        if table.listener is not None:
            name = SEASONS[nightweave.season]
            values: dict[str, int | str] = {"rule": f"MW.nw.prepare.{name}", "season": name}
            table.emit("nightweave-prepared", table.config.first, {**values, "n": gained})
        draw(table, season.draws, f"MW.nw.prepare.{SEASONS[nightweave.season]}")
        if season.legend and table.config.legends:
            meetings.deal_legend(table)
        for _ in range(season.takes):
            take_from_meadow(table)
        for _ in range(season.clears):
            clear_meadow(table)
        table.fill_meadow()
        if station.there(table):
            fill_station(table)
        if moments.watched(table):
            moments.prepared(table)
        return []


def free_event(table: Table, rule: str) -> None:
    """She takes a basic event that she fully meets (MW.nw.prepare.free_event, MW.nw.end.last_event)."""
    number = spiders.event_for_her(table, True, spiders.MET)
    if number != spiders.NONE:
        take_event(table, number, rule)


def take_from_meadow(table: Table) -> None:
    """A random Meadow card goes to her hand, seen by all."""
    die = roll(table, "MW.nw.prepare.random_meadow")
    if die >= station.MEADOW:
        station.take_card(table, die)
        return
    slot = next_card(table, die)
    if slot >= 0:
        card = table.meadow[slot]
        table.set_slot(slot, NO_CARD)
        put_in_hand(table, card, ALL_KNOW)
        emit(table, "took", "MW.nw.prepare.summer", card, slot=slot)


def clear_meadow(table: Table) -> None:
    die = roll(table, "MW.nw.prepare.random_meadow")
    if die >= station.MEADOW:
        station.clear_card(table, die)
        return
    slot = next_card(table, die)
    if slot >= 0:
        card = table.meadow[slot]
        table.set_slot(slot, NO_CARD)
        table.discard_open(card)
        emit(table, "cleared", "MW.nw.prepare.random_meadow", card, slot=slot)


class Finish(Effect):
    """The end of her autumn: loot joins her city, a last basic event (MW.nw.end.*)."""

    def possible(self, table: Table, run: Run) -> bool:
        return her(table).season == AUTUMN and not her(table).finished

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        nightweave = her(table)
        nightweave.finished = True
        for card in (*nightweave.loot, *nightweave.hidden):
            if table.config.pack.cards[card].into_opponent:
                table.discard_open(card)  # MW.nw.end.loot_cards
            else:
                nightweave.city = nightweave.city + (card,)
        nightweave.loot = ()
        nightweave.hidden = ()
        emit(table, "finished", "MW.nw.end.hers")
        free_event(table, "MW.nw.end.last_event")
        spider.last_wonder(table)
        return []


PREPARE: Final[Prepare] = Prepare()
PREPARE.place = "nightweave-prepares"
FINISH: Final[Finish] = Finish()
FINISH.place = "nightweave-finishes"
