"""The checkers that come with PettingZoo, Gymnasium and OpenSpiel."""

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import tanglewood.env as envs
from tanglewood.env.seat import SeatEnv

SOLO: list[tuple[str, dict[str, Any]]] = [
    ("mycelia", {"players": 1}),
    ("everdell", {"players": 1}),
    ("everdell", {"players": 1, "nightweave": True}),
]
SEATED: list[tuple[str, dict[str, Any]]] = [
    (game, {"players": players}) for game in ("mycelia", "everdell", "deep_forest") for players in (2, 3, 4)
]
TABLES = [*SEATED, *SOLO]
QUICK = [table for table in TABLES if table[1]["players"] in (1, 3)]
"""One number of seats a game, and every solo opponent."""
REST = [pytest.param(*table, marks=pytest.mark.long) for table in TABLES if table not in QUICK]
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("mycelia", {"players": 2, "prisma": True}),
    ("everdell", {"players": 2, "newleaf": True, "pearlbrook": True}),
]


@pytest.fixture(autouse=True)
def _no_advice() -> Iterator[None]:
    """Observations are dictionaries with a mask, as in PettingZoo's own card games; it warns of that."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("game", "options"), [*QUICK, *OPTIONS, *REST])
def test_pettingzoo_takes_a_table(game: str, options: dict[str, Any]) -> None:
    api_test(envs.aec(game, **options), num_cycles=40)
    seed_test(lambda: envs.aec(game, **options), num_cycles=20)


@pytest.mark.parametrize(("game", "options"), [*QUICK, *OPTIONS, *REST])
def test_pettingzoo_renders_a_table(
    game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: envs.aec(game, render_mode=render_mode, **options))
    assert game in capsys.readouterr().out


@pytest.mark.parametrize(("game", "options"), [*QUICK, *OPTIONS, *REST])
def test_gymnasium_takes_a_seat(game: str, options: dict[str, Any]) -> None:
    check_env(SeatEnv(game, **options), skip_render_check=True)


def test_gymnasium_knows_our_ids() -> None:
    env = gymnasium.make("tanglewood/Mycelia-v1", players=3, bots=["greedy", "random"])
    observation, _ = env.reset(seed=4)
    assert env.observation_space.contains(observation)
    many = gymnasium.make_vec("tanglewood/DeepForest-v1", 3)
    seen, _ = many.reset(seed=4)
    assert many.observation_space.contains(seen)


def test_an_episode_is_the_game_of_its_seed() -> None:
    """Its moves are those of the same game played without any environment."""
    import tanglewood

    env = envs.aec("everdell", players=2)
    env.reset(seed=9)
    game = tanglewood.new_game("everdell", players=2, seed=9)
    rng = np.random.default_rng(1)
    while not game.over:
        observation = env.observe(env.agent_selection)
        legal = np.flatnonzero(observation["action_mask"])
        assert [env.episode.moves[action] for action in legal] == sorted(game.options(), key=index)
        action = int(rng.choice(legal))
        env.step(action)
        game.play(env.episode.moves[action])
    result = game.result()
    assert result is not None
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(2)]
    assert [env.rewards[agent] for agent in env.possible_agents] == shares


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_a_table_goes_on_as_the_same_game(twin_of: Callable[[Any], Any]) -> None:
    env = envs.aec("everdell", players=2, pearlbrook=True, history=2, reward="shaped")
    env.reset(seed=5)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    twin = twin_of(env)
    for _ in range(9):
        seen, also = env.last(), twin.last()
        assert all((seen[0][part] == also[0][part]).all() for part in seen[0])
        assert seen[1:] == also[1:]
        action = int(np.flatnonzero(seen[0]["action_mask"])[-1])
        env.step(action)
        assert env.episode.steps == twin.episode.steps + 1  # the twin has not moved with it
        twin.step(action)
    seat = envs.SeatEnv("mycelia")
    twin_of(seat).reset(seed=1)
    seat.reset(seed=1)
    with pytest.raises(TypeError, match="bots play already"):
        twin_of(seat)


def index(move: Any) -> int:
    return int(move.index)


@pytest.mark.parametrize("game", ["mycelia", "everdell", "deep_forest"])
def test_only_who_decides_is_told_what_is_possible(game: str) -> None:
    """What others could do tells what they hold."""
    env = envs.aec(game, players=3)
    env.reset(seed=3)
    for _ in range(30):
        for agent in env.possible_agents:
            assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))


def test_a_step_before_a_reset_says_what_to_do() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) before step\(\)"):
        envs.aec("mycelia").step(0)


def test_a_seat_that_breaks_the_rules_loses() -> None:
    env = SeatEnv("mycelia")
    observation, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_a_seat_against_bots_plays_to_the_end() -> None:
    env = SeatEnv("deep_forest", players=3, seat=1, bots="random", perfect=True)
    observation, info = env.reset(seed=2)
    over = False
    total = 0.0
    while not over:
        assert info["perfect"].shape == (env.episode.critic.width,)
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, cut, info = env.step(action)
        assert not cut
        total += reward
    assert total == pytest.approx(1.0 if info["won"] else 0.0, abs=0.51)
    assert len(info["scores"]) == 3


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_stable_baselines_takes_a_seat(game: str, options: dict[str, Any]) -> None:
    """With the extra `train`, which brings PyTorch and is too large for every test run. `make test-long`
    installs it; where it is missing, this fails."""
    checker = import_module("stable_baselines3.common.env_checker")
    checker.check_env(SeatEnv(game, **options))


@pytest.mark.long
def test_stable_baselines_learns_from_what_gymnasium_makes() -> None:
    """As its guide says: environments by their ids, one and several; it asks each for pictures."""
    learner = import_module("sb3_contrib").MaskablePPO
    several = import_module("stable_baselines3.common.env_util").make_vec_env
    one = gymnasium.make("tanglewood/DeepForest-v1", reward="shaped")
    for env in (one, several("tanglewood/Mycelia-v1", n_envs=2, env_kwargs={"players": 3})):
        model = learner("MultiInputPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1)
        model.learn(64)
        assert model.num_timesteps == 64
