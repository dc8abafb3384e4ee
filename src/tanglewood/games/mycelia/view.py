"""What a seat may see: built by adding, never by deleting from the truth.

Also what an attentive player knows without seeing it: which cards must lie in a face-down pile.
"""

import msgspec

from tanglewood.games.mycelia.table import NO_CARD, Cards, Player, Table


class Hidden(msgspec.Struct, frozen=True):
    """Face-down cards: how many, and among which cards they are (more than `count` if some are in a hand)."""

    count: int
    among: list[str]


class TileView(msgspec.Struct, frozen=True):
    tile: str
    used: bool


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. `hand` holds the cards the viewer knows of; `draw` are layers, the top one first."""

    seat: int
    board: str
    drops: list[int]
    left: int
    shrine_fields: list[str]
    leaves: int
    tiles: list[TileView]
    hand: list[str]
    hand_count: int
    draw: list[Hidden]
    discard: list[str]
    gifts: list[str]
    favour: int


class TableView(msgspec.Struct, frozen=True):
    """The table as `viewer` sees it (-1: a spectator)."""

    game: str
    viewer: int
    turn: int
    active: int
    first: int
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
    doing: list[str]
    players: list[PlayerView]


def view(table: Table, viewer: int) -> TableView:
    pack = table.agreed.pack
    return TableView(
        game="mycelia",
        viewer=viewer,
        turn=table.turn,
        active=table.active,
        first=table.agreed.first,
        round=table.round,
        ending=table.ending,
        over=not table.stack,
        showcase=[None if card == NO_CARD else pack.cards[card].id for card in table.showcase],
        pile=Hidden(len(table.pile), names(table, sorted(table.pile))),
        thrown=names(table, table.thrown),
        supply_card=table.agreed.supply_card.id,
        supply_side=table.supply_side,
        shrine=table.shrine,
        capacity=table.agreed.capacity,
        collected=table.collected,
        box=table.box,
        tile_stock={tile.id: n for tile, n in zip(pack.tiles, table.tile_stock, strict=True) if n},
        shrine_tokens=table.shrine_tokens,
        gone=names(table, table.gone),
        doing=[frame.text(table) for frame in table.stack],
        players=[player_view(table, seat, viewer) for seat in range(len(table.players))],
    )


def player_view(table: Table, seat: int, viewer: int) -> PlayerView:
    pack = table.agreed.pack
    player = table.players[seat]
    own = seat == viewer
    return PlayerView(
        seat=seat,
        board=player.board.id,
        drops=player.drops[:],
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
    return [table.agreed.pack.cards[card].id for card in cards]
