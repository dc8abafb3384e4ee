"""Effects that let a player choose: cards of the hand or the Meadow, resources to pay or swap."""

import re
from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import free_slots, unlike
from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import RESOURCE, Effect, Repeated, Run
from tanglewood.games.everdell.effects.gaining import gain_any, of_choice
from tanglewood.games.everdell.moves import CLEAR_MEADOW, DISCARD, TAKE_MEADOW, TRADE
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

ANY_NUMBER: Final = 99


class DiscardCards(Repeated):
    """Discard cards of the hand, then gain something for them."""

    pattern: ClassVar[str] = r"discard (.+)"
    loose: ClassVar[bool] = True
    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "| most"
    estimate: float = 1.2

    def __init__(self, least: int, most: int, points: int, cards: int, any: int, per: int) -> None:
        self.least = least
        self.most = most
        self.points = points
        self.cards = cards
        self.any = any
        self.per = per  # how many discards count as one: 2 at the Haven
        self.cost = least > 0
        self.gain = of_choice() if any else None

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        how_many, _, gain = words[0].partition(": ")
        least, most = 0, ANY_NUMBER
        if how_many.isdecimal():
            least = most = int(how_many)
        elif how_many != "any":
            found = re.fullmatch(r"0-(\d+)", how_many)
            if found is None:
                raise TextError(f"expected 'any', a number or 0-N, got {how_many!r}")
            most = int(found[1])
        if not gain:
            return DiscardCards(least, most, 0, 0, 0, 1)
        reward = re.fullmatch(r"(\d+) (point|card|any) (?:each|per (\d+))", gain)
        if reward is None:
            raise TextError(f"expected a reward like '1 point each', got {gain!r}")
        n, what, per = int(reward[1]), reward[2], int(reward[3] or 1)
        points, cards, any = n * (what == "point"), n * (what == "card"), n * (what == "any")
        return DiscardCards(least, most, points, cards, any, per)

    def yields(self, resource: int) -> bool:
        return self.any > 0

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)] if self.gain is not None else []

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) >= max(self.least, 1)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = self.done(run)
        hand = table.players[run.seat].hand
        if done == self.most or not hand:
            self.finish(table, run, done)
            return []
        moves = table.config.pack.moves
        options = unlike(moves.discard, hand)
        if done >= self.least:
            options.append(moves.done)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        done = self.done(run)
        if move is table.config.pack.moves.done:
            self.finish(table, run, done)
        else:
            self.count(table, run)
            table.discard_from_hand(run.seat, move.a)

    def finish(self, table: Table, run: Run, done: int) -> None:
        table.stack.pop()
        times = done // self.per
        if times:
            if self.points:
                table.gain_points(run.seat, times * self.points)
            if self.cards:
                table.draw(run.seat, times * self.cards)
            if self.gain is not None:
                gain_any(table, run.seat, times * self.any, self.gain)

    def must_ask(self, table: Table, run: Run) -> bool:
        done = self.done(run)
        # Equal cards are one option, but the others do not know that; discarding all of them reveals nothing.
        return len(table.players[run.seat].hand) > self.least - done

    def asks(self, table: Table, run: Run) -> Phrase:
        done = self.done(run)
        left = self.most - done if self.most < ANY_NUMBER else 0
        return phrase("ask-discard", most=left, least=max(0, self.least - done))


