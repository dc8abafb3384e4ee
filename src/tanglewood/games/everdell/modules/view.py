"""Views with the fields that modules add to those of the base game."""

from tanglewood.games.everdell.modules.bellfaire.view import BellfaireView
from tanglewood.games.everdell.modules.newleaf.presentation.view import StationView, TravelView
from tanglewood.games.everdell.modules.nightweave.presentation.view import NightweaveView
from tanglewood.games.everdell.modules.pearlbrook.view import RiverSideView, RiverView
from tanglewood.games.everdell.modules.powers.view import PowerView
from tanglewood.games.everdell.modules.rugwort.view import RugwortView
from tanglewood.games.everdell.modules.spirecrest.view import ExpeditionView, SpirecrestView
from tanglewood.games.everdell.presentation import view, view_parts


class PlayerView(view_parts.PlayerView, frozen=True):
    """One seat, with its worker ability and what it has of a land."""

    power: PowerView | None
    pearlbrook: RiverSideView | None
    travel: TravelView | None
    expedition: ExpeditionView | None


class TableView(view.TableView, frozen=True):
    """The table, with an opponent without a seat and the boards of lands."""

    players: list[PlayerView]  # type: ignore[assignment]  # a list of views with more fields
    rugwort: RugwortView | None
    nightweave: NightweaveView | None
    bellfaire: BellfaireView | None
    pearlbrook: RiverView | None
    station: StationView | None
    spirecrest: SpirecrestView | None
