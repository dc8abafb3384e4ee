"""How good a position looks: the gold a player may expect in the end.

What is banked counts in full; sets under way, fights, a way out and the longest path count by how likely they
are. Rough on purpose, and fast: bots call it for every option they weigh. The numbers here were set by hand,
from looking at games of greedy bots; those that hang on the pack are in weights.py.

Time must not pass between two options that are compared: what ends the turn is judged with the same turns
left and the same fog as what goes on, or a bot would do anything rather than end it.
"""

from math import exp
from typing import Final

from tanglewood.games.deep_forest.board import market
from tanglewood.games.deep_forest.board.table import Player, Table
from tanglewood.games.deep_forest.bot import campaign, odds, prospects
from tanglewood.games.deep_forest.bot.prospects import FARTHEST, NOTHING_NEEDED, Prospect
from tanglewood.games.deep_forest.bot.weights import FAR, Weights
from tanglewood.games.deep_forest.components.pack import (
    BOOK,
    COIN,
    MARKER,
    NO_RESOURCE,
    NOTHING,
    POTION,
    Pack,
)
from tanglewood.games.deep_forest.play import scoring
from tanglewood.games.deep_forest.play.anytime import Reward, Sending
from tanglewood.games.deep_forest.play.fights import Claim, Commit, Fight
from tanglewood.games.deep_forest.play.turn import Closing, Double, Lay, Stand
from tanglewood.kernel.judging import outlook as winning

LACKING: Final = 0.84
"""How much a target loses with every piece that is still missing for it."""
STEPS: Final = 0.95
"""And with every step, so that the near ones come first."""
SHRINKING: Final = [LACKING**n for n in range(FARTHEST + 1)]
DISTANT: Final = [STEPS**n for n in range(FARTHEST + 1)]
"""The same for any number of pieces and steps."""
UNTRIED: Final = -9999.0
MANY: Final = 1000
"""More pieces of a kind than anybody holds."""
OTHERS: Final = 0.2
"""How much targets beside the best one count."""
SOON: Final = 0.9
WAIT: Final = 0.85
"""How much of a fight counts where it could be begun, and of one in a later turn."""
GATHER: Final = 2
"""Pips that are gathered until then."""
TAKEN: Final = 0.95
"""How much of what a sword adds to the fights counts before it is collected."""
PAYABLE: Final = 0.2
"""What a troll beside the pawn costs that can be paid at once; dearer are those that cannot."""
READY: Final = 0.4
"""What being able to pay a troll is worth."""
WIN: Final = 3.0
"""What a won game counts beside its gold: little, so that the end compares with what goes before it."""
HARM: Final = 0.4
"""What it is worth that a troll stops somebody who cannot pay."""


def value(table: Table, seat: int) -> float:
    """The expected gold; a finished game counts as it is."""
    if not table.stack:
        result = table.result()
        assert result is not None
        return result.scores[seat] + (WIN if seat in result.winners else 0.0)
    prospect = prospects.survey(table, seat)
    goods = table.players[seat].goods
    if prospect.turns == 0 and not acts(table, seat):
        now = float(sum(scoring.breakdown(table, seat).values()))
        return now + last_fight(table, seat, prospect) + harm(table, seat)
    return worth(table, prospect, goods) + stage_worth(table, seat, prospect) + harm(table, seat)


def outlook(table: Table) -> list[float]:
    """Everybody's share of the win, by the expected gold; the longer the game goes on, the less is
    certain."""
    if not table.stack:
        result = table.result()
        assert result is not None
        return winning.settled(result, table.config.weights.final)
    return shares(table, [value(table, seat) for seat in range(len(table.players))])


def shares(table: Table, worths: list[float]) -> list[float]:
    """Everybody's share of the win by what they may expect."""
    weights = table.config.weights
    return winning.shares(worths, weights.close + weights.wide * prospects.turns_left(table, table.active))


