"""Games for learning: bots that judge by what was learned so far play themselves, and positions are noted."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tanglewood.bots.greedy import GreedyBot
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.judging.judgement import net_of
from tanglewood.kernel.move import Move
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import State

WANDER = 0.12
"""How often one of the four best options is taken instead of the best: what nobody tries nobody learns."""
BETWEEN = 0.35
"""How many of the positions in the middle of a turn are noted; those at its begin all are."""
TRUST = 0.15
"""How much of what a position is worth comes from the judgement of the next one noted, the rest from how the
game went on: a win is mostly luck, and a later judgement has less of it in it."""

Floats = npt.NDArray[np.float32]
Counts = npt.NDArray[np.uint8]


class Notes:
    """Positions as arrays, one row for each seat.

    `parts` and `things` are its features, `shares` the game's own outlook, `targets` what came of it; `seats`
    says how many rows belong together, `games` which game it was.
    """

    def __init__(
        self,
        parts: Floats,
        things: Counts,
        shares: Floats,
        targets: Floats,
        seats: Counts,
        games: npt.NDArray[np.int32],
    ) -> None:
        self.parts = parts
        self.things = things
        self.shares = shares
        self.targets = targets
        self.seats = seats
        self.games = games


def joined(notes: list[Notes]) -> Notes:
    return Notes(
        np.concatenate([it.parts for it in notes]),
        np.concatenate([it.things for it in notes]),
        np.concatenate([it.shares for it in notes]),
        np.concatenate([it.targets for it in notes]),
        np.concatenate([it.seats for it in notes]),
        np.concatenate([it.games for it in notes]),
    )


class Noting:
    """Writes down positions of one game after the other."""

    def __init__(self, names: int, trust: float) -> None:
        self.names = names
        self.trust = trust
        self.parts: list[list[float]] = []
        self.things: list[list[int]] = []
        self.shares: list[float] = []
        self.targets: list[float] = []
        self.seats: list[int] = []
        self.games: list[int] = []
        self.judged: list[list[float]] = []

    def note(self, state: State) -> None:
        shares = state.outlook()
        for features in state.features(shares):
            self.parts.append(features.parts.listed())
            self.things.append(features.things)
        self.shares += shares
        self.seats.append(len(shares))
        self.judged.append(state.judged())

    def end(self, state: State, number: int) -> None:
        """Say what came of the positions of this game."""
        result = state.result()
        assert result is not None
        came = [
            1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))
        ]
        targets: list[list[float]] = []
        for judged in reversed(self.judged):
            targets.append(came)
            came = [
                self.trust * now + (1.0 - self.trust) * then for now, then in zip(judged, came, strict=True)
            ]
        for target in reversed(targets):
            self.targets += target
        self.games += [number] * len(self.judged)
        self.judged = []

    def notes(self) -> Notes:
        width = len(self.parts[0])
        things = np.zeros((len(self.things), self.names - width), np.uint8)
        for row, held in enumerate(self.things):
            for thing in held:
                things[row, thing - width] += 1
        return Notes(
            np.array(self.parts, np.float32),
            things,
            np.array(self.shares, np.float32),
            np.array(self.targets, np.float32),
            np.array(self.seats, np.uint8),
            np.array(self.games, np.int32),
        )


def play(
    game: str,
    options: dict[str, Choice],
    numbers: range,
    net: dict[str, Any] | None,
    pack: DesignerPack | None = None,
    trust: float = TRUST,
) -> Notes:
    """Play these games and note their positions."""
    info = lookup(game, pack)
    noting: Noting | None = None
    for number in numbers:
        state = info.start(options, fork(number, 0))
        learned = state.learned()
        if learned is None:
            raise ValueError(f"{game} lists no features, so there is nothing to learn from")
        if noting is None:
            learned.net = net_of(learned.names, net) if net is not None else None
            noting = Noting(len(learned.names), trust)
        chance = seeded(fork(number, 1))
        bot = GreedyBot(chance, 1, learned=net is not None)
        while state.turn >= 0:
            turn = len(state.stack) == 1
            if turn or chance.below(1000) < 1000 * BETWEEN:
                noting.note(state)
            state.play(choose(bot, state, turn, chance))
        noting.end(state, number)
    assert noting is not None
    return noting.notes()


def choose(bot: GreedyBot, state: State, turn: bool, chance: Rng) -> Move:
    seat = Seat(state)
    if len(seat.options) == 1:
        return seat.options[0]
    if turn and chance.below(1000) < 1000 * WANDER:
        best = bot.weigh(seat)[:4]
        return best[chance.below(len(best))][0]
    return bot.choose(seat)
