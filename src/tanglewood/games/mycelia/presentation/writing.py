"""Writes a position as text; position.py reads it and describes the format."""

from tanglewood.games.mycelia.board.player import NO_CARD, Cards, Player
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import COLOURS, SHRINE, Pack
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE, Gwidyon
from tanglewood.kernel.setting import spelled
from tanglewood.kernel.text.writing import write_position


def write(table: Table) -> str:
    config = table.config
    pack = config.pack
    lines = [
        f"round: {table.round}",
        f"ending: {spelled(table.ending)}",
        f"supply: {config.supply_card.id}{'AB'[table.supply_side]}",
        f"shrine: {table.shrine}",
        f"collected: {table.collected}",
        f"box: {table.box}",
        "showcase: " + cards(pack, table.showcase),
        "pile: " + cards(pack, table.pile[::-1]),
        "thrown: " + cards(pack, table.thrown[::-1]),
        "stock: " + " ".join(pack.tiles[i].id for i, n in enumerate(table.tile_stock) for _ in range(n)),
        f"tokens: {table.shrine_tokens}",
        "gone: " + cards(pack, table.gone),
    ]
    if table.still:
        lines.append(f"still: {table.still}")
    if config.prisma:
        lines += write_prisma(table)
    if table.gwidyon is not None:
        lines += write_gwidyon(pack, table.gwidyon)
    players = [
        [f"player {seat}: {player.board.id}", *write_player(pack, player)]
        for seat, player in enumerate(table.players)
    ]
    return write_position(table, table.active, lines, players, "doing", table.stack[1:])


def write_prisma(table: Table) -> list[str]:
    """What only Prisma has. Of a pile of gifts, those behind the `|` were seen when they went under it."""
    lines = [
        f"played: {table.played}",
        f"shrine prisms: {table.shrine_prisms}",
        f"collected prisms: {table.collected_prisms}",
    ]
    for colour, pile, known in zip(COLOURS, table.roots, table.root_known, strict=True):
        seen = " | " + cards(table.config.pack, pile[:known][::-1]) if known else ""
        lines.append(f"{colour}: {cards(table.config.pack, pile[known:][::-1])}{seen}")
    return lines


def write_gwidyon(pack: Pack, him: Gwidyon) -> list[str]:
    return [
        f"pile of gwidyon: {him.left}",
        f"chip: {'remove' if him.chip == REMOVE_SIDE else 'rest'}",
        "solo: " + " ".join(pack.solo[card].id for card in him.deck[::-1]),
        "solo seen: " + " ".join(pack.solo[card].id for card in him.seen),
        f"yellow: {him.favour}",
    ]


def write_player(pack: Pack, player: Player) -> list[str]:
    lines = ["board:"]
    for row in range(pack.rows):
        fields = range(row * pack.columns, (row + 1) * pack.columns)
        lines.append("  " + " ".join(write_field(pack, player, field) for field in fields))
    tiles = [pack.tiles[tile].id + "*" * (player.used >> i & 1) for i, tile in enumerate(player.tiles)]
    hand = cards(pack, player.hand[player.known :])
    if player.known:
        hand = cards(pack, player.hand[: player.known]) + " | " + hand
    layers: list[str] = []
    bottom = 0
    for top in [*player.cuts, len(player.draw)]:
        mark = "~ " if player.seam == top and player.known < len(player.hand) else ""
        layers.insert(0, mark + cards(pack, player.draw[bottom:top][::-1]))
        bottom = top
    return [
        *lines,
        f"leaves: {player.leaves}",
        f"tiles: {' '.join(tiles)}",
        f"hand: {hand}",
        f"draw: {' | '.join(layers)}",
        "discard: " + cards(pack, player.discard[::-1]),
        "gifts: " + cards(pack, player.gifts),
        f"favour: {player.favour}",
    ]


def write_field(pack: Pack, player: Player, field: int) -> str:
    if field == pack.shrine_field:
        return SHRINE
    if player.exits >> field & 1:
        return "#"
    prisms = player.prisms[field]
    if prisms:
        return f"{player.drops[field] - prisms or ''}+{prisms}"
    return str(player.drops[field] or ".")


def cards(pack: Pack, numbers: Cards) -> str:
    return " ".join("-" if number == NO_CARD else pack.cards[number].id for number in numbers)
