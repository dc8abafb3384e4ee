"""Nothing is lost and nothing appears at Everdell's table."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import everdell_laws
from playing import examples, fresh, random_game
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook.river import river_of
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.setting import Choice

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


def alike_whatever_is_true(table: Table, seat: int, number: int) -> None:
    """What a seat imagines keeps the laws, looks the same to it, and shows no trace of the truth."""
    other_truth = table.imagine(seat, seeded(number))
    everdell_laws.look(other_truth)
    assert other_truth.view(seat) == table.view(seat)
    assert other_truth.imagine(seat, seeded(3)).text() == table.imagine(seat, seeded(3)).text()


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
            alike_whatever_is_true(table, seed % players, number)


@pytest.mark.parametrize(
    "options",
    [
        *({"players": players} for players in (1, 2, 3, 4)),
        *({"players": players, "nightweave": True} for players in (1, 2)),
        {"players": 3, "powers": "all", "legends": "both", "extra": True, "corrin": True},
    ],
)
@given(seed=SEEDS)
@settings(max_examples=examples(3), deadline=None)
def test_with_pearlbrook(options: dict[str, object], seed: int) -> None:
    """The same laws; whoever listens knows everybody's pearls, and imagines alike whatever the truth is."""
    table = fresh("everdell", seed, pearlbrook=True, **options)
    assert isinstance(table, Table)
    pearls = [0] * len(table.players)

    def hear(event: Event) -> None:
        sign = {"pearls": 1, "pearls-paid": -1}.get(event.name, 0)
        pearls[event.seat] += sign * int(event.open.get("n", 0))

    table.listener = hear
    for number, _ in enumerate(random_game(table, seed)):
        everdell_laws.look(table)
        if number % 20 == 0:
            alike_whatever_is_true(table, seed % len(table.players), number)
    assert river_of(table).pearls[: len(pearls)] == tuple(pearls)


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


@pytest.mark.parametrize("land", ["bellfaire", "newleaf"])
@pytest.mark.parametrize("options", [{"players": 1, "nightweave": True}, {"players": 4, "powers": "all"}])
@given(seed=SEEDS)
@settings(max_examples=examples(3), deadline=None)
def test_at_the_fair_and_at_the_station(land: str, options: dict[str, Choice], seed: int) -> None:
    """The same laws with Bellfaire and with Newleaf, in the worlds somebody imagines too."""
    table = fresh("everdell", seed, **{land: True, **options})
    assert isinstance(table, Table)
    for number, _ in enumerate(random_game(table, seed)):
        everdell_laws.look(table)
        if number % 20 == 0:
            alike_whatever_is_true(table, seed % len(table.players), number)


SPIRECREST = pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 4},
        {"players": 1},
        {"players": 1, "nightweave": True},
        {"players": 2, "nightweave": True, "powers": "all"},
        {"players": 3, "powers": "all", "legends": "both", "corrin": True},
    ],
)


@SPIRECREST
@given(seed=SEEDS)
@settings(max_examples=examples(4), deadline=None)
def test_on_the_mountain(options: dict[str, Choice], seed: int) -> None:
    """The same laws with Spirecrest, and nobody imagines anything by what lies face down."""
    table = fresh("everdell", seed, spirecrest=True, **options)
    assert isinstance(table, Table)
    for number, _ in enumerate(random_game(table, seed)):
        everdell_laws.look(table)
        if number % 20 == 0:
            assert table.problems() == []
            alike_whatever_is_true(table, seed % len(table.players), number)
