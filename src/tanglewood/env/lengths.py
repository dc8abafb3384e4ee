"""How long games may get: the most decisions of all seats together, after which an episode is cut off.

A game declares it in its `game.toml`:

    [environment]
    most_steps = 2_000

`python benchmarks/lengths.py` measures random games of every number of players with every variant. Declared
is several times as much as the longest of them took, so that only a game that goes nowhere is cut.
"""

import tomllib
from functools import cache

from tanglewood.kernel.registry import GAMES

USUAL = 20_000
"""For a game that declares nothing."""


@cache
def most_steps(game: str) -> int:
    text = (GAMES[game].listing.folder / "game.toml").read_text(encoding="utf-8")
    return int(tomllib.loads(text).get("environment", {}).get("most_steps", USUAL))
