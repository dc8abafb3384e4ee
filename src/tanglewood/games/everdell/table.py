"""What lies on the table: cities, hands, workers, Meadow, deck and discard pile, and what happens to them.

Hot code: everything is small rows of ints. A card is the number of its kind in the pack, a gap in the Meadow
is NO_CARD. Piles grow to the right: the top card is the last one. Rows are tuples, replaced when they change,
because a state is copied far more often than a row changes and a copy shares them for nothing.

A worker is the int of the place where it stands: a location, an event, a card of a city, or NOWHERE when its
card is gone. Only deployed workers are in the row; a permanent one carries a flag, and so does one that
Nightweave has borrowed.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell import knowledge
from tanglewood.games.everdell.beside import NOTHING
from tanglewood.games.everdell.city import OVER, prisoners
from tanglewood.kernel.event import Value
from tanglewood.kernel.state import State

if TYPE_CHECKING:
    from tanglewood.games.everdell.beside import Beside
    from tanglewood.games.everdell.lair.her import Nightweave
    from tanglewood.games.everdell.pack import Pack
    from tanglewood.games.everdell.rugwort import Rugwort
    from tanglewood.kernel.setting import Choice

NO_CARD: Final = -1
ANY_NUMBER: Final = 99
Cards = tuple[int, ...]

TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
RESOURCES: Final = ("twig", "resin", "pebble", "berry")

TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLORS: Final = ("tan", "green", "red", "blue", "purple")

WINTER: Final = 0
SPRING: Final = 1
AUTUMN: Final = 3

# Places of workers below CITY are locations and events, in the pack's order.
HER_MAT: Final = 62
"""A worker that Nightweave holds."""
NOWHERE: Final = 63
CITY: Final = 64
CITY_SIZE: Final = 128
PERMANENT: Final = 1024
LENT: Final = 2048
"""A human's worker that Nightweave uses as a spider."""
SPOT: Final = 1023


def city_place(owner: int, index: int) -> int:
    return CITY + owner * CITY_SIZE + index


SETS: Final = ("farms", "corrin", "extra", "rugwort_cards")
"""Boxes of cards that an option of the same name shuffles in."""


def sets_of(options: "dict[str, Choice]") -> tuple[str, ...]:
    """The boxes whose cards are in play."""
    found = ["base"] + [name for name in SETS if options[name]]
    for box in ("first", "more"):
        if options["legends"] in (box, "both"):
            found.append(f"legends_{box}")
    return tuple(found)


class Agreement:
    """What was settled before the first turn and never changes: shared by all copies of a state."""

    __slots__ = (
        "after_draw",
        "after_event",
        "first",
        "forest",
        "forest_spaces",
        "kin",
        "legends",
        "level",
        "mood",
        "nightweave",
        "options",
        "order",
        "pack",
        "players",
        "powers",
        "sets",
        "specials",
        "year",
    )

    def __init__(
        self,
        pack: "Pack",
        options: "dict[str, Choice]",
        players: int,
        first: int,
        forest: Cards,
        specials: Cards,
    ) -> None:
        self.pack = pack
        self.options = options
        self.players = players
        self.first = first
        self.forest = forest  # locations by clearing: top left, bottom left, top right, bottom right
        self.specials = specials  # events
        self.nightweave = bool(options["nightweave"])
        self.level = int(options["difficulty"])
        # She takes the place of one more player (MW.nw.setup.board).
        self.forest_spaces = pack.counts.forest_spaces[players - 1 + self.nightweave]
        self.year = int(options["rugwort"])
        self.mood = str(options["mood"])
        self.sets = sets_of(options)  # the boxes whose cards are in play
        self.kin = pack.kin(self.sets)  # for every card the other kinds that count as it
        self.powers = options["powers"] != "none"  # whether workers have abilities
        self.order = [(first + i) % players for i in range(players)]  # seats in turn order
        self.legends = pack.legends(self.sets)  # all legends that may have been dealt
        # Whether a card in play reacts to drawing cards, and to achieving an event.
        self.after_draw = not pack.after_draw.isdisjoint(self.sets)
        self.after_event = not pack.after_event.isdisjoint(self.sets)


