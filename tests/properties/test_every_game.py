"""What must hold in any position of any game, for every number of players and every named variant."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood
from mixes import any_mix
from playing import every_table, examples, fresh, random_game, some_moments
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.record import read_record, replay
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY, State

SEEDS = st.integers(0, 2**40)
Options = dict[str, Choice]


def seats_of(state: State) -> range:
    return range(int(state.settings()["players"]))


a_few = settings(max_examples=examples(5), deadline=None)


@every_table
@given(seed=SEEDS)
@settings(max_examples=examples(15), deadline=None)
def test_options_are_never_empty_nor_repeated_and_parse_back(game: str, options: Options, seed: int) -> None:
    for state in random_game(fresh(game, seed, **options), seed + 1):
        decider = state.turn
        offered = state.options()
        assert bool(offered) == (decider != NOBODY)
        assert state.turn == decider
        assert len(set(offered)) == len(offered)
        for move in offered:
            assert state.vocabulary().parse(move.text.upper()) is move
            assert move.path


@every_table
@given(seed=SEEDS)
@a_few
def test_an_option_is_never_refused_and_any_other_move_is(game: str, options: Options, seed: int) -> None:
    for state in some_moments(fresh(game, seed, **options), seed + 1, every=40):
        offered = set(state.options())
        for move in state.vocabulary().all:
            refusal = state.why_not(move.text)
            assert (refusal is None) == (move in offered), move


@every_table
@given(seed=SEEDS)
@a_few
def test_a_position_survives_its_text(game: str, options: Options, seed: int) -> None:
    for state in some_moments(fresh(game, seed, **options), seed + 1, every=7):
        assert state.problems() == []
        text = state.text()
        again = lookup(game).read(text)
        assert again.text() == text
        assert again.options() == state.options()
        assert again.turn == state.turn
        assert again.view(0) == state.view(0)


@pytest.mark.parametrize("game", sorted(GAMES))
@given(seed=SEEDS)
@a_few
def test_nothing_is_wrong_with_any_position_of_any_mix(game: str, seed: int) -> None:
    info = lookup(game)
    for number, state in enumerate(random_game(fresh(game, seed, **any_mix(info, seed)), seed + 1)):
        if number % 5 == 0:
            assert state.problems() == []
        if number % 40 == 0:
            assert info.read(state.text()).text() == state.text()


@every_table
@given(seed=SEEDS)
@a_few
def test_a_copy_and_its_original_never_touch(game: str, options: Options, seed: int) -> None:
    for state in some_moments(fresh(game, seed, **options), seed + 1, every=60):
        before = state.text()
        twin = state.copy()
        assert twin.text() == before
        ends = [last.text() for last in random_game(twin, 5)]
        assert state.text() == before
        assert [last.text() for last in random_game(state.copy(), 5)] == ends


@every_table
@given(seed=SEEDS)
@a_few
def test_an_imagined_world_keeps_all_the_seat_knows(game: str, options: Options, seed: int) -> None:
    rng = seeded(seed)
    for state in some_moments(fresh(game, seed, **options), seed + 1, every=9):
        for seat in [*seats_of(state), NOBODY]:
            view = state.view(seat)
            for _ in range(3):
                world = state.imagine(seat, rng)
                assert world.view(seat) == view
                assert world.problems() == []
                assert world.turn == state.turn
                if seat == state.turn:
                    assert world.options() == state.options()


@every_table
@given(seed=SEEDS)
@a_few
def test_an_imagined_world_shows_no_trace_of_the_truth(game: str, options: Options, seed: int) -> None:
    rng = seeded(seed)
    for state in some_moments(fresh(game, seed, **options), seed + 1, every=20):
        for seat in seats_of(state):
            other_truth = state.imagine(seat, rng)
            assert other_truth.imagine(seat, seeded(3)).text() == state.imagine(seat, seeded(3)).text()


@every_table
@given(seed=SEEDS)
@a_few
def test_imagined_worlds_can_be_played_to_their_end(game: str, options: Options, seed: int) -> None:
    rng = seeded(seed)
    for state in some_moments(fresh(game, seed, **options), seed + 1, every=80):
        for seat in seats_of(state):
            *_, last = random_game(state.imagine(seat, rng), seed)
            assert last.result() is not None


@every_table
@given(seed=SEEDS)
@a_few
def test_replay_equals_play(game: str, options: Options, seed: int) -> None:
    played = tanglewood.new_game(game, **options, seed=seed)
    rng = seeded(seed)
    while not played.over:
        offered = played.options()
        played.play(offered[rng.below(len(offered))])
    record = played.record(["somebody"] * len(seats_of(played.state)))
    state, again = replay(read_record(record.text()))
    assert again.text() == record.text()
    assert state.text() == played.text()


@every_table
def test_the_end_has_a_result_and_the_middle_has_none(game: str, options: Options) -> None:
    for state in random_game(fresh(game, 4, **options), 4):
        result = state.result()
        assert (result is None) == (state.turn != NOBODY)
    assert result is not None
    players = len(seats_of(state))
    assert len(result.scores) == len(result.ranks) == len(result.breakdown) == players
    assert result.winners or (result.rival is not None and result.rival.won)
    if result.rival is None:
        best = max(result.scores)
        assert all(result.scores[seat] == best for seat in result.winners)  # a tie may be broken
    assert all((rank == 1) == (seat in result.winners) for seat, rank in enumerate(result.ranks))
