"""Many games in one call: the same games as one by one, whatever the number of rows and processes."""

from typing import Any

import numpy as np
import pytest

from tanglewood.env.aec import aec
from tanglewood.env.arrays import wrapped
from tanglewood.env.episode import Episode
from tanglewood.env.processes import ProcessTables
from tanglewood.env.raw import rewards
from tanglewood.env.raw.batch import BOTS, Batch
from tanglewood.env.vector import Tables, VectorSeats
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.errors import MoveError, OptionError
from tanglewood.kernel.observing.sheet import Sheet
from tanglewood.kernel.registry import lookup

OURS = ("mycelia", "everdell", "deep_forest")


@pytest.mark.parametrize("game", OURS)
def test_rows_play_the_games_of_their_seeds(game: str) -> None:
    tables = Tables(game, 3, seed=5, players=2)
    tables.reset()
    info = lookup(game)
    states = [info.start(tables.batch.options, fork(5, row, 0)) for row in range(3)]
    games = [1] * 3
    observer = states[0].observer()
    sheet = Sheet(observer.layout.width)
    ended = 0
    for _ in range(250):
        actions = tables.sample()
        tables.step(actions)
        for row, state in enumerate(states):
            state.play(state.vocabulary().all[actions[row]])
            if state.turn < 0:
                result = state.result()
                assert result is not None
                assert tables.rewards[row].tolist() == rewards.final_rewards(result, rewards.WIN)
                assert tables.ends[row] == 1
                states[row] = info.start(tables.batch.options, fork(5, row, games[row]))
                games[row] += 1
                ended += 1
            else:
                assert not tables.ends[row]
                assert not tables.rewards[row].any()
            state = states[row]
            assert tables.turns[row] == state.turn
            assert np.flatnonzero(tables.masks[row]).tolist() == sorted(m.index for m in state.options())
            sheet.begin(0)
            observer.write(state, state.turn, sheet)
            assert (tables.observations[row] == wrapped(sheet)[0]).all()
    assert ended or game == "mycelia"


def test_a_row_does_not_depend_on_the_others() -> None:
    few, many = Tables("deep_forest", 1, seed=3), Tables("deep_forest", 4, seed=3)
    few.reset()
    many.reset()
    for _ in range(60):
        action = int(np.flatnonzero(few.masks[0])[0])
        few.step(np.array([action]))
        many.step(np.array([int(np.flatnonzero(mask)[0]) for mask in many.masks]))
        assert (few.observations[0] == many.observations[0]).all()


def test_an_action_that_is_no_option_changes_nothing() -> None:
    batch = Batch(lookup("mycelia"), {}, 2)
    batch.reset()
    before = [state.text() for state in batch.states]
    legal = batch.sample()
    forbidden = next(move.index for move in batch.moves if move not in batch.states[1].options())
    with pytest.raises(MoveError, match=r"row 1: .* is no option now"):
        batch.step([legal[0], forbidden])
    with pytest.raises(MoveError, match="row 0: expected an action from 0 to 520, got 521"):
        batch.step([521, legal[1]])
    with pytest.raises(OptionError, match="one for each of 2 rows, got 1"):
        batch.step([legal[0]])
    assert [state.text() for state in batch.states] == before


def test_shaping_adds_nothing_to_a_whole_game() -> None:
    """The shaped rewards of a game are its win less what the start promised."""
    batch = Batch(lookup("deep_forest"), {"players": 2}, 1, seed=2, reward="shaped")
    batch.reset()
    promised = batch.potentials[0]
    total = np.zeros(2)
    while True:
        batch.step(batch.sample())
        total += np.array(batch.rewards)
        if batch.ends[0]:
            break
    finished = batch.finished[0]
    assert finished is not None
    result = finished.result()
    assert result is not None
    assert total + promised == pytest.approx(rewards.final_rewards(result, rewards.WIN))


