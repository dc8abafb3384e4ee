"""What reacts to a played card, and the refill of the Meadow that waits for a module."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, EffectLine, Run
from tanglewood.games.everdell.moves import DISCARD, REACT, SPEND
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Said

MODULES_DONE: Final = -1
"""Stands in place of the cards that still react once the modules have been asked."""


def reacts(table: Table, card: int, played: int) -> bool:
    cards = table.config.pack.cards
    return cards[card].reaction(cards[played]) is not None


class After(Effect):
    """Reactions to a played card, in any order; then those of modules (EV.play.own_before_triggers).

    The order is asked only where a reaction has a choice.
    """

    ask: str = "ask-react"
    rule: str = "EV.play.trigger_order"
    wants: tuple[int, ...] = (REACT,)
    shape: str = "card *card | card -1"
    below: tuple[str, ...] = ANYTHING

    def card(self, run: Run) -> int:
        """The played card."""
        return run.first

    def reacting(self, run: Run) -> tuple[int, ...]:
        """The cards that still react, or just MODULES_DONE."""
        return run.rest

    def possible(self, table: Table, run: Run) -> bool:
        """Whether the waiting cards react to the one that was played."""
        if self.reacting(run) == (MODULES_DONE,):
            return len(table.config.card_resolved) > 0
        return all(reacts(table, card, self.card(run)) for card in self.reacting(run))

    def waiting(self, table: Table, run: Run) -> list[int]:
        city = table.players[run.seat].city
        return [card for card in self.reacting(run) if card in city]

    def line(self, table: Table, played: int, card: int) -> EffectLine:
        cards = table.config.pack.cards
        line = cards[card].reaction(cards[played])
        assert line is not None
        return line

    def go_on(self, table: Table, run: Run) -> list[Move]:
        waiting = self.waiting(table, run)
        if not waiting:
            played = self.card(run)
            if table.config.card_resolved and MODULES_DONE not in self.reacting(run):
                table.stack[-1] = run.with_data((played, MODULES_DONE))
                for module in table.config.card_resolved:
                    module.card_resolved(table, run.seat, played)
                return []
            table.stack.pop()
            for module in table.config.card_done:
                module.card_done(table, run.seat, played)
            return []
        asks = False
        for card in waiting:
            for effect in self.line(table, self.card(run), card).effects:
                asks = asks or not effect.instant
            asks = asks or (ask.watched(table) and ask.use_toll(table, card) > 0)
        if len(waiting) == 1 or not asks:
            self.react(table, run, waiting[0])
            return []
        react = table.config.pack.moves.react
        return [move for card in waiting for move in [react[card]] if move is not None]

    def play(self, table: Table, run: Run, move: Move) -> None:
        self.react(table, run, move.a)

    def react(self, table: Table, run: Run, card: int) -> None:
        rest = [other for other in self.waiting(table, run) if other != card]
        table.stack[-1] = run.with_data((self.card(run), *rest))
        if table.config.watches and ask.watched(table) and ask.use_toll(table, card):
            table.stack.append(Run(run.seat, run.seat, -1, PAY_REACTION, (self.card(run), card)))
        else:
            self.carry_out(table, run.seat, self.card(run), card)

    def carry_out(self, table: Table, seat: int, played: int, card: int) -> None:
        table.emit_open("reacted", seat, card=table.config.pack.cards[card].id)
        self.line(table, played, card).start(table, seat, seat, -1)

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[self.card(run)].name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "no-reaction", card=table.config.pack.cards[move.a].name)


class PayReaction(Effect):
    """A card reacts if it is paid for (MW.intrigue.lobbyist_activate)."""

    ask: str = "ask-pay-reaction"
    rule: str = "MW.intrigue.lobbyist_activate"
    wants: tuple[int, ...] = (DISCARD, SPEND)
    shape: str = "card card"

    def cards(self, run: Run) -> tuple[int, int]:
        """The played card, and the one that reacts."""
        played, card = run.data
        return played, card

    def possible(self, table: Table, run: Run) -> bool:
        played, card = self.cards(run)
        return reacts(table, card, played)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = tolls.pieces(table, run.seat, tolls.CARDS_OR_RESOURCES)
        if not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            tolls.pay_piece(table, run.seat, move)
            played, card = self.cards(run)
            AFTER.carry_out(table, run.seat, played, card)

    def title_of(self, table: Table, run: Run) -> Said:
        _, card = self.cards(run)
        return table.config.pack.cards[card].name


class Refill(Effect):
    """The Meadow is filled once a module has acted (MW.personality.trigger)."""

    instant: bool = True
    sort: str = "refill"
    below: tuple[str, ...] = ANYTHING

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        table.fill_meadow()


REFILL: Final[Refill] = Refill()
REFILL.place = "refill"
PAY_REACTION: Final[PayReaction] = PayReaction()
PAY_REACTION.place = "pay-reaction"
AFTER: Final[After] = After()
AFTER.place = "after"
