"""The pack of the table that is shown. A terminal shows one table at a time, and pieces of it are drawn later
than they are asked for, so the pack is not handed from piece to piece."""

from contextvars import ContextVar
from typing import Any

from tanglewood.api import Game
from tanglewood.games.mycelia.components.pack import Pack, standard

SHOWN: ContextVar[Pack | None] = ContextVar("shown", default=None)


def show(game: Game) -> None:
    """From now on this is the table."""
    state: Any = game.state
    SHOWN.set(state.config.pack)


def pack_shown() -> Pack:
    return SHOWN.get() or standard()