class Swap(Repeated):
    """Swap up to `most` resources with the supply (EV.card.peddler)."""

    pattern: ClassVar[str] = r"swap 0-(\d+)"
    ask: str = "ask-swap"
    wants: tuple[int, ...] = (TRADE,)
    shape: str = "| most"

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Swap(int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return sum(table.players[seat].stock) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        stock = table.players[run.seat].stock
        if (run.begun and self.done(run) == self.most) or not sum(stock):
            table.stack.pop()
            return []
        moves = table.config.pack.moves
        options = [moves.done]
        for one in range(4):
            if stock[one]:
                for trade in moves.trade[one]:
                    if trade is not None:
                        options.append(trade)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            return
        self.count(table, run)
        stock = table.players[run.seat].stock
        stock[move.a] -= 1
        stock[move.b] += 1
        table.emit_open("traded", run.seat, one=RESOURCES[move.a], other=RESOURCES[move.b])


class ClearMeadow(Repeated):
    """Discard cards of the Meadow, then fill it (EV.card.undertaker)."""

    pattern: ClassVar[str] = r"clear (\d+) meadow"
    wants: tuple[int, ...] = (CLEAR_MEADOW,)
    shape: str = "| up"

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return ClearMeadow(int(words[0]))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = self.done(run)
        options = free_slots(table, table.config.pack.moves.clear_meadow)
        if done == self.n or not options:
            table.stack.pop()
            table.fill_meadow()
            return []
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        self.count(table, run)
        card = table.meadow[move.a]
        table.set_slot(move.a, -1)
        table.discard_open(card)
        if table.listener is not None:
            table.emit("cleared", run.seat, {"card": table.config.pack.cards[card].id, "slot": move.a + 1})

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-clear", n=self.n - self.done(run))


class DrawMeadow(Repeated):
    """Take cards of the Meadow into the hand, all before the gaps are filled (EV.draw.meadow_batch)."""

    pattern: ClassVar[str] = r"draw (0-)?(\d+) meadow"
    wants: tuple[int, ...] = (TAKE_MEADOW,)
    shape: str = "| most *card"
    below: tuple[str, ...] = ("personality", "gift of a drawn card")

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DrawMeadow(0 if words[0] else int(words[1]), int(words[1]))

    def taken(self, run: Run) -> tuple[int, ...]:
        """The cards taken, if a module watches: some may leave the hand in between."""
        return run.rest

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and len(to_take(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = self.done(run)
        moves = table.config.pack.moves
        options = to_take(table, run.seat)
        if done == self.most or not options or table.room(run.seat) <= 0:
            table.stack.pop()
            self.finish(table, run)
            self.react(table, run.seat, done)
            return []
        if done >= self.least:
            options.append(moves.done)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            self.finish(table, run)
            self.react(table, run.seat, self.done(run))
            return
        card = take_from_meadow(table, run.seat, move.a)
        if ask.watched(table):
            # MW.personality.batch: Nightweave's personality acts after each card, then the rest is drawn.
            table.stack[-1] = run.with_data((self.done(run) + 1, *self.taken(run), card))
            ask.took(table, run.seat, move.a, card, True)
        else:
            self.count(table, run)

    def finish(self, table: Table, run: Run) -> None:
        table.fill_meadow()
        if run.begun:
            for module in table.config.drew_from_meadow:
                module.drew_from_meadow(table, run.seat)

    def react(self, table: Table, seat: int, n: int) -> None:
        if n and table.config.after_draw:
            table.after_drawing(seat, n)

    def possible(self, table: Table, run: Run) -> bool:
        n = self.done(run)
        if ask.watched(table):
            return len(self.taken(run)) == n
        return not self.taken(run) and n <= len(table.players[run.seat].hand)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-take-meadow", n=self.most - self.done(run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return not_to_take(table, run.seat, move.a)


def to_take(table: Table, seat: int, hold: bool = True) -> list[Move]:
    """A move for each card of the Meadow that a seat may take; with `hold` into the hand."""
    options = free_slots(table, table.config.pack.moves.take_meadow)
    if ask.watched(table):
        return [
            move
            for move in options
            if ask.may_take(table, seat, move.a)
            and not (hold and not ask.may_hold(table, table.meadow[move.a]))
        ]
    return options


def not_to_take(table: Table, seat: int, slot: int, hold: bool = True) -> Refusal | None:
    """Why a module does not let a seat take a card of the Meadow."""
    if not ask.watched(table):
        return None
    return ask.not_to_take(table, seat, slot) or (
        ask.not_to_hold(table, table.meadow[slot]) if hold else None
    )


def take_from_meadow(table: Table, seat: int, slot: int) -> int:
    """A Meadow card goes to a hand; the gap stays for now."""
    card = table.meadow[slot]
    table.set_slot(slot, -1)
    table.take_known(seat, card)
    if table.listener is not None:
        table.emit("took", seat, {"card": table.config.pack.cards[card].id, "slot": slot + 1})
    return card


# ---------------------------------------------------------------------- cards and resources at an event


class PayCost(Effect):
    """Pay a fixed price (EV.event.croak_wart_cure)."""

    pattern: ClassVar[str] = rf"pay (\d+) {RESOURCE}"
    instant: bool = True

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n
        self.cost = True

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PayCost(grammar.resource(words[1]), int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.players[seat].stock[self.resource] >= self.n

    def possible(self, table: Table, run: Run) -> bool:
        return self.can(table, run.seat, run.owner, run.index)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        table.spend(seat, self.resource, self.n)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    DiscardCards,
    Swap,
    ClearMeadow,
    DrawMeadow,
    PayCost,
)
"""Effects that the pack can name."""
