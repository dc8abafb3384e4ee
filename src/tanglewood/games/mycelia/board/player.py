"""The things of one player."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tanglewood.games.mycelia.components.pack import Board

NO_CARD: Final = -1
Cards = tuple[int, ...]


class Player:
    """The things of one seat.

    What the others know of the hidden cards is kept beside them. The draw pile consists of layers: an
    attentive player knows which cards are in a layer, but not their order. `cuts` are the places between two
    layers; a hired card is a layer of its own. The first `known` cards of the hand came from layers that were
    drawn whole, so everybody knows them. The others came from the layer that ends at `seam`, and nobody else
    knows which of its cards went to the hand and which stayed. A gift never stays in a hand
    (PR.play.at_draw), so the hidden part of a hand holds none.
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
        "powers",
        "prisms",
        "seam",
        "tiles",
        "used",
    )

    def __init__(
        self,
        board: "Board",
        drops: list[int],
        prisms: list[int],
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
        powers: int,
        favour: int,
    ) -> None:
        self.board = board
        self.drops = drops  # on each field, of both kinds
        self.prisms = prisms  # how many of these are prism drops
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
        self.powers = powers  # what the gifts change right now: only in the player's turn (PR.play.own_turn)
        self.favour = favour

    def copy(self) -> "Player":
        return Player(
            self.board,
            self.drops[:],
            self.prisms[:],
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
            self.powers,
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