def acts(table: Table, seat: int) -> bool:
    """Whether the seat is in its turn and can still go on in the forest."""
    if table.active != seat or table.players[seat].exit >= 0:
        return False
    return not isinstance(table.stack[0], Closing | Commit | Fight | Claim)


def last_fight(table: Table, seat: int, prospect: Prospect) -> float:
    """A fight in the last turn: nothing comes after it."""
    frame = table.stack[0]
    if frame.seat != seat:
        return 0.0
    goods = table.players[seat].goods
    if isinstance(frame, Commit):
        return best_stake(table, prospect.fighting, goods, frame.place, 0)
    if isinstance(frame, Fight):
        return fight_under_way(table, frame, prospect, goods)
    return float(prospect.prizes[frame.place]) if isinstance(frame, Claim) else 0.0


def worth(table: Table, prospect: Prospect, goods: list[int]) -> float:
    """What the board promises with these resources."""
    key = 0
    for n in goods:
        key = key * MANY + n
    found = prospect.worths.get(key)
    if found is None:
        found = weigh(table, prospect, goods)
        prospect.worths[key] = found
    return found


def weigh(table: Table, prospect: Prospect, goods: list[int]) -> float:
    pack = table.config.pack
    weights = table.config.weights
    kept = pack.kept
    total = prospect.banked + goods[COIN]
    if prospect.attackers:
        paid = min(prospect.attackers, goods[COIN] // pack.troll_price)
        # What paying brings or costs counts before it is done, or nobody would go past a dear troll.
        total += (weights.troll_gain - PAYABLE) * paid - weights.barred * (prospect.attackers - paid)
    if goods[COIN] >= pack.troll_price:
        total += READY
    total += weights.piece * (min(goods[POTION], kept) + min(goods[BOOK], kept))
    total += weights.stone * min(goods[MARKER], kept)
    if prospect.out:
        return total + prospect.exit_bonus
    return total + best_plan(table, prospect, goods)


def best_plan(table: Table, prospect: Prospect, goods: list[int]) -> float:
    """The way out, the fights, and obstacles and swords in reach: the best one in full, the others in part.

    A target counts together with the way out and the fights that lead past it. Otherwise a pawn at a fork
    would count on both branches, and stay there because every step gives one of them up.
    """
    weights = table.config.weights
    fights = Fights(table, prospect, goods)
    straight = way_out(weights, prospect, goods, prospect.exit_effort)
    if prospect.fight_effort < FAR:
        nearest = fights.now(prospect.fight_effort) + way_out(weights, prospect, goods, prospect.fight_exit)
        straight = max(straight, nearest)
        if prospect.road_exit < prospect.fight_exit:
            road = fights.now(prospect.road_effort) + way_out(weights, prospect, goods, prospect.road_exit)
            straight = max(straight, road)
    exits: list[float] = [UNTRIED] * (FAR + 1)  # ways out by their effort, worked out when wanted
    best = 0.0
    beside = 0.0
    total = 0.0
    for i in range(len(prospect.gains)):
        lack = lacking(prospect, goods, i)
        if lack > prospect.reach:
            continue
        near = SHRINKING[lack] * DISTANT[prospect.efforts[i]]
        effort = prospect.past_exit[i]
        if exits[effort] == UNTRIED:
            exits[effort] = way_out(weights, prospect, goods, effort)
        gain = near * prospect.gains[i] + exits[effort] + fights.now(prospect.past_fight[i]) - straight
        if prospect.armed[i]:
            gain += near * fights.stronger(prospect.past_fight[i])
        if gain <= 0.0:
            continue
        if gain > best:
            best = gain
        if not prospect.next[i]:
            total += gain
        elif gain > beside:
            beside = gain  # a step to one of these gives up the others
    return straight + best + OTHERS * (total + beside - best)


def lacking(prospect: Prospect, goods: list[int], i: int) -> int:
    """Pieces that are missing for a target."""
    lack = prospect.efforts[i] - goods[MARKER]
    if lack < 0:
        lack = 0
    need = prospect.needs[i]
    if need is not NOTHING_NEEDED:
        for kind in range(MARKER):
            if need[kind] > goods[kind]:
                lack += need[kind] - goods[kind]
    return lack


def way_out(weights: Weights, prospect: Prospect, goods: list[int], effort: int) -> float:
    """The bonus for leaving and for the longest path, weighted by the chance to get out in time."""
    effort = min(effort, weights.lost)  # no way at all is no better than the longest one
    slack = goods[MARKER] + weights.bought * goods[COIN] + weights.income * prospect.turns - effort
    sharp = 3.0 if prospect.turns == 0 else 0.9
    late = max(0.0, effort - weights.pace * prospect.turns)
    chance = 1.0 / (1.0 + exp(-sharp * (slack + 0.5)))
    return prospect.exit_bonus * chance - weights.progress * effort - weights.behind * late


class Fights:
    """The best fights with some resources, wherever they take place: at once, or later with more pips; and
    what one more sword adds to them once it is paid for."""

    __slots__ = ("later", "markers", "more_later", "more_soon", "reach", "soon")

    def __init__(self, table: Table, prospect: Prospect, goods: list[int]) -> None:
        self.markers = goods[MARKER]
        self.reach = prospect.reach if prospect.turns else -1
        self.soon = SOON * best_fight(table, prospect.fighting, goods, 0)
        self.later = WAIT * best_fight(table, prospect.fighting, goods, GATHER)
        self.more_soon = 0.0
        self.more_later = 0.0
        if prospect.stronger and True in prospect.armed:
            price = table.config.pack.sword_price
            rest = [max(0, goods[kind] - price[kind]) for kind in range(len(goods))]
            soon = SOON * best_fight(table, prospect.stronger, rest, 0)
            later = WAIT * best_fight(table, prospect.stronger, rest, GATHER)
            self.more_soon = TAKEN * max(0.0, soon - self.soon)
            self.more_later = TAKEN * max(0.0, later - self.later)

    def now(self, effort: int) -> float:
        return self.at(effort, self.soon, self.later)

    def stronger(self, effort: int) -> float:
        return self.at(effort, self.more_soon, self.more_later)

    def at(self, effort: int, soon: float, later: float) -> float:
        if effort >= FAR:
            return 0.0
        lack = effort - self.markers
        if lack < 0:
            lack = 0
        then = later * SHRINKING[lack] * DISTANT[effort] if lack <= self.reach else 0.0
        return soon if effort == 0 and soon > then else then


def best_fight(table: Table, gains: list[list[float]], goods: list[int], gathered: int) -> float:
    best = 0.0
    for place in range(len(gains)):
        best = max(best, best_stake(table, gains, goods, place, gathered))
    return best


def best_stake(table: Table, gains: list[list[float]], goods: list[int], place: int, gathered: int) -> float:
    """A fight against this strength with the best number of dice."""
    pack = table.config.pack
    spare = spare_pips(pack, place, goods)
    if gathered and pack.boosts[place] != NO_RESOURCE:
        spare = min(spare, pack.kept) + gathered  # no more can be kept until then
    return gains[place][min(spare, table.config.weights.most_pips)]


def spare_pips(pack: Pack, place: int, goods: list[int]) -> int:
    """Pips that pieces, and coins spent on them, add in a fight."""
    boost = pack.boosts[place]
    return 0 if boost == NO_RESOURCE else goods[boost] + goods[COIN] // pack.buy_price


# ---------------------------------------------------------------------- in the middle of something


def stage_worth(table: Table, seat: int, prospect: Prospect) -> float:
    """What the stage of the turn promises beyond the board: a line of the market, or a fight in progress."""
    frame = table.stack[0]
    if frame.seat != seat:
        return 0.0
    pack = table.config.pack
    goods = table.players[seat].goods
    top = table.stack[-1]
    extra = 0.0
    if isinstance(top, Sending):
        # It is still counted among the trolls of its owner, and will not be there any more.
        extra = pack.troll_reward * table.config.weights.piece - pack.troll_points
    elif isinstance(top, Reward):
        extra = max(marginal(table, prospect, goods)[:COIN]) * pack.troll_reward
    if isinstance(frame, Lay):
        return extra + best_laying(table, frame, marginal(table, prospect, goods))
    if isinstance(frame, Stand):
        edges = market.free_edges(table)
        return extra + best_line(table, list(table.grid), edges, marginal(table, prospect, goods))
    if isinstance(frame, Double):
        return extra + max([marginal(table, prospect, goods)[kind] for kind in frame.kinds])
    if not isinstance(frame, Commit | Fight | Claim):
        return extra
    coming = Fights(table, prospect, goods).now(prospect.fight_effort)
    if isinstance(frame, Commit):
        return best_stake(table, prospect.fighting, goods, frame.place, 0) - coming
    if isinstance(frame, Fight):
        return fight_under_way(table, frame, prospect, goods) - coming
    rest = campaign.without(prospect.prizes, frame.place)
    after = campaign.outlook(pack, prospect.swords, prospect.fights - 1, rest)
    return prospect.prizes[frame.place] + after - coming


def fight_under_way(table: Table, frame: Fight, prospect: Prospect, goods: list[int]) -> float:
    """The exact chance. A fresh roll counts as what was to be expected of it: a bot that compares rolling
    with not rolling in an imagined world must not be swayed by the dice of that world."""
    pack = table.config.pack
    need = pack.strengths[frame.place] - frame.extra - spare_pips(pack, frame.place, goods)
    left = pack.rolls - frame.rolls
    if frame.fresh:
        free = len(frame.dice)
        for i in range(len(frame.dice)):
            if frame.aside >> i & 1:
                free -= 1
                need -= frame.dice[i]
        chance = odds.chance(free, left + 1, need)
    else:
        chance = odds.best_plan(frame.dice, frame.aside, left, need)[1]
    dice = len(frame.dice)
    return campaign.stake(pack, prospect.swords, prospect.fights, prospect.prizes, frame.place, dice, chance)


def marginal(table: Table, prospect: Prospect, goods: list[int]) -> list[float]:
    """What one more piece of each kind is worth, from what two more would be."""
    now = worth(table, prospect, goods)
    found: list[float] = []
    for kind in range(NOTHING):
        goods[kind] += 2
        found.append(0.5 * (worth(table, prospect, goods) - now))
        goods[kind] -= 2
    found.append(0.0)
    return found


def best_line(table: Table, grid: list[int], edges: list[int], price: list[float]) -> float:
    lines = table.config.pack.edge_lines
    best = 0.0
    for edge in edges:
        gain = 0.0
        for cell in lines[edge]:
            gain += price[grid[cell]]
        if gain > best:
            best = gain
    return best


def best_laying(table: Table, frame: Lay, price: list[float]) -> float:
    pack = table.config.pack
    cells = pack.strips[frame.strip]
    edges = market.free_edges(table)
    grid = list(table.grid)
    best = 0.0
    for move in market.placings(table, frame.strip):
        where = pack.placings[move.a]
        for i in range(len(where)):
            grid[where[i]] = cells[i]
        best = max(best, best_line(table, grid, edges, price))
        for cell in where:
            grid[cell] = table.grid[cell]
    return best


def harm(table: Table, seat: int) -> float:
    """Trolls beside the pawns of others who have no coin."""
    pack = table.config.pack
    beside = pack.beside_mask
    total = 0.0
    for i in range(len(table.players)):
        other: Player = table.players[i]
        if i != seat and other.pawn >= 0 and other.exit < 0 and other.danger & beside[other.pawn]:
            total += HARM if other.goods[COIN] < pack.troll_price else 0.1
    return total
