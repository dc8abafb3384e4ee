"""The games. Only their listings are made here; `lookup` imports a game when it is wanted.

A game of another package would bring a `Listing` of its own.
"""

from typing import Final

from tanglewood.kernel.registry import Listing, announce

DEEP_FOREST: Final = Listing(
    "deep_forest",
    "Through the Deep Forest",
    "Find a way through your forest before the fog does, past obstacles, trolls and monsters.",
    "tanglewood.games.deep_forest",
)
EVERDELL: Final = Listing(
    "everdell",
    "Everdell",
    "Build a forest city of fifteen spaces, with a handful of workers and four seasons.",
    "tanglewood.games.everdell",
)
MYCELIA: Final = Listing(
    "mycelia",
    "Mycelia",
    "Lead the dewdrops of your forest floor to the shrine with a growing deck of mushrooms.",
    "tanglewood.games.mycelia",
)

for _listing in (DEEP_FOREST, EVERDELL, MYCELIA):
    announce(_listing)
