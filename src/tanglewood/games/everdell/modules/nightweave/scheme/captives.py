"""Intrigues about the human's workers and cards: poison jam, ransom and takeover.

For the human, a worker on Nightweave's mat counts as placed (MW.intrigue.poison_jam_counts). One that she may
use herself is LENT, on the mat and on the board.
"""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import find_copy
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import HER_MAT, LENT, PURPLE, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.nightweave.basics import spins_for
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import emit, her, level_points, take_points
from tanglewood.games.everdell.modules.nightweave.scheme.intrigues import OfIntrigue
from tanglewood.games.everdell.moves import COPIES, GUARD, LIFT, LIFT_CITY, LOSE
from tanglewood.games.everdell.play.lifting import lift_word, lifted, not_lifted, own_to_move
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Said

POISON: Final = "MW.intrigue.poison_jam"
RANSOM: Final = "MW.intrigue.ransom"


def deployed(table: Table, seat: int) -> list[Move]:
    """The workers Nightweave can take from the board: none that stay for good, none that she already has."""
    options: list[Move] = []
    for place in table.players[seat].placed:
        if own_to_move(place) and lift_word(table, place) not in options:
            options.append(lift_word(table, place))
    return options


def poison(table: Table, seat: int, rule: str) -> None:
    """She borrows a deployed worker, or the first one placed from now on (MW.intrigue.poison_jam)."""
    if deployed(table, seat):
        table.stack.append(Run(seat, seat, -1, CAPTURE, (LENT,)))
    else:
        her(table).owed = True
        emit(table, "waits", rule)


def ransom(table: Table, seat: int, rule: str) -> None:
    """A free worker goes to her mat; if there is none, she takes points and a deployed one goes there."""
    player = table.players[seat]
    if len(player.placed) < player.workers:
        player.placed = (*player.placed, HER_MAT | ask.home_flags(table, seat))
        emit(table, "captured", rule)
        return
    take_points(table, level_points(table), rule)
    if deployed(table, seat):
        table.stack.append(Run(seat, seat, -1, CAPTURE, (0,)))


LENT_OR_NOT: Final = f"0 | {LENT}"


class Capture(Effect):
    """The human chooses which deployed worker goes to Nightweave's mat."""

    ask: str = "ask-capture"
    wants: tuple[int, ...] = (LIFT, LIFT_CITY)
    shape: str = LENT_OR_NOT

    def lent(self, run: Run) -> int:
        """LENT if she may use the worker, or 0."""
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        lent = any(place & LENT for place in table.players[run.seat].placed)
        return spins_for(table, run.seat) and not (lent and self.lent(run))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return deployed(table, run.seat)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        lifted(table, run.seat, move)
        player = table.players[run.seat]
        player.placed = (*player.placed, HER_MAT | self.lent(run))
        if self.lent(run):
            her(table).lent += 1
        emit(table, "captured", POISON if self.lent(run) else RANSOM)

    def rule_of(self, table: Table, run: Run) -> str:
        return POISON if self.lent(run) else RANSOM

    def title_of(self, table: Table, run: Run) -> Said:
        # Under the plan with two intrigues the other one is in force already.
        rule = self.rule_of(table, run)
        return next(it.name for it in lair_of(table.config.pack).intrigues if it.rule == rule)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return not_lifted(table, run.seat, move, "")


class Waits(Effect):
    """The first worker placed has acted and goes to her mat; if it stays for good, she keeps waiting."""

    below: tuple[str, ...] = ANYTHING

    def possible(self, table: Table, run: Run) -> bool:
        return spins_for(table, run.seat)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        if her(table).owed and deployed(table, run.seat):
            her(table).owed = False
            table.stack.append(Run(run.seat, run.seat, -1, CAPTURE, (LENT,)))
        return []


class Takeover(OfIntrigue):
    """Choose the card she takes, purple if possible, or a free worker to guard it (MW.intrigue.takeover)."""

    ask: str = "ask-takeover"
    wants: tuple[int, ...] = (LOSE, GUARD)
    ids: tuple[str, ...] = ("takeover",)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        places = self.prey(table, run.seat)
        player = table.players[run.seat]
        moves = table.config.pack.moves
        options = city_moves(table, run.seat, places, moves.lose)
        if len(player.placed) < player.workers:
            options += city_moves(table, run.seat, places, moves.guard)
        if not options:
            table.stack.pop()
        return options

    def prey(self, table: Table, seat: int) -> list[int]:
        """The places of the purple cards, or of the most valuable ones."""
        pack = table.config.pack
        city = table.players[seat].city
        best = max([pack.points[card] for card in city], default=0)
        purple = [i for i in range(len(city)) if pack.colors[city[i]] == PURPLE]
        return purple or [i for i in range(len(city)) if pack.points[city[i]] == best]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        player = table.players[run.seat]
        index = find_copy(player.city, move.b // COPIES, move.b % COPIES)
        if move.kind == GUARD:
            flags = ask.home_flags(table, run.seat)
            player.placed = (*player.placed, city_place(run.seat, index) | flags)
            emit(table, "guarded", "MW.intrigue.takeover", move.b // COPIES)
            return
        card = table.remove_from_city(run.seat, index)
        her(table).city = her(table).city + (card,)
        emit(table, "took-over", "MW.intrigue.takeover", card)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != run.seat:
            return no("", "own-card")
        player = table.players[run.seat]
        index = find_copy(player.city, move.b // COPIES, move.b % COPIES)
        if index not in self.prey(table, run.seat):
            return no("", "not-hers", card=table.config.pack.cards[move.b // COPIES].name)
        return no("", "no-worker") if move.kind == GUARD and len(player.placed) >= player.workers else None


CAPTURE: Final[Capture] = Capture()
CAPTURE.place = "capture"
WAITS: Final[Waits] = Waits()
WAITS.place = "poison-jam-waits"
TAKEOVER: Final[Takeover] = Takeover()
TAKEOVER.place = "takeover"
