"""The bots the server offers, by what they are used for."""

from tanglewood.bots.levels import THINKERS
from tanglewood.review import SEARCHERS

DEFAULT_BOT = "greedy"
"""The bot of a new table: it plays sensibly and keeps nobody waiting."""
SLOW_BOTS = THINKERS
"""The bots that search: a decision of theirs takes time."""
ANALYSTS = SEARCHERS
"""The bots that can give hints and analyse a game, the strongest last."""
STRONGEST = ANALYSTS[-1]
