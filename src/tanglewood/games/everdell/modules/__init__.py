"""Modules of Everdell: boxes and variants that plug into the base game (see board/module.py).

This is the only file that names them all. They are asked, and their options are listed, in this order.
"""

from tanglewood.games.everdell.board.module import register
from tanglewood.games.everdell.components.language import learn, learn_abilities
from tanglewood.games.everdell.modules import corrin, extra
from tanglewood.games.everdell.modules.corrin import Corrin
from tanglewood.games.everdell.modules.extra import Extra
from tanglewood.games.everdell.modules.farms import Farms
from tanglewood.games.everdell.modules.legends import effects as legends_effects
from tanglewood.games.everdell.modules.legends import playing as legends_playing
from tanglewood.games.everdell.modules.legends import ways as legends_ways
from tanglewood.games.everdell.modules.legends.module import Legends
from tanglewood.games.everdell.modules.nightweave.module import NightweaveModule
from tanglewood.games.everdell.modules.powers import cards as powers_cards
from tanglewood.games.everdell.modules.powers import drawing as powers_drawing
from tanglewood.games.everdell.modules.powers import start as powers_start
from tanglewood.games.everdell.modules.powers import workers as powers_workers
from tanglewood.games.everdell.modules.powers.module import PowersModule
from tanglewood.games.everdell.modules.rugwort import cards as rugwort_cards
from tanglewood.games.everdell.modules.rugwort.module import RugwortCards, RugwortModule
from tanglewood.games.everdell.modules.view import PlayerView, TableView
from tanglewood.games.everdell.presentation.view import Views

register(
    [
        RugwortModule(),
        Farms(),
        Corrin(),
        Extra(),
        RugwortCards(),
        Legends(),
        PowersModule(),
        NightweaveModule(),
    ]
)
for effects in (
    corrin.EFFECTS,
    extra.EFFECTS,
    legends_effects.EFFECTS,
    legends_playing.EFFECTS,
    powers_cards.EFFECTS,
    powers_drawing.EFFECTS,
    powers_start.EFFECTS,
    powers_workers.EFFECTS,
    rugwort_cards.EFFECTS,
):
    learn(effects)
learn_abilities(legends_ways.ABILITIES)
Views.table = TableView
Views.player = PlayerView
