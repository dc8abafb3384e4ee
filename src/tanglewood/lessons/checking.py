"""Whether a lesson does on the engine what its script promises.

A change of rules or of a pack that breaks a lesson is found by the test that calls this for every lesson; a
game of another package calls it in its own tests.
"""

from typing import Any

from tanglewood.api import Game, from_text
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.state import NOBODY
from tanglewood.lessons.script import ASIDES, HEADS, PARTS, Lesson, Step

WORDS = 30
"""More nobody reads before playing on."""


class LessonError(TanglewoodError):
    """A lesson that does not do what its script promises; names the step."""


class Counts:
    """What was looked at in one lesson."""

    def __init__(self) -> None:
        self.moves = 0
        self.theirs = 0
        self.refused = 0
        self.ways = 0
        self.facts = 0
        self.others = 0


def check(lesson: Lesson) -> Counts:
    """Play a lesson through with everything that may happen in it; whatever is not so is an error.

    The position reads back to itself; every move is an option of the seat that should have it; every wish is
    refused by its rule; every side road can be gone, and after moves that count as right the rest of the
    lesson can be played; whatever else is legal can be played from the text of the position; all facts hold.
    """
    return Check(lesson).run()


class Check:
    """One lesson being checked."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.counts = Counts()
        self.events: list[str] = []
        self.step = 0
        self.game = from_text(lesson.position)

    def demand(self, holds: object, said: str) -> None:
        if not holds:
            where = f", step {self.step}" if self.step else ""
            raise LessonError(f"{self.lesson.game}, lesson {self.lesson.id}{where}: {said}")

    def run(self) -> Counts:
        self.reads_back()
        self.sentences(HEADS, HEADS)
        self.game.listen(lambda event: self.events.append(event.name))
        for number, step in enumerate(self.lesson.steps, start=1):
            self.step = number
            self.sentences(PARTS, ("say", "otherwise") if step.do else ("say",), number)
            for aside in ASIDES:
                names = [str(n) for n in range(1, len(getattr(step, aside)) + 1)]
                self.sentences(names, names, number, aside)
            self.slips(step)
            self.traps(step)
            self.fines(step)
            self.play_step(step)
        return self.counts

    def sentences(self, names: Any, needed: Any, *parts: object) -> None:
        """Short, and there if they are needed."""
        for name in names:
            said = self.lesson.say(*parts, name)
            self.demand(said or name not in needed, f"no sentence {self.lesson.key(*parts, name)}")
            length = len(said.split())
            self.demand(length <= WORDS, f"{self.lesson.key(*parts, name)} has {length} words")

    def reads_back(self) -> None:
        self.demand(from_text(self.game.text()).text() == self.game.text(), "the position does not read back")

    def persons_turn(self, game: Game, text: str) -> None:
        self.demand(game.turn == self.lesson.person, f"before {text!r} it is the turn of {game.turn}")

    def play(self, game: Game, text: str) -> None:
        options = [move.text for move in game.options()]
        self.demand(text in options, f"{text!r} is no option; there are {', '.join(options)}")
        game.play(text)

    def slips(self, step: Step) -> None:
        for slip in step.slip:
            there = self.game.copy()
            for text in slip.after:
                self.play(there, text)
            refusal = there.refusal(slip.wish)
            self.demand(refusal, f"{slip.wish!r} is allowed")
            rule = refusal.rule if refusal else ""
            self.demand(rule == slip.rule, f"{slip.wish!r} is refused by {rule}, not by {slip.rule}")
            self.counts.refused += 1

    def traps(self, step: Step) -> None:
        for trap in step.trap:
            there = self.game.copy()
            for text in trap.moves:
                self.demand(
                    there.turn == self.lesson.person, f"before {text!r} it is the turn of {there.turn}"
                )
                self.play(there, text)
            self.demand(
                trap.moves != step.do[: len(trap.moves)], f"the side road {trap.moves} is the way itself"
            )
            self.facts(there, trap.expect)
            self.counts.ways += 1

    def fines(self, step: Step) -> None:
        """After moves that count as right the rest of the lesson has to work."""
        for fine in step.fine:
            there = self.game.copy()
            rest = [*fine.moves, *step.then]
            for later in self.lesson.steps[self.step :]:
                rest += [*later.do, *later.then]
            for text in rest:
                self.play(there, text)
            self.counts.ways += 1

    def play_step(self, step: Step) -> None:
        self.events.clear()
        for text in step.do:
            self.demand(
                self.game.turn == self.lesson.person, f"before {text!r} it is the turn of {self.game.turn}"
            )
            self.others(text)
            self.play(self.game, text)
            self.counts.moves += 1
        for text in step.then:
            others = self.game.turn not in (self.lesson.person, NOBODY)
            self.demand(others, f"before their {text!r} it is the turn of {self.game.turn}")
            self.play(self.game, text)
            self.counts.theirs += 1
        if not self.game.over:
            self.reads_back()
        self.facts(self.game, step.expect)

    def others(self, right: str) -> None:
        """Whatever else is clicked can be played, and taken back by reading the position again."""
        before = self.game.text()
        for other in self.game.options():
            if other.text != right:
                from_text(before).play(other)
                self.counts.others += 1

    def facts(self, game: Game, facts: list[str]) -> None:
        names = {"v": game.view(self.lesson.person), "r": game.result(), "events": self.events, "game": game}
        names |= {"me": self.lesson.person, "options": [move.text for move in game.options()]}
        for fact in facts:
            # The scripts are a part of the game's own package, like its code.
            self.demand(eval(fact, dict(names)), f"not so: {fact}")
            self.counts.facts += 1
