"""Lessons as films: a lesson is played once on the engine, and whoever learns gets every moment of it.

So a lesson needs no table on the server. What a browser shows of it are the states and steps of a live game,
seen from the seat of the person: nothing that is hidden there gets into the film.
"""

from tanglewood.bots.levels import LEVELS
from tanglewood.kernel.errors import MoveError, TextError
from tanglewood.kernel.move import Move
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.state import State
from tanglewood.lessons import Lesson, lesson
from tanglewood.server.errors import Refused
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.model import TableState, Update
from tanglewood.server.models.lessons import Film, LessonInfo, LessonMove, LessonStep, Road, Slip
from tanglewood.words import per_language, problem_words, spoken, words

EASY = LEVELS[0].name
"""Whoever has just learned a game plays on against this one."""
PERSON = b"person"
FILMS = 64
"""Films that are kept."""


def known_turns(it: Lesson, turns: list[str]) -> tuple[str, ...]:
    """Those of these turns that the lesson has, one a step."""
    steps = enumerate(it.steps, start=1)
    fines = [[f"{number}-{n}" for n in range(1, len(step.fine) + 1)] for number, step in steps]
    return tuple(turn for step in fines for turn in [next((one for one in step if one in turns), "")] if turn)


def about(it: Lesson) -> LessonInfo:
    return LessonInfo(it.game, it.id, it.say("title"), it.say("goal"), it.minutes, len(it.steps), it.sign)


@per_language(FILMS)
def film(game: str, id: str, turns: tuple[str, ...] = ()) -> Film:
    """The film of a lesson, with these moves that count as right instead of those of their steps."""
    it = lesson(game, id)
    shooting = Shooting(it, turns)
    start = shooting.state()
    steps = [shooting.step(number) for number in range(1, len(it.steps) + 1)]
    return Film(
        game=game,
        id=id,
        title=it.say("title"),
        goal=it.say("goal"),
        closing=it.say("closing"),
        minutes=it.minutes,
        person=it.person,
        turns=list(turns),
        start=start,
        steps=steps,
    )


def moment(it: Lesson, turns: tuple[str, ...], step: int, played: list[str]) -> State:
    """The position in a step of a lesson after these moves of the person."""
    shooting = Shooting(it, turns)
    for number in range(1, min(step, len(it.steps) + 1)):
        shooting.play_all([*shooting.way(number), *it.steps[number - 1].then])
    shooting.play_all(played)
    return shooting.live.state


def lesson_seats(count: int, person: int, name: str, owner: bytes) -> list[TableSeat]:
    """The person, and easy bots by the names the lessons call them."""
    say = words().say
    others = iter(say("learn-names").split())
    return [
        TableSeat("human", None, name, owner, None)
        if seat == person
        else TableSeat("bot", EASY, next(others), None, None)
        for seat in range(count)
    ]


class Shooting:
    """A lesson while its film is made."""

    def __init__(self, it: Lesson, turns: tuple[str, ...]) -> None:
        self.lesson = it
        self.turns = turns
        self.viewer = Viewer((it.person,), language=spoken())
        self.options = lookup(it.game).read(it.position).settings()
        self.live = self.table()

    def table(self) -> LiveGame:
        seats = lesson_seats(int(self.options["players"]), self.lesson.person, words().say("web-you"), PERSON)
        id = f"lesson-{self.lesson.game}-{self.lesson.id}"
        return LiveGame(id, self.lesson.game, self.options, 0, self.lesson.position, seats)

    def way(self, number: int) -> list[str]:
        """The moves of the person in a step: those of its script, or others that counted as right."""
        step = self.lesson.steps[number - 1]
        for n, fine in enumerate(step.fine, start=1):
            if f"{number}-{n}" in self.turns:
                return fine.moves
        return step.do

    def state(self, live: LiveGame | None = None) -> TableState:
        return (live or self.live).state_for(self.viewer, {PERSON})

    def play(self, live: LiveGame, text: str) -> Update:
        """Play a move, as the person sees it. No step of a lesson leads elsewhere: a move that is none is
        refused."""
        state = live.state
        try:
            move = state.vocabulary().parse(text)
        except MoveError as problem:
            raise Refused(422, "refused", problem_words(problem)) from None
        if move not in state.options():
            raise Refused(422, "refused", words().say("move-not-now", move=text))
        live.play(state.turn, move)
        return Update(live.steps(self.viewer, live.number - 1), self.state(live))

    def play_all(self, moves: list[str]) -> list[Update]:
        return [self.play(self.live, text) for text in moves]

    def move(self, live: LiveGame, text: str) -> LessonMove:
        before = live.state
        update = self.play(live, text)
        move = live.entries[-1].move
        return LessonMove(move.text, list(move.path), update, self.alone(before, move))

    def step(self, number: int) -> LessonStep:
        script = self.lesson.steps[number - 1]
        say = self.lesson.say
        roads = self.roads(number)
        way = self.way(number)
        return LessonStep(
            say=say(number, "say"),
            notice=say(number, "notice"),
            otherwise=say(number, "otherwise"),
            meanwhile=say(number, "meanwhile"),
            moves=[self.move(self.live, text) for text in way],
            then=self.play_all(script.then),
            roads=roads,
            slips=[
                Slip(slip.after, slip.wish, slip.rule, say(number, "slip", n))
                for n, slip in enumerate(script.slip, start=1)
            ],
        )

    def roads(self, number: int) -> list[Road]:
        """The other ways from where the live game stands now."""
        script, way = self.lesson.steps[number - 1], self.way(number)
        found: list[Road] = []
        for n, trap in enumerate(script.trap, start=1):
            found.append(self.road("trap", f"{number}-{n}", trap.moves, way))
        for n, fine in enumerate(script.fine, start=1):
            if fine.moves != way:
                found.append(self.road("fine", f"{number}-{n}", fine.moves, way))
        return found

    def road(self, kind: str, turn: str, moves: list[str], way: list[str]) -> Road:
        log = [entry.stored for entry in self.live.entries]
        live = self.table()
        live.restore(log)
        shared = 0
        while shared < len(moves) and moves[: shared + 1] == way[: shared + 1]:
            shared += 1
        played = [self.move(live, text) for text in moves]
        step, n = turn.split("-")
        said = self.lesson.say(step, kind, n)
        return Road("trap" if kind == "trap" else "fine", turn, shared, played[shared:], said)

    def alone(self, before: State, move: Move) -> list[str]:
        """What the engine does for the person without asking after this move, in words: what `State.settle`
        takes because it is the only option."""
        state = before.copy()
        state.stack[-1].play(state, move)
        taken: list[str] = []
        while state.stack:
            frame = state.stack[-1]
            if frame.will_ask(state):
                break
            options = frame.go_on(state)
            if len(options) > 1 or (options and frame.must_ask(state)):
                break
            if options:
                if frame.seat == self.lesson.person:
                    taken.append(self.live.option_words(state, options[0]))
                frame.play(state, options[0])
        return taken


def refusal(state: State, wish: str) -> tuple[str, str]:
    """Why a wish is none of the options: the sentence, and its rule."""
    try:
        found = state.why_not(wish)
    except (MoveError, TextError) as problem:
        return problem_words(problem), ""
    if found is None:
        return words().say("move-not-now", move=wish), ""
    return words().say(found.key, **found.values), found.rule
