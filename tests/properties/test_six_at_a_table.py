"""Five and six players of Everdell: nothing hidden reaches anybody, every text comes back, the laws hold."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import everdell_laws
from playing import examples, fresh, random_game
from tanglewood.games.everdell.board.table import Table
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY

SEEDS = st.integers(0, 2**40)
BOXES: dict[str, Choice] = {
    **dict.fromkeys(("farms", "corrin", "extra", "rugwort_cards"), True),
    "legends": "both",
    "powers": "all",
}
TABLES = pytest.mark.parametrize(
    ("players", "options"),
    [(5, {}), (6, {}), (5, BOXES), (6, BOXES)],
    ids=["five", "six", "five with everything", "six with everything"],
)


def table_of(seed: int, players: int, options: dict[str, Choice]) -> Table:
    state = fresh("everdell", seed, players=players, bellfaire=True, **options)
    assert isinstance(state, Table)
    return state


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(6), deadline=None)
def test_laws_hold_and_texts_come_back(players: int, options: dict[str, Choice], seed: int) -> None:
    table = table_of(seed, players, options)
    read = lookup("everdell").read
    for number, _ in enumerate(random_game(table, seed)):
        everdell_laws.look(table)
        if number % 15 == 0:
            assert table.problems() == []
            assert read(table.text()).text() == table.text()


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(6), deadline=None)
def test_nothing_hidden_reaches_anybody(players: int, options: dict[str, Choice], seed: int) -> None:
    """Whatever the truth is that a seat cannot see: its view, and all it can imagine, are the same."""
    table = table_of(seed, players, options)
    rng = seeded(seed)
    for number, _ in enumerate(random_game(table, seed)):
        if number % 25 == seed % 25:
            for seat in (NOBODY, *range(players)):
                other_truth = table.imagine(seat, rng)
                everdell_laws.look(other_truth)
                assert other_truth.view(seat) == table.view(seat)
                assert other_truth.imagine(seat, seeded(3)).text() == table.imagine(seat, seeded(3)).text()


@pytest.mark.parametrize("players", [5, 6])
@given(seed=SEEDS)
@settings(max_examples=examples(4), deadline=None)
def test_worlds_are_alike_however_often_the_deck_is_made(players: int, seed: int) -> None:
    """With a short deck, and hands discarded by those who pass, the deck is made again and again."""
    table = table_of(seed, players, {})
    table.left = 12
    rng = seeded(seed)
    read = lookup("everdell").read
    for number, _ in enumerate(random_game(table, seed)):
        if number % 15 == 0:
            assert read(table.text(), False).text() == table.text()
            for seat in (NOBODY, *range(players)):
                other_truth = table.imagine(seat, rng)
                assert other_truth.view(seat) == table.view(seat)
                assert other_truth.imagine(seat, seeded(3)).text() == table.imagine(seat, seeded(3)).text()
    assume(table.generation > 0)
