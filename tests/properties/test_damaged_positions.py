"""A damaged position is read or refused, and what is read can be played; how is told in fuzzing.py."""

import pytest

from fuzzing import run
from playing import fresh
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.state import State

CHECKED = [game for game in sorted(GAMES) if type(fresh(game, 0)).problems is not State.problems]
"""A game that does not look for problems promises nothing."""


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", CHECKED)
def test_a_damaged_position_is_refused_or_can_be_played(game: str, seed: int) -> None:
    refused, taken = run(game, texts=200, seed=seed, games=4)
    assert refused > taken > 0
