"""What environments refuse is one family of exceptions, each with a sentence that says what to do."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from tanglewood.env import ProcessTables, SeatEnv, Tables, VectorSeats, aec
from tanglewood.kernel.errors import BotError, MoveError, OptionError, PackError, TanglewoodError

EARLY: dict[str, Callable[[], Any]] = {
    "step": lambda: aec("mycelia").step(0),
    "agent_selection": lambda: aec("mycelia").last(),
    "agent_selection ": lambda: aec("mycelia").state(),
    "agent_selection  ": lambda: list(aec("mycelia").agent_iter()),
    "rewards": lambda: aec("mycelia").rewards,
    "step ": lambda: SeatEnv("mycelia").step(0),
    "step  ": lambda: Tables("mycelia", 2).step(np.zeros(2, int)),
    "step   ": lambda: VectorSeats(2, game="mycelia").step(np.zeros(2, int)),
    "sample": lambda: Tables("mycelia", 2).sample(),
}


@pytest.mark.parametrize("asked", EARLY)
def test_nothing_is_played_before_a_reset(asked: str) -> None:
    with pytest.raises(TanglewoodError, match=rf"call reset\(\) before .*{asked.strip()}") as refused:
        EARLY[asked]()
    assert isinstance(refused.value, gymnasium.error.ResetNeeded)


def test_workers_say_it_too() -> None:
    with (
        ProcessTables("mycelia", 2, processes=1) as tables,
        pytest.raises(TanglewoodError, match=r"call reset\(\) before sample"),
    ):
        tables.sample()


def test_a_worker_that_has_ended_is_named() -> None:
    with ProcessTables("mycelia", 2, processes=2) as tables:
        tables.reset()
        tables.workers[1].kill()
        tables.workers[1].join()
        with pytest.raises(TanglewoodError, match=r"worker 1 has ended.*make new ones"):
            tables.sample()
    tables.close()
    with pytest.raises(TanglewoodError, match="these tables are closed: make new ones"):
        tables.reset()


def test_actions_are_one_number_for_each_row() -> None:
    tables = Tables("mycelia", 2)
    tables.reset()
    for wrong, named in (([1], r"int64 of the shape \(1,\)"), ([0.5, 1.0], r"float64 of the shape \(2,\)")):
        with pytest.raises(TanglewoodError, match=f"a whole number for each of 2 rows, got {named}"):
            tables.step(wrong)
    tables.step([int(np.flatnonzero(mask)[0]) for mask in tables.masks])


def test_other_attributes_that_are_missing_are_only_missing() -> None:
    """Copying asks for some."""
    env = aec("mycelia")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        env.nothing  # noqa: B018
    assert not hasattr(env, "__deepcopy__")


def test_a_table_that_is_over_wants_a_reset() -> None:
    env = aec("deep_forest", limit=1)
    env.reset(seed=1)
    with pytest.raises(MoveError, match="seat_1 is still in the game"):
        env.step(None)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    while env.agents:
        env.step(None)
    with pytest.raises(TanglewoodError, match=r"over for all seats: call reset\(\)"):
        env.step(0)


def test_a_seat_that_is_done_wants_a_reset() -> None:
    """After its game, after the limit, and after an action that was no option: nothing is played on."""
    for limit, legal in ((0, True), (8, True), (0, False)):
        env = SeatEnv("deep_forest", limit=limit)
        env.reset(seed=1)
        over = cut = False
        while not over and not cut:
            action = int(np.flatnonzero(env.action_masks() == legal)[0])
            _, _, over, cut, _ = env.step(action)
        assert cut == (limit > 0)
        with pytest.raises(TanglewoodError, match=r"the game is over.*call reset\(\)") as refused:
            env.step(action)
        assert isinstance(refused.value, gymnasium.error.ResetNeeded)
        env.reset(seed=2)
        env.step(int(np.flatnonzero(env.action_masks())[0]))


@pytest.mark.parametrize("make", [aec, SeatEnv, lambda game, **more: Tables(game, 2, **more)])
def test_a_pack_that_is_not_there_is_named(make: Callable[..., Any], tmp_path: Path) -> None:
    with pytest.raises(PackError, match="expected a folder, a zip or a TOML file, there is nothing"):
        make("mycelia", pack=tmp_path / "nowhere")


@pytest.mark.parametrize("seed", [-1, 2**60, 2.5])
def test_seeds_are_those_of_the_game(seed: Any) -> None:
    """Otherwise `tanglewood.new_game` could not play the same game."""
    for env in (aec("mycelia"), SeatEnv("mycelia"), Tables("mycelia", 1), VectorSeats(1, game="mycelia")):
        with pytest.raises(OptionError, match=r"seed: expected a whole number from 0 to 2\*\*60 - 1"):
            env.reset(seed=seed)
        env.reset(seed=np.int64(2**59))  # type: ignore[arg-type,unused-ignore]


@pytest.mark.parametrize("action", ["end", 2.5, None])
def test_an_action_is_a_number(action: Any) -> None:
    """A seat would lose its game by a slip, and 2.5 would be played as 2."""
    seat, table = SeatEnv("mycelia"), aec("mycelia")
    for env in (seat, table):
        env.reset(seed=1)
        with pytest.raises(MoveError, match=r"expected the number of an action, got|is still in the game"):
            env.step(action)
    _, _, over, _, told = seat.step(99_999)  # a number is taken as it is, and is no option
    assert (over, told["illegal"]) == (True, True)


WRONG: list[tuple[str, Callable[[], Any]]] = [
    ("limit: expected a whole number of at least 0, got -1", lambda: aec("mycelia", limit=-1)),
    ("limit: expected a whole number of at least 0, got -1", lambda: Tables("mycelia", 2, limit=-1)),
    ("history: expected a whole number of at least 0, got 2.5", lambda: aec("mycelia", history=2.5)),
    ("discount: expected a number from 0 to 1, got 3", lambda: aec("mycelia", discount=3)),
    ("discount: expected a number from 0 to 1, got 'x'", lambda: Tables("mycelia", 2, discount="x")),  # type: ignore[arg-type]
    ("seat: expected a number from 0 to 1, got 5", lambda: SeatEnv("mycelia", seat=5)),
    ("seat: expected a number from 0 to 2, got 3", lambda: VectorSeats(2, game="mycelia", players=3, seat=3)),
    ("players: expected a whole number", lambda: VectorSeats(2, game="mycelia", players="x")),
    ("1 other seats", lambda: SeatEnv("mycelia", bots=["greedy", "greedy"])),
    (
        "0 other seats at this table, expected none",
        lambda: VectorSeats(2, game="mycelia", players=1, bots=["x"]),
    ),
    ("agent: expected one of seat_0, seat_1, got 'ann'", lambda: aec("mycelia").observe("ann")),
    ("agent: expected one of seat_0, seat_1, got 'ann'", lambda: aec("mycelia").action_space("ann")),
    ("render_mode: expected None or ansi or human", lambda: aec("mycelia", render_mode="rgb_array")),
    ("history: expected of one table at a time", lambda: VectorSeats(2, game="mycelia", history=2)),
    ("processes: expected a number from 1 to 2", lambda: ProcessTables("mycelia", 2, processes=3)),
]


@pytest.mark.parametrize(("said", "make"), WRONG)
def test_options_out_of_range_are_named(said: str, make: Callable[[], Any]) -> None:
    with pytest.raises(OptionError, match=said):
        make()


def test_an_unknown_bot_is_named() -> None:
    for make in (SeatEnv, lambda game, bots: VectorSeats(2, game=game, bots=bots)):
        with pytest.raises(BotError, match="did you mean 'greedy'"):
            make("mycelia", bots="gredy")


def test_agents_of_one_s_own_sit_on_the_other_seats(tmp_path: Path) -> None:
    """By where they are imported from, and in other processes too."""
    source = "from tanglewood.kernel.seat import Bot\n\nclass Last(Bot):\n"
    source += "    def choose(self, seat):\n        return seat.options[-1]\n"
    (tmp_path / "of_ones_own.py").write_text(source, encoding="utf-8")
    place = f"{tmp_path / 'of_ones_own.py'}:Last"
    one = SeatEnv("deep_forest", players=3, seat=1, bots=[place, "greedy"])
    one.reset(seed=1)
    assert [type(one.bots[seat]).__name__ for seat in (2, 0)] == ["Last", "GreedyBot"]
    env = VectorSeats(2, game="deep_forest", bots=place, processes=2)
    try:
        seen, _ = env.reset(seed=1)
        env.step(np.array([int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]))
    finally:
        env.close()
