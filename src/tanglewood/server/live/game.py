"""The game of one table in memory: the position its log leads to, and what each person may see of it.

Knows nothing of HTTP or of the database. A position is never changed once it is the current one: a move is
played on a copy, and the copy takes its place when the move has been stored.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable

from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.record import Record, begin, opening
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY, State
from tanglewood.kernel.undo import undo_blocker
from tanglewood.server.cast import faces
from tanglewood.server.errors import Refused, not_your_seat, outdated
from tanglewood.server.live.clocks import GameClock, begin_clock, resume_clock
from tanglewood.server.live.entry import MOVE, ORDER, UNDO, Entry, LogEntry, put_into_words
from tanglewood.server.live.lobby import LobbyRow
from tanglewood.server.live.manners import (
    RESIGNED,
    Notice,
    Proposal,
    StoredManners,
    ended_early,
    how_ended,
    notice_infos,
    people,
    proposal_info,
    resigned_in,
    result_info,
)
from tanglewood.server.live.packs import pack_name
from tanglewood.server.live.seat import TableSeat, voters
from tanglewood.server.live.telling import Alike, Teller, steps
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.model import (
    EventInfo,
    Option,
    Pace,
    ResultInfo,
    SeatInfo,
    Step,
    TableState,
    UndoInfo,
    stamp,
)
from tanglewood.words import seated, spoken, words


class LiveGame:
    """The game of one table."""

    def __init__(
        self,
        id: str,
        game: str,
        options: dict[str, Choice],
        seed: int,
        position: str,
        seats: list[TableSeat],
        pace: Pace = "quick",
        away: int | None = None,
        rematch: str | None = None,
        manners: StoredManners = StoredManners(),  # noqa: B008  it never changes
        pack: DesignerPack | None = None,
        lobby: LobbyRow = LobbyRow(),  # noqa: B008  it never changes
    ) -> None:
        self.id = id
        self.begun = ""  # the version of Tanglewood and the pack the table began with
        # How often the table has been changed since it was begun; the store counts the same.
        self.version = 0
        self.info: GameInfo = lookup(game, pack)
        self.pack_name = None if pack is None or pack.as_written() is None else pack_name(self.info)
        self.old_rulings = pack is not None and pack.rulings is not None
        # A table begun before an option existed is played without it.
        self.options = {**{setting.name: setting.default for setting in self.info.settings}, **options}
        self.seed = seed
        self.position = position
        self.seats = seats
        self.rematch = rematch
        self.lobby = lobby
        self.pace: Pace = pace
        # Hours after which others may hand the seat of an absent person over to a bot; None: never.
        self.away = away
        self.entries: list[Entry] = []
        self.moves: list[Entry] = []  # the entries that count: moves not taken back
        # What happened beside the moves, and whether the game ended with it.
        self.stored_manners = manners
        self.notices: list[Notice] = []
        self.resigned: list[int] = []
        self.stopped = False
        self.proposal: Proposal | None = manners.proposal
        self.clock: GameClock | None = None
        self.now: Callable[[], float] = time.time
        self.state = self.start()
        self.opening = opening(self.info, self.blank_record())
        self.curve = [self.state.standing()]
        self.turns: Counter[int] = Counter()
        self.count_turns(self.opening, 1)
        # The languages in which those have read this table who play here: all moves are put into words in
        # each of them.
        self.spoken = {spoken()}

    def start(self) -> State:
        """The position before the first move."""
        return begin(self.info, self.blank_record())

    def blank_record(self) -> Record:
        # A record separates names by commas.
        names = [" ".join(seat.name.replace(",", " ").split()) for seat in self.seats]
        record = Record(self.info.id, self.info.pack, self.options, self.seed, names)
        record.position = self.position
        return record

    @property
    def names(self) -> list[str]:
        say = words().say
        return [seat.name or say("table-player", n=number + 1) for number, seat in enumerate(self.seats)]

    @property
    def number(self) -> int:
        """The length of the log."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.stopped or self.state.turn == NOBODY

    @property
    def turn(self) -> int:
        """The seat that decides now; NOBODY if the game is over."""
        return NOBODY if self.stopped else self.state.turn

    @property
    def asks_for_little(self) -> bool:
        """Whether there is one option alone, or a question with two, or one in somebody else's turn: a
        standing order may answer it."""
        if self.over:
            return False
        state = self.state
        options, offered = state.options(), state.stack[0].seat != state.turn
        return len(options) == 1 or (
            (offered or len(options) == 2) and state.stack[-1].question(state) is not None
        )

    @property
    def bot_to_move(self) -> str | None:
        """The bot that decides now, if one does."""
        return None if self.over else self.seats[self.state.turn].player

    def note(self, notice: Notice) -> None:
        """Something happened beside the moves. A bot plays on for whoever has resigned; for somebody whose
        time is up as well, unless they may come back for their next decision."""
        self.notices.append(notice)
        self.resigned = resigned_in(self.notices)
        if notice.seat != NOBODY and not notice.ends:
            row = self.seats[notice.seat]
            row.resigned = row.resigned or notice.kind in RESIGNED
            days = self.stored_manners.clock is not None and self.stored_manners.clock.kind == "days"
            row.timed_out = row.timed_out or (notice.kind == "time-bot" and not days)
            if row.resigned or row.timed_out:
                row.stand_in = DEFAULT_BOT
                row.votes.clear()
        if notice.ends:
            self.stopped = True
            self.proposal = None
            if self.curve[-1] != self.state.standing() or len(self.curve) == 1:
                self.curve.append(self.state.standing())

    def result(self) -> ResultInfo | None:
        """How the game came out, if it is over."""
        if self.stopped:
            return ended_early(self.state, self.seats, self.notices)
        result = self.state.result()
        return result_info(result, self.resigned) if result else None

    # ------------------------------------------------------------------ playing

    def find_move(self, seat: int, text: str) -> Move:
        """The move of a text, if this seat may play it now. Nowhere else is a move of a request parsed."""
        if self.over:
            raise Refused(422, "over", words().say("table-finished"))
        if seat != self.state.turn:
            raise Refused(422, "not-your-turn", words().say("table-not-your-turn"))
        try:
            move = self.state.vocabulary().parse(text)
        except MoveError:
            refusal = self.state.why_not(text)
            if refusal is None:
                raise
        else:
            if move in self.state.options():
                return move
            refusal = self.state.why_not(text)
            if refusal is None:
                raise Refused(422, "refused", words().say("move-not-now", move=text))
        with seated(self.names, self.info):
            said = words().say(refusal.key, **refusal.values)
        raise Refused(422, "refused", said, refusal.rule)

    def plan_move(self, seat: int, move: Move, ordered: bool = False) -> Entry:
        """The entry of a legal move, played on a copy; `apply` makes it count. `ordered`: by a standing
        order, which would be carried out again if it were taken back."""
        entry = Entry(seat, ORDER if ordered else MOVE, move)
        put_into_words(self, entry, self.state, self.spoken)
        after = self.state.copy()
        after.listener = entry.events.append
        after.play(move)
        after.listener = None
        entry.before, entry.after = self.state, after
        chance = [event.name for event in entry.events if event.chance]
        entry.undo_blocker = undo_blocker(chance, after.turn != seat) or ("undo-order" if ordered else "")
        return entry

    def plan_undo(self, seat: int) -> Entry:
        """The entry that takes back the last move, which has been checked."""
        undone = self.moves[-1]
        entry = Entry(seat, UNDO, undone.move)
        entry.undone = undone
        entry.after = undone.before
        return entry

    def apply(self, entry: Entry) -> None:
        """Append an entry that was planned for this very position."""
        if entry.after is None:
            raise ValueError("this entry leads nowhere: it was applied, or it takes back a move that stands")
        self.state, entry.after = entry.after, None
        self.entries.append(entry)
        if entry.undone is not None:
            self.moves.pop()
            entry.undone.counts = False
            self.count_turns(entry.undone.events, -1)
            return
        if entry.undo_blocker or self.over:
            self.forget_positions(entry)
        self.moves.append(entry)
        self.count_turns(entry.events, 1)
        self.extend_curve()

    def play(self, seat: int, move: Move, ordered: bool = False) -> Entry:
        entry = self.plan_move(seat, move, ordered)
        self.apply(entry)
        return entry

    def undo(self, seat: int) -> Entry:
        entry = self.plan_undo(seat)
        self.apply(entry)
        return entry

    def forget_positions(self, entry: Entry) -> None:
        """Nothing before a move that stands can be taken back any more. The last one of a game may still have
        to be put into words: from now on everybody reads them."""
        if not self.over:
            entry.before = None
        for earlier in reversed(self.moves):
            if earlier.before is None:
                break
            earlier.before = None

    def why_no_undo(self, seat: int) -> str:
        """The key of the reason why this seat cannot take its last move back; empty if it can."""
        if self.over:
            return "undo-over"
        if not self.moves or self.moves[-1].seat != seat:
            return "undo-turn" if any(entry.seat == seat for entry in self.moves) else "undo-nothing"
        return self.moves[-1].undo_blocker

    def restore(self, log: list[LogEntry]) -> None:
        """Play a stored log. A log that the rules no longer allow is refused."""
        self.replay(log)
        for notice in self.stored_manners.notices:
            self.note(notice)

    def replay(self, log: list[LogEntry]) -> None:
        for seat, kind, text in log:
            if kind == UNDO:
                if self.why_no_undo(seat):
                    raise outdated(self.number, self.begun)
                self.undo(seat)
            else:
                move = self.state.vocabulary().by_text.get(text)
                if seat != self.state.turn or move is None or move not in self.state.options():
                    raise outdated(self.number, self.begun)
                self.play(seat, move, kind == ORDER)

    def start_clock(self, now: Callable[[], float], up_since: float) -> None:
        """Have the clocks the table agreed on, as they were stored or as a new table begins."""
        self.now = now
        agreed, times = self.stored_manners.clock, self.stored_manners.times
        if agreed is not None and times.left:
            self.clock = resume_clock(agreed, times, self.turn, now(), up_since)
        elif agreed is not None:
            self.clock = begin_clock(agreed, self.seats, self.turn)

    def count_turns(self, events: Iterable[Event], by: int) -> None:
        """How many turns everybody has begun."""
        for event in events:
            if self.info.narrator.begins_turn(event):
                self.turns[event.seat] += by

    def extend_curve(self) -> None:
        """One point a round and one at the end; in a game without rounds, one for each turn a player has."""
        turns = max(self.turns.values(), default=0) or len(self.moves)
        rounds = self.state.progress().get("round", turns)
        if rounds > len(self.curve) or self.over:
            self.curve.append(self.state.standing())

    # ------------------------------------------------------------------ what people see

    def seats_of(self, owner: bytes | None) -> list[int]:
        """The seats a person holds."""
        return [i for i, seat in enumerate(self.seats) if owner is not None and seat.owner == owner]

    def viewer(self, owner: bytes | None, looking: int | None = None) -> Viewer:
        """A person at this table. `looking` must be a seat of theirs, or NOBODY while a shared screen is
        passed on; with a single seat, and after the game, NOBODY has no effect."""
        viewer = Viewer(tuple(self.seats_of(owner)), looking, spoken())
        if looking == NOBODY and (self.over or not viewer.shares_screen):
            return viewer._replace(looking=None)
        if looking not in (None, NOBODY, *viewer.seats):
            raise not_your_seat()
        return viewer

    def must_decide(self, viewer: Viewer, turn: int) -> bool:
        """Whether this person has to decide: it is their turn, and no bot stands in."""
        return viewer.decides(turn) and self.seats[turn].stand_in is None

    def state_for(
        self, viewer: Viewer, online: set[bytes], past: tuple[int, State] | None = None
    ) -> TableState:
        """The table as this person may see it: now, or after `past` entries with their position."""
        number, state = past or (self.number, self.state)
        # The last moment of a game that was stopped is its end.
        at_end = number == self.number
        turn = self.turn if at_end else state.turn
        eye = viewer.perspective(turn)
        return TableState(
            id=self.id,
            game=self.info.id,
            title=words().name(self.info.title),
            options=self.options,
            number=number,
            seats=self.seat_infos(viewer, online),
            viewer=eye,
            mine=list(viewer.seats),
            turn=turn,
            question=self.question(state, viewer, turn),
            choices=self.choices(state) if past is None and self.must_decide(viewer, turn) else [],
            undo=self.undo_info(viewer),
            view=state.view(eye),
            over=turn == NOBODY,
            result=self.result() if at_end else None,
            curve=[list(line) for line in zip(*self.curve, strict=True)] if self.over else None,
            rematch=self.rematch,
            pace=self.pace,
            away=self.away,
            clock=self.stored_manners.clock,
            proposal=proposal_info(self.proposal, people(self.seats, self.resigned))
            if self.proposal
            else None,
            notices=notice_infos(self.notices, self.names, number, self.old_rulings)
            if self.notices or self.old_rulings
            else [],
            pack=self.pack_name,
        )

    def seat_infos(self, viewer: Viewer, online: set[bytes]) -> list[SeatInfo]:
        drawn = faces((row.bot if row.shown == "bot" else None, row.name) for row in self.seats)
        return [self.seat_info(seat, viewer, online, face) for seat, face in enumerate(drawn)]

    def seat_info(self, seat: int, viewer: Viewer, online: set[bytes], face: str) -> SeatInfo:
        row, mine = self.seats[seat], viewer.seats
        here = row.shown == "bot" or row.owner in online
        # Only the others at the table see when somebody was last here.
        free = row.free_at(self.away) if mine and seat not in mine and not here else None
        clock = None if self.over or row.stand_in else self.clock
        left = clock.left_at(seat, self.now()) if clock else None
        return SeatInfo(
            seat=seat,
            name=row.name or self.names[seat],
            kind=row.shown,
            bot=row.bot if row.shown == "bot" else None,
            face=face,
            mine=seat in mine,
            online=here,
            stand_in=row.stand_in,
            consent=row.consent if mine else None,
            free_at=None if free is None else stamp(free),
            votes=sorted(self.seats_of(voter)[0] for voter in row.votes) if mine else [],
            voters=len(voters(self.seats, seat)) if mine else 0,
            left=None if left is None else round(left, 1),
            ticking=clock is not None and clock.running == seat,
            resigned=seat in self.resigned,
            kept=row.kept is not None,
        )

    def question(self, state: State, viewer: Viewer, turn: int) -> str:
        if turn == NOBODY:
            ended = how_ended(self.notices)
            return words().say(f"table-ended-{ended}" if ended else "table-finished")
        if self.must_decide(viewer, turn):
            with seated(self.names, self.info):
                return self.info.narrator.question(state)
        if self.seats[turn].shown == "open" and self.seats[turn].player is None:
            return words().say("table-open", seat=turn + 1)
        return words().say("table-waiting", name=self.names[turn])

    def choices(self, state: State) -> list[Option]:
        say = self.info.narrator.option
        with seated(self.names, self.info):
            return [Option(move.text, list(move.path), say(state, move)) for move in state.options()]

    def option_words(self, state: State, move: Move) -> str:
        """An option in words; the others at the table are called by their names."""
        with seated(self.names, self.info):
            return self.info.narrator.option(state, move)

    def label_of(self, state: State, text: str) -> str:
        """A move in the words of whoever may play it in this position."""
        return self.option_words(state, state.vocabulary().parse(text))

    def undo_info(self, viewer: Viewer) -> UndoInfo:
        last = self.moves[-1].seat if self.moves else NOBODY
        eye = viewer.perspective(last)
        if eye == NOBODY:
            return UndoInfo(False, words().say("undo-nothing"))
        reason = self.why_no_undo(eye)
        return UndoInfo(not reason, words().say(reason) if reason else "")

    def steps(
        self, viewer: Viewer, after: int = 0, upto: int | None = None, alike: Alike | None = None
    ) -> list[Step]:
        """What the entries of the log did, as this person may know it."""
        return steps(self, viewer, after, upto, alike)

    def opening_for(self, viewer: Viewer) -> list[EventInfo]:
        """What happened before the first entry, as this person may know it."""
        return Teller(self.info.narrator, self.state, self.names, viewer).events(self.opening)
