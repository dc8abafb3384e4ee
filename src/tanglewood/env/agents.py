"""Bots that decide by arrays: what an agent that has learned is made of."""

from typing import Any

import numpy as np

from tanglewood.env.arrays import wrapped
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.observing.sheet import Observer, Sheet
from tanglewood.kernel.seat import Bot, Seat


class ArrayBot(Bot):
    """A bot that is given an observation and a mask, as an environment gives them, and answers with an
    action.

    Write `act` in a subclass and name it as an entry point of the group `tanglewood.agents`: then it plays in
    the arena and at tables like our own levels.
    """

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.writer: Observer | None = None

    def choose(self, seat: Seat) -> Move:
        if self.writer is None:
            self.writer = seat.observer()
            self.sheet = Sheet(self.writer.layout.width)
        seat.observe(self.writer, self.sheet)
        numbers = [move.index for move in seat.options]
        mask = np.zeros(seat.actions(), dtype=np.int8)
        mask[numbers] = 1
        action = int(self.act(wrapped(self.sheet)[0].copy(), mask))
        return seat.options[numbers.index(action)]

    def act(self, observation: Any, action_mask: Any) -> int:
        """The number of one of the moves that the mask allows."""
        raise NotImplementedError
