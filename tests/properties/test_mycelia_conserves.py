"""Nothing is lost and nothing appears at Mycelia's table, whatever is mixed: players, sets and boards."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mycelia_laws
from playing import examples, fresh, random_game
from tanglewood.games.mycelia.board.table import Table
from tanglewood.kernel.event import Event

SETS: dict[str, dict[str, object]] = {
    "base": {},
    "expansion": {"expansion": True},
    "prisma": {"prisma": True},
}
MIXES = [
    pytest.param({"players": players, "boards": boards, **SETS[name]}, id=f"{players}-{name}-{boards}")
    for players, name, boards in product((1, 2, 3, 4), SETS, ("front", "random"))
]
TABLES = pytest.mark.parametrize("options", MIXES)
SEEDS = st.integers(0, 2**40)


def table_of(seed: int, options: dict[str, object]) -> Table:
    state = fresh("mycelia", seed, **options)
    assert isinstance(state, Table)
    return state


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(5), deadline=None)
def test_nothing_is_lost_and_nothing_appears(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    each = 22 if table.config.prisma else 20
    assert all(player.left == each for player in table.players)
    prisms = 10 * len(table.players) if table.config.prisma else 0
    assert mycelia_laws.prisms(table) == prisms
    gone: tuple[int, ...] = ()
    for _ in random_game(table, seed):
        mycelia_laws.look(table)
        assert mycelia_laws.prisms(table) <= prisms  # supply never brings one back
        prisms = mycelia_laws.prisms(table)
        assert table.gone[: len(gone)] == gone  # what was removed stays removed
        gone = table.gone


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(4), deadline=None)
def test_tiles(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    pack = table.config.pack
    players = len(table.players)
    returned: Counter[str] = Counter()

    def hear(event: Event) -> None:
        if event.name == "tile-returned":
            returned[str(event.open["tile"])] += 1

    table.listener = hear
    sets = {"expansion": table.config.expansion, "prisma": table.config.prisma}
    copies = {tile.id: tile.copies if sets.get(tile.set) else 0 for tile in pack.tiles}
    copies.update({"a": players, "b": players})
    for _ in random_game(table, seed):
        owned = Counter(pack.tiles[tile].id for player in table.players for tile in player.tiles)
        for tile, stock in zip(pack.tiles, table.tile_stock, strict=True):
            assert stock >= 0
            assert stock + owned[tile.id] + returned[tile.id] == copies[tile.id]
        for player in table.players:
            assert len(player.tiles) <= 4
            assert player.used >> len(player.tiles) == 0


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(4), deadline=None)
def test_leaves_come_from_cards_and_go_for_hires_and_tiles(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    balance = [0] * len(table.players)

    def hear(event: Event) -> None:
        if event.name == "leaves":
            balance[event.seat] += int(event.open["n"])
        elif event.name in ("hired", "used"):
            balance[event.seat] -= int(event.open["cost"])

    table.listener = hear
    for _ in random_game(table, seed):
        assert [player.leaves for player in table.players] == balance
        assert min(balance) >= 0


@TABLES
def test_a_listener_changes_nothing(options: dict[str, object]) -> None:
    heard: list[Event] = []
    told = table_of(3, options)
    told.listener = heard.append
    silent = table_of(3, options)
    pairs = zip(random_game(told, 9), random_game(silent, 9), strict=True)
    assert all(one.text() == other.text() for one, other in pairs)
    assert heard
