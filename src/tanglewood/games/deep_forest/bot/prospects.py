"""What is ahead of a pawn: the way out, obstacles and swords in reach, places to fight, and their value."""

from typing import Final

from tanglewood.games.deep_forest.board import market
from tanglewood.games.deep_forest.board.table import Player, Row, Table
from tanglewood.games.deep_forest.bot import campaign
from tanglewood.games.deep_forest.bot import routes as routing
from tanglewood.games.deep_forest.bot.routes import Routes
from tanglewood.games.deep_forest.bot.weights import FAR, Weights
from tanglewood.games.deep_forest.components.pack import FOREST, KINDS, MARKER, SWORD, THICKET, TROLL, Pack
from tanglewood.games.deep_forest.play import fighting, scoring

NOTHING_NEEDED: Final = [0, 0, 0, 0]
FARTHEST: Final = 199
"""More pieces than anybody waits for."""
FIGHTS: Final = 4
"""The most fights a plan looks at."""
KEPT: Final = 4096
"""Prospects that are remembered: those of a few decisions, with all the worlds that are imagined for them."""
COVERED: Final = -1
"""A face-down tile: what it is in an imagined world says nothing."""
Known = tuple[str, int, int, int, int, int, int, int, int, int, int, float, Row, Row, Row, Row]
KNOWN: dict[Known, "Prospect"] = {}


