"""A companion session: what people told and answered, in order. Everything else follows from it.

A session is its journal: the options, a seed, and one entry for each deed with its answers. Undoing takes the
last answer or entry away, a correction changes an old answer or an old deed, and both work the journal out
anew. After a correction the journal that people have played by is kept beside the new one until they go on:
from both it is known what has to be put right at the table (mending.py). So a session is saved, resumed and
shared as a short text, and two phones with the same text show the same things.
"""

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any

from tanglewood.companion.deed import Desk, Outcome
from tanglewood.companion.finding import options_for, rival_called
from tanglewood.companion.mending import Repair, moved, repairs
from tanglewood.companion.question import Answer, Ask, Option, Question
from tanglewood.companion.rival import SETUP, Rival, Telling
from tanglewood.companion.step import Step, steps_of
from tanglewood.kernel.chance import SEEDS, fork
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.setting import Choice
from tanglewood.words import words

MOST_ENTRIES = 400
"""A game takes about 40 turns of an opponent; nobody needs more than this."""
MOST_TEXT = 60_000


class Entry:
    """A deed that was told, and what was answered while it was worked out. Its number `nth` stays the same
    when another deed is removed or comes in before it: by it the program rolls and shuffles."""

    def __init__(self, deed: str, answers: dict[str, Answer], nth: int) -> None:
        self.deed = deed
        self.answers = answers
        self.nth = nth

    def copy(self) -> "Entry":
        return Entry(self.deed, dict(self.answers), self.nth)

    def plain(self) -> list[object]:
        return [self.deed, self.answers, self.nth]


