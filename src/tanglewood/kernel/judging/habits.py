"""What searches usually come to: how likely a move is the best one, before anybody has tried it.

Every name of a move (its verb, its text, the things it touches) has a weight, for the beginning of a game and
for its end; the sum over its names is the logarithm of how often a search went for it, beside the other
options. Rough, and so cheap that it can choose which options a search looks at first: a move nobody has
learned about counts by the names it shares with others. Learned by tanglewood/learning/habits.py, kept in
`bot/habits.json` of a game.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from tanglewood.kernel.errors import PackError

if TYPE_CHECKING:
    from tanglewood.kernel.move import Move, Vocabulary

STAGES: Final = 8
"""Parts of a game with weights of their own, between those of its beginning and those of its end."""


class Habits:
    """The weight of every move of a vocabulary, by the stage of the game."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = [vec[float](row) for row in weights]

    def at(self, stage: float) -> vec[float]:
        """The weights at a stage of the game, from 0 to 1 (`State.stage`)."""
        return self.weights[min(int(STAGES * stage), STAGES - 1)]


def names_of(move: "Move") -> list[str]:
    """By what a move is weighed: its verb, its text, and what it touches."""
    verb = move.verb()
    return [verb, move.text, *[f"{verb} {thing}" for thing in move.path]]


@lru_cache(maxsize=64)
def habits(vocabulary: "Vocabulary", file: Path) -> Habits | None:
    """What a file says of these moves; None where nothing was learned."""
    if not file.is_file():
        return None
    try:
        found = json.loads(file.read_text(encoding="utf-8"))["names"]
        slopes = {name: (float(early), float(late)) for name, (early, late) in found.items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise PackError(f"{file.name}: expected two numbers for each name") from None
    rows: list[list[float]] = []
    known = [[slopes[name] for name in names_of(move) if name in slopes] for move in vocabulary.all]
    for stage in range(STAGES):
        late = stage / (STAGES - 1)
        rows.append([sum([a + (b - a) * late for a, b in them]) for them in known])
    return Habits(rows)
