"""The tree of a search: what was tried in imagined worlds, by the moves that led there.

A node stands for the moves since the root, not for one position: every iteration goes through it in another
world. So the options at a node differ from time to time, and an edge competes only in worlds that offer it.
"""

from math import exp, sqrt
from typing import Final

from tanglewood.bots.config import SearchConfig
from tanglewood.bots.greedy import played_out
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State

ALL: Final = 1000
"""More options, turns or decisions than any rollout meets."""
USUAL: Final = 8
WIDE: Final = 0.02
"""Before much came of a node, it is taken to vary like this many games of this variance."""


class Edge:
    """An option at a node, and what came of it for the one who decides there."""

    __slots__ = ("gain", "hope", "move", "nexts", "squares", "total", "visits")

    def __init__(self, move: Move, gain: float) -> None:
        self.move = move
        self.gain = gain
        self.hope = 0.0  # at the root: the share of the win once the move is done, before what follows
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.nexts: dict[int, Node] = {}  # by who decides then: chance may say


class Node:
    """A decision in the tree."""

    __slots__ = ("edges", "seat", "squares", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.edges: dict[int, Edge] = {}


class Tree:
    """A root, and the sums of what every seat got in all iterations through it."""

    __slots__ = (
        "alone",
        "asked",
        "config",
        "left_out",
        "looked",
        "rng",
        "rollout_limit",
        "rollout_turns",
        "rollout_width",
        "root",
        "samples",
        "spread",
        "stop_margin",
    )

    def __init__(self, root: Node, rng: Rng, config: SearchConfig, left_out: set[int] | None = None) -> None:
        self.root = root
        self.left_out = left_out  # indices of moves that are no options at the root
        self.asked = False
        self.alone = False
        self.stop_margin = 1
        self.rng = rng
        self.config = config
        # Worlds in which all options of the root were looked at; a kept one was not looked at as a root.
        self.looked = 0 if root.visits and (config.looks > 1 or config.trust) else 1
        self.rollout_turns = config.rollout_turns
        self.rollout_width = config.rollout_width
        self.rollout_limit = config.rollout_limit
        # The usual distance of options from the best of them, in the game's own worth.
        self.spread = 0.0
        self.samples = 0

    def grow(self, world: State) -> list[float]:
        """One iteration: down the tree, a new node, a rollout, and what came of it for every seat."""
        if not self.asked:
            self.ask_game(world)
        node = self.root
        nodes = [node]
        edges: list[Edge] = []
        while world.turn >= 0 and (node.visits or node is self.root):
            edge = self.pick(node, world)
            world.play(edge.move)
            edges.append(edge)
            if world.turn < 0:
                break
            following = edge.nexts.get(world.turn)
            if following is None:
                following = edge.nexts[world.turn] = Node(world.turn)
            node = following
            nodes.append(node)
        end = self.rollout(world)
        rewards = end.judged() if self.config.learned else end.outlook()
        rewards[self.root.seat] = self.valued(rewards[self.root.seat])
        for node in nodes:
            node.visits += 1
            reward = rewards[node.seat]
            node.total += reward
            node.squares += reward * reward
        for i in range(len(edges)):
            edge = edges[i]
            reward = rewards[nodes[i].seat]
            edge.visits += 1
            edge.total += reward
            edge.squares += reward * reward
        return rewards

    def ask_game(self, world: State) -> None:
        """Ask the first world what holds for all of them."""
        self.asked = True
        self.alone = world.alone()
        self.stop_margin = world.early_stop_margin()
        depth = world.rollout_depth() if self.config.follow_game else -1
        if depth >= 0:
            self.rollout_turns = self.rollout_width = ALL
            self.rollout_limit = depth

    def valued(self, share: float) -> float:
        """What a share of the win is worth to the bot that searches (`SearchConfig.risk`)."""
        if self.config.risk == 1.0:
            return share
        bent: float = share**self.config.risk
        return bent

    def pick(self, node: Node, world: State) -> Edge:
        """The option to try next: what did well, and what promises much for how little it was tried."""
        known: list[Edge] = []
        fresh: list[Move] = []
        left_out = self.left_out if node is self.root else None
        for move in world.options():
            if left_out and move.index in left_out:
                continue
            found = node.edges.get(move.index)
            if found is None:
                fresh.append(move)
            else:
                known.append(found)
        if fresh:
            width = self.config.widening_base + int(self.config.widening_rate * sqrt(node.visits))
            if node is self.root or len(known) < width:
                self.open(node, world, known, fresh, len(fresh) if node is self.root else width - len(known))
        if len(known) == 1:
            return known[0]
        if self.looked < self.config.looks and node is self.root and node.visits:
            self.look_again(node, world, known)
        top = known[0].gain
        for edge in known:
            if edge.gain > top:
                top = edge.gain
        unit = max(1e-9, self.spread * self.config.prior_temperature)
        weights: list[float] = []
        total = 0.0
        tried = 1
        for edge in known:
            weight = exp((edge.gain - top) / unit)
            weights.append(weight)
            total += weight
            tried += edge.visits
        push = self.exploration(node) * sqrt(float(tried)) / total
        usual = (node.total / node.visits if node.visits else 0.5) - self.config.first_play_reduction
        best = known[0]
        most = -1.0
        trust = self.config.trust if node is self.root and node.visits else 0.0
        surplus = surplus_of(known) if trust else 0.0
        for i in range(len(known)):
            edge = known[i]
            if trust:
                mean = (edge.total + trust * (edge.hope + surplus)) / (edge.visits + trust)
            else:
                mean = edge.total / edge.visits if edge.visits else usual
            score = mean + push * weights[i] / (1 + edge.visits)
            if score > most:
                best, most = edge, score
        return best

    def exploration(self, node: Node) -> float:
        """The weight of exploration at a node (`SearchConfig.swing`)."""
        if not self.config.swing:
            return self.config.exploration
        mean = node.total / max(1, node.visits)
        variance = max(0.0, node.squares - node.visits * mean * mean) + USUAL * WIDE
        return self.config.swing * sqrt(variance / (node.visits + USUAL))

    def open(self, node: Node, world: State, known: list[Edge], fresh: list[Move], count: int) -> None:
        """Look at some more options, in any order: each gets the gain it promises in this world."""
        base = world.value(node.seat)
        gains = 0.0
        best = -1e30
        for n in range(min(count, len(fresh))):
            place = n + self.rng.below(len(fresh) - n)
            move = fresh[place]
            fresh[place] = fresh[n]
            if node is self.root:
                twin = played_out(world, move, node.seat)
            else:
                twin = world.copy()
                twin.play(move)
            gain = twin.value(node.seat) - base
            edge = Edge(move, gain)
            if self.config.trust and node is self.root:
                edge.hope = self.share_of(twin)
            node.edges[move.index] = edge
            known.append(edge)
            gains += gain
            best = max(best, gain)
        looked = min(count, len(fresh))
        if looked > 1:
            self.samples += 1
            self.spread += (best - gains / looked - self.spread) / self.samples

    def look_again(self, node: Node, world: State, known: list[Edge]) -> None:
        """Look at the options in one more world: what they promise is the mean, not the luck of a draw."""
        base = world.value(node.seat)
        self.looked += 1
        for edge in known:
            twin = played_out(world, edge.move, node.seat)
            edge.gain += (twin.value(node.seat) - base - edge.gain) / self.looked
            if self.config.trust:
                edge.hope += (self.share_of(twin) - edge.hope) / self.looked

    def share_of(self, world: State) -> float:
        """What the one who searches may expect of a world."""
        shares = world.judged() if self.config.learned else world.outlook()
        return self.valued(shares[self.root.seat])

    def rollout(self, world: State) -> State:
        """Finish what is under way and some turns more, each decision as it looks best among a few options.

        Leaves are looked at between turns: in the middle of one its decider would seem better off.
        """
        steps = 0
        turns = self.rollout_turns
        bottom = world.stack[0] if world.stack else None
        while world.turn >= 0 and steps < self.rollout_limit and (turns > 0 or len(world.stack) > 1):
            world = self.step(world)
            steps += 1
            if world.stack and world.stack[0] is not bottom:
                if self.alone or bottom is None or world.stack[0].seat != bottom.seat:
                    turns -= 1
                bottom = world.stack[0]
        return world

    def step(self, world: State) -> State:
        options = world.options()
        seat = world.turn
        count = len(options)
        width = min(count, self.rollout_width)
        start = self.rng.below(count) if count > width else 0
        best = world
        top = -1e30
        for n in range(width):
            twin = world.copy()
            twin.play(options[(start + n) % count])
            value = twin.value(seat)
            if value > top:
                best, top = twin, value
        return best


def surplus_of(edges: list[Edge]) -> float:
    """How much more the turns that followed have brought on the average than the options promised."""
    more = 0.0
    tried = 0
    for edge in edges:
        more += edge.total - edge.visits * edge.hope
        tried += edge.visits
    return more / max(1, tried)
