"""Nothing is lost and nothing appears at Everdell's table."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import fresh, random_game
from tanglewood.games.everdell.arriving import ARRIVE, ON_THE_WAY
from tanglewood.games.everdell.choices import KeepOrTuck
from tanglewood.games.everdell.city import prisoners
from tanglewood.games.everdell.effects import Run
from tanglewood.games.everdell.paying import CHOOSE_WAY, REPLACE, SPARE
from tanglewood.games.everdell.table import CITY, NO_CARD, PERMANENT, SPOT, Table
from tanglewood.games.everdell.visits import RevealAndPlay
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event

TABLES = pytest.mark.parametrize(
    ("players", "rugwort"), [(1, "1"), (1, "2"), (1, "3"), (2, "1"), (3, "1"), (4, "1")]
)
SEEDS = st.integers(0, 2**40)


def table_of(seed: int, players: int, rugwort: str) -> Table:
    state = fresh("everdell", seed, players=players, rugwort=rugwort)
    assert isinstance(state, Table)
    return state


def in_frames(table: Table) -> list[int]:
    """Cards that are in nobody's hand and in no pile: being paid for, on their way, or revealed."""
    found: list[int] = []
    for frame in table.stack:
        if isinstance(frame, Run):
            if frame.effect in (CHOOSE_WAY, SPARE, REPLACE, ARRIVE) and not 1 <= frame.data[1] <= 8:
                found.append(frame.data[0])
                assert frame.effect is ARRIVE or frame.data[1] != ON_THE_WAY
            elif isinstance(frame.effect, RevealAndPlay | KeepOrTuck):
                found.extend(frame.data[1:])
    return found


@TABLES
@given(seed=SEEDS)
@settings(max_examples=8, deadline=None)
def test_cards_resources_workers_and_spaces(players: int, rugwort: str, seed: int) -> None:
    table = table_of(seed, players, rugwort)
    pack = table.agreed.pack
    everything = Counter(pack.deck())
    for _ in random_game(table, seed):
        cards = Counter(table.deck[: table.left])
        cards.update(table.discard)
        cards.update(card for card in table.meadow if card != NO_CARD)
        cards.update(in_frames(table))
        if table.rugwort is not None:
            cards.update(table.rugwort.city)
            assert table.rugwort.points >= 0
        for player in table.players:
            cards.update(player.hand)
            cards.update(player.city)
            for mark in player.marks:
                cards.update(prisoners(mark))
            for tucked in player.under:
                cards.update(tucked)
            assert len(player.hand) == len(player.seen) <= pack.counts.hand_limit
            assert len(player.city) == len(player.marks)
            assert len(player.events) == len(player.held) == len(player.under)
            assert min(player.stock) >= 0
            assert player.points >= 0
            assert player.used == pack.spaces_of(player.city) <= pack.counts.city
            uniques = [card for card in player.city if pack.cards[card].unique]
            assert len(set(uniques)) == len(uniques)
        assert cards == everything
        assert len(table.discard) == len(table.discard_seen)
        check_workers(table)


def check_workers(table: Table) -> None:
    """Every worker is free or somewhere, none too many on a space; only Cemetery and the like keep them."""
    pack = table.agreed.pack
    standing: Counter[int] = Counter()
    for player in table.players:
        gained = pack.counts.workers + sum(season.workers for season in pack.seasons[: player.season + 1])
        assert len(player.placed) <= player.workers <= gained
        for place in player.placed:
            standing[place & SPOT] += 1
            assert not place & PERMANENT or place & SPOT >= CITY
    for place in [*pack.basic_places, *pack.journey_places]:
        if not pack.locations[place].shared:
            assert standing[place] <= 1
    for place in table.agreed.forest:
        if place != NO_CARD:
            assert standing[place] <= table.agreed.forest_spaces


@TABLES
@given(seed=SEEDS)
@settings(max_examples=8, deadline=None)
def test_events_account_for_resources_and_tokens(players: int, rugwort: str, seed: int) -> None:
    """Whoever only listens knows everybody's resources and point tokens."""
    table = table_of(seed, players, rugwort)
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


@given(seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_rugworts_steps_name_their_rules(seed: int) -> None:
    table = table_of(seed, 1, "3")
    steps: list[Event] = []
    table.listener = lambda event: steps.append(event) if event.name.startswith("rugwort") else None
    for _ in random_game(table, seed):
        pass
    assert steps
    assert all(str(step.open["rule"]).startswith("EV.solo.") for step in steps)


@pytest.mark.parametrize("players", [2, 3, 4])
@given(seed=SEEDS)
@settings(max_examples=3, deadline=None)
def test_worlds_are_imagined_alike_however_often_the_deck_is_made(players: int, seed: int) -> None:
    """With a short deck the discard pile becomes the deck again and again."""
    table = table_of(seed, players, "1")
    table.left = 12
    rng = seeded(seed)
    for number, _ in enumerate(random_game(table, seed)):
        if number % 9 == 0:
            for seat in range(players):
                other_truth = table.imagine(seat, rng)
                assert other_truth.view(seat) == table.view(seat)
                assert other_truth.imagine(seat, seeded(3)).text() == table.imagine(seat, seeded(3)).text()
    assert table.generation > 0
