"""Words for tests of Everdell's worker abilities: tables where somebody has a certain one."""

from typing import Final

from playing import fresh
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.games.everdell.modules.powers.view import PowerView
from tanglewood.games.everdell.modules.view import TableView
from tanglewood.games.everdell.state import Everdell

POWERS: Final = "powers: all"
WAITS: Final = ("player 1:", "hand: king?")
PACK: Final = standard()


def new(seed: int, **options: object) -> Everdell:
    state = fresh("everdell", seed, **options)
    assert isinstance(state, Everdell)
    return state


def chosen(state: Everdell, wanted: str = "") -> Everdell:
    """The same table once everybody has taken the wanted ability, or the first one offered."""
    while "choose-power" in state.text():
        offered = [move for move in state.options() if move.text == f"keep power {wanted}"]
        state.play((offered or state.options())[0])
    return state


def having(power: str, players: int, mode: str = "mistwood") -> tuple[Everdell, int]:
    """A new table where some seat has an ability, and that seat."""
    for seed in range(400):
        state = chosen(new(seed, players=players, powers=mode), power)
        for seat, one in enumerate(state.players):
            if powers_in(PACK)[one.power].id == power:
                return state, seat
    raise AssertionError


def seen(state: Everdell, viewer: int, seat: int) -> PowerView:
    """What somebody sees of a seat's ability."""
    view = state.view(viewer)
    assert isinstance(view, TableView)
    power = view.players[seat].power
    assert power is not None
    return power
