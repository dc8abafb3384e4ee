"""All effects the pack can name, file by file; a new file of effects is added here."""

from typing import Final

from tanglewood.games.everdell.effects import (
    bargains,
    choices,
    gaining,
    giving,
    handing,
    locations,
    production,
    removing,
    revealing,
    visits,
)
from tanglewood.games.everdell.effects.base import Effect
from tanglewood.games.everdell.modules import corrin, extra, legends, legends_playing
from tanglewood.games.everdell.modules.powers import cards as powers_cards
from tanglewood.games.everdell.modules.powers import drawing as powers_drawing
from tanglewood.games.everdell.modules.powers import start as powers_start
from tanglewood.games.everdell.modules.powers import workers as powers_workers
from tanglewood.games.everdell.modules.rugwort import cards as rugwort_cards
from tanglewood.games.everdell.play import lifting

EFFECTS: Final[tuple[type[Effect], ...]] = (
    *bargains.EFFECTS,
    *choices.EFFECTS,
    *gaining.EFFECTS,
    *giving.EFFECTS,
    *handing.EFFECTS,
    *locations.EFFECTS,
    *production.EFFECTS,
    *removing.EFFECTS,
    *revealing.EFFECTS,
    *visits.EFFECTS,
    *lifting.EFFECTS,
    *corrin.EFFECTS,
    *extra.EFFECTS,
    *legends.EFFECTS,
    *legends_playing.EFFECTS,
    *powers_cards.EFFECTS,
    *powers_drawing.EFFECTS,
    *powers_start.EFFECTS,
    *powers_workers.EFFECTS,
    *rugwort_cards.EFFECTS,
)
