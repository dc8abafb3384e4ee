"""Words for tests of Everdell's worker abilities: tables where somebody has a certain one."""

from typing import Final

from playing import fresh
from tanglewood.games.everdell.pack import standard
from tanglewood.games.everdell.table import Table

POWERS: Final = "powers: all"
WAITS: Final = ("player 1:", "hand: king")
PACK: Final = standard()


def new(seed: int, **options: object) -> Table:
    state = fresh("everdell", seed, **options)
    assert isinstance(state, Table)
    return state


def chosen(state: Table, wanted: str = "") -> Table:
    """The same table once everybody has taken the wanted ability, or the first one offered."""
    while "choose-power" in state.text():
        offered = [move for move in state.options() if move.text == f"keep power {wanted}"]
        state.play((offered or state.options())[0])
    return state


def having(power: str, players: int, mode: str = "mistwood") -> tuple[Table, int]:
    """A new table where some seat has an ability, and that seat."""
    for seed in range(400):
        state = chosen(new(seed, players=players, powers=mode), power)
        for seat, one in enumerate(state.players):
            if PACK.powers[one.power].id == power:
                return state, seat
    raise AssertionError
