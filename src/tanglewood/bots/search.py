"""Information-set Monte Carlo tree search over worlds that a seat can imagine.

`Search` is the one loop that grows a tree within a budget; the bot that plays, hints, analyses and curves of
expectation all use it.
"""

import time
from collections.abc import Callable
from math import sqrt
from typing import Final

from tanglewood.bots.config import Budget, SearchConfig
from tanglewood.bots.tree import Edge, Node, Tree
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.move import Move
from tanglewood.kernel.seat import Bot, Seat
from tanglewood.kernel.state import NOBODY, State

Progress = Callable[[float], None]
"""Called with the share of a search that is done."""
NORMAL: Final = 1.96
"""95 % of a normal distribution lie within this many standard deviations."""
PRIOR_VARIANCE: Final = 0.25
"""The variance of one imagined game before any was played: all or nothing."""
EVERY: Final = 16
"""Iterations between two looks at the clock and two reports of progress."""


class Thought:
    """An option after a search: the share of the win its player expects of it, and how sure that is."""

    __slots__ = ("expectation", "move", "sure", "visits")

    def __init__(self, move: Move, expectation: float, sure: float, visits: int) -> None:
        self.move = move
        self.expectation = expectation
        self.sure = sure  # half the width of a 95 % interval
        self.visits = visits

    def __repr__(self) -> str:
        return f"<{self.move.text}: {self.expectation:.3f} ± {self.sure:.3f}, {self.visits} visits>"


class Search:
    """A tree for one decision of a seat, grown within a budget.

    The budget counts the iterations of all phases together. `rewards` adds up what every seat got.
    """

    __slots__ = ("begun", "budget", "done", "progress", "rewards", "rng", "seat", "tree")

    def __init__(
        self,
        seat: Seat,
        rng: Rng,
        config: SearchConfig,
        budget: Budget,
        progress: Progress | None = None,
        root: Node | None = None,
    ) -> None:
        self.seat = seat
        self.rng = rng
        self.budget = budget
        self.progress = progress
        self.tree = Tree(root if root is not None else Node(seat.number), rng, config, seat.left_out)
        self.begun = time.perf_counter() if budget.seconds else 0.0
        self.done = 0
        self.rewards: list[float] = []

    @property
    def root(self) -> Node:
        return self.tree.root

    def grow(self, upto: int = 0, stop_early: bool = False) -> None:
        """Iterate until `upto` iterations are done (0: the whole budget) or their share of the time is up.

        With `stop_early` it ends as soon as no option can be expected to overtake the best one.
        """
        limit = upto or self.budget.iterations
        while limit == 0 or self.done < limit:
            self.count(self.tree.grow(self.seat.imagine(self.rng)))
            if self.done % EVERY == 0:
                if self.time_is_up(limit):
                    return
                if stop_early and limit and settled(self.root, limit - self.done, self.tree.stop_margin):
                    return

    def compare(self, edges: list[Edge]) -> None:
        """Spend the rest of the budget on these options, always on the one tried least: an option that was
        tried only a few times has no reliable expectation."""
        limit = self.budget.iterations
        while self.done < limit:
            least = edges[0]
            for edge in edges:
                if edge.visits < least.visits:
                    least = edge
            self.try_again(least)
            self.done += 1
            if self.done % EVERY == 0 and self.time_is_up(limit):
                return

    def try_again(self, edge: Edge) -> None:
        """One more imagined game through an option, whether it looks promising or not."""
        tree = self.tree
        world = self.seat.imagine(self.rng)
        world.play(edge.move)
        if world.turn == NOBODY:
            rewards = world.outlook()
        else:
            following = edge.nexts.get(world.turn)
            if following is None:
                following = edge.nexts[world.turn] = Node(world.turn)
            beyond = Tree(following, self.rng, tree.config)
            beyond.alone, beyond.spread, beyond.samples = tree.alone, tree.spread, tree.samples
            rewards = beyond.grow(world)
        reward = rewards[self.seat.number]
        edge.visits += 1
        edge.total += reward
        edge.squares += reward * reward

    def count(self, rewards: list[float]) -> None:
        self.done += 1
        if not self.rewards:
            self.rewards = [0.0] * len(rewards)
        for i in range(len(rewards)):
            self.rewards[i] += rewards[i]

    def time_is_up(self, limit: int) -> bool:
        """Report progress; whether the part of the time that belongs to `limit` iterations is over."""
        whole = self.budget.iterations
        share = self.done / whole if whole else 0.0
        spent = (time.perf_counter() - self.begun) / self.budget.seconds if self.budget.seconds else 0.0
        if self.progress is not None:
            self.progress(min(1.0, max(share, spent)))
        return spent >= (limit / whole if whole else 1.0)

    def finish(self) -> None:
        if self.progress is not None:
            self.progress(1.0)

    def edges_of(self, moves: list[Move]) -> list[Edge]:
        """The edges of these options at the root; one that was never looked at gets its edge now."""
        return [self.root.edges.setdefault(move.index, Edge(move, 0.0)) for move in moves]

    def thoughts(self) -> list[Thought]:
        return thoughts(self.root, self.seat.options)


