"""What lies on the table: boards with drops, hands and piles, showcase and shrine, and what happens to them.

Hot code: everything is small rows of ints. A card is the number of its kind in the pack, a field its
number row by row, a gap in the showcase is NO_CARD. Piles grow to the right: the top card is the last one.
Rows of cards are tuples, replaced when they change, because a state is copied more often than a pile
changes and a copy shares them for nothing.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.kernel.state import State

if TYPE_CHECKING:
    from tanglewood.games.mycelia.pack import Board, Pack, SupplyCard
    from tanglewood.kernel.setting import Choice

NO_CARD: Final = -1
Cards = tuple[int, ...]


class Agreement:
    """What was settled before the first turn and never changes: shared by all copies of a state."""

    __slots__ = ("ask_leaves", "capacity", "first", "idle", "options", "pack", "players", "supply_card")

    def __init__(
        self,
        pack: "Pack",
        options: "dict[str, Choice]",
        players: int,
        first: int,
        supply_card: "SupplyCard",
    ) -> None:
        self.pack = pack
        self.options = options
        self.players = players
        self.first = first
        self.supply_card = supply_card
        self.ask_leaves = bool(options["ask_leaves"])
        self.capacity = pack.capacity[players]
        # Favour track: mushrooms of colours nobody plays stand on the first spaces (PR.setup.idle).
        self.idle = {1: (1, 2), 2: (1, 2), 3: (1,), 4: ()}[players]


class Player:
    """One seat's things.

    What the others know of the hidden cards is kept beside them. The draw pile consists of layers; whoever
    paid attention knows which cards a layer holds but not their order. `cuts` are the places between two
    layers; a hired card is a layer of its own. The first `known` cards of the hand came from layers drawn
    whole, so everybody knows them; the others came from the layer that ends at `seam`, and nobody else knows
    which of its cards went to the hand and which stayed.
    """

    __slots__ = (
        "board",
        "cuts",
        "discard",
        "draw",
        "drops",
        "exits",
        "favour",
        "gifts",
        "hand",
        "known",
        "leaves",
        "left",
        "seam",
        "tiles",
        "used",
    )

    def __init__(
        self,
        board: "Board",
        drops: list[int],
        left: int,
        exits: int,
        leaves: int,
        tiles: tuple[int, ...],
        used: int,
        hand: Cards,
        known: int,
        draw: Cards,
        cuts: tuple[int, ...],
        seam: int,
        discard: Cards,
        gifts: Cards,
        favour: int,
    ) -> None:
        self.board = board
        self.drops = drops  # on each field
        self.left = left  # on all fields together
        self.exits = exits  # bit f: field f is a shrine field, the printed one or an extra one
        self.leaves = leaves
        self.tiles = tiles
        self.used = used  # bit i: tiles[i] has been used this turn
        self.hand = hand
        self.known = known
        self.draw = draw
        self.cuts = cuts
        self.seam = seam
        self.discard = discard
        self.gifts = gifts
        self.favour = favour

    def copy(self) -> "Player":
        return Player(
            self.board,
            self.drops[:],
            self.left,
            self.exits,
            self.leaves,
            self.tiles,
            self.used,
            self.hand,
            self.known,
            self.draw,
            self.cuts,
            self.seam,
            self.discard,
            self.gifts,
            self.favour,
        )

    def put_on_top(self, card: int) -> None:
        """Lay a card everybody has seen on the draw pile (MY.hire.top)."""
        height = len(self.draw)
        if height:
            self.cuts = self.cuts + (height,)
        self.draw = self.draw + (card,)

    def take_from_hand(self, card: int) -> None:
        """Take a card out of the hand: the copy everybody knows of, if there is one."""
        place = self.hand.index(card)
        if place < self.known:
            self.known -= 1
        self.hand = self.hand[:place] + self.hand[place + 1 :]


class Table(State):
    """The whole table, and the things that happen on it. The rules of a turn are in turn.py."""

    __slots__ = (
        "active",
        "agreed",
        "box",
        "collected",
        "ending",
        "gone",
        "pile",
        "players",
        "round",
        "showcase",
        "shrine",
        "shrine_tokens",
        "supply_side",
        "thrown",
        "tile_stock",
    )

    agreed: Agreement
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

    # ------------------------------------------------------------------ drops

    def move_drop(self, seat: int, source: int, target: int) -> None:
        """Move a drop one field; on a shrine field it is taken off (MY.drop.shrine)."""
        player = self.players[seat]
        player.drops[source] -= 1
        if self.listener is not None:
            names = self.agreed.pack.field_names
            self.tell("moved", seat, {"from": names[source], "to": names[target]})
        if player.exits >> target & 1:
            self.collect(seat, target)
        else:
            player.drops[target] += 1

    def take_drop(self, seat: int, field: int) -> None:
        """Remove a drop from a field of the own board (MY.eff.remove)."""
        self.players[seat].drops[field] -= 1
        self.collect(seat, field)

    def collect(self, seat: int, field: int) -> None:
        """Lay a drop aside until the end of the turn; the last one of a board heralds the end."""
        player = self.players[seat]
        player.left -= 1
        self.collected += 1
        if self.listener is not None:
            self.tell("off", seat, {"field": self.agreed.pack.field_names[field]})
        if player.left == 0 and not self.ending:
            self.ending = True  # MY.end.trigger
            if self.listener is not None:
                self.tell("ending", seat, {})

    # ------------------------------------------------------------------ leaves, tiles, favours

    def gain_leaves(self, seat: int, n: int) -> None:
        self.players[seat].leaves += n
        if self.listener is not None:
            self.tell("leaves", seat, {"n": n})

    def walk(self, seat: int, favours: int) -> None:
        """Go forward on the favour track, each favour to the next free space (PR.fav.each)."""
        player = self.players[seat]
        end = self.agreed.pack.track_end
        for _ in range(favours):
            space = player.favour + 1
            while space < end and self.occupied(space):
                space += 1
            if space > end:  # PR.fav.end: on the last space favours are lost
                return
            player.favour = space
            if self.listener is not None:
                self.tell("favour", seat, {"space": space})

    def occupied(self, space: int) -> bool:
        if space in self.agreed.idle:
            return True
        return any(player.favour == space for player in self.players)

    def take_tile(self, seat: int, letter: int) -> None:
        """Take a tile from the stock; it is ready for use at once (MY.tile.gain)."""
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
            self.tell("tile-gained", seat, {"tile": self.agreed.pack.tiles[letter].id})

    def return_tile(self, seat: int, letter: int) -> None:
        """Give a tile back, out of the game (MY.tile.fifth); of two alike the used one lies first."""
        player = self.players[seat]
        place = player.tiles.index(letter)
        below = player.used & ((1 << place) - 1)
        player.used = below | player.used >> place + 1 << place
        player.tiles = player.tiles[:place] + player.tiles[place + 1 :]
        if self.listener is not None:
            self.tell("tile-returned", seat, {"tile": self.agreed.pack.tiles[letter].id})

    def lay_shrine(self, seat: int, field: int) -> None:
        """Lay an extra shrine field on an emptied field (MY.xshrine.works)."""
        self.players[seat].exits |= 1 << field
        self.shrine_tokens -= 1
        if self.listener is not None:
            self.tell("shrine-laid", seat, {"field": self.agreed.pack.field_names[field]})

    # ------------------------------------------------------------------ cards

    def turn_up(self) -> int:
        """The next card of the supply pile; an empty one is made anew from the showcase discard."""
        if not self.pile:
            if not self.thrown:
                return NO_CARD  # MY.eot.refill_short
            self.pile = self.shuffled(self.thrown)
            self.thrown = ()
            if self.listener is not None:
                self.tell("pile-shuffled", self.active, {"n": len(self.pile)})
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
                    self.tell(
                        "shown",
                        self.active,
                        {"card": self.agreed.pack.cards[card].id, "slot": i},
                        chance=True,
                    )

    def replace_showcase(self) -> None:
        """Tile a: everything to the showcase discard, five new cards (MY.tile.a)."""
        if self.listener is not None:
            self.tell("showcase-replaced", self.active, {})
        self.thrown = self.thrown + tuple([card for card in self.showcase if card != NO_CARD])
        self.showcase = (NO_CARD,) * len(self.showcase)
        self.fill_showcase()

    def draw_hand(self, seat: int, n: int) -> None:
        """Draw a new hand; with too few cards the discard pile goes under the draw pile (MY.draw.*)."""
        player = self.players[seat]
        if len(player.draw) < n and player.discard:
            fresh = self.shuffled(player.discard)
            player.discard = ()
            under = len(fresh)
            if player.draw:
                player.cuts = (under, *[cut + under for cut in player.cuts])
            player.draw = fresh + player.draw
            if self.listener is not None:
                self.tell("shuffled", seat, {"n": under})
        draw = player.draw
        rest = max(len(draw) - n, 0)
        # Layers that are drawn whole are known to all; at most one layer is divided.
        whole = rest
        if rest:
            whole = len(draw)
            for cut in player.cuts:
                if cut >= rest:
                    whole = cut
                    break
        player.hand = draw[whole:] + draw[rest:whole]
        player.known = len(draw) - whole
        player.seam = rest if whole > rest else 0
        if self.listener is not None:
            cards = " ".join([self.agreed.pack.cards[card].id for card in draw[rest:][::-1]])
            self.tell("drew", seat, {"n": len(player.hand)}, {"cards": cards}, chance=True)
        player.draw = draw[:rest]
        player.cuts = tuple([cut for cut in player.cuts if cut < rest])
