"""Points of discoveries and of the expedition (EX.spirecrest.score.*).

Ties are settled as always: neither is an event (EX.spirecrest.tie).
"""

from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest.parts import Discovery, Score, part_at
from tanglewood.games.everdell.modules.spirecrest.state import mountain
from tanglewood.games.everdell.play.scoring import journey_points


def tile_points(table: Table, owner: int) -> int:
    """Tiles that are paid count (EX.spirecrest.score.expedition); an opponent without a seat pays nothing
    (EX.spirecrest.expedition.nightweave, EX.spirecrest.solo.tiles)."""
    land = mountain(table)
    tiles = part_at(table).tiles
    trail = land.trails[owner]
    paid = trail[: land.paid[owner]] if owner < len(table.players) else trail
    return sum([tiles[tile].points for tile in paid])


def find_points(table: Table, owner: int) -> int:
    """End points of discoveries (EX.spirecrest.score.discoveries)."""
    part = part_at(table)
    return sum([points_of(table, owner, part.discoveries[it]) for it in mountain(table).finds[owner]])


def points_of(table: Table, owner: int, it: Discovery) -> int:
    """What a discovery scores if the game ended now."""
    score = it.score
    if score is None:
        return 0
    if owner >= len(table.players):
        return in_full(score)
    n = count(table, owner, score.what)
    if score.least:
        return score.points if n >= score.least else 0
    if score.what == "whole expedition":
        return score.points if n else 0
    total = score.points + score.each * (n // score.every)
    if score.most:
        total = min(total, score.most)  # EX.spirecrest.discovery.hopewatch
    return max(0, total)  # EX.spirecrest.discovery.city_floor


def in_full(score: Score) -> int:
    """What Nightweave scores: as much as the card can bring, without what a city adds
    (MW.with.spirecrest.score)."""
    return score.most or score.points


def count(table: Table, seat: int, what: str) -> int:
    player = table.players[seat]
    if what in COLORS:
        # EX.spirecrest.discovery.city_cards
        return player.colors[COLORS.index(what)]
    if what == "event":
        return len(player.events)
    if what == "rarest":
        # EX.spirecrest.discovery.bellsong_city, .bellsong_zero
        return min(player.colors)
    if what == "journey":
        return journey_points(table, seat)
    # EX.spirecrest.discovery.bellsong_trail
    land = mountain(table)
    return 1 if 0 < len(land.trails[seat]) == land.paid[seat] else 0
