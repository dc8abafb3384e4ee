"""The public API: new games, positions, moves by their text, records.

>>> import tanglewood
>>> game = tanglewood.new_game("mycelia", players=2, seed=7, first=0)
>>> game.turn
0
>>> game.options()
[<play agaricus-campestris>, <play boletus-edulis>, <play drifting-leaf>]
>>> game.play("play drifting-leaf")
>>> game.view(0).players[0].leaves
1
>>> game.play("hire amanita-muscaria")
Traceback (most recent call last):
tanglewood.kernel.errors.MoveError: Amanita muscaria does not lie in the showcase. [MY.hire.price]
>>> tanglewood.from_text(game.text()).options() == game.options()
True
"""

import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import (
    GameOverError,
    MoveError,
    OptionError,
    RecordError,
    TextError,
    UnknownGameError,
)
from tanglewood.kernel.event import Event, Listener
from tanglewood.kernel.move import Move
from tanglewood.kernel.record import Record, Recorder, damaged, outcome, read_entry, read_record, replay
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.registry import GameInfo, known, lookup, read_state
from tanglewood.kernel.result import Result
from tanglewood.kernel.setting import Choice, check_seed, settle_options
from tanglewood.kernel.state import NOBODY, State
from tanglewood.kernel.text.echo import echo
from tanglewood.kernel.text.reading import first_words
from tanglewood.words import words

if TYPE_CHECKING:
    from tanglewood.kernel.packs.designer import DesignerPack

PackLike: TypeAlias = "Path | str | DesignerPack | None"
"""A designer's pack, or the folder or file that holds one."""
Changes: TypeAlias = "dict[str, Any] | None"
"""Single values of a pack by their paths."""


