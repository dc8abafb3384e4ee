"""Giving cards and resources: who may receive, and what happens if nobody can."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import BERRY, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.moves import AMOUNT, DISCARD, GIVE, GIVE_CARD, TO
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase, rival
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase


def takers(table: Table, seat: int, cards: bool) -> list[int]:
    """Opponents who can receive: not passed, and for cards with room in hand (EV.give.room, .passed)."""
    found: list[int] = []
    for other in table.opponents(seat):
        if not table.players[other].passed and (not cards or table.room(other) > 0):
            found.append(other)
    opponent = table.config.opponent
    if opponent.takes_turns and not opponent.finished(table):
        found.append(len(table.players))  # MW.nw.give.room, .finished
    return found


def receivers(table: Table, seat: int, cards: bool) -> list[int]:
    """Who can really receive a gift nobody has to make: takers, and an opponent without a seat."""
    found = takers(table, seat, cards)
    if table.config.opponent.loses_gifts:
        found.append(len(table.players))
    return found


def no_taker(table: Table, other: int, cards: bool) -> Refusal | None:
    """Why an opponent cannot receive."""
    if other >= len(table.players):
        return table.config.opponent.not_receiving(table)
    if table.players[other].passed:
        return no("EV.give.passed", "has-passed", name=rival(table, other))
    if cards and table.room(other) <= 0:
        return no("EV.give.room", "no-room", name=rival(table, other))
    return None


def not_drawn(table: Table, seat: int, card: int, n: int) -> Refusal | None:
    """Why a card of the hand is none of the `n` that were drawn just now."""
    hand = table.players[seat].hand
    if card in hand[len(hand) - n :]:
        return None
    return no("", "not-drawn", card=table.config.pack.cards[card].name)


def give_card(table: Table, seat: int, receiver: int, card: int, drawn: int = 0) -> None:
    """Give a card of the hand; one for Rugwort is discarded (EV.solo.gifts)."""
    if table.config.opponent.loses_gifts:
        table.discard_from_hand(seat, card)
    else:
        table.give_from_hand(seat, receiver, card, drawn)


def give_resource(table: Table, seat: int, receiver: int, resource: int) -> None:
    """Give one resource out of the supply; Rugwort has none to put it in."""
    table.spend(seat, resource, 1)
    if not table.config.opponent.loses_gifts:
        hand_over(table, seat, receiver, resource, 1)


def hand_over(table: Table, seat: int, receiver: int, resource: int, n: int) -> None:
    """Resources that left the giver's supply arrive."""
    if receiver >= len(table.players):
        table.config.opponent.receive_resources(table, n)
        return
    table.players[receiver].stock[resource] += n
    if table.listener is not None:
        table.emit("received", receiver, {"from": seat, RESOURCES[resource]: n})