def test_scores_are_leads() -> None:
    batch = Batch(lookup("everdell"), {"players": 3}, 1, seed=2, reward="score")
    batch.reset()
    while not batch.ends[0]:
        batch.step(batch.sample())
    finished = batch.finished[0]
    assert finished is not None
    result = finished.result()
    assert result is not None
    first, second, third = result.scores
    assert batch.rewards[0] == first - max(second, third)


def test_rewards_are_named() -> None:
    with pytest.raises(OptionError, match=r"shaped, got 'winn' .did you mean 'win'"):
        Batch(lookup("mycelia"), {}, 1, reward="winn")


def test_long_games_are_cut_off() -> None:
    tables = Tables("mycelia", 1, limit=7)
    tables.reset()
    ends = []
    for _ in range(14):
        tables.step(tables.sample())
        ends.append(int(tables.ends[0]))
    assert ends == [0, 0, 0, 0, 0, 0, 2] * 2
    assert not tables.rewards.any()


def test_bots_take_the_other_seats() -> None:
    env = VectorSeats(2, game="mycelia", players=3, seat=1, bots=["greedy", "random"])
    env.reset(seed=3)
    for _ in range(25):
        assert (env.tables.turns == 1).all()
        env.step(env.tables.sample())
    assert isinstance(env.tables, Tables)
    bots = env.tables.batch.bots[0]
    assert [type(bot).__name__ for bot in bots] == ["RandomBot", "NoneType", "GreedyBot"]
    assert fork(1, BOTS, 0) != fork(1, BOTS, 2)


def test_several_processes_play_the_same_games() -> None:
    alone = Tables("mycelia", 4, seed=8)
    alone.reset()
    with ProcessTables("mycelia", 4, processes=2, seed=8) as shared:
        shared.reset()
        rng = seeded(1)
        for _ in range(20):
            for field in ("observations", "masks", "turns", "ends", "rewards"):
                one: Any = getattr(alone, field)
                assert (one == getattr(shared, field)).all(), field
            legal = [np.flatnonzero(mask) for mask in alone.masks]
            actions = np.array([options[rng.below(len(options))] for options in legal])
            alone.step(actions)
            shared.step(actions)
        actions = np.array([np.flatnonzero(mask)[0] for mask in alone.masks])
        actions[3] = -1
        with pytest.raises(MoveError, match="row 3: expected an action from 0 to 520, got -1"):
            shared.step(actions)
        # Nothing was played, in no process.
        assert (alone.observations == shared.observations).all()


def test_a_vector_of_seats_runs_on_several_processes() -> None:
    """The same games as on one, and what the seat saw of their ends."""
    options: dict[str, Any] = {"game": "deep_forest", "players": 2, "seat": 1, "limit": 30}
    alone, shared = VectorSeats(4, **options), VectorSeats(4, processes=2, **options)
    try:
        seen, _ = alone.reset(seed=3)
        also, _ = shared.reset(seed=3)
        ended = 0
        for _ in range(40):
            assert (seen["observation"] == also["observation"]).all()
            actions = np.array([int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]])
            seen, rewards_here, over, cut, said = alone.step(actions)
            also, rewards_there, _, _, told = shared.step(actions)
            assert (rewards_here == rewards_there).all()
            for row in np.flatnonzero(over | cut):
                final = said["final_obs"][row]
                assert alone.single_observation_space.contains(final)
                assert (final["observation"] == told["final_obs"][row]["observation"]).all()
                assert (final["observation"] != seen["observation"][row]).any()
                for name in ("scores", "_scores", "won", "illegal"):
                    assert (said["final_info"][name][row] == told["final_info"][name][row]).all()
                ended += 1
        assert ended
    finally:
        shared.close()


