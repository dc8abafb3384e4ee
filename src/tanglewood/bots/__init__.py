"""Bots, by name. A bot gets a seat, never the true state."""

from tanglewood.bots.greedy import GreedyBot
from tanglewood.bots.random import RandomBot
from tanglewood.bots.search import SearchBot, Thought, expectations
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.seat import Bot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
ABOUT = {
    "random": "takes any option, each as likely as the others",
    "greedy": "looks one decision ahead and takes what looks best",
}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; its own chance comes from the seed."""
    if name not in BOTS:
        raise BotError(f"no bot is called {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seeded(seed))


__all__ = ["ABOUT", "BOTS", "SearchBot", "Thought", "expectations", "make_bot"]
