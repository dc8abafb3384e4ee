"""What is shown of companion sessions.

A session is a text that people's browsers keep and send along; whoever answers only remembers for a while
what was worked out. A server answers; without a connection the same code in the browser (`in_browser.py`).
"""

import secrets
from collections import OrderedDict
from threading import Lock

from tanglewood.companion.finding import rivals
from tanglewood.companion.mending import Repair
from tanglewood.companion.model import (
    CompanionAnswer,
    CompanionChoice,
    CompanionDeed,
    CompanionFact,
    CompanionForgotten,
    CompanionMoved,
    CompanionOption,
    CompanionQuestion,
    CompanionRepair,
    CompanionRival,
    CompanionScore,
    CompanionState,
    CompanionStep,
    CompanionTelling,
    CompanionWish,
    Given,
)
from tanglewood.companion.question import Option, Question
from tanglewood.companion.rival import Fact, Rival, Telling
from tanglewood.companion.session import Session, new_session, read_session, spelled
from tanglewood.companion.step import Step
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Setting
from tanglewood.words import named, spoken, words

REMEMBERED = 100
"""Sessions that are held ready. Any other one is worked out from its text, in some tenths of a second."""
WORKED_OUT: "OrderedDict[tuple[str, str], Session]" = OrderedDict()
"""By the language they are told in, and their text."""
LOCK = Lock()


def all_rivals() -> list[CompanionRival]:
    return [about(rival) for rival in rivals()]


def about(rival: Rival) -> CompanionRival:
    info = lookup(rival.game)
    choices = [choice(rival, info.setting(name)) for name in rival.settings]
    beyond, own = [*rival.beyond], [*rival.own]
    return CompanionRival(rival.id, rival.game, rival.name, rival.lead, choices, beyond, own)


def choice(rival: Rival, setting: Setting) -> CompanionChoice:
    """An option with its values; of seats there are as many as an opponent can have against it."""
    values: list[bool | int | str] = [*setting.choices]
    default = setting.default
    if isinstance(default, bool):
        values = [False, True]
    elif not values:
        values = [*range(setting.low, setting.high + 1)]
    own = rival.abouts.get(setting.name)
    about = words().say(own) if own else named(setting.about)
    if setting.name == "players":
        # The setting's own sentence is about tables of any size, and names another opponent.
        values, default = [1, 2], 1
        about = words().say("companion-players", rival=rival.name)
    return CompanionChoice(setting.name, about, values, default)


def go_on(wish: CompanionWish) -> CompanionState:
    """What a wish leads to."""
    session = changed(wish)
    state = keep(session)
    if wish.look is not None:
        found = [telling_of(it) for it in session.forgotten(wish.look)]
        state.forgotten = CompanionForgotten(wish.look, found)
    return state


def keep(session: Session) -> CompanionState:
    with LOCK:
        WORKED_OUT[spoken(), session.text()] = session.twin()
        while len(WORKED_OUT) > REMEMBERED:
            WORKED_OUT.popitem(last=False)
    return shown(session)


def find(text: str) -> Session:
    with LOCK:
        known = WORKED_OUT.get((spoken(), text))
    return known.twin() if known is not None else read_session(text)


def changed(wish: CompanionWish) -> Session:
    start = wish.start
    if start is not None:
        seed = secrets.randbelow(SEEDS)
        return new_session(start.rival, start.options, seed, start.own_cards, start.own_dice)
    session = find(wish.session)
    if wish.undo:
        session.undo()
    if wish.change is not None:
        session.change(wish.change.entry, wish.change.key)
    if wish.drop is not None:
        session.drop(wish.drop)
    if wish.insert is not None:
        session.insert(wish.insert.entry, wish.insert.tell)
    if wish.tell:
        session.tell(wish.tell)
    if wish.answer is not None:
        session.answer(wish.answer)
    return session


# ---------------------------------------------------------------------- shown


def shown(session: Session) -> CompanionState:
    rival = session.rival
    things = session.things
    last = session.done[-1] if session.done else None
    asking = session.question is not None
    return CompanionState(
        session=session.text(),
        rival=rival.id,
        game=rival.game,
        name=rival.name,
        options={name: session.options[name] for name in (*rival.settings, *rival.fixed)},
        question=question_of(session, session.question) if session.question is not None else None,
        turned=option_of(session.turned) if session.turned is not None else None,
        deed=session.journal[-1].deed,
        entries=len(session.journal),
        steps=[step_of(it) for it in last.steps] if last and not asking else [],
        answers=answers_of(session),
        deeds=[CompanionDeed(number, done.name) for number, done in enumerate(session.done)][::-1],
        repairs=[repair_of(it) for it in session.repairs()],
        moved=[CompanionMoved(name, was, now) for name, was, now in session.moved()],
        forgotten=None,
        tellings=[telling_of(it) for it in rival.tellings(things)]
        if things is not None and not asking
        else [],
        facts=[fact_of(it) for it in rival.shown(things)] if things is not None else [],
        cards=[option_of(it) for it in rival.laid_out(things)] if things is not None else [],
        score=[CompanionScore(it.row, it.name, it.points) for it in rival.score(things)]
        if things is not None
        else [],
        over=things is not None and not asking and rival.over(things),
    )


def step_of(it: Step) -> CompanionStep:
    return CompanionStep(it.name, it.text, it.rule, it.values, it.about)


def telling_of(it: Telling) -> CompanionTelling:
    return CompanionTelling(it.id, it.name, it.rule, it.main)


def repair_of(it: Repair) -> CompanionRepair:
    return CompanionRepair(it.name, [step_of(step) for step in it.gone], [step_of(step) for step in it.new])


def fact_of(it: Fact) -> CompanionFact:
    return CompanionFact(it.thing.sort, it.thing.group, it.thing.name, it.value, it.about, it.rule)


def option_of(it: Option) -> CompanionOption:
    return CompanionOption(it.id, it.name, it.sort, it.group)


def question_of(session: Session, it: Question) -> CompanionQuestion:
    return CompanionQuestion(
        it.key,
        it.kind,
        it.text,
        session.rival.explained(it.rule),
        it.rule,
        [option_of(option) for option in it.options],
        [option_of(place) for place in it.places],
        it.least,
        it.most,
        option_of(it.picture) if it.picture is not None else None,
        session.remembered,
    )


def pictured(it: Question, answer: Given) -> CompanionOption | None:
    """What an answer is about: the picture of its question, or that of the one thing that was chosen."""
    if it.picture is not None:
        return option_of(it.picture)
    chosen = next((option for option in it.options if option.id == answer), None)
    return option_of(chosen) if chosen is not None else None


def answers_of(session: Session) -> list[CompanionAnswer]:
    """What was answered, the newest first."""
    found: list[CompanionAnswer] = []
    for number, entry in enumerate(session.journal):
        for it in session.asked_in(number):
            if it.key in entry.answers:
                answer = entry.answers[it.key]
                said = spelled(it, answer)
                found.append(CompanionAnswer(number, it.key, it.text, said, pictured(it, answer)))
    return found[::-1]
