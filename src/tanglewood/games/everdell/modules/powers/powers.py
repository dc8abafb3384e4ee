"""Worker abilities ("powers"): what one is, who has which, and when the rules ask it (MW.power.*).

The rules ask by way of module.py. What an ability does stands in lines of effects in powers.toml of the pack;
the effects are in cards.py (after a card), workers.py (after a worker), paying.py and start.py. `lore` is the
one number an ability keeps:

    Spiders      the place of the figure, plus 1         Rats         the slot of the token, plus 1
    Turtles      the resource on the card, plus 1        Axolotls     bit p: a token on basic location p;
    Platypuses   tokens; USED once they were spent                    above them (WILD) the tokens taken
                 in this turn
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.module import Part
from tanglewood.games.everdell.board.player import GREEN, PEBBLE, RESIN, RESOURCES, Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import EffectLine

if TYPE_CHECKING:
    from tanglewood.games.everdell.components import schema
    from tanglewood.games.everdell.components.pack import Pack

POWERS: Final = "powers"
USED: Final = 16
TOKENS: Final = 15
WILD_SHIFT: Final = 8
ON_BOARD: Final = 255
PILE_TOKENS: Final = 2
"""Point tokens for the Pigs when an opponent plays one of their Farms."""


class Power:
    """A worker ability, with its lines."""

    def __init__(self, entry: "schema.Power") -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.box = entry.box
        self.hand_limit = entry.hand_limit
        self.start_hand = entry.start_hand
        self.first = entry.turn == "first"
        self.last = entry.turn == "last"
        self.stands_in = read_stand_in(entry.stands_in)
        self.lore = entry.tokens
        self.tokens = entry.tokens > 0
        self.kept = entry.kept
        self.pile = -1  # the card that lies in the open pile
        self.wild = entry.wild
        self.trail = entry.trail
        self.hoards = entry.hoards
        self.joins = entry.joins
        self.follows = entry.follows
        self.start: EffectLine | None = None
        self.season: EffectLine | None = None
        self.in_turn: EffectLine | None = None
        self.draws: EffectLine | None = None
        self.after_card: EffectLine | None = None
        self.after_green: EffectLine | None = None
        self.after_other: EffectLine | None = None
        self.others_green: EffectLine | None = None
        self.after_worker: EffectLine | None = None
        self.after_place: EffectLine | None = None
        self.visited: EffectLine | None = None
        self.marked: EffectLine | None = None
        self.chooses = False  # draws card by card from deck or Meadow
        self.invests = False  # a resource may lie on the card


class Powers(Part):
    """All abilities of a pack."""

    def __init__(self, powers: list[Power]) -> None:
        self.powers = powers


def powers_in(pack: "Pack") -> list[Power]:
    """The abilities of a pack, by number."""
    part = pack.parts[POWERS]
    assert isinstance(part, Powers)
    return part.powers


def read_stand_in(text: str) -> int:
    """What stands for any 1 resource: four times how many, plus the resource; 0: nothing does."""
    if not text:
        return 0
    number, resource = text.split()
    return int(number) * 4 + RESOURCES.index(resource)


def may_be_dealt(powers: list[Power], mode: str, nightweave: bool = False) -> list[int]:
    """The abilities that are dealt from: those of one box, or all; no Spiders against Nightweave."""
    return [
        number
        for number, power in enumerate(powers)
        if (mode == "all" or power.box == mode) and not (nightweave and power.visited is not None)
    ]


def power_of(table: Table, seat: int) -> Power | None:
    number = table.players[seat].power
    return powers_in(table.config.pack)[number] if number >= 0 else None


def turn_order(table: Table, first: int) -> list[int]:
    """Seats from the first one on; with a first and a last player the others go clockwise between them
    (MW.power.first_and_last)."""
    players = len(table.players)
    order = [(first + i) % players for i in range(players)]
    for seat in range(players):
        power = power_of(table, seat)
        if power is not None and power.last and seat != first:
            order.remove(seat)
            order.append(seat)
    return order


def first_seat(table: Table, chosen: int) -> int:
    """Who begins: the Butterflies, the seat that makes the Spiders go last, or the seat drawn at random."""
    first = chosen
    for seat in range(len(table.players)):
        power = power_of(table, seat)
        if power is not None and power.last:
            first = (seat + 1) % len(table.players)
    for seat in range(len(table.players)):
        power = power_of(table, seat)
        if power is not None and power.first:
            first = seat
    return first


# ---------------------------------------------------------------------- after a card


def after_card(table: Table, seat: int, card: int) -> None:
    """A card was played and resolved: the seat's ability, then those of opponents (MW.power.stoats, ...)."""
    green = table.config.pack.colors[card] == GREEN
    city = table.players[seat].city
    index = len(city) - 1
    while index >= 0 and city[index] != card:
        index -= 1
    if green and index >= 0:
        for other in reversed(table.opponents(seat)):
            follow_green(table, other, seat, index)
    power = power_of(table, seat)
    if power is None:
        return
    line = power.after_green if green else power.after_other
    if line is not None:
        line.later(table, seat, seat, index, ())
    if power.after_card is not None:  # MW.power.stoats_once
        power.after_card.later(table, seat, seat, index, ())


