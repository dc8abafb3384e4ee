"""Records: a game as a text file a person can read, and its replay.

    tanglewood record 1
    game: mycelia
    pack: mycelia 1 3f1c0d9a7b52
    options: players=2 first=random setup=random ask_leaves=no
    seed: 7
    seats: greedy, random

    moves
    0 play drifting-leaf
    0 drop c3 > c4
    0 end ; shown amanita-muscaria 2 ; drew 3 boletus-edulis ...

    result
    scores: 5 -3
    winners: 0
    hash: 0b4c...

The line of a move begins with the seat; behind `;` are the results of chance. A game that was started from a
position has a `position` instead of its seed. Replaying checks all of it.

A game that people ended themselves says so beside its result: `ended: agreement` (or `resigned`, `time`), and
`resigned: 1@34` names the seats that gave up, each with the number of moves at that moment. The moves lead no
further than the game went.
"""

import re

from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.errors import MoveError, OptionError, RecordError, TanglewoodError, TextError, saying
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import GameInfo, known
from tanglewood.kernel.setting import Choice, implied, read_options, spelled
from tanglewood.kernel.state import State
from tanglewood.kernel.text.echo import echo
from tanglewood.kernel.text.phrase import Phrase
from tanglewood.kernel.text.reading import lines_of, whole

FIRST_LINE = "tanglewood record 1"
HEADER = ("game", "pack", "options", "seed", "seats")
SECTIONS = ("position", "moves", "result")
BESIDE = ("ended", "resigned")
"""What the result says that does not follow from the moves."""
ENDINGS = ("agreement", "resigned", "time")
LINE = re.compile(r"(^|it stands in )line (\d+)")
"""The number of a line of the position, as an error names it."""


class RecordEntry:
    """One move of a record: who played it, its text, and what chance answered.

    `line` is its line in the file, for messages; 0 if it was not read from one.
    """

    __slots__ = ("answers", "line", "move", "seat")

    def __init__(self, seat: int, move: str, answers: tuple[str, ...] = (), line: int = 0) -> None:
        self.seat = seat
        self.move = move
        self.answers = answers
        self.line = line

    def text(self) -> str:
        return " ; ".join([f"{self.seat} {self.move}", *self.answers])


def damaged(line: int, why: str) -> RecordError:
    """A line that cannot be read. What exactly is wrong with it is said in English alone, like the file."""
    return saying(RecordError(f"line {line}: {why}"), Phrase("record-damaged", line=line, why=why))


def read_entry(text: str, line: int = 0) -> RecordEntry:
    """The entry of one line: `0 drop c3 > c4 ; drew 3 boletus-edulis`."""
    first, *answers = [" ".join(part.split()) for part in text.split(";")]
    seat_text, _, move = first.partition(" ")
    seat = whole(seat_text, 0, 9)
    if seat is None or not move:
        said = f"expected a seat and a move, got {echo(text)}"
        raise damaged(line, said) if line else RecordError(said)
    return RecordEntry(seat, move, tuple(answers), line)


class Record:
    """The content of a record. `options` are the options as they are written, without what they imply."""

    def __init__(self, game: str, pack: str, options: dict[str, Choice], seed: int, seats: list[str]) -> None:
        self.game = game
        self.pack = pack
        self.options = options
        self.seed = seed
        self.seats = seats
        self.position = ""
        self.entries: list[RecordEntry] = []
        # The lines of the file where the header's keys and the sections stand, and how many are above the
        # first one of the position.
        self.places: dict[str, int] = {}
        self.above = 0
        self.result: dict[str, str] = {}

    @property
    def moves(self) -> list[str]:
        """The lines of the moves, as they stand in the file."""
        return [entry.text() for entry in self.entries]

    def fresh(self) -> "Record":
        """The same game before its first move."""
        record = Record(self.game, self.pack, self.options, self.seed, self.seats)
        record.position = self.position
        return record

    def text(self) -> str:
        for name in self.seats:
            if "," in name or len(lines_of(name)) > 1:
                raise RecordError(
                    f"a seat cannot be called {echo(name)}: expected no comma and no line break"
                )
        options = " ".join(f"{name}={spelled(value)}" for name, value in self.options.items())
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"pack: {self.pack}",
            f"options: {options}",
            f"seed: {self.seed}",
            f"seats: {', '.join(self.seats)}",
        ]
        if self.position:
            lines += ["", "position", *(f"  {line}".rstrip() for line in lines_of(self.position))]
        lines += ["", "moves", *self.moves]
        if self.result:
            lines += ["", "result", *(f"{key}: {value}" for key, value in self.result.items())]
        return "\n".join(lines) + "\n"

    def where(self, key: str) -> str:
        """The beginning of a message about a line of the header."""
        return f"line {self.places[key]}: " if key in self.places else ""