def test_critics_of_many_tables_see_everything() -> None:
    """The same as a critic of one table, in every row, from the seat that decides on."""
    alone = Tables("everdell", 2, seed=6, perfect=True)
    env = VectorSeats(2, game="everdell", players=1, perfect=True, processes=2)
    try:
        alone.reset()
        one = Episode("everdell", {"players": 2})
        for _ in range(12):
            for row in range(2):
                one.begin_with(alone.batch.states[row])
                assert (alone.perfect[row] == one.perfect(int(alone.turns[row]))).all()
            alone.step(alone.sample())
        seen, said = env.reset(seed=2)
        for _ in range(4):
            assert (said["perfect"][:, : seen["observation"].shape[1]] == seen["observation"]).all()
            assert said["perfect"].shape[1] > seen["observation"].shape[1]
            seen, _, _, _, said = env.step(env.tables.sample())
        assert "perfect" not in VectorSeats(2, game="everdell").reset(seed=2)[1]
    finally:
        env.close()


def test_every_environment_describes_itself_alike() -> None:
    """One table, many, and many on several processes: the same meaning of cells and numbers."""
    one = aec("deep_forest", players=3, reward="score").describe()
    many = Tables("deep_forest", 2, players=3, reward="score")
    assert many.describe() == one
    assert [part["name"] for part in one["observation"]] == [part.name for part in many.layout.sections]
    with ProcessTables("deep_forest", 2, players=3, reward="score") as shared:
        assert shared.describe() == one
    seats = VectorSeats(2, game="deep_forest", players=3, reward="score")
    assert seats.describe() == one


def test_a_vector_says_who_won_whatever_the_rewards_are() -> None:
    """Shaped rewards do not tell; they sum up to a win less what the start promised."""
    env = VectorSeats(3, game="deep_forest", players=2, reward="shaped")
    assert isinstance(env.tables, Tables)
    seen, _ = env.reset(seed=4)
    won: list[bool] = []
    while len(won) < 8:
        actions = np.array([int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]])
        seen, _, over, _, said = env.step(actions)
        for row in np.flatnonzero(over):
            state = env.tables.batch.finished[row]
            assert state is not None
            result = state.result()
            assert result is not None
            noted = said["final_info"]
            assert noted["scores"][row].tolist() == result.scores
            assert noted["won"][row] == (0 in result.winners)
            assert noted["_scores"][row]
            assert not noted["illegal"][row]
            won.append(bool(noted["won"][row]))
        if over.any():
            assert (said["_final_info"] == over).all()
    assert len(set(won)) == 2


@pytest.mark.parametrize("reward", ["win", "shaped"])
def test_an_illegal_action_ends_a_game_of_a_vector(reward: str) -> None:
    """As with one table: the reward is -1, and the next game begins. The other rows play on."""
    env, other = [VectorSeats(2, game="mycelia", seat=1, reward=reward) for _ in range(2)]
    env.reset(seed=4)
    seen, _ = other.reset(seed=4)
    for _ in range(3):
        actions = env.tables.sample()
        seen, *_ = other.step(actions)
        env.step(actions)
    forbidden = int(np.flatnonzero(seen["action_mask"][0] == 0)[0])
    legal = int(np.flatnonzero(seen["action_mask"][1])[0])
    after, rewards_now, over, cut, said = env.step(np.array([forbidden, legal]))
    assert (rewards_now[0], over.tolist(), cut.tolist()) == (-1.0, [True, False], [False, False])
    assert said["final_info"]["illegal"].tolist() == [True, False]
    assert said["final_info"]["_won"].tolist() == [False, False]
    assert (said["final_obs"][0]["observation"] == seen["observation"][0]).all()
    first_legal = int(np.flatnonzero(seen["action_mask"][0])[0])
    beside, *_ = other.step(np.array([first_legal, legal]))
    assert (after["observation"][1] == beside["observation"][1]).all()
    assert after["action_mask"][0].any()
    after, rewards_now, over, *_ = env.step(np.array([env.tables.sample()[0], -7]))
    assert (rewards_now[1], over.tolist()) == (-1.0, [False, True])
    assert rewards_now[0] > -0.9


def test_a_vector_takes_one_seed() -> None:
    env = VectorSeats(2, game="mycelia")
    with pytest.raises(ValueError, match="expected one number"):
        env.reset(seed=[1, 2])
    first, _ = env.reset(seed=6)
    again, _ = env.reset(seed=6)
    assert (first["observation"] == again["observation"]).all()