def follow_green(table: Table, seat: int, owner: int, index: int) -> None:
    """An opponent has played a green card (MW.power.snails)."""
    power = power_of(table, seat)
    if power is not None and power.others_green is not None:
        power.others_green.later(table, seat, owner, index, ())


def rat_slot(table: Table) -> int:
    """The slot of the Meadow with the Rats' token, or -1."""
    for seat in range(len(table.players)):
        power = power_of(table, seat)
        if power is not None and power.marked is not None:
            return table.players[seat].lore - 1
    return -1


def meadow_card_played(table: Table, slot: int, below: int) -> None:
    """A player plays the card of a slot: the Rats react once the frames above `below` are done
    (MW.power.rats)."""
    for seat in range(len(table.players)):
        power = power_of(table, seat)
        if power is not None and power.marked is not None and table.players[seat].lore == slot + 1:
            # The token marks a slot, so it stays when a card leaves without being played
            # (MW.power.rats_stay).
            power.marked.under(table, below, seat, seat, slot)


def pile_card_played(table: Table, seat: int) -> None:
    """A Farm of the Pigs comes into play; an opponent's brings them tokens (MW.power.pigs_market)."""
    owner = pile_owner(table)
    if owner >= 0 and owner != seat:
        table.gain_points(owner, PILE_TOKENS)


def pile_owner(table: Table) -> int:
    """The seat with the open pile, or -1."""
    for seat in range(len(table.players)):
        power = power_of(table, seat)
        if power is not None and power.pile >= 0:
            return seat
    return -1


def take_from_pile(table: Table) -> int:
    """Take the top card of the open pile."""
    player = table.players[pile_owner(table)]
    card = player.beside.cards[-1]
    player.beside = player.beside.with_cards(player.beside.cards[:-1])
    return card


def pile_top(table: Table) -> int:
    """The top card of the open pile, or -1."""
    owner = pile_owner(table)
    cards = table.players[owner].beside.cards if owner >= 0 else ()
    return cards[-1] if cards else -1


def hoard(table: Table, seat: int) -> Cards:
    """Cards beside the city that are played as if in hand or Meadow (MW.power.bats)."""
    power = power_of(table, seat)
    # MW.power.bats_known
    return table.players[seat].beside.cards if power is not None and power.hoards else ()


def take_from_hoard(table: Table, seat: int, card: int) -> None:
    player = table.players[seat]
    cards = player.beside.cards
    i = cards.index(card)
    player.beside = player.beside.with_cards(cards[:i] + cards[i + 1 :])


# ---------------------------------------------------------------------- workers


def worker_placed(table: Table, seat: int, place: int, plays: bool, able: bool = False) -> None:
    """A worker has come to a place whose effect follows: what abilities do after it waits below it.

    `place` is the number of a location or event, or -1 for a card; an effect that `plays` cards brings no
    resources itself, whatever the played card does. A worker that is `able` uses an ability of its own
    instead of its player's."""
    pack = table.config.pack
    for other in range(len(table.players)):
        power = power_of(table, other)
        if power is not None and power.visited is not None and table.players[other].lore == place + 1 > 0:
            # MW.power.spiders_when: below the effect of the place
            power.visited.later(table, other, other, place, ())
    power = power_of(table, seat)
    if power is None or able:
        return
    stock = table.players[seat].stock
    data = (-1,) if plays else (stock[0], stock[1], stock[2], stock[3])
    if power.after_worker is not None:
        power.after_worker.later(table, seat, seat, place, data)
    near = 0 <= place < pack.first_event and pack.locations[place].sort in ("basic", "forest")
    if near and power.after_place is not None:
        power.after_place.later(table, seat, seat, place, data)


