"""Where workers may go, and what happens when one gets there (EV.place.*, EV.event.*)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import copy_number, find_copy
from tanglewood.games.everdell.board.player import (
    AUTUMN,
    CITY,
    CITY_SIZE,
    NOWHERE,
    PERMANENT,
    RED,
    SPOT,
    city_place,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run, next_below
from tanglewood.games.everdell.moves import COPIES, DISCARD, SPEND, STAND, VISIT
from tanglewood.games.everdell.play import tolls
from tanglewood.kernel.move import Move

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def all_destinations(table: Table, seat: int, origin: int) -> list[Move]:
    """Everything a free worker may do; `origin` is the place it was lifted from (-1: none)."""
    found: list[Move] = []
    taken = 0  # bit p: a worker stands on place p
    twice = 0  # bit p: another player's worker does too
    own = 0
    in_cities: list[int] = []
    locations = table.config.pack.first_event
    for i in range(len(table.players)):
        for place in table.players[i].placed:
            spot = place & SPOT
            if spot >= CITY:
                in_cities.append(spot)
            elif spot < locations:
                bit = 1 << spot
                twice |= taken & bit
                taken |= bit
                if i == seat:
                    own |= bit
    if table.opponent is not None:
        for place in table.opponent.placed:
            if place >= CITY:
                in_cities.append(place)
            elif place < locations:
                taken |= 1 << place
    add_locations(table, seat, origin, found, taken, twice, own)
    add_events(table, seat, found)
    for owner in range(len(table.players)):
        add_visits(table, seat, owner, origin, found, in_cities)
    for owner in table.strangers():
        add_visits(table, seat, owner, origin, found, in_cities)
    for module in table.config.more_destinations:
        module.more_destinations(table, seat, origin, found)
    return found


def destinations(table: Table, seat: int, origin: int) -> list[Move]:
    """Everything a free worker may do that no module forbids, and whose toll can be paid."""
    found = all_destinations(table, seat, origin)
    if table.config.watches and ask.watched(table):
        return [move for move in found if may_go(table, seat, place_of(table, move))]
    return found


def place_of(table: Table, move: Move) -> int:
    """The place a worker would stand on."""
    if move.kind in (VISIT, STAND):
        index = find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES)
        return city_place(move.a, index)
    return move.a


def may_go(table: Table, seat: int, place: int) -> bool:
    """Whether the modules let a seat place a worker there, and it can pay the toll."""
    if not ask.may_go(table, seat, place):
        return False
    due = ask.place_tolls(table, seat, place)
    return not due or payable_there(table, seat, place, due[0][0], due[0][1], due[1:])


def payable_there(
    table: Table, seat: int, place: int, n: int, kinds: int, more: list[tuple[int, int]]
) -> bool:
    """Whether a toll, and those after it, can be paid so that the place still does something."""
    if n == 0:
        if more:
            return payable_there(table, seat, place, more[0][0], more[0][1], more[1:])
        return does_something(table, seat, place)
    if tolls.wealth(table, seat, kinds) < n:
        return False
    for move in tolls.pieces(table, seat, kinds):
        if payable_with(table, seat, place, n, kinds, more, move):
            return True
    return False


def payable_with(
    table: Table, seat: int, place: int, n: int, kinds: int, more: list[tuple[int, int]], move: Move
) -> bool:
    """Whether this piece may be one of those paid."""
    player = table.players[seat]
    hand, seen, stock, points = player.hand, player.seen, player.stock, player.points
    if move.kind == DISCARD:
        i = hand.index(move.a)
        player.hand, player.seen = hand[:i] + hand[i + 1 :], seen[:i] + seen[i + 1 :]
    elif move.kind == SPEND:
        player.stock = stock[:]
        player.stock[move.a] -= 1
    else:
        player.points -= 1
    found = payable_there(table, seat, place, n - 1, kinds, more)
    player.hand, player.seen, player.stock, player.points = hand, seen, stock, points
    return found


def does_something(table: Table, seat: int, place: int) -> bool:
    """Whether a worker there would achieve something, and the place's own price could be paid."""
    pack = table.config.pack
    if place >= CITY:
        owner, index = divmod(place - CITY, CITY_SIZE)
        line = pack.cards[table.city_of(owner)[index]].visit
        return line is not None and line.can(table, seat, owner, index)
    if place >= pack.first_event:
        does = pack.events[place - pack.first_event].does
        return does is None or does.payable(table, seat, seat, -1)
    location = pack.locations[place]
    return location.sure or location.sort == "haven" or location.does.can(table, seat, seat, -1)


