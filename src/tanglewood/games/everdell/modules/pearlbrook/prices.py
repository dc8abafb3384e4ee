"""Pearls gained and paid, and other prices of Pearlbrook: point tokens, any resources, coloured cards."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Repeated, Run
from tanglewood.games.everdell.effects.gaining import If
from tanglewood.games.everdell.modules.pearlbrook.river import gain_pearls, river_at, spend_pearls
from tanglewood.games.everdell.moves import DISCARD, SPEND
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

PEARL_WORTH: Final = 4.0
"""What a pearl is worth, in resources."""


def pearls_of(table: Table, owner: int) -> int:
    """The pearls somebody owns; none in a game without them."""
    river = river_at(table)
    return river.pearls[owner] if river is not None else 0


class GainPearls(Effect):
    """Take pearls. A resource of choice is never one (EX.pearlbrook.comp.pearl)."""

    pattern: ClassVar[str] = r"gain (\d+) pearl"
    instant: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GainPearls(int(words[0]))

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        gain_pearls(table, seat, self.n)

    def worth(self) -> float:
        return PEARL_WORTH * self.n


class PayPearls(Effect):
    """Pay pearls, the whole price or nothing."""

    pattern: ClassVar[str] = r"pay (\d+) pearl"
    instant: bool = True

    def __init__(self, n: int) -> None:
        self.n = n
        self.cost = True

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PayPearls(int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return pearls_of(table, seat) >= self.n

    def possible(self, table: Table, run: Run) -> bool:
        return self.can(table, run.seat, run.owner, run.index)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        spend_pearls(table, seat, self.n)

    def worth(self) -> float:
        return -PEARL_WORTH * self.n


class PayPoints(Effect):
    """Pay point tokens of the own supply; those on cards cannot pay (EX.pearlbrook.river.token_price)."""

    pattern: ClassVar[str] = r"pay (\d+) point"
    instant: bool = True
    estimate: float = -1.3

    def __init__(self, n: int) -> None:
        self.n = n
        self.cost = True

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PayPoints(int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.players[seat].points >= self.n

    def possible(self, table: Table, run: Run) -> bool:
        return self.can(table, run.seat, run.owner, run.index)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        table.players[seat].points -= self.n
        table.emit_open("paid", seat, points=self.n)


class PayAny(Repeated):
    """Pay resources of any kinds, one by one; pearls are none (EX.pearlbrook.comp.pearl)."""

    pattern: ClassVar[str] = r"pay (\d+) any"
    wants: tuple[int, ...] = (SPEND,)
    shape: str = "| up"
    estimate: float = -1.0

    def __init__(self, n: int) -> None:
        self.n = n
        self.cost = True

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PayAny(int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return sum(table.players[seat].stock) >= self.n

    def possible(self, table: Table, run: Run) -> bool:
        return sum(table.players[run.seat].stock) >= self.n - self.done(run)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if self.done(run) == self.n:
            table.stack.pop()
            return []
        stock = table.players[run.seat].stock
        return [table.config.pack.moves.spend[kind] for kind in range(4) if stock[kind]]

    def play(self, table: Table, run: Run, move: Move) -> None:
        self.count(table, run)
        table.spend(run.seat, move.a, 1)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-pay-any", n=self.n - self.done(run))


ANY_COLORS: Final = -1


class DiscardColored(Effect):
    """Discard cards of one colour, or of different ones, for all to see (EX.pearlbrook.river.citizen)."""

    pattern: ClassVar[str] = rf"discard (\d+) ({'|'.join(COLORS)}|different)"
    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "| color | color color | color color color"
    estimate: float = -1.0

    def __init__(self, n: int, color: int) -> None:
        self.n = n
        self.color = color  # ANY_COLORS: all of different colours
        self.cost = True

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DiscardColored(int(words[0]), COLORS.index(words[1]) if words[1] in COLORS else ANY_COLORS)

    def gone(self, run: Run) -> tuple[int, ...]:
        """The colours of the cards discarded so far."""
        return run.data

    def fitting(self, table: Table, seat: int, gone: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of the hand that may go next."""
        colors = table.config.pack.colors
        hand = table.players[seat].hand
        if self.color == ANY_COLORS:
            return tuple([card for card in hand if colors[card] not in gone])
        return tuple([card for card in hand if colors[card] == self.color])

    def enough(self, table: Table, seat: int, gone: tuple[int, ...]) -> bool:
        fitting = self.fitting(table, seat, gone)
        if self.color == ANY_COLORS:
            colors = table.config.pack.colors
            return len({colors[card] for card in fitting}) >= self.n - len(gone)
        return len(fitting) >= self.n - len(gone)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return self.enough(table, seat, ())

    def possible(self, table: Table, run: Run) -> bool:
        gone = self.gone(run)
        alike = self.color == ANY_COLORS or all(color == self.color for color in gone)
        apart = self.color != ANY_COLORS or len(set(gone)) == len(gone)
        # Which cards they are is hidden: in an imagined world they need not fit.
        there = len(table.players[run.seat].hand) >= self.n - len(gone) >= 0
        return alike and apart and there

    def go_on(self, table: Table, run: Run) -> list[Move]:
        gone = self.gone(run)
        fitting = self.fitting(table, run.seat, gone)
        if len(gone) == self.n or not fitting:  # none fit only in an imagined world
            table.stack.pop()
            return []
        return unlike(table.config.pack.moves.discard, fitting)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack[-1] = run.with_data((*self.gone(run), table.config.pack.colors[move.a]))
        table.take_from_hand(run.seat, move.a)
        table.discard_open(move.a)
        table.emit_open("showed-off", run.seat, card=table.config.pack.cards[move.a].id)

    def must_ask(self, table: Table, run: Run) -> bool:
        # Equal cards are one option, but the others do not know that.
        return len(table.players[run.seat].hand) > self.n - len(self.gone(run))

    def asks(self, table: Table, run: Run) -> Phrase:
        color = "any" if self.color == ANY_COLORS else COLORS[self.color]
        return phrase("ask-discard-colored", n=self.n - len(self.gone(run)), color=color)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.a]
        if self.color == ANY_COLORS:
            return no("", "same-color", card=kind.name)
        return no("", "other-color", card=kind.name, color=COLORS[self.color])


class IfPearls(If):
    """An effect for those who own pearls; they are only looked at (EX.pearlbrook.card.pearl_check).

    Whoever copies it must own them: pearls lie in the supply of the one who gains.
    """

    pattern: ClassVar[str] = r"if (\d+) pearl: (.+)"
    loose: ClassVar[bool] = False

    def __init__(self, n: int, then: Effect) -> None:
        super().__init__(-1, then)
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return IfPearls(int(words[0]), grammar.effect(words[1]))

    def works_on_card(self) -> bool:
        return self.then.works_on_card()

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return pearls_of(table, seat) >= self.n and self.then.can(table, seat, owner, index)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        if pearls_of(table, seat) >= self.n:
            self.then.do(table, seat, owner, index)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.begun and pearls_of(table, run.seat) < self.n:
            table.stack.pop()
            return []
        return self.then.go_on(table, run)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    GainPearls,
    PayPearls,
    PayPoints,
    PayAny,
    DiscardColored,
    IfPearls,
)
"""Effects that the pack can name."""
