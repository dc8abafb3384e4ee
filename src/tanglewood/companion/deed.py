"""One thing the opponent does, worked out by the rules of the game from what people answered.

The rules run on a table of which only the opponent's part is known. Where they need more, the game's rival
(see rival.py) asks the desk; if there is no answer yet, the question leaves the rules as an exception, and
the whole deed is worked out again once it is answered. So the rules know nothing of questions.
"""

from collections.abc import Callable
from typing import Any

from tanglewood.companion.question import Again, Answer, Ask, Option, Question
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame, State

MOST_TRIES = 400
"""Each try is one more answer or throw that was not assumed; no deed comes near."""


class Desk:
    """The answers of a deed so far, and the program's own die and cards for those who do not use theirs."""

    def __init__(self, answers: dict[str, Answer], seed: int, own_cards: bool, own_dice: bool) -> None:
        self.answers = answers
        self.seed = seed
        self.own_cards = own_cards
        self.own_dice = own_dice
        self.turned: Option | None = None
        """The opponent's card that this deed follows, once it is turned up."""
        self.asked: list[Question] = []
        """All questions whose answers were used, in order."""

    def ask(self, question: Question) -> Answer:
        """The answer, or the question as an exception."""
        if question.key not in [it.key for it in self.asked]:
            self.asked.append(question)
        answer = self.answers.get(question.key)
        if answer is None or question.fault(answer):
            raise Ask(question)
        return answer

    def yes(self, question: Question) -> bool:
        return self.ask(question) is True

    def number(self, question: Question) -> int:
        answer = self.ask(question)
        assert isinstance(answer, int)
        return answer

    def one(self, question: Question) -> str:
        return str(self.ask(question))

    def some(self, question: Question) -> list[str]:
        answer = self.ask(question)
        assert isinstance(answer, list)
        return answer

    def throw(self, nth: int, sides: int, question: Callable[[], Question]) -> int:
        """The `nth` throw of this deed, counted from 0: the program's, or what people's own die shows."""
        if self.own_dice:
            return int(self.one(question())) - 1
        return seeded(fork(self.seed, 1, nth)).below(sides)

    def chance(self) -> Rng:
        """Shuffles of this deed: the same ones each time it is worked out."""
        return seeded(fork(self.seed, 2))


class Loaded:
    """Loads the table's die: the next throw shows what the desk says.

    A throw follows from the generator's word. Before every event the word is set to one that gives the wanted
    side; if something was shuffled in between, the throw shows another one and the deed is tried again with
    another word.
    """

    def __init__(self, desk: Desk, sides: int, question: Callable[[int], Question]) -> None:
        self.desk = desk
        self.sides = sides
        self.question = question
        self.thrown = 0
        self.salt = 0

    def begin(self) -> None:
        self.thrown = 0

    def load(self, table: State) -> None:
        """Load the next throw, if it is known; an unknown one is asked for when it falls."""
        try:
            side = self.wanted()
        except Ask:
            return
        word = fork(self.desk.seed, 3, self.thrown, self.salt)
        while Rng(word).below(self.sides) != side:
            word = fork(word, 1)
        table.chance.word = word

    def wanted(self) -> int:
        asked = list(self.desk.asked)
        try:
            return self.desk.throw(self.thrown, self.sides, lambda: self.question(self.thrown))
        finally:
            self.desk.asked = asked

    def fell(self, side: int) -> None:
        """The die fell: it has to show what it should."""
        wanted = self.desk.throw(self.thrown, self.sides, lambda: self.question(self.thrown))
        if wanted != side:
            self.salt += 1
            raise Again
        self.thrown += 1


class Helper:
    """What a game brings for one try: it says when the deed is done, what a frame needs, and what people
    choose."""

    def done(self, table: Any) -> bool:
        return not table.stack

    def before(self, table: Any, frame: Frame[Any]) -> None:
        """A frame is about to go on: lay on the table what it reads there."""

    def choose(self, table: Any, frame: Frame[Any], options: list[Move]) -> Move:
        """What the person chooses where the rules leave the choice to one."""
        raise NotImplementedError

    def chosen(self, table: Any, frame: Frame[Any], move: Move) -> None:
        """A move is about to be carried out."""


def drive(table: State, helper: Helper) -> None:
    """Run the rules on, frame by frame, until the deed is done."""
    while not helper.done(table):
        helper.before(table, table.stack[-1])
        frame = table.stack[-1]
        options = frame.go_on(table)
        if not options:
            continue
        alone = len(options) == 1 and not frame.must_ask(table)
        move = options[0] if alone else helper.choose(table, frame, options)
        helper.chosen(table, frame, move)
        frame.play(table, move)


class Outcome:
    """What a deed came to: the opponent's things after it, what happened, and the table it happened on.

    `told` is what happened as people at a real table read it, where that differs; `people` is how many they
    are.
    """

    def __init__(
        self, things: Any, table: State, events: list[Event], told: list[Event] | None = None, people: int = 1
    ) -> None:
        self.things = things
        self.table = table
        self.events = events
        self.told = events if told is None else told
        self.people = people


def work_out(attempt: Callable[[], Outcome]) -> Outcome:
    """Try until nothing that was assumed turns out wrong; what has to be asked leaves as `Ask`."""
    for _ in range(MOST_TRIES):
        try:
            return attempt()
        except Again:
            continue
    raise RuntimeError(f"a deed was not worked out in {MOST_TRIES} tries")
