"""The property of companion mode: told only what people at a table see, it does what the engine does.

Whole games are played by the engine at random, beside a companion that answers come to from the true
position. Every step of the opponent, and its points in the end, have to be the same.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from nightweave_compare import Beside
from quiet_rivals import BesideGwidyon, BesideRugwort
from tanglewood.builds import Build, this_build
from tanglewood.games.everdell.companion import table

NIGHTWEAVE: list[dict[str, Any]] = [
    {"difficulty": 0},
    {"players": 2, "difficulty": 4},
    {"intrigues": True, "personality": "any"},
    {"plan": "any", "personality": "any", "difficulty": 3},
]
RUGWORT: list[dict[str, Any]] = [
    {"rugwort": year, "mood": mood}
    for year, mood in zip("12312", ("none", "cranky", "hasty", "lucky", "squatty"), strict=True)
]
GWIDYON: list[dict[str, Any]] = [{}, {"prisma": True, "gwidyon": 25}]
LONG = 500


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """Where the plain build runs, things of people that were not asked for cannot be read at all."""
    if this_build() is not Build.COMPILED:
        table.STRICT.append(True)
    yield
    table.STRICT.clear()


@pytest.mark.parametrize("options", NIGHTWEAVE, ids=str)
def test_nightweave_does_at_a_real_table_what_she_does_in_the_engine(options: dict[str, Any]) -> None:
    for seed in range(4):
        Beside(options, seed).play()


@pytest.mark.parametrize("options", RUGWORT, ids=str)
def test_rugwort_does_at_a_real_table_what_he_does_in_the_engine(options: dict[str, Any]) -> None:
    for seed in range(3):
        BesideRugwort(options, seed).play()


@pytest.mark.parametrize("options", GWIDYON, ids=str)
def test_gwidyon_does_at_a_real_table_what_he_does_in_the_engine(options: dict[str, Any]) -> None:
    for seed in range(5):
        BesideGwidyon(options, seed).play()


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    "options", [*NIGHTWEAVE, {"intrigues": True}, {"players": 2}, {"plan": "any"}], ids=str
)
def test_nightweave_in_many_games(options: dict[str, Any]) -> None:
    for seed in range(100, 100 + LONG):
        Beside(options, seed).play()


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_the_others_in_many_games() -> None:
    for seed in range(100, 100 + LONG):
        for options in RUGWORT:
            BesideRugwort(options, seed).play()
        for options in GWIDYON:
            BesideGwidyon(options, seed).play()
