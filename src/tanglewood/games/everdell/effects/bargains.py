"""Two abilities of which one is chosen, and gains that have a price."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.gaining import Gain, parse_gain
from tanglewood.games.everdell.moves import CHOICES, CHOOSE
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import goods, say
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class Either(Effect):
    """One of two abilities, chosen each time by the player who gains (MW.farm.choice, .choice_anew)."""

    pattern: ClassVar[str] = r"either (.+)"
    loose: ClassVar[bool] = True
    ask: str = "ask-either"
    wants: tuple[int, ...] = (CHOOSE,)

    def __init__(self, abilities: list[Effect]) -> None:
        self.abilities = abilities

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        abilities = words[0].split(" or ")
        if len(abilities) != CHOICES:
            raise TextError(f"expected 'either EFFECT or EFFECT', got {'either ' + words[0]!r}")
        return Either([grammar.effect(ability) for ability in abilities])

    def worth(self) -> float:
        return max([ability.worth() for ability in self.abilities])

    def works_on_card(self) -> bool:
        return any(ability.works_on_card() for ability in self.abilities)

    def inner(self) -> list[tuple[str, Effect]]:
        return [("ab"[i], self.abilities[i]) for i in range(len(self.abilities))]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        for ability in self.abilities:
            if ability.can(table, seat, owner, index):
                return True
        return False

    def go_on(self, table: Table, run: Run) -> list[Move]:
        choose = table.config.pack.moves.choose
        options: list[Move] = []
        for i in range(len(self.abilities)):
            if self.abilities[i].can(table, run.seat, run.owner, run.index):
                options.append(choose[i])
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack[-1] = Run(run.seat, run.owner, run.index, self.abilities[move.a])

    def option(self, table: Table, run: Run, move: Move) -> str:
        return self.abilities[move.a].brings(table, run) if move.kind == CHOOSE else ""

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "choice-idle", n=move.a + 1)


class PayFor(Effect):
    """Pay a fixed price for a gain, as one step of the Woodcarver does."""

    pattern: ClassVar[str] = r"pay (.*?): gain (.+)"
    loose: ClassVar[bool] = True
    instant: bool = True

    def __init__(self, price: list[int], gain: Gain) -> None:
        self.price = price
        self.gain = gain

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PayFor(grammar.cost(words[0]), parse_gain(words[1], grammar))

    def worth(self) -> float:
        return 0.5 * self.gain.worth()

    def brings(self, table: Table, run: Run) -> str:
        cost = goods({RESOURCES[i]: self.price[i] for i in range(4)})
        return say("choice-pay", price=cost, gain=self.gain.goods(1))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        stock = table.players[seat].stock
        for resource in range(4):
            if stock[resource] < self.price[resource]:
                return False
        return self.gain.can(table, seat, owner, index)

    def possible(self, table: Table, run: Run) -> bool:
        return self.can(table, run.seat, run.owner, run.index)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        for resource in range(len(RESOURCES)):
            if self.price[resource]:
                table.spend(seat, resource, self.price[resource])
        self.gain.do(table, seat, owner, index)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    Either,
    PayFor,
)
"""Effects that the pack can name."""
