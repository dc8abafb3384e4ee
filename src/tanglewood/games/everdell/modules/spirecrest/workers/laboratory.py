"""Tezel's Laboratory: cards of the hand make another one cheaper (EX.spirecrest.loc.tezels_laboratory)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import ANY_KIND
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, OneOf, Run
from tanglewood.games.everdell.effects.visits import cheaper, play_cheaper
from tanglewood.games.everdell.moves import DISCARD, PLAY, PLAY_MEADOW
from tanglewood.games.everdell.play.arriving import can_arrive
from tanglewood.games.everdell.play.costs import cost_of, within_means
from tanglewood.games.everdell.play.paying import lay_open
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import too_dear
from tanglewood.games.everdell.play.sources import FROM_HAND, OfCard
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class PlayOneLess(OneOf):
    """Play a card of hand or Meadow; each other card of the hand that is discarded lowers its cost
    (EX.spirecrest.loc.tezels_laboratory). The card is chosen first."""

    pattern: ClassVar[str] = r"play one, 1 less a discard"
    plays: bool = True
    ask: str = "ask-lab"
    wants: tuple[int, ...] = (PLAY, PLAY_MEADOW)
    estimate: float = 3.0

    def __init__(self) -> None:
        self.lab = LabCard()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PlayOneLess()

    def inner(self) -> list[tuple[str, Effect]]:
        return [("lab", self.lab)]

    def most(self, table: Table, seat: int, card: int, source: int) -> int:
        """How many cards of the hand can be discarded for a card."""
        return max(
            0, len(table.players[seat].hand) - (source == FROM_HAND) - toll_for(table, seat, card, source)
        )

    def playable(self, table: Table, seat: int, card: int, source: int) -> bool:
        return cheaper(table, seat, card, source, self.most(table, seat, card, source))

    def targets(self, table: Table, seat: int) -> list[Move]:
        moves = table.config.pack.moves
        hand = table.players[seat].hand
        options = unlike(
            moves.play, tuple([card for card in hand if self.playable(table, seat, card, FROM_HAND)])
        )
        for slot in range(len(table.meadow)):
            if table.slot_free(slot) and self.playable(table, seat, table.meadow[slot], slot + 1):
                options.append(moves.play_meadow[slot])
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        card, source = (table.meadow[move.a], move.a + 1) if move.kind == PLAY_MEADOW else (move.a, FROM_HAND)
        if source == FROM_HAND:
            lay_open(table, run.seat, card)
        table.stack.append(Run(run.seat, run.seat, -1, self.lab, (card, source, 0)))

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > 0

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        card, source = (table.meadow[move.a], move.a + 1) if move.kind == PLAY_MEADOW else (move.a, FROM_HAND)
        return too_dear(table, run.seat, card, source, self.most(table, run.seat, card, source))


def toll_for(table: Table, seat: int, card: int, source: int) -> int:
    """How many cards or resources another module asks for before a card is played."""
    return ask.play_toll(table, seat, card, source) if ask.watched(table) else 0


class LabCard(OfCard):
    """The chosen card waits while cards are discarded for it."""

    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "card source n"

    def less(self, run: Run) -> int:
        """How many cards were discarded for it."""
        _, _, less = run.data
        return less

    def possible(self, table: Table, run: Run) -> bool:
        card, source = self.card(run), self.source(run)
        if source and not (source <= len(table.meadow) and table.meadow[source - 1] == card):
            return False
        less = self.less(run) + len(table.players[run.seat].hand)
        cost = cost_of(table, card, source, run.seat)
        fits = within_means(table, run.seat, self.kind(table, run), cost, less, ANY_KIND)
        return fits and can_arrive(table, run.seat, card, -1)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        card, source, less = self.card(run), self.source(run), self.less(run)
        moves = table.config.pack.moves
        cost = cost_of(table, card, source, run.seat)
        hand = table.players[run.seat].hand
        spare = len(hand) > toll_for(table, run.seat, card, source)
        options = unlike(moves.discard, hand) if less < sum(cost) and spare else []
        if within_means(table, run.seat, self.kind(table, run), cost, less, ANY_KIND):
            options.append(moves.done)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DISCARD:
            table.stack[-1] = run.with_data((self.card(run), self.source(run), self.less(run) + 1))
            table.discard_from_hand(run.seat, move.a)
            return
        table.stack.pop()
        play_cheaper(table, run.seat, self.card(run), self.source(run), self.less(run))

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > 0

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-lab-discard", card=self.kind(table, run).name, n=self.less(run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("EV.play.exact_payment", "enough-less", card=self.kind(table, run).name)


EFFECTS: Final[tuple[type[Effect], ...]] = (PlayOneLess,)
"""Effects that the pack can name."""