class Player:
    """One seat's things. `seen` says who knows which card of the hand, see knowledge.py."""

    __slots__ = (
        "beside",
        "city",
        "colors",
        "events",
        "hand",
        "held",
        "legends",
        "lore",
        "marks",
        "passed",
        "placed",
        "points",
        "power",
        "season",
        "seen",
        "stock",
        "under",
        "used",
        "workers",
    )

    def __init__(
        self,
        season: int,
        stock: list[int],
        points: int,
        workers: int,
        placed: tuple[int, ...],
        passed: bool,
        hand: Cards,
        seen: tuple[int, ...],
        city: Cards,
        marks: tuple[int, ...],
        events: tuple[int, ...],
        held: tuple[int, ...],
        under: tuple[Cards, ...],
        used: int,
        colors: tuple[int, ...],
        legends: Cards = (),
        power: int = -1,
        lore: int = 0,
        beside: "Beside" = NOTHING,
    ) -> None:
        self.season = season
        self.stock = stock  # resources in the supply
        self.points = points  # point tokens in the supply
        self.workers = workers  # all own workers, deployed or not
        self.placed = placed  # where the deployed ones stand
        self.passed = passed
        self.hand = hand
        self.seen = seen
        self.city = city
        self.marks = marks  # what lies on each card of the city
        self.events = events
        self.held = held  # resources on each event, and how many were given for it
        self.under = under  # cards under each event
        self.used = used  # spaces of the city that are taken
        self.colors = colors  # how many cards of each colour the city has
        self.legends = legends  # legends beside the hand
        self.power = power  # the ability of the own workers, -1: none
        self.lore = lore  # what lies on the ability card
        self.beside = beside  # what lies beside it

    def copy(self) -> "Player":
        return Player(
            self.season,
            self.stock[:],
            self.points,
            self.workers,
            self.placed,
            self.passed,
            self.hand,
            self.seen,
            self.city,
            self.marks,
            self.events,
            self.held,
            self.under,
            self.used,
            self.colors,
            self.legends,
            self.power,
            self.lore,
            self.beside,
        )

    def set_mark(self, index: int, mark: int) -> None:
        self.marks = self.marks[:index] + (mark,) + self.marks[index + 1 :]


