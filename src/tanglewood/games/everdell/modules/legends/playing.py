"""Legends that help to play cards (MW.legend.king_norths_treasury, .the_green_acorn)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.visits import card_of, cheaper, not_kept, play_cheaper
from tanglewood.games.everdell.moves import (
    AMOUNT,
    PLAY,
    PLAY_KEPT,
    PLAY_LEGEND,
    PLAY_MEADOW,
)
from tanglewood.games.everdell.play.arriving import comes_from, finds_place
from tanglewood.games.everdell.play.helping import SPEND_TOKENS, TOKENS, within_means
from tanglewood.games.everdell.play.paying import reduce_cost, take_up
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import too_dear
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS, KEPT, OfCard
from tanglewood.games.everdell.play.ways import cost_of
from tanglewood.games.everdell.presentation.phrases import phrase, price
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class SpendTokens(OfCard):
    """How many tokens of the Treasury are spent for a card (MW.legend.king_norths_treasury).

    Enough must be spent, and none in vain.
    """

    wants: tuple[int, ...] = (AMOUNT,)

    def possible(self, table: Table, run: Run) -> bool:
        city = table.players[run.seat].city
        card, source = self.card(run), self.source(run)
        if not 0 <= run.index < len(city) or not comes_from(table, run.seat, card, source):
            return False
        help = table.config.pack.cards[city[run.index]].helps
        return help is not None and help.how == TOKENS and finds_place(table, run.seat, card, source)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        help = table.config.pack.cards[player.city[run.index]].helps
        assert help is not None
        cost = cost_of(table, self.card(run), self.source(run))
        kind = self.kind(table, run)
        amount = table.config.pack.moves.amount
        return [
            amount[n]
            for n in range(1, on_card.tokens(player.marks[run.index]) + 1)
            if (n - 1) * help.less < sum(cost)
            and within_means(table, run.seat, kind, cost, n * help.less, help.among)
        ]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        player = table.players[run.seat]
        kind = table.config.pack.cards[player.city[run.index]]
        help = kind.helps
        assert help is not None
        mark = player.marks[run.index]
        player.set_mark(run.index, on_card.with_tokens(mark, on_card.tokens(mark) - move.a))
        table.emit_open("spent", run.seat, card=kind.id, n=move.a)
        reduce_cost(table, run.seat, self.card(run), self.source(run), move.a * help.less, help.among)

    def asks(self, table: Table, run: Run) -> Phrase:
        kind = self.kind(table, run)
        return phrase("ask-tokens", card=kind.name, cost=price(kind.cost))

    def rule_of(self, table: Table, run: Run) -> str:
        return table.config.pack.cards[table.players[run.seat].city[run.index]].rule

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[table.players[run.seat].city[run.index]].name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        held = on_card.tokens(table.players[run.seat].marks[run.index])
        if move.a > held:
            return no("", "tokens-held", n=held)
        enough = [option.a for option in self.go_on(table, run)]
        key = "tokens-few" if move.a < enough[0] else "tokens-many"
        return no("", key, n=enough[0] if move.a < enough[0] else enough[-1])


SPENDING: Final[SpendTokens] = SpendTokens()
SPENDING.place = SPEND_TOKENS


# ---------------------------------------------------------------------- playing cheaper


class PlayAnything(Effect):
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

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.targets(table, run.seat)
        if not options:  # only in a world somebody imagines
            table.stack.pop()
        return options

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