def joins(table: Table, seat: int) -> bool:
    """Whether the seat's workers may stand where an opponent's stand (MW.power.cats)."""
    power = power_of(table, seat)
    return power is not None and power.joins


def follows(table: Table, seat: int) -> bool:
    """Whether another place may be used from a forest location (MW.power.foxes)."""
    power = power_of(table, seat)
    return power is not None and power.follows


# ---------------------------------------------------------------------- seasons, drawing, the end


def after_season(table: Table, seat: int) -> None:
    """The seat is about to prepare: what comes after that waits below (MW.power.pigs_free, .lizards)."""
    power = power_of(table, seat)
    if power is not None and power.season is not None:
        power.season.later(table, seat, seat, -1, ())  # MW.power.lizards_when


def drawing(table: Table, seat: int) -> EffectLine | None:
    """How this seat draws cards, if not in the usual way (MW.power.starlings, .cardinals)."""
    power = power_of(table, seat)
    return power.draws if power is not None else None


def begin_drawing(table: Table, seat: int, n: int) -> int:
    """Draw for an effect that looks at the cards drawn last. Returns how many there will be, -1: as usual."""
    return drawable(table, seat, n) if draws_by_choice(table, seat) else -1


def go_on_drawing(table: Table, seat: int, n: int) -> None:
    """The effect that began to draw lies on top of the stack: choose the cards before it goes on, or draw one
    more when it is done."""
    line = drawing(table, seat)
    if line is None or not n:
        return
    if draws_by_choice(table, seat):
        line.later(table, seat, seat, n, (n, -1))
    else:
        line.under(table, len(table.stack) - 1, seat, seat, 0)


def drawable(table: Table, seat: int, n: int) -> int:
    """How many of `n` cards can be drawn from deck and Meadow."""
    there = table.left + len(table.discard)
    for slot in range(len(table.meadow)):
        if table.slot_free(slot):
            there += 1
    return max(0, min(n, table.room(seat), there))


def draws_by_choice(table: Table, seat: int) -> bool:
    power = power_of(table, seat)
    return power is not None and power.chooses


def drew_from_meadow(table: Table, seat: int) -> None:
    """Cards were drawn from the Meadow: one more may follow."""
    line = drawing(table, seat)
    if line is not None:
        line.later(table, seat, seat, 0, ())


def wild_tokens(table: Table, seat: int) -> int:
    """Wild tokens in the seat's supply (MW.power.axolotls)."""
    power = power_of(table, seat)
    return table.players[seat].lore >> WILD_SHIFT if power is not None and power.wild else 0


def invested(table: Table, seat: int) -> int:
    """The resource on the ability card, or -1 (MW.power.turtles)."""
    power = power_of(table, seat)
    if power is None or not power.invests:
        return -1
    return table.players[seat].lore - 1


def points_on(table: Table, seat: int) -> int:
    """Point tokens on the ability card (MW.power.platypuses)."""
    power = power_of(table, seat)
    return table.players[seat].lore & TOKENS if power is not None and power.tokens else 0


def left_over(table: Table, seat: int, hard: bool) -> int:
    """Resources beside the supply that count as owned at the end; with `hard` only resin and pebbles."""
    resource = invested(table, seat)
    # MW.power.axolotls_tokens: a token is a resource of any kind.
    found = 1 if resource >= 0 and (not hard or resource in (RESIN, PEBBLE)) else 0
    return found + wild_tokens(table, seat)


def new_turn(table: Table, seat: int) -> None:
    """What may be done once a turn may be done again."""
    power = power_of(table, seat)
    if power is not None and power.tokens:
        table.players[seat].lore &= TOKENS


def emit_power(table: Table, seat: int) -> None:
    """Emit an event that an ability is at work."""
    if table.listener is not None:
        power = power_of(table, seat)
        if power is not None:
            table.emit("power", seat, {"power": power.id})
