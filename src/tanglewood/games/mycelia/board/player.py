"""What was agreed before the game, and what lies before one player."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tanglewood.games.mycelia.components.pack import Board, Pack, SupplyCard
    from tanglewood.kernel.setting import Choice

NO_CARD: Final = -1
Cards = tuple[int, ...]


class GameConfig:
    """What was settled before the first turn and never changes: shared by all copies of a state."""

    __slots__ = (
        "ask_leaves",
        "capacity",
        "expansion",
        "first",
        "idle",
        "options",
        "pack",
        "players",
        "prisma",
        "supply_card",
    )

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
        self.prisma = bool(options["prisma"])
        self.expansion = self.prisma or bool(options["expansion"])
        self.capacity = pack.capacity[players]
        # Favour track: mushrooms of colours nobody plays stand on the first spaces (PR.setup.idle).
        self.idle = {1: (1, 2), 2: (1, 2), 3: (1,), 4: ()}[players]

    def has_set(self, set: str) -> bool:
        """Whether the cards and tiles of a set are in the game."""
        if set == "expansion":
            return self.expansion
        return self.prisma if set in ("prisma", "gift") else True


class Player:
    """One seat's things.

    What the others know of the hidden cards is kept beside them. The draw pile consists of layers; whoever
    paid attention knows which cards a layer holds but not their order. `cuts` are the places between two
    layers; a hired card is a layer of its own. The first `known` cards of the hand came from layers drawn
    whole, so everybody knows them; the others came from the layer that ends at `seam`, and nobody else knows
    which of its cards went to the hand and which stayed. A gift never stays in a hand (PR.play.at_draw), so
    the hidden part of a hand holds none.
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
        self.powers = powers  # what the gifts bend right now: only in the own turn (PR.play.own_turn)
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
        """Lay a card everybody has seen on the draw pile, the last one on top
        (MY.hire.top, .stack, PR.recycle.face_up)."""
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
