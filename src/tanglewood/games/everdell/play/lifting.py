"""Workers that are lifted from their place: to come back, or to go elsewhere."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import copy_number, find_copy
from tanglewood.games.everdell.board.player import (
    CITY,
    CITY_SIZE,
    HER_MAT,
    LENT,
    NAMED,
    NOWHERE,
    PERMANENT,
    SPOT,
    Player,
    city_place,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.moves import CLAIM, COPIES, LIFT, LIFT_CITY, LIFT_NAMED, PLACE, STAND, VISIT
from tanglewood.games.everdell.play.placing import destinations, is_place, place_of, send_worker
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import no_destination
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.games.everdell.presentation.phrases import place as place_phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    pass


def movable(table: Table, player: Player, place: int) -> bool:
    """Whether the Ranger can move a worker: not if permanent or on the Journey (EV.card.ranger.which)."""
    if not stands_free(place):
        return False
    return place & SPOT not in table.config.pack.journey_places


def stands_free(place: int) -> bool:
    """Whether a worker is neither there for good nor in Nightweave's hands."""
    return not place & (PERMANENT | LENT) and place & SPOT != HER_MAT


def own_to_move(place: int) -> bool:
    """The same for what moves only workers without a name of their own (EX.spirecrest.big.ticket,
    .captive)."""
    return stands_free(place) and not place & NAMED


def lift_word(table: Table, place: int) -> Move:
    """The move that lifts the worker of a place."""
    moves = table.config.pack.moves
    if place & NAMED:
        for module in table.config.modules:
            word = module.lift_word(table, place)
            if word is not None:
                return word
    if place == NOWHERE:
        return moves.lift_nowhere
    if place >= CITY:
        owner = (place - CITY) // CITY_SIZE
        index = (place - CITY) % CITY_SIZE
        city = table.city_of(owner)
        return moves.lift_city.of(owner, city[index], copy_number(city, index))
    return moves.lift[place]


def lifted(table: Table, seat: int, move: Move) -> int:
    """Take the worker a move names off its place. Returns the place, with the worker's flags."""
    place = move.a
    if move.kind == LIFT_CITY:
        place = city_place(move.a, find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES))
    elif move.kind == LIFT_NAMED:
        place = max([module.named_worker(table, seat, move) for module in table.config.modules])
    elif place < 0:
        place = NOWHERE
    player = table.players[seat]
    i = player.placed.index(place)
    player.placed = player.placed[:i] + player.placed[i + 1 :]
    return place


def not_lifted(table: Table, seat: int, move: Move, rule: str) -> Refusal | None:
    """Why a worker that a move names stays where it is; `rule` says which ones do."""
    if move.kind == LIFT_NAMED:
        return no(rule, "not-lifted")
    spot = NOWHERE if move.a < 0 else move.a
    name = place_phrase(table, spot)
    if move.kind == LIFT_CITY:
        card = move.b // COPIES
        spot = city_place(move.a, find_copy(table.city_of(move.a), card, move.b % COPIES))
        name = table.config.pack.cards[card].name
    for own in table.players[seat].placed:
        if own & SPOT == spot:
            key = "worker-hers" if own & LENT else "worker-stays"
            return no(rule, key, place=name)
    return no("", "no-own-worker", place=name)


class RecallWorker(Effect):
    """One of the player's workers comes back at once (EV.event.a_well_run_city.which)."""

    pattern: ClassVar[str] = r"recall worker"
    ask: str = "ask-recall"
    wants: tuple[int, ...] = (LIFT, LIFT_CITY, LIFT_NAMED)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options: list[Move] = []
        for place in table.players[run.seat].placed:
            if stands_free(place) and lift_word(table, place) not in options:
                options.append(lift_word(table, place))
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        lifted(table, run.seat, move)
        table.emit_open("recalled", run.seat, n=1)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return not_lifted(table, run.seat, move, "EV.event.a_well_run_city.which")


class MoveWorker(Effect):
    """Move one of the player's workers to another place and use it (EV.card.ranger)."""

    pattern: ClassVar[str] = r"move worker"
    shape: str = "| place"
    estimate: float = 0.8

    def origin(self, run: Run) -> int:
        """Where the lifted worker stood."""
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        player = table.players[run.seat]
        return not run.begun or (is_place(table, self.origin(run)) and len(player.placed) < player.workers)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        player = table.players[seat]
        for place in player.placed:
            if movable(table, player, place):
                return True
        return False

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if run.begun:
            return destinations(table, run.seat, self.origin(run))
        player = table.players[run.seat]
        options: list[Move] = []
        for place in player.placed:
            if movable(table, player, place) and lift_word(table, place) not in options:
                options.append(lift_word(table, place))
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if not run.begun:
            place = lifted(table, run.seat, move)
            table.stack[-1] = run.with_data((place & SPOT,))
            ask.worker_lifted(table, run.seat, place)
            return
        table.stack.pop()
        table.emit_open("moved-worker", run.seat)
        send_worker(table, run.seat, move)

    def must_ask(self, table: Table, run: Run) -> bool:
        # Where a worker may go can depend on the hand (Queen, Journey).
        return run.begun

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-move-worker" if run.begun else "ask-lift")

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (PLACE, CLAIM, VISIT, STAND) if run.begun else (LIFT, LIFT_CITY, LIFT_NAMED)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if not run.begun:
            return not_lifted(table, run.seat, move, "EV.card.ranger.which")
        if place_of(table, move) == self.origin(run):
            return no("EV.card.ranger.which", "came-from")
        return no_destination(table, run.seat, move)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    RecallWorker,
    MoveWorker,
)
"""Effects that the pack can name."""
