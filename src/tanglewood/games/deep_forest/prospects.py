"""What lies ahead of a pawn: the way out, obstacles and swords in reach, places to fight, and their worth."""

from typing import Final

from tanglewood.games.deep_forest import campaign, fighting, market, scoring
from tanglewood.games.deep_forest.pack import (
    FOREST,
    GUARD,
    MARKER,
    ROCK,
    SWORD,
    THICKET,
    TROLL,
    Pack,
)
from tanglewood.games.deep_forest.table import Player, Row, Table
from tanglewood.games.deep_forest.weights import Weights

FAR: Final = 99
"""An effort nobody can make: there is no way."""
FARTHEST: Final = 199
"""More pieces than anybody waits for."""
FIGHTS: Final = 4
"""The most fights a plan looks at."""


class Prospect:
    """What a seat may expect, resources aside.

    Efforts are the markers and other pieces it takes to get somewhere. Targets are four rows side by side:
    what each brings, the effort to stand beside it, what it costs, and whether it is a sword: what that
    brings beside its own gold depends on the resources for a fight.
    """

    __slots__ = (
        "armed",
        "attackers",
        "banked",
        "efforts",
        "exit_bonus",
        "exit_effort",
        "fight_effort",
        "fighting",
        "fights",
        "gains",
        "needs",
        "out",
        "prizes",
        "reach",
        "stronger",
        "swords",
        "turns",
    )

    def __init__(self, banked: float, turns: int, swords: int, reach: int) -> None:
        self.banked = banked
        self.turns = turns  # still to come, after the one under way
        self.swords = swords
        self.reach = reach  # pieces that can be gathered until then
        self.attackers = 0
        self.out = False
        self.exit_bonus = 0.0
        self.exit_effort = FAR
        self.fight_effort = FAR
        self.fights = min(FIGHTS, 1 + (turns + 1) // 2)
        # What fights bring with the swords at hand, and with one more: see campaign.gains.
        self.fighting: list[list[float]] = []
        self.stronger: list[list[float]] = []
        self.armed: list[bool] = []
        self.gains: list[float] = []
        self.efforts: list[int] = []
        self.needs: list[list[int]] = []
        self.prizes: Row = ()


def survey(table: Table, seat: int) -> Prospect:
    pack = table.agreed.pack
    player = table.players[seat]
    turns = turns_left(table, seat)
    wild = market.has_any(player.monsters, pack.wild_monsters)
    weights = table.agreed.weights
    hope = min(1.0, turns / weights.set_turns)
    sets = set_worth(pack, weights, player.won, wild, hope)
    banked = (
        sets
        + player.trolls * (pack.troll_points + weights.troll_hope * hope)
        + player.swords * pack.sword_points
        + weights.retreat * player.retreats * hope
    )
    for kind in player.monsters:
        banked += pack.monsters[kind].gold
        if kind in pack.coin_monsters:
            banked += turns
        elif kind in pack.double_monsters:
            banked += weights.again * turns
    found = Prospect(banked, turns, player.swords, min(FARTHEST, weights.per_turn * turns))
    found.exit_bonus = pack.left_points + longest_hope(table, seat)
    found.prizes = prizes(table, player, turns, sets, hope)
    if player.exit >= 0:
        found.out = True
        return found
    if player.pawn < 0:
        found.exit_effort = weights.unentered
        return found
    found.attackers = (player.danger & pack.beside_mask[player.pawn]).bit_count()
    efforts = efforts_from(table, seat, player, turns)
    find_exit(table, player, efforts, found)
    find_targets(pack, weights, player, efforts, found, sets, wild, hope)
    for field in pack.forest:
        if pack.fight_fields >> field & 1 and efforts[field] < found.fight_effort:
            found.fight_effort = efforts[field]
    if found.fight_effort < FAR:
        found.fighting = campaign.gains(pack, player.swords, found.fights, found.prizes)
        found.stronger = campaign.gains(pack, player.swords + 1, found.fights, found.prizes)
    return found


def turns_left(table: Table, seat: int) -> int:
    """Own turns still to come after the one under way, if the game goes on as long as it can."""
    if table.leaver >= 0:
        later = (seat - table.active) % table.agreed.players
        return 1 if 0 < later < (table.leaver - table.active) % table.agreed.players else 0
    turns = table.agreed.pack.last_round - table.round
    first = table.agreed.first
    players = table.agreed.players
    if (seat - first) % players > (table.active - first) % players:
        turns += 1
    return turns


def set_worth(pack: Pack, weights: Weights, won: Row, wild: bool, hope: float) -> float:
    """Sets, and obstacles on the way to one: a pair is worth more than twice a single one."""
    sets, rest = scoring.best_split(won, wild)
    begun = weights.begun[min(rest, len(weights.begun) - 1)]
    return float(sets * pack.set_points + rest * pack.single_points) + hope * begun


def longest_hope(table: Table, seat: int) -> float:
    """A share of the bonus for the longest path, by the lead in fields."""
    pack = table.agreed.pack
    own = len(table.players[seat].trail)
    best = 0
    for other in range(len(table.players)):
        player = table.players[other]
        if other != seat and not (table.leaver >= 0 and player.exit < 0 and turns_left(table, other) == 0):
            best = max(best, len(player.trail))
    if table.leaver >= 0 and turns_left(table, seat) == 0:
        ahead = own + (2 if table.players[seat].exit < 0 else 0) - best
        return float(pack.longest_points if ahead > 0 else pack.tied_points if ahead == 0 else 0)
    lead = max(-pack.rows, min(pack.rows, own - best))
    share = 0.5 + lead / (2.0 * pack.rows + 2.0)
    return pack.longest_points * share + table.agreed.weights.trail * own


def prizes(table: Table, player: Player, turns: int, sets: float, hope: float) -> Row:
    """What a win against each strength brings, in whole gold; nothing where it cannot be fought."""
    pack = table.agreed.pack
    weights = table.agreed.weights
    found: list[int] = []
    for place in range(len(pack.strengths)):
        best = 0.0
        if fighting.open_to(table, player, place):
            for kind in fighting.prizes(table, place):
                gain = float(pack.monsters[kind].gold)
                if kind in pack.coin_monsters:
                    gain += turns
                elif kind in pack.double_monsters:
                    gain += weights.again * turns
                elif kind in pack.wild_monsters:
                    gain += set_worth(pack, weights, player.won, True, hope) - sets
                best = max(best, gain)
        found.append(int(best))
    return tuple(found)


def efforts_from(table: Table, seat: int, player: Player, turns: int) -> list[int]:
    """The least effort to every field, along fields where the path would not touch what lies behind it."""
    pack = table.agreed.pack
    efforts = [FAR] * len(pack.field_names)
    efforts[player.pawn] = 0
    now = player.goods[MARKER] if table.active == seat else -1
    # Fog as it will be in the own next turn, for all steps that have to wait until then.
    later = pack.fog_mark + pack.last_round + 1 - turns - pack.fog_after
    queue = [player.pawn]
    hidden = table.agreed.weights.hidden
    tiles = player.tiles
    for field in queue:  # it grows while it is walked through
        leaving = efforts[field] + 1
        if pack.rocks >> field & 1:
            leaving += 1
        fog = table.fog if leaving <= now else later
        if pack.row[field] <= fog and fog > pack.fog_mark:
            leaving += 1
        for other in pack.steps[field]:
            if player.path & (pack.beside_mask[other] | 1 << other):
                continue
            effort = leaving
            if player.hidden >> other & 1:
                effort += hidden
            else:
                kind = tiles[other]
                if THICKET <= kind <= GUARD:
                    effort += pack.obstacle_price
                elif kind == TROLL:
                    effort += pack.troll_price
            if effort < efforts[other]:
                efforts[other] = effort
                queue.append(other)
    return efforts


def find_exit(table: Table, player: Player, efforts: list[int], found: Prospect) -> None:
    pack = table.agreed.pack
    for field in range(pack.first_exit - pack.columns, pack.first_exit):
        if efforts[field] < FAR:
            effort = efforts[field] + 1 + pack.wall_price
            if pack.rocks >> field & 1:
                effort += 1
            found.exit_effort = min(found.exit_effort, effort)


def find_targets(
    pack: Pack,
    weights: Weights,
    player: Player,
    efforts: list[int],
    found: Prospect,
    sets: float,
    wild: bool,
    hope: float,
) -> None:
    gains = [0.0] * (SWORD + 1)
    gains[SWORD] = float(pack.sword_points)
    for kind in range(THICKET, SWORD):
        more = list(player.won)
        more[kind - THICKET] += 1
        gains[kind] = set_worth(pack, weights, tuple(more), wild, hope) - sets
    for field in pack.forest:
        effort = efforts[field]
        if effort >= FAR or field == player.pawn:  # a sword one stands on is collected from beside it only
            continue
        if player.hidden >> field & 1:
            add(found, weights.unknown * hope, effort, [0, 0, 0, 0], False)
            continue
        kind = player.tiles[field]
        if kind <= FOREST or kind >= TROLL or kind == ROCK:
            continue
        need = [0, 0, 0, 0]
        if kind == SWORD:
            need = pack.sword_price
        else:
            need[pack.obstacle_cost[kind]] = pack.obstacle_price
            effort -= pack.obstacle_price
        if gains[kind] > 0.0:
            add(found, gains[kind], effort, need, kind == SWORD)


def add(found: Prospect, gain: float, effort: int, need: list[int], sword: bool) -> None:
    found.armed.append(sword)
    found.gains.append(gain)
    found.efforts.append(effort)
    found.needs.append(need)