class Done:
    """An entry that is worked out: the questions it needed, and its steps. A deed that cannot happen any
    more, since something before it was put right, has none of both and no name."""

    def __init__(
        self,
        entry: Entry,
        name: str,
        asked: list[Question],
        steps: list[Step],
        things: Any,
        turned: Option | None,
    ) -> None:
        self.entry = entry
        self.name = name
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
        before: "Session | None" = None,
    ) -> None:
        self.rival = rival
        self.options = options
        self.seed = seed
        self.own_cards = own_cards
        self.own_dice = own_dice
        self.journal = journal or [Entry(SETUP, {}, 0)]
        self.done: list[Done] = done or []
        self.before = before
        """The session as people have played it, if something in it was not so."""
        self.things: Any = None
        self.asking: list[Question] = []
        self.remembered: Answer | None = None
        self.turned: Option | None = None
        """The opponent's card that was turned up last."""
        self.question: Question | None = None
        """What is asked now; none while people play."""
        self.work_out(len(self.done))

    def twin(self) -> "Session":
        """The same session; what is worked out already is shared."""
        return self.with_journal([entry.copy() for entry in self.journal], list(self.done), self.before)

    def with_journal(
        self, journal: list[Entry], done: list[Done] | None = None, before: "Session | None" = None
    ) -> "Session":
        return Session(
            self.rival, self.options, self.seed, self.own_cards, self.own_dice, journal, done, before
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
        self.before = None
        self.journal.append(Entry(deed, {}, self.next_number()))
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
        self.settle()

    def undo(self) -> None:
        """Take the last answer back, or the last deed if it had none; a correction as a whole."""
        if self.before is not None and (self.question is None or self.asks_about_earlier()):
            self.journal = [entry.copy() for entry in self.before.journal]
            self.done = self.before.done
            self.before = None
            self.work_out(len(self.done))
            return
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
        self.keep_before()
        del self.journal[entry].answers[key]
        self.work_out(entry)

    def drop(self, entry: int) -> None:
        """That has not happened at all."""
        if not 0 < entry < len(self.journal):
            raise TextError("companion-no-such-deed")
        self.keep_before()
        del self.journal[entry]
        self.work_out(entry)
        self.settle()

    def insert(self, entry: int, deed: str) -> None:
        """Something was forgotten: it happened before an entry."""
        if deed not in [it.id for it in self.forgotten(entry)] or len(self.journal) >= MOST_ENTRIES:
            raise TextError("companion-no-such-deed")
        self.keep_before()
        self.journal.insert(entry, Entry(deed, {}, self.next_number()))
        self.work_out(entry)

    def forgotten(self, entry: int) -> list[Telling]:
        """What could have been told before an entry."""
        if not 0 < entry < len(self.journal) or entry > len(self.done):
            return []
        return self.rival.tellings(self.done[entry - 1].things)

    # ------------------------------------------------------------------ corrections

    def next_number(self) -> int:
        rows = [*self.journal, *(self.before.journal if self.before is not None else [])]
        return max(entry.nth for entry in rows) + 1

    def keep_before(self) -> None:
        """The first of several corrections keeps what people have played."""
        if self.before is None:
            self.before = self.twin()

    def asks_about_earlier(self) -> bool:
        """Whether the question belongs to a deed before the last one."""
        return self.question is not None and len(self.done) < len(self.journal) - 1

    def settle(self) -> None:
        """Once all is worked out again: if nothing came out otherwise, there is nothing to put right."""
        if self.before is not None and self.question is None and not self.repairs() and not self.moved():
            self.before = None

    def repairs(self) -> list[Repair]:
        """What has to be put right at the table, as soon as that is known."""
        return [] if self.before is None or self.asks_about_earlier() else repairs(self.before, self)

    def moved(self) -> list[tuple[str, str, str]]:
        """What lies before the opponent otherwise than before the correction."""
        if self.before is None or self.question is not None:
            return []
        return moved(self.before, self)

    def asked_in(self, entry: int) -> list[Question]:
        """What was asked in an entry; behind the one that waits for an answer nothing is known yet."""
        if entry < len(self.done):
            return self.done[entry].asked
        return self.asking if entry == len(self.done) else []

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
            name = self.name_of(entry)
            if not name:
                self.turned = None
                self.done.append(Done(entry, "", [], [], self.things, None))
                continue
            # Answers are handed over one by one, as they are asked for: so it is known which of them count.
            given: dict[str, Answer] = {}
            asked: list[Question] = []
            outcome: Outcome | None = None
            while outcome is None:
                desk = Desk(given, fork(self.seed, entry.nth), self.own_cards, self.own_dice)
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
            self.done.append(Done(entry, name, asked, steps, outcome.things, desk.turned))

    def name_of(self, entry: Entry) -> str:
        """What people call a deed that comes now; nothing if it cannot happen."""
        if entry.deed == SETUP:
            return words().say("companion-setup")
        return next((it.name for it in self.rival.tellings(self.things) if it.id == entry.deed), "")

    def carry_out(self, entry: Entry, desk: Desk) -> Outcome:
        if entry.deed == SETUP:
            return self.rival.begin(self.options, desk)
        return self.rival.work(self.things, entry.deed, desk)

    # ------------------------------------------------------------------ as text

    def plain(self) -> dict[str, object]:
        """The session as plain data."""
        found: dict[str, object] = {
            "rival": self.rival.id,
            "options": {name: self.options[name] for name in self.rival.settings},
            "seed": self.seed,
            "own": [self.own_cards, self.own_dice],
            "journal": [entry.plain() for entry in self.journal],
        }
        if self.before is not None:
            found["before"] = [entry.plain() for entry in self.before.journal]
        return found

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
    options = options_for(rival, plain["options"])
    seed = int(plain["seed"]) % SEEDS
    session = Session(rival, options, seed, bool(own_cards), bool(own_dice), read_journal(plain["journal"]))
    if "before" in plain:
        session.before = session.with_journal(read_journal(plain["before"]))
    return session


def read_journal(rows: list[Any]) -> list[Entry]:
    """The entries of plain data; those of older sessions have no number but their place."""
    numbers = [int(row[2]) if len(row) > 2 else place for place, row in enumerate(rows)]
    journal = [Entry(str(row[0]), dict(row[1]), nth) for row, nth in zip(rows, numbers, strict=True)]
    setups = [place for place, entry in enumerate(journal) if entry.deed == SETUP]
    if setups != [0] or len(journal) > MOST_ENTRIES or len(set(numbers)) < len(numbers) or min(numbers) < 0:
        raise TextError("companion-bad-session")
    return journal


def spelled(question: Question, answer: Answer) -> str:
    """An answer as people read it."""
    if isinstance(answer, bool):
        return words().say("companion-yes" if answer else "companion-no")
    names = {option.id: option.name for option in question.options}
    if isinstance(answer, list):
        return ", ".join(names.get(it, it) for it in answer) or words().say("companion-nothing")
    return names.get(str(answer), str(answer))
