"""The opponents by name, from the weakest to the strongest.

Levels that search count iterations, not time, so that a seed gives the same game everywhere. CAP is a net for
slow machines and the interpreted build: only there does it end a thought early.
"""

from typing import Final

from tanglewood.bots.greedy import GreedyBot
from tanglewood.bots.random import RandomBot
from tanglewood.bots.search import SearchBot
from tanglewood.bots.tree import Manner
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.seat import Bot

CAP: Final = 5.0
"""Seconds after which any decision is taken."""


class Level:
    """An opponent as data: none of the three ways to decide sees more than its seat."""

    __slots__ = ("about", "forgets", "iterations", "name", "turns")

    def __init__(self, name: str, forgets: float, iterations: int, turns: int, about: str) -> None:
        self.name = name
        self.forgets = forgets  # the share of options it overlooks
        self.iterations = iterations  # of the search; 0: it looks one decision ahead
        self.turns = turns  # that it plays on behind what it searched
        self.about = about

    def bot(self, rng: Rng) -> Bot:
        if self.forgets == 1.0:
            return RandomBot(rng)
        if self.iterations:
            return SearchBot(rng, self.iterations, CAP, self.manner())
        return GreedyBot(rng, forgets=self.forgets)

    def manner(self) -> Manner:
        return Manner(self.turns)


LEVELS: Final = (
    Level("random", 1.0, 0, 0, "takes any option, each as likely as the others"),
    Level("beginner", 0.6, 0, 0, "looks one decision ahead and overlooks more than half of its options"),
    Level("apprentice", 0.3, 0, 0, "looks one decision ahead and overlooks some of its options"),
    Level("greedy", 0.0, 0, 0, "looks one decision ahead and takes what looks best"),
    Level("adept", 0.0, 60, 4, "imagines dozens of ways the next turns may go"),
    Level("master", 0.0, 400, 4, "imagines hundreds of ways the next turns may go"),
)
