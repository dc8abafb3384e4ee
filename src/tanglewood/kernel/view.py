"""What the views of all games begin with. Not compiled, because msgspec makes its classes at run time."""

from typing import Any

import msgspec

from tanglewood.kernel.state import State


class TableHead(msgspec.Struct, frozen=True):
    """Who looks and who moves: `viewer` is the seat that looks (-1: a spectator), `turn` the seat that
    decides, `active` the seat whose turn it is, `first` the seat that began."""

    game: str
    viewer: int
    turn: int
    active: int
    first: int


def head_of(state: State, active: int, viewer: int) -> dict[str, Any]:
    """The values of these fields."""
    config = state.game_config()
    return {
        "game": config.game,
        "viewer": viewer,
        "turn": state.turn,
        "active": active,
        "first": config.first,
    }