class Recorder:
    """Keeps the record of a state while it is played. It becomes the state's listener."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.answers: list[str] = []

    def hear(self, event: Event) -> None:
        if event.chance:
            said = {**event.open, **(event.secret or {})}
            # A list may be empty: words are words, however many spaces are between them.
            self.answers.append(" ".join(f"{event.name} {' '.join(map(str, said.values()))}".split()))

    def played(self, seat: int, move: str) -> None:
        self.record.entries.append(RecordEntry(seat, move, tuple(self.answers)))
        self.answers.clear()


def begin(info: GameInfo, record: Record) -> State:
    """The state a record begins with."""
    options = implied(info.settings, record.options)
    if not record.position:
        try:
            return info.start(options, record.seed)
        except OptionError as refused:
            raise RecordError(f"{record.where('options')}{refused}") from None
    try:
        state = info.read(record.position)
    except TextError as problem:
        # The position counts its own lines; the file has some above it.
        text = LINE.sub(lambda found: f"{found[1]}line {int(found[2]) + record.above}", str(problem))
        raise RecordError(text) from None
    if state.settings() != options:
        raise RecordError(f"{record.where('options')}the options are not those of the position")
    return state


def opening(info: GameInfo, record: Record) -> list[Event]:
    """What happened before the first move, in a game in which somebody acts while the table is set up."""
    events: list[Event] = []
    if info.opening is not None and not record.position:
        info.opening(implied(info.settings, record.options), record.seed, events.append)
    return events


def fingerprint(record: Record, state: State) -> str:
    """A hash of the whole game: options, seed, every move with the results of chance, and the last
    position."""
    import hashlib  # not at the start: it loads a large library

    whole = Record(record.game, record.pack, record.options, record.seed, [])
    whole.position = record.position
    whole.entries = record.entries
    return hashlib.sha256((whole.text() + state.text()).encode()).hexdigest()


def outcome(record: Record, state: State) -> dict[str, str]:
    """The result lines of a finished game."""
    result = state.result()
    if result is None:
        return {}
    return {
        "scores": " ".join(str(score) for score in result.scores),
        "winners": " ".join(str(seat) for seat in result.winners),
        "hash": fingerprint(record, state),
    }


# ---------------------------------------------------------------------- reading


def game_of(text: str) -> str:
    """The game that a record names, before all of it is read: what its options may be depends on the pack."""
    return head_of(text, "game")


def pack_of(text: str) -> str:
    """The name of the pack that a record names."""
    return head_of(text, "pack")


def head_of(text: str, key: str) -> str:
    named = [line.partition(":")[2].strip() for line in lines_of(text)[:9] if line.startswith(f"{key}:")]
    return named[0] if named else ""


def read_record(text: str) -> Record:
    """Read a record file; nothing is replayed yet."""
    lines = lines_of(text)
    first = lines[0].strip() if lines else ""
    if first != FIRST_LINE:
        newer = first.startswith("tanglewood record ")
        reason = "this record has a format of another version" if newer else "this is no record of Tanglewood"
        problem = RecordError(f"line 1: expected {FIRST_LINE!r}; {reason}")
        raise saying(problem, Phrase("record-newer" if newer else "record-foreign", first=repr(FIRST_LINE)))
    header: dict[str, tuple[int, str]] = {}
    record = Record("", "", {}, 0, [])
    section = ""
    position: list[str] = []
    for number, line in enumerate(lines[1:], start=2):
        if line.strip() in SECTIONS and not line.startswith(" "):
            section = line.strip()
            if section in record.places:
                first_place = record.places[section]
                raise damaged(number, f"expected {section!r} once, it stands in line {first_place} too")
            record.places[section] = number
        elif section == "position" and (position or line.strip()):
            record.above = record.above or number - 1
            position.append(line.removeprefix("  "))
        elif not line.strip():
            continue
        elif section == "moves":
            record.entries.append(read_entry(line.strip(), number))
        else:
            key, colon, value = line.partition(":")
            expected = ("scores", "winners", "hash", *BESIDE) if section else HEADER
            if not colon or key.strip() not in expected:
                raise damaged(number, f"expected one of {', '.join(expected)}, got {echo(line.strip())}")
            if key.strip() in (record.result if section else header):
                raise damaged(number, f"expected {key.strip()} once, it stands there already")
            if section:
                record.result[key.strip()] = value.strip()
            else:
                header[key.strip()] = (number, value.strip())
    if "moves" not in record.places:
        raise damaged(len(lines), "the record ends before its 'moves'; the file is damaged")
    if "position" in record.places and not position:
        raise damaged(record.places["position"], "expected a position below it")
    record.position = "\n".join(position).strip() + "\n" if position else ""
    read_header(record, header)
    check_beside(record)
    return record


def check_beside(record: Record) -> None:
    """Refuse an ending nobody can have agreed on."""
    players, moves = int(record.options.get("players", 9)), len(record.entries)
    ended = record.result.get("ended")
    if ended is not None and ended not in ENDINGS:
        raise RecordError(f"ended: expected one of {', '.join(ENDINGS)}, got {echo(ended)}")
    gone: list[int | None] = []
    for pair in record.result.get("resigned", "").split():
        seat, _, number = pair.partition("@")
        gone.append(whole(seat, 0, players - 1))
        if gone[-1] is None or whole(number, 0, 10**6) is None or gone.count(gone[-1]) > 1:
            raise RecordError(f"resigned: expected seats like 1@{moves}, each once, got {echo(pair)}")
    if ended in ("resigned", "time") and not gone:
        raise RecordError(f"ended: {ended}, but nobody has resigned")


def in_line(line: int, problem: TanglewoodError) -> RecordError:
    """A line that names what is not here."""
    why = getattr(problem, "phrase", str(problem))
    return saying(RecordError(f"line {line}: {problem}"), Phrase("record-line", line=line, why=why))


def read_header(record: Record, header: dict[str, tuple[int, str]]) -> None:
    for key in HEADER:
        if key not in header:
            last = max([line for line, _ in header.values()], default=1)
            raise damaged(last, f"the header ends without a line '{key}:'")
        record.places[key] = header[key][0]
    record.game = header["game"][1]
    record.pack = header["pack"][1]
    record.seats = [name.strip() for name in header["seats"][1].split(",")]
    line, seed = header["seed"]
    number = whole(seed, 0, SEEDS - 1)
    if number is None:
        raise damaged(line, f"expected a seed as a whole number below 2**60, got {echo(seed)}")
    record.seed = number
    line, game = header["game"]
    try:
        settings = known(game, record.pack).settings
    except TanglewoodError as problem:
        raise in_line(line, problem) from None
    line, options = header["options"]
    try:
        wishes: dict[str, object] = {}
        for word in options.split():
            name, value = word.split("=", 1)
            wishes[name] = value
        record.options = read_options(game, settings, wishes)
    except ValueError:
        raise damaged(line, f"expected options like players=2, got {echo(options)}") from None
    except TanglewoodError as problem:
        raise in_line(line, problem) from None


def in_file(file: str, problem: RecordError) -> RecordError:
    """A refusal with the name of the file in front, once."""
    said = str(problem).removeprefix(f"{file}: ")
    return saying(
        RecordError(f"{file}: {said}"),
        Phrase("record-in-file", file=file, why=getattr(problem, "phrase", said)),
    )


def replay(record: Record, upto: int | None = None, info: GameInfo | None = None) -> tuple[State, Record]:
    """Play a record again, from the start to the end or to a number of moves.

    Returns the state it leads to, and the record of the replay. `info` is the game with the pack to play
    with; by default it is the pack that the record names if this process has it, otherwise the game's own.
    Raises RecordError at the first line that no longer holds: a move that is not an option, or another result
    of chance. If the record was played with another pack, the message says so.
    """
    info = info or known(record.game, record.pack)
    try:
        return play_again(record, upto, info)
    except RecordError as problem:
        raise of_another_pack(problem, record.pack, info) from None


def of_another_pack(problem: RecordError, theirs: str, info: GameInfo) -> RecordError:
    """Why a record no longer replays; if another pack may be the reason, the message says so."""
    if theirs == info.pack:
        return problem
    own = theirs.startswith(f"{info.id} ")
    said = f"{problem}; the record was played with the pack {theirs!r}, here is {info.pack!r}"
    again = RecordError(said if own else f"{said}; give that pack with --pack")
    why = getattr(problem, "phrase", str(problem))
    packs = {"theirs": repr(theirs), "ours": repr(info.pack), "own": "yes" if own else "no"}
    return saying(again, Phrase("record-other-pack", why=why, **packs))


def stale(entry: RecordEntry, number: int, why: str) -> RecordError:
    """A move that the rules and the pack of today do not lead to."""
    where = f"line {entry.line}" if entry.line else f"move {number}"
    phrase = Phrase("record-stale", line=entry.line, n=number, why=why)
    return saying(RecordError(f"{where}: {why}"), phrase)


def play_again(record: Record, upto: int | None, info: GameInfo | None = None) -> tuple[State, Record]:
    info = info or known(record.game, record.pack)
    again = record.fresh()
    recorder = Recorder(again)
    state = begin(info, record)
    state.listener = recorder.hear
    for number, entry in enumerate(record.entries[:upto], start=1):
        if entry.seat != state.turn:
            decides = f"seat {state.turn} decides" if state.turn >= 0 else "the game is over"
            raise stale(entry, number, f"seat {entry.seat} moves, but {decides}")
        try:
            move = state.vocabulary().parse(entry.move)
        except MoveError as problem:
            raise stale(entry, number, str(problem)) from None
        if move not in state.options():
            raise stale(entry, number, f"{move.text!r} is no option here")
        state.play(move)
        recorder.played(entry.seat, move.text)
        if again.entries[-1].text() != entry.text():
            now = echo(again.entries[-1].text())
            raise stale(entry, number, f"chance answered otherwise; now it is {now}")
    state.listener = None
    again.result = outcome(again, state)
    return state, again


def check(record: Record, info: GameInfo | None = None) -> list[str]:
    """Everything in a finished record that no longer holds; empty if all of it does."""
    info = info or known(record.game, record.pack)
    problems: list[str] = []
    if record.pack != info.pack:
        problems.append(f"pack: the record was played with {echo(record.pack)}, here is {info.pack!r}")
    try:
        _, again = play_again(record, None, info)
    except RecordError as problem:
        return [*problems, str(problem)]
    for key in ("scores", "winners", "hash"):
        stored, replayed = record.result.get(key, "nothing"), again.result.get(key, "nothing")
        if stored != replayed:
            problems.append(f"{key}: stored {echo(stored)}, replayed {replayed!r}")
    return problems
