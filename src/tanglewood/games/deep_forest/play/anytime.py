"""What a player may do at any time during the turn: exchange resources, and send a troll to somebody.

Sending a troll takes three small decisions: to whom, onto which field, and for what.
"""

from typing import ClassVar

from tanglewood.games.deep_forest.board.table import Player, Table
from tanglewood.games.deep_forest.components.pack import COIN
from tanglewood.games.deep_forest.moves import BUY, ONTO, RESOURCES, REWARD, SELL, SEND
from tanglewood.games.deep_forest.play.reasons import no, phrase
from tanglewood.games.deep_forest.play.stages import Stage
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase


def offer(table: Table, seat: int, options: list[Move]) -> None:
    """Add the exchanges and the trolls that can be sent to a list of options."""
    mask = table.trades(seat)
    if mask:
        options.extend(table.config.pack.moves.trades[mask])
    if table.players[seat].trolls:
        offer_trolls(table, seat, options)


def offer_trolls(table: Table, seat: int, options: list[Move]) -> None:
    if table.players[seat].may_send():
        words = table.config.pack.moves
        for other in range(table.config.players):
            if other != seat:
                options.append(words.send[other])


def play(table: Table, seat: int, move: Move) -> None:
    if move.kind == SELL:
        table.sell(seat, move.a)
    elif move.kind == BUY:
        table.buy(seat, move.a)
    else:
        assert move.kind == SEND
        table.stack.append(Sending(seat, move.a))


class WithTroll(Stage):
    """A stage of sending a troll: it has to be finished before anything else goes on."""

    def elsewhere(self, table: Table, move: Move) -> Refusal | None:
        return no("DF.troll.send", "sending")


class Sending(WithTroll):
    """A troll goes to somebody's board: onto which field (DF.troll.where)."""

    __slots__ = ("target",)
    rule: ClassVar[str] = "DF.troll.where"
    ask: ClassVar[str] = "ask-sending"
    wants: ClassVar[tuple[int, ...]] = (ONTO,)

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def go_on(self, table: Table) -> list[Move]:
        words = table.config.pack.moves
        closed = closed_fields(table.players[self.target])
        return [words.onto[field] for field in range(len(words.onto)) if not closed >> field & 1]

    def play(self, table: Table, move: Move) -> None:
        table.invite(self.seat, self.target, move.a)
        table.stack[-1] = Reward(self.seat)

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return no("", "onto", field=table.config.pack.field_names[move.a])

    def text(self, table: Table) -> str:
        return f"sending {self.seat} {self.target}"


class Reward(WithTroll):
    """A troll was sent: potions, books or markers for it, as many as the pack says."""

    rule: ClassVar[str] = "DF.troll.send"
    wants: ClassVar[tuple[int, ...]] = (REWARD,)

    def go_on(self, table: Table) -> list[Move]:
        words = table.config.pack.moves
        return [words.reward[kind] for kind in range(len(RESOURCES)) if kind != COIN]

    def play(self, table: Table, move: Move) -> None:
        table.stack.pop()
        n = table.config.pack.troll_reward
        if table.listener is not None:
            table.emit("rewarded", self.seat, {"resource": RESOURCES[move.a], "n": n})
        table.gain(self.seat, move.a, n)

    def asks(self, table: Table) -> Phrase:
        return phrase("ask-reward", n=table.config.pack.troll_reward)

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return no("", "reward-coin")

    def text(self, table: Table) -> str:
        return f"reward {self.seat}"


def closed_fields(player: Player) -> int:
    """Fields with a pawn or a marker: no troll may be laid there."""
    if player.exit >= 0:
        return player.path | 1 << player.exit
    if player.pawn >= 0:
        return player.path | 1 << player.pawn
    return player.path
