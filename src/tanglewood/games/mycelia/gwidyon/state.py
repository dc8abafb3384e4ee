"""Gwidyon, the solo opponent: a pile of drops, a chip with two sides and six solo cards.

He plays automatically. Every event of his names the rule that makes him act. His turn is in turn.py.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.mycelia.board.player import Cards
from tanglewood.kernel.text.name import Name

if TYPE_CHECKING:
    from tanglewood.games.mycelia.board.table import Table

NAME: Final = Name("Gwidyon", "mycelia-gwidyon")
REST: Final = 0
REMOVE_SIDE: Final = 1


class Gwidyon:
    """His things. `deck` are the solo cards still face down, the next one last; `seen` are those turned
    up."""

    __slots__ = ("chip", "deck", "favour", "left", "seen", "start")

    def __init__(self, start: int, left: int, chip: int, deck: Cards, seen: Cards, favour: int) -> None:
        self.start = start
        self.left = left
        self.chip = chip
        self.deck = deck
        self.seen = seen
        self.favour = favour

    def copy(self) -> "Gwidyon":
        return Gwidyon(self.start, self.left, self.chip, self.deck, self.seen, self.favour)


def removes(table: "Table", n: int, rule: str) -> None:
    """Take drops off his pile; they go into the shrine like any others (MY.solo.shrine)."""
    him = table.gwidyon
    assert him is not None
    n = min(n, him.left)
    if not n:
        return
    him.left -= n
    table.collected += n
    if table.listener is not None:
        table.emit("gwidyon-removed", 0, {"n": n, "left": him.left, "rule": rule})
    if him.left == 0 and not table.ending:
        table.ending = True
        if table.listener is not None:
            table.emit("gwidyon-ending", 0, {"rule": "MY.solo.check_time"})


def turns_chip(table: "Table", rule: str) -> None:
    """Turn the chip over; on its remove side he removes a drop (MY.solo.chip)."""
    him = table.gwidyon
    assert him is not None
    him.chip = REST if him.chip == REMOVE_SIDE else REMOVE_SIDE
    if table.listener is not None:
        side = "remove" if him.chip == REMOVE_SIDE else "rest"
        table.emit("gwidyon-chip", 0, {"side": side, "rule": rule})
    if him.chip == REMOVE_SIDE:
        removes(table, 1, "MY.solo.chip")


def takes_bonus(table: "Table", drops: int, moves: int) -> None:
    """A bonus for others: drops come off his pile whatever the landscape, and each move turns the chip
    over; leaves and favours are worth nothing to him (MY.solo.bonus_remove, .bonus_move, .bonus_leaves,
    PR.solo.gwidyon_none). So Lyra costs him a drop (PR.solo.lyra)."""
    if drops:
        removes(table, drops, "MY.solo.bonus_remove")
    for _ in range(moves):  # MY.solo.bonus_move_each
        turns_chip(table, "MY.solo.bonus_move")
