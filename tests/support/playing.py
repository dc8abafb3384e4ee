"""Helpers for tests that play whole games at random."""

import os
from collections.abc import Iterator

import pytest

import tanglewood  # noqa: F401  registers the games
from mixes import seated
from tanglewood.kernel import state as kernel_state
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.setting import Choice, settle_options
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


ALL = os.environ.get("TANGLEWOOD_EXAMPLES") == "all"
"""Whether properties are tried on all their examples, which are others every time: `make test-long`."""


def examples(n: int) -> int:
    """How many examples a property gets: a third of them, unless all are wanted."""
    return n if ALL else max(1, n // 3)


def tables() -> Iterator[tuple[str, dict[str, Choice]]]:
    """Every number of players, and every named variant of a game."""
    for game, info in GAMES.items():
        numbers = info.setting("players")
        usual = [seated(info, players) for players in range(numbers.low, numbers.high + 1)]
        for options in usual:
            yield game, options
        for variant in info.variants:
            if variant.options not in usual:
                yield game, variant.options
        together = {name: value for variant in info.variants for name, value in variant.options.items()}
        yield game, together


TABLES = list(tables())
IDS = [" ".join([game, *(f"{name}={value}" for name, value in options.items())]) for game, options in TABLES]
every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=IDS)
