"""Views with the fields that modules add to those of the base game."""

from tanglewood.games.everdell.modules.nightweave.presentation.view import NightweaveView
from tanglewood.games.everdell.modules.powers.view import PowerView
from tanglewood.games.everdell.modules.rugwort.view import RugwortView
from tanglewood.games.everdell.presentation import view, view_parts


class PlayerView(view_parts.PlayerView, frozen=True):
    """One seat, with its worker ability."""

    power: PowerView | None


class TableView(view.TableView, frozen=True):
    """The table, with an opponent without a seat."""

    players: list[PlayerView]  # type: ignore[assignment]  # a list of views with more fields
    rugwort: RugwortView | None
    nightweave: NightweaveView | None
