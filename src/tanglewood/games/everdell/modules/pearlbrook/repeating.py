"""Tan cards that act again by the Compass; Fool and Ruins do what playing them did
(EX.pearlbrook.adornment.compass)."""

from typing import Final

from tanglewood.games.everdell.board.city import find_copy
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import TAN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.moves import COPIES, REMOVE, TO
from tanglewood.games.everdell.play.arriving import can_annoy, can_spare, tear_down
from tanglewood.games.everdell.play.reasons import legend_stays, no
from tanglewood.games.everdell.presentation.phrases import rival
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal


def able_again(table: Table, seat: int, index: int) -> bool:
    """Whether a card of the city is tan and would do something once more; no legend does."""
    pack = table.config.pack
    kind = pack.cards[table.players[seat].city[index]]
    if kind.color != TAN or kind.ribbon >= 0 or kind.for_green:
        return False
    if kind.into_opponent:
        return can_annoy(table, seat, table.players[seat].city[index])
    if kind.replaces:
        return len(to_tear_down(table, seat, index)) > 0
    return kind.on_play is not None and kind.on_play.can(table, seat, seat, index)


def to_tear_down(table: Table, seat: int, index: int) -> list[int]:
    """The constructions that Ruins can replace: others, none that never leaves, none that lies face down."""
    pack = table.config.pack
    city = table.players[seat].city
    return [
        i
        for i in range(len(city))
        if i != index
        and city[i] < pack.kinds
        and not pack.cards[city[i]].critter
        and not pack.cards[city[i]].rooted
        and can_spare(table, seat, i)
    ]


class SendFool(Effect):
    """A Fool goes to another city."""

    ask: str = "ask-fool-again"
    wants: tuple[int, ...] = (TO, REMOVE)

    def possible(self, table: Table, run: Run) -> bool:
        city = table.players[run.seat].city
        return 0 <= run.index < len(city) and table.config.pack.cards[city[run.index]].into_opponent

    def go_on(self, table: Table, run: Run) -> list[Move]:
        card = table.players[run.seat].city[run.index]
        moves = table.config.pack.moves
        found = [
            moves.to[other]
            for other in table.opponents(run.seat)
            if table.free_spaces(other) > 0 and card not in table.players[other].city
        ]
        found += table.config.opponent.fool_moves(table)
        if not found:
            table.stack.pop()
        return found

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        card = table.remove_from_city(run.seat, run.index)
        if move.kind == TO and move.a < len(table.players):
            table.add_to_city(move.a, card)
            table.emit_open("sent", run.seat, card=table.config.pack.cards[card].id, to=move.a)
        else:
            table.config.opponent.fooled(table, run.seat, card, move)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind != TO:
            return no("", "other-cities")
        full = move.a >= len(table.players) or table.free_spaces(move.a) <= 0
        return no("EV.card.fool.target", "full" if full else "has-one", name=rival(table, move.a))


class AnotherRuin(Effect):
    """Another construction is torn down for its cost, and the Ruins act again."""

    ask: str = "ask-ruins"
    wants: tuple[int, ...] = (REMOVE,)

    def possible(self, table: Table, run: Run) -> bool:
        city = table.players[run.seat].city
        return 0 <= run.index < len(city) and table.config.pack.cards[city[run.index]].replaces

    def go_on(self, table: Table, run: Run) -> list[Move]:
        places = to_tear_down(table, run.seat, run.index)
        if not places:
            table.stack.pop()
        return city_moves(table, run.seat, places, table.config.pack.moves.remove)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        city = table.players[run.seat].city
        line = table.config.pack.cards[city[run.index]].on_play
        gone = find_copy(city, move.b // COPIES, move.b % COPIES)
        tear_down(table, run.seat, gone)
        if line is not None:
            line.start(table, run.seat, run.seat, run.index - (gone < run.index))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        if move.a != run.seat:
            return no("", "own-card")
        if kind.critter:
            return no("", "no-construction", card=kind.name)
        return legend_stays(table, move.b // COPIES) or no("", "itself", card=kind.name)


SEND_FOOL: Final[SendFool] = SendFool()
ANOTHER_RUIN: Final[AnotherRuin] = AnotherRuin()
