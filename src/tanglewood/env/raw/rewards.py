"""What a step is worth to each seat, by name."""

from typing import Final

from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.result import Result
from tanglewood.kernel.state import State
from tanglewood.kernel.text.echo import echo, meant

WIN: Final = 0
SCORE: Final = 1
SHAPED: Final = 2
NAMES: Final = ("win", "score", "shaped")
"""`win`: at the end, the share of the win from 0 to 1. `score`: at the end, the lead over the best of the
others, the opponent without a seat included. `shaped`: `win`, and in every step the change of the outlook
that the seat itself has, which does not change what is best (potential-based shaping)."""

IMAGINED: Final = 0x776F726C
"""The chance from which every potential imagines what is hidden."""


def reward_kind(name: str) -> int:
    """The number of a reward."""
    if name not in NAMES:
        raise OptionError(f"reward: expected one of {', '.join(NAMES)}, got {echo(name)}{meant(name, NAMES)}")
    return NAMES.index(name)


def final_rewards(result: Result, kind: int) -> list[float]:
    """What the end of a game is worth to each seat."""
    found: list[float] = []
    for seat in range(len(result.scores)):
        if kind == SCORE:
            rest = [score for other, score in enumerate(result.scores) if other != seat]
            if result.rival is not None:
                rest.append(result.rival.score)
            found.append(float(result.scores[seat] - max(rest)) if rest else float(result.scores[seat]))
        else:
            found.append(1.0 / len(result.winners) if seat in result.winners else 0.0)
    return found


class Shaping:
    """Potential-based shaping (Ng, Harada and Russell 1999): a step is worth `discount` times the potential
    it
    leads to less the one it came from. The end has no potential, so that the sum over a game is its
    reward."""

    def __init__(self, discount: float) -> None:
        self.discount = discount

    def between(self, before: list[float], after: list[float]) -> list[float]:
        return [self.discount * after[i] - before[i] for i in range(len(before))]


def potentials(state: State, before: list[float]) -> list[float]:
    """What each seat expects of a running game by what it knows; nothing once it is over.

    Rewards reach an agent as observations do. So the outlook of a seat is not that of the true state, which
    counts the hands of the others, but that of a world it imagines: always the same one for all positions the
    seat cannot tell apart. In the middle of what somebody else does it stays what it was `before`: what has
    been chosen there may not have shown yet."""
    players = int(state.settings()["players"])
    if not state.stack:
        return [0.0] * players
    found: list[float] = []
    for seat in range(players):
        if before and seat != state.turn and len(state.stack) > 1:
            found.append(before[seat])
        else:
            found.append(state.imagine(seat, seeded(IMAGINED)).outlook()[seat])
    return found