class Prospect:
    """What a seat may expect, apart from its resources.

    Efforts are the markers and other pieces it takes to get somewhere. Targets are parallel lists: what each
    brings beyond its price, what it costs, the effort to get there, whether that is the next step, the
    efforts for a way out and for a fight that lead past it, and whether it is a sword: what a sword brings in
    fights depends on the resources. `worths` remembers what resources were found to be worth with it.
    """

    __slots__ = (
        "armed",
        "attackers",
        "banked",
        "efforts",
        "exit_bonus",
        "exit_effort",
        "fight_effort",
        "fight_exit",
        "fighting",
        "fights",
        "gains",
        "needs",
        "next",
        "out",
        "past_exit",
        "past_fight",
        "prizes",
        "reach",
        "road_effort",
        "road_exit",
        "stronger",
        "swords",
        "turns",
        "worths",
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
        self.fight_exit = FAR
        self.road_effort = FAR
        self.road_exit = FAR
        self.fights = min(FIGHTS, 1 + (turns + 1) // 2)
        # What fights bring with the swords at hand, and with one more: see campaign.gains.
        self.fighting: list[list[float]] = []
        self.stronger: list[list[float]] = []
        self.armed: list[bool] = []
        self.gains: list[float] = []
        self.efforts: list[int] = []
        self.next: list[bool] = []
        self.past_exit: list[int] = []
        self.past_fight: list[int] = []
        self.needs: list[list[int]] = []
        self.prizes: Row = ()
        self.worths: dict[int, float] = {}


def survey(table: Table, seat: int) -> Prospect:
    """What is ahead of a seat. Most options of a decision leave it as it is (where a strip is laid, or a pawn
    stands), so it is remembered by all that it depends on."""
    pack = table.config.pack
    player = table.players[seat]
    turns = turns_left(table, seat)
    # Markers at hand matter only on the way through a fog that will be another one in the next turn.
    fog = routing.in_fog(pack, table.fog)
    markers = -1
    if table.active == seat and fog != routing.fog_ahead(pack, turns):
        markers = player.goods[MARKER]
    hidden = player.hidden
    tiles = player.tiles
    key: Known = (
        pack.fingerprint,
        turns,
        player.swords,
        player.trolls,
        player.retreats,
        player.pawn,
        player.exit,
        player.path,
        (player.danger & pack.beside_mask[player.pawn]).bit_count() if player.pawn >= 0 else 0,
        fog,
        markers,
        longest_hope(table, seat),
        player.won,
        player.monsters,
        table.middle,
        tuple([COVERED if hidden >> field & 1 else tiles[field] for field in range(len(tiles))]),
    )
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        found = look(table, seat, turns)
        KNOWN[key] = found
    return found


def look(table: Table, seat: int, turns: int) -> Prospect:
    pack = table.config.pack
    player = table.players[seat]
    wild = market.has_any(player.monsters, pack.wild_monsters)
    weights = table.config.weights
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
    gains = target_gains(table, player, sets, wild, hope)
    routes = Routes(table, seat, turns)
    find_targets(table, player, gains, weights.unknown * hope, routes, found)
    if found.fight_effort < FAR:
        found.fighting = campaign.gains(pack, player.swords, found.fights, found.prizes)
        found.stronger = campaign.gains(pack, player.swords + 1, found.fights, found.prizes)
    return found


def turns_left(table: Table, seat: int) -> int:
    """The player's turns still to come after the current one, if the game goes on as long as it can."""
    if table.leaver >= 0:
        later = (seat - table.active) % table.config.players
        return 1 if 0 < later < (table.leaver - table.active) % table.config.players else 0
    turns = table.config.pack.last_round - table.round
    first = table.config.first
    players = table.config.players
    if (seat - first) % players > (table.active - first) % players:
        turns += 1
    return turns


def set_worth(pack: Pack, weights: Weights, won: Row, wild: bool, hope: float) -> float:
    """Sets, and obstacles on the way to one: a pair is worth more than twice a single one."""
    sets, rest = scoring.best_split(won, wild)
    begun = weights.begun[min(rest, len(weights.begun) - 1)]
    return float(sets * pack.set_points + rest * pack.single_points) + hope * begun


def longest_hope(table: Table, seat: int) -> float:
    """A share of the bonus for the longest path, depending on the lead in fields."""
    pack = table.config.pack
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
    return pack.longest_points * share + table.config.weights.trail * own


def prizes(table: Table, player: Player, turns: int, sets: float, hope: float) -> Row:
    """What a win against each strength brings, in whole gold; nothing where it cannot be fought."""
    pack = table.config.pack
    weights = table.config.weights
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


def find_exit(pack: Pack, efforts: list[int], found: Prospect) -> None:
    for field in range(pack.first_exit - pack.columns, pack.first_exit):
        if efforts[field] < FAR:
            effort = efforts[field] + 1 + pack.wall_price
            if pack.rocks >> field & 1:
                effort += 1
            found.exit_effort = min(found.exit_effort, effort)


def find_fights(pack: Pack, player: Player, efforts: list[int], to_exit: list[int], found: Prospect) -> None:
    """Where to fight: the nearest place, and the one from which the way out is shortest."""
    for field in pack.fight_places:
        effort = efforts[field]
        if effort < FAR:
            out = found.exit_effort
            if field != player.pawn:
                out = max(out, min(FAR, effort + to_exit[field]))
            if effort < found.fight_effort or (effort == found.fight_effort and out < found.fight_exit):
                found.fight_effort = effort
                found.fight_exit = out
            if out < found.road_exit or (out == found.road_exit and effort < found.road_effort):
                found.road_effort = effort
                found.road_exit = out


def find_targets(
    table: Table, player: Player, gains: list[float], unknown: float, routes: Routes, found: Prospect
) -> None:
    """Obstacles, swords and tiles to turn up that can be reached."""
    pack = table.config.pack
    weights = table.config.weights
    efforts = routes.from_pawn()
    find_exit(pack, efforts, found)
    to_exit = routes.to_exit()
    find_fights(pack, player, efforts, to_exit, found)
    to_fight = routes.to_fight()
    attacked = player.danger & pack.beside_mask[player.pawn]
    for field in pack.forest:
        effort = efforts[field]
        if effort >= FAR or field == player.pawn:  # a sword one stands on is collected from beside it only
            continue
        kind = FOREST
        gain = unknown
        need = NOTHING_NEEDED
        walk = effort - routes.tolls[field]
        if not player.hidden >> field & 1:
            kind = player.tiles[field]
            if kind == TROLL and attacked >> field & 1:
                continue  # what paying it brings counts among the attackers already
            gain = gains[kind]
            need = weights.needs[kind]
            effort = walk
        out = max(found.exit_effort, min(FAR, walk + to_exit[field]))
        if kind == SWORD or gain > weights.progress * (out - found.exit_effort):
            found.gains.append(gain)
            found.needs.append(need)
            found.armed.append(kind == SWORD)
            found.efforts.append(effort)
            found.next.append(bool(pack.beside_mask[player.pawn] >> field & 1))
            found.past_exit.append(out)
            found.past_fight.append(max(found.fight_effort, min(FAR, walk + to_fight[field])))


def target_gains(table: Table, player: Player, sets: float, wild: bool, hope: float) -> list[float]:
    """What a tile of each kind brings beyond its price."""
    pack = table.config.pack
    weights = table.config.weights
    gains = [0.0] * len(KINDS)
    gains[TROLL] = weights.troll_gain  # one in sight is a target where it brings more than it takes
    gains[SWORD] = float(pack.sword_points)
    for kind in range(len(pack.sword_price)):
        gains[SWORD] -= pack.sword_price[kind] * weights.price[kind]
    for kind in range(THICKET, SWORD):
        more = list(player.won)
        more[kind - THICKET] += 1
        gains[kind] = set_worth(pack, weights, tuple(more), wild, hope) - sets
        gains[kind] -= pack.obstacle_price * weights.price[pack.obstacle_cost[kind]]
    return gains