class PlaceToll(tolls.Toll):
    """A toll for placing a worker: only pieces may be paid that leave the place possible."""

    shape: str = "n kinds place"
    sort: str = "place toll"

    def going(self, run: Run) -> int:
        """The place the worker goes to."""
        _, _, place = run.data
        return place

    def possible(self, table: Table, run: Run) -> bool:
        worker = next_below(table, run, GO_THERE)
        if worker is None or GO_THERE.going(worker) != self.going(run) or worker.seat != run.seat:
            return False
        due = ask.place_tolls(table, run.seat, self.going(run))
        return self.fair(run, max([n for n, _ in due], default=0))

    def later(self, table: Table, run: Run) -> list[tuple[int, int]]:
        """The tolls for the same place that are due after this one."""
        below = table.stack[: table.stack.index(run)][::-1]
        return [PLACE_TOLL.price(it) for it in below if isinstance(it, Run) and it.effect is PLACE_TOLL]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        left, kinds = self.price(run)
        place = self.going(run)
        if left <= 0:
            table.stack.pop()
            return []
        return [
            move
            for move in tolls.pieces(table, run.seat, kinds)
            if payable_with(table, run.seat, place, left, kinds, self.later(table, run), move)
        ]

    def play(self, table: Table, run: Run, move: Move) -> None:
        left, kinds = self.price(run)
        table.stack[-1] = run.with_data((left - 1, kinds, self.going(run)))
        tolls.pay_piece(table, run.seat, move)


PLACE_TOLL: Final[PlaceToll] = PlaceToll()
PLACE_TOLL.place = "place-toll"


def add_locations(
    table: Table, seat: int, origin: int, found: list[Move], taken: int, twice: int, own: int
) -> None:
    pack = table.config.pack
    moves = pack.moves.place
    filled = taken
    full = twice if table.config.forest_spaces > 1 else taken  # EV.place.forest_four
    if ask.joins_now(table, seat):  # MW.power.cats
        filled = full = own
    forest = table.config.forest + table.players[seat].beside.paths  # MW.power.lizards
    for place in pack.basic_places:
        location = pack.locations[place]
        # EV.place.shared
        free = (location.shared or not filled >> place & 1) and place != origin
        if free and (location.sure or location.does.can(table, seat, seat, -1)):
            found.append(moves[place])
    for place in forest:
        # EV.place.forest_once: never two workers of one player on the same one
        if place >= 0 and not (full | own) >> place & 1 and place != origin:
            location = pack.locations[place]
            useful = location.sure or location.does.can(table, seat, seat, -1)
            if useful or other_use(table, seat, place):
                found.append(moves[place])
    if pack.haven != origin:
        found.append(moves[pack.haven])  # EV.loc.haven.empty_hand
    if table.players[seat].season == AUTUMN:  # EV.loc.journey.own_autumn
        for place in pack.journey_places:
            location = pack.locations[place]
            free = (location.shared or not taken >> place & 1) and place != origin
            if free and location.does.can(table, seat, seat, -1):
                found.append(moves[place])
    for module in table.config.own_places:
        for place in module.own_places(table):
            location = pack.locations[place]
            blocked = (0 if location.shared else filled) | (own if location.once else 0)
            free = not blocked >> place & 1 and place != origin and module.may_enter(table, seat, place)
            if free and location.does.can(table, seat, seat, -1):
                found.append(moves[place])


