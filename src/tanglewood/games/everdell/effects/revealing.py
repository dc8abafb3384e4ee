"""Cards that are revealed, and cards and resources at an event."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import RESOURCE, Effect, Repeated, Run
from tanglewood.games.everdell.effects.gaining import some_card
from tanglewood.games.everdell.effects.giving import GIVEN_SHIFT
from tanglewood.games.everdell.moves import KEEP, PUT, TUCK
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import kinds, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class PutHere(Repeated):
    """Put up to `most` resources on the event (EV.event.an_evening_of_fireworks and others)."""

    pattern: ClassVar[str] = rf"put 0-(\d+) ({RESOURCE}|any) here"
    wants: tuple[int, ...] = (PUT,)
    shape: str = "| most"

    def __init__(self, most: int, among: int) -> None:
        self.most = most
        self.among = among

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PutHere(int(words[0]), grammar.kinds(words[1]))

    def fits_on(self, held: int) -> bool:
        amounts = [held >> 4 * kind & 15 for kind in range(4)]
        if held >> GIVEN_SHIFT or sum(amounts) > self.most:
            return False
        return all(self.among >> kind & 1 for kind in range(4) if amounts[kind])

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = self.done(run)
        stock = table.players[run.seat].stock
        moves = table.config.pack.moves
        options = [moves.put[it] for it in range(4) if self.among >> it & 1 and stock[it]]
        if done == self.most or not options:
            table.stack.pop()
            return []
        return [*options, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            return
        self.count(table, run)
        player = table.players[run.seat]
        player.stock[move.a] -= 1
        held = player.held[run.index] + (1 << 4 * move.a)
        player.held = player.held[: run.index] + (held,) + player.held[run.index + 1 :]
        if table.listener is not None:
            event = table.config.pack.events[player.events[run.index]].id
            table.emit("put", run.seat, {"event": event, RESOURCES[move.a]: 1})

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-put", n=self.most - self.done(run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "takes", kinds=kinds(self.among), kind=RESOURCES[move.a])


def tuck(table: Table, seat: int, index: int, card: int) -> None:
    """Put a card under an event, for all to see."""
    player = table.players[seat]
    player.under = player.under[:index] + ((*player.under[index], card),) + player.under[index + 1 :]
    if table.listener is not None:
        pack = table.config.pack
        event = pack.events[player.events[index]].id
        table.emit("tucked", seat, {"card": pack.cards[card].id, "event": event})


class TuckFromHand(Repeated):
    """Put up to `most` critters of the hand under the event (EV.event.graduation_of_scholars)."""

    pattern: ClassVar[str] = r"put 0-(\d+) hand critter here"
    ask: str = "ask-tuck"
    wants: tuple[int, ...] = (TUCK,)
    shape: str = "| most"

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return TuckFromHand(int(words[0]))

    def fits_under(self, table: Table, cards: tuple[int, ...]) -> bool:
        kinds = table.config.pack.cards
        return len(cards) <= self.most and all(kinds[card].critter for card in cards)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = self.done(run)
        hand = table.players[run.seat].hand
        if done == self.most or not hand:
            table.stack.pop()
            return []
        pack = table.config.pack
        critters = tuple([card for card in hand if pack.cards[card].critter])
        return [*unlike(pack.moves.tuck, critters), pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            return
        self.count(table, run)
        table.take_from_hand(run.seat, move.a)
        tuck(table, run.seat, run.index, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return True  # a hand without critters looks like any other

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "no-critter", card=table.config.pack.cards[move.a].name)


class Revealing(Effect):
    """Cards are turned up and lie there, in nobody's hand, until each has gone to its place."""

    def revealed(self, run: Run) -> tuple[int, ...]:
        """The cards that lie there. A number that says how far it is stands before them."""
        return run.rest

    def held(self, run: Run) -> tuple[int, ...]:
        return self.revealed(run)

    def possible(self, table: Table, run: Run) -> bool:
        cards = table.config.pack.cards
        return not any(cards[card].legend for card in self.revealed(run))


class KeepOrTuck(Revealing):
    """Reveal cards; each goes to hand or under the event (EV.event.ancient_scrolls_discovered)."""

    pattern: ClassVar[str] = r"reveal (\d+), keep or put here"
    ask: str = "ask-keep"
    wants: tuple[int, ...] = (KEEP,)
    shape: str = "| 1 *card"

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return KeepOrTuck(int(words[0]))

    def fits_under(self, table: Table, cards: tuple[int, ...]) -> bool:
        return len(cards) <= self.n

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return some_card(table)

    def possible(self, table: Table, run: Run) -> bool:
        return len(self.revealed(run)) <= self.n and super().possible(table, run)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.begun:
            table.stack[-1] = run.with_data((1, *reveal(table, run.seat, self.n)))
            return []
        cards = self.revealed(run)
        if not cards or table.room(run.seat) <= 0:
            table.stack.pop()
            for card in cards:
                tuck(table, run.seat, run.index, card)
            return []
        moves = table.config.pack.moves
        if ask.watched(table):
            cards = tuple([card for card in cards if ask.may_hold(table, card)])
        return [moves.done, *unlike(moves.keep, cards)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        cards = self.revealed(run)
        if move is table.config.pack.moves.done:
            table.stack.pop()
            for card in cards:
                tuck(table, run.seat, run.index, card)
            return
        place = cards.index(move.a)
        table.stack[-1] = run.with_data((1, *cards[:place], *cards[place + 1 :]))
        table.take_known(run.seat, move.a)
        table.emit_open("kept", run.seat, card=table.config.pack.cards[move.a].id)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a not in self.revealed(run):
            return no("", "not-revealed", card=table.config.pack.cards[move.a].name)
        return ask.not_to_hold(table, move.a)


def reveal(table: Table, seat: int, n: int) -> tuple[int, ...]:
    """Turn up cards of the deck for all to see; they are in nobody's hand (EV.draw.reveal)."""
    cards: list[int] = []
    for _ in range(n):
        card = table.turn_up()
        if card >= 0:
            cards.append(card)
    if table.listener is not None:
        table.emit("revealed", seat, {"from": "deck", "cards": table.names(cards)}, chance=True)
    return tuple(cards)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    PutHere,
    TuckFromHand,
    KeepOrTuck,
)
"""Effects that the pack can name."""
