"""The opponents by name: levels from the weakest to the strongest, and styles beside them.

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

ADEPT: Final = 80
"""Iterations of the adept and of those who think like it."""
MASTER: Final = 600
CAP: Final = 5.0
"""Seconds after which any decision is taken."""


class Level:
    """An opponent as data: none of the three ways to decide sees more than its seat."""

    __slots__ = ("about", "alone", "forgets", "iterations", "manner", "name")

    def __init__(
        self,
        name: str,
        about: str,
        forgets: float = 0.0,
        iterations: int = 0,
        manner: Manner | None = None,
        alone: int = 0,
    ) -> None:
        self.name = name
        self.forgets = forgets  # the share of options it overlooks
        self.iterations = iterations  # of the search; 0: it looks one decision ahead
        self.manner = manner if manner is not None else Manner()
        self.about = about
        self.alone = alone  # iterations against a clockwork, where nobody waits; 0: as many

    def bot(self, rng: Rng) -> Bot:
        if self.forgets == 1.0:
            return RandomBot(rng)
        if self.iterations:
            return SearchBot(rng, self.iterations, CAP, self.manner, alone=self.alone)
        return GreedyBot(rng, forgets=self.forgets)


LEVELS: Final = (
    Level("random", "takes any option, each as likely as the others", forgets=1.0),
    Level("beginner", "looks one decision ahead and overlooks more than half of its options", forgets=0.6),
    Level("apprentice", "looks one decision ahead and overlooks some of its options", forgets=0.3),
    Level("greedy", "looks one decision ahead and takes what looks best"),
    Level(
        "adept",
        "imagines dozens of ways the next turns may go",
        iterations=ADEPT,
        manner=Manner(turns=4),
    ),
    Level(
        "master",
        "imagines hundreds of ways the next turns may go",
        iterations=MASTER,
        manner=Manner(turns=2),
        alone=1600,
    ),
)

STYLES: Final = (
    Level(
        "gambler",
        "thinks like the adept and likes a risk",
        iterations=ADEPT,
        manner=Manner(turns=4, taste=2.5),
    ),
    Level(
        "cautious",
        "thinks like the adept and likes to be sure",
        iterations=ADEPT,
        manner=Manner(turns=4, taste=0.4),
    ),
)
"""Characters beside the ladder, who think as long as the adept."""

THINKERS: Final = [level.name for level in (*LEVELS, *STYLES) if level.iterations]
"""Those who search: a decision of theirs takes time."""
