"""Helpers for tests that play whole games at random."""

from collections.abc import Iterator

from tanglewood.kernel import state as kernel_state
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.kernel.state import State


def fresh(game: str, seed: int, **options: object) -> State:
    info = lookup(game)
    return info.start(settle_options(game, info.settings, options), seed)


def random_game(state: State, seed: int) -> Iterator[State]:
    """The state before every decision of a random game, and once more at its end."""
    rng = seeded(seed)
    while state.turn >= 0:
        yield state
        options = state.options()
        state.play(options[rng.below(len(options))])
    yield state


def some_moments(state: State, seed: int, every: int) -> Iterator[State]:
    """Every so-many-th state of a random game: for checks that are too slow for all of them."""
    for number, moment in enumerate(random_game(state, seed)):
        if number % every == seed % every:
            yield moment


COMPILED = kernel_state.__file__.endswith((".so", ".pyd"))


def examples(n: int) -> int:
    """How many examples a property gets: the compiled build looks at all of them, the other at a third."""
    return n if COMPILED else max(1, n // 3)
