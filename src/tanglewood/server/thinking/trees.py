"""Search trees that bots of tables keep between the decisions of a turn.

A bot that has decided knows much about its next decision already, if the same seat decides again and chance
brought no news. The bot itself checks that: it compares what it expected to see with what it sees. So a tree
that does not fit any more is dropped, and a tree that is lost with its worker costs nothing but time.
"""

from collections import OrderedDict
from typing import NamedTuple

from tanglewood.bots import SearchBot

MAX_TREES = 32
"""Trees that a worker keeps."""


class BotKey(NamedTuple):
    """A bot of a table."""

    table: str
    seat: int
    level: str


class KeptTrees:
    """The bots whose trees are kept, the most recently used last."""

    def __init__(self, limit: int = MAX_TREES) -> None:
        self.limit = limit
        self.bots: OrderedDict[BotKey, SearchBot] = OrderedDict()

    def hand_over(self, key: BotKey, bot: SearchBot) -> None:
        """Give a bot the tree that its predecessor at the same seat has kept, if there is one."""
        last = self.bots.pop(key, None)
        if last is not None:
            bot.kept, bot.expected = last.kept, last.expected

    def keep(self, key: BotKey, bot: SearchBot) -> None:
        """Keep the tree of a bot that has decided, if it has one for its next decision."""
        if bot.kept is None:
            return
        self.bots[key] = bot
        while len(self.bots) > self.limit:
            self.bots.popitem(last=False)