class GiveTo(Effect):
    """Resources that were taken out of a supply go to one opponent; to nobody if all have passed."""

    ask: str = "ask-to"
    wants: tuple[int, ...] = (TO,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        able = takers(table, run.seat, False)
        if not able:  # EV.give.all_passed, EV.solo.gifts
            table.stack.pop()
            return []
        return [table.config.pack.moves.to[seat] for seat in able]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        for resource in range(4):
            if run.data[resource]:
                hand_over(table, run.seat, move.a, resource, run.data[resource])

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_taker(table, move.a, False)


GIVE_TO: Final[GiveTo] = GiveTo()
"""For positions that do not say on which card it stands."""
GIVE_TO.place = "give-to"
GIVE_TO.rule = "EV.give.choice"


def give_away(table: Table, seat: int, stock: list[int], to: GiveTo) -> None:
    """Let a seat say who gets these resources, which are no more in its supply."""
    if sum(stock):
        table.stack.append(Run(seat, seat, -1, to, (stock[0], stock[1], stock[2], stock[3])))


class Spend(Effect):
    """Pay or give up to so many of one resource for point tokens (EV.card.doctor, .woodcarver, .monk)."""

    wants: tuple[int, ...] = (AMOUNT,)

    def __init__(self, most: int, resource: int, points: int, give: bool) -> None:
        self.most = most
        self.resource = resource
        self.points = points
        self.give = give
        self.to = GiveTo()

    def inner(self) -> list[tuple[str, Effect]]:
        return [("to", self.to)] if self.give else []

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.players[seat].stock[self.resource] > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        most = min(self.most, table.players[run.seat].stock[self.resource])
        if not most:
            table.stack.pop()
            return []
        return [table.config.pack.moves.amount[n] for n in range(most, -1, -1)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        n = move.a
        if n:
            table.spend(run.seat, self.resource, n)
            table.gain_points(run.seat, n * self.points)
            if self.give:
                stock = [0, 0, 0, 0]
                stock[self.resource] = n
                give_away(table, run.seat, stock, self.to)

    def asks(self, table: Table, run: Run) -> Phrase:
        give = "yes" if self.give else "no"
        kind = RESOURCES[self.resource]
        return phrase("ask-spend", kind=kind, most=self.most, points=self.points, give=give)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = RESOURCES[self.resource]
        if move.a > self.most:
            return no("", "at-most", kind=kind, n=self.most)
        return no("", "has-only", kind=kind, n=table.players[run.seat].stock[self.resource])


class GiveAny(Effect):
    """Give one opponent exactly so many resources for point tokens (EV.card.monastery)."""

    wants: tuple[int, ...] = (GIVE,)

    def __init__(self, n: int, points: int) -> None:
        self.n = n
        self.points = points
        self.cost = True  # EV.card.monastery.needs
        self.to = GiveTo()

    def inner(self) -> list[tuple[str, Effect]]:
        return [("to", self.to)]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return sum(table.players[seat].stock) >= self.n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if sum(run.data) == self.n:
            table.stack.pop()
            table.gain_points(run.seat, self.points)
            give_away(table, run.seat, list(run.data), self.to)
            return []
        stock = table.players[run.seat].stock
        return [table.config.pack.moves.give[resource] for resource in range(4) if stock[resource]]

    def play(self, table: Table, run: Run, move: Move) -> None:
        given = list(run.data) if run.data else [0, 0, 0, 0]
        given[move.a] += 1
        table.spend(run.seat, move.a, 1)
        table.stack[-1] = run.with_data(tuple(given))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-give", n=self.n - sum(run.data))


class GiveHere(Effect):
    """Give opponents up to so many resources, split as liked; the event counts them
    (EV.event.a_brilliant_marketing_plan). `data`: how many, and the resource that looks for a taker."""

    def __init__(self, most: int) -> None:
        self.most = most

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        data = run.data if run.data else (0, -1)
        if data[1] >= 0:
            able = takers(table, run.seat, False)
            if able:
                return [moves.to[seat] for seat in able]
            table.stack[-1] = run.with_data((data[0], -1))
            return []
        stock = table.players[run.seat].stock
        if data[0] == self.most or not sum(stock):
            table.stack.pop()
            return []
        return [moves.give[resource] for resource in range(4) if stock[resource]] + [moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.config.pack.moves
        data = run.data if run.data else (0, -1)
        if move is moves.done:
            table.stack.pop()
        elif data[1] >= 0:
            hand_over(table, run.seat, move.a, data[1], 1)
            table.stack[-1] = run.with_data((data[0], -1))
        else:
            table.spend(run.seat, move.a, 1)
            player = table.players[run.seat]
            held = player.held[run.index] + (1 << GIVEN_SHIFT)
            player.held = player.held[: run.index] + (held,) + player.held[run.index + 1 :]
            table.stack[-1] = run.with_data((data[0] + 1, move.a))

    def looks_for_taker(self, run: Run) -> bool:
        return len(run.data) > 1 and run.data[1] >= 0

    def asks(self, table: Table, run: Run) -> Phrase:
        if self.looks_for_taker(run):
            return phrase("ask-to")
        return phrase("ask-give-here", n=self.most - (run.data[0] if run.data else 0))

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (TO,) if self.looks_for_taker(run) else (GIVE,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_taker(table, move.a, False) if move.kind == TO else None


GIVEN_SHIFT: Final = 4 * (BERRY + 1)
"""What lies on an event is one int: four bits a resource, then how many were given for it."""


class Teach(Effect):
    """Draw cards, keep one, give the other to an opponent (EV.card.teacher).

    The cards lie at the end of the hand, so that nothing hidden stands in the frame. `data`: how many, the
    place among them of the one to give (-1: not yet said).
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and (table.left > 0 or len(table.discard) > 0)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if not run.data:
            n = ask.begin_drawing(table, run.seat, self.n)
            if n:
                table.stack[-1] = run.with_data((n, -1))
                ask.go_on_drawing(table, run.seat, n)
            else:
                table.stack.pop()
            return []
        hand = table.players[run.seat].hand
        n = run.data[0]
        if run.data[1] >= 0:
            able = takers(table, run.seat, True)
            if able:
                return [moves.to[seat] for seat in able]
            table.stack.pop()
            table.discard_from_hand(run.seat, hand[len(hand) - n + run.data[1]])
            self.react(table, run.seat, n - 1)
            return []
        options: list[Move] = []
        for card in hand[len(hand) - n :]:
            if moves.give_card[card] not in options:
                options.append(moves.give_card[card])
        if n == 1:  # EV.card.teacher.full
            options.append(moves.done)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.config.pack.moves
        n = run.data[0]
        if move is moves.done:
            table.stack.pop()
            self.react(table, run.seat, n)
            return
        hand = table.players[run.seat].hand
        drawn = hand[len(hand) - n :]
        if run.data[1] < 0:
            table.stack[-1] = run.with_data((n, drawn.index(move.a)))
            return
        table.stack.pop()
        table.give_from_hand(run.seat, move.a, drawn[run.data[1]], n)
        self.react(table, run.seat, n - 1)

    def react(self, table: Table, seat: int, kept: int) -> None:
        """Only once the other card has gone others may react to the drawing (MW.corrin.leader_when)."""
        if kept and table.config.after_draw:
            table.after_drawing(seat, kept)

    def must_ask(self, table: Table, run: Run) -> bool:
        return run.data[1] < 0

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-teach" if run.data[1] < 0 else "ask-to")

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (GIVE_CARD,) if run.data[1] < 0 else (TO,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == TO:
            return no_taker(table, move.a, True)
        return not_drawn(table, run.seat, move.a, run.data[0])


class Post(Effect):
    """Give 2 cards to an opponent, discard any number, fill the hand (EV.card.post_office).

    `data`: the opponent (-1: nobody has room), cards still to give, cards discarded after that (-1: not yet).
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.cost = True

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) >= self.n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if not run.data:
            able = takers(table, run.seat, True)
            if able:
                return [moves.to[seat] for seat in able]
            table.stack[-1] = run.with_data((-1, self.n))
            return []
        hand = table.players[run.seat].hand
        if run.data[1]:
            return unlike(moves.give_card, hand)
        if not hand:
            table.stack.pop()
            table.draw(run.seat, table.room(run.seat))
            return []
        return [*unlike(moves.discard, hand), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.config.pack.moves
        if not run.data:
            table.stack[-1] = run.with_data((move.a, self.n))
        elif run.data[1]:
            receiver = run.data[0]
            table.stack[-1] = run.with_data((receiver, run.data[1] - 1))
            if receiver >= 0 and table.room(receiver) > 0:
                table.give_from_hand(run.seat, receiver, move.a)
            else:
                table.discard_from_hand(run.seat, move.a)
        elif move is moves.done:
            table.stack.pop()
            table.draw(run.seat, table.room(run.seat))
        else:
            table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(run.data) == 2 and run.data[1] > 0 and len(table.players[run.seat].hand) > run.data[1]

    def asks(self, table: Table, run: Run) -> Phrase:
        if not run.data:
            return phrase("ask-to")
        return phrase("ask-post-give", n=run.data[1]) if run.data[1] else phrase("ask-post-discard")

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        if not run.data:
            return (TO,)
        return (GIVE_CARD,) if run.data[1] else (DISCARD,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_taker(table, move.a, True) if move.kind == TO else None
