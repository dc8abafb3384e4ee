"""What a server does before its doors open, so that nobody waits for it later: the first sentence of a
process imports Fluent and parses files, which takes longer than a hundred moves."""

import contextlib
import gc

from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.live.telling import Updates
from tanglewood.server.live.watchers import Viewer, message
from tanglewood.words import spoken

MOVES = 12
"""Moves of each game; most sentences are in the file of the first one."""


def warm_up() -> None:
    """Play a few moves of every game for nobody, and put them into words in the language of this house."""
    for info in GAMES.sound()[0]:
        with contextlib.suppress(TanglewoodError):  # a game that cannot be played by two
            rehearse(info)


def rehearse(info: GameInfo) -> None:
    seats = [TableSeat("human", None, name, name.encode(), None) for name in ("A", "B")]
    live = LiveGame("", info.id, {}, 0, "", seats)
    for _ in range(MOVES):
        if live.over:
            return
        live.play(live.turn, live.state.options()[0])
        told = Updates(live, live.number - 1, set())
        for seats_held in ((), (0,), (1,)):
            viewer = Viewer(seats_held, language=spoken())
            message("update", told.of(viewer), live.number)


def settle() -> None:
    """What is there now stays as long as the process: looking for garbage in it takes a fifth of the time of
    putting a move into words, and would make copies of it in processes that share it."""
    gc.collect()
    gc.freeze()
