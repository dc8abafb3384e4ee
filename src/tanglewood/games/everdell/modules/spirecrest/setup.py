"""Laying out the mountain board (EX.spirecrest.setup.*)."""

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest.parts import HOME, SEASONS, SpirecrestPart, part_at
from tanglewood.games.everdell.modules.spirecrest.state import Spirecrest
from tanglewood.kernel.chance import Rng


def first_mountain(table: Table) -> Spirecrest:
    """One weather card a season, three decks of discoveries, tiles for every region; every rabbit stands in
    the foothills, where tiles and weather lie face up (EX.spirecrest.setup.weather, .discoveries,
    .rabbit)."""
    part = part_at(table)
    chance = table.chance
    weather: list[int] = []
    for season in range(len(SEASONS)):
        cards = [i for i, it in enumerate(part.weather) if it.season == season]
        weather.append(cards[chance.below(len(cards))])
    # The tiles are one set for all regions; those left over leave the game (EX.spirecrest.setup.map_tiles,
    # .map_tiles_mixed, .map_tiles_rest).
    tiles = list(range(part.map_tiles))
    chance.shuffle(tiles)
    n = tiles_per_region(table, part)
    owners = len(table.players) + 1
    return Spirecrest(
        weather=tuple(weather),
        tiles=tuple([tuple(tiles[n * region : n * (region + 1)]) for region in range(HOME)]),
        decks=tuple([deck(table, part, region, chance) for region in range(HOME)]),
        known=(0,) * HOME,
        rabbits=(0,) * owners,
        trails=((),) * owners,  # EX.spirecrest.setup.start_tile: the Everdell tile lies before all others
        paid=(0,) * owners,
        finds=((),) * owners,
        tucked=((),) * owners,
    )


def tiles_per_region(table: Table, part: SpirecrestPart) -> int:
    """One more than there are players; alone as for two (EX.spirecrest.setup.map_tiles,
    EX.spirecrest.solo.tiles)."""
    return max(2, table.config.laid_for) + part.more_tiles


def in_deck(table: Table, part: SpirecrestPart, region: int) -> list[int]:
    """The discoveries of a region; Stormvale is of no use against Nightweave (EX.spirecrest.setup.nightweave,
    EX.spirecrest.setup.stormvale_region, MW.with.spirecrest.setup)."""
    out = part.named("stormvale") if table.config.opponent.takes_turns else -1
    return [i for i, it in enumerate(part.discoveries) if it.region == region and i != out]


def deck(table: Table, part: SpirecrestPart, region: int, chance: Rng) -> tuple[int, ...]:
    cards = in_deck(table, part, region)
    chance.shuffle(cards)
    return tuple(cards)
