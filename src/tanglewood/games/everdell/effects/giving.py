"""Giving cards and resources: who may receive, and what happens if nobody can."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.player import BERRY, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import RESOURCE, Effect, Run
from tanglewood.games.everdell.moves import AMOUNT, GIVE, TO
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase, rival
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


def takers(table: Table, seat: int, cards: bool) -> list[int]:
    """Opponents who can receive: not passed, and for cards with room in hand (EV.give.room, .passed).

    They are not asked whether they want to (EV.give.no_refusal).
    """
    found: list[int] = []
    for other in table.opponents(seat):
        if not table.players[other].passed and (not cards or table.room(other) > 0):
            found.append(other)
    opponent = table.config.opponent
    if opponent.takes_turns and not opponent.finished(table):
        found.append(len(table.players))  # MW.nw.give.room, .finished
    return found


def receivers(table: Table, seat: int, cards: bool) -> list[int]:
    """Who can receive an optional gift: takers, and an opponent without a seat."""
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
    """Why a card of the hand is not one of the `n` that were drawn just now."""
    hand = table.players[seat].hand
    if card in hand[len(hand) - n :]:
        return None
    return no("", "not-drawn", card=table.config.pack.cards[card].name)


def drawn_are_there(table: Table, run: Run, n: int) -> bool:
    """Whether `n` drawn cards can lie at the end of the hand; what lies above may still bring some."""
    return table.stack[-1] is not run or n <= len(table.players[run.seat].hand)


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
    """Resources that have left the giver's supply arrive."""
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
    shape: str = "n n n n"
    sort: str = "gift"

    def gift(self, run: Run) -> tuple[int, ...]:
        """How many of each resource are given."""
        return run.data

    def go_on(self, table: Table, run: Run) -> list[Move]:
        able = takers(table, run.seat, False)
        if not able:  # EV.give.all_passed, EV.solo.gifts
            table.stack.pop()
            return []
        return [table.config.pack.moves.to[seat] for seat in able]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        gift = self.gift(run)
        for resource in range(4):
            if gift[resource]:
                hand_over(table, run.seat, move.a, resource, gift[resource])

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_taker(table, move.a, False)


GIVE_TO: Final[GiveTo] = GiveTo()
"""For positions that do not say on which card it stands."""
GIVE_TO.place = "give-to"
GIVE_TO.rule = "EV.give.choice"


def give_away(table: Table, seat: int, stock: list[int], to: GiveTo) -> None:
    """Let a seat say who gets these resources, which are no longer in its supply."""
    if sum(stock):
        table.stack.append(Run(seat, seat, -1, to, (stock[0], stock[1], stock[2], stock[3])))


class Spend(Effect):
    """Pay or give up to `most` of one resource for point tokens (EV.card.doctor, .woodcarver, .monk)."""

    pattern: ClassVar[str] = rf"(pay|give) 0-(\d+) {RESOURCE}: (\d+) point each"
    wants: tuple[int, ...] = (AMOUNT,)

    def __init__(self, most: int, resource: int, points: int, give: bool) -> None:
        self.most = most
        self.resource = resource
        self.points = points
        self.give = give
        self.to = GiveTo()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Spend(int(words[1]), grammar.resource(words[2]), int(words[3]), words[0] == "give")

    def worth(self) -> float:
        return 1.3 * self.points

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
    """Give one opponent exactly `n` resources for point tokens (EV.card.monastery)."""

    pattern: ClassVar[str] = r"give (\d+) any: (\d+) point"
    wants: tuple[int, ...] = (GIVE,)
    shape: str = "| up up up up"
    estimate: float = 4.0

    def __init__(self, n: int, points: int) -> None:
        self.n = n
        self.points = points
        self.cost = True  # EV.card.monastery.needs
        self.to = GiveTo()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GiveAny(int(words[0]), int(words[1]))

    def inner(self) -> list[tuple[str, Effect]]:
        return [("to", self.to)]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return sum(table.players[seat].stock) >= self.n

    def given(self, run: Run) -> list[int]:
        """How many of each resource were given so far."""
        return list(run.data) if run.data else [0, 0, 0, 0]

    def possible(self, table: Table, run: Run) -> bool:
        given = sum(self.given(run))
        return given <= self.n <= given + sum(table.players[run.seat].stock)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        given = self.given(run)
        if sum(given) == self.n:
            table.stack.pop()
            table.gain_points(run.seat, self.points)
            give_away(table, run.seat, given, self.to)
            return []
        stock = table.players[run.seat].stock
        return [table.config.pack.moves.give[resource] for resource in range(4) if stock[resource]]

    def play(self, table: Table, run: Run, move: Move) -> None:
        given = self.given(run)
        given[move.a] += 1
        table.spend(run.seat, move.a, 1)
        table.stack[-1] = run.with_data(tuple(given))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-give", n=self.n - sum(self.given(run)))


class GiveHere(Effect):
    """Give opponents up to `most` resources, split as the player likes; the event counts them
    (EV.event.a_brilliant_marketing_plan)."""

    pattern: ClassVar[str] = r"give 0-(\d+) any to opponents here"
    shape: str = "| most none"

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GiveHere(int(words[0]))

    def fits_on(self, held: int) -> bool:
        return held >> GIVEN_SHIFT <= self.most and not held & (1 << GIVEN_SHIFT) - 1

    def progress(self, run: Run) -> tuple[int, int]:
        """How many were given, and the resource that still needs a receiver (-1: none)."""
        if not run.data:
            return 0, -1
        given, homeless = run.data
        return given, homeless

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        given, homeless = self.progress(run)
        if homeless >= 0:
            able = takers(table, run.seat, False)
            if able:
                return [moves.to[seat] for seat in able]
            table.stack[-1] = run.with_data((given, -1))
            return []
        stock = table.players[run.seat].stock
        if given == self.most or not sum(stock):
            table.stack.pop()
            return []
        return [moves.give[resource] for resource in range(4) if stock[resource]] + [moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.config.pack.moves
        given, homeless = self.progress(run)
        if move is moves.done:
            table.stack.pop()
        elif homeless >= 0:
            hand_over(table, run.seat, move.a, homeless, 1)
            table.stack[-1] = run.with_data((given, -1))
        else:
            table.spend(run.seat, move.a, 1)
            player = table.players[run.seat]
            held = player.held[run.index] + (1 << GIVEN_SHIFT)
            player.held = player.held[: run.index] + (held,) + player.held[run.index + 1 :]
            table.stack[-1] = run.with_data((given + 1, move.a))

    def asks(self, table: Table, run: Run) -> Phrase:
        given, homeless = self.progress(run)
        return phrase("ask-to") if homeless >= 0 else phrase("ask-give-here", n=self.most - given)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        _, homeless = self.progress(run)
        return (TO,) if homeless >= 0 else (GIVE,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_taker(table, move.a, False) if move.kind == TO else None


GIVEN_SHIFT: Final = 4 * (BERRY + 1)
"""What lies on an event is one int: four bits a resource, then how many were given for it."""

EFFECTS: Final[tuple[type[Effect], ...]] = (
    Spend,
    GiveAny,
    GiveHere,
)
"""Effects that the pack can name."""
