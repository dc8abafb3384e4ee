"""All effects of the base game that the pack can name, file by file; add a new file of effects here.

Those of modules are named in modules/__init__.py.
"""

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
)
