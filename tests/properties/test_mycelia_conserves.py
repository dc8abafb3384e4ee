"""Nothing is lost and nothing appears at Mycelia's table."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import fresh, random_game
from tanglewood.games.mycelia.player import NO_CARD
from tanglewood.games.mycelia.table import Table
from tanglewood.kernel.event import Event

TABLES = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = st.integers(0, 2**40)


def table_of(seed: int, players: int) -> Table:
    state = fresh("mycelia", seed, players=players)
    assert isinstance(state, Table)
    return state


@TABLES
@given(seed=SEEDS)
@settings(max_examples=15, deadline=None)
def test_drops_cards_and_shrine(players: int, seed: int) -> None:
    table = table_of(seed, players)
    pack = table.agreed.pack
    for _ in random_game(table, seed):
        for player in table.players:
            assert player.left == sum(player.drops)
            assert min(player.drops) >= 0
            assert player.drops[pack.shrine_field] == 0
            own = Counter((*player.hand, *player.draw, *player.discard))
            assert own >= Counter(pack.start_deck)
            assert list(player.cuts) == sorted(set(player.cuts))
            assert all(0 < cut < len(player.draw) for cut in player.cuts)
        on_boards = sum(player.left for player in table.players)
        assert on_boards + table.collected + table.shrine + table.box == 20 * players
        assert 0 <= table.shrine <= table.agreed.capacity
        heroes = Counter(
            card for player in table.players for card in (*player.hand, *player.draw, *player.discard)
        )
        heroes -= Counter(pack.start_deck * players)
        heroes += Counter((*table.pile, *table.thrown, *(c for c in table.showcase if c != NO_CARD)))
        assert heroes == Counter(pack.of_set("base"))


@TABLES
@given(seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_leaves_come_from_cards_and_go_for_hires_and_tiles(players: int, seed: int) -> None:
    table = table_of(seed, players)
    balance = [0] * players

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
def test_a_listener_changes_nothing(players: int) -> None:
    heard: list[Event] = []
    told = table_of(3, players)
    told.listener = heard.append
    silent = table_of(3, players)
    pairs = zip(random_game(told, 9), random_game(silent, 9), strict=True)
    assert all(one.text() == other.text() for one, other in pairs)
    assert heard
