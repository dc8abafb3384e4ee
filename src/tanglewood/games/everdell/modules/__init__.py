"""Modules of Everdell: boxes and variants that plug into the base game (see board/module.py).

This is the only file that names them all. They are asked, and their options are listed, in this order.
"""

from tanglewood.games.everdell.board.module import register
from tanglewood.games.everdell.modules.corrin import Corrin
from tanglewood.games.everdell.modules.extra import Extra
from tanglewood.games.everdell.modules.farms import Farms
from tanglewood.games.everdell.modules.legends.module import Legends
from tanglewood.games.everdell.modules.nightweave.module import NightweaveModule
from tanglewood.games.everdell.modules.powers.module import PowersModule
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
Views.table = TableView
Views.player = PlayerView
