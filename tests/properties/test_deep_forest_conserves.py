"""Nothing is lost and nothing appears in the deep forest, no path touches itself, and fog comes in time."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import deep_forest_laws
from playing import examples, fresh, random_game
from tanglewood.games.deep_forest.board.table import Table
from tanglewood.kernel.event import Event

TABLES = pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 2, "sparse": 8},
        {"players": 4, "limited_supply": True},
    ],
)
SEEDS = st.integers(0, 2**40)


def table_of(seed: int, options: dict[str, object]) -> Table:
    state = fresh("deep_forest", seed, **options)
    assert isinstance(state, Table)
    return state


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(12), deadline=None)
def test_nothing_is_lost_and_nothing_appears(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    strips = set(deep_forest_laws.all_strips(table))
    for _ in random_game(table, seed):
        deep_forest_laws.look(table)
        assert set(deep_forest_laws.all_strips(table)) == strips


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(8), deadline=None)
def test_events_tell_all_that_changes(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    events: list[Event] = []
    table.listener = events.append
    coins = [player.goods[2] for player in table.players]
    for _ in random_game(table, seed):
        pass
    out = [event.open["out"] for event in events if event.name == "coins"]
    told = sum(int(event.open["n"]) for event in events if event.name == "coins")
    assert told == sum(player.goods[2] for player in table.players) - sum(coins)
    assert max([*out, sum(coins)]) == table.config.pack.supply[2] - table.lowest[2]
    turns = [event for event in events if event.name == "turn-ended"]
    assert len(turns) <= 15 * table.config.players
    for seat, player in enumerate(table.players):
        limit = table.config.pack.kept
        assert all(player.goods[kind] <= limit for kind in (0, 1, 3)), seat
