"""Cards of the player's city that are torn down, discarded or put under an event."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import PERMANENT, SPOT, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Repeated, Run
from tanglewood.games.everdell.effects.gaining import gain_any, of_choice
from tanglewood.games.everdell.effects.revealing import tuck
from tanglewood.games.everdell.moves import COPIES, REMOVE
from tanglewood.games.everdell.play.arriving import can_spare, not_spared, tear_down
from tanglewood.games.everdell.play.reasons import legend_stays, no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class TearDown(Effect):
    """Discard another card of the player's city for its printed cost (EV.card.university).

    A permanent worker on it comes to this card and stays.
    """

    pattern: ClassVar[str] = r"tear down one card"
    ask: str = "ask-tear-down"
    wants: tuple[int, ...] = (REMOVE,)

    def __init__(self) -> None:
        self.cost = True  # EV.card.university.needs

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.places(table, seat, owner, index)) > 0

    def possible(self, table: Table, run: Run) -> bool:
        return self.can(table, run.seat, run.owner, run.index)

    def places(self, table: Table, seat: int, owner: int, index: int) -> list[int]:
        """What may go: another card, no legend, none that lies face down (EV.card.university.itself,
        MW.legend.never_leaves, MW.intrigue.closed)."""
        pack = table.config.pack
        city = table.players[seat].city
        own = index if owner == seat else -1
        return [
            i
            for i in range(len(city))
            if i != own
            and not pack.cards[city[i]].rooted
            and city[i] < pack.kinds
            and can_spare(table, seat, i)
        ]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        places = self.places(table, run.seat, run.owner, run.index)
        return city_moves(table, run.seat, places, table.config.pack.moves.remove)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        city = table.players[run.seat].city
        index = on_card.find_copy(city, move.b // COPIES, move.b % COPIES)
        here = city_place(run.seat, index)
        moved: list[tuple[int, int]] = []
        # Nobody who only copies a University stays in its city (EV.place.permanent_lost).
        for seat in range(len(table.players) if run.owner == run.seat else 0):
            player = table.players[seat]
            staying = [place for place in player.placed if place & SPOT == here and place & PERMANENT]
            player.placed = tuple([place for place in player.placed if place not in staying])
            moved.extend([(seat, place & ~SPOT) for place in staying])
        tear_down(table, run.seat, index)
        new = run.index - 1 if index < run.index else run.index
        for seat, flags in moved:
            placed = table.players[seat].placed
            # It takes the space of the card, while the visitor's worker goes home as usual
            # (EV.card.university.blocked).
            table.players[seat].placed = (*placed, city_place(run.owner, new) | flags)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != run.seat:
            return no("", "own-card")
        card = move.b // COPIES
        index = on_card.find_copy(table.players[run.seat].city, card, move.b % COPIES)
        if run.owner == run.seat and index == run.index:
            return no("EV.card.university.itself", "itself", card=table.config.pack.cards[card].name)
        return legend_stays(table, card) or not_spared(table, run.seat, index)


class DiscardFromCity(Repeated):
    """Discard cards of the city, or put them under the event (EV.event.croak_wart_cure, .capture_*)."""

    pattern: ClassVar[str] = r"put 0-(\d+) city critter here|discard (\d+) city cards"
    wants: tuple[int, ...] = (REMOVE,)
    shape: str = "| most"

    def __init__(self, least: int, most: int, critters: bool, under: bool) -> None:
        self.least = least
        self.most = most
        self.critters = critters
        self.under = under
        self.cost = least > 0

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        if words[0]:
            return DiscardFromCity(0, int(words[0]), True, True)
        return DiscardFromCity(int(words[1]), int(words[1]), False, False)

    def fits_under(self, table: Table, cards: tuple[int, ...]) -> bool:
        kinds = table.config.pack.cards
        return self.under and len(cards) <= self.most and all(kinds[card].critter for card in cards)

    def places(self, table: Table, seat: int) -> list[int]:
        pack = table.config.pack
        city = table.players[seat].city
        return [
            i
            for i in range(len(city))
            if (not self.critters or pack.cards[city[i]].critter)
            and not pack.cards[city[i]].rooted
            and city[i] < pack.kinds
            and can_spare(table, seat, i)
        ]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.places(table, seat)) >= max(1, self.least)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = self.done(run)
        moves = table.config.pack.moves
        options = city_moves(table, run.seat, self.places(table, run.seat), moves.remove)
        if done == self.most or not options:
            table.stack.pop()
            return []
        if done >= self.least:
            options.append(moves.done)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            return
        self.count(table, run)
        city = table.players[run.seat].city
        index = on_card.find_copy(city, move.b // COPIES, move.b % COPIES)
        card = table.remove_from_city(run.seat, index)
        if self.under:
            tuck(table, run.seat, run.index, card)
        else:
            table.discard_open(card)
            table.emit_open("left", run.seat, card=table.config.pack.cards[card].id, to="discard")

    def asks(self, table: Table, run: Run) -> Phrase:
        done = self.done(run)
        under = "yes" if self.under else "no"
        return phrase("ask-city-card", under=under, least=self.least, n=self.most - done)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != run.seat:
            return no("", "own-card")
        card = move.b // COPIES
        legend = legend_stays(table, card)
        if legend is not None:
            return legend
        kind = table.config.pack.cards[card]
        if self.critters and not kind.critter:
            return no("", "no-critter", card=kind.name)
        city = table.players[run.seat].city
        return not_spared(table, run.seat, on_card.find_copy(city, card, move.b % COPIES))


class SellCritters(DiscardFromCity):
    """Discard critters of the player's city for tokens and resources (MW.legend.darkdeep_prison)."""

    pattern: ClassVar[str] = r"discard 0-(\d+) city critters: (\d+) point (\d+) any each"
    estimate: float = 4.0
    below: tuple[str, ...] = ANYTHING

    def __init__(self, most: int, points: int, any: int) -> None:
        super().__init__(0, most, True, False)
        self.points = points
        self.any = any
        self.gain = of_choice()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return SellCritters(int(words[0]), int(words[1]), int(words[2]))

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        super().play(table, run, move)
        if move is not table.config.pack.moves.done:
            table.gain_points(run.seat, self.points)
            gain_any(table, run.seat, self.any, self.gain)

    def asks(self, table: Table, run: Run) -> Phrase:
        left = self.most - self.done(run)
        return phrase("ask-sell", n=left, points=self.points, any=self.any)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    TearDown,
    DiscardFromCity,
    SellCritters,
)
"""Effects that the pack can name."""
