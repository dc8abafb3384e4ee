"""Looking back at a game: what every seat could expect at every decision, and what a move threw away.

A decision is judged from what the seat that decided could know then, never from what lay hidden: a move is
no mistake because of a card nobody had seen. The move played and the one that looked best are tried equally
often at the end, or the rarely tried one would be judged by a handful of imagined games.
"""

from math import sqrt

from tanglewood.bots import SearchBot, make_bot
from tanglewood.bots.config import Budget, SearchConfig
from tanglewood.bots.search import Progress, Search, Thought
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.state import State

ENOUGH = 160
SECONDS = 1.5
"""The most that a decision of a whole game gets, iterations and seconds: there may be hundreds of them."""
HINT = 240
"""Iterations of a hint: somebody waits for it."""


class Effort:
    """How thoroughly a decision is reviewed: its budget, and the parameters of the search."""

    def __init__(self, budget: Budget, config: SearchConfig | None = None) -> None:
        self.budget = budget
        self.config = config if config is not None else SearchConfig()

    def search(self, seat: Seat, seed: int, progress: Progress | None) -> Search:
        return Search(seat, seeded(seed), self.config, self.budget, progress)


def effort_of(level: str, most: int = ENOUGH, seconds: float = SECONDS) -> Effort:
    """What a level that searches would spend on a decision, within bounds."""
    bot = make_bot(level, 0)
    if not isinstance(bot, SearchBot):
        raise BotError(f"{level} does not search, so it expects nothing")
    return Effort(Budget(min(most, bot.iterations or most), seconds), bot.config)


def effort_of_review(level: str, most: int = ENOUGH, seconds: float = SECONDS) -> Effort:
    """What a level spends on one decision of a whole game. Rollouts are one turn long: many shallow games
    tell two moves apart sooner than few deep ones, and there are hundreds of decisions."""
    return Effort(effort_of(level, most, seconds).budget)


class Judgement:
    """A decision looked at again: every seat's expectation before it, the best move and the played one."""

    def __init__(
        self,
        seat: int,
        expected: list[float],
        best: str,
        played: str,
        most: float,
        got: float,
        sure: float,
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

    @property
    def clear(self) -> bool:
        """Whether the move threw something away that is hardly noise."""
        return self.cost > max(self.sure, 0.01)


def judge(
    state: State, played: str, effort: Effort, seed: int, progress: Progress | None = None
) -> Judgement:
    """Review one decision. The played move and the best one are tried equally often at the end."""
    seat = Seat(state)
    search = effort.search(seat, seed, progress)
    search.grow(effort.budget.iterations * 2 // 3)
    expected = [total / search.done for total in search.rewards]
    best = search.thoughts()[0].move
    mine = state.vocabulary().parse(played)
    if best.text != mine.text:
        search.compare(search.edges_of([best, mine]))
    search.finish()
    found = {thought.move.text: thought for thought in search.thoughts()}
    one, other = found[best.text], found[mine.text]
    if other.expectation > one.expectation:  # on a closer look the played one was the better of the two
        one = other
    return Judgement(
        seat.number,
        expected,
        one.move.text,
        mine.text,
        one.expectation,
        other.expectation,
        doubt(one, other),
    )


def advise(
    seat: Seat, effort: Effort, best: int, seed: int, progress: Progress | None = None
) -> list[Thought]:
    """The best options of a seat, each tried equally often at the end."""
    search = effort.search(seat, seed, progress)
    search.grow(max(1, effort.budget.iterations * 2 // 3))
    named = [thought.move for thought in search.thoughts()[:best]]
    search.compare(search.edges_of(named))
    search.finish()
    found = [thought for thought in search.thoughts() if thought.move in named]
    return sorted(found, key=lambda thought: -thought.expectation)


def doubt(one: Thought, other: Thought) -> float:
    return 0.0 if one is other else min(1.0, sqrt(one.sure**2 + other.sure**2))


def ended(state: State) -> list[float]:
    """What a finished game was worth to each seat: its share of the win."""
    result = state.result()
    seats = range(int(state.settings()["players"]))
    if result is None:
        return [0.0 for _ in seats]
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in seats]


def costliest(judged: list[Judgement], most: int = 5) -> list[int]:
    """The places of the moves that threw most away; what may well be noise is left out."""
    certain = [place for place, one in enumerate(judged) if one.clear]
    return sorted(certain, key=lambda place: -judged[place].cost)[:most]


def seed_of(game: int, number: int) -> int:
    """The chance of one decision's review: the same whenever a game is looked at again."""
    return fork(game, 5, number)
