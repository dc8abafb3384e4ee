"""Critters or constructions of the human's city are turned face down (MW.intrigue.paralyzing_fear, .closed).

A face-down card is another kind of card, which only takes its space; see `turn_down` in pack.py.
"""

from typing import Final

from tanglewood.games.everdell.board.city import find_copy
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.hand import emit
from tanglewood.games.everdell.modules.nightweave.scheme.intrigues import OfIntrigue
from tanglewood.games.everdell.moves import COPIES, SHIELD, SUFFER
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal


class Cover(OfIntrigue):
    """Choose which cards stay face up, for a card or resource each."""

    ask: str = "ask-cover"
    wants: tuple[int, ...] = (SHIELD, SUFFER)
    shape: str = "intrigue *index"
    ids: tuple[str, ...] = ("paralyzing_fear", "closed")
    below: tuple[str, ...] = ("toll",)

    def shielded(self, run: Run) -> tuple[int, ...]:
        """The places of the cards that stay face up."""
        return run.rest

    def possible(self, table: Table, run: Run) -> bool:
        size = len(table.players[run.seat].city)
        return super().possible(table, run) and all(i < size for i in self.shielded(run))

    def places(self, table: Table, run: Run) -> list[int]:
        """The cards that would be turned over."""
        pack = table.config.pack
        critters = self.intrigue(table, run).id == "paralyzing_fear"
        city = table.players[run.seat].city
        shielded = self.shielded(run)
        return [
            i
            for i in range(len(city))
            if city[i] < pack.kinds and pack.cards[city[i]].critter == critters and i not in shielded
        ]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        places = self.places(table, run)
        if not places or not tolls.wealth(table, run.seat, tolls.CARDS_OR_RESOURCES):
            self.cover(table, run, places)
            return []
        moves = table.config.pack.moves
        return [*city_moves(table, run.seat, places, moves.shield), moves.suffer]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SUFFER:
            self.cover(table, run, self.places(table, run))
            return
        city = table.players[run.seat].city
        index = find_copy(city, move.b // COPIES, move.b % COPIES)
        table.stack[-1] = run.with_data((self.number(run), *self.shielded(run), index))
        tolls.charge(table, run.seat, 1, tolls.CARDS_OR_RESOURCES)

    def cover(self, table: Table, run: Run, places: list[int]) -> None:
        table.stack.pop()
        pack = table.config.pack
        player = table.players[run.seat]
        player.city = tuple(
            [card + pack.kinds if i in places else card for i, card in enumerate(player.city)]
        )
        table.count_city(player)
        if places:
            emit(table, "covered", self.intrigue(table, run).rule, n=len(places))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind != SHIELD:
            return None
        if move.a != run.seat:
            return no("", "own-card")
        name = table.config.pack.cards[move.b // COPIES].name
        index = find_copy(table.players[run.seat].city, move.b // COPIES, move.b % COPIES)
        if index in self.shielded(run):
            return no("", "shielded", card=name)
        return no("", "not-threatened", card=name) if index not in self.places(table, run) else None


COVER: Final[Cover] = Cover()
COVER.place = "cover"
