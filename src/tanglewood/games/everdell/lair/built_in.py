"""Her effects that stand on no card, so that a position can name them."""

from tanglewood.games.everdell.lair import gaze, personalities, plans, seasons, toll, turn

BUILT_IN = (
    toll.TOLL,
    turn.STEP,
    turn.OWN_SPACE,
    turn.OPEN_SPACE,
    seasons.PREPARE,
    seasons.FINISH,
    personalities.NASTY,
    personalities.PESSIMIST,
    gaze.GAZE,
    plans.SPIN,
    plans.PLOT,
    plans.BARRICADE,
    plans.BOUNTY,
    plans.STRENGTH,
    plans.SMARTY,
    plans.CONNECTIONS,
    plans.UNRAVEL,
    plans.EXTORTION,
)
