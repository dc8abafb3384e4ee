"""Legends that let cards be played at a reduced cost (MW.legend.the_green_acorn)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, OneOf, Run
from tanglewood.games.everdell.effects.visits import card_of, cheaper, not_kept, play_cheaper
from tanglewood.games.everdell.moves import (
    PLAY,
    PLAY_KEPT,
    PLAY_LEGEND,
    PLAY_MEADOW,
)
from tanglewood.games.everdell.play.paying import take_up
from tanglewood.games.everdell.play.refusals import too_dear
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS, KEPT
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class PlayAnything(OneOf):
    """Play a card of hand, Meadow or own legends at a reduced cost (MW.legend.the_green_acorn)."""

    pattern: ClassVar[str] = r"play anything, (\d+) less"
    plays: bool = True
    wants: tuple[int, ...] = (PLAY, PLAY_MEADOW, PLAY_LEGEND, PLAY_KEPT)
    estimate: float = 2.5

    def __init__(self, less: int) -> None:
        self.less = less

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PlayAnything(int(words[0]))

    def targets(self, table: Table, seat: int) -> list[Move]:
        moves = table.config.pack.moves
        player = table.players[seat]
        options = unlike(moves.play, self.payable(table, seat, player.hand, FROM_HAND))
        for slot in range(len(table.meadow)):
            if table.slot_free(slot) and cheaper(table, seat, table.meadow[slot], slot + 1, self.less):
                options.append(moves.play_meadow[slot])
        for legend in self.payable(table, seat, player.legends, FROM_LEGENDS):  # MW.legend.acorn_source
            word = moves.play_legend[legend]
            if word is not None:
                options.append(word)
        kept = self.payable(table, seat, ask.kept_cards(table, seat), KEPT)
        return options + unlike(moves.play_kept, kept)

    def payable(self, table: Table, seat: int, cards: Cards, source: int) -> Cards:
        return tuple([card for card in cards if cheaper(table, seat, card, source, self.less)])

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        seat = run.seat
        if move.kind == PLAY_MEADOW:
            play_cheaper(table, seat, table.meadow[move.a], move.a + 1, self.less)
            return
        source = FROM_HAND if move.kind == PLAY else KEPT if move.kind == PLAY_KEPT else FROM_LEGENDS
        take_up(table, seat, move.a, source)
        play_cheaper(table, seat, move.a, source, self.less)

    def must_ask(self, table: Table, run: Run) -> bool:
        player = table.players[run.seat]
        return len(player.hand) > 0 or len(player.legends) > 0

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-play-anything", less=self.less)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        away = not_kept(table, run.seat, move)
        if away is not None:
            return away
        card, source = card_of(table, move)
        return too_dear(table, run.seat, card, source, self.less)


EFFECTS: Final[tuple[type[Effect], ...]] = (PlayAnything,)
"""Those the pack can name."""
