"""What a seat may see (MY.setup.hidden): built by adding, never by deleting from the truth.

Also what an attentive player knows without seeing it: which cards must lie in a face-down pile.
"""

from typing import Annotated

import msgspec

from tanglewood.games.mycelia.board.player import NO_CARD, Cards, Player
from tanglewood.games.mycelia.board.powers import FREE_TILES
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import COLOURS
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE
from tanglewood.games.mycelia.gwidyon.turn import HisTurn
from tanglewood.games.mycelia.play.prices import discount
from tanglewood.kernel.view import TableHead, head_of, one_of

GiftColour = Annotated[str, one_of("GiftColour", COLOURS)]
TrackSpace = Annotated[str, one_of("TrackSpace", ("start", "plain", *COLOURS))]
ChipSide = Annotated[str, one_of("ChipSide", ("remove", "rest"))]


class Hidden(msgspec.Struct, frozen=True):
    """Face-down cards: how many there are, and the cards they may be (more than `count` if some are in a
    hand)."""

    count: int
    among: list[str]


class TileView(msgspec.Struct, frozen=True):
    tile: str
    used: bool


class RootView(msgspec.Struct, frozen=True):
    """A pile of gifts: the open one on top, how many there are in all, and which ones the others may be.

    `under` are those everybody saw going under the pile, the lowest one last.
    """

    colour: GiftColour
    top: str | None
    count: int
    among: list[str]
    under: list[str]


class TrackView(msgspec.Struct, frozen=True):
    """The favour track: the colour of each space, and the spaces of mushrooms that nobody plays."""

    spaces: list[TrackSpace]
    idle: list[int]


class GwidyonView(msgspec.Struct, frozen=True):
    """The solo opponent. `card` is the solo card turned up last; its steps are in the components."""

    left: int
    start: int
    chip: ChipSide
    deck: int
    seen: list[str]
    card: str | None
    favour: int
    his_turn: bool


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. `hand` holds the cards the viewer knows of; `draw` are layers, the top one first.

    `drops` are of both kinds, `prisms` says how many of them are prism drops. `working` are the gifts whose
    ability works right now.
    """

    seat: int
    board: str
    drops: list[int]
    prisms: list[int]
    left: int
    shrine_fields: list[str]
    leaves: int
    tiles: list[TileView]
    hand: list[str]
    hand_count: int
    draw: list[Hidden]
    discard: list[str]
    gifts: list[str]
    working: list[str]
    discount: int
    free_tiles: bool
    favour: int


class TableView(TableHead, frozen=True):
    """The table as `viewer` sees it."""

    round: int
    ending: bool
    over: bool
    showcase: list[str | None]
    pile: Hidden
    thrown: list[str]
    supply_card: str
    supply_side: int
    shrine: int
    capacity: int
    collected: int
    box: int
    tile_stock: dict[str, int]
    shrine_tokens: int
    gone: list[str]
    expansion: bool
    prisma: bool
    shrine_prisms: int
    track: TrackView | None
    roots: list[RootView]
    gwidyon: GwidyonView | None
    doing: list[str]
    players: list[PlayerView]


def view(table: Table, viewer: int) -> TableView:
    pack = table.config.pack
    return TableView(
        **head_of(table, table.active, viewer),
        round=table.round,
        ending=table.ending,
        over=not table.stack,
        showcase=[None if card == NO_CARD else pack.cards[card].id for card in table.showcase],
        pile=Hidden(len(table.pile), names(table, sorted(table.pile))),
        thrown=names(table, table.thrown),
        supply_card=table.config.supply_card.id,
        supply_side=table.supply_side,
        shrine=table.shrine,
        capacity=table.config.capacity,
        collected=table.collected,
        box=table.box,
        tile_stock={tile.id: n for tile, n in zip(pack.tiles, table.tile_stock, strict=True) if n},
        shrine_tokens=table.shrine_tokens,
        gone=names(table, table.gone),
        expansion=table.config.expansion,
        prisma=table.config.prisma,
        shrine_prisms=table.shrine_prisms,
        track=TrackView(pack.track, list(table.config.idle)) if table.config.prisma else None,
        roots=[root_view(table, i) for i in range(len(table.roots))],
        gwidyon=gwidyon_view(table),
        doing=[frame.text(table) for frame in table.stack],
        players=[player_view(table, seat, viewer) for seat in range(len(table.players))],
    )


def root_view(table: Table, number: int) -> RootView:
    pile = table.roots[number]
    top = names(table, pile[-1:])
    known = pile[: table.root_known[number]] if table.root_known[number] < len(pile) else pile[:-1]
    return RootView(
        COLOURS[number],
        top[0] if top else None,
        len(pile),
        names(table, sorted(pile[:-1])),
        names(table, known[::-1]),
    )


def gwidyon_view(table: Table) -> GwidyonView | None:
    him = table.gwidyon
    if him is None:
        return None
    seen = [table.config.pack.solo[card].id for card in him.seen]
    return GwidyonView(
        left=him.left,
        start=him.start,
        chip="remove" if him.chip == REMOVE_SIDE else "rest",
        deck=len(him.deck),
        seen=seen,
        card=seen[-1] if seen else None,
        favour=him.favour,
        his_turn=any(isinstance(frame, HisTurn) for frame in table.stack),
    )


def player_view(table: Table, seat: int, viewer: int) -> PlayerView:
    pack = table.config.pack
    player = table.players[seat]
    own = seat == viewer
    return PlayerView(
        seat=seat,
        board=player.board.id,
        drops=player.drops[:],
        prisms=player.prisms[:],
        left=player.left,
        shrine_fields=[name for i, name in enumerate(pack.field_names) if player.exits >> i & 1],
        leaves=player.leaves,
        tiles=[
            TileView(pack.tiles[tile].id, bool(player.used >> i & 1)) for i, tile in enumerate(player.tiles)
        ],
        hand=names(table, sorted(player.hand if own else player.hand[: player.known])),
        hand_count=len(player.hand),
        draw=layers(table, player, own),
        discard=names(table, player.discard),
        gifts=names(table, player.gifts),
        working=names(table, [gift for gift in player.gifts if player.powers & pack.abilities[gift].power]),
        discount=discount(table, player),
        free_tiles=bool(player.powers & FREE_TILES),
        favour=player.favour,
    )


def layers(table: Table, player: Player, own: bool) -> list[Hidden]:
    """The draw pile from the top: what lies in each layer is known, its order is not."""
    found: list[Hidden] = []
    bottom = 0
    for top in [*player.cuts, len(player.draw)]:
        cards = player.draw[bottom:top]
        unseen = () if own or player.seam != top else player.hand[player.known :]
        if cards:
            found.append(Hidden(len(cards), names(table, sorted([*cards, *unseen]))))
        bottom = top
    found.reverse()
    return found


def names(table: Table, cards: list[int] | Cards) -> list[str]:
    known = table.config.pack.cards
    return [known[card].id for card in cards]
