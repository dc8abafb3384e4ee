"""Who has seen which hidden card, and redealing what a viewer cannot know.

Hidden are hands, the deck and the discard pile. Each hidden card carries one int beside it. It holds for
every seat, and for the spectator, what they know of the card:

    0 to 5   only that it was shuffled into this deck: 0 is the first one, 1 the first reshuffled one, ...
    HELD     that it was in a certain hand and is still there or was discarded from it face down
    KNOWN    that it is exactly here

(the public and the first four seats in three bits each, further seats behind all the rest) and two things
about the place, which everybody knows: from which deck the card there was drawn, and who
discarded it. A place can only hold cards that were in that deck or in an earlier one.

A card that goes face down from a hand takes knowledge with it: nobody else can tell which card it was. So
all the others knew of that hand becomes HELD, and all its places count as drawn from the latest of its
decks. When the discard pile becomes the deck, HELD cards may be anywhere: that much is forgotten.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.kernel.chance import Rng

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table

SEATS: Final = 6
PUBLIC: Final = 6
"""The spectator's place among the seats."""
HERS: Final = 4
"""The place of an opponent without a seat among the owners of hands; it never plays with five people."""
MODULES: Final = 2 + SEATS
"""From here on the places of hidden cards belong to modules; the first one is that opponent's hand."""
VIEWERS: Final = 7
USUAL: Final = 4
"""How many seats there are without Bellfaire; what further ones know stands behind all the rest."""
BITS: Final = 3
CODE: Final = 7
LATEST: Final = 5
HELD: Final = 6
KNOWN: Final = 7
ALL_KNOW: Final = 0o770077777
CODES: Final = 0o770077777
LOWEST: Final = 0o110011111
"""The lowest bit of every code."""
FURTHER: Final = 0o770000000
FULL: Final = 1 << 27
"""In a text: what further seats know is written too, because it is not what spectators know."""
MOST: Final = 2 * FULL - 1
AGE_SHIFT: Final = 15
BY_SHIFT: Final = 18
HERE: Final = 7
BESIDE: Final = 16
"""Where the face-down cards beside a city are; the seat is added."""
Dealt = tuple[int, int, int, int]
"""A redealt card of a module: where it is, which one there, the card, and who knows it."""


def shift_of(viewer: int) -> int:
    """Where it stands what a viewer knows."""
    if viewer < USUAL:
        return BITS * viewer
    return BITS * USUAL if viewer == PUBLIC else BITS * (viewer + 3)


def code(info: int, viewer: int) -> int:
    return info >> shift_of(viewer) & CODE


def with_code(info: int, viewer: int, value: int) -> int:
    shift = shift_of(viewer)
    return (info & ~(CODE << shift)) | value << shift


def watching(players: int) -> int:
    """How many viewers there are at most at such a table; without Bellfaire four seats and the public."""
    return VIEWERS if players > USUAL else USUAL + 1


def count_code(info: int, value: int, players: int) -> int:
    """How many viewers of a table know just this of a card."""
    n = 0
    for place in range(USUAL + 1):  # the usual seats and the public stand side by side
        if info >> BITS * place & CODE == value:
            n += 1
    if players > USUAL:
        for seat in range(USUAL, SEATS):
            if code(info, seat) == value:
                n += 1
    return n


def to_text(info: int) -> int:
    """The number in a position: further seats are left out if they know what spectators know."""
    return info & ~FURTHER if like_public(info) == info else info | FULL


def from_text(number: int) -> int:
    return number & ~FULL if number & FULL else like_public(number)


def like_public(info: int) -> int:
    """The same, if further seats know what spectators know."""
    known = code(info, PUBLIC)
    return with_code(with_code(info, 4, known), 5, known)


def age(info: int) -> int:
    return info >> AGE_SHIFT & HERE


def with_age(info: int, value: int) -> int:
    return (info & ~(HERE << AGE_SHIFT)) | value << AGE_SHIFT


def discarded_by(info: int) -> int:
    """The seat that discarded the card face down, or -1."""
    return (info >> BY_SHIFT & HERE) - 1


def with_discarder(info: int, seat: int) -> int:
    return (info & ~(HERE << BY_SHIFT)) | (seat + 1) << BY_SHIFT


def drawn(info: int, seat: int, generation: int) -> int:
    """A card that a seat drew from the deck."""
    return with_code(with_age(info, generation), seat, KNOWN)


def unsure(info: int, owner: int, youngest: int) -> int:
    """What is known of a card left in a hand from which another one went face down: the others know less."""
    known = info & info >> 1 & info >> 2 & LOWEST  # the lowest bit of each code that is KNOWN
    # All at once, because it is done for every card of a hand: without its lowest bit KNOWN is HELD.
    return with_age(info & ~(known & ~(1 << shift_of(owner))), youngest)


def forgotten(info: int, giver: int, receiver: int, youngest: int) -> int:
    """What is known of a card left in a hand from which some were given away face down: third parties
    know nothing."""
    for viewer in range(VIEWERS):
        if viewer not in (giver, receiver) and code(info, viewer) >= HELD:
            info = with_code(info, viewer, 0)
    return with_age(info, youngest)


def unheld(info: int, one: int, other: int) -> int:
    """What is known of a HELD card once the hand has changed its owner: for third parties it may be
    anywhere."""
    for viewer in range(VIEWERS):
        if viewer not in (one, other) and code(info, viewer) == HELD:
            info = with_code(info, viewer, 0)
    return info


