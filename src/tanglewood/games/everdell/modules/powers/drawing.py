"""Abilities that change how cards are drawn (MW.power.cardinals, .starlings)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.choices import not_to_take, take_from_meadow, to_take
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.moves import (
    SOURCE,
    TAKE_MEADOW,
)
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class DrawOneMore(Effect):
    """Draw, then one more if the player likes (MW.power.cardinals).

    Whatever the cards were drawn for, a gift or a show, is done before (MW.power.cardinals_when). `index`
    says how many. A 1 says that they are drawn.
    """

    pattern: ClassVar[str] = r"draw, 1 more"
    ask: str = "ask-one-more"
    wants: tuple[int, ...] = (SOURCE,)
    shape: str = "| 1"
    below: tuple[str, ...] = ("gift of a drawn card",)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.begun:
            table.stack[-1] = run.with_data((1,))
            if run.index > 0 and not table.take_top(run.seat, run.index):
                table.stack.pop()
            return []
        if table.room(run.seat) <= 0 or not (table.left or table.discard):
            table.stack.pop()
            return []
        moves = table.config.pack.moves
        return [moves.source[0], moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            powers.emit_power(table, run.seat)
            table.take_top(run.seat, 1)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "from-deck")


class DrawDeckOrMeadow(Effect):
    """Draw card by card from deck or Meadow, whose gaps are filled at the end (MW.power.starlings).

    `index` says how many unless the effect itself does.
    """

    pattern: ClassVar[str] = r"draw (?:(\d) )?deck or meadow"
    wants: tuple[int, ...] = (SOURCE, TAKE_MEADOW)
    shape: str = "| n n | n -1"
    sort: str = "drawing"
    below: tuple[str, ...] = ("personality",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DrawDeckOrMeadow(int(words[0] or 0))

    def progress(self, run: Run) -> tuple[int, int]:
        """How many are still to be drawn, and how many were (-1: the effect that began it ends it)."""
        left, drawn = run.data
        return left, drawn

    def possible(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return True
        left, drawn = self.progress(run)
        # Cards that may still be given away are all there; otherwise some may have been paid meanwhile.
        there = drawn <= len(table.players[run.seat].hand) or not table.config.after_draw
        return there and left <= max(0, table.room(run.seat))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.begun:
            table.stack[-1] = run.with_data((powers.drawable(table, run.seat, self.n or run.index), 0))
            return []
        left, drawn = self.progress(run)
        if left == 0:
            table.stack.pop()
            table.fill_meadow()  # MW.power.starlings_fill
            if drawn > 0 and table.config.after_draw:
                table.after_drawing(run.seat, drawn)
            return []
        moves = table.config.pack.moves
        options = [moves.source[0]] if table.left or table.discard else []
        options += to_take(table, run.seat)
        if not options:  # a module keeps what is left for itself
            table.stack[-1] = run.with_data((0, drawn))
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.config.pack.moves
        left, drawn = self.progress(run)
        table.stack[-1] = run.with_data((left - 1, drawn + 1 if drawn >= 0 else -1))
        if move is moves.source[0]:
            table.take_top(run.seat, 1, False)
            return
        card = take_from_meadow(table, run.seat, move.a)
        if ask.watched(table):
            ask.took(table, run.seat, move.a, card, True)  # MW.personality.abilities

    def asks(self, table: Table, run: Run) -> Phrase:
        left, _ = self.progress(run)
        return phrase("ask-deck-or-meadow", n=left)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == TAKE_MEADOW:
            return not_to_take(table, run.seat, move.a)
        if move is table.config.pack.moves.source[0]:
            return no("EV.draw.both_empty", "no-deck")
        return no("", "deck-or-meadow")


EFFECTS: Final[tuple[type[Effect], ...]] = (
    DrawOneMore,
    DrawDeckOrMeadow,
)
"""Effects that the pack can name."""