def other_use(table: Table, seat: int, place: int) -> bool:
    """Whether a forest location is worth a visit for something other than its own effect (MW.power.foxes)."""
    for module in table.config.other_use:
        if module.other_use(table, seat, place):
            return True
    return False


# There is no limit, and a card may serve again and again (EV.event.several).
def add_events(table: Table, seat: int, found: list[Move]) -> None:
    """Events that nobody has achieved and whose requirement the player's city meets (EV.event.claim)."""
    pack = table.config.pack
    player = table.players[seat]
    for event in table.config.basic_events:
        if not table.claimed >> event & 1 and pack.events[event].met_by(table, player):
            found.append(pack.moves.claim[event])
    for event in table.config.specials:
        if not table.claimed >> event & 1 and pack.events[event].met_by(table, player):
            does = pack.events[event].does
            if does is None or does.payable(table, seat, seat, -1):
                found.append(pack.moves.claim[event])


def add_visits(
    table: Table, seat: int, owner: int, origin: int, found: list[Move], in_cities: list[int]
) -> None:
    """Cards with a free worker space: the player's own, and others' with the open sign."""
    pack = table.config.pack
    city = table.city_of(owner)
    for i in range(len(city)):
        card = pack.cards[city[i]]
        if card.visit is None or (owner != seat and not card.open):
            continue
        here = city_place(owner, i)
        if here == origin:
            continue
        if in_cities.count(here) >= open_spaces(table, owner, i) and not joins_there(table, seat, here, card):
            continue
        useful = card.visit.can(table, seat, owner, i)
        if useful and (card.keeps or not offered(table, owner, i, found)):
            found.append(pack.moves.visit.of(owner, city[i], copy_number(city, i)))


# MW.power.cats_once: in a city as on a location, the seat's own workers still block.
def joins_there(table: Table, seat: int, here: int, card: "Card") -> bool:
    """Whether a worker may join others on a full red card where the seat has none yet (MW.power.cats)."""
    if card.color != RED or not ask.joins_now(table, seat):
        return False
    for place in table.players[seat].placed:
        if place & SPOT == here:
            return False
    return True


def offered(table: Table, owner: int, index: int, found: list[Move]) -> bool:
    """Whether an identical card before this one is already offered."""
    city = table.city_of(owner)
    words = table.config.pack.moves.visit
    for i in range(index):
        if city[i] == city[index] and words.of(owner, city[i], copy_number(city, i)) in found:
            return True
    return False


def open_spaces(table: Table, owner: int, index: int) -> int:
    """Worker spaces of a card; the second one may need a critter in its owner's city."""
    city = table.city_of(owner)
    card = table.config.pack.cards[city[index]]
    if card.spaces > 1 and card.second_space >= 0 and not table.has(city, card.second_space):
        return 1
    return card.spaces


# ---------------------------------------------------------------------- going there


def send_worker(table: Table, seat: int, move: Move) -> None:
    """Place a worker and carry out what the place does (EV.place.at_once)."""
    place = place_of(table, move)
    if not table.config.watches or not ask.watched(table):
        go_there(table, seat, place)
        return
    table.stack.append(Run(seat, seat, -1, GO_THERE, (place,)))
    for module in table.config.modules:
        module.worker_going(table, seat, place)
    for n, kinds in reversed(ask.place_tolls(table, seat, place)):  # MW.module.price_first
        table.stack.append(Run(seat, seat, -1, PLACE_TOLL, (n, kinds, place)))


