"""Whether Nightweave's steps, and what her modules ask of humans, go with the options of a position."""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect
from tanglewood.games.everdell.modules.nightweave import meetings, seasons, station, turn, visiting
from tanglewood.games.everdell.modules.nightweave.basics import spins
from tanglewood.games.everdell.modules.nightweave.built_in import BUILT_IN
from tanglewood.games.everdell.modules.nightweave.scheme import moments
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.play import placing as places
from tanglewood.games.everdell.play import playing, reacting, use_toll

HERS: Final = (
    *(turn.STEP, visiting.OWN_SPACE, visiting.OPEN_SPACE, seasons.PREPARE, seasons.FINISH),
    *(meetings.ROWDY, meetings.ROWDY_LOSS, station.TRAIN_BONUS),
)
"""Nightweave's steps without any module."""
WATCHED: Final = (
    *(playing.PLAY_TOLL, places.PLACE_TOLL, places.GO_THERE, use_toll.USE_TOLL),
    *(reacting.PAY_REACTION, reacting.REFILL),
)
"""Steps of humans that her modules bring about."""


def fits_options(table: Table, effect: Effect) -> bool | None:
    """Whether an effect that Nightweave brings about goes with the options."""
    if effect in HERS:
        return nightweave_at(table) is not None
    if effect in BUILT_IN or effect in WATCHED:
        return moments.watched(table) or spins(table)
    return None
