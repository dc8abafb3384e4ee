"""Nightweave's effects that stand on no card, so that a position can name them."""

from tanglewood.games.everdell.modules.nightweave import meetings, seasons, station, turn, visiting
from tanglewood.games.everdell.modules.nightweave.scheme import (
    captives,
    covering,
    gaze,
    intrigues,
    personalities,
    scheming,
    spinning,
)
from tanglewood.games.everdell.play import tolls

BUILT_IN = (
    tolls.TOLL,
    turn.STEP,
    visiting.OWN_SPACE,
    visiting.OPEN_SPACE,
    seasons.PREPARE,
    seasons.FINISH,
    personalities.NASTY,
    personalities.PESSIMIST,
    gaze.GAZE,
    scheming.SPIN,
    scheming.PLOT,
    scheming.BARRICADE,
    scheming.BOUNTY,
    scheming.STRENGTH,
    scheming.SMARTY,
    scheming.CONNECTIONS,
    scheming.UNRAVEL,
    scheming.EXTORTION,
    intrigues.AVERT,
    spinning.SPIN,
    spinning.FOIL,
    spinning.LESSEN,
    spinning.PICKPOCKET,
    covering.COVER,
    station.TRAIN_BONUS,
    captives.CAPTURE,
    captives.WAITS,
    captives.TAKEOVER,
    meetings.ROWDY,
    meetings.ROWDY_LOSS,
)
