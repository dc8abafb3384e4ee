"""Weaker opponents, who err as people do.

A person who is new to a game does not overlook every option with the same chance. There are things they do
not think of for a while (this card, that corner of the board), things they like and things they distrust, and
they look at what a move does at once and not at where its effect leads. All of that hangs on the things on
the table, by their names, and stays: whoever likes mushrooms likes them in the next turn too.
"""

from math import sqrt
from typing import Final
from zlib import crc32

from tanglewood.bots.greedy import GreedyBot
from tanglewood.kernel.chance import Rng, fork
from tanglewood.kernel.move import Move
from tanglewood.kernel.seat import Seat

SPELL: Final = 3
"""After so much progress of a game (rounds, or cards in cities) something else is forgotten."""
FORGETTING: Final = 1
LIKING: Final = 2
MANY: Final = 1 << 60


class ErringBot(GreedyBot):
    """Looks one decision ahead like the greedy one, with blind spots and likings.

    `forgets` is the share of things it does not think of, `fancy` how far a liking carries it beside what is
    at stake, and a `hasty` one does not follow an effect to its end.
    """

    def __init__(self, rng: Rng, forgets: float = 0.0, fancy: float = 0.0, hasty: bool = False) -> None:
        super().__init__(rng, hasty=hasty)
        self.forgets = forgets
        self.fancy = fancy
        self.character = rng.bits()  # where its blind spots and likings come from

    def choose(self, seat: Seat) -> Move:
        return self.weigh(seat)[0][0]

    def weigh(self, seat: Seat) -> list[tuple[Move, float]]:
        """The options as they look to it; what it does not think of comes last."""
        weighed = super().weigh(seat)
        worths = [worth for _, worth in weighed]
        at_stake = worths[0] - worths[len(worths) // 2]
        spell = seat.progress() // SPELL
        thought: list[tuple[Move, float]] = []
        forgotten: list[tuple[Move, float]] = []
        for move, worth in weighed:
            seen = worth + self.fancy * at_stake * self.liking(things(seat.names_of(move)))
            (forgotten if self.overlooks(move, spell) else thought).append((move, seen))
        thought.sort(key=looks)
        forgotten.sort(key=looks)
        return thought + forgotten

    def overlooks(self, move: Move, spell: int) -> bool:
        """Whether it does not think now of the thing that a move begins with."""
        start = things(move.path[:1])
        return bool(start) and self.draw(FORGETTING, start[0], spell) < self.forgets

    def liking(self, names: list[str]) -> float:
        """How it likes (or, below zero, distrusts) these things taken together. What all options have in
        common tips no scales."""
        total = 0.0
        for name in names:
            total += 2.0 * self.draw(LIKING, name, 0) - 1.0
        return total / max(1.0, sqrt(float(len(names))))

    def draw(self, trait: int, name: str, spell: int) -> float:
        """A number from 0 to 1 that belongs to a thing, the same whenever it is asked for."""
        return fork(self.character, trait, crc32(name.encode()), spell) / MANY


def looks(option: tuple[Move, float]) -> float:
    return -option[1]


def things(names: tuple[str, ...]) -> list[str]:
    """The names that stand for things on the table: nobody forgets that a turn can be ended."""
    return [name for name in names if not name.startswith(("move:", "button:"))]
