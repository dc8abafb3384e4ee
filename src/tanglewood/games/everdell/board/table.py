"""What happens on the table: to resources, deck and Meadow, and hands. Its cities are in cities.py."""

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.cities import Cities
from tanglewood.games.everdell.board.player import ANY_NUMBER, NO_CARD, RESOURCES, Cards, Player


class Table(Cities):
    """The whole table, and the things that happen on it."""

    __slots__ = ()

    def spaces_saved(self, player: Player, city: Cards, gone: int) -> int:
        """Spaces that cards of a city do not take because of a module, once the card at `gone` (-1: none)
        has left."""
        saved = 0
        for module in self.config.spaces_saved:
            saved += module.spaces_saved(self, player, city, gone)
        return saved

    def card_came(self, seat: int, index: int) -> None:
        """Tell modules of a card that has come into a city."""
        for module in self.config.card_came:
            module.card_came(self, seat, index)

    def card_left(self, owner: int, index: int) -> None:
        """Tell modules of a card that has left a city."""
        for module in self.config.card_left:
            module.card_left(self, owner, index)

    def left_city(self, seat: int, card: int) -> None:
        for module in self.config.left_city:
            module.left_city(self, seat, card)

    def worker_lost(self, seat: int, place: int) -> None:
        for module in self.config.modules:
            module.worker_lost(self, seat, place)

    # ------------------------------------------------------------------ resources and tokens

    def gain(self, seat: int, resource: int, n: int) -> None:
        self.players[seat].stock[resource] += n  # EV.comp.supply: there is always more
        for module in self.config.gained:
            module.gained(self, seat, resource, n)
        if self.listener is not None:
            self.emit("gained", seat, {RESOURCES[resource]: n})

    def gain_points(self, seat: int, n: int) -> None:
        self.players[seat].points += n
        for module in self.config.gained:
            module.gained(self, seat, -1, n)
        if self.listener is not None:
            self.emit("gained", seat, {"points": n})

    def spend(self, seat: int, resource: int, n: int) -> None:
        self.players[seat].stock[resource] -= n
        if self.listener is not None and n:
            self.emit("paid", seat, {RESOURCES[resource]: n})

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
        """The next card of the deck that is not of this colour; those that are get discarded
        (MW.intrigue.lobbyist, .bad_press)."""
        colors = self.config.pack.colors
        for _ in range(self.left + len(self.discard)):
            card = self.turn_up()
            if card == NO_CARD or colors[card] != color:
                return card
            self.discard_open(card)
            if self.listener is not None:
                self.emit("skipped", seat, {"card": self.config.pack.cards[card].id}, chance=True)
        return NO_CARD

    def undrawn(self) -> int:
        """The colour of cards that nobody may draw now, or -1."""
        for module in self.config.undrawn:
            color = module.undrawn(self)
            if color >= 0:
                return color
        return -1

    def kept_out(self) -> int:
        """The colour of cards that may not enter the Meadow now, or -1."""
        for module in self.config.kept_out:
            color = module.kept_out(self)
            if color >= 0:
                return color
        return -1

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
        for module in self.config.modules:
            module.reshuffled(self)
        if self.listener is not None:
            self.emit("reshuffled", self.active, {"n": self.left})

    def room(self, seat: int) -> int:
        """How many cards a hand can still take (EV.draw.limit); an opponent without a seat has no limit."""
        if seat >= len(self.players):
            return ANY_NUMBER
        player = self.players[seat]
        room = self.config.hand_limit - len(player.hand)
        for module in self.config.hand_room:
            room += module.hand_room(self, seat)
        return room

    def draw(self, seat: int, n: int) -> None:
        """Draw the way this seat draws: from the deck, unless a module changes that."""
        if n < 0:  # a hand above its limit has no room at all
            return
        for module in self.config.draw_cards:
            if module.draw_cards(self, seat, n):
                return
        self.take_top(seat, n)

    def take_top(self, seat: int, n: int, reactions: bool = True) -> int:
        """Draw from the deck, never above the hand limit. Returns how many were drawn.

        Without `reactions` the caller says when the drawing is done (`after_drawing`).
        """
        player = self.players[seat]
        n = min(n, self.room(seat))  # MW.legend.tarry_hare_up_to
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
                self.emit("drew", seat, {"n": len(cards)}, {"cards": self.names(cards)}, chance=True)
            for module in self.config.drew_from_deck:
                module.drew_from_deck(self, seat, len(cards))
            if reactions and self.config.after_draw:
                self.after_drawing(seat, len(cards))
        return len(cards)

    def after_drawing(self, seat: int, n: int) -> None:
        """A seat has drawn the last `n` cards of its hand: what reacts to that goes on the stack.

        Cards that are revealed, given or swapped do not come this way (MW.corrin.leader_reveal).
        """
        raise NotImplementedError

    def take_known(self, seat: int, card: int) -> None:
        """Put a card that everybody has seen into a hand."""
        player = self.players[seat]
        player.hand = player.hand + (card,)
        player.seen = player.seen + (knowledge.ALL_KNOW,)

    def fill_meadow(self) -> None:
        """Fill every gap of the Meadow; the others do not move (EV.draw.meadow_slot)."""
        kept_out = self.kept_out()
        for slot in range(len(self.meadow)):
            if self.meadow[slot] == NO_CARD and not self.kept_empty(slot):
                card = self.turn_up() if kept_out < 0 else self.turn_up_but(kept_out, self.active)
                if card == NO_CARD:
                    return
                self.set_slot(slot, card)
                if self.listener is not None:
                    name = self.config.pack.cards[card].id
                    self.emit("shown", self.active, {"card": name, "slot": slot + 1}, chance=True)

    def kept_empty(self, slot: int) -> bool:
        """Whether a module keeps a gap of the Meadow."""
        for module in self.config.kept_empty:
            if module.kept_empty(self, slot):
                return True
        return False

    def set_slot(self, slot: int, card: int) -> None:
        self.meadow = self.meadow[:slot] + (card,) + self.meadow[slot + 1 :]

    def slot_free(self, slot: int) -> bool:
        """Whether a seat may take the card of this Meadow slot: there is one, and nobody blocks it."""
        if self.meadow[slot] == NO_CARD:
            return False
        for module in self.config.slot_blocked:
            if module.slot_blocked(self, slot):
                return False  # EV.solo.meadow_blocked
        return True

    # ------------------------------------------------------------------ leaving the hand, discarding

    def take_from_hand(self, seat: int, card: int) -> int:
        """Take a card out of the hand for all to see: the copy that most seats know of. Returns its info."""
        player = self.players[seat]
        place = -1
        best = -1
        for i in range(len(player.hand)):
            if player.hand[i] == card:
                knowing = knowledge.count_code(player.seen[i], knowledge.KNOWN, len(self.players))
                if knowing > best:
                    place = i
                    best = knowing
        info = player.seen[place]
        player.hand = player.hand[:place] + player.hand[place + 1 :]
        player.seen = player.seen[:place] + player.seen[place + 1 :]
        if self.generation and best < knowledge.watching(len(self.players)):
            # Nobody else can tell whether this was an older or a younger card of the hand.
            made = max(self.youngest(seat), knowledge.age(info))
            player.seen = tuple([knowledge.with_age(other, made) for other in player.seen])
        return info

    def youngest(self, seat: int) -> int:
        """From which deck the latest unseen card of a hand can be."""
        made = 0
        for info in self.players[seat].seen:
            made = max(made, knowledge.age(info))
        return made

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Discard face down: the others no longer know which cards are left (EV.draw.discard_hidden)."""
        player = self.players[seat]
        made = self.youngest(seat)
        info = knowledge.unsure(self.take_from_hand(seat, card), seat, made)
        player.seen = tuple([knowledge.unsure(other, seat, made) for other in player.seen])
        self.discard = self.discard + (card,)
        self.discard_seen = self.discard_seen + (knowledge.with_discarder(info, seat),)
        if self.listener is not None:
            self.emit("discarded", seat, {"n": 1}, {"cards": self.config.pack.cards[card].id})

    def give_from_hand(self, seat: int, receiver: int, card: int, drawn: int = 0) -> None:
        """Give a card face down. With `drawn` it is one of the cards drawn just now."""
        player = self.players[seat]
        made = self.youngest(seat)
        if drawn:
            first = len(player.hand) - drawn
            if drawn > 1:  # others saw these come from the Meadow, but do not see which of them goes
                player.seen = player.seen[:first] + tuple(
                    [knowledge.forgotten(it, seat, receiver, made) for it in player.seen[first:]]
                )
            place = first + player.hand[first:].index(card)
            info = player.seen[place]
            player.hand = player.hand[:place] + player.hand[place + 1 :]
            player.seen = player.seen[:place] + player.seen[place + 1 :]
            if self.config.draw_cards:  # some of them may have come from the Meadow
                info = knowledge.forgotten(info, seat, receiver, made)
                kept = [knowledge.forgotten(it, seat, receiver, made) for it in player.seen[first:]]
                player.seen = player.seen[:first] + tuple(kept)
        else:
            info = knowledge.forgotten(self.take_from_hand(seat, card), seat, receiver, made)
            player.seen = tuple([knowledge.forgotten(it, seat, receiver, made) for it in player.seen])
        if self.listener is not None:
            name = self.config.pack.cards[card].id
            self.emit("gave-card", seat, {"to": receiver}, {"card": name})
        if receiver >= len(self.players):
            self.config.opponent.receive_card(self, seat, card, info)
            return
        other = self.players[receiver]
        other.hand = other.hand + (card,)
        other.seen = other.seen + (knowledge.with_code(info, receiver, knowledge.KNOWN),)
        if self.listener is not None:
            self.emit("got-card", receiver, {"from": seat}, {"card": name})
