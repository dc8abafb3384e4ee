"""Bots, by name. A bot gets a seat, never the true state."""

from collections.abc import Callable

from tanglewood.bots.agents import AGENTS
from tanglewood.bots.levels import KEPT, LEVELS, STYLES
from tanglewood.bots.restricted import RestrictedBot, check_patterns, split
from tanglewood.bots.search import SearchBot, Thought, expectations
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.errors import BotError, saying
from tanglewood.kernel.seat import Bot
from tanglewood.kernel.state import State
from tanglewood.kernel.text.echo import echo, meant, nearest
from tanglewood.kernel.text.name import Name
from tanglewood.kernel.text.phrase import Phrase

BOTS: dict[str, Callable[[Rng], Bot]] = {level.name: level.bot for level in (*LEVELS, *STYLES)}
PAST: dict[str, Callable[[Rng], Bot]] = {level.name: level.bot for level in KEPT}
ABOUT: dict[str, str] = {it.name: Name(it.about, f"bot-about-{it.name}") for it in (*LEVELS, *STYLES)}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, one of our own or an agent of another package; its own chance comes from the seed.
    `greedy-without-card:fool` is a restricted one (bots/restricted.py)."""
    level, patterns = split(name)
    bot = maker_of(level)(seeded(seed))
    if not isinstance(bot, Bot):
        raise BotError(f"{name}: expected something that makes a Bot, it made {type(bot).__name__}")
    return RestrictedBot(bot.rng, bot, patterns) if patterns else bot


def maker_of(name: str) -> Callable[[Rng], Bot]:
    """What makes the opponent of this name."""
    maker = BOTS.get(name) or PAST.get(name) or AGENTS.find(name)
    if maker is None:
        known = [*BOTS, *AGENTS.names()]
        every, near = ", ".join(known), nearest(name, known) or "none"
        problem = BotError(f"no bot is called {echo(name)}{meant(name, known)}; there is {every}")
        raise saying(problem, Phrase("refused-no-bot", given=echo(name), near=near, known=every))
    return maker


def place_of(name: str) -> str:
    """Where a bot is imported from if it is named by its place; else nothing.

    >>> place_of("my.module:Agent"), place_of("my/file.py"), place_of("greedy-without-card:fool")
    ('my.module:Agent', 'my/file.py', '')
    """
    level = split(name)[0]
    return level if ":" in level or level.endswith(".py") else ""


def is_bot(name: str) -> bool:
    level = split(name)[0]
    return level in BOTS or level in PAST or level in AGENTS.names()


def check_level(name: str) -> None:
    """Refuse a name that is not one of the opponents, all of whom may take every option."""
    maker_of(name)


def check_bots(names: list[str], state: State) -> None:
    """Refuse names that are no bots of this game: no such level, or a pattern that no move matches."""
    for name in names:
        level, patterns = split(name)
        check_level(level)
        check_patterns(state, patterns)


def searches(name: str) -> bool:
    """Whether a bot searches, so that it can give hints and review games."""
    return isinstance(make_bot(name, 0), SearchBot)


__all__ = [
    "ABOUT",
    "AGENTS",
    "BOTS",
    "RestrictedBot",
    "SearchBot",
    "Thought",
    "check_bots",
    "check_level",
    "expectations",
    "is_bot",
    "make_bot",
    "place_of",
    "searches",
]
