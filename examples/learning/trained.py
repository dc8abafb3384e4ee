"""The agent that train.py has trained, for the arena, tables and `tanglewood evaluate`."""

from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO

from tanglewood.env.agents import ArrayBot
from tanglewood.kernel.chance import Rng
from train import MODEL, SCALE


class Agent(ArrayBot):
    """Takes what the model likes best."""

    model: Any = None

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        if Agent.model is None:
            Agent.model = MaskablePPO.load(MODEL, device="cpu")

    def act(self, observation: Any, action_mask: Any) -> int:
        seen = observation.astype(np.float32) / SCALE
        action, _ = Agent.model.predict(seen, action_masks=action_mask.astype(bool), deterministic=True)
        return int(action)