def go_there(table: Table, seat: int, place: int) -> None:
    """A worker arrives."""
    pack = table.config.pack
    if table.config.watches and ask.watched(table):
        for module in table.config.modules:
            module.worker_arrived(table, seat, place)
    for module in table.config.more_destinations:
        if module.arrives_apart(table, seat, place):
            return
    if place >= CITY:
        owner, index = divmod(place - CITY, CITY_SIZE)
        visit(table, seat, owner, index)
    elif place >= pack.first_event:
        claim(table, seat, place)
    else:
        stand(table, seat, place)
        location = pack.locations[place]
        table.emit_open("placed", seat, place=location.id)
        if table.config.worker_placed:
            ask.worker_placed(table, seat, place, location.does.plays())
        for module in table.config.other_use:
            if module.use_place(table, seat, place):
                return
        location.does.start(table, seat, seat, -1)


def stand(table: Table, seat: int, place: int) -> None:
    """A worker stands on a place from now on."""
    player = table.players[seat]
    if table.config.worker_flags:
        place |= ask.worker_flags(table, seat, place)
    player.placed = (*player.placed, place)


def is_place(table: Table, place: int) -> bool:
    """Whether this number is a place where a worker can stand."""
    if place >= CITY:
        owner, index = divmod(place - CITY, CITY_SIZE)
        known = 0 <= owner < len(table.players) or owner in table.strangers()
        return known and 0 <= index < len(table.city_of(owner))
    return place == NOWHERE or 0 <= place < len(table.config.pack.places)


class GoThere(Effect):
    """A worker goes to a place whose price was paid."""

    shape: str = "place"
    below: tuple[str, ...] = ("place toll", "trap", "toll")

    def going(self, run: Run) -> int:
        """The place the worker goes to."""
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        """Whether the worker can still go there."""
        player = table.players[run.seat]
        if not is_place(table, self.going(run)) or len(player.placed) >= player.workers:
            return False
        moves = all_destinations(table, run.seat, -1)
        return self.going(run) in [place_of(table, move) for move in moves]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        go_there(table, run.seat, self.going(run))
        return []


GO_THERE: Final[GoThere] = GoThere()
GO_THERE.place = "go-there"


def claim(table: Table, seat: int, place: int) -> None:
    """Put a worker on an event and achieve it."""
    stand(table, seat, place)
    ask.worker_placed(table, seat, place, False)
    # The worker comes back like any other, the event stays (EV.event.worker_back).
    achieve(table, seat, place - table.config.pack.first_event)


def achieve(table: Table, seat: int, event: int) -> None:
    """An event is achieved: it is kept, its costs are paid and its effects done (EV.event.cost)."""
    pack = table.config.pack
    player = table.players[seat]
    table.claimed |= 1 << event
    player.events = (*player.events, event)  # EV.city.events_outside: not in the city
    player.held = (*player.held, 0)
    player.under = (*player.under, ())
    table.emit_open("claimed", seat, event=pack.events[event].id)
    if table.config.after_event:
        for i in range(len(player.city)):
            line = pack.cards[player.city[i]].after_event
            if line is not None:
                line.start(table, seat, seat, i)  # MW.extra.gazette
    does = pack.events[event].does
    if does is not None:
        does.start(table, seat, seat, len(player.events) - 1)


def visit(table: Table, seat: int, owner: int, index: int) -> None:
    """Visit a card; the owner of an open one takes the tokens it shows (EV.place.open_destination)."""
    card = table.config.pack.cards[table.city_of(owner)[index]]
    assert card.visit is not None
    # EV.place.permanent
    stand(table, seat, city_place(owner, index) | (PERMANENT if card.stays else 0))
    table.emit_open("visited", seat, owner=owner, card=card.id)
    if owner != seat and not (ask.watched(table) and ask.open_tokens(table, owner, seat, card.open)):
        if owner < len(table.players):
            table.gain_points(owner, card.open)  # EV.give.tokens_to_passed: also if the owner has passed
        else:
            table.config.opponent.visited(table, card.open)
    if table.config.worker_placed:
        ask.worker_placed(table, seat, -1, card.visit.plays())
    # EV.place.visitor_benefits: the visitor is the one who acts.
    card.visit.start(table, seat, owner, index)
