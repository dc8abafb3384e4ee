"""Entries of a table's log: moves, and moves that were taken back."""

from typing import Literal, NamedTuple

from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import NOBODY, State

MOVE: Literal["move"] = "move"
UNDO: Literal["undo"] = "undo"
ORDER: Literal["order"] = "order"
"""A move that a standing order of its player made."""


class LogEntry(NamedTuple):
    """An entry of the log as it is stored."""

    seat: int
    kind: str
    text: str


class Entry:
    """An entry of the log with what it does. `label` is the move in the words of its player, for that player
    alone. `undo_blocker` is the key of the reason why the move cannot be taken back; empty if it can. An undo
    knows the move it takes back (`undone`), which does not count any more."""

    def __init__(self, seat: int, kind: Literal["move", "undo", "order"], move: Move, label: str) -> None:
        self.seat = seat
        self.kind = kind
        self.move = move
        self.label = label
        self.events: list[Event] = []
        self.undo_blocker = ""
        self.undone: Entry | None = None
        self.counts = kind != UNDO
        # The position before a move that can be taken back, and the one after an entry that is not applied.
        self.before: State | None = None
        self.after: State | None = None

    @property
    def stored(self) -> LogEntry:
        return LogEntry(self.seat, self.kind, self.move.text)

    @property
    def is_ordered(self) -> bool:
        return self.kind == ORDER

    @property
    def ends_game(self) -> bool:
        """Whether the game is over after this entry; only as long as it is not applied."""
        return self.after is not None and self.after.turn == NOBODY