class SearchBot(Bot):
    """Tries its options again and again in imagined worlds, the promising ones more often.

    Every player in the tree takes what is best for that player. The budget is a number of iterations, or
    seconds, or both, whichever ends first; with iterations alone the choice is a function of what the seat
    knows and of the seed. With `workers` several processes search at the same time, each in its own worlds.
    """

    def __init__(
        self,
        rng: Rng,
        iterations: int = 400,
        seconds: float = 0.0,
        config: SearchConfig | None = None,
        workers: int = 1,
        alone: int = 0,
    ) -> None:
        super().__init__(rng)
        self.iterations = iterations
        self.alone = alone  # iterations of a solo game; 0: as many
        self.seconds = seconds
        self.config = config if config is not None else SearchConfig()
        self.workers = workers
        # The part of the tree behind the bot's last move, and the view it should see there.
        self.kept: Node | None = None
        self.expected: object = None

    def choose(self, seat: Seat) -> Move:
        if len(seat.options) == 1:
            return seat.options[0]
        root = self.think(seat, None, True)
        move = thoughts(root, seat.options)[0].move
        self.keep(seat, root, move)
        return move

    def weigh(self, seat: Seat) -> list[tuple[Move, float]]:
        return [(thought.move, thought.expectation) for thought in self.ponder(seat)]

    def ponder(self, seat: Seat, progress: Progress | None = None) -> list[Thought]:
        """What the bot thinks of every option, the best first. `progress` hears the share that is done."""
        return thoughts(self.think(seat, progress, False), seat.options)

    def think(self, seat: Seat, progress: Progress | None, stop_early: bool) -> Node:
        """Grow a tree, from the kept one if the position is the one that was expected."""
        kept = self.kept if self.kept is not None and self.expected == seat.view() else None
        self.kept = None
        self.expected = None
        wanted = self.alone if seat.alone and self.alone else self.iterations
        if self.workers > 1:
            return self.think_together(seat, wanted, progress)
        known = kept.visits if kept is not None else 0
        budget = Budget(max(wanted - known, wanted // 4), self.seconds)
        search = Search(seat, self.rng, self.config, budget, progress, kept)
        search.grow(0, stop_early)
        search.finish()
        return search.root

    def think_together(self, seat: Seat, wanted: int, progress: Progress | None) -> Node:
        """Share the iterations between processes; each of them gets all of the seconds."""
        from tanglewood.bots import parallel  # it starts processes that import this module

        seeds = [self.rng.bits() for _ in range(self.workers)]
        each = -(-wanted // self.workers)
        root: Node = parallel.think_together(seat, seeds, each, self.seconds, self.config)
        if progress is not None:
            progress(1.0)
        return root

    def keep(self, seat: Seat, root: Node, move: Move) -> None:
        """Keep the tree behind the bot's move if its next decision follows without news from chance."""
        edge = root.edges[move.index]
        following = edge.nexts.get(seat.number)
        if following is None or not following.visits:
            return
        world = seat.imagine(self.rng)
        world.play(move)
        if world.turn == seat.number:
            self.kept = following
            self.expected = world.view(seat.number)


def settled(root: Node, left: int, stop_margin: int) -> bool:
    """Whether the option tried most can hardly be overtaken any more; see State.early_stop_margin."""
    first = second = 0
    for edge in root.edges.values():
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return (first - second) * stop_margin > left


def thoughts(root: Node, options: list[Move]) -> list[Thought]:
    """The options by how often they were tried, then by what was expected of them at first sight."""
    usual = root.total / root.visits if root.visits else 0.5
    order: list[tuple[int, float, float, int]] = []
    found: list[Thought] = []
    for i in range(len(options)):
        edge = root.edges.get(options[i].index)
        if edge is None:
            found.append(Thought(options[i], usual, 1.0, 0))
            order.append((0, 0.0, -1e30, -i))
            continue
        n = edge.visits
        mean = edge.total / n if n else usual
        # One game of full doubt is added, or two games that ended alike would seem certain.
        variance = (max(0.0, edge.squares - n * mean * mean) + PRIOR_VARIANCE) / (n + 1)
        sure = min(1.0, NORMAL * sqrt(variance / n)) if n else 1.0
        found.append(Thought(options[i], min(1.0, max(0.0, mean)), sure, n))
        order.append((n, mean, edge.gain, -i))
    order.sort(reverse=True)
    return [found[-place[3]] for place in order]


def expectations(
    position: State | Seat, iterations: int = 200, seed: int = 0, viewer: int = NOBODY
) -> list[float]:
    """Every seat's expected share of the win.

    For a seat: from what it knows. For a state: from what `viewer` knows, by default a spectator, to whom all
    hands are hidden; so the curve of a game shows nothing that was not on the table.
    """
    if isinstance(position, State):
        if position.turn == NOBODY:
            return position.outlook()
        position = Seat(position, viewer)
    search = Search(position, seeded(seed), SearchConfig(), Budget(iterations))
    search.grow()
    return [total / search.done for total in search.rewards]
