"""Learning what searches usually come to: they play themselves, and a small fit explains where they went.

`kernel/judging/habits.py` says what is learned. Every decision of a search says how often it tried each
option; the weights are those that would have foretold it best, and those of names that are seldom met stay
small.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tanglewood.bots.config import SearchConfig
from tanglewood.bots.search import SearchBot, thoughts
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.judging.habits import names_of
from tanglewood.kernel.move import Vocabulary
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice

ITERATIONS = 200
WANDER = 6
"""So many decisions of a hundred are not the best one found, so that other positions are met too."""
EPOCHS = 300
RATE = 0.05
DRAWN = 3e-5
"""How much weights are drawn to zero."""
HELD_OUT = 8
"""One game of so many is not learned from."""

Floats = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]


class Decision(NamedTuple):
    """A decision of a search: the moves as which its options count, and how often each was tried."""

    game: int
    stage: float
    moves: list[int]
    visits: list[int]


class Found(NamedTuple):
    """The file, and what a decision costs (the mean cross entropy) on games it did not see: if
    all options are alike, and by what was learned."""

    file: dict[str, Any]
    alike: float
    learned: float


def play(
    game: str, options: dict[str, Choice], numbers: range, pack: DesignerPack | None = None
) -> list[Decision]:
    """Play these games and note the decisions."""
    info = lookup(game, pack)
    config = SearchConfig(rollout_turns=2, learned=True)
    found: list[Decision] = []
    for number in numbers:
        state = info.start(options, fork(number, 0))
        chance = seeded(fork(number, 1))
        bots = [
            SearchBot(seeded(fork(number, 2, seat)), ITERATIONS, config=config)
            for seat in range(state.game_config().players)
        ]
        while state.turn >= 0:
            seat = Seat(state)
            if len(seat.options) == 1:
                state.play(seat.options[0])
                continue
            bot = bots[seat.number]
            root = bot.think(seat, None, True)
            order = thoughts(root, seat.options)
            moves = [state.habit_of(thought.move) for thought in order]
            found.append(Decision(number, state.stage(), moves, [thought.visits for thought in order]))
            wander = chance.below(100) < WANDER
            move = order[chance.below(min(3, len(order))) if wander else 0].move
            bot.keep(seat, root, move)
            state.play(move)
    return found


class Table:
    """Decisions as arrays: a row for each option, and an entry for each name of it."""

    def __init__(self, vocabulary: Vocabulary, decisions: list[Decision]) -> None:
        self.names: dict[str, int] = {}
        rows: list[int] = []
        columns: list[int] = []
        stages: list[float] = []
        starts: list[int] = []
        shares: list[float] = []
        owner: list[int] = []
        for number, decision in enumerate(decisions):
            starts.append(len(shares))
            total = sum(decision.visits)
            for move, visits in zip(decision.moves, decision.visits, strict=True):
                for name in names_of(vocabulary.all[move]):
                    columns.append(self.names.setdefault(name, len(self.names)))
                    rows.append(len(shares))
                    stages.append(decision.stage)
                shares.append(visits / total)
                owner.append(number)
        self.rows: Counts = np.array(rows)
        self.columns: Counts = np.array(columns)
        self.stages: Floats = np.array(stages)
        self.starts: Counts = np.array(starts)
        self.shares: Floats = np.array(shares)
        self.owner: Counts = np.array(owner)
        self.held = np.array([decision.game % HELD_OUT == 0 for decision in decisions])

    def expected(self, early: Floats, late: Floats) -> Floats:
        """How often each option would be tried by these weights."""
        entries = early[self.columns] * (1.0 - self.stages) + late[self.columns] * self.stages
        sums = np.bincount(self.rows, entries, len(self.shares))
        odds = np.exp(sums - np.maximum.reduceat(sums, self.starts)[self.owner])
        whole: Floats = odds / np.add.reduceat(odds, self.starts)[self.owner]
        return whole

    def loss(self, expected: Floats) -> float:
        """What a decision costs on games that were not learned from."""
        each = np.add.reduceat(-self.shares * np.log(np.maximum(expected, 1e-9)), self.starts)
        return float(each[self.held].mean())


def fit(vocabulary: Vocabulary, decisions: list[Decision], pack: str) -> Found:
    """The weights that would have foretold best where searches went."""
    table = Table(vocabulary, [it for it in decisions if len(it.moves) > 1 and sum(it.visits)])
    count = len(table.names)
    weights = [np.zeros(count), np.zeros(count)]
    means = [np.zeros(count), np.zeros(count)]
    squares = [np.zeros(count), np.zeros(count)]
    alike = best = table.loss(table.expected(weights[0], weights[1]))
    kept = [it.copy() for it in weights]
    learned_from = ~table.held[table.owner]
    scale = 1.0 / max(1, int((~table.held).sum()))
    for epoch in range(1, EPOCHS + 1):
        expected = table.expected(weights[0], weights[1])
        slope = ((expected - table.shares) * learned_from * scale)[table.rows]
        for at, part in enumerate((1.0 - table.stages, table.stages)):
            pull = np.bincount(table.columns, slope * part, count) + DRAWN * weights[at]
            means[at] += 0.1 * (pull - means[at])
            squares[at] += 0.01 * (pull * pull - squares[at])
            step = means[at] / (1 - 0.9**epoch) / (np.sqrt(squares[at] / (1 - 0.99**epoch)) + 1e-9)
            weights[at] -= RATE * step
        now = table.loss(table.expected(weights[0], weights[1]))
        if now < best:
            best, kept = now, [it.copy() for it in weights]
    names = {
        name: [round(float(kept[0][at]), 2), round(float(kept[1][at]), 2)]
        for name, at in table.names.items()
        if max(abs(kept[0][at]), abs(kept[1][at])) >= 0.01
    }
    return Found({"pack": pack, "names": dict(sorted(names.items()))}, alike, best)


def write(found: Found, path: Path) -> None:
    text = json.dumps(found.file, separators=(",", ":")).replace('],"', '],\n"')
    path.write_text(text + "\n", encoding="utf-8")
