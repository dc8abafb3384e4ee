"""A companion session: what people told and answered, in order. Everything else follows from it.

A session is its journal: the options, a seed, and one entry for each deed with its answers. Undoing takes the
last answer or entry away, a correction changes an old answer, and both work the journal out anew. So it is
saved, resumed and shared as a short text, and two phones with the same text show the same things.
"""

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any

from tanglewood.companion.deed import Desk, Outcome
from tanglewood.companion.finding import options_for, rival_called
from tanglewood.companion.question import Answer, Ask, Option, Question
from tanglewood.companion.rival import SETUP, Rival
from tanglewood.companion.step import Step, steps_of
from tanglewood.kernel.chance import SEEDS, fork
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.setting import Choice
from tanglewood.words import words

MOST_ENTRIES = 400
"""A game takes about 40 turns of an opponent; nobody needs more than this."""
MOST_TEXT = 60_000


class Entry:
    """A deed that was told, and what was answered while it was worked out."""

    def __init__(self, deed: str, answers: dict[str, Answer]) -> None:
        self.deed = deed
        self.answers = answers


class Done:
    """An entry that is worked out: the questions it needed, and its steps."""

    def __init__(
        self, entry: Entry, asked: list[Question], steps: list[Step], things: Any, turned: Option | None
    ) -> None:
        self.entry = entry
        self.asked = asked
        self.steps = steps
        self.things = things  # the opponent's, after it
        self.turned = turned


class Session:
    """A game at a real table, worked out from its journal."""

    def __init__(
        self,
        rival: Rival,
        options: dict[str, Choice],
        seed: int,
        own_cards: bool = False,
        own_dice: bool = False,
        journal: list[Entry] | None = None,
        done: list[Done] | None = None,
    ) -> None:
        self.rival = rival
        self.options = options
        self.seed = seed
        self.own_cards = own_cards
        self.own_dice = own_dice
        self.journal = journal or [Entry(SETUP, {})]
        self.done: list[Done] = done or []
        self.things: Any = None
        self.asking: list[Question] = []
        self.remembered: Answer | None = None
        self.turned: Option | None = None
        """The opponent's card that was turned up last."""
        self.question: Question | None = None
        """What is asked now; none while people play."""
        self.work_out(len(self.done))

    def twin(self, more: Entry | None = None) -> "Session":
        """The same session, perhaps with one more entry; what is worked out already is shared."""
        journal = [Entry(it.deed, dict(it.answers)) for it in self.journal] + ([more] if more else [])
        return Session(
            self.rival, self.options, self.seed, self.own_cards, self.own_dice, journal, list(self.done)
        )

    # ------------------------------------------------------------------ what people do

    def tell(self, deed: str) -> None:
        """A deed begins."""
        if self.question is not None:
            raise TextError("companion-question-first")
        if (
            deed not in [it.id for it in self.rival.tellings(self.things)]
            or len(self.journal) >= MOST_ENTRIES
        ):
            raise TextError("companion-no-such-deed")
        self.journal.append(Entry(deed, {}))
        self.work_out(len(self.done))

    def answer(self, answer: Answer) -> None:
        """Answer what is asked now."""
        if self.question is None:
            raise TextError("companion-nothing-asked")
        fault = self.question.fault(answer)
        if fault:
            raise TextError(fault)
        self.journal[len(self.done)].answers[self.question.key] = answer
        self.work_out(len(self.done))

    def undo(self) -> None:
        """Take the last answer back, or the last deed if it had none."""
        last = self.journal[-1]
        used = [it.key for it in self.asked_in(len(self.journal) - 1) if it.key in last.answers]
        if used:
            del last.answers[used[-1]]
        elif len(self.journal) > 1:
            self.journal.pop()
        self.work_out(len(self.journal) - 1)

    def change(self, entry: int, key: str) -> None:
        """That was not so: ask this again, and work out anew whatever follows from it."""
        if not 0 <= entry < len(self.journal) or key not in self.journal[entry].answers:
            raise TextError("companion-no-such-answer")
        del self.journal[entry].answers[key]
        self.work_out(entry)

    def asked_in(self, entry: int) -> list[Question]:
        return self.done[entry].asked if entry < len(self.done) else self.asking

    # ------------------------------------------------------------------ working it out

    def work_out(self, kept: int = 0) -> None:
        """Go through the journal up to the first question without an answer; the first `kept` entries are as
        they were."""
        self.done = self.done[:kept]
        self.things = self.done[-1].things if self.done else None
        self.turned = self.done[-1].turned if self.done else None
        self.question = None
        self.asking = []
        self.remembered = None
        memory: dict[str, Answer] = {}
        for done in self.done:
            remember(memory, done.entry, done.asked)
        for number in range(len(self.done), len(self.journal)):
            entry = self.journal[number]
            # Answers are handed over one by one, as they are asked for: so it is known which of them count.
            given: dict[str, Answer] = {}
            asked: list[Question] = []
            outcome: Outcome | None = None
            while outcome is None:
                desk = Desk(given, fork(self.seed, number), self.own_cards, self.own_dice)
                try:
                    outcome = self.carry_out(entry, desk)
                except Ask as wanted:
                    question = wanted.question
                    self.turned = desk.turned
                    answer = entry.answers.get(question.key)
                    if answer is None or question.key in given or question.fault(answer):
                        self.question = question
                        self.asking = asked
                        self.remembered = memory.get(question.memory) if question.memory else None
                        return
                    given[question.key] = answer
                    asked.append(question)
            remember(memory, entry, asked)
            self.turned = desk.turned
            self.things = outcome.things
            steps = steps_of(self.rival, outcome)
            self.done.append(Done(entry, asked, steps, outcome.things, desk.turned))

    def carry_out(self, entry: Entry, desk: Desk) -> Outcome:
        if entry.deed == SETUP:
            return self.rival.begin(self.options, desk)
        return self.rival.work(self.things, entry.deed, desk)

    # ------------------------------------------------------------------ as text

    def plain(self) -> dict[str, object]:
        """The session as plain data."""
        return {
            "rival": self.rival.id,
            "options": {name: self.options[name] for name in self.rival.settings},
            "seed": self.seed,
            "own": [self.own_cards, self.own_dice],
            "journal": [[entry.deed, entry.answers] for entry in self.journal],
        }

    def text(self) -> str:
        """The session as one short word, for a link."""
        packed = zlib.compress(json.dumps(self.plain(), separators=(",", ":")).encode(), 9)
        return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def remember(memory: dict[str, Answer], entry: Entry, asked: list[Question]) -> None:
    """Keep the answers that are good guesses for the next time."""
    for question in asked:
        if question.memory:
            memory[question.memory] = entry.answers[question.key]


