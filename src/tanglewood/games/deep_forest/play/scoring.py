"""The end of the game: gold from every source, the best split of sets, the longest path, who won."""

from functools import cache

from tanglewood.games.deep_forest.board.market import has_any
from tanglewood.games.deep_forest.board.table import Player, Row, Table
from tanglewood.games.deep_forest.components.pack import BOOK, COIN, MARKER, POTION, Pack
from tanglewood.kernel.result import Result, best_of

SOURCES = (
    *("coins", "resources", "sets", "single obstacles", "monsters", "trolls", "swords"),
    *("left the forest", "longest path"),
)


def result(table: Table) -> Result | None:
    """Most gold wins; in a tie, the stronger monster beaten; otherwise the win is shared
    (DF.score.winner)."""
    if table.stack:
        return None
    lines = [breakdown(table, seat) for seat in range(len(table.players))]
    scores = [sum(line.values()) for line in lines]
    order: list[tuple[int, ...]] = [
        (scores[seat], strongest(table, player)) for seat, player in enumerate(table.players)
    ]
    return Result(scores, best_of(order), lines, order)


def breakdown(table: Table, seat: int) -> dict[str, int]:
    """Where a player's gold comes from, as if the game ended now."""
    pack = table.config.pack
    player = table.players[seat]
    goods = player.goods
    price = pack.sell_price
    sets, singles = best_split(player.won, has_any(player.monsters, pack.wild_monsters))
    return {
        "coins": goods[COIN],  # DF.score.coins
        # DF.score.resources: each kind for itself, at the price of a sale.
        "resources": goods[POTION] // price + goods[BOOK] // price + goods[MARKER] // price,
        "sets": sets * pack.set_points,
        "single obstacles": singles * pack.single_points,
        # DF.score.monsters; for monsters 2, 5, 6 and 7 the gold is all they bring (DF.monster.2, .5, .6, .7).
        "monsters": sum([pack.monsters[kind].gold for kind in player.monsters]),
        "trolls": player.trolls * pack.troll_points,  # DF.troll.score
        "swords": player.swords * pack.sword_points,  # DF.score.swords
        "left the forest": pack.left_points if player.exit >= 0 else 0,
        "longest path": longest_path(table, seat),
    }


def longest_path(table: Table, seat: int) -> int:
    """The bonus for most fields with a marker, among those who left (DF.end.longest, DF.end.left_bonus)."""
    pack: Pack = table.config.pack
    lengths = [len(player.trail) if player.exit >= 0 else 0 for player in table.players]
    best = max(lengths)
    if not lengths[seat] or lengths[seat] < best:
        return 0
    return pack.longest_points if lengths.count(best) == 1 else pack.tied_points


@cache
def best_split(won: Row, wild: bool) -> tuple[int, int]:
    """The most sets of three equal or three different obstacles, and the tiles left over (DF.score.sets).

    >>> best_split((3, 1, 1), False), best_split((4, 1, 1), False), best_split((2, 2, 0), True)
    ((1, 2), (2, 0), (1, 2))
    """
    a, b, c = won[0], won[1], won[2]
    best = sets_of(a, b, c)
    if wild:  # monster 3 is an obstacle of choice (DF.monster.3, DF.monster.3_single)
        best = max(sets_of(a + 1, b, c), sets_of(a, b + 1, c), sets_of(a, b, c + 1))
    return best, a + b + c + (1 if wild else 0) - 3 * best


def sets_of(a: int, b: int, c: int) -> int:
    """The most sets; three mixed ones can always be three equal ones instead."""
    best = a // 3 + b // 3 + c // 3
    for mixed in range(1, min(a, b, c, 2) + 1):
        best = max(best, mixed + (a - mixed) // 3 + (b - mixed) // 3 + (c - mixed) // 3)
    return best


def strongest(table: Table, player: Player) -> int:
    """The strength of the strongest monster beaten, for ties."""
    monsters = table.config.pack.monsters
    return max([monsters[kind].strength for kind in player.monsters], default=0)
