"""The tree of a search: what was tried in imagined worlds, by the moves that led there.

A node stands for the moves since the root, not for one position: every iteration goes through it in another
world. So the options at a node differ from time to time, and an edge competes only in worlds that offer it.
"""

from math import exp, sqrt
from typing import Final

from tanglewood.bots.greedy import after
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State

ALL: Final = 1000
"""More options, turns or decisions than any playing-on meets."""


class Manner:
    """How a search goes about it; the numbers were found by letting searches play each other."""

    __slots__ = (
        "curious",
        "first",
        "growth",
        "heed",
        "look",
        "most",
        "sharp",
        "taste",
        "turns",
        "untried",
    )

    def __init__(
        self,
        turns: int = 1,
        look: int = 4,
        curious: float = 0.25,
        sharp: float = 0.6,
        first: int = 4,
        growth: float = 1.0,
        untried: float = 0.02,
        most: int = 40,
        taste: float = 1.0,
        heed: bool = True,
    ) -> None:
        # Turns that are played on behind a new node, and how many options are looked at for each decision.
        self.turns = turns
        self.look = look
        # How much a promising option that was tried little is preferred to one that did well.
        self.curious = curious
        # How far an option may look behind the best, in usual differences, before it counts much less.
        self.sharp = sharp
        # Options looked at when a node is reached again, and how many more with the root of its visits.
        self.first = first
        self.growth = growth
        # What an untried option is expected to be worse than its node.
        self.untried = untried
        # Decisions after which playing on stops, whatever is under way.
        self.most = most
        # Above 1 a half-won game counts less than half: it likes a risk. Below 1 it likes to be sure.
        self.taste = taste
        # Whether the game is asked how far depth careful play tells more than turns played loosely.
        self.heed = heed

    def numbers(self) -> tuple[float, ...]:
        """All of it, to be sent to another process."""
        whole = (float(self.turns), float(self.look), float(self.first), float(self.most))
        return (*whole, self.curious, self.sharp, self.growth, self.untried, self.taste, float(self.heed))

    @staticmethod
    def of(numbers: tuple[float, ...]) -> "Manner":
        turns, look, first, most, curious, sharp, growth, untried, taste, heed = numbers
        whole = int(turns), int(look), int(first), int(most)
        given = whole[0], whole[1], curious, sharp, whole[2], growth, untried, whole[3], taste
        return Manner(*given, heed=bool(heed))


class Edge:
    """An option at a node, and what came of it for the one who decides there."""

    __slots__ = ("gain", "move", "nexts", "squares", "total", "visits")

    def __init__(self, move: Move, gain: float) -> None:
        self.move = move
        self.gain = gain
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.nexts: dict[int, Node] = {}  # by who decides then: chance may say


class Node:
    """A decision in the tree."""

    __slots__ = ("edges", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}


class Tree:
    """A root, and the sums of what every seat got in all iterations through it."""

    __slots__ = (
        "alone",
        "begun",
        "look",
        "manner",
        "most",
        "rng",
        "root",
        "samples",
        "spread",
        "stop_margin",
        "turns",
    )

    def __init__(self, root: Node, rng: Rng, manner: Manner) -> None:
        self.root = root
        self.begun = False
        self.alone = False
        self.stop_margin = 1
        self.rng = rng
        self.manner = manner
        self.turns = manner.turns
        self.look = manner.look
        self.most = manner.most
        # The usual distance of options from the best of them, in the game's own worth.
        self.spread = 0.0
        self.samples = 0

    def grow(self, world: State) -> list[float]:
        """One iteration: down the tree, a new node, a playing-on, and what came of it for every seat."""
        if not self.begun:
            self.begin(world)
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
        rewards = self.play_on(world).outlook()
        rewards[self.root.seat] = self.liking(rewards[self.root.seat])
        for node in nodes:
            node.visits += 1
            node.total += rewards[node.seat]
        for i in range(len(edges)):
            edge = edges[i]
            reward = rewards[nodes[i].seat]
            edge.visits += 1
            edge.total += reward
            edge.squares += reward * reward
        return rewards

    def begin(self, world: State) -> None:
        """Ask the first world what holds for all of them."""
        self.begun = True
        self.alone = world.alone()
        self.stop_margin = world.early_stop_margin()
        depth = world.rollout_depth() if self.manner.heed else -1
        if depth >= 0:
            self.turns = self.look = ALL
            self.most = depth

    def liking(self, share: float) -> float:
        """What a share of the win is worth to the one who thinks."""
        if self.manner.taste == 1.0:
            return share
        liked: float = share**self.manner.taste
        return liked

    def pick(self, node: Node, world: State) -> Edge:
        """The option to try next: what did well, and what promises much for how little it was tried."""
        known: list[Edge] = []
        fresh: list[Move] = []
        for move in world.options():
            found = node.edges.get(move.index)
            if found is None:
                fresh.append(move)
            else:
                known.append(found)
        if fresh:
            width = self.manner.first + int(self.manner.growth * sqrt(node.visits))
            if node is self.root or len(known) < width:
                self.open(node, world, known, fresh, len(fresh) if node is self.root else width - len(known))
        if len(known) == 1:
            return known[0]
        top = known[0].gain
        for edge in known:
            if edge.gain > top:
                top = edge.gain
        unit = max(1e-9, self.spread * self.manner.sharp)
        weights: list[float] = []
        total = 0.0
        tried = 1
        for edge in known:
            weight = exp((edge.gain - top) / unit)
            weights.append(weight)
            total += weight
            tried += edge.visits
        push = self.manner.curious * sqrt(float(tried)) / total
        usual = (node.total / node.visits if node.visits else 0.5) - self.manner.untried
        best = known[0]
        most = -1.0
        for i in range(len(known)):
            edge = known[i]
            mean = edge.total / edge.visits if edge.visits else usual
            score = mean + push * weights[i] / (1 + edge.visits)
            if score > most:
                best, most = edge, score
        return best

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
                gain = after(world, move, node.seat) - base
            else:
                twin = world.copy()
                twin.play(move)
                gain = twin.value(node.seat) - base
            edge = Edge(move, gain)
            node.edges[move.index] = edge
            known.append(edge)
            gains += gain
            best = max(best, gain)
        looked = min(count, len(fresh))
        if looked > 1:
            self.samples += 1
            self.spread += (best - gains / looked - self.spread) / self.samples

    def play_on(self, world: State) -> State:
        """Finish what is under way and some turns more, each decision as it looks best among a few options.

        Leaves are looked at between turns: in the middle of one its decider would seem better off.
        """
        steps = 0
        turns = self.turns
        bottom = world.stack[0] if world.stack else None
        while world.turn >= 0 and steps < self.most and (turns > 0 or len(world.stack) > 1):
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
        look = min(count, self.look)
        start = self.rng.below(count) if count > look else 0
        best = world
        top = -1e30
        for n in range(look):
            twin = world.copy()
            twin.play(options[(start + n) % count])
            value = twin.value(seat)
            if value > top:
                best, top = twin, value
        return best
