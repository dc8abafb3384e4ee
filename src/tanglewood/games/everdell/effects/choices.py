"""Effects that let their player choose: cards of the hand or the Meadow, resources to put or swap."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import free_slots, unlike
from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run, gain_any, of_choice, some_card
from tanglewood.games.everdell.moves import CLEAR_MEADOW, DISCARD, KEEP, PUT, TAKE_MEADOW, TRADE, TUCK
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import kinds, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

ANY_NUMBER: Final = 99


class DiscardCards(Effect):
    """Discard cards of the hand, then gain something for them. `data`: how many so far."""

    wants: tuple[int, ...] = (DISCARD,)

    def __init__(self, least: int, most: int, points: int, cards: int, any: int, per: int) -> None:
        self.least = least
        self.most = most
        self.points = points
        self.cards = cards
        self.any = any
        self.per = per  # so many discards count once: 2 at the Haven
        self.cost = least > 0
        self.gain = of_choice()

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)] if self.any else []

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) >= max(self.least, 1)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = run.data[0] if run.data else 0
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
        done = run.data[0] if run.data else 0
        if move is table.config.pack.moves.done:
            self.finish(table, run, done)
        else:
            table.stack[-1] = run.with_data((done + 1,))
            table.discard_from_hand(run.seat, move.a)

    def finish(self, table: Table, run: Run, done: int) -> None:
        table.stack.pop()
        times = done // self.per
        if times:
            if self.points:
                table.gain_points(run.seat, times * self.points)
            if self.cards:
                table.draw(run.seat, times * self.cards)
            gain_any(table, run.seat, times * self.any, self.gain)

    def must_ask(self, table: Table, run: Run) -> bool:
        done = run.data[0] if run.data else 0
        # Equal cards are one option, but the others do not know that; giving up the whole hand tells nothing.
        return len(table.players[run.seat].hand) > self.least - done

    def asks(self, table: Table, run: Run) -> Phrase:
        done = run.data[0] if run.data else 0
        left = self.most - done if self.most < ANY_NUMBER else 0
        return phrase("ask-discard", most=left, least=max(0, self.least - done))


class Swap(Effect):
    """Swap up to so many resources with the supply (EV.card.peddler). `data`: how many so far."""

    ask: str = "ask-swap"
    wants: tuple[int, ...] = (TRADE,)

    def __init__(self, most: int) -> None:
        self.most = most

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return sum(table.players[seat].stock) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        stock = table.players[run.seat].stock
        if (run.data and run.data[0] == self.most) or not sum(stock):
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
        done = run.data[0] if run.data else 0
        table.stack[-1] = run.with_data((done + 1,))
        stock = table.players[run.seat].stock
        stock[move.a] -= 1
        stock[move.b] += 1
        table.emit_open("traded", run.seat, one=RESOURCES[move.a], other=RESOURCES[move.b])


class ClearMeadow(Effect):
    """Discard cards of the Meadow, then fill it (EV.card.undertaker). `data`: how many so far."""

    wants: tuple[int, ...] = (CLEAR_MEADOW,)

    def __init__(self, n: int) -> None:
        self.n = n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = run.data[0] if run.data else 0
        options = free_slots(table, table.config.pack.moves.clear_meadow)
        if done == self.n or not options:
            table.stack.pop()
            table.fill_meadow()
            return []
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        done = run.data[0] if run.data else 0
        table.stack[-1] = run.with_data((done + 1,))
        card = table.meadow[move.a]
        table.set_slot(move.a, -1)
        table.discard_open(card)
        if table.listener is not None:
            table.emit("cleared", run.seat, {"card": table.config.pack.cards[card].id, "slot": move.a + 1})

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-clear", n=self.n - (run.data[0] if run.data else 0))


class DrawMeadow(Effect):
    """Take cards of the Meadow into the hand, all before the gaps are filled (EV.draw.meadow_batch).

    `data`: how many so far; where a module watches also which, for some may leave the hand in between.
    """

    wants: tuple[int, ...] = (TAKE_MEADOW,)

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and len(to_take(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = run.data[0] if run.data else 0
        moves = table.config.pack.moves
        options = to_take(table, run.seat)
        if done == self.most or not options or not table.room(run.seat):
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
            self.react(table, run.seat, run.data[0] if run.data else 0)
            return
        done = run.data[0] if run.data else 0
        card = take_from_meadow(table, run.seat, move.a)
        if ask.watched(table):
            table.stack[-1] = run.with_data((done + 1, *run.data[1:], card))
            ask.took(table, run.seat, move.a, card)
        else:
            table.stack[-1] = run.with_data((done + 1,))

    def finish(self, table: Table, run: Run) -> None:
        table.fill_meadow()
        if run.data:
            for module in table.config.drew_from_meadow:
                module.drew_from_meadow(table, run.seat)

    def react(self, table: Table, seat: int, n: int) -> None:
        if n and table.config.after_draw:
            table.after_drawing(seat, n)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-take-meadow", n=self.most - (run.data[0] if run.data else 0))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return not_to_take(table, run.seat, move.a)


def to_take(table: Table, seat: int, hold: bool = True) -> list[Move]:
    """A move for each card of the Meadow a seat may take, into the hand if it is to `hold` it."""
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


class PutHere(Effect):
    """Put up to so many resources on the event (EV.event.an_evening_of_fireworks and others)."""

    wants: tuple[int, ...] = (PUT,)

    def __init__(self, most: int, among: int) -> None:
        self.most = most
        self.among = among

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = run.data[0] if run.data else 0
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
        done = run.data[0] if run.data else 0
        table.stack[-1] = run.with_data((done + 1,))
        player = table.players[run.seat]
        player.stock[move.a] -= 1
        held = player.held[run.index] + (1 << 4 * move.a)
        player.held = player.held[: run.index] + (held,) + player.held[run.index + 1 :]
        if table.listener is not None:
            event = table.config.pack.events[player.events[run.index]].id
            table.emit("put", run.seat, {"event": event, RESOURCES[move.a]: 1})

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-put", n=self.most - (run.data[0] if run.data else 0))

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


class TuckFromHand(Effect):
    """Put up to so many critters of the hand under the event (EV.event.graduation_of_scholars)."""

    ask: str = "ask-tuck"
    wants: tuple[int, ...] = (TUCK,)

    def __init__(self, most: int) -> None:
        self.most = most

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = run.data[0] if run.data else 0
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
        done = run.data[0] if run.data else 0
        table.stack[-1] = run.with_data((done + 1,))
        table.take_from_hand(run.seat, move.a)
        tuck(table, run.seat, run.index, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return True  # a hand without critters looks like any other

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "no-critter", card=table.config.pack.cards[move.a].name)


class KeepOrTuck(Effect):
    """Reveal cards; each goes to hand or under the event (EV.event.ancient_scrolls_discovered).

    `data`: the revealed cards that are neither yet, preceded by a 1 once they are revealed.
    """

    ask: str = "ask-keep"
    wants: tuple[int, ...] = (KEEP,)
    reveals: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return some_card(table)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.data:
            table.stack[-1] = run.with_data((1, *reveal(table, run.seat, self.n)))
            return []
        cards = run.data[1:]
        if not cards or not table.room(run.seat):
            table.stack.pop()
            for card in cards:
                tuck(table, run.seat, run.index, card)
            return []
        moves = table.config.pack.moves
        if ask.watched(table):
            cards = tuple([card for card in cards if ask.may_hold(table, card)])
        return [moves.done, *unlike(moves.keep, cards)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        cards = run.data[1:]
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
        if move.a not in run.data[1:]:
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


class PayCost(Effect):
    """Pay a fixed price (EV.event.croak_wart_cure)."""

    instant: bool = True

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n
        self.cost = True

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.players[seat].stock[self.resource] >= self.n

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        table.spend(seat, self.resource, self.n)
