"""What reacts to a played card, and the refill of the Meadow that waits for Nightweave."""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, EffectLine, Run
from tanglewood.games.everdell.modules.nightweave import hooks
from tanglewood.games.everdell.modules.nightweave.scheme import toll
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.moves import DISCARD, REACT, SPEND
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Said

POWERS_DONE: Final = -1


class After(Effect):
    """Reactions to a played card, in any order; then Rugwort's turn (EV.play.own_before_triggers).

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
            if table.config.powers and run.data[-1] != POWERS_DONE:
                table.stack[-1] = run.with_data((run.data[0], POWERS_DONE))
                powers.after_card(table, run.seat, run.data[0])
                return []
            table.stack.pop()
            if table.rugwort is not None:
                if table.config.pack.cards[run.data[0]].ribbon >= 0:
                    solo.after_legend(table)
                solo.after_card(table)  # EV.solo.chain: once for every card played
            elif hooks.watched(table):
                hooks.resolved(table, run.seat, run.data[0])
            return []
        asks = False
        for card in waiting:
            for effect in self.line(table, run, card).effects:
                asks = asks or not effect.instant
            asks = asks or (hooks.watched(table) and hooks.use_toll(table, card) > 0)
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
        if hooks.watched(table) and hooks.use_toll(table, card):
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
        options = toll.pieces(table, run.seat, toll.CARDS_OR_RESOURCES)
        if not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            toll.pay_piece(table, run.seat, move)
            AFTER.carry_out(table, run, run.data[1])

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[run.data[1]].name


class Refill(Effect):
    """The Meadow is filled once her personality has had its way (MW.personality.trigger)."""

    instant: bool = True

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        table.fill_meadow()


REFILL: Final[Refill] = Refill()
REFILL.place = "refill"
PAY_REACTION: Final[PayReaction] = PayReaction()
PAY_REACTION.place = "pay-reaction"
AFTER: Final[After] = After()
AFTER.place = "after"
