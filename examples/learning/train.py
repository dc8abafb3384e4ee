"""Train MaskablePPO on one seat of Mycelia against a random player, and measure it against the same.

    pip install "tanglewood[rl,train]"
    python examples/learning/train.py --minutes 5
    tanglewood evaluate mycelia --agent trained:Agent --against random     (in this folder)

The model is kept as `trained.zip` beside this file; `trained.py` plays it.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from tanglewood.env.vector import BotsAround, Tables

MODEL = Path(__file__).parent / "trained.zip"
SCALE = 10.0
"""Cells are small counts; divided by this they are about as large as a network likes."""


class Seats(VecEnv):
    """One seat of many tables as stable-baselines3 wants it."""

    def __init__(self, game: str, rows: int, opponent: str, seed: int, **options: Any) -> None:
        others = BotsAround(0, 2, opponent)
        self.tables = Tables(game, rows, seed=seed, bots=others, last_seat=0, **options)
        space = spaces.Box(0.0, 255.0 / SCALE, (self.tables.width,), dtype=np.float32)
        super().__init__(rows, space, spaces.Discrete(self.tables.actions))
        self.length = np.zeros(rows, dtype=int)
        self.total = np.zeros(rows)

    def seen(self) -> Any:
        return self.tables.observations.astype(np.float32) / SCALE

    def reset(self) -> Any:
        self.tables.reset()
        return self.seen()

    def step_async(self, actions: Any) -> None:
        self.chosen = actions

    def step_wait(self) -> Any:
        tables = self.tables
        tables.step(self.chosen)
        rewards = tables.rewards[:, 0].copy()
        over = tables.ends > 0
        self.length += 1
        self.total += rewards
        infos: list[dict[str, Any]] = [{} for _ in range(tables.rows)]
        for row in np.flatnonzero(over):
            infos[row] = {
                "terminal_observation": tables.finals[row].astype(np.float32) / SCALE,
                "TimeLimit.truncated": bool(tables.ends[row] == 2),
                "episode": {"r": float(self.total[row]), "l": int(self.length[row]), "t": 0.0},
            }
            self.length[row] = 0
            self.total[row] = 0.0
        return self.seen(), rewards, over, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.tables.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


class Until(BaseCallback):
    """Stops after some minutes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    # The network is so small that more threads only wait for each other, most of all on a busy machine.
    torch.set_num_threads(1)
    env = Seats("mycelia", wish.tables, wish.opponent, wish.seed, reward="shaped", discount=0.995)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 128]},
        seed=wish.seed,
        device="cpu",
        verbose=1,
    )
    model.learn(total_timesteps=1_000_000_000, callback=Until(wish.minutes))
    model.save(MODEL)
    print(f"{model.num_timesteps} decisions; kept as {MODEL.name}")


if __name__ == "__main__":
    main()
