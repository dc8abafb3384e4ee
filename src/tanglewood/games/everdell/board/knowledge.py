"""Who has seen which of the hidden cards, and drawing anew what somebody cannot know.

Hidden are hands, the deck and the discard pile. Each hidden card carries one int beside it. It holds for
every seat, and for the spectator, what they know of the card:

    0 to 5   only that it was shuffled into the deck when that was made for the so-many-th time (0: the first)
    HELD     that it was in somebody's hand and is there still or was discarded from there face down
    KNOWN    exactly this place

and two things about the place, which everybody knows: how often the deck had been made when the card there
was drawn, and who discarded it. A place can only hold cards that were in that deck or in an older one.

A card that goes face down from a hand takes knowledge with it: nobody else can tell which card it was. So
all the others knew of that hand becomes HELD, and all its places are as young as the youngest. When the
discard pile becomes the deck, HELD cards may be anywhere: that much is forgotten.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.kernel.chance import Rng

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.modules.nightweave.cards import Lair
    from tanglewood.games.everdell.modules.nightweave.state import Nightweave

PUBLIC: Final = 4
"""The spectator's place among the seats."""
HERS: Final = 4
"""Nightweave's place among the owners of hands."""
VIEWERS: Final = 5
BITS: Final = 3
CODE: Final = 7
LATEST: Final = 5
HELD: Final = 6
KNOWN: Final = 7
ALL_KNOW: Final = 0o77777
CODES: Final = 0o77777
AGE_SHIFT: Final = 15
BY_SHIFT: Final = 18
HERE: Final = 7
BESIDE: Final = 16
"""Where face-down cards beside a city are, plus the seat."""


def code(info: int, viewer: int) -> int:
    return info >> BITS * viewer & CODE


def with_code(info: int, viewer: int, value: int) -> int:
    shift = BITS * viewer
    return (info & ~(CODE << shift)) | value << shift


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
    """A card of a hand from which another one went face down: the others know less of it."""
    for viewer in range(VIEWERS):
        if viewer != owner and code(info, viewer) == KNOWN:
            info = with_code(info, viewer, HELD)
    return with_age(info, youngest)


def forgotten(info: int, giver: int, receiver: int, youngest: int) -> int:
    """A card of a hand from which some were given away face down: third parties know nothing of it."""
    for viewer in range(VIEWERS):
        if viewer not in (giver, receiver) and code(info, viewer) >= HELD:
            info = with_code(info, viewer, 0)
    return with_age(info, youngest)


def unheld(info: int, one: int, other: int) -> int:
    """A card that may be in a hand or discarded from it, once that hand has changed its owner: for third
    parties it may be anywhere."""
    for viewer in range(VIEWERS):
        if viewer not in (one, other) and code(info, viewer) == HELD:
            info = with_code(info, viewer, 0)
    return info


def shuffled_in(info: int, generation: int) -> int:
    """A card of the discard pile that becomes part of a new deck."""
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
    """A card in a hand while a new deck is made: what was held may have gone there."""
    for viewer in range(VIEWERS):
        if code(info, viewer) == HELD:
            info = with_code(info, viewer, 0)
    return info


class Slots:
    """The places whose cards a viewer does not know, and the cards that lie in them somehow.

    A place is an int: its age, where it is (deck, discard pile, a hand) and which one there.
    """

    def __init__(self, table: "Table", viewer: int) -> None:
        self.viewer = viewer
        self.places: list[list[int]] = [[] for _ in range(LATEST + 1)]
        self.cards: list[list[int]] = [[] for _ in range(LATEST + 1)]
        self.held: list[list[int]] = [[] for _ in range(HERS + 1)]
        self.holding: list[list[int]] = [[] for _ in range(HERS + 1)]
        for i in range(table.left):
            self.add(table.deck[i], table.deck_seen[i], table.generation, 0, i, -1)
        for i in range(len(table.discard)):
            info = table.discard_seen[i]
            if code(info, viewer) != KNOWN:
                self.add(table.discard[i], info, age(info), 1, i, discarded_by(info))
        for seat in range(len(table.players)):
            player = table.players[seat]
            if seat != viewer:
                for i in range(len(player.hand)):
                    info = player.seen[i]
                    if code(info, viewer) != KNOWN:
                        self.add(player.hand[i], info, age(info), 2 + seat, i, seat)
            if player.power >= 0 and table.config.pack.powers[player.power].kept:
                # Face down beside a city since the set-up, seen by nobody (MW.power.snails).
                for i in range(len(player.beside.cards)):
                    self.add(player.beside.cards[i], 0, 0, BESIDE + seat, i, -1)
        if table.nightweave is not None:
            hers = table.nightweave
            n = 0
            for i in range(len(hers.hand)):
                if table.config.pack.cards[hers.hand[i]].ribbon < 0:  # legends are dealt by themselves
                    self.add(hers.hand[i], hers.seen[i], age(hers.seen[i]), 2 + HERS, n, HERS)
                    n += 1
            for i in range(len(hers.hidden)):
                self.add(hers.hidden[i], 0, LATEST, 3 + HERS, i, -1)
            for i in range(len(hers.webbed)):  # cards of the human's hand, turned away
                info = hers.webbed_seen[i]
                if code(info, viewer) != KNOWN:
                    self.add(hers.webbed[i], info, age(info), 4 + HERS, i, table.config.first)

    def add(self, card: int, info: int, made: int, where: int, i: int, owner: int) -> None:
        made = min(made, LATEST)
        place = made << 16 | where << 8 | i
        knows = code(info, self.viewer)
        if knows == HELD and owner >= 0:
            self.held[owner].append(card)
        else:
            self.cards[knows if knows < HELD else 0].append(card)
        if owner >= 0:
            self.holding[owner].append(place)
        self.places[made].append(place)

    def deal(self, rng: Rng) -> list[tuple[int, int, int]]:
        """Place, card and what the viewer knows of it, drawn anew.

        Everything is sorted before it is shuffled, so that the truth leaves no trace. Places that only old
        cards can lie in are filled first.
        """
        dealt: list[tuple[int, int, int]] = []
        taken: list[int] = []
        for seat in range(HERS + 1):
            cards = sorted(self.held[seat])
            if cards:
                places = sorted(self.holding[seat])
                rng.shuffle(places)
                for i in range(len(cards)):
                    dealt.append((places[i], cards[i], HELD))
                    taken.append(places[i])
        pool: list[int] = []
        joined = 0
        for made in range(LATEST + 1):
            places = [place for place in sorted(self.places[made]) if place not in taken]
            while joined <= made or (len(pool) < len(places) and joined <= LATEST):
                pool.extend([joined << 8 | card for card in self.cards[joined]])
                joined += 1
            if places:
                pool.sort()
                rng.shuffle(pool)
                for place in places:
                    mixed = pool.pop()
                    dealt.append((place, mixed & 0xFF, mixed >> 8))
        return dealt


