"""Nothing is lost and nothing appears in the deep forest, no path touches itself, and fog comes in time."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import fresh, random_game
from tanglewood.games.deep_forest.pack import FOREST, MARKER, SWORD, THICKET, TROLL
from tanglewood.games.deep_forest.table import NO_FOG, Player, Table, open_trolls
from tanglewood.games.deep_forest.turn import Lay
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
@settings(max_examples=12, deadline=None)
def test_pieces_tiles_and_strips(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    pack = table.agreed.pack
    strips = set(all_strips(table))
    assert len(strips) == len(all_strips(table))
    for _ in random_game(table, seed):
        for kind in range(4):
            out = sum(player.goods[kind] for player in table.players)
            if kind == MARKER:
                out += sum(sum(player.stones) for player in table.players)
            assert out + table.supply[kind] == pack.supply[kind]
            assert table.lowest[kind] <= table.supply[kind]
            if table.agreed.limited:
                assert table.supply[kind] >= 0
        assert set(all_strips(table)) == strips
        assert sum(table.middle) + sum(len(player.monsters) for player in table.players) == 9
        trolls = 0
        for player in table.players:
            check_player(table, player)
            trolls += player.trolls + len(player.visitors) + player.tiles.count(TROLL)
        assert trolls == 4 * table.agreed.players
        assert (table.fog == NO_FOG) == (table.round <= 10)
        assert table.fog in (NO_FOG, table.round - 10)
        assert table.round <= 15


def all_strips(table: Table) -> list[int]:
    laying = [frame.strip for frame in table.stack if isinstance(frame, Lay)]
    hands = [strip for player in table.players for strip in player.hand]
    return [*table.pile, *table.heap, *table.box, *laying, *hands]


def check_player(table: Table, player: Player) -> None:
    pack = table.agreed.pack
    assert min(player.goods) >= 0
    assert player.swords >= 0
    tiles = Counter(player.tiles)
    assert tiles[SWORD] + player.swords + player.spent == 5 + pack.start_swords
    for i in range(3):
        assert tiles[THICKET + i] + player.won[i] == 4
    assert tiles[FOREST] == 12
    assert player.danger == open_trolls(player)
    # The path: connected, marked field by field, never beside itself.
    assert len(player.trail) == len(player.stones) == len(set(player.trail))
    assert player.path == sum(1 << field for field in player.trail)
    walked = [*player.trail]
    if player.exit < 0 <= player.pawn:
        walked.append(player.pawn)
    for i, field in enumerate(walked):
        for j in range(i):
            assert (walked[j] in pack.beside[field]) == (j == i - 1)
    if walked:
        assert pack.row[walked[0]] == 0
    assert player.exit < 0 or table.fog != NO_FOG


@TABLES
@given(seed=SEEDS)
@settings(max_examples=8, deadline=None)
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
    assert max([*out, sum(coins)]) == table.agreed.pack.supply[2] - table.lowest[2]
    turns = [event for event in events if event.name == "turn-ended"]
    assert len(turns) <= 15 * table.agreed.players
    for seat, player in enumerate(table.players):
        limit = table.agreed.pack.kept
        assert all(player.goods[kind] <= limit for kind in (0, 1, 3)), seat