def shuffled_in(info: int, generation: int) -> int:
    """What is known of a card of the discard pile that is shuffled into a new deck."""
    made = min(generation, LATEST)
    fresh = 0
    for viewer in range(VIEWERS):
        knows = code(info, viewer)
        if knows == KNOWN:
            fresh = with_code(fresh, viewer, made)
        elif knows != HELD:
            fresh = with_code(fresh, viewer, knows)
    return fresh


def after_shuffle(info: int) -> int:
    """What is known of a card in a hand when a new deck is made: HELD cards may have gone into it."""
    for viewer in range(VIEWERS):
        if code(info, viewer) == HELD:
            info = with_code(info, viewer, 0)
    return info


class Slots:
    """The places whose cards a viewer does not know, and the cards that lie in them in some order.

    A place is an int: its age, where it is (deck, discard pile, a hand) and which one there.
    """

    def __init__(self, table: "Table", viewer: int) -> None:
        self.viewer = viewer
        self.shift = shift_of(viewer)
        self.places: list[list[int]] = [[] for _ in range(LATEST + 1)]
        self.cards: list[list[int]] = [[] for _ in range(LATEST + 1)]
        self.held: list[list[int]] = [[] for _ in range(SEATS)]
        self.holding: list[list[int]] = [[] for _ in range(SEATS)]
        for i in range(table.left):
            self.add(table.deck[i], table.deck_seen[i], table.generation, 0, i, -1)
        for i in range(len(table.discard)):
            info = table.discard_seen[i]
            if info >> self.shift & CODE != KNOWN:
                self.add(table.discard[i], info, age(info), 1, i, discarded_by(info))
        for seat in range(len(table.players)):
            player = table.players[seat]
            if seat != viewer:
                for i in range(len(player.hand)):
                    info = player.seen[i]
                    if code(info, viewer) != KNOWN:
                        self.add(player.hand[i], info, age(info), 2 + seat, i, seat)
        for module in table.config.modules:
            module.hidden_cards(table, self)

    def add(self, card: int, info: int, made: int, where: int, i: int, owner: int) -> None:
        made = min(made, LATEST)
        place = made << 20 | where << 12 | i
        knows = info >> self.shift & CODE
        if knows == HELD and owner >= 0:
            self.held[owner].append(card)
        else:
            self.cards[knows if knows < HELD else 0].append(card)
        if owner >= 0:
            self.holding[owner].append(place)
        self.places[made].append(place)

    def deal(self, rng: Rng, rows: "Rows") -> None:
        """Lay the cards into the places anew.

        Everything is sorted before it is shuffled, so that the truth leaves no trace. Places that only old
        cards can lie in are filled first.
        """
        taken: list[int] = []
        for seat in range(SEATS):
            cards = sorted(self.held[seat])
            if cards:
                places = sorted(self.holding[seat])
                rng.shuffle(places)
                for i in range(len(cards)):
                    rows.lay(places[i], cards[i], HELD)
                    taken.append(places[i])
        pool: list[int] = []
        joined = 0
        for made in range(LATEST + 1):
            places = sorted(self.places[made])
            if taken:
                places = [place for place in places if place not in taken]
            while joined <= made or (len(pool) < len(places) and joined <= LATEST):
                pool.extend([joined << 8 | card for card in self.cards[joined]])
                joined += 1
            if places:
                pool.sort()
                rng.shuffle(pool)
                for place in places:
                    mixed = pool.pop()
                    rows.lay(place, mixed & 0xFF, mixed >> 8)


class Rows:
    """The rows of a table that hold hidden cards, while they are dealt anew to what a viewer knows."""

    __slots__ = ("deck", "deck_seen", "discard", "discard_seen", "hands", "others", "seen", "shift")

    def __init__(self, table: "Table", viewer: int) -> None:
        self.shift = shift_of(viewer)
        self.deck = list(table.deck[: table.left])
        self.deck_seen = list(table.deck_seen[: table.left])
        self.discard = list(table.discard)
        self.discard_seen = list(table.discard_seen)
        self.hands = [list(player.hand) for player in table.players]
        self.seen = [list(player.seen) for player in table.players]
        self.others: list[Dealt] = []

    def lay(self, place: int, card: int, knows: int) -> None:
        """Lay a card into a place, and note what the viewer knows of it."""
        made = place >> 20
        where = place >> 12 & 0xFF
        i = place & 0xFFF
        info = knows << self.shift
        if where == 0:
            self.deck[i] = card
            self.deck_seen[i] = info
        elif where == 1:
            self.discard[i] = card
            by = discarded_by(self.discard_seen[i])
            self.discard_seen[i] = with_discarder(with_age(info, made), by)
        elif where >= MODULES:
            self.others.append((where, i, card, with_age(info, made)))
        else:
            self.hands[where - 2][i] = card
            self.seen[where - 2][i] = with_age(with_code(info, where - 2, KNOWN), made)


def deal_anew(table: "Table", seat: int, rng: Rng) -> None:
    """Redeal, in place, everything this seat (or a spectator) cannot know."""
    viewer = seat if seat >= 0 else PUBLIC
    rows = Rows(table, viewer)
    for module in table.config.modules:
        module.before_dealing(table, rng)
    Slots(table, viewer).deal(rng, rows)
    table.deck = tuple(rows.deck)
    table.deck_seen = tuple(rows.deck_seen)
    table.discard = tuple(rows.discard)
    table.discard_seen = tuple(rows.discard_seen)
    for i in range(len(rows.hands)):
        table.players[i].hand = tuple(rows.hands[i])
        table.players[i].seen = tuple(rows.seen[i])
    for module in table.config.modules:
        module.take_dealt(table, seat, rows.others, rng)
