"""What lies on the table: boards with drops, hands and piles, showcase and shrine, and what happens to them.

Hot code: everything is small rows of ints. A card is the number of its kind in the pack, a field its
number row by row, a gap in the showcase is NO_CARD. Piles grow to the right: the top card is the last one.
Rows of cards are tuples, replaced when they change, because a state is copied more often than a pile
changes and a copy shares them for nothing.
"""

from typing import TYPE_CHECKING

from tanglewood.games.mycelia.board.player import NO_CARD, Cards, Player
from tanglewood.games.mycelia.board.powers import PAYS
from tanglewood.kernel.state import State

if TYPE_CHECKING:
    from tanglewood.games.mycelia.config import GameConfig
    from tanglewood.games.mycelia.gwidyon.state import Gwidyon
    from tanglewood.kernel.event import Value


class Table(State):
    """The whole table, and the things that happen on it. The rules of a turn are in turn.py."""

    __slots__ = (
        "active",
        "box",
        "collected",
        "collected_prisms",
        "config",
        "ending",
        "gone",
        "gwidyon",
        "pile",
        "played",
        "players",
        "root_known",
        "roots",
        "round",
        "showcase",
        "shrine",
        "shrine_prisms",
        "shrine_tokens",
        "still",
        "supply_side",
        "thrown",
        "tile_stock",
    )

    config: "GameConfig"
    players: list[Player]
    active: int  # the seat whose turn it is; `turn` is the seat that decides right now
    round: int
    ending: bool  # a board has become empty
    showcase: Cards
    pile: Cards  # the supply pile behind the showcase
    thrown: Cards  # the showcase discard
    supply_side: int  # 0 or 1: the side of the supply card that lies up
    shrine: int
    collected: int  # drops removed in this turn, not yet in the shrine
    box: int  # drops out of the game
    tile_stock: tuple[int, ...]
    shrine_tokens: int
    gone: Cards  # cards removed for the whole game
    still: int  # turns since anything stirred, the one in which it did included (MY.end.standstill)
    played: int  # cards played from the hand in this turn
    shrine_prisms: int  # how many of the drops in the shrine, and of the collected ones, are prism drops
    collected_prisms: int
    roots: tuple[Cards, ...]  # gifts for sale: green, amber, violet; none without Prisma
    root_known: tuple[int, ...]  # so many at the bottom of each pile were seen when they were put there
    gwidyon: "Gwidyon | None"  # the solo opponent

    def __init__(
        self,
        config: "GameConfig",
        players: list[Player],
        gwidyon: "Gwidyon | None",
        active: int,
        round: int,
        ending: bool,
        showcase: Cards,
        pile: Cards,
        thrown: Cards,
        supply_side: int,
        shrine: int,
        collected: int,
        box: int,
        tile_stock: tuple[int, ...],
        shrine_tokens: int,
        gone: Cards,
        played: int,
        still: int,
        shrine_prisms: int,
        collected_prisms: int,
        roots: tuple[Cards, ...],
        root_known: tuple[int, ...],
    ) -> None:
        self.config = config
        self.players = players
        self.active = active
        self.round = round
        self.ending = ending
        self.showcase = showcase
        self.pile = pile
        self.thrown = thrown
        self.supply_side = supply_side
        self.shrine = shrine
        self.collected = collected
        self.box = box
        self.tile_stock = tile_stock
        self.shrine_tokens = shrine_tokens
        self.gone = gone
        self.played = played
        self.still = still
        self.shrine_prisms = shrine_prisms
        self.collected_prisms = collected_prisms
        self.roots = roots
        self.root_known = root_known
        self.gwidyon = gwidyon

    # ------------------------------------------------------------------ turns

    def start_turn(self, seat: int) -> None:
        """Begin the turn of a seat: its gifts begin to work (PR.play.own_turn)."""
        self.active = seat
        self.let_gifts_work(seat)
        if self.listener is not None:
            self.emit("turn", seat, {"round": self.round})

    def finish(self) -> None:
        self.stack.clear()
        if self.listener is not None:
            self.emit("over", self.active, {})

    # ------------------------------------------------------------------ drops

    def move_drop(self, seat: int, source: int, target: int, prism: bool) -> None:
        """Move a drop one field; on a shrine field it is taken off unasked (MY.drop.shrine, .shrine_auto)."""
        player = self.players[seat]
        self.still = 0
        player.drops[source] -= 1
        if prism:
            player.prisms[source] -= 1
        if self.listener is not None:
            names = self.config.pack.field_names
            self.emit("moved", seat, {"from": names[source], "to": names[target], **kind_of(prism)})
        if player.exits >> target & 1:
            self.collect(seat, target, prism)
        else:
            player.drops[target] += 1
            if prism:
                player.prisms[target] += 1

    def take_drop(self, seat: int, field: int, prism: bool) -> None:
        """Remove a drop from a field of the player's own board (MY.eff.remove, MY.drop.own_board)."""
        player = self.players[seat]
        player.drops[field] -= 1
        if prism:
            player.prisms[field] -= 1
        self.collect(seat, field, prism)

    def collect(self, seat: int, field: int, prism: bool) -> None:
        """Put a drop aside until the end of the turn; the last drop of a board begins the end of the game."""
        player = self.players[seat]
        self.still = 0
        # Drops of a bonus count too (MY.drop.collected); prism drops are drops (PR.drop.is_dew, .counts).
        player.left -= 1
        self.collected += 1
        if self.listener is not None:
            self.emit("off", seat, {"field": self.config.pack.field_names[field], **kind_of(prism)})
        if player.left == 0 and not self.ending:
            self.ending = True  # MY.end.trigger
            if self.listener is not None:
                self.emit("ending", seat, {})
        if prism:
            self.collected_prisms += 1
            self.walk(seat, 1)  # PR.drop.favour
        if player.powers & PAYS:
            self.pay_for_drop(seat)

    def pay_for_drop(self, seat: int) -> None:
        """Give what gifts in the gift area pay for each drop that comes off (PR.gift.clessidra)."""
        abilities = self.config.pack.abilities
        for card in self.players[seat].gifts:
            line = abilities[card].line
            if line is not None and abilities[card].power == PAYS:
                line.begin(self, seat)

    # ------------------------------------------------------------------ leaves, tiles, favours

    def gain_leaves(self, seat: int, n: int) -> None:
        self.still = 0
        self.players[seat].leaves += n
        if self.listener is not None:
            self.emit("leaves", seat, {"n": n})

    def walk(self, seat: int, favours: int) -> None:
        """Go forward on the favour track, each favour to the next free space (PR.fav.each)."""
        player = self.players[seat]
        end = self.config.pack.track_end
        # PR.fav.step
        # Bonuses call this seat by seat, so favours are gained in that order (PR.fav.step, .order).
        for _ in range(favours):
            if player.favour == end:  # PR.fav.end: there favours are lost
                return
            space = self.next_free(player.favour)
            self.still = 0
            player.favour = space
            if self.listener is not None:
                self.emit("favour", seat, {"space": space})

    def next_free(self, space: int) -> int:
        """The next free space after this one; the last one is always free (PR.fav.jump, .shared)."""
        end = self.config.pack.track_end
        space += 1
        while space < end and self.occupied(space):
            space += 1
        return space

    def occupied(self, space: int) -> bool:
        if space in self.config.idle:
            return True
        if self.gwidyon is not None and self.gwidyon.favour == space:
            return True
        return any(player.favour == space for player in self.players)

    def take_tile(self, seat: int, letter: int) -> None:
        """Take a tile from the stock; it is ready for use at once (MY.tile.gain, .fifth_used, PR.tile.gain).

        A second one with the same letter has a mark of its own, so each can be used (MY.tile.twice).
        """
        stock = list(self.tile_stock)
        stock[letter] -= 1
        self.tile_stock = tuple(stock)
        player = self.players[seat]
        # Kept in order, so that two tiles alike lie side by side.
        place = sum([1 for tile in player.tiles if tile <= letter])
        low = player.used & ((1 << place) - 1)
        player.used = low | (player.used >> place) << place + 1
        player.tiles = player.tiles[:place] + (letter,) + player.tiles[place:]
        if self.listener is not None:
            self.emit("tile-gained", seat, {"tile": self.config.pack.tiles[letter].id})

    def return_tile(self, seat: int, letter: int) -> None:
        """Return a tile to the box (MY.tile.fifth); of two equal tiles the used one comes first."""
        player = self.players[seat]
        place = player.tiles.index(letter)
        below = player.used & ((1 << place) - 1)
        player.used = below | player.used >> place + 1 << place
        player.tiles = player.tiles[:place] + player.tiles[place + 1 :]
        if self.listener is not None:
            self.emit("tile-returned", seat, {"tile": self.config.pack.tiles[letter].id})

    def lay_shrine(self, seat: int, field: int) -> None:
        """Lay an extra shrine field on an emptied field (MY.xshrine.works)."""
        # No picture can choose the field any more (MY.xshrine.never_chosen).
        self.players[seat].exits |= 1 << field
        self.shrine_tokens -= 1
        if self.listener is not None:
            self.emit("shrine-laid", seat, {"field": self.config.pack.field_names[field]})

    # ------------------------------------------------------------------ cards

    def turn_up(self) -> int:
        """The next card of the supply pile; if it is empty, the showcase discard becomes the new pile."""
        if not self.pile:
            if not self.thrown:
                return NO_CARD  # MY.eot.refill_short
            # MY.eot.refill_shuffle, MY.tile.a_shuffle
            self.pile = self.shuffled(self.thrown)
            self.thrown = ()
            if self.listener is not None:
                self.emit("pile-shuffled", self.active, {"n": len(self.pile)})
        card = self.pile[-1]
        self.pile = self.pile[:-1]
        return card

    def shuffled(self, cards: Cards) -> Cards:
        mixed = list(cards)
        self.chance.shuffle(mixed)
        return tuple(mixed)

    def fill_showcase(self) -> None:
        """Fill the gaps of the showcase (MY.eot.refill)."""
        for i in range(len(self.showcase)):
            if self.showcase[i] == NO_CARD:
                card = self.turn_up()
                self.showcase = self.showcase[:i] + (card,) + self.showcase[i + 1 :]
                if self.listener is not None and card != NO_CARD:
                    self.emit(
                        "shown",
                        self.active,
                        {"card": self.config.pack.cards[card].id, "slot": i},
                        chance=True,
                    )

    def replace_showcase(self) -> None:
        """Tile a: everything to the showcase discard, five new cards (MY.tile.a)."""
        if self.listener is not None:
            self.emit("showcase-replaced", self.active, {})
        self.thrown = self.thrown + tuple([card for card in self.showcase if card != NO_CARD])
        self.showcase = (NO_CARD,) * len(self.showcase)
        self.fill_showcase()

    def draw_hand(self, seat: int, n: int) -> None:
        """Draw a new hand; with too few cards the discard pile goes under the draw pile (MY.draw.*).

        Gifts among the cards are laid into the gift area and draw in their turn (PR.play.*).
        """
        player = self.players[seat]
        drawn = 0
        wanted = n
        while wanted:
            # Fewer cards than wanted: shuffle first, then draw what there is (MY.draw.short). A gift that was
            # drawn draws in its turn (PR.play.chain, .shuffle).
            if len(player.draw) - drawn < wanted and player.discard:
                self.shuffle_under(seat)
            upto = len(player.draw) - drawn
            bottom = max(upto - wanted, 0)
            drawn += upto - bottom
            wanted = 0
            if self.config.prisma:
                for card in player.draw[bottom:upto][::-1]:
                    wanted += self.lay_gift(seat, card)
        draw = player.draw
        rest = len(draw) - drawn
        # Layers that are drawn whole are known to all; at most one layer is divided.
        whole = rest
        if rest:
            whole = len(draw)
            for cut in player.cuts:
                if cut >= rest:
                    whole = cut
                    break
        seen, unseen = draw[whole:], draw[rest:whole]
        if player.gifts:
            gifts = self.config.pack.is_gift
            seen = tuple([card for card in seen if not gifts[card]])
            unseen = tuple([card for card in unseen if not gifts[card]])
        player.hand = seen + unseen
        player.known = len(seen)
        player.seam = rest if whole > rest else 0
        if self.listener is not None:
            pack = self.config.pack
            cards = " ".join([pack.cards[card].id for card in draw[rest:][::-1] if not pack.is_gift[card]])
            self.emit("drew", seat, {"n": len(player.hand)}, {"cards": cards}, chance=True)
        player.draw = draw[:rest]
        player.cuts = tuple([cut for cut in player.cuts if cut < rest])

    def shuffle_under(self, seat: int) -> None:
        """Shuffle the discard pile and put it under the draw pile (MY.draw.shuffle_under)."""
        player = self.players[seat]
        fresh = self.shuffled(player.discard)
        player.discard = ()
        under = len(fresh)
        if player.draw:
            player.cuts = (under, *[cut + under for cut in player.cuts])
        player.draw = fresh + player.draw
        if self.listener is not None:
            self.emit("shuffled", seat, {"n": under})

    def lay_gift(self, seat: int, card: int) -> int:
        """If a drawn card is a gift, put it into the gift area; returns how many cards it draws
        (PR.play.number)."""
        pack = self.config.pack
        if not pack.is_gift[card]:
            return 0
        player = self.players[seat]
        player.gifts = player.gifts + (card,)  # PR.play.stay: until the end of the turn
        if self.listener is not None:
            self.emit("gift-laid", seat, {"card": pack.cards[card].id, "n": pack.draws[card]}, chance=True)
        return pack.draws[card]

    def let_gifts_work(self, seat: int) -> None:
        """Work out what the gift area changes: at the start of the player's turn, and when a gift leaves."""
        player = self.players[seat]
        powers = 0
        for card in player.gifts:
            # Abilities of several gifts work side by side (PR.play.stack, PR.combo.iris_reticulus).
            powers |= self.config.pack.abilities[card].power
        player.powers = powers

    def take_card(self, seat: int, card: int) -> None:
        """Take a card out of the gift area, where it stops working at once (PR.play.leaves_area), or else
        out of the discard pile."""
        player = self.players[seat]
        if card in player.gifts:
            place = player.gifts.index(card)
            player.gifts = player.gifts[:place] + player.gifts[place + 1 :]
            if player.powers:
                self.let_gifts_work(seat)
        else:
            place = player.discard.index(card)
            player.discard = player.discard[:place] + player.discard[place + 1 :]

    def take_gift(self, card: int) -> int:
        """Take the open gift of a pile; returns the one that is open now, if any (PR.buy.top_card)."""
        for i in range(len(self.roots)):
            pile = self.roots[i]
            if pile and pile[-1] == card:
                rest = pile[:-1]
                self.roots = self.roots[:i] + (rest,) + self.roots[i + 1 :]
                known = min(self.root_known[i], len(rest))
                self.root_known = self.root_known[:i] + (known,) + self.root_known[i + 1 :]
                return rest[-1] if rest else NO_CARD
        raise AssertionError(f"{self.config.pack.cards[card].id} is not for sale")

    def turn_roots(self) -> None:
        """Put the open gift of each pile under its pile (PR.tile.a_root, PR.solo.reshuffle_gifts)."""
        known = list(self.root_known)
        for i in range(len(self.roots)):
            known[i] = min(known[i] + 1, len(self.roots[i]))
        self.root_known = tuple(known)
        self.roots = tuple([pile[-1:] + pile[:-1] for pile in self.roots])
        if self.listener is not None:
            tops = " ".join([self.config.pack.cards[pile[-1]].id for pile in self.roots if pile])
            self.emit("roots-turned", self.active, {"cards": tops}, chance=True)


def kind_of(prism: bool) -> "dict[str, Value]":
    """The kind of drop for an event: named only for prism drops, so that the base game just speaks of
    drops."""
    return {"prism": 1} if prism else {}
