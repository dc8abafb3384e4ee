"""Nothing is lost, appears or becomes known while Nightweave spins her intrigues."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import everdell_laws
from playing import examples, fresh, random_game
from tanglewood.games.everdell.board.table import Table
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event

SEEDS = st.integers(0, 2**40)
KINDS = ("twig", "resin", "pebble", "berry", "points")


def table_of(seed: int, level: int) -> Table:
    state = fresh("everdell", seed, players=1, nightweave=True, intrigues=True, difficulty=level)
    assert isinstance(state, Table)
    return state


@pytest.mark.parametrize("level", range(5))
@given(seed=SEEDS)
@settings(max_examples=examples(6), deadline=None)
def test_cards_workers_and_secrets(level: int, seed: int) -> None:
    """The laws hold, also in imagined worlds, and those depend on nothing their seat cannot know."""
    table = table_of(seed, level)
    for number, _ in enumerate(random_game(table, seed)):
        everdell_laws.look(table)
        if number % 15 == 0:
            for seat in (0, -1):
                world = table.imagine(seat, seeded(number))
                everdell_laws.look(world)
                assert world.view(seat) == table.view(seat)
                assert world.imagine(seat, seeded(3)).text() == table.imagine(seat, seeded(3)).text()


@given(seed=SEEDS, level=st.integers(0, 4))
@settings(max_examples=examples(20), deadline=None)
def test_events_account_for_resources_and_tokens(seed: int, level: int) -> None:
    table = table_of(seed, level)
    book = dict.fromkeys(KINDS, 0)

    def hear(event: Event) -> None:
        sign = {"gained": 1, "paid": -1, "put": -1}.get(event.name, 0)
        for kind in KINDS:
            book[kind] += sign * int(event.open.get(kind, 0))
        if event.name == "traded":
            book[str(event.open["one"])] -= 1
            book[str(event.open["other"])] += 1

    table.listener = hear
    for _ in random_game(table, seed):
        pass
    assert [*table.players[0].stock, table.players[0].points] == list(book.values())
