"""What the sentences about the deep forest are made of."""

from tanglewood.games.deep_forest.config import GAME
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.words import GameWords

say = GameWords(GAME).say


def amounts(gains: list[int]) -> str:
    """Resources as people say them: `2 potions, 1 marker`."""
    parts = [say("amount", n=n, resource=RESOURCES[kind]) for kind, n in enumerate(gains) if n]
    return ", ".join(parts) if parts else say("nothing")
