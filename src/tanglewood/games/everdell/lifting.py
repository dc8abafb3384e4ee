"""Workers that are lifted from their place: to come back, or to go elsewhere."""

from tanglewood.games.everdell.city import copy_number, find_copy
from tanglewood.games.everdell.effects import Effect, Run
from tanglewood.games.everdell.moves import COPIES, LIFT_CITY
from tanglewood.games.everdell.places import destinations, send_worker
from tanglewood.games.everdell.player import (
    CITY,
    CITY_SIZE,
    HER_MAT,
    LENT,
    NOWHERE,
    PERMANENT,
    Player,
    city_place,
)
from tanglewood.games.everdell.table import Table
from tanglewood.kernel.move import Move


def movable(table: Table, player: Player, place: int) -> bool:
    """Whether the Ranger can move it: not a permanent one, none on the Journey (EV.card.ranger.which)."""
    if not own_to_move(place):
        return False
    return place not in table.agreed.pack.journey_places


def own_to_move(place: int) -> bool:
    """Whether a worker is neither there for good nor in Nightweave's hands."""
    return not place & (PERMANENT | LENT) and place != HER_MAT


def lift_word(table: Table, place: int) -> Move:
    """The move that lifts the worker of a place."""
    moves = table.agreed.pack.moves
    if place == NOWHERE:
        return moves.lift_nowhere
    if place >= CITY:
        owner = (place - CITY) // CITY_SIZE
        index = (place - CITY) % CITY_SIZE
        city = table.city_of(owner)
        return moves.lift_city.of(owner, city[index], copy_number(city, index))
    return moves.lift[place]


def lifted(table: Table, seat: int, move: Move) -> int:
    """Take the worker a move names off its place; the place."""
    place = move.a
    if move.kind == LIFT_CITY:
        place = city_place(move.a, find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES))
    elif place < 0:
        place = NOWHERE
    player = table.players[seat]
    i = player.placed.index(place)
    player.placed = player.placed[:i] + player.placed[i + 1 :]
    return place


class RecallWorker(Effect):
    """One own worker comes back at once (EV.event.a_well_run_city.which)."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options: list[Move] = []
        for place in table.players[run.seat].placed:
            if own_to_move(place) and lift_word(table, place) not in options:
                options.append(lift_word(table, place))
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        lifted(table, run.seat, move)
        table.say("recalled", run.seat, n=1)


class MoveWorker(Effect):
    """Move one own worker to another place and use it (EV.card.ranger). `data`: where it stood."""

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        player = table.players[seat]
        for place in player.placed:
            if movable(table, player, place):
                return True
        return False

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if run.data:
            return destinations(table, run.seat, run.data[0])
        player = table.players[run.seat]
        options: list[Move] = []
        for place in player.placed:
            if movable(table, player, place) and lift_word(table, place) not in options:
                options.append(lift_word(table, place))
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if not run.data:
            table.stack[-1] = run.with_data((lifted(table, run.seat, move),))
            return
        table.stack.pop()
        table.say("moved-worker", run.seat)
        send_worker(table, run.seat, move)

    def must_ask(self, table: Table, run: Run) -> bool:
        # Where a worker may go can depend on the hand (Queen, Journey).
        return len(run.data) > 0
