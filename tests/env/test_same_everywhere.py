"""Same seed, same episode: in this process and in another one, on this build and on the interpreted sources.

The other process has another hash seed and runs the sources of the checkout. tests/kernel/test_builds.py
compares the games themselves; here it is what environments make of them.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from tanglewood.env import SeatEnv, Tables, VectorSeats, aec, spiel

ROOT = Path(__file__).parents[2]
STEPS = 60


class Digest:
    """A fingerprint of all that an environment has shown."""

    def __init__(self) -> None:
        self.sum = hashlib.blake2b(digest_size=12)

    def add(self, *shown: Any) -> None:
        for each in shown:
            if isinstance(each, dict):
                self.add(*(each[key] for key in sorted(each)))
            elif isinstance(each, np.ndarray | list | float):
                self.sum.update(np.asarray(each, dtype=np.float64).tobytes())
            else:
                self.sum.update(str(each).encode())


def lowest(mask: Any, step: int) -> int:
    """A legal action that depends on nothing but the mask and the step."""
    legal = np.flatnonzero(mask)
    return int(legal[step * 7 % len(legal)])


def table(game: str, **options: Any) -> str:
    """All seats of a table, with history, shaped rewards and what a critic sees."""
    env = aec(game, reward="shaped", history=2, **options)
    env.reset(seed=11)
    said = Digest()
    for step in range(STEPS):
        seen, reward, over, cut, _ = env.last()
        said.add(seen, reward, over, cut, env.state(), env.agent_selection)
        if over or cut:
            break
        env.step(lowest(seen["action_mask"], step))
    env.reset()  # without a seed the next game is drawn, after the same seed the same one
    said.add(env.last()[0])
    return said.sum.hexdigest()


def seat(game: str, **options: Any) -> str:
    """One seat against bots."""
    env = SeatEnv(game, perfect=True, **options)
    seen, info = env.reset(seed=12)
    said = Digest()
    for step in range(STEPS // 2):
        said.add(seen, info)
        seen, reward, over, cut, info = env.step(lowest(seen["action_mask"], step))
        said.add(reward, over, cut)
        if over or cut:
            seen, info = env.reset()
    return said.sum.hexdigest()


def batch(tables: Tables) -> str:
    """Many tables with actions of their own drawing."""
    said = Digest()
    tables.reset(13)
    for _ in range(STEPS):
        said.add(tables.observations, tables.masks, tables.turns, tables.rewards, tables.ends)
        tables.step(tables.sample())
    return said.sum.hexdigest()


def vector(game: str, **options: Any) -> str:
    """One seat of many tables against bots, through ends and new beginnings."""
    env = VectorSeats(2, game=game, reward="score", limit=40, **options)
    seen, _ = env.reset(seed=14)
    said = Digest()
    for step in range(STEPS):
        actions = np.array([lowest(mask, step) for mask in seen["action_mask"]])
        seen, rewards, over, cut, _ = env.step(actions)
        said.add(seen, rewards, over, cut)
    return said.sum.hexdigest()


def open_spiel(name: str) -> str:
    """Information states and worlds of the resampler."""
    spiel.register_all()
    state = pyspiel.load_game(f"python_tanglewood_{name}").new_initial_state()
    state.apply_action(3)
    resample = spiel.Resampler(1)
    said = Digest()
    for step in range(STEPS // 3):
        seats = range(state.num_players())
        said.add(*(state.information_state_string(seat) for seat in seats), state.legal_actions())
        said.add(resample(state, state.current_player()))
        state.apply_action(state.legal_actions()[step * 7 % len(state.legal_actions())])
    return said.sum.hexdigest()


EPISODES: dict[str, Callable[[], str]] = {
    "mycelia, three seats": lambda: table("mycelia", players=3, expansion=True),
    "everdell, two seats": lambda: table("everdell", players=2, pearlbrook=True),
    "deep forest, four seats": lambda: table("deep_forest", players=4),
    "mycelia against Gwidyon": lambda: seat("mycelia", players=1),
    "everdell against Nightweave": lambda: seat("everdell", players=1, nightweave=True),
    "deep forest against bots": lambda: seat("deep_forest", players=3, bots=["greedy", "random"]),
    "many tables": lambda: batch(Tables("everdell", 3, seed=1)),
    "one seat of many": lambda: vector("mycelia", seat=1),
    "OpenSpiel": lambda: open_spiel("everdell(players=2,deals=8)"),
}


def digests() -> dict[str, str]:
    return {name: episode() for name, episode in EPISODES.items()}


def test_episodes_are_the_same_in_other_processes_and_builds() -> None:
    paths = [ROOT / "src", *(ROOT / "tests" / folder for folder in ("support", "tools"))]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(path) for path in paths),
        "PYTHONHASHSEED": "77",
    }
    with subprocess.Popen(
        [sys.executable, __file__], env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as run:
        here = digests()  # at the same time
        said, _ = run.communicate()
    assert run.returncode == 0
    there = json.loads(said)
    assert there["kernel"].endswith(".py")
    assert there["digests"] == here
    assert len(set(here.values())) == len(EPISODES)


if __name__ == "__main__":
    import tanglewood.kernel.state

    print(json.dumps({"kernel": tanglewood.kernel.state.__file__, "digests": digests()}))
