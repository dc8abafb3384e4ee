"""The cities of a table: cards that come and go, spaces, workers on cards, and what counts as what."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.city import holds, number, prisoners
from tanglewood.games.everdell.board.player import (
    LENT,
    NAMED,
    NOWHERE,
    PERMANENT,
    SPOT,
    Cards,
    Player,
    city_place,
)
from tanglewood.games.everdell.config import GameConfig
from tanglewood.kernel.event import Value
from tanglewood.kernel.state import State

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.land import Land
    from tanglewood.games.everdell.board.opponent import Opponent


class Cities(State):
    """All that a table holds, and what happens to its cities."""

    __slots__ = (
        "active",
        "claimed",
        "config",
        "deck",
        "deck_seen",
        "discard",
        "discard_seen",
        "generation",
        "lands",
        "left",
        "meadow",
        "opponent",
        "players",
    )

    config: GameConfig
    players: list[Player]
    active: int  # the seat whose turn it is; `turn` is the seat that decides right now
    deck: Cards
    deck_seen: tuple[int, ...]
    left: int  # how many cards of `deck` are left
    generation: int  # how often the deck was reshuffled
    discard: Cards
    discard_seen: tuple[int, ...]
    meadow: Cards
    claimed: int  # bit e: event e is taken
    opponent: "Opponent | None"  # the opponent without a seat
    lands: "tuple[Land, ...]"  # boards and pieces of modules

    def discard_open(self, card: int) -> None:
        """Put a card that everybody has seen on the discard pile."""
        # EV.draw.discard_order: the top is the card that came last.
        self.discard = self.discard + (card,)
        self.discard_seen = self.discard_seen + (knowledge.ALL_KNOW,)

    def city_of(self, owner: int) -> Cards:
        """A seat's city, or that of an opponent without a seat: the number after the last one."""
        if owner < len(self.players):
            return self.players[owner].city
        assert self.opponent is not None
        return self.opponent.city

    def events_of(self, owner: int) -> tuple[int, ...]:
        """The events a seat has achieved, or an opponent without a seat."""
        if owner < len(self.players):
            return self.players[owner].events
        assert self.opponent is not None
        return self.opponent.events

    def add_to_city(self, seat: int, card: int, mark: int = 0) -> int:
        """Lay a card into a seat's city. Returns its place there."""
        player = self.players[seat]
        player.city = player.city + (card,)
        player.marks = player.marks + (mark,)
        self.count_city(player)
        if self.config.card_came:
            self.card_came(seat, len(player.city) - 1)
        return len(player.city) - 1

    def remove_from_city(self, seat: int, index: int) -> int:
        """Take a card out of a city: what lies on it is lost, prisoners are discarded (EV.city.leaving_card).

        Its workers lose their place; permanent ones leave the game (EV.place.card_leaves, .permanent_lost).
        """
        player = self.players[seat]
        card = player.city[index]
        for prisoner in prisoners(player.marks[index]):
            self.discard_open(prisoner)
        # Events stay achieved (EV.city.leaving_event).
        player.city = player.city[:index] + player.city[index + 1 :]
        player.marks = player.marks[:index] + player.marks[index + 1 :]
        self.count_city(player)
        self.shift_workers(seat, index)
        if self.config.left_city:
            self.left_city(seat, card)
        return card

    def left_city(self, seat: int, card: int) -> None:
        """Tell modules that a card has left a city (see table.py)."""
        raise NotImplementedError

    def shift_workers(self, owner: int, index: int) -> None:
        """A card has left a city: its workers lose their place, those on the cards behind it move up."""
        here = city_place(owner, index)
        for seat, player in enumerate(self.players):
            kept: list[int] = []
            for place in player.placed:
                spot = place & SPOT
                if spot == here:
                    if place & PERMANENT:
                        player.workers -= 1
                        if place & NAMED:
                            self.worker_lost(seat, place)
                        continue
                    place = NOWHERE | place & (LENT | NAMED)
                elif here < spot < city_place(owner + 1, 0):
                    place -= 1
                kept.append(place)
            player.placed = tuple(kept)
        if self.opponent is not None:
            moved: list[int] = []
            for place in self.opponent.placed:
                if place == here:
                    place = NOWHERE
                elif here < place < city_place(owner + 1, 0):
                    place -= 1
                moved.append(place)
            self.opponent.placed = tuple(moved)
        if self.config.card_left:
            self.card_left(owner, index)

    def worker_lost(self, seat: int, place: int) -> None:
        """A worker with a name of its own has left the game (see table.py)."""
        raise NotImplementedError

    def count_city(self, player: Player) -> None:
        """Count the spaces taken and the colours, and find who helps to play cards; a pair shares one space
        (EV.city.pair)."""
        pack = self.config.pack
        colors = [0, 0, 0, 0, 0, 0]
        used = 0
        helpers: tuple[int, ...] = ()
        city = player.city
        for i in range(len(city)):  # EV.city.counting: one by one, Fools and Wanderers too (EV.city.fool)
            card = city[i]
            colors[pack.colors[card]] += 1
            used += pack.takes[card]
            if pack.helpers[card]:
                helpers = helpers + (i,)
        player.used = used - pack.shared_in(city if not colors[5] else pack.turned_up(city))
        if self.config.spaces_saved:
            player.used -= self.spaces_saved(player, city, -1)
        player.colors = (colors[0], colors[1], colors[2], colors[3], colors[4])
        player.helpers = helpers

    def spaces_saved(self, player: Player, city: Cards, gone: int) -> int:
        """Spaces that cards of a city do not take because of a module (see table.py)."""
        raise NotImplementedError

    def card_came(self, seat: int, index: int) -> None:
        """Tell modules of a card that has come into a city (see table.py)."""
        raise NotImplementedError

    def card_left(self, owner: int, index: int) -> None:
        """Tell modules of a card that has left a city (see table.py)."""
        raise NotImplementedError

    def free_spaces(self, seat: int) -> int:
        return self.config.pack.counts.city - self.players[seat].used

    def workers_on(self, owner: int, index: int) -> int:
        """The workers on a card, as one number: four bits a seat."""
        here = city_place(owner, index)
        found = 0
        for seat in range(len(self.players)):
            for place in self.players[seat].placed:
                if place & SPOT == here:
                    found += 1 << 4 * seat
        if self.opponent is not None:
            found += self.opponent.placed.count(here) << 4 * len(self.players)
        return found

    def strangers(self) -> list[int]:
        """The numbers of opponents without a seat who have a city."""
        return [len(self.players)] if self.opponent is not None else []

    # ------------------------------------------------------------------ small things

    def is_a(self, card: int, wanted: int) -> bool:
        """Whether a card counts as another one: a seasonal Farm as a Farm, a legend as its ribbon card."""
        return card == wanted or holds(self.config.kin[wanted], card)

    def has(self, city: Cards, card: int) -> bool:
        """Whether a card, or one that counts as it, is in a city."""
        if holds(city, card):
            return True
        for other in self.config.kin[card]:
            if holds(city, other):
                return True
        return False

    def count_of(self, city: Cards, card: int) -> int:
        """How many cards of a city count as this one."""
        total = number(city, card)
        for other in self.config.kin[card]:
            total += number(city, other)
        return total

    def opponents(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        order = self.config.order
        here = order.index(seat)
        return order[here + 1 :] + order[:here]

    def rivals(self, seat: int) -> list[int]:
        """The numbers of the other cities: those of opponents with and without a seat."""
        return self.opponents(seat) + self.strangers()

    def names(self, cards: "list[int] | Cards") -> str:
        return " ".join([self.config.pack.cards[card].id for card in cards])

    def emit_open(self, name: str, seat: int, **values: Value) -> None:
        """Emit an event that everybody sees, if its values cost nothing to prepare."""
        if self.listener is not None:
            self.emit(name, seat, values)