def new_session(
    rival: str, options: Mapping[str, object], seed: int, own_cards: bool = False, own_dice: bool = False
) -> Session:
    """A new game; options that do not fit are refused with the rule that says so."""
    found = rival_called(rival)
    return Session(found, options_for(found, options), seed % SEEDS, own_cards, own_dice)


def read_session(text: str) -> Session:
    """The session of a text; one that is broken or names what does not exist is refused."""
    try:
        if len(text) > MOST_TEXT:
            raise ValueError
        packed = zlib.decompressobj()
        raw = packed.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), 20 * MOST_TEXT)
        return from_plain(json.loads(raw))
    except (ValueError, KeyError, TypeError, zlib.error, IndexError):
        raise TextError("companion-bad-session") from None


def from_plain(plain: dict[str, Any]) -> Session:
    """The session of plain data."""
    rival = rival_called(str(plain["rival"]))
    own_cards, own_dice = plain["own"]
    journal = [Entry(str(deed), dict(answers)) for deed, answers in plain["journal"]]
    if not journal or journal[0].deed != SETUP or len(journal) > MOST_ENTRIES:
        raise TextError("companion-bad-session")
    options = options_for(rival, plain["options"])
    return Session(rival, options, int(plain["seed"]) % SEEDS, bool(own_cards), bool(own_dice), journal)


def spelled(question: Question, answer: Answer) -> str:
    """An answer as people read it."""
    if isinstance(answer, bool):
        return words().say("companion-yes" if answer else "companion-no")
    names = {option.id: option.name for option in question.options}
    if isinstance(answer, list):
        return ", ".join(names.get(it, it) for it in answer) or words().say("companion-no")
    return names.get(str(answer), str(answer))