def deal_anew(table: "Table", seat: int, rng: Rng) -> None:
    """Draw anew, in place, everything this seat (or a spectator) cannot know."""
    viewer = seat if seat >= 0 else PUBLIC
    deck = list(table.deck[: table.left])
    deck_seen = list(table.deck_seen[: table.left])
    discard = list(table.discard)
    discard_seen = list(table.discard_seen)
    hands = [list(player.hand) for player in table.players]
    seen = [list(player.seen) for player in table.players]
    kept = [list(player.beside.cards) for player in table.players]
    hers: list[int] = []
    hers_seen: list[int] = []
    secret: list[int] = []
    webbed: list[int] = []
    webbed_seen: list[int] = []
    if table.nightweave is not None:
        hers, hers_seen = legends_last(table, table.nightweave)
        secret = list(table.nightweave.hidden)
        webbed = list(table.nightweave.webbed)
        webbed_seen = list(table.nightweave.webbed_seen)
        deal_her_cards(table.nightweave, table.config.pack.lair, rng)
    for place, card, knows in Slots(table, viewer).deal(rng):
        made = place >> 16
        where = place >> 8 & 0xFF
        i = place & 0xFF
        info = with_code(0, viewer, knows)
        if where == 0:
            deck[i] = card
            deck_seen[i] = info
        elif where == 1:
            discard[i] = card
            discard_seen[i] = with_discarder(with_age(info, made), discarded_by(discard_seen[i]))
        elif where == 2 + HERS:
            hers[i] = card
            hers_seen[i] = with_age(info, made)
        elif where == 3 + HERS:
            secret[i] = card
        elif where == 4 + HERS:
            webbed[i] = card
            webbed_seen[i] = with_age(with_code(info, table.config.first, KNOWN), made)
        elif where >= BESIDE:
            kept[where - BESIDE][i] = card
        else:
            hands[where - 2][i] = card
            seen[where - 2][i] = with_age(with_code(info, where - 2, KNOWN), made)
    table.deck = tuple(deck)
    table.deck_seen = tuple(deck_seen)
    table.discard = tuple(discard)
    table.discard_seen = tuple(discard_seen)
    for i in range(len(hands)):
        table.players[i].hand = tuple(hands[i])
        table.players[i].seen = tuple(seen[i])
        if table.players[i].beside.cards:
            table.players[i].beside = table.players[i].beside.with_cards(tuple(kept[i]))
    if table.nightweave is not None:
        table.nightweave.hand = tuple(hers)
        table.nightweave.seen = tuple(hers_seen)
        table.nightweave.hidden = tuple(secret)
        table.nightweave.webbed = tuple(webbed)
        table.nightweave.webbed_seen = tuple(webbed_seen)


def legends_last(table: "Table", nightweave: "Nightweave") -> tuple[list[int], list[int]]:
    """Her hand with the legends behind the others; nobody knows which of its cards they are."""
    cards = table.config.pack.cards
    order = [i for i, card in enumerate(nightweave.hand) if cards[card].ribbon < 0]
    order += [i for i, card in enumerate(nightweave.hand) if cards[card].ribbon >= 0]
    return [nightweave.hand[i] for i in order], [nightweave.seen[i] for i in order]


def deal_her_cards(nightweave: "Nightweave", lair: "Lair", rng: Rng) -> None:
    """Her activity deck is face down, and one winter card left the game unseen: not the one that all see."""
    unseen = sorted([*nightweave.deck, nightweave.gone])
    if nightweave.gone < 0:
        unseen.remove(nightweave.gone)
    else:
        able = [card for card in unseen if could_be_gone(lair, card) and card != nightweave.card]
        nightweave.gone = able[rng.below(len(able))]
        unseen.remove(nightweave.gone)
    rng.shuffle(unseen)
    nightweave.deck = tuple(unseen)
    nightweave.intrigues = shuffled_pile(nightweave.intrigues, rng)
    nightweave.personalities = shuffled_pile(nightweave.personalities, rng)


def could_be_gone(lair: "Lair", card: int) -> bool:
    return lair.activities[card].worker and lair.activities[card].season == 0


def shuffled_pile(cards: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """A face-down pile whose cards everybody can name, in a new order."""
    if not cards:
        return ()
    pile = sorted(cards)
    rng.shuffle(pile)
    return tuple(pile)
