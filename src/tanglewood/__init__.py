"""Tanglewood: play, study and design forest board games.

>>> import tanglewood
>>> game = tanglewood.new_game("mycelia", players=3, seed=1)
>>> while not game.over:
...     game.play(game.options()[0])
>>> game.result().winners
[1]
"""

from tanglewood.api import Game, from_text, game_with, load, new_game
from tanglewood.kernel.errors import (
    BotError,
    GameOverError,
    MoveError,
    OptionError,
    PackError,
    RecordError,
    TanglewoodError,
    TextError,
    UnknownGameError,
)
from tanglewood.kernel.move import Move
from tanglewood.kernel.result import Result
from tanglewood.kernel.state import NOBODY
from tanglewood.version import VERSION

__all__ = [
    "NOBODY",
    "BotError",
    "Game",
    "GameOverError",
    "Move",
    "MoveError",
    "OptionError",
    "PackError",
    "RecordError",
    "Result",
    "TanglewoodError",
    "TextError",
    "UnknownGameError",
    "__version__",
    "from_text",
    "game_with",
    "load",
    "new_game",
]

__version__ = VERSION

del VERSION
