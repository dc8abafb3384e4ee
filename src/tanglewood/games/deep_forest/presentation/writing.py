"""Writes a position as text; position.py reads it and describes the format."""

from tanglewood.games.deep_forest.board.table import NO_FOG, Player, Row, Table
from tanglewood.games.deep_forest.components.pack import LETTERS, Pack
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.kernel.setting import spelled
from tanglewood.kernel.text.writing import write_position

SIGNS = "_.tgwsTR"
"""What a forest field shows, in the order of the kinds."""


def write(table: Table) -> str:
    pack = table.config.pack
    size = pack.size
    cells = "".join([LETTERS[cell] for cell in table.grid])
    lines = [
        f"round: {table.round}",
        f"fog: {'none' if table.fog == NO_FOG else table.fog}",
        f"leaver: {'none' if table.leaver < 0 else table.leaver}",
        "grid: " + " ".join([cells[i : i + size] for i in range(0, len(cells), size)]),
        "heap: " + strips(pack, table.heap),
        "pile: " + strips(pack, table.pile[::-1]),
        "box: " + strips(pack, table.box),
        "shuffled: " + " ".join([f"{pack.strip_ids[i]}={n}" for i, n in enumerate(table.generation) if n]),
        "middle: " + " ".join([f"{pack.monsters[i].id}={n}" for i, n in enumerate(table.middle)]),
        "supply: " + " ".join([str(n) for n in table.supply]),
        "lowest: " + " ".join([str(n) for n in table.lowest]),
        "tally: " + " ".join([str(n) for n in table.tally]),
    ]
    blocks = [
        [f"player {seat}:{pawn_words(pack, player)}", *write_player(pack, player)]
        for seat, player in enumerate(table.players)
    ]
    return write_position(table, table.active, lines, blocks, "stage", table.stack)


def pawn_words(pack: Pack, player: Player) -> str:
    if player.exit >= 0:
        return f" left {pack.field_names[player.exit]}"
    return f" pawn {pack.field_names[player.pawn]}" if player.pawn >= 0 else ""


def write_player(pack: Pack, player: Player) -> list[str]:
    rows: list[str] = []
    for row in range(pack.rows, 0, -1):
        signs = []
        for field in range(row * pack.columns, (row + 1) * pack.columns):
            sign = SIGNS[player.tiles[field]]
            signs.append(f"{sign}?" if player.hidden >> field & 1 else f"{sign} ")
        rows.append("  " + " ".join(signs))
    names = pack.field_names
    steps = [f"{names[field]} {player.stones[i]}" for i, field in enumerate(player.trail)]
    won = [f"{name} {player.won[i]}" for i, name in enumerate(("thicket", "gate", "guard"))]
    return [
        "goods: " + ", ".join([f"{name} {player.goods[i]}" for i, name in enumerate(RESOURCES)]),
        "forest:",
        *rows,
        "trail: " + ", ".join(steps),
        "visitors: " + " ".join([names[field] for field in player.visitors]),
        "hand: " + strips(pack, player.hand),
        f"edge: {'none' if player.edge < 0 else pack.edge_names[player.edge]}",
        f"swords: {player.swords} {player.spent}",
        f"trolls: {player.trolls} {player.fresh} {spelled(player.sent)}",
        f"retreats: {player.retreats}",
        "won: " + ", ".join(won),
        "monsters: " + " ".join([pack.monsters[kind].id for kind in player.monsters]),
    ]


def strips(pack: Pack, numbers: Row) -> str:
    return " ".join([pack.strip_ids[number] for number in numbers])
