"""What the numbers of a pack mean to the bots: every weight of the heuristic that depends on them.

The shares below were set by hand, after watching games of greedy bots with the standard pack. What they are
shares of is read from the pack, so that a designer who changes a price or a prize changes the play too.
"""

from functools import lru_cache
from typing import Final

from tanglewood.games.deep_forest.components.pack import (
    COIN,
    GUARD,
    KINDS,
    MARKER,
    NOTHING,
    SWORD,
    THICKET,
    TROLL,
    Pack,
)

FAR: Final = 99
"""An effort nobody can make: there is no way."""
SET: Final = 3
"""Tiles of a set (DF.score.sets)."""
PIECE: Final = 0.96
STONE: Final = 0.36
"""What a potion or book is worth, and a marker, as a share of what it is sold for."""
AGAIN: Final = 1.5
"""The same for a piece that comes twice, chosen among those that came."""
SPENT: Final = 0.9
"""The same for a piece that wins a fight the dice alone would not."""
BOUGHT: Final = 0.8
"""How much of a marker a coin counts as that could buy one."""
PLENTY: Final = 1.3
"""How many more markers than its share of all cells somebody gets from the market who needs them."""
BETWEEN: Final = 2
"""Steps from one obstacle to the next."""
BEGUN: Final = (0.0, 2.2 / 12.0, 0.5, 2.0 / 3.0, 0.75)
"""How much of what a set brings more than its tiles is to be hoped for with so many tiles left over."""
FOUND: Final = 0.6
"""How much of what a face-down tile may be counts before it is turned up."""
SENT: Final = 0.15
"""What a troll is worth beside its points, for each piece that sending it brings."""
BACK: Final = 0.5
"""What a way back is worth, for each field it leads back."""
TRAIL: Final = 1.0 / 75.0
"""How much of the bonus for the longest path each field of a path is worth by itself."""
PROGRESS: Final = 0.015
BEHIND: Final = 0.045
"""What a step towards the exit is worth, and one that is lacking for the pace, as a share of the bonus for
leaving with the longest path: so that markers are used before they are too many."""
BARRED: Final = 2.5
LACKING: Final = 3.0
"""What a troll beside the pawn costs that cannot be paid, and each coin it takes: nothing goes on before."""
CLOSE: Final = 6.0 / 65.0
WIDE: Final = 0.8 / 65.0
FINAL: Final = 8.0 / 65.0
"""A lead that is worth three to one near the end, what each turn still to come adds to it, and the same for a
finished game: as shares of a good haul."""


class Weights:
    """The weights of a pack, in gold unless said otherwise."""

    def __init__(self, pack: Pack) -> None:
        cells = [cell for strip in pack.base_strips for cell in pack.strips[strip]]
        filled = len([cell for cell in cells if cell != NOTHING])
        line = pack.size / len(cells)
        self.per_turn = int(line * filled)  # pieces the market gives in a turn
        self.income = PLENTY * line * cells.count(MARKER)  # markers in a turn
        self.piece = PIECE / pack.sell_price
        self.stone = STONE / pack.sell_price
        self.price = [self.piece, self.piece, 1.0, self.stone]  # what pieces are worth that are paid
        self.again = AGAIN / pack.sell_price
        self.spent = SPENT / pack.sell_price
        self.bought = BOUGHT / pack.buy_price  # markers a coin stands for
        # Turns in which the pieces for a whole set can be gathered.
        self.set_turns = SET * (pack.obstacle_price + BETWEEN) / max(1, self.per_turn)
        more = pack.set_points - SET * pack.single_points
        self.begun = [share * more for share in BEGUN]
        covered = pack.covered
        obstacles = len([kind for kind in covered if THICKET <= kind <= GUARD])
        tolls = obstacles * pack.obstacle_price + covered.count(TROLL) * pack.troll_price
        # What a face-down tile costs beside its step: more than on average, so that finding out is worth one.
        self.hidden = 1 + round(tolls / max(1, len(covered)))
        # What a troll that is paid brings beyond its price; nothing as printed, a loss where it is dear.
        self.troll_gain = float(pack.troll_points - pack.troll_price)
        finds = obstacles * (pack.single_points + self.begun[1]) + covered.count(SWORD) * pack.sword_points
        finds += covered.count(TROLL) * max(0.0, self.troll_gain)
        self.unknown = FOUND * finds / max(1, len(covered))
        # By kind of tile: the pieces a step onto one takes, as a number and by resource. By field: the
        # markers for leaving it without fog.
        self.tolls = [0] * len(KINDS)
        self.tolls[TROLL] = pack.troll_price
        self.needs = [[0, 0, 0, 0] for _ in KINDS]
        self.needs[SWORD] = pack.sword_price
        self.needs[TROLL][COIN] = pack.troll_price
        for kind in range(THICKET, GUARD + 1):
            self.tolls[kind] = pack.obstacle_price
            self.needs[kind][pack.obstacle_cost[kind]] = pack.obstacle_price
        self.leaving = [1 + (pack.rocks >> field & 1) for field in range(len(pack.field_names))]
        self.troll_hope = SENT * pack.troll_reward
        self.retreat = BACK * pack.retreat_steps
        self.trail = TRAIL * pack.longest_points
        bonus = pack.left_points + pack.longest_points
        self.progress = PROGRESS * bonus
        self.behind = BEHIND * bonus
        self.unentered = pack.rows + 2 + pack.wall_price  # the effort to get out from outside
        # More than a whole forest of face-down tiles takes: the effort where there is no way out.
        self.lost = min(FAR, self.unentered + pack.rows * (1 + self.hidden))
        self.pace = (self.unentered + self.hidden) / pack.last_round  # the effort a turn that gets one out
        self.barred = BARRED + LACKING * pack.troll_price
        self.most_pips = 2 * pack.kept  # pips from resources beyond these change nothing worth a row
        haul = max(1, pack.set_points + bonus + max([monster.gold for monster in pack.monsters]))
        self.close = CLOSE * haul
        self.wide = WIDE * haul
        self.final = FINAL * haul


@lru_cache(maxsize=32)
def weights_of(pack: Pack) -> Weights:
    return Weights(pack)
