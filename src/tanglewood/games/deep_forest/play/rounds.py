"""A new round: the fog, and the monster that pays."""

from tanglewood.games.deep_forest.board.table import NO_FOG, Table
from tanglewood.games.deep_forest.components.pack import COIN


def begin_round(table: Table) -> None:
    """Fog sets in or climbs, and monster 1 pays (DF.fog.start, DF.fog.mark, DF.monster.1)."""
    pack = table.config.pack
    if table.round == pack.fog_after:
        table.fog = pack.fog_mark
        if table.listener is not None:
            table.emit("fog-sets-in", table.config.first, {"round": table.round})
    table.round += 1
    if table.fog != NO_FOG:
        table.fog += 1
        if table.listener is not None:
            table.emit("fog", table.config.first, {"row": table.fog})
    for seat in range(table.config.players):
        for kind in table.players[seat].monsters:
            if kind in pack.coin_monsters:
                if table.listener is not None:
                    table.emit("tribute", seat, {"monster": pack.monsters[kind].id})
                table.gain(seat, COIN, 1)
