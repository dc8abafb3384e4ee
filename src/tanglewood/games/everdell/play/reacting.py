"""What reacts to a played card, and the refill of the Meadow that waits for a module."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, EffectLine, Run
from tanglewood.games.everdell.moves import DISCARD, REACT, SPEND
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Said

MODULES_DONE: Final = -1
"""In place of the cards that still react: the modules have been asked."""


class After(Effect):
    """Reactions to a played card, in any order; then those of modules (EV.play.own_before_triggers).

    `data`: the card and the cards that still react. The order is asked only where a reaction has a choice.
    """

    ask: str = "ask-react"
    rule: str = "EV.play.trigger_order"
    wants: tuple[int, ...] = (REACT,)

    def waiting(self, table: Table, run: Run) -> list[int]:
        city = table.players[run.seat].city
        return [card for card in run.data[1:] if card in city]

    def line(self, table: Table, run: Run, card: int) -> EffectLine:
        cards = table.config.pack.cards
        line = cards[card].reaction(cards[run.data[0]])
        assert line is not None
        return line

    def go_on(self, table: Table, run: Run) -> list[Move]:
        waiting = self.waiting(table, run)
        if not waiting:
            if table.config.card_resolved and run.data[-1] != MODULES_DONE:
                table.stack[-1] = run.with_data((run.data[0], MODULES_DONE))
                for module in table.config.card_resolved:
                    module.card_resolved(table, run.seat, run.data[0])
                return []
            table.stack.pop()
            for module in table.config.card_done:
                module.card_done(table, run.seat, run.data[0])
            return []
        asks = False
        for card in waiting:
            for effect in self.line(table, run, card).effects:
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
        table.stack[-1] = run.with_data((run.data[0], *rest))
        if table.config.watches and ask.watched(table) and ask.use_toll(table, card):
            table.stack.append(Run(run.seat, run.seat, -1, PAY_REACTION, (run.data[0], card)))
        else:
            self.carry_out(table, run, card)

    def carry_out(self, table: Table, run: Run, card: int) -> None:
        table.emit_open("reacted", run.seat, card=table.config.pack.cards[card].id)
        self.line(table, run, card).start(table, run.seat, run.seat, -1)

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[run.data[0]].name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "no-reaction", card=table.config.pack.cards[move.a].name)


class PayReaction(Effect):
    """A card reacts if it is paid for (MW.intrigue.lobbyist_activate). `data`: the played card, this one."""

    ask: str = "ask-pay-reaction"
    rule: str = "MW.intrigue.lobbyist_activate"
    wants: tuple[int, ...] = (DISCARD, SPEND)

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
            AFTER.carry_out(table, run, run.data[1])

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[run.data[1]].name


class Refill(Effect):
    """The Meadow is filled once a module has had its way (MW.personality.trigger)."""

    instant: bool = True

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        table.fill_meadow()


REFILL: Final[Refill] = Refill()
REFILL.place = "refill"
PAY_REACTION: Final[PayReaction] = PayReaction()
PAY_REACTION.place = "pay-reaction"
AFTER: Final[After] = After()
AFTER.place = "after"
