"""The property of companion mode: told only what people at a table see, it does what the engine does.

Whole games are played by the engine at random, beside a companion that answers come to from the true
position. Every step of the opponent, and its points in the end, have to be the same. The short form plays a
game of every few rows; the long form (`make test-long`) plays all of them, 500 games of each module compiled
and a tenth of that interpreted, where things of people that nobody asked for cannot even be read.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from companion_rows import (
    CHARACTERS,
    GWIDYON,
    INTRIGUES,
    LONG,
    MIXED,
    NIGHTWEAVE,
    PERSONALITIES,
    PLAIN,
    PLANNED,
    PLANS,
    RUGWORT,
    SPUN,
    Options,
    called,
    games,
)
from nightweave_compare import Beside
from own_box import play_twice
from quiet_rivals import BesideGwidyon, BesideRugwort
from tanglewood.builds import Build, this_build
from tanglewood.games.everdell.companion import table

FIRST = 100
"""The seeds of the long form begin here."""
BOX = [("nightweave", it) for it in NIGHTWEAVE] + [("rugwort", it) for it in RUGWORT]
BOX += [("gwidyon", it) for it in GWIDYON]


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """Where the plain build runs, things of people that were not asked for cannot be read at all."""
    if this_build() is not Build.COMPILED:
        table.STRICT.append(True)
    yield
    table.STRICT.clear()


@pytest.fixture
def loose(strict: None) -> None:
    """People who answer at random hold things that fit nothing: the plain table is good enough for them."""
    table.STRICT.clear()


def some(rows: list[Any], every: int) -> list[tuple[int, Any]]:
    """Every so many rows, each with a seed of its own."""
    return [(n, row) for n, row in enumerate(rows) if n % every == n // every % every]


def test_the_rows_hold_every_module() -> None:
    assert {it.get("personality") for it in NIGHTWEAVE} >= {*PERSONALITIES}
    assert {it.get("plan") for it in NIGHTWEAVE} >= {*PLANS}
    assert {(it.get("players", 1), it["difficulty"]) for it in NIGHTWEAVE} >= {
        (n, level) for n in (1, 2) for level in range(5)
    }
    assert {it["difficulty"] for it in SPUN} == {*range(5)}
    assert len(RUGWORT) == 24
    for id in PERSONALITIES:
        assert sum(games(it) for it in NIGHTWEAVE if it.get("personality") == id) >= LONG
    for id in PLANS:
        assert sum(games(it) for it in NIGHTWEAVE if it.get("plan") == id) >= LONG


@pytest.mark.parametrize(("seed", "options"), some(NIGHTWEAVE, 4), ids=str)
def test_nightweave_does_at_a_real_table_what_she_does_in_the_engine(seed: int, options: Options) -> None:
    Beside(options, seed).play()


@pytest.mark.parametrize(("seed", "options"), some(RUGWORT, 2), ids=str)
def test_rugwort_does_at_a_real_table_what_he_does_in_the_engine(seed: int, options: Options) -> None:
    BesideRugwort(options, seed).play()


@pytest.mark.parametrize(("seed", "options"), some(GWIDYON, 1), ids=str)
def test_gwidyon_does_at_a_real_table_what_he_does_in_the_engine(seed: int, options: Options) -> None:
    BesideGwidyon(options, seed).play()


@pytest.mark.parametrize(("seed", "row"), some(BOX, 9), ids=str)
@pytest.mark.usefixtures("loose")
def test_the_programs_cards_and_die_lead_to_the_same_as_ones_own(seed: int, row: Any) -> None:
    rival, options = row
    play_twice(rival, options, seed)


ONCE_WRONG = [
    (
        125,
        {"players": 1, "difficulty": 0, "personality": "idler"},
    ),  # a card beside her is taken after her end
    (142, {"players": 2, "difficulty": 0, "personality": "nasty"}),  # she gets a Fool after her end
    (142, {"players": 2, "difficulty": 4, "personality": "gambler"}),  # she is visited after her end
    (141, {"players": 2, "difficulty": 1, "personality": "pessimist"}),  # a city with two Inns
    (139, {"plan": "test_of_strength", "difficulty": 4}),  # two Fools in one turn
    (
        221,
        {"intrigues": True, "difficulty": 0},
    ),  # cards kept out of the Meadow
]


@pytest.mark.parametrize(("seed", "options"), ONCE_WRONG, ids=str)
def test_games_in_which_the_two_once_differed(seed: int, options: Options) -> None:
    Beside(options, seed).play()


@pytest.mark.usefixtures("loose")
def test_a_mushroom_stands_in_one_place() -> None:
    """Where the person's mushroom is known to stand, nobody asks whether it stands elsewhere."""
    play_twice("gwidyon", {"gwidyon": 20, "prisma": True}, 113)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("options", [*PLAIN, *MIXED, *CHARACTERS, *PLANNED], ids=called)
def test_nightweave_in_many_games(options: Options) -> None:
    for seed in range(FIRST, FIRST + games(options)):
        Beside(options, seed).play()


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_nightweaves_intrigues_in_many_games() -> None:
    spun: set[str] = set()
    for options in SPUN:
        for seed in range(FIRST, FIRST + games(options)):
            spun |= Beside(options, seed).play().spun
    if this_build() is Build.COMPILED:  # a tenth of the games may be without some of them
        assert spun == INTRIGUES


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("options", RUGWORT, ids=called)
def test_rugwort_in_many_games(options: Options) -> None:
    for seed in range(FIRST, FIRST + games(options)):
        BesideRugwort(options, seed).play()


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("options", GWIDYON, ids=called)
def test_gwidyon_in_many_games(options: Options) -> None:
    for seed in range(FIRST, FIRST + LONG):
        BesideGwidyon(options, seed).play()


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("rival", "options"), BOX, ids=str)
@pytest.mark.usefixtures("loose")
def test_ones_own_cards_and_die_in_many_games(rival: str, options: Options) -> None:
    for seed in range(FIRST, FIRST + 50):
        play_twice(rival, options, seed)
