"""The bot that thinks: information-set Monte Carlo tree search over worlds its seat can imagine."""

import time
from collections.abc import Callable
from math import sqrt
from typing import Final

from tanglewood.bots.tree import Manner, Node, Tree
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.move import Move
from tanglewood.kernel.seat import Bot, Seat
from tanglewood.kernel.state import NOBODY, State

NORMAL: Final = 1.96
"""95 % of a normal distribution lie within so many standard deviations."""
DOUBT: Final = 0.25
"""The variance of one imagined game before any was played: all or nothing."""
EVERY: Final = 16
"""Iterations between two looks at the clock and two words about progress."""


class Thought:
    """An option after thinking: what share of the win the decider expects of it, and how sure that is."""

    __slots__ = ("expectation", "move", "sure", "visits")

    def __init__(self, move: Move, expectation: float, sure: float, visits: int) -> None:
        self.move = move
        self.expectation = expectation
        self.sure = sure  # half the width of a 95 % interval
        self.visits = visits

    def __repr__(self) -> str:
        return f"<{self.move.text}: {self.expectation:.3f} ± {self.sure:.3f}, {self.visits} visits>"


class SearchBot(Bot):
    """Tries its options again and again in imagined worlds, the promising ones more often.

    Each decider in the tree takes what is best for itself. The budget is a number of iterations, or seconds,
    or both, whichever ends first; with iterations alone the choice is a function of what the seat knows and
    of the seed. With `workers` several processes think at the same time, each in worlds of its own.
    """

    def __init__(
        self,
        rng: Rng,
        iterations: int = 400,
        seconds: float = 0.0,
        manner: Manner | None = None,
        workers: int = 1,
        alone: int = 0,
    ) -> None:
        super().__init__(rng)
        self.iterations = iterations
        self.alone = alone  # iterations with nobody else at the table; 0: as many
        self.seconds = seconds
        self.manner = manner if manner is not None else Manner()
        self.workers = workers
        # What the own last move was expected to lead to, and what is known of it already.
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

    def ponder(self, seat: Seat, progress: Callable[[float], None] | None = None) -> list[Thought]:
        """What the bot thinks of every option, the best first. `progress` hears the share that is done."""
        return thoughts(self.think(seat, progress, False), seat.options)

    def think(self, seat: Seat, progress: Callable[[float], None] | None, hasty: bool) -> Node:
        """Grow a tree. Whoever only wants the best move may stop when nothing can overtake it."""
        root = Node(seat.number)
        if self.kept is not None and self.expected == seat.view():
            root = self.kept
        self.kept = None
        self.expected = None
        wanted = self.alone if seat.alone and self.alone else self.iterations
        if self.workers > 1:
            return self.think_together(seat, wanted, progress)
        tree = Tree(root, self.rng, self.manner)
        budget = max(wanted - root.visits, wanted // 4)
        begun = time.perf_counter() if self.seconds else 0.0
        done = 0
        while wanted == 0 or done < budget:
            tree.grow(seat.imagine(self.rng))
            done += 1
            if done % EVERY == 0:
                share = done / budget if budget else 0.0
                if self.seconds:
                    share = max(share, (time.perf_counter() - begun) / self.seconds)
                if progress is not None:
                    progress(min(1.0, share))
                if share >= 1.0 or (hasty and wanted and settled(root, budget - done, tree.stop_margin)):
                    break
        if progress is not None:
            progress(1.0)
        return root

    def think_together(self, seat: Seat, wanted: int, progress: Callable[[float], None] | None) -> Node:
        """Share the iterations between processes; of seconds each gets all."""
        from tanglewood.bots import parallel  # it starts processes that import this module

        seeds = [self.rng.bits() for _ in range(self.workers)]
        each = -(-wanted // self.workers)
        root: Node = parallel.think_together(seat, seeds, each, self.seconds, self.manner)
        if progress is not None:
            progress(1.0)
        return root

    def keep(self, seat: Seat, root: Node, move: Move) -> None:
        """Keep what is known of the own next decision, if the move leads there without news from chance."""
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
        variance = (max(0.0, edge.squares - n * mean * mean) + DOUBT) / (n + 1)
        sure = min(1.0, NORMAL * sqrt(variance / n)) if n else 1.0
        found.append(Thought(options[i], min(1.0, max(0.0, mean)), sure, n))
        order.append((n, mean, edge.gain, -i))
    order.sort(reverse=True)
    return [found[-place[3]] for place in order]


def expectations(
    position: State | Seat, iterations: int = 200, seed: int = 0, viewer: int = NOBODY
) -> list[float]:
    """Every seat's expected share of the win.

    Of a seat: from what it knows. Of a state: from what `viewer` knows, by default a spectator, to whom all
    hands are hidden; so the curve of a game gives nothing away that was not on the table.
    """
    rng = seeded(seed)
    if isinstance(position, State) and position.turn == NOBODY:
        return position.outlook()
    seat = position.number if isinstance(position, Seat) else position.turn
    tree = Tree(Node(seat), rng, Manner())
    sums: list[float] = []
    for _ in range(iterations):
        if isinstance(position, Seat):
            world = position.imagine(rng)
        else:
            world = position.imagine(viewer, rng)
        rewards = tree.grow(world)
        if not sums:
            sums = [0.0] * len(rewards)
        for i in range(len(rewards)):
            sums[i] += rewards[i]
    return [total / iterations for total in sums]
