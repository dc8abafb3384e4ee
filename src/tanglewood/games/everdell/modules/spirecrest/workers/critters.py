"""Big critters: workers with an ability (EX.spirecrest.big.*).

One is sent out by a move of its own, which names the critter first and the place then. Where it stands it is
a worker like any other, with its number among the flags of its place."""

from typing import Final

from tanglewood.games.everdell.board.player import (
    BERRY,
    CITY,
    CITY_SIZE,
    GREEN,
    HER_MAT,
    NOWHERE,
    PERMANENT,
    PURPLE,
    REMAINS,
    SPOT,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.effects.gaining import gain_any, of_choice
from tanglewood.games.everdell.effects.production import activate
from tanglewood.games.everdell.modules.spirecrest import weather
from tanglewood.games.everdell.modules.spirecrest.parts import SEND_BIG, STAY, part_at
from tanglewood.games.everdell.modules.spirecrest.state import (
    critter_of,
    critters_home,
    flag,
    mountain,
    place_of_critter,
)
from tanglewood.games.everdell.modules.spirecrest.workers import spaces
from tanglewood.games.everdell.modules.spirecrest.workers.destinations import (
    going,
    green_fits,
    id_of,
    name_of,
    purple_fits,
)
from tanglewood.games.everdell.moves import CLAIM, DONE, PLACE, STAND, VISIT
from tanglewood.games.everdell.play.placing import destinations, send_worker, stand
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import no_destination
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

BERRIES: Final = 3
"""The most that Honeypaw finds."""


# ---------------------------------------------------------------------- being sent


def turn_moves(table: Table, seat: int) -> list[Move]:
    """A big critter can be sent once its discovery was taken (EX.spirecrest.setup.big_critters)."""
    words = part_at(table).send_big
    return [words[number - 1] for number in critters_home(table, seat)]


def send(table: Table, seat: int, move: Move) -> None:
    """A big critter leaves home; where it goes is asked next."""
    table.stack[-1] = EndOfTurn(seat)
    mountain(table).going = move.a + 1
    table.stack.append(Run(seat, seat, -1, SEND_CRITTER))


def refuse_turn(table: Table, seat: int, move: Move) -> Refusal | None:
    if move.kind != SEND_BIG:
        return None
    name = name_of(table, move.a + 1)
    if place_of_critter(table.players[seat], move.a + 1) >= 0:
        return no("EV.place.free_worker", "critter-out", name=name)
    return no("EX.spirecrest.big.list", "no-critter-here", name=name)


class SendCritter(Effect):
    """Where a big critter goes: wherever a worker may, and where its ability takes it
    (EX.spirecrest.big.replace)."""

    rule: str = "EX.spirecrest.big.replace"
    wants: tuple[int, ...] = (PLACE, CLAIM, VISIT, STAND)

    def possible(self, table: Table, run: Run) -> bool:
        return mountain(table).going > 0 and run.seat == table.active

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return destinations(table, run.seat, -1)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        send_worker(table, run.seat, move)

    def must_ask(self, table: Table, run: Run) -> bool:
        return True  # where it may go can depend on the hand

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-send-critter", name=name_of(table, mountain(table).going))

    def title_of(self, table: Table, run: Run) -> Said:
        return name_of(table, mountain(table).going)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == STAND:
            return no("", "cannot-stand")
        return no_destination(table, run.seat, move)


SEND_CRITTER: Final[SendCritter] = SendCritter()
SEND_CRITTER.place = "send-critter"


def worker_flags(table: Table, seat: int) -> int:
    """The flag of the worker that arrives: that of the critter on its way."""
    land = mountain(table)
    if not land.going or seat != table.active:
        return 0
    number = land.going
    land.going = 0
    return flag(number)


def home_flags(table: Table, seat: int) -> int:
    """A critter goes only if no other worker is at home (EX.spirecrest.big.captive)."""
    home = critters_home(table, seat)
    player = table.players[seat]
    ordinary = player.workers - len(player.placed) - len(home)
    return flag(home[0]) if home and ordinary <= 0 else 0


# ---------------------------------------------------------------------- arriving


def arrives_apart(table: Table, seat: int, place: int) -> bool:
    """Truffle comes to a green card, King Rhun to a purple one: no space for others."""
    id = going(table, seat)
    if place < CITY or id not in ("truffle", "king_rhun"):
        return False
    owner, index = divmod(place - CITY, CITY_SIZE)
    card = table.config.pack.cards[table.city_of(owner)[index]]
    if card.visit is not None:
        return False
    stand(table, seat, place)
    table.emit_open("stood", seat, owner=owner, card=card.id, find=id)
    weather.storm(table, seat)
    if id == "truffle":
        table.stack.append(Run(seat, seat, -1, EXTRA))
        assert card.produce is not None
        if card.produce.can(table, seat, owner, index):
            activate(table, seat, owner, index)
    else:
        gain_any(table, seat, card.points, RHUN_GAIN)
    return True


def own_ability(table: Table, seat: int, placing: bool) -> bool:
    """Whether a critter's ability is used, so that its player's worker ability is not
    (EX.spirecrest.big.powers, EX.combine.powers_big,
    EX.bellfaire.power.not_big_critter)."""
    if placing:
        return going(table, seat) != ""
    player = table.players[seat]
    if not player.placed:
        return False
    place = player.placed[-1]
    id = id_of(table, critter_of(place))
    spot = place & SPOT
    if id == "whisper":
        return sum([1 for other in table.players for it in other.placed if it & SPOT == spot]) > 1
    if id == "corliander":
        event = spot - table.config.pack.first_event
        return 0 <= event < len(table.config.pack.events) and not table.config.pack.events[event].met_by(
            table, player
        )
    return id in ("honeypaw", "firebeak", "windlore")


def worker_placed(table: Table, seat: int, plays: bool) -> None:
    """Honeypaw looks at what its space brings: what follows waits below that."""
    player = table.players[seat]
    if player.placed and id_of(table, critter_of(player.placed[-1])) == "honeypaw":
        data = (-1,) if plays else tuple(player.stock)
        table.stack.append(Run(seat, seat, -1, HONEY, data))


class Honey(Effect):
    """A berry for each other resource of a space that gave no berries (EX.spirecrest.big.honeypaw)."""

    rule: str = "EX.spirecrest.card.honeypaw"
    shape: str = "-1 | n n n n"
    below: tuple[str, ...] = ANYTHING

    def before(self, run: Run) -> tuple[int, ...]:
        """The supply as it was before, or just -1 if the place plays cards and brings nothing itself."""
        return run.data

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        before = self.before(run)
        if len(before) < 4:
            return []
        stock = table.players[run.seat].stock
        others = sum([max(0, stock[it] - before[it]) for it in range(BERRY)])
        if others and stock[BERRY] <= before[BERRY]:
            table.gain(run.seat, BERRY, min(others, BERRIES))
        return []


HONEY: Final[Honey] = Honey()
HONEY.place = "honey"


class Extra(Effect):
    """A card and a resource besides (EX.spirecrest.big.truffle, .stubblehoof)."""

    instant: bool = True
    below: tuple[str, ...] = ANYTHING

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        gain_any(table, seat, 1, EXTRA_GAIN)
        table.draw(seat, 1)


EXTRA: Final[Extra] = Extra()
EXTRA.place = "critter-extra"
EXTRA_GAIN: Final = of_choice()
EXTRA_GAIN.place = "critter-gain"
EXTRA_GAIN.title = phrase("title-critter")
EXTRA_GAIN.rule = "EX.spirecrest.big.powers"
RHUN_GAIN: Final = of_choice()
RHUN_GAIN.place = "rhun-gain"
RHUN_GAIN.title = phrase("title-critter")
RHUN_GAIN.rule = "EX.spirecrest.big.king_rhun"


# ---------------------------------------------------------------------- staying and leaving


def before_recall(table: Table, seat: int) -> None:
    """Stubblehoof may stay where it is (EX.spirecrest.big.stubblehoof)."""
    if stayable(table, seat) >= 0:
        table.stack.append(Run(seat, seat, -1, STAY_THERE))


def standing(table: Table, seat: int) -> int:
    """Where Stubblehoof stands, if it may stay there; -1 otherwise. An event is achieved once only."""
    part = part_at(table)
    number = part.critters.index(part.named("stubblehoof")) + 1
    place = place_of_critter(table.players[seat], number)
    spot = place & SPOT
    if place < 0 or place & PERMANENT or spot in (NOWHERE, HER_MAT):
        return -1
    return -1 if table.config.pack.first_event <= spot < CITY else place


def stayable(table: Table, seat: int) -> int:
    """The same, if its space can be used again."""
    place = standing(table, seat)
    spot = place & SPOT
    pack = table.config.pack
    if place < 0:
        return -1
    if spot >= CITY:
        owner, index = divmod(spot - CITY, CITY_SIZE)
        line = pack.cards[table.city_of(owner)[index]].visit
        return place if line is not None and line.can(table, seat, owner, index) else -1
    return place if pack.locations[spot].does.can(table, seat, seat, -1) else -1


class StayThere(Effect):
    """Whether Stubblehoof stays: its space is used again, with a card and a resource more. It is not at home
    in the season that follows (EX.spirecrest.big.stubblehoof_stays)."""

    rule: str = "EX.spirecrest.big.stubblehoof"
    ask: str = "ask-stay"
    wants: tuple[int, ...] = (STAY,)
    below: tuple[str, ...] = ANYTHING

    def possible(self, table: Table, run: Run) -> bool:
        return standing(table, run.seat) >= 0  # whether it is of use can depend on the hand

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if stayable(table, run.seat) < 0:  # happens only in an imagined world
            table.stack.pop()
            return []
        return [part_at(table).stay, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == DONE:
            return
        place = stayable(table, run.seat)
        player = table.players[run.seat]
        i = player.placed.index(place)
        player.placed = player.placed[:i] + (place | REMAINS,) + player.placed[i + 1 :]
        table.emit_open("stayed", run.seat, find="stubblehoof")
        table.stack.append(Run(run.seat, run.seat, -1, EXTRA))
        spaces.use_again(table, run.seat, place & SPOT)


STAY_THERE: Final[StayThere] = StayThere()
STAY_THERE.place = "stay-there"
STAY_THERE.title = phrase("title-stay")


def worker_lost(table: Table, place: int) -> None:
    """A big critter has left the game with the card it stood on."""
    number = critter_of(place)
    if number:
        mountain(table).lost |= 1 << number - 1


def can_stand(table: Table, seat: int, place: int) -> bool | None:
    """Whether a critter can stand on a place where no other worker could; None where any worker could."""
    number = critter_of(place)
    id = id_of(table, number)
    part = part_at(table)
    spot = place & SPOT
    if spot in (part.deck, part.pile):
        return id == ("windlore" if spot == part.deck else "firebeak")
    if spot >= CITY and not place & PERMANENT:
        owner, index = divmod(spot - CITY, CITY_SIZE)
        if id == "truffle" and (green_fits(table, owner, index) or succeeded(table, owner, index, GREEN)):
            return True
        own = id == "king_rhun" and owner == seat
        if own and (purple_fits(table, seat, index) or succeeded(table, seat, index, PURPLE)):
            return True
    return None


def succeeded(table: Table, owner: int, index: int, color: int) -> bool:
    """Whether a legend may lie in place of a card of this colour: who stood on that one stays there
    (MW.legend.transfer)."""
    cards = table.config.pack.cards
    ribbon = cards[table.city_of(owner)[index]].ribbon
    return ribbon >= 0 and cards[ribbon].color == color
