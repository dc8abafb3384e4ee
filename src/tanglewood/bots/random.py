"""The bot that does not care."""

from tanglewood.kernel.move import Move
from tanglewood.kernel.seat import Bot, Seat


class RandomBot(Bot):
    """Takes any option, each as likely as the others."""

    def choose(self, seat: Seat) -> Move:
        return seat.options[self.rng.below(len(seat.options))]

    def weigh(self, seat: Seat) -> list[tuple[Move, float]]:
        return [(move, 0.0) for move in seat.options]
