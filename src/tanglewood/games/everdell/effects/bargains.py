"""Two abilities of which one is chosen, and gains that have a price."""

from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.gaining import Gain
from tanglewood.games.everdell.moves import CHOOSE
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal


class Either(Effect):
    """Exactly one of two abilities, chosen anew each time by whoever gains (MW.farm.choice, .choice_anew)."""

    ask: str = "ask-either"
    wants: tuple[int, ...] = (CHOOSE,)

    def __init__(self, abilities: list[Effect]) -> None:
        self.abilities = abilities

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

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "choice-idle", n=move.a + 1)


class PayFor(Effect):
    """Pay a fixed price for a gain, as one step of the Woodcarver does."""

    instant: bool = True

    def __init__(self, price: list[int], gain: Gain) -> None:
        self.price = price
        self.gain = gain

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
