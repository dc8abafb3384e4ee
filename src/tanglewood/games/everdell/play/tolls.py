"""Prices that modules ask for: cards, resources or points, one piece at a time (MW.module.foil).

A toll is due before the action it is the price of (MW.module.price_first): its frame lies on top of that. A
player who cannot pay cannot act, so every option that leads here was checked before.
"""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.moves import DISCARD, SPEND, SPEND_POINT
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

CARDS: Final = 1
RESOURCES: Final = 2
POINTS: Final = 4
CARDS_OR_RESOURCES: Final = 3
POINTS_OR_RESOURCES: Final = 6
DEAREST: Final = 9
"""The largest number of pieces a toll has."""


def wealth(table: Table, seat: int, kinds: int) -> int:
    """How many pieces a seat could pay."""
    player = table.players[seat]
    total = 0
    if kinds & CARDS:
        total += len(player.hand)
    if kinds & RESOURCES:
        total += sum(player.stock)
    if kinds & POINTS:
        total += player.points
    return total


class Toll(Effect):
    """Pay a number of pieces."""

    shape: str = "n kinds"
    sort: str = "toll"

    def price(self, run: Run) -> tuple[int, int]:
        """How many pieces are left to pay, and of which kinds."""
        left, kinds, *_ = run.data
        return left, kinds

    def fair(self, run: Run, most: int) -> bool:
        """Whether this much can be left of a price of at most `most` pieces."""
        left, kinds = self.price(run)
        return left <= most and kinds <= CARDS | RESOURCES | POINTS

    def possible(self, table: Table, run: Run) -> bool:
        return self.fair(run, DEAREST)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        left, kinds = self.price(run)
        has = wealth(table, run.seat, kinds)
        if left <= 0 or not has:
            table.stack.pop()
            return []
        options = pieces(table, run.seat, kinds)
        return options if has > left else options[:1]  # all of them go

    def play(self, table: Table, run: Run, move: Move) -> None:
        left, kinds = self.price(run)
        if left <= 1:
            table.stack.pop()
        else:
            table.stack[-1] = run.with_data((left - 1, kinds))
        pay_piece(table, run.seat, move)

    def must_ask(self, table: Table, run: Run) -> bool:
        # Equal cards are one option, but the others do not know that.
        left, kinds = self.price(run)
        return kinds & CARDS > 0 and len(table.players[run.seat].hand) > left

    def asks(self, table: Table, run: Run) -> Phrase:
        left, kinds = self.price(run)
        hers = "yes" if self.rule_of(table, run).startswith("MW.") else "no"
        return phrase("ask-toll", n=left, kinds=kinds, hers=hers)

    def rule_of(self, table: Table, run: Run) -> str:
        return ask.toll_for(table)[0]

    def title_of(self, table: Table, run: Run) -> Said:
        return ask.toll_for(table)[1]

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        _, kinds = self.price(run)
        return kinds_of(kinds)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        # Whatever a player has can be paid, unless it is needed for what follows.
        return no("MW.module.price_first", "still-needed")


def kinds_of(pieces: int) -> tuple[int, ...]:
    """The kinds of moves that pay in these pieces."""
    kinds: list[int] = []
    if pieces & CARDS:
        kinds.append(DISCARD)
    if pieces & RESOURCES:
        kinds.append(SPEND)
    if pieces & POINTS:
        kinds.append(SPEND_POINT)
    return tuple(kinds)


def pieces(table: Table, seat: int, kinds: int) -> list[Move]:
    """All moves that pay one piece of a price."""
    moves = table.config.pack.moves
    player = table.players[seat]
    options: list[Move] = []
    if kinds & RESOURCES:
        options += [moves.spend[it] for it in range(4) if player.stock[it]]
    if kinds & POINTS and player.points:
        options.append(moves.spend_point)
    if kinds & CARDS:
        options += unlike(moves.discard, player.hand)
    return options


def pay_piece(table: Table, seat: int, move: Move) -> None:
    """Cards are discarded, the rest goes to the supply."""
    if move.kind == DISCARD:
        table.discard_from_hand(seat, move.a)
    elif move.kind == SPEND:
        table.spend(seat, move.a, 1)
    else:
        table.players[seat].points -= 1
        table.emit_open("paid", seat, points=1)


TOLL: Final[Toll] = Toll()
TOLL.place = "toll"


def charge(table: Table, seat: int, n: int, kinds: int) -> None:
    """Let a seat pay, before anything that is already on the stack."""
    if n > 0:
        table.stack.append(Run(seat, seat, -1, TOLL, (n, kinds)))
