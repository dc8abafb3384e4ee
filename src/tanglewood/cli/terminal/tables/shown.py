"""The pack of the table that is shown. A terminal shows one table at a time, and pieces of it are drawn later
than they are asked for, so the pack is not handed from piece to piece."""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

from tanglewood.api import Game

P = TypeVar("P")


class ShownPack(Generic[P]):
    """The pack a game's table is drawn with: that of the game shown last, `standard` before there was one."""

    def __init__(self, standard: Callable[[], P]) -> None:
        self.standard = standard
        self.pack: ContextVar[P | None] = ContextVar("shown", default=None)

    def show(self, game: Game) -> None:
        """From now on this is the table."""
        state: Any = game.state
        self.pack.set(state.config.pack)

    def __call__(self) -> P:
        return self.pack.get() or self.standard()
