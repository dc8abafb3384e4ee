"""What nobody knows of the mountain board: weather and tiles that lie face down, and the order of the
discoveries.

Everybody knows the same, so a redeal does not depend on the viewer.
"""

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest.parts import HOME, SEASONS, part_at
from tanglewood.games.everdell.modules.spirecrest.state import mountain
from tanglewood.kernel.chance import Rng


def deal_anew(table: Table, rng: Rng) -> None:
    land = mountain(table)
    part = part_at(table)
    weather = list(land.weather)
    for season in range(land.reached + 1, len(SEASONS)):
        cards = [i for i, it in enumerate(part.weather) if it.season == season]
        if weather[season] >= 0:
            weather[season] = cards[rng.below(len(cards))]
    land.weather = tuple(weather)
    down = [region for region in range(HOME) if region > land.reached]
    shown = [tile for row in land.trails for tile in row]
    for region in range(HOME):
        if region not in down:
            shown += land.tiles[region]
    pool = [tile for tile in range(part.map_tiles) if tile not in shown]
    rng.shuffle(pool)
    tiles = list(land.tiles)
    for region in down:
        n = len(tiles[region])
        tiles[region] = tuple(pool[:n])
        pool = pool[n:]
    land.tiles = tuple(tiles)
    decks = list(land.decks)
    for region in range(HOME):
        known = decks[region][: land.known[region]]
        unknown = sorted(decks[region][land.known[region] :])
        rng.shuffle(unknown)
        decks[region] = (*known, *unknown)
    land.decks = tuple(decks)
