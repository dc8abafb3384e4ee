"""A table in memory: the position its log leads to, what each entry did, what each person may see."""

from typing import Literal

from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.record import Record, Recorder, begin, opening, outcome
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY, Result, State
from tanglewood.kernel.undo import undo_blocker
from tanglewood.server.model import (
    EventInfo,
    Option,
    Pace,
    ResultInfo,
    RivalInfo,
    SeatInfo,
    Step,
    TableState,
    UndoInfo,
    stamp,
)
from tanglewood.server.problems import Refused, not_your_seat, outdated
from tanglewood.server.viewer import Viewer
from tanglewood.words import words

MOVE: Literal["move"] = "move"
UNDO: Literal["undo"] = "undo"
HOUR = 3600.0
QUORUM = 2


class SeatRow:
    """Who sits where. `owner` is the hash of a person's secret, `invitation` that of a link not yet used,
    `stand_in` the bot that plays for a person who has left. `seen` is when that person was last here,
    `consent` the bot they let play while they are away; `votes` are the owners who want a bot here."""

    def __init__(
        self,
        kind: str,
        bot: str | None,
        name: str,
        owner: bytes | None,
        invitation: bytes | None,
        stand_in: str | None = None,
        seen: float = 0.0,
        consent: str | None = None,
    ) -> None:
        self.kind = kind
        self.bot = bot
        self.name = name
        self.owner = owner
        self.invitation = invitation
        self.stand_in = stand_in
        self.seen = seen
        self.consent = consent
        self.votes: set[bytes] = set()

    @property
    def player(self) -> str | None:
        """The bot that decides at this seat, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def shown(self) -> Literal["human", "bot", "open"]:
        if self.kind == "bot":
            return "bot"
        return "open" if self.kind == "link" and self.owner is None else "human"


class Entry:
    """One entry of the log, with what it did. `label` is the move in the words of whoever played it, which
    are for nobody else; `undo_blocker` says why it cannot be taken back, if so. An undo knows the move it
    undid, which does not count any more."""

    def __init__(self, seat: int, kind: Literal["move", "undo"], text: str) -> None:
        self.seat = seat
        self.kind = kind
        self.text = text
        self.label = text
        self.events: list[Event] = []
        self.undo_blocker = ""
        self.undone: Entry | None = None
        self.counts = kind == MOVE
        # The position before a move that can be taken back; a copy costs less than replaying the game.
        self.before: State | None = None


class Room:
    """The game of one table. Knows nothing of HTTP or of the database."""

    def __init__(
        self,
        id: str,
        game: str,
        options: dict[str, Choice],
        seed: int,
        position: str,
        seats: list[SeatRow],
        pace: Pace = "quick",
        away: int | None = None,
        rematch: str | None = None,
    ) -> None:
        self.id = id
        self.info: GameInfo = lookup(game)
        # A table begun before an option existed is played without it.
        self.options = {**{setting.name: setting.default for setting in self.info.settings}, **options}
        self.seed = seed
        self.position = position
        self.seats = seats
        self.rematch = rematch
        self.pace: Pace = pace
        # Hours after which others may hand the seat of an absent person over; None: never.
        self.away = away
        self.entries: list[Entry] = []
        # The entries that count: moves not taken back.
        self.moves: list[Entry] = []
        self.state = self.start()
        self.opening = opening(self.info, self.blank())
        self.curve = [self.state.standing()]

    def start(self) -> State:
        return begin(self.info, self.blank())

    def blank(self) -> Record:
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
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state.turn == NOBODY

    # ------------------------------------------------------------------ playing

    def check_move(self, seat: int, text: str) -> Move:
        """The move of a text, if this seat may play it now."""
        if self.over:
            raise Refused(422, "over", words().say("table-finished"))
        if seat != self.state.turn:
            raise Refused(422, "not-your-turn", words().say("table-not-your-turn"))
        refusal = self.state.why_not(text)
        if refusal is not None:
            raise Refused(422, "refused", words().say(refusal.key, **refusal.values), refusal.rule)
        move = self.state.vocabulary().parse(text)
        if move not in self.state.options():
            raise Refused(422, "refused", words().say("move-not-now", move=text))
        return move

    def play(self, seat: int, text: str) -> Entry:
        """Carry out a move that has been checked."""
        entry = Entry(seat, MOVE, text)
        move = self.state.vocabulary().parse(text)
        entry.label = self.info.narrator.option(self.state, move)
        entry.before = self.state.copy()
        self.state.listener = entry.events.append
        self.state.play(move)
        self.state.listener = None
        chance = [event.name for event in entry.events if event.chance]
        entry.undo_blocker = undo_blocker(chance, self.state.turn != seat)
        if entry.undo_blocker or self.over:
            self.forget_positions(entry)
        self.entries.append(entry)
        self.moves.append(entry)
        self.mark_curve()
        return entry

    def forget_positions(self, entry: Entry) -> None:
        """Nothing before a move that stands can be taken back any more."""
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

    def undo(self, seat: int) -> Entry:
        """Take back the last move, which has been checked."""
        undone = self.moves.pop()
        entry = Entry(seat, UNDO, undone.text)
        entry.label, entry.undone, undone.counts = undone.label, undone, False
        self.entries.append(entry)
        before = undone.before
        self.state = before if before is not None else self.replayed(self.moves)
        return entry

    def replayed(self, moves: list[Entry]) -> State:
        state = self.start()
        for entry in moves:
            state.play(state.vocabulary().parse(entry.text))
        return state

    def standing(self, number: int) -> list[Entry]:
        """The moves that counted after so many entries of the log."""
        counted: list[Entry] = []
        for entry in self.entries[:number]:
            if entry.kind == UNDO:
                counted.pop()
            else:
                counted.append(entry)
        return counted

    def at(self, number: int) -> State:
        """The position after so many entries of the log, played from the start."""
        return self.replayed(self.standing(number))

    def restore(self, entries: list[tuple[int, str, str]]) -> None:
        """Bring the room up to its log: seat, kind, text. A log that the rules no longer allow is refused."""
        for seat, kind, text in entries:
            if kind == UNDO:
                if self.why_no_undo(seat):
                    raise outdated(self.number)
                self.undo(seat)
            else:
                move = self.state.vocabulary().by_text.get(text)
                if seat != self.state.turn or move is None or move not in self.state.options():
                    raise outdated(self.number)
                self.play(seat, text)

    def mark_curve(self) -> None:
        """One point a round and one at the end."""
        rounds = self.state.progress().get("round", len(self.moves))
        if rounds > len(self.curve) or self.over:
            self.curve.append(self.state.standing())

    def record(self) -> Record:
        """The record of the moves that count."""
        record = self.blank()
        recorder = Recorder(record)
        state = self.start()
        state.listener = recorder.hear
        for entry in self.moves:
            state.play(state.vocabulary().parse(entry.text))
            recorder.played(entry.seat, entry.text)
        record.result = outcome(record, state)
        return record

    # ------------------------------------------------------------------ seeing

    def mine(self, owner: bytes | None) -> list[int]:
        """The seats a person holds."""
        return [i for i, seat in enumerate(self.seats) if owner is not None and seat.owner == owner]

    def viewer(self, owner: bytes | None, looking: int | None = None) -> Viewer:
        """A person at this table. `looking` must be a seat of theirs, or NOBODY while a screen is passed on,
        which means nothing to whoever holds one seat, and nothing after the game."""
        viewer = Viewer(tuple(self.mine(owner)), looking)
        if looking == NOBODY and (self.over or not viewer.shares):
            return viewer._replace(looking=None)
        if looking not in (None, NOBODY, *viewer.seats):
            raise not_your_seat()
        return viewer

    def asked(self, viewer: Viewer, turn: int) -> bool:
        """Whether somebody has to decide: it is their turn, and no bot stands in."""
        return viewer.decides(turn) and self.seats[turn].stand_in is None

    def show(self, viewer: Viewer, online: set[bytes], past: tuple[int, State] | None = None) -> TableState:
        """The table as somebody may see it: now, or a past number with its position."""
        number, state = past or (self.number, self.state)
        turn = state.turn
        eye = viewer.eye(turn)
        result = state.result()
        return TableState(
            id=self.id,
            game=self.info.id,
            title=self.info.title,
            options=self.options,
            number=number,
            seats=self.seat_infos(viewer, online),
            viewer=eye,
            mine=list(viewer.seats),
            turn=turn,
            question=self.question(state, viewer),
            choices=self.choices(state) if past is None and self.asked(viewer, turn) else [],
            undo=self.undo_info(viewer),
            view=state.view(eye),
            over=turn == NOBODY,
            result=result_info(result) if result else None,
            curve=[list(line) for line in zip(*self.curve, strict=True)] if self.over else None,
            rematch=self.rematch,
            pace=self.pace,
            away=self.away,
        )

    def seat_infos(self, viewer: Viewer, online: set[bytes]) -> list[SeatInfo]:
        return [self.seat_info(seat, viewer, online) for seat in range(len(self.seats))]

    def seat_info(self, seat: int, viewer: Viewer, online: set[bytes]) -> SeatInfo:
        row, mine = self.seats[seat], viewer.seats
        here = row.shown == "bot" or row.owner in online
        # When somebody was last here is for those alone who wait for them.
        free = self.free_at(seat) if mine and seat not in mine and not here else None
        return SeatInfo(
            seat=seat,
            name=self.names[seat],
            kind=row.shown,
            bot=row.bot if row.shown == "bot" else None,
            mine=seat in mine,
            online=here,
            stand_in=row.stand_in,
            consent=row.consent if mine else None,
            free_at=None if free is None else stamp(free),
            votes=sorted(self.mine(voter)[0] for voter in row.votes) if mine else [],
            voters=len(self.voters(seat)) if mine else 0,
        )

    def voters(self, seat: int) -> list[bytes]:
        """The people who decide together about somebody else's seat: all others who hold one, if they are two
        at least; a single opponent is no vote."""
        own = self.seats[seat].owner
        others = dict.fromkeys(row.owner for row in self.seats if row.owner and row.owner != own)
        return list(others) if own and len(others) >= QUORUM else []

    def free_at(self, seat: int) -> float | None:
        """From when on others may hand a seat over because its person has been away for so long."""
        row = self.seats[seat]
        return None if row.owner is None or self.away is None else row.seen + self.away * HOUR

    def question(self, state: State, viewer: Viewer) -> str:
        if state.turn == NOBODY:
            return words().say("table-finished")
        if self.asked(viewer, state.turn):
            return self.info.narrator.question(state)
        if self.seats[state.turn].shown == "open" and self.seats[state.turn].player is None:
            return words().say("table-open", seat=state.turn + 1)
        return words().say("table-waiting", name=self.names[state.turn])

    def choices(self, state: State) -> list[Option]:
        return [
            Option(move.text, list(move.path), self.info.narrator.option(state, move))
            for move in state.options()
        ]

    def undo_info(self, viewer: Viewer) -> UndoInfo:
        last = self.moves[-1].seat if self.moves else NOBODY
        eye = viewer.eye(last)
        if eye == NOBODY:
            return UndoInfo(False, words().say("undo-nothing"))
        reason = self.why_no_undo(eye)
        return UndoInfo(not reason, words().say(reason) if reason else "")

    def steps(self, viewer: Viewer, after: int = 0, upto: int | None = None) -> list[Step]:
        """What the entries of the log did, as somebody may know it."""
        return [
            Step(
                number=number,
                seat=entry.seat,
                kind=entry.kind,
                label=self.label(entry, viewer),
                events=[self.event(event, viewer) for event in entry.events],
            )
            for number, entry in enumerate(self.entries[after:upto], start=after)
        ]

    def label(self, entry: Entry, viewer: Viewer) -> str:
        """A move in the words of its player for that player alone, and for all once the record is open to
        all. Everybody else is told what they saw of it: a move may name a card that nobody else knows."""
        if viewer.eye(entry.seat) == entry.seat or (self.over and entry.counts):
            return entry.label
        for event in (entry.undone or entry).events:
            said = self.event(event, viewer).words
            if said:
                return said
        return words().say("table-unseen", name=self.names[entry.seat])

    def opened(self, viewer: Viewer) -> list[EventInfo]:
        """What happened before the first entry, as somebody may know it."""
        return [self.event(event, viewer) for event in self.opening]

    def event(self, event: Event, viewer: Viewer) -> EventInfo:
        eye = viewer.eye(event.seat)
        # A log that several people read at one screen calls all of them by their names, and tells what all
        # of them may know.
        reader = NOBODY if viewer.shares else eye
        return EventInfo(
            name=event.name,
            seat=event.seat,
            values=dict(event.seen_by(eye)),
            words=self.info.narrator.event(self.state, event, reader, self.names),
            head=self.info.narrator.begins_turn(event),
        )


def result_info(result: Result) -> ResultInfo:
    rival = result.rival
    return ResultInfo(
        result.scores,
        result.ranks,
        result.winners,
        result.breakdown,
        RivalInfo(rival.name, rival.score, rival.won, rival.breakdown) if rival else None,
    )
