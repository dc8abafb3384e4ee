"""Where Newleaf's cards come from when they are played (play/sources.py has the other sources)."""

from typing import Final

from tanglewood.games.everdell.play.sources import SOURCES

FROM_STATION: Final = 24
"""The station: this number for the top card, then one and two more."""
RESERVED: Final = 27
"""Under the player's reservation token."""

for slot in range(3):
    SOURCES[FROM_STATION + slot] = "station"
SOURCES[RESERVED] = "reserved"


def slot_of(source: int) -> int:
    """The place at the station that a source names, or -1."""
    return source - FROM_STATION if FROM_STATION <= source < RESERVED else -1
