"""Modules of Everdell: boxes and variants that plug into the base game (see board/module.py).

This is the only file that names them all. They are asked, and their options are listed, in this order.
"""

from tanglewood.games.everdell.board.module import register
from tanglewood.games.everdell.components.language import learn, learn_abilities
from tanglewood.games.everdell.components.schema import learn_shapes
from tanglewood.games.everdell.modules import corrin, extra
from tanglewood.games.everdell.modules.bellfaire import market as bellfaire_market
from tanglewood.games.everdell.modules.bellfaire import schema as bellfaire_schema
from tanglewood.games.everdell.modules.bellfaire.module import Bellfaire
from tanglewood.games.everdell.modules.corrin import Corrin
from tanglewood.games.everdell.modules.extra import Extra
from tanglewood.games.everdell.modules.farms import Farms
from tanglewood.games.everdell.modules.legends import effects as legends_effects
from tanglewood.games.everdell.modules.legends import playing as legends_playing
from tanglewood.games.everdell.modules.legends import ways as legends_ways
from tanglewood.games.everdell.modules.legends.module import Legends
from tanglewood.games.everdell.modules.newleaf import tiles as newleaf_tiles
from tanglewood.games.everdell.modules.newleaf import visitors as newleaf_visitors
from tanglewood.games.everdell.modules.newleaf.cards import copying as newleaf_copying
from tanglewood.games.everdell.modules.newleaf.cards import deeds as newleaf_deeds
from tanglewood.games.everdell.modules.newleaf.cards import drawing as newleaf_drawing
from tanglewood.games.everdell.modules.newleaf.cards import playing as newleaf_playing
from tanglewood.games.everdell.modules.newleaf.cards import scoring as newleaf_scoring
from tanglewood.games.everdell.modules.newleaf.module import NewleafModule
from tanglewood.games.everdell.modules.nightweave.module import NightweaveModule
from tanglewood.games.everdell.modules.pearlbrook import adornments as pearlbrook_adornments
from tanglewood.games.everdell.modules.pearlbrook import events as pearlbrook_events
from tanglewood.games.everdell.modules.pearlbrook import frogs as pearlbrook_frogs
from tanglewood.games.everdell.modules.pearlbrook import messengers as pearlbrook_messengers
from tanglewood.games.everdell.modules.pearlbrook import prices as pearlbrook_prices
from tanglewood.games.everdell.modules.pearlbrook import schema as pearlbrook_schema
from tanglewood.games.everdell.modules.pearlbrook import ships as pearlbrook_ships
from tanglewood.games.everdell.modules.pearlbrook import wonders as pearlbrook_wonders
from tanglewood.games.everdell.modules.pearlbrook.module import PearlbrookModule
from tanglewood.games.everdell.modules.powers import cards as powers_cards
from tanglewood.games.everdell.modules.powers import drawing as powers_drawing
from tanglewood.games.everdell.modules.powers import start as powers_start
from tanglewood.games.everdell.modules.powers import workers as powers_workers
from tanglewood.games.everdell.modules.powers.module import PowersModule
from tanglewood.games.everdell.modules.rugwort import cards as rugwort_cards
from tanglewood.games.everdell.modules.rugwort.module import RugwortCards, RugwortModule
from tanglewood.games.everdell.modules.spirecrest import finds as spirecrest_finds
from tanglewood.games.everdell.modules.spirecrest import schema as spirecrest_schema
from tanglewood.games.everdell.modules.spirecrest.module import SpirecrestModule
from tanglewood.games.everdell.modules.spirecrest.workers import laboratory as spirecrest_laboratory
from tanglewood.games.everdell.modules.spirecrest.workers import spaces as spirecrest_spaces
from tanglewood.games.everdell.modules.view import PlayerView, TableView
from tanglewood.games.everdell.play.scoring import learn_counts
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
        SpirecrestModule(),
        NightweaveModule(),
        Bellfaire(),
        PearlbrookModule(),
        NewleafModule(),
    ]
)
for effects in (
    bellfaire_market.EFFECTS,
    corrin.EFFECTS,
    extra.EFFECTS,
    legends_effects.EFFECTS,
    legends_playing.EFFECTS,
    pearlbrook_adornments.EFFECTS,
    pearlbrook_events.EFFECTS,
    pearlbrook_frogs.EFFECTS,
    pearlbrook_messengers.EFFECTS,
    pearlbrook_prices.EFFECTS,
    pearlbrook_ships.EFFECTS,
    pearlbrook_wonders.EFFECTS,
    newleaf_copying.EFFECTS,
    newleaf_deeds.EFFECTS,
    newleaf_drawing.EFFECTS,
    newleaf_playing.EFFECTS,
    newleaf_tiles.EFFECTS,
    newleaf_visitors.EFFECTS,
    powers_cards.EFFECTS,
    powers_drawing.EFFECTS,
    powers_start.EFFECTS,
    powers_workers.EFFECTS,
    rugwort_cards.EFFECTS,
    spirecrest_finds.EFFECTS,
    spirecrest_laboratory.EFFECTS,
    spirecrest_spaces.EFFECTS,
):
    learn(effects)
learn_abilities(legends_ways.ABILITIES)
learn_counts(newleaf_scoring.COUNTS)
learn_shapes(bellfaire_schema.SINGLE, bellfaire_schema.MANY)
learn_shapes(pearlbrook_schema.SINGLE, pearlbrook_schema.MANY)
learn_shapes(spirecrest_schema.SINGLE, spirecrest_schema.MANY)
Views.table = TableView
Views.player = PlayerView
