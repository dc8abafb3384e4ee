"""The opponents by name: levels from the weakest to the strongest, and styles beside them.

Levels that search count iterations, not time, so that a seed gives the same game everywhere. CAP is a net for
slow machines and the interpreted build: only there does it end a thought early.
"""

from typing import Final

from tanglewood.bots.config import SearchConfig
from tanglewood.bots.erring import ErringBot
from tanglewood.bots.greedy import GreedyBot
from tanglewood.bots.random import RandomBot
from tanglewood.bots.search import SearchBot
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.seat import Bot

ADEPT: Final = 80
"""Iterations of the adept and of those who think like it."""
MASTER: Final = 600
CAP: Final = 5.0
"""Seconds after which any decision is taken."""


class Level:
    """An opponent as data: none of the ways to decide sees more than its seat."""

    __slots__ = ("about", "alone", "config", "fancy", "forgets", "hasty", "iterations", "name")

    def __init__(
        self,
        name: str,
        about: str,
        forgets: float = 0.0,
        iterations: int = 0,
        config: SearchConfig | None = None,
        alone: int = 0,
        fancy: float = 0.0,
        hasty: bool = False,
    ) -> None:
        self.name = name
        self.forgets = forgets  # the share of things it does not think of; 1: it does not think at all
        self.fancy = fancy  # how far likings carry it
        self.hasty = hasty  # does not follow an effect to its end
        self.iterations = iterations  # of the search; 0: it looks one decision ahead
        self.config = config if config is not None else SearchConfig()
        self.about = about
        self.alone = alone  # iterations against a clockwork, where nobody waits; 0: as many

    def bot(self, rng: Rng) -> Bot:
        if self.forgets == 1.0:
            return RandomBot(rng)
        if self.iterations:
            return SearchBot(rng, self.iterations, CAP, self.config, alone=self.alone)
        if self.forgets:
            return ErringBot(rng, self.forgets, self.fancy, self.hasty)
        return GreedyBot(rng)


LEVELS: Final = (
    Level("random", "takes any option, each as likely as the others", forgets=1.0),
    Level(
        "beginner",
        "sees what a move does at once, forgets many things and follows its likings",
        forgets=0.2,
        fancy=0.6,
        hasty=True,
    ),
    Level(
        "apprentice",
        "looks one decision ahead, forgets a thing now and then and has its likings",
        forgets=0.1,
        fancy=0.35,
    ),
    Level("greedy", "looks one decision ahead and takes what looks best"),
    Level(
        "adept",
        "imagines dozens of ways the next turns may go",
        iterations=ADEPT,
        config=SearchConfig(rollout_turns=4),
    ),
    Level(
        "master",
        "imagines hundreds of ways the next turns may go",
        iterations=MASTER,
        config=SearchConfig(rollout_turns=2, learned=True, looks=4, trust=16.0, swing=0.6),
        alone=1600,
    ),
)

STYLES: Final = (
    Level(
        "gambler",
        "thinks like the adept and likes a risk",
        iterations=ADEPT,
        config=SearchConfig(rollout_turns=4, risk=2.5),
    ),
    Level(
        "cautious",
        "thinks like the adept and likes to be sure",
        iterations=ADEPT,
        config=SearchConfig(rollout_turns=4, risk=0.4),
    ),
)
"""Characters beside the ladder, who think as long as the adept."""

KEPT: Final = (
    Level(
        "master-2026-11",
        "the master as it was before it learned from games",
        iterations=MASTER,
        config=SearchConfig(rollout_turns=2),
        alone=1600,
    ),
)
"""Opponents of the past, for comparisons: known by name, listed nowhere."""

SEARCHING: Final = [level.name for level in (*LEVELS, *STYLES) if level.iterations]
"""Every opponent that searches: its decisions take time."""
SEARCH_LEVELS: Final = [level.name for level in LEVELS if level.iterations]
"""The levels that search, the strongest last: they give hints and review games."""
DEFAULT_BOT: Final = "greedy"
"""The opponent of a new table: it plays sensibly and keeps nobody waiting."""
