"""Bots, by name. A bot gets a seat, never the true state."""

from collections.abc import Callable

from tanglewood.bots.levels import LEVELS, STYLES
from tanglewood.bots.search import SearchBot, Thought, expectations
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.seat import Bot
from tanglewood.kernel.text.echo import echo, meant

BOTS: dict[str, Callable[[Rng], Bot]] = {level.name: level.bot for level in (*LEVELS, *STYLES)}
ABOUT = {level.name: level.about for level in (*LEVELS, *STYLES)}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; its own chance comes from the seed."""
    if name not in BOTS:
        raise BotError(f"no bot is called {echo(name)}{meant(name, BOTS)}; there is {', '.join(BOTS)}")
    return BOTS[name](seeded(seed))


__all__ = ["ABOUT", "BOTS", "SearchBot", "Thought", "expectations", "make_bot"]
