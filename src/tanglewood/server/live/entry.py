"""Entries of a table's log: moves, and moves that were taken back.

Only the position in which a move is played has its words, and few positions are kept. So a move is put into
words at once, in the languages that are read at its table by those who play there; a table that is read in
another one, or by others once its game is over, is replayed. Where only spectators are, as at a server that
hears of moves from another one, nobody reads any words of moves while the game runs, and none are made.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple

from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import NOBODY, State
from tanglewood.words import speaking, spoken

if TYPE_CHECKING:
    from tanglewood.server.live.game import LiveGame

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
    """An entry of the log with what it does. `labels` are the move in the words of its player, for
    that player alone, by language. `undo_blocker` is the key of the reason why the move cannot be taken back;
    empty if it can. An undo knows the move it takes back (`undone`), which does not count any more."""

    def __init__(self, seat: int, kind: Literal["move", "undo", "order"], move: Move) -> None:
        self.seat = seat
        self.kind = kind
        self.move = move
        self.labels: dict[str, str] = {}
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


# ---------------------------------------------------------------------- moves in words


def put_into_words(live: "LiveGame", entry: Entry, before: State, languages: set[str]) -> None:
    """Keep the words for a move that is played in this position."""
    for language in languages - entry.labels.keys():
        with speaking(language):
            entry.labels[language] = live.option_words(before, entry.move)


def words_of(live: "LiveGame", entry: Entry) -> str:
    """A move in the language that is spoken now; if a move was taken back, what it was."""
    entry = entry.undone or entry
    language = spoken()
    if language not in entry.labels and entry.before is not None:
        put_into_words(live, entry, entry.before, {language})
    elif language not in entry.labels:
        learn(live, language)
    return entry.labels[language]


def learn(live: "LiveGame", language: str) -> None:
    """Put all moves of a log into the words of another language."""
    live.spoken.add(language)
    state = live.start()
    before: list[State] = []
    for entry in live.entries[:]:
        if entry.kind == UNDO:
            state = before.pop()
            continue
        before.append(state)
        put_into_words(live, entry, state, live.spoken)
        state = state.copy()
        state.play(entry.move)
