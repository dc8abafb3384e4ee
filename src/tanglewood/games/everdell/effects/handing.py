"""Cards of the hand that go to an opponent."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.giving import drawn_are_there, no_taker, not_drawn, takers
from tanglewood.games.everdell.moves import DISCARD, GIVE_CARD, TO
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class Teach(Effect):
    """Draw cards, keep one, give the other to an opponent (EV.card.teacher).

    The cards lie at the end of the hand, so that the frame holds nothing hidden.
    """

    pattern: ClassVar[str] = r"draw (\d+), give 1"
    shape: str = "| up -1 | up up"
    estimate: float = 0.8
    below: tuple[str, ...] = ("drawing",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Teach(int(words[0]))

    def progress(self, run: Run) -> tuple[int, int]:
        """How many were drawn, and which of them is to be given (-1: not chosen yet)."""
        drawn, giving = run.data
        return drawn, giving

    def possible(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return True
        drawn, giving = self.progress(run)
        return drawn > 0 and giving < drawn and drawn_are_there(table, run, drawn)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and (table.left > 0 or len(table.discard) > 0)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if not run.begun:
            n = ask.begin_drawing(table, run.seat, self.n)
            if n:
                table.stack[-1] = run.with_data((n, -1))
                ask.go_on_drawing(table, run.seat, n)
            else:
                table.stack.pop()
            return []
        hand = table.players[run.seat].hand
        n, giving = self.progress(run)
        if giving >= 0:
            able = takers(table, run.seat, True)
            if able:
                return [moves.to[seat] for seat in able]
            table.stack.pop()
            table.discard_from_hand(run.seat, hand[len(hand) - n + giving])
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
        n, giving = self.progress(run)
        if move is moves.done:
            table.stack.pop()
            self.react(table, run.seat, n)
            return
        hand = table.players[run.seat].hand
        drawn = hand[len(hand) - n :]
        if giving < 0:
            table.stack[-1] = run.with_data((n, drawn.index(move.a)))
            return
        table.stack.pop()
        table.give_from_hand(run.seat, move.a, drawn[giving], n)
        self.react(table, run.seat, n - 1)

    def react(self, table: Table, seat: int, kept: int) -> None:
        """Others may react to the drawing only once the other card has gone (MW.corrin.leader_when,
        .leader_teacher)."""
        if kept and table.config.after_draw:
            table.after_drawing(seat, kept)

    def must_ask(self, table: Table, run: Run) -> bool:
        _, giving = self.progress(run)
        return giving < 0

    def asks(self, table: Table, run: Run) -> Phrase:
        _, giving = self.progress(run)
        return phrase("ask-teach" if giving < 0 else "ask-to")

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        _, giving = self.progress(run)
        return (GIVE_CARD,) if giving < 0 else (TO,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == TO:
            return no_taker(table, move.a, True)
        drawn, _ = self.progress(run)
        return not_drawn(table, run.seat, move.a, drawn)


class Post(Effect):
    """Give 2 cards to an opponent, discard any number, fill the hand (EV.card.post_office)."""

    pattern: ClassVar[str] = r"give (\d+) cards, discard any, fill hand"
    shape: str = "| other up"
    estimate: float = 0.8

    def __init__(self, n: int) -> None:
        self.n = n
        self.cost = True

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Post(int(words[0]))

    def progress(self, run: Run) -> tuple[int, int]:
        """The opponent (-1: nobody has room), and how many cards are still to be given."""
        receiver, left = run.data
        return receiver, left

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) >= self.n

    def possible(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return self.can(table, run.seat, run.owner, run.index)
        receiver, left = self.progress(run)
        # EV.solo.gifts: Rugwort takes no post
        named = receiver == -1 or (
            not table.config.opponent.loses_gifts and receiver in table.rivals(run.seat)
        )
        return named and len(table.players[run.seat].hand) >= left

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if not run.begun:
            able = takers(table, run.seat, True)  # EV.card.post_office.owner: its owner is one of them
            if able:
                return [moves.to[seat] for seat in able]
            table.stack[-1] = run.with_data((-1, self.n))
            return []
        hand = table.players[run.seat].hand
        _, left = self.progress(run)
        if left:
            return unlike(moves.give_card, hand)
        if not hand:
            table.stack.pop()
            table.draw(run.seat, table.room(run.seat))
            return []
        return [*unlike(moves.discard, hand), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.config.pack.moves
        if not run.begun:
            table.stack[-1] = run.with_data((move.a, self.n))
            return
        receiver, left = self.progress(run)
        if left:
            table.stack[-1] = run.with_data((receiver, left - 1))
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
        if not run.begun:
            return False
        _, left = self.progress(run)
        return left > 0 and len(table.players[run.seat].hand) > left

    def asks(self, table: Table, run: Run) -> Phrase:
        if not run.begun:
            return phrase("ask-to")
        _, left = self.progress(run)
        return phrase("ask-post-give", n=left) if left else phrase("ask-post-discard")

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        if not run.begun:
            return (TO,)
        _, left = self.progress(run)
        return (GIVE_CARD,) if left else (DISCARD,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_taker(table, move.a, True) if move.kind == TO else None


EFFECTS: Final[tuple[type[Effect], ...]] = (
    Teach,
    Post,
)
"""Effects that the pack can name."""
