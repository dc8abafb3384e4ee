"""The bot that takes what looks best now."""

from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.seat import Bot, Seat
from tanglewood.kernel.state import State


class GreedyBot(Bot):
    """Looks one decision ahead in worlds it imagines; an effect that goes on is played out greedily, unless
    the bot is `hasty`."""

    def __init__(self, rng: Rng, worlds: int = 2, learned: bool = False, hasty: bool = False) -> None:
        super().__init__(rng)
        self.learned = learned  # judges by what was learned, not by the heuristic alone
        self.worlds = worlds
        self.hasty = hasty

    def choose(self, seat: Seat) -> Move:
        return self.weigh(seat)[0][0]

    def weigh(self, seat: Seat) -> list[tuple[Move, float]]:
        worth = [0.0] * len(seat.options)
        for _ in range(self.worlds):
            world = seat.imagine(self.rng)
            for i in range(len(seat.options)):
                worth[i] += after(world, seat.options[i], seat.number, self.learned, self.hasty)
        order = sorted(range(len(worth)), key=lambda i: -worth[i])
        return [(seat.options[i], worth[i] / self.worlds) for i in order]


def after(world: State, move: Move, seat: int, learned: bool = False, hasty: bool = False) -> float:
    """How a world looks once a move and the effect it starts are done; `hasty`: once the move is."""
    twin = played_out(world, move, seat, learned, hasty)
    return twin.judged()[seat] if learned else twin.value(seat)


def played_out(world: State, move: Move, seat: int, learned: bool = False, hasty: bool = False) -> State:
    """A world after a move and the effect it starts."""
    twin = world.copy()
    depth = len(twin.stack)
    twin.play(move)
    # The turn is the bottom of the stack; whatever lies on it is an effect under way.
    while not hasty and twin.turn == seat and len(twin.stack) > 1 and len(twin.stack) >= depth:
        twin = best_step(twin, seat, learned)
    return twin


def best_step(world: State, seat: int, learned: bool = False) -> State:
    """The world after the option that looks best on its own."""
    best = world
    top = float("-inf")
    for move in world.options():
        twin = world.copy()
        twin.play(move)
        value = twin.judged()[seat] if learned else twin.value(seat)
        if value > top:
            best, top = twin, value
    return best
