"""Spirecrest and opponents without a seat: Nightweave explores (MW.with.spirecrest.*), Rugwort takes
tiles."""

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.spiders import ordered
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.modules.spirecrest import explore, finds, scoring
from tanglewood.games.everdell.modules.spirecrest.parts import HOME, Discovery, part_at
from tanglewood.games.everdell.modules.spirecrest.state import changed, mountain


def nightweave_explores(table: Table) -> None:
    """She explores before she prepares, by the arrow of her card (MW.with.spirecrest.explore_first,
    EX.spirecrest.explore.nightweave). The weather only touches seats (EX.spirecrest.weather.nightweave)."""
    if nightweave_at(table) is None:
        return
    her = len(table.players)
    land = mountain(table)
    part = part_at(table)
    region = land.rabbits[her]
    if region >= HOME:
        return
    tiles = ordered(table, list(land.tiles[region]))
    if tiles:  # MW.with.spirecrest.map
        explore.take_tile(table, her, region, tiles[0])
        emit(table, "nightweave-charted", "MW.with.spirecrest.map", "tile", part.tiles[tiles[0]].id)
    row = list(explore.turn_up(table, her, region))
    for number in ordered(table, row[:]):
        it = part.discoveries[number]
        if suits(it):  # MW.with.spirecrest.discovery: she pays nothing for it
            row.remove(number)
            finds.take(table, her, number)
            if it.tile >= 0:
                land.trails = changed(land.trails, her, (*land.trails[her], it.tile))
            emit(table, "nightweave-discovered", "MW.with.spirecrest.discovery", "find", it.id)
            break
    explore.put_under(table, region, tuple(row))
    explore.travel(table, her)


def suits(it: Discovery) -> bool:
    """Whether she takes a discovery: it has a worker space, or is worth points."""
    return it.kind in ("space", "points", "tile")


def emit(table: Table, name: str, rule: str, key: str, id: str) -> None:
    if table.listener is not None:
        table.emit(name, table.config.first, {"rule": rule, key: id})


def points(table: Table) -> dict[str, int]:
    """All tiles and discoveries count in full (MW.with.spirecrest.score, EX.spirecrest.solo.tiles)."""
    if table.opponent is None:
        return {}
    owner = len(table.players)
    found = {"expedition": scoring.tile_points(table, owner)}
    if table.config.opponent.takes_turns:
        found["discoveries"] = scoring.find_points(table, owner)
    return found
