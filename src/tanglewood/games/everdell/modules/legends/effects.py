"""What only legends do (MW.legend.*)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, OneOf, Run
from tanglewood.games.everdell.effects.choices import ANY_NUMBER, DiscardCards
from tanglewood.games.everdell.effects.gaining import some_card
from tanglewood.games.everdell.effects.locations import copy_location, not_usable, usable
from tanglewood.games.everdell.effects.production import ActivateGreen, activate, active_cards, chosen
from tanglewood.games.everdell.moves import (
    CLAIM,
    COPIES,
    COPY,
    SLIP,
)
from tanglewood.games.everdell.play.placing import achieve
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import unpaid_event
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

# ---------------------------------------------------------------------- places


class CopyTaken(Effect):
    """Use up to so many different locations on which anybody's workers stand (MW.legend.strey_softpaw)."""

    pattern: ClassVar[str] = r"copy 0-(\d+) locations with workers"
    wants: tuple[int, ...] = (COPY,)
    shape: str = "*location"
    estimate: float = 2.5
    below: tuple[str, ...] = ANYTHING

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return CopyTaken(int(words[0]))

    def used(self, run: Run) -> tuple[int, ...]:
        """The locations used so far."""
        return run.data

    def possible(self, table: Table, run: Run) -> bool:
        return len(self.used(run)) <= self.most

    def taken(self, table: Table, seat: int) -> list[int]:
        standing = self.standing(table)
        return [place for place in usable(table, seat, True) if place in standing]

    def standing(self, table: Table) -> set[int]:
        """Where anybody's workers stand."""
        found: set[int] = set()
        for player in table.players:
            found.update([place & SPOT for place in player.placed])
        if table.opponent is not None:
            found.update(table.opponent.placed)
        return found

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.taken(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        used = self.used(run)
        left = [moves.copy[place] for place in self.taken(table, run.seat) if place not in used]
        if len(used) == self.most or not left:
            table.stack.pop()
            return []
        return [*left, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            return
        table.stack[-1] = run.with_data((*self.used(run), move.a))
        copy_location(table, run.seat, move.a)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-copy-taken", n=self.most - len(self.used(run)))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        name = table.config.pack.locations[move.a].name
        if move.a in self.used(run):
            return no("MW.legend.strey_softpaw_two", "used-already", place=name)
        why = not_usable(table, run.seat, move.a, True)
        if move.a not in self.standing(table) and (why is None or why.rule):
            return no("", "no-worker-there", place=name)
        return why


class AchieveAny(OneOf):
    """Achieve an event without what it asks of the city; its costs are paid (MW.legend.amilla_glistendew)."""

    pattern: ClassVar[str] = r"achieve any event"
    ask: str = "ask-achieve"
    wants: tuple[int, ...] = (CLAIM,)
    estimate: float = 4.0

    def targets(self, table: Table, seat: int) -> list[Move]:
        pack = table.config.pack
        found: list[Move] = []
        for number in [*table.config.basic_events, *table.config.specials]:
            does = pack.events[number].does
            if not table.claimed >> number & 1 and (does is None or does.payable(table, seat, seat, -1)):
                found.append(pack.moves.claim[number])
        return found

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        # Without a worker of its own: that one stays on the card (MW.legend.amilla_worker).
        achieve(table, run.seat, move.a - table.config.pack.first_event)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return unpaid_event(table, move.a - table.config.pack.first_event)


# ---------------------------------------------------------------------- the player's city


class ActivateSome(ActivateGreen):
    """Activate up to `most` different green cards of the player's city (MW.legend.chipter_swipple)."""

    pattern: ClassVar[str] = r"activate (\d+) green"
    sweeps: bool = True
    shape: str = "*index"
    estimate: float = 2.5
    below: tuple[str, ...] = ANYTHING

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return ActivateSome(int(words[0]))

    def acted(self, run: Run) -> tuple[int, ...]:
        """The places of the cards that acted."""
        return run.data

    def possible(self, table: Table, run: Run) -> bool:
        return len(self.acted(run)) <= self.most

    def moved_up(self, data: tuple[int, ...], index: int) -> tuple[int, ...]:
        return on_card.moved_up(data, index, on_card.GONE)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(active_cards(table, seat, owner, True, True)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options: list[Move] = []
        if len(self.acted(run)) < self.most:
            but = run.first if run.begun else -1
            # MW.legend.chipter_swipple_which: by its place in the city, so copies are different cards
            options = active_cards(table, run.seat, run.owner, True, True, but)
        if not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            return
        here = chosen(table, move)
        table.stack[-1] = run.with_data((*self.acted(run), here))
        activate(table, run.seat, move.a, here)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-activate-some", n=self.most - len(self.acted(run)))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a == run.owner and chosen(table, move) in self.acted(run):
            return no("", "acted", card=table.config.pack.cards[move.b // COPIES].name)
        return super().misfit(table, run, move)


class SlipUnder(Effect):
    """Take the printed cost of a construction, under which the card lies (MW.legend.silver_scale_spring)."""

    pattern: ClassVar[str] = r"slip under a construction"
    ask: str = "ask-slip"
    wants: tuple[int, ...] = (SLIP,)
    marks: bool = True
    estimate: float = 2.5

    def places(self, table: Table, seat: int, index: int) -> list[int]:
        cards = table.config.pack.cards
        city = table.players[seat].city
        return [i for i in range(len(city)) if i != index and not cards[city[i]].critter]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        places = self.places(table, run.seat, run.index)
        if not places:  # MW.legend.spring_alone
            table.stack.pop()
            return []
        return city_moves(table, run.seat, places, table.config.pack.moves.slip)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        pack = table.config.pack
        city = table.players[run.seat].city
        host = pack.cards[city[on_card.find_copy(city, move.b // COPIES, move.b % COPIES)]]
        table.emit_open("slipped", run.seat, card=pack.cards[city[run.index]].id, host=host.id)
        for resource in range(4):
            if host.cost[resource]:
                table.gain(run.seat, resource, host.cost[resource])

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != run.seat:
            return no("", "own-card")
        card = move.b // COPIES
        if on_card.find_copy(table.players[run.seat].city, card, move.b % COPIES) == run.index:
            return no("MW.legend.spring_alone", "itself", card=table.config.pack.cards[card].name)
        return None


# ---------------------------------------------------------------------- the hand


class CountHand(Effect):
    """Point tokens for the cards in hand (MW.legend.jor_goldwing)."""

    pattern: ClassVar[str] = r"(\d+) point per hand card, at most (\d+)"
    instant: bool = True
    estimate: float = 4.0

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return CountHand(int(words[0]), int(words[1]))

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        n = min(self.most, self.each * len(table.players[seat].hand))
        if n:
            table.gain_points(seat, n)


class FillHand(DiscardCards):
    """Discard any number of cards, then draw up to the hand limit (MW.legend.poe)."""

    pattern: ClassVar[str] = r"discard any, fill hand"
    loose: ClassVar[bool] = False
    estimate: float = 2.5

    def __init__(self) -> None:
        super().__init__(0, ANY_NUMBER, 0, 0, 0, 1)

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return FillHand()

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) > 0 or some_card(table)

    def finish(self, table: Table, run: Run, done: int) -> None:
        super().finish(table, run, done)
        table.draw(run.seat, table.room(run.seat))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-post-discard")


EFFECTS: Final[tuple[type[Effect], ...]] = (
    CopyTaken,
    AchieveAny,
    ActivateSome,
    SlipUnder,
    CountHand,
    FillHand,
)
"""Those the pack can name."""
