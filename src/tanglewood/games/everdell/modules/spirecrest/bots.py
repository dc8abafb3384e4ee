"""What bots see of Spirecrest, in numbers they can weigh (opinions.toml says with what)."""

from typing import Final

from tanglewood.games.everdell.board.player import AUTUMN, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest.parts import ANY, CARD, HOME, POINT, Tile, part_at
from tanglewood.games.everdell.modules.spirecrest.state import critters_of, mountain

FEATURES: Final[tuple[str, ...]] = (
    *("big_critters", "own_spaces", "abilities", "open_points", "cards_under"),
    *("tile_points", "tiles_in_reach", "later_tiles", "to_explore"),
)
"""What `survey` lists, in this order."""


def survey(table: Table, seat: int) -> list[float]:
    part = part_at(table)
    land = mountain(table)
    owned = [part.discoveries[it] for it in land.finds[seat]]
    tiles = [part.tiles[it] for it in land.trails[seat]]
    following = tiles[land.paid[seat] :]
    return [
        float(len(critters_of(table, seat))),
        float(len([it for it in owned if it.space >= 0])),
        float(len([it for it in owned if it.kind == "ability"])),
        float(len([it for it in owned if it.score is not None])),
        float(len(land.tucked[seat])),
        float(sum([tile.points for tile in following])),
        in_reach(table, seat, following) if table.players[seat].season == AUTUMN else 0.0,
        float(len(following)),
        float(HOME - land.rabbits[seat]),
    ]


def in_reach(table: Table, seat: int, following: list[Tile]) -> float:
    """The points of the tiles that all goods of a seat would pay for, in their order, less the points they
    cost."""
    player = table.players[seat]
    stock = list(player.stock)
    hand, points, wild = len(player.hand), player.points, 0
    total = 0.0
    for tile in following:
        hand -= tile.price[CARD]
        points -= tile.price[POINT]
        wild += tile.price[ANY]
        for resource in range(len(RESOURCES)):
            stock[resource] -= tile.price[resource]
        if min(hand, points, *stock) < 0 or sum(stock) < wild:
            break
        total += tile.points - tile.price[POINT]
    return total
