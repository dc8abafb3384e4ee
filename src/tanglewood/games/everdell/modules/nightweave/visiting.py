"""Spaces in cities that a human chooses for Nightweave's spiders (MW.nw.worker.own_city, .open)."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import find_copy
from tanglewood.games.everdell.board.player import city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.nightweave import spiders
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import emit, her, her_number, take_points
from tanglewood.games.everdell.modules.nightweave.scheme import moments
from tanglewood.games.everdell.modules.pearlbrook import spider
from tanglewood.games.everdell.moves import COPIES, SEND, SEND_BESIDE
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal


def own_spaces(table: Table) -> list[Move]:
    """Where a spider can go in her own city."""
    return spider.own_spaces(table, spiders.own_spaces(table))


def visit_card(table: Table, move: Move) -> int:
    """A spider goes to the card a move names, or to a space beside a city. Returns the card's place in its
    city."""
    if move.kind == SEND_BESIDE:  # MW.with.spirecrest.spaces
        spiders.place_spider(table, move.a)
        return -1
    index = find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES)
    spiders.place_spider(table, city_place(move.a, index))
    return index


def emit_beside(table: Table, move: Move, rule: str) -> None:
    """She has gone to a space beside a city."""
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "place": table.config.pack.places[move.a]}
        table.emit("nightweave-placed", table.config.first, values)


def not_beside(table: Table, move: Move) -> Refusal:
    return no("", "visited", card=table.config.pack.locations[move.a].name)


class OwnSpace(Effect):
    """The human chooses which card of her city she visits (MW.nw.worker.own_city, .human_choice)."""

    ask: str = "ask-her-space"
    rule: str = "MW.nw.worker.own_city"
    wants: tuple[int, ...] = (SEND, SEND_BESIDE)
    below: tuple[str, ...] = ("extortion",)

    def possible(self, table: Table, run: Run) -> bool:
        return her(table).at_home > 0 and len(own_spaces(table)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return own_spaces(table)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == SEND_BESIDE:
            visit_card(table, move)
            emit_beside(table, move, "MW.nw.worker.own_city")
        elif spider.is_ship(table, move.b // COPIES):
            spider.sail(table, move)
        else:
            visit_card(table, move)
            emit(table, "visited-own", "MW.nw.worker.own_city", move.b // COPIES)
        take_points(table, lair_of(table.config.pack).own_city, "MW.nw.worker.own_city")

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == SEND_BESIDE:
            return not_beside(table, move)
        name = table.config.pack.cards[move.b // COPIES].name
        if move.a != her_number(table):
            return no("", "her-city")
        if table.config.pack.cards[move.b // COPIES].open:
            return no("", "open-card", card=name)
        return no("", "visited", card=name)


class OpenSpace(Effect):
    """The human chooses which open card she visits; its owner takes the tokens (MW.nw.worker.open)."""

    ask: str = "ask-her-open"
    rule: str = "MW.nw.worker.open"
    wants: tuple[int, ...] = (SEND, SEND_BESIDE)
    shape: str = "| other"
    below: tuple[str, ...] = ("extortion",)

    def city(self, run: Run) -> int:
        """Whose city she visits, once that is known."""
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        if her(table).at_home <= 0:
            return False
        if not run.begun:
            return spiders.city_to_visit(table) != spiders.NONE
        owner = self.city(run)
        if owner < 0 or not spiders.open_cards(table, owner):
            return False
        return owner in (run.seat, her_number(table))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.begun:
            owner = spiders.city_to_visit(table)
            chooser = owner if owner < len(table.players) else run.seat
            table.stack[-1] = Run(chooser, chooser, -1, OPEN_SPACE, (owner,))
            return []
        return spiders.open_cards(table, self.city(run))

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        visit_card(table, move)
        card = move.b // COPIES
        owner = self.city(run)
        tokens = move.b if move.kind == SEND_BESIDE else table.config.pack.cards[card].open
        if move.kind == SEND_BESIDE:
            emit_beside(table, move, "MW.nw.worker.open")
        elif table.listener is not None:
            name = table.config.pack.cards[card].id
            values: dict[str, int | str] = {"rule": "MW.nw.worker.open", "card": name, "owner": owner}
            table.emit("nightweave-visited", table.config.first, values)
        if moments.watched(table) and ask.open_tokens(table, owner, her_number(table), tokens):
            return
        if owner == her_number(table):
            take_points(table, tokens, "MW.nw.worker.open")
        else:
            table.gain_points(owner, tokens)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == SEND_BESIDE:
            return not_beside(table, move)
        name = table.config.pack.cards[move.b // COPIES].name
        if move.a != self.city(run):
            return no("", "her-city" if self.city(run) == her_number(table) else "your-city-first")
        if not table.config.pack.cards[move.b // COPIES].open:
            return no("", "not-open-card", card=name)
        return no("MW.nw.worker.open_occupied", "visited", card=name)


OWN_SPACE: Final[OwnSpace] = OwnSpace()
OWN_SPACE.place = "nightweave-own-space"
OWN_SPACE.title = phrase("nightweave")
OPEN_SPACE: Final[OpenSpace] = OpenSpace()
OPEN_SPACE.place = "nightweave-open-space"
OPEN_SPACE.title = phrase("nightweave")
