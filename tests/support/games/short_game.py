"""The end of a game, for tests that look back at one."""

from functools import cache

import tanglewood
from serving import SHORT
from tanglewood.kernel.chance import seeded

LAST = 60
"""Moves from the end at which the record begins."""


@cache
def short_game() -> str:
    """The record of the last moves of a game of two who play at random."""
    game = tanglewood.new_game("mycelia", players=2, seed=SHORT)
    rng = seeded(1)
    while not game.over:
        options = game.options()
        game.play(options[rng.below(len(options))])
    late = tanglewood.from_text(game.back_to(game.moves - LAST).text())
    while not late.over:
        options = late.options()
        late.play(options[rng.below(len(options))])
    return late.record(["Ann", "Bob"]).text()
