"""OpenSpiel: its simulation test, its search with our resampler, and exact solving of small positions."""

from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

from playing import fresh, random_game
from tanglewood.env import miniatures, spiel
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.event import Event

QUICK = (
    "mycelia(players=3,deals=8",
    "mycelia(players=1,deals=8",
    "everdell(players=2,deals=8",
    "everdell(players=1,deals=8",
    "everdell(players=1,options=nightweave:yes,deals=8",
    "deep_forest(players=2,deals=8",
)
"""One number of seats a game, and every solo opponent."""
ALL = [
    *QUICK,
    *[f"{game}(players={n},deals=8" for game in ("mycelia", "everdell", "deep_forest") for n in (2, 3, 4)],
    "mycelia(players=4,options=prisma:yes,deals=8",
    "everdell(players=4,options=pearlbrook:yes/newleaf:yes/spirecrest:yes/powers:all,deals=8",
]
REST = [pytest.param(name, marks=pytest.mark.long) for name in dict.fromkeys(ALL) if name not in QUICK]
NAMES = [*QUICK, *REST]


@pytest.fixture(scope="module", autouse=True)
def _known() -> None:
    spiel.register_all()


def load(name: str, limit: int = 0) -> Any:
    return pyspiel.load_game(f"python_tanglewood_{name},limit={limit})")


@pytest.mark.parametrize("name", NAMES)
def test_simulations_hold(name: str) -> None:
    pyspiel.random_sim_test(load(name, limit=12), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", dict.fromkeys(ALL))
def test_simulations_of_whole_games_hold(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def searcher(game: Any, simulations: int) -> Any:
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=rollouts,
        uct_c=2.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(2),
    )
    bot.set_resampler(spiel.Resampler(3))
    return bot


@pytest.mark.parametrize("name", NAMES)
def test_search_runs_on_worlds_a_seat_imagines(name: str) -> None:
    """ISMCTS itself checks that a resampled state has the information state of the true one."""
    game = load(name, limit=10)
    bot = searcher(game, simulations=4)
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_worlds_differ_only_in_what_is_hidden(name: str) -> None:
    state = load(name).new_initial_state()
    state.apply_action(1)
    resample = spiel.Resampler(5)
    for _ in range(6):
        player = state.current_player()
        worlds = [resample(state, player) for _ in range(3)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.legal_actions() == state.legal_actions()
        assert len({str(world) for world in worlds}) > 1
        state.apply_action(state.legal_actions()[0])


def test_information_states_remember() -> None:
    """Two ways to the same view are two information states."""
    game = load("mycelia(players=2,deals=4")
    state = game.new_initial_state()
    state.apply_action(0)
    player = state.current_player()
    before = state.information_state_string(player)
    assert before == game_after_deal(game, 0).information_state_string(player)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(player) != before


def test_a_seat_hears_no_secrets_of_others() -> None:
    """What others learn or do in secret leaves no trace in the fingerprint of what a seat has heard."""
    secrets = 0
    for seed in range(4):
        events: list[Event] = []
        state = fresh("everdell", seed, players=2)
        state.listener = events.append
        for _ in islice(random_game(state, seed), 120):
            pass
        for event in events:
            if event.secret is not None and event.seat >= 0:
                bare = Event(event.name, event.seat, event.open)
                assert spiel.told(event, 1 - event.seat) == spiel.told(bare, 1 - event.seat)
                assert spiel.told(event, event.seat) != spiel.told(bare, event.seat)
                secrets += 1
    assert secrets > 3


def game_after_deal(game: Any, deal: int) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def test_games_with_other_packs_are_loaded(tmp_path: Path) -> None:
    """A pack of a designer, and single changes."""
    text = 'game = "mycelia"\nname = "dear"\nversion = 1\n\n[[card]]\nid = "amanita-muscaria"\ncost = 8\n'
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    own = pyspiel.load_game("python_tanglewood_mycelia(deals=2)")
    other = pyspiel.load_game("python_tanglewood_mycelia", {"deals": 2, "pack": str(tmp_path)})
    changed = load("mycelia(deals=2,changes=cards.amanita-muscaria.cost:8")
    packs = [game_after_deal(game, 0).world.pack() for game in (own, other, changed)]
    assert packs[1].startswith("dear")
    assert packs[2].startswith("mycelia+cards.amanita-muscaria.cost=8")
    assert packs[0].startswith("mycelia ")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("players=2,options=players:3", "players: a parameter beside the options"),
        ("deals=0", "deals: expected a whole number of at least 1, got 0"),
        ("limit=-2", "limit: expected a whole number of at least 0, got -2"),
        ("options=expansio:yes", "did you mean 'expansion'"),
        ("pack=nowhere", "expected a folder, a zip or a TOML file"),
    ],
)
def test_wrong_parameters_are_named(name: str, said: str) -> None:
    with pytest.raises(TanglewoodError, match=said):
        pyspiel.load_game(f"python_tanglewood_mycelia({name})")


def test_a_state_that_was_written_goes_on_as_the_same_game() -> None:
    game = load("everdell(players=2,deals=4,options=pearlbrook:yes")
    state = game_after_deal(game, 1)
    for _ in range(5):
        state.apply_action(state.legal_actions()[-1])
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert read.rules is state.rules
    for _ in range(5):
        assert (str(read), read.legal_actions()) == (str(state), state.legal_actions())
        for seat in range(2):
            assert read.information_state_string(seat) == state.information_state_string(seat)
        for one in (state, read):
            one.apply_action(one.legal_actions()[0])


def test_tensors_are_our_observations() -> None:
    game = load("deep_forest(players=2,deals=4")
    state = game_after_deal(game, 2)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.tensor.any()
    assert observation.dict["seat"].tolist() == [1.0, 0.0]


def miniature() -> Any:
    return pyspiel.load_game("python_tanglewood_mycelia", miniatures.parameters("mycelia", deals=3, limit=4))


def test_a_miniature_can_be_solved() -> None:
    """CFR comes closer and closer to what nobody can exploit, by OpenSpiel's exact best responses."""
    game = miniature()
    solver = cfr.CFRSolver(game)
    gains = []
    for iterations in (1, 7):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        gains.append(exploitability.nash_conv(game, solver.average_policy()))
    assert 0 <= gains[1] < gains[0] / 2
    assert gains[1] < exploitability.nash_conv(game, policy.UniformRandomPolicy(game))


@pytest.mark.parametrize("name", ["everdell", "deep_forest"])
def test_every_game_has_a_miniature_that_ends(name: str) -> None:
    """Small enough for an exact best response to chance play, which gains something by it."""
    game = pyspiel.load_game(f"python_tanglewood_{name}", miniatures.parameters(name, deals=2, limit=20))
    ends = set()
    state = game.new_initial_state()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        if state.is_terminal():
            assert state.world.result() is not None  # by its rules, not by the limit
            ends.add(tuple(state.returns()))
        else:
            waiting.extend(state.child(action) for action in state.legal_actions())
    assert {(1.0, 0.0), (0.0, 1.0)} <= ends
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) > 0.1


def test_seats_of_a_miniature_hide_their_cards() -> None:
    """Deals that differ in the other hand alone are one information state."""
    game = miniature()
    first = [game_after_deal(game, deal) for deal in range(3)]
    seat = first[0].current_player()
    known = {state.information_state_string(seat) for state in first}
    assert len(known) < len(
        {str(state.world.players[0].hand + state.world.players[1].hand) for state in first}
    )
