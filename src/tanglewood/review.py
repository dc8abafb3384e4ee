"""Looking back at a game: what every seat could expect at every decision, and what a move threw away.

A decision is judged from what the seat that decided could know then, never from what lay hidden: a move is
no mistake because of a card nobody had seen. The move played and the one that looked best are tried equally
often at the end, or the rarely tried one would be judged by a handful of imagined games.
"""

from collections.abc import Callable, Iterator
from math import sqrt
from time import perf_counter

from tanglewood.bots import SearchBot, make_bot
from tanglewood.bots.levels import LEVELS
from tanglewood.bots.search import EVERY, Thought, thoughts
from tanglewood.bots.tree import Edge, Manner, Node, Tree
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.state import NOBODY, State

Progress = Callable[[float], None]

SEARCHERS = [level.name for level in LEVELS if level.iterations]
"""The bots that imagine how a game goes on, the strongest last: only they expect something of a move."""
ENOUGH = 160
SECONDS = 1.5
"""What a decision of a whole game gets at most, iterations and seconds: there may be hundreds of them."""
HINT = 240
"""Iterations of a hint: somebody waits for it."""


class Budget:
    """What a decision may cost: iterations, seconds as a net for slow machines, and how it is searched."""

    def __init__(
        self, iterations: int = ENOUGH, seconds: float = SECONDS, manner: Manner | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.manner = manner if manner is not None else Manner()


def budget_of(level: str, most: int, seconds: float) -> Budget:
    """What a level that searches would spend on a decision, within bounds."""
    bot = make_bot(level, 0)
    if not isinstance(bot, SearchBot):
        raise BotError(f"{level} does not search, so it expects nothing")
    return Budget(min(most, bot.iterations or most), seconds, bot.manner)


def patience(level: str, most: int, seconds: float) -> Budget:
    """What a level spends on one decision of a whole game. It plays on for one turn only: many shallow games
    tell two moves apart sooner than few deep ones, and there are hundreds of decisions."""
    return Budget(budget_of(level, most, seconds).iterations, seconds)


class Judgement:
    """A decision looked at again: every seat's expectation before it, the best move and the played one."""

    def __init__(
        self, seat: int, expected: list[float], best: str, played: str, most: float, got: float, sure: float
    ) -> None:
        self.seat = seat
        self.expected = expected
        self.best = best
        self.played = played
        self.most = most  # what the seat could expect of the best move
        self.got = got  # and of the one it played
        self.sure = sure  # half the width of the 95 % interval of their difference

    @property
    def cost(self) -> float:
        """What the move threw away: a share of the win."""
        return max(0.0, self.most - self.got)


def judge(
    state: State, played: str, budget: Budget, seed: int, progress: Progress | None = None
) -> Judgement:
    """Look at one decision again."""
    seat = Seat(state)
    rng = seeded(seed)
    tree = Tree(Node(seat.number), rng, budget.manner)
    clock = Clock(budget, progress)
    sums: list[float] = []
    for _ in clock.upto(budget.iterations * 2 // 3):
        rewards = tree.grow(seat.imagine(rng))
        sums = [a + b for a, b in zip(sums, rewards, strict=True)] if sums else rewards[:]
    count = clock.done
    root = tree.root
    best = thoughts(root, seat.options)[0].move
    mine = state.vocabulary().parse(played)
    if best.text != mine.text:
        rivals = [root.edges[best.index], root.edges.setdefault(mine.index, Edge(mine, 0.0))]
        for _ in clock.upto(budget.iterations):
            compare(tree, min(rivals, key=lambda edge: edge.visits), seat, rng)
    if progress is not None:
        progress(1.0)
    found = {thought.move.text: thought for thought in thoughts(root, seat.options)}
    one, other = found[best.text], found[mine.text]
    if other.expectation > one.expectation:  # on a closer look the played one was the better of the two
        one = other
    return Judgement(
        seat.number,
        [total / count for total in sums],
        one.move.text,
        mine.text,
        one.expectation,
        other.expectation,
        doubt(one, other),
    )


def advise(
    seat: Seat, budget: Budget, best: int, seed: int, progress: Progress | None = None
) -> list[Thought]:
    """The best options of a seat. What looked best is tried equally often at the end: of an option that was
    tried twice nobody knows what to expect."""
    rng = seeded(seed)
    tree = Tree(Node(seat.number), rng, budget.manner)
    clock = Clock(budget, progress)
    for _ in clock.upto(max(1, budget.iterations * 2 // 3)):
        tree.grow(seat.imagine(rng))
    root = tree.root
    named = [thought.move for thought in thoughts(root, seat.options)[:best]]
    edges = [root.edges.setdefault(move.index, Edge(move, 0.0)) for move in named]
    for _ in clock.upto(budget.iterations):
        compare(tree, min(edges, key=lambda edge: edge.visits), seat, rng)
    if progress is not None:
        progress(1.0)
    found = [thought for thought in thoughts(root, seat.options) if thought.move in named]
    return sorted(found, key=lambda thought: -thought.expectation)


def compare(tree: Tree, edge: Edge, seat: Seat, rng: Rng) -> None:
    """One more imagined game through an option, whether it looks promising or not."""
    world = seat.imagine(rng)
    world.play(edge.move)
    if world.turn == NOBODY:
        rewards = world.outlook()
    else:
        following = edge.nexts.get(world.turn)
        if following is None:
            following = edge.nexts[world.turn] = Node(world.turn)
        beyond = Tree(following, rng, tree.manner)
        beyond.alone, beyond.spread, beyond.samples = tree.alone, tree.spread, tree.samples
        rewards = beyond.grow(world)
    reward = rewards[seat.number]
    edge.visits += 1
    edge.total += reward
    edge.squares += reward * reward


def doubt(one: Thought, other: Thought) -> float:
    return 0.0 if one is other else min(1.0, sqrt(one.sure**2 + other.sure**2))


class Clock:
    """Counts iterations, says how far they are, and ends them when the time is up."""

    def __init__(self, budget: Budget, progress: Progress | None) -> None:
        self.budget = budget
        self.progress = progress
        self.begun = perf_counter()
        self.done = 0

    def upto(self, iterations: int) -> Iterator[None]:
        """So many iterations in all; one at least, or there would be nothing to tell."""
        share = iterations / self.budget.iterations
        while self.done < iterations:
            yield
            self.done += 1
            if self.done % EVERY == 0:
                if perf_counter() - self.begun > self.budget.seconds * share:
                    return
                if self.progress is not None:
                    self.progress(self.done / self.budget.iterations)


def ended(state: State) -> list[float]:
    """What a finished game was worth to each seat: its share of the win."""
    result = state.result()
    seats = range(int(state.settings()["players"]))
    if result is None:
        return [0.0 for _ in seats]
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in seats]


def costliest(judged: list[Judgement], most: int = 5) -> list[int]:
    """The places of the moves that threw most away; what may well be noise is left out."""
    certain = [place for place, one in enumerate(judged) if one.cost > max(one.sure, 0.01)]
    return sorted(certain, key=lambda place: -judged[place].cost)[:most]


def seed_of(game: int, number: int) -> int:
    """The chance of one decision's review: the same whenever a game is looked at again."""
    return fork(game, 5, number)
