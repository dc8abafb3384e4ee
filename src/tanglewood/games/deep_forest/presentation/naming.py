"""Names of moves for patterns: `tile:troll` is a step onto a troll, what is paid to one, and sending one."""

from typing import Final

from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.board.table import Table
from tanglewood.games.deep_forest.components.pack import KINDS
from tanglewood.kernel.move import Move

STEPS: Final = (word.ENTER, word.GO, word.PASS, word.TAKE, word.OVERCOME, word.PAY, word.LEAVE)
"""Moves of one's own pawn; `a` is the field."""
SENDING: Final = (word.SEND, word.ONTO)
NAMES: Final = (*[f"tile:{kind}" for kind in KINDS], "tile:hidden")
TROLL: Final = ("tile:troll",)


def names_of(table: Table, move: Move) -> tuple[str, ...]:
    """What lies on the field, as its owner sees it: a visiting troll lies on top, a tile may be face down."""
    if move.kind in SENDING:
        return TROLL
    if move.kind not in STEPS:
        return ()
    player = table.players[table.turn]
    if player.danger >> move.a & 1:
        return TROLL
    if player.hidden >> move.a & 1:
        return ("tile:hidden",)
    return (f"tile:{KINDS[player.tiles[move.a]]}",)