class Game:
    """A game that is being played: a position, the moves that led there, and the rules to go on."""

    def __init__(self, info: GameInfo, state: State, record: Record) -> None:
        self.info = info
        self.state = state
        self._recorder = Recorder(record)
        self._listeners: list[Listener] = []
        state.listener = self._hear

    def __repr__(self) -> str:
        players = counted(int(self.state.settings()["players"]), "player")
        turn = "over" if self.over else f"seat {self.turn} to move"
        return f"<Game {self.info.id}, {players}, {counted(self.moves, 'move')}, {turn}>"

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as text: a few kB, and the same in any process. Listeners stay with the original."""
        kept = self._recorder.record
        record = (self.state.pack(), kept.options, kept.seed, kept.seats, kept.position, kept.moves)
        return restore, (self.info, self.state.text(), *record)

    def _hear(self, event: Event) -> None:
        self._recorder.hear(event)
        for listener in self._listeners:
            listener(event)

    def listen(self, listener: Listener) -> None:
        """Tell this listener every event from now on."""
        self._listeners.append(listener)

    @property
    def turn(self) -> int:
        """The seat that decides now; -1 (NOBODY) when the game is over."""
        return self.state.turn

    @property
    def over(self) -> bool:
        return self.state.turn == NOBODY

    def options(self) -> list[Move]:
        """Every legal move of the seat that decides, each once; empty only when the game is over."""
        return list(self.state.options())

    def parse(self, text: str) -> Move:
        """The move of a text, legal now or not."""
        return self.state.vocabulary().parse(text)

    def play(self, move: Move | str) -> None:
        """Play a move or its text. A refused move changes nothing and says which rule forbids it."""
        text = move.text if isinstance(move, Move) else move
        refusal = self.refusal(text)
        if refusal is not None:
            raise (GameOverError if self.over else MoveError)(in_words(refusal), refusal.rule)
        chosen = self.parse(text)
        seat = self.state.turn
        self.state.play(chosen)
        self._recorder.played(seat, chosen.text)

    def refusal(self, text: str) -> Refusal | None:
        """Why a move is refused now, with its rule; None if it is an option."""
        if not isinstance(text, str):
            raise MoveError(f"{echo(text)} is no move; expected a move or its text")
        refusal = self.state.why_not(text)
        if refusal is None and self.parse(text) not in self.state.options():
            return Refusal("", "move-not-now", {"move": text})
        return refusal

    def why_not(self, text: str) -> str | None:
        """Why a move is refused now, in words with the id of the rule; None if it is an option.

        Raises MoveError if the text is no move at all.
        """
        refusal = self.refusal(text)
        return in_words(refusal) if refusal else None

    def copy(self) -> "Game":
        """An independent copy, its record included; listeners stay with the original."""
        record = self.record()
        record.result = {}
        return Game(self.info, self.state.copy(), record)

    def imagine(self, seat: int, seed: int = 0) -> "Game":
        """A world that fits all this seat knows: everything hidden from it is drawn anew."""
        self._check_seat(seat)
        check_seed(seed)
        return from_state(self.info, self.state.imagine(seat, seeded(seed)))

    def view(self, seat: int) -> Any:
        """What a seat may see (-1: a spectator)."""
        self._check_seat(seat)
        return self.state.view(seat)

    def _check_seat(self, seat: int) -> None:
        players = int(self.state.settings()["players"])
        if not isinstance(seat, int) or not NOBODY <= seat < players:
            raise OptionError(f"seat: expected a number from 0 to {players - 1}, or -1, got {echo(seat)}")

    def result(self) -> Result | None:
        """Scores, ranks, winners and the breakdown; None while the game runs."""
        return self.state.result()

    def text(self) -> str:
        """The whole position as text; `from_text` reads it back."""
        return self.state.text()

    def problems(self) -> list[str]:
        """Everything that is wrong with the position, nothing for whatever a game can reach."""
        return [str(fault) for fault in self.state.problems()]

    def record(self, seats: list[str] | None = None) -> Record:
        """The record of the game so far; `seats` names who sat where."""
        kept = self._recorder.record
        record = kept.fresh()
        record.seats = seats or kept.seats
        record.entries = kept.entries[:]
        record.result = outcome(record, self.state)
        return record

    @property
    def moves(self) -> int:
        """How many moves have been played."""
        return len(self._recorder.record.entries)

    def back_to(self, moves: int) -> "Game":
        """The game as it was after this many moves."""
        if not isinstance(moves, int) or isinstance(moves, bool) or not 0 <= moves <= self.moves:
            raise OptionError(f"moves: expected a whole number from 0 to {self.moves}, got {echo(moves)}")
        state, record = replay(self.record(), moves, self.info)
        theirs, ours = self.state.pack(), state.pack()
        if theirs != ours:
            raise RecordError(f"the game is played with the pack {theirs!r}, it cannot go back with {ours!r}")
        record.result = {}
        return Game(self.info, state, record)


def counted(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def restore(
    info: GameInfo,
    text: str,
    pack: str,
    options: dict[str, Choice],
    seed: int,
    seats: list[str],
    position: str,
    moves: list[str],
) -> Game:
    """The game a pickle was made of."""
    record = Record(info.id, pack, options, seed, seats)
    record.position = position
    record.entries = [read_entry(line) for line in moves]
    return Game(info, read_state(text, pack, info.source), record)


def in_words(refusal: Refusal) -> str:
    """A refusal as a sentence, with the id of its rule."""
    sentence = words().say(refusal.key, **refusal.values)
    return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence


def game_with(game: str, pack: PackLike = None, changes: Changes = None) -> GameInfo:
    """A game as it is played with a pack: that of a designer, or its own, with single changes.

    `pack` is a folder, a file or a `DesignerPack`; it writes only what differs from the game's own pack.

    >>> game_with("everdell", changes={"cards.historian.points": 2}).pack.split()[0]
    'everdell+cards.historian.points=2'
    """
    if not isinstance(game, str):
        raise UnknownGameError(f"expected the id of a game, got {echo(game)}")
    if pack is None and not changes:
        return lookup(game)
    from tanglewood.kernel.packs.designer import read_pack

    own = lookup(game)
    return lookup(game, read_pack(pack, own.id, changes))


# Options often come as one dict with values of any type, so a type checker cannot tell them from `pack`.
def new_game(game: str, *, seed: int = 0, pack: Any = None, changes: Any = None, **options: object) -> Game:
    """A new game; its options are those that `tanglewood games` lists.

    `pack` is the pack of a designer (a folder, a file or a `DesignerPack`), `changes` are single values by
    their path: `{"cards.historian.points": 2}`.

    >>> new_game("mycelia", players=5)
    Traceback (most recent call last):
    tanglewood.kernel.errors.OptionError: option players: expected a whole number from 1 to 4, got 5
    """
    return begin(game_with(game, pack, changes), seed, options)


def begin(info: GameInfo, seed: int, options: dict[str, object]) -> Game:
    """A new game with the pack that it was looked up with."""
    check_seed(seed)
    settled = settle_options(info.id, info.settings, options)
    seats = [f"seat {seat}" for seat in range(int(settled["players"]))]
    state = info.start(settled, seed)
    return Game(info, state, Record(info.id, state.pack(), settled, seed, seats))


def from_text(text: str, checked: bool = True, pack: PackLike = None, changes: Changes = None) -> Game:
    """The game of a position in text form; its first line names the game.

    A position that no game can reach is refused. With `checked=False` it is taken as it stands, and
    `problems()` lists what is wrong with it; playing on from there is at your own risk. A position does not
    name its pack: one that was played with another than the game's own needs `pack` or `changes` again.
    """
    if not isinstance(text, str):
        raise TextError(f"expected a position as text, got {echo(text)}")
    info = game_with(first_words(text), pack, changes)
    return from_state(info, info.read(text.removeprefix("\ufeff"), checked))


def from_state(info: GameInfo, state: State) -> Game:
    """The game of a state, on whatever pack it is played with."""
    record = Record(info.id, state.pack(), state.settings(), 0, [])
    record.position = state.text()
    return Game(info, state, record)


def read_file(path: Path) -> str:
    """The text of a record file; a file that is no text is a damaged record."""
    content = path.read_bytes()
    try:
        return content.decode()
    except UnicodeDecodeError as problem:
        line = content[: problem.start].count(b"\n") + 1
        raise damaged(line, "this is no text; the file is damaged") from None


def load(path: Path | str, pack: PackLike = None, changes: Changes = None) -> Game:
    """The game of a record file, played to its end or to where it was left.

    A record of another pack is refused when a line of it no longer holds. If all of it holds, the game goes
    on with the pack that is here, and a warning says so.
    """
    record = read_record(read_file(Path(path)))
    given = pack is not None or bool(changes)
    game = from_record(record, game_with(record.game, pack, changes) if given else None)
    theirs, ours = record.pack, game.state.pack()
    if theirs != ours:
        warnings.warn(f"{path}: played with the pack {theirs!r}, it goes on with {ours!r}", stacklevel=2)
    return game


def from_record(record: Record, info: GameInfo | None = None) -> Game:
    """The game a record leads to, with this pack; by default with the one that it names if this process has
    used it, otherwise with the game's own."""
    info = info or known(record.game, record.pack)
    state, again = replay(record, info=info)
    again.result = {}
    again.pack = state.pack()
    return Game(info, state, again)
