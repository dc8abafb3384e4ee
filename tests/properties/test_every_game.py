"""What must hold in any position of any game, for every number of players."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood
from playing import fresh, random_game, some_moments
from tanglewood.bots import BOTS, make_bot
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.record import read_record, replay
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.state import NOBODY

SEEDS = st.integers(0, 2**40)
TABLES = [
    (game, players)
    for game, info in GAMES.items()
    for players in range(info.setting("players").low, info.setting("players").high + 1)
]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
a_few = settings(max_examples=5, deadline=None)


@every_table
@given(seed=SEEDS)
@settings(max_examples=15, deadline=None)
def test_options_are_never_empty_never_repeated_and_parse_back(game: str, players: int, seed: int) -> None:
    for state in random_game(fresh(game, seed, players=players), seed + 1):
        options = state.options()
        assert bool(options) == (state.turn != NOBODY)
        assert len(set(options)) == len(options)
        for move in options:
            assert state.vocabulary().parse(move.text.upper()) is move
            assert move.path


@every_table
@given(seed=SEEDS)
@a_few
def test_an_option_is_never_refused_and_any_other_move_is(game: str, players: int, seed: int) -> None:
    for state in some_moments(fresh(game, seed, players=players), seed + 1, every=40):
        options = set(state.options())
        for move in state.vocabulary().all:
            refusal = state.why_not(move.text)
            assert (refusal is None) == (move in options), move


@every_table
@given(seed=SEEDS)
@a_few
def test_a_position_survives_its_text(game: str, players: int, seed: int) -> None:
    for state in some_moments(fresh(game, seed, players=players), seed + 1, every=7):
        text = state.text()
        again = lookup(game).read(text)
        assert again.text() == text
        assert again.options() == state.options()
        assert again.turn == state.turn
        assert again.view(0) == state.view(0)


@every_table
@given(seed=SEEDS)
@a_few
def test_a_copy_and_its_original_never_touch(game: str, players: int, seed: int) -> None:
    for state in some_moments(fresh(game, seed, players=players), seed + 1, every=60):
        before = state.text()
        twin = state.copy()
        assert twin.text() == before
        ends = [last.text() for last in random_game(twin, 5)]
        assert state.text() == before
        assert [last.text() for last in random_game(state.copy(), 5)] == ends


@every_table
@given(seed=SEEDS)
@a_few
def test_an_imagined_world_keeps_all_the_seat_knows(game: str, players: int, seed: int) -> None:
    rng = seeded(seed)
    for state in some_moments(fresh(game, seed, players=players), seed + 1, every=9):
        for seat in [*range(players), NOBODY]:
            view = state.view(seat)
            for _ in range(3):
                world = state.imagine(seat, rng)
                assert world.view(seat) == view
                assert world.turn == state.turn
                if seat == state.turn:
                    assert world.options() == state.options()


@every_table
@given(seed=SEEDS)
@a_few
def test_an_imagined_world_shows_no_trace_of_the_truth(game: str, players: int, seed: int) -> None:
    rng = seeded(seed)
    for state in some_moments(fresh(game, seed, players=players), seed + 1, every=20):
        for seat in range(players):
            other_truth = state.imagine(seat, rng)
            assert other_truth.imagine(seat, seeded(3)).text() == state.imagine(seat, seeded(3)).text()


@every_table
@given(seed=SEEDS)
@a_few
def test_imagined_worlds_can_be_played_to_their_end(game: str, players: int, seed: int) -> None:
    rng = seeded(seed)
    for state in some_moments(fresh(game, seed, players=players), seed + 1, every=80):
        for seat in range(players):
            *_, last = random_game(state.imagine(seat, rng), seed)
            assert last.result() is not None


@every_table
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_by_what_its_seat_knows(game: str, players: int, bot: str) -> None:
    rng = seeded(1)
    for state in some_moments(fresh(game, 11, players=players), 12, every=60):
        if state.turn == NOBODY:
            continue
        chosen = make_bot(bot, 5).choose(Seat(state))
        assert chosen in state.options()
        for _ in range(3):
            other_truth = state.imagine(state.turn, rng)
            assert make_bot(bot, 5).choose(Seat(other_truth)) == chosen


@every_table
@given(seed=SEEDS)
@a_few
def test_replay_equals_play(game: str, players: int, seed: int) -> None:
    played = tanglewood.new_game(game, players=players, seed=seed)
    rng = seeded(seed)
    while not played.over:
        options = played.options()
        played.play(options[rng.below(len(options))])
    record = played.record(["somebody"] * players)
    state, again = replay(read_record(record.text()))
    assert again.text() == record.text()
    assert state.text() == played.text()


@every_table
def test_the_end_has_a_result_and_the_middle_has_none(game: str, players: int) -> None:
    for state in random_game(fresh(game, 4, players=players), 4):
        result = state.result()
        assert (result is None) == (state.turn != NOBODY)
    assert result is not None
    assert len(result.scores) == len(result.ranks) == len(result.breakdown) == players
    best = max(result.scores)
    # Winners have the most points; tie-breaks may leave some of those out, a rival without a seat all.
    assert all(result.scores[seat] == best for seat in result.winners)
    assert bool(result.winners) != (result.rival is not None and result.rival.won)
    assert all((rank == 1) == (seat in result.winners) for seat, rank in enumerate(result.ranks))