class Table(State):
    """The whole table, and the things that happen on it."""

    __slots__ = (
        "active",
        "agreed",
        "claimed",
        "deck",
        "deck_seen",
        "discard",
        "discard_seen",
        "generation",
        "left",
        "meadow",
        "nightweave",
        "players",
        "rugwort",
    )

    agreed: Agreement
    players: list[Player]
    active: int  # the seat whose turn it is; `turn` is the seat that decides right now
    deck: Cards
    deck_seen: tuple[int, ...]
    left: int  # so many cards of `deck` are still there
    generation: int  # how often the deck was made anew
    discard: Cards
    discard_seen: tuple[int, ...]
    meadow: Cards
    claimed: int  # bit e: event e is taken
    rugwort: "Rugwort | None"
    nightweave: "Nightweave | None"

    # ------------------------------------------------------------------ resources and tokens

    def gain(self, seat: int, resource: int, n: int) -> None:
        self.players[seat].stock[resource] += n
        if self.listener is not None:
            self.tell("gained", seat, {RESOURCES[resource]: n})

    def gain_points(self, seat: int, n: int) -> None:
        self.players[seat].points += n
        if self.listener is not None:
            self.tell("gained", seat, {"points": n})

    def spend(self, seat: int, resource: int, n: int) -> None:
        self.players[seat].stock[resource] -= n
        if self.listener is not None and n:
            self.tell("paid", seat, {RESOURCES[resource]: n})

    # ------------------------------------------------------------------ deck, Meadow, hand

    def turn_up(self) -> int:
        """The next card of the deck; an empty one is made anew from the discard pile (EV.draw.deck_empty)."""
        if not self.left:
            if not self.discard:
                return NO_CARD  # EV.draw.both_empty
            self.reshuffle()
        self.left -= 1
        return self.deck[self.left]

    def turn_up_but(self, color: int, seat: int) -> int:
        """The next card of another colour; others are discarded (MW.intrigue.lobbyist, .bad_press)."""
        colors = self.agreed.pack.colors
        for _ in range(self.left + len(self.discard)):
            card = self.turn_up()
            if card == NO_CARD or colors[card] != color:
                return card
            self.discard_open(card)
            if self.listener is not None:
                self.tell("skipped", seat, {"card": self.agreed.pack.cards[card].id}, chance=True)
        return NO_CARD

    def undrawn(self) -> int:
        """The colour of cards that nobody may draw now, or -1 (MW.intrigue.lobbyist)."""
        if self.nightweave is None or self.nightweave.intrigue < 0:
            return -1
        return self.agreed.pack.lair.intrigues[self.nightweave.intrigue].undrawn

    def kept_out(self) -> int:
        """The colour of cards that may not enter the Meadow now, or -1 (MW.intrigue.bad_press)."""
        if self.nightweave is None or self.nightweave.intrigue < 0:
            return -1
        return self.agreed.pack.lair.intrigues[self.nightweave.intrigue].kept_out

    def reshuffle(self) -> None:
        self.generation += 1
        order = list(range(len(self.discard)))
        self.chance.shuffle(order)
        self.deck = tuple([self.discard[i] for i in order])
        self.deck_seen = tuple([knowledge.shuffled_in(self.discard_seen[i], self.generation) for i in order])
        self.left = len(self.deck)
        self.discard = ()
        self.discard_seen = ()
        for player in self.players:
            player.seen = tuple([knowledge.after_shuffle(info) for info in player.seen])
        if self.nightweave is not None:
            hers = self.nightweave
            hers.seen = tuple([knowledge.after_shuffle(info) for info in hers.seen])
            hers.webbed_seen = tuple([knowledge.after_shuffle(info) for info in hers.webbed_seen])
        if self.listener is not None:
            self.tell("reshuffled", self.active, {"n": self.left})

    def room(self, seat: int) -> int:
        """How many cards the hand can still take (EV.draw.limit); Nightweave's any number."""
        if seat >= len(self.players):
            return ANY_NUMBER
        player = self.players[seat]
        room = self.agreed.pack.counts.hand_limit - len(player.hand)
        if player.power >= 0:
            room += self.agreed.pack.powers[player.power].hand_limit
        if self.nightweave is not None:
            room -= len(self.nightweave.webbed)  # MW.intrigue.in_the_web
        return room

    def draw(self, seat: int, n: int) -> None:
        """Draw as this seat draws: from the deck, unless a worker ability knows better."""
        power = self.players[seat].power
        if power >= 0:
            line = self.agreed.pack.powers[power].draws
            if line is not None:
                line.later(self, seat, seat, n, ())
                return
        self.take_top(seat, n)

    def take_top(self, seat: int, n: int, reactions: bool = True) -> int:
        """Draw from the deck, never above the hand limit; how many were drawn.

        Without `reactions` the caller says when the drawing is done (`after_drawing`).
        """
        player = self.players[seat]
        n = min(n, self.room(seat))
        if n <= 0:
            return 0
        cards: list[int] = []
        seen: list[int] = []
        undrawn = self.undrawn()
        for _ in range(n):
            card = self.turn_up() if undrawn < 0 else self.turn_up_but(undrawn, seat)
            if card == NO_CARD:
                break
            cards.append(card)
            seen.append(knowledge.drawn(self.deck_seen[self.left], seat, min(self.generation, 5)))
        if cards:
            # A shuffle in between changes what is known of the hand, so the hand is read only now.
            player.hand = player.hand + tuple(cards)
            player.seen = player.seen + tuple(seen)
            if self.listener is not None:
                self.tell("drew", seat, {"n": len(cards)}, {"cards": self.names(cards)}, chance=True)
            if reactions and self.agreed.after_draw:
                self.after_drawing(seat, len(cards))
        return len(cards)

    def after_drawing(self, seat: int, n: int) -> None:
        """A seat has drawn the last `n` cards of its hand: what reacts to that goes on the stack."""
        raise NotImplementedError

    def take_known(self, seat: int, card: int) -> None:
        """A card everybody has seen goes to a hand."""
        player = self.players[seat]
        player.hand = player.hand + (card,)
        player.seen = player.seen + (knowledge.ALL_KNOW,)

    def fill_meadow(self) -> None:
        """Fill every gap of the Meadow; the others do not move (EV.draw.meadow_slot)."""
        kept_empty = self.nightweave.pawn if self.nightweave is not None else -1  # MW.nw.action.enter
        kept_out = self.kept_out()
        for slot in range(len(self.meadow)):
            if self.meadow[slot] == NO_CARD and slot != kept_empty:
                card = self.turn_up() if kept_out < 0 else self.turn_up_but(kept_out, self.active)
                if card == NO_CARD:
                    return
                self.set_slot(slot, card)
                if self.listener is not None:
                    name = self.agreed.pack.cards[card].id
                    self.tell("shown", self.active, {"card": name, "slot": slot + 1}, chance=True)

    def set_slot(self, slot: int, card: int) -> None:
        self.meadow = self.meadow[:slot] + (card,) + self.meadow[slot + 1 :]

    def slot_free(self, slot: int) -> bool:
        """Whether a seat may touch this card of the Meadow: there is one, and no Rugwort on it."""
        if self.meadow[slot] == NO_CARD:
            return False
        return self.rugwort is None or not self.rugwort.slots >> slot & 1  # EV.solo.meadow_blocked

    # ------------------------------------------------------------------ leaving the hand, discarding

    def take_from_hand(self, seat: int, card: int) -> int:
        """Take a card out of the hand for all to see: the copy most of them know of. Its info is returned."""
        player = self.players[seat]
        place = -1
        best = -1
        for i in range(len(player.hand)):
            if player.hand[i] == card:
                knowing = 0
                for viewer in range(knowledge.VIEWERS):
                    if knowledge.code(player.seen[i], viewer) == knowledge.KNOWN:
                        knowing += 1
                if knowing > best:
                    place = i
                    best = knowing
        info = player.seen[place]
        player.hand = player.hand[:place] + player.hand[place + 1 :]
        player.seen = player.seen[:place] + player.seen[place + 1 :]
        if self.generation and best < knowledge.VIEWERS:
            # Nobody else can tell whether an older or a younger card of the hand was this one.
            made = max(self.youngest(seat), knowledge.age(info))
            player.seen = tuple([knowledge.with_age(other, made) for other in player.seen])
        return info

    def youngest(self, seat: int) -> int:
        """How young the youngest unseen card of a hand can be."""
        made = 0
        for info in self.players[seat].seen:
            made = max(made, knowledge.age(info))
        return made

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Face down, so that the others know no more which cards are left (EV.draw.discard_hidden)."""
        player = self.players[seat]
        made = self.youngest(seat)
        info = knowledge.unsure(self.take_from_hand(seat, card), seat, made)
        player.seen = tuple([knowledge.unsure(other, seat, made) for other in player.seen])
        self.discard = self.discard + (card,)
        self.discard_seen = self.discard_seen + (knowledge.with_discarder(info, seat),)
        if self.listener is not None:
            self.tell("discarded", seat, {"n": 1}, {"cards": self.agreed.pack.cards[card].id})

    def give_from_hand(self, seat: int, receiver: int, card: int, drawn: int = 0) -> None:
        """Give a card face down. With `drawn` it is one of the cards drawn just now, nothing older."""
        player = self.players[seat]
        made = self.youngest(seat)
        if drawn:
            first = len(player.hand) - drawn
            if drawn > 1:  # of cards that others saw come from the Meadow they do not see which one goes
                player.seen = player.seen[:first] + tuple(
                    [knowledge.forgotten(it, seat, receiver, made) for it in player.seen[first:]]
                )
            place = first + player.hand[first:].index(card)
            info = player.seen[place]
            player.hand = player.hand[:place] + player.hand[place + 1 :]
            player.seen = player.seen[:place] + player.seen[place + 1 :]
            if self.agreed.powers:  # some of them may have come from the Meadow
                info = knowledge.forgotten(info, seat, receiver, made)
                kept = [knowledge.forgotten(it, seat, receiver, made) for it in player.seen[first:]]
                player.seen = player.seen[:first] + tuple(kept)
        else:
            info = knowledge.forgotten(self.take_from_hand(seat, card), seat, receiver, made)
            player.seen = tuple([knowledge.forgotten(it, seat, receiver, made) for it in player.seen])
        if self.listener is not None:
            name = self.agreed.pack.cards[card].id
            self.tell("gave-card", seat, {"to": receiver}, {"card": name})
        if receiver >= len(self.players):
            self.give_to_her(seat, card, info)
            return
        other = self.players[receiver]
        other.hand = other.hand + (card,)
        other.seen = other.seen + (knowledge.with_code(info, receiver, knowledge.KNOWN),)
        if self.listener is not None:
            self.tell("got-card", receiver, {"from": seat}, {"card": name})

    def give_to_her(self, seat: int, card: int, info: int) -> None:
        """A card for Nightweave: it goes to her hand and brings her a token (MW.nw.give.cards)."""
        assert self.nightweave is not None
        self.nightweave.shuffle_in(card, knowledge.with_code(info, seat, knowledge.HELD), self.chance)
        self.nightweave.points += 1
        if self.listener is not None:
            self.tell("nightweave-points", seat, {"rule": "MW.nw.give.cards", "n": 1})

    def discard_open(self, card: int) -> None:
        """A card everybody has seen goes to the discard pile."""
        self.discard = self.discard + (card,)
        self.discard_seen = self.discard_seen + (knowledge.ALL_KNOW,)

    # ------------------------------------------------------------------ cities

    def city_of(self, owner: int) -> Cards:
        """A seat's city, or that of an opponent without a seat: the number after the last one."""
        if owner < len(self.players):
            return self.players[owner].city
        if self.nightweave is not None:
            return self.nightweave.city
        assert self.rugwort is not None
        return self.rugwort.city

    def events_of(self, owner: int) -> tuple[int, ...]:
        """The events a seat has achieved, or an opponent without a seat."""
        if owner < len(self.players):
            return self.players[owner].events
        if self.nightweave is not None:
            return self.nightweave.events
        assert self.rugwort is not None
        return self.rugwort.events

    def add_to_city(self, seat: int, card: int, mark: int = 0) -> int:
        """Lay a card into a seat's city; where it lies."""
        player = self.players[seat]
        player.city = player.city + (card,)
        player.marks = player.marks + (mark,)
        self.count_city(player)
        return len(player.city) - 1

    def remove_from_city(self, seat: int, index: int) -> int:
        """Take a card out of a city: what lies on it is lost, prisoners are discarded (EV.city.leaving_card).

        Its workers lose their place; permanent ones leave the game (EV.place.card_leaves, .permanent_lost).
        """
        player = self.players[seat]
        card = player.city[index]
        for prisoner in prisoners(player.marks[index]):
            self.discard_open(prisoner)
        player.city = player.city[:index] + player.city[index + 1 :]
        player.marks = player.marks[:index] + player.marks[index + 1 :]
        self.count_city(player)
        self.shift_workers(seat, index)
        return card

    def shift_workers(self, owner: int, index: int) -> None:
        """A card has left a city: its workers lose their place, those on the cards behind it move up."""
        here = city_place(owner, index)
        for player in self.players:
            kept: list[int] = []
            for place in player.placed:
                spot = place & SPOT
                if spot == here:
                    if place & PERMANENT:
                        player.workers -= 1
                        continue
                    place = NOWHERE | place & LENT
                elif here < spot < city_place(owner + 1, 0):
                    place -= 1
                kept.append(place)
            player.placed = tuple(kept)
        if self.nightweave is not None:
            hers: list[int] = []
            for place in self.nightweave.placed:
                if place == here:
                    place = NOWHERE
                elif here < place < city_place(owner + 1, 0):
                    place -= 1
                hers.append(place)
            self.nightweave.placed = tuple(hers)

    def count_city(self, player: Player) -> None:
        """Count the spaces taken and the colours; a pair shares one space (EV.city.pair)."""
        pack = self.agreed.pack
        colors = [0, 0, 0, 0, 0, 0]
        used = 0
        for card in player.city:
            colors[pack.colors[card]] += 1
            used += pack.takes[card]
        player.used = used - pack.shared_in(player.city if not colors[5] else pack.turned_up(player.city))
        if player.power >= 0:
            player.used -= self.saved(player, player.city, -1)
        if self.agreed.legends:
            player.used -= self.bridged(player, -1)
        player.colors = (colors[0], colors[1], colors[2], colors[3], colors[4])

    def saved(self, player: Player, city: Cards, gone: int) -> int:
        """Spaces a worker ability saves: Farms take none in the Pigs' city (MW.power.pigs)."""
        pile = self.agreed.pack.powers[player.power].pile if player.power >= 0 else -1
        if pile < 0:
            return 0
        for i in range(len(player.city)):
            if player.marks[i] & OVER and i != gone and self.is_a(player.city[i], pile):
                return self.count_of(city, pile) - 1  # that one's space is saved by the Bridge of the Sky
        return self.count_of(city, pile)

    def bridged(self, player: Player, gone: int) -> int:
        """Spaces saved by a construction on the Bridge of the Sky, unless it is the card at `gone`."""
        for i in range(len(player.city)):
            if player.marks[i] & OVER and i != gone:
                return self.agreed.pack.takes[player.city[i]]
        return 0

    def free_spaces(self, seat: int) -> int:
        return self.agreed.pack.counts.city - self.players[seat].used

    def workers_on(self, owner: int, index: int) -> int:
        """The workers on a card, as one number: four bits a seat."""
        here = city_place(owner, index)
        found = 0
        for seat in range(len(self.players)):
            for place in self.players[seat].placed:
                if place & SPOT == here:
                    found += 1 << 4 * seat
        if self.nightweave is not None:
            found += self.nightweave.placed.count(here) << 4 * len(self.players)
        return found

    def strangers(self) -> list[int]:
        """The numbers of opponents without a seat who have a city."""
        return [len(self.players)] if self.rugwort is not None or self.nightweave is not None else []

    # ------------------------------------------------------------------ small things

    def is_a(self, card: int, wanted: int) -> bool:
        """Whether a card counts as another one: a seasonal Farm as a Farm, a legend as its ribbon card."""
        return card == wanted or card in self.agreed.kin[wanted]

    def has(self, city: Cards, card: int) -> bool:
        """Whether a card, or one that counts as it, is in a city."""
        if card in city:
            return True
        for other in self.agreed.kin[card]:
            if other in city:
                return True
        return False

    def count_of(self, city: Cards, card: int) -> int:
        """How many cards of a city count as this one."""
        total = city.count(card)
        for other in self.agreed.kin[card]:
            total += city.count(other)
        return total

    def opponents(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        order = self.agreed.order
        here = order.index(seat)
        return order[here + 1 :] + order[:here]

    def rivals(self, seat: int) -> list[int]:
        """The numbers of the other cities: the opponents', and that of one without a seat."""
        return self.opponents(seat) + self.strangers()

    def names(self, cards: "list[int] | Cards") -> str:
        return " ".join([self.agreed.pack.cards[card].id for card in cards])

    def say(self, name: str, seat: int, **values: Value) -> None:
        """Tell an event that everybody sees, where it costs nothing to prepare."""
        if self.listener is not None:
            self.tell(name, seat, values)
