"""Nothing is lost and nothing appears at Everdell's table."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import everdell_laws
from playing import examples, fresh, random_game
from tanglewood.games.everdell.board.table import Table
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event

NONE, FOUR, ALL = "none", "mistwood", "all"
TABLES = pytest.mark.parametrize(
    ("players", "rugwort", "powers"),
    [
        *[(1, "1", NONE), (1, "2", NONE), (1, "3", NONE), (2, "1", NONE), (3, "1", NONE), (4, "1", NONE)],
        *[(1, "2", ALL), (2, "1", ALL), (3, "1", ALL), (4, "1", ALL), (4, "1", FOUR)],
    ],
)
SEEDS = st.integers(0, 2**40)


def table_of(seed: int, players: int, rugwort: str, powers: str = NONE) -> Table:
    state = fresh("everdell", seed, players=players, rugwort=rugwort, powers=powers)
    assert isinstance(state, Table)
    return state


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(8), deadline=None)
def test_cards_resources_workers_and_spaces(players: int, rugwort: str, powers: str, seed: int) -> None:
    table = table_of(seed, players, rugwort, powers)
    for _ in random_game(table, seed):
        everdell_laws.look(table)


@TABLES
@given(seed=SEEDS)
@settings(max_examples=examples(8), deadline=None)
def test_events_account_for_resources_and_tokens(players: int, rugwort: str, powers: str, seed: int) -> None:
    """Whoever only listens knows everybody's resources and point tokens."""
    table = table_of(seed, players, rugwort, powers)
    kinds = ("twig", "resin", "pebble", "berry", "points")
    books = [dict.fromkeys(kinds, 0) for _ in range(players)]

    def hear(event: Event) -> None:
        sign = {"gained": 1, "received": 1, "paid": -1, "put": -1}.get(event.name, 0)
        for kind in kinds:
            books[event.seat][kind] += sign * int(event.open.get(kind, 0))
        if event.name == "traded":
            books[event.seat][str(event.open["one"])] -= 1
            books[event.seat][str(event.open["other"])] += 1

    table.listener = hear
    for _ in random_game(table, seed):
        pass
    for player, book in zip(table.players, books, strict=True):
        assert [*player.stock, player.points] == list(book.values())


@pytest.mark.parametrize("players", [1, 2, 4])
@given(seed=SEEDS)
@settings(max_examples=examples(6), deadline=None)
def test_with_legends(players: int, seed: int) -> None:
    """The same laws, and nobody's imagination depends on the legends of others."""
    table = fresh("everdell", seed, players=players, legends="both")
    assert isinstance(table, Table)
    for number, _ in enumerate(random_game(table, seed)):
        everdell_laws.look(table)
        if number % 20 == 0:
            seat = seed % players
            other_truth = table.imagine(seat, seeded(number))
            everdell_laws.look(other_truth)
            assert other_truth.view(seat) == table.view(seat)
            assert other_truth.imagine(seat, seeded(3)).text() == table.imagine(seat, seeded(3)).text()


@given(seed=SEEDS)
@settings(max_examples=examples(10), deadline=None)
def test_rugworts_steps_name_their_rules(seed: int) -> None:
    table = table_of(seed, 1, "3")
    steps: list[Event] = []
    table.listener = lambda event: steps.append(event) if event.name.startswith("rugwort") else None
    for _ in random_game(table, seed):
        pass
    assert steps
    assert all(str(step.open["rule"]).startswith("EV.solo.") for step in steps)


@pytest.mark.parametrize(("players", "powers"), [(2, NONE), (3, NONE), (4, NONE), (2, ALL), (4, ALL)])
@given(seed=SEEDS)
@settings(max_examples=examples(3), deadline=None)
def test_worlds_are_imagined_alike_however_often_the_deck_is_made(
    players: int, powers: str, seed: int
) -> None:
    """With a short deck the discard pile becomes the deck again and again."""
    table = table_of(seed, players, "1", powers)
    while not table.players[-1].hand:
        table.play(table.options()[0])  # abilities come first
    table.left = 12
    rng = seeded(seed)
    for number, _ in enumerate(random_game(table, seed)):
        if number % 9 == 0:
            for seat in range(players):
                other_truth = table.imagine(seat, rng)
                assert other_truth.view(seat) == table.view(seat)
                assert other_truth.imagine(seat, seeded(3)).text() == table.imagine(seat, seeded(3)).text()
    assume(table.generation > 0)  # hardly any game leaves the short deck alone
