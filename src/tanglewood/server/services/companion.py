"""Companion sessions. A session is a text that people's browsers keep and send along; the server
only remembers for a while what it has worked out."""

import json
import secrets
from collections import OrderedDict
from threading import Lock

from tanglewood.companion.ahead import look_ahead
from tanglewood.companion.finding import rivals
from tanglewood.companion.question import Option, Question
from tanglewood.companion.rival import Rival
from tanglewood.companion.session import Session, new_session, read_session, spelled
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Setting
from tanglewood.server.errors import Refused
from tanglewood.server.models.companion import (
    CompanionAhead,
    CompanionAnswer,
    CompanionChoice,
    CompanionFact,
    CompanionOption,
    CompanionQuestion,
    CompanionRival,
    CompanionScore,
    CompanionState,
    CompanionStep,
    CompanionTelling,
    CompanionWish,
)
from tanglewood.words import words

REMEMBERED = 100
"""Sessions that are held ready. Any other one is worked out from its text, in some tenths of a second."""
WORKED_OUT: "OrderedDict[str, Session]" = OrderedDict()
LOCK = Lock()


def all_rivals() -> list[CompanionRival]:
    return [about(rival) for rival in rivals()]


def about(rival: Rival) -> CompanionRival:
    info = lookup(rival.game)
    choices = [choice(rival, info.setting(name)) for name in rival.settings]
    return CompanionRival(rival.id, rival.game, rival.name, choices)


def choice(rival: Rival, setting: Setting) -> CompanionChoice:
    """An option with its values; of seats there are as many as an opponent can have against it."""
    values: list[bool | int | str] = [*setting.choices]
    default = setting.default
    if isinstance(default, bool):
        values = [False, True]
    elif not values:
        values = [*range(setting.low, setting.high + 1)]
    if setting.name == "players":
        values, default = [1, 2], 1
    return CompanionChoice(setting.name, setting.about, values, default)


def go_on(wish: CompanionWish) -> CompanionState:
    """What a wish leads to."""
    try:
        return keep(changed(wish))
    except TextError as problem:
        raise Refused(422, "companion", words().say(str(problem))) from None


def keep(session: Session) -> CompanionState:
    with LOCK:
        WORKED_OUT[session.text()] = session.twin()
        while len(WORKED_OUT) > REMEMBERED:
            WORKED_OUT.popitem(last=False)
    return shown(session)


def find(text: str) -> Session:
    with LOCK:
        known = WORKED_OUT.get(text)
    return known.twin() if known is not None else read_session(text)


def ahead(text: str) -> CompanionAhead:
    """The next turn worked out for every answer it may ask for: it then goes on without a connection."""
    try:
        session = find(text)
    except TextError as problem:
        raise Refused(422, "companion", words().say(str(problem))) from None
    found = list(look_ahead(session))
    wishes = [f"{before} {json.dumps(wish, separators=(',', ':'))}" for before, wish, _ in found]
    return CompanionAhead(wishes, [shown(after) for _, _, after in found])


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
        question=question_of(session, session.question) if session.question is not None else None,
        turned=option_of(session.turned) if session.turned is not None else None,
        deed=session.journal[-1].deed,
        entries=len(session.journal),
        steps=[CompanionStep(it.name, it.text, it.rule, it.values) for it in last.steps]
        if last and not asking
        else [],
        answers=answers_of(session),
        tellings=[CompanionTelling(it.id, it.name, it.rule, it.main) for it in rival.tellings(things)]
        if things is not None and not asking
        else [],
        facts=[CompanionFact(it.sort, it.group, it.name, value) for it, value in rival.shown(things)]
        if things is not None
        else [],
        cards=[option_of(it) for it in rival.laid_out(things)] if things is not None else [],
        score=[CompanionScore(it.name, it.points) for it in rival.score(things)]
        if things is not None
        else [],
        over=things is not None and not asking and rival.over(things),
    )


def option_of(it: Option) -> CompanionOption:
    return CompanionOption(it.id, it.name, it.sort, it.group)


def question_of(session: Session, it: Question) -> CompanionQuestion:
    return CompanionQuestion(
        it.key,
        it.kind,
        it.text,
        it.rule,
        [option_of(option) for option in it.options],
        [option_of(place) for place in it.places],
        it.least,
        it.most,
        option_of(it.picture) if it.picture is not None else None,
        session.remembered,
    )


def answers_of(session: Session) -> list[CompanionAnswer]:
    """What was answered, the newest first."""
    found: list[CompanionAnswer] = []
    for number, entry in enumerate(session.journal):
        for it in session.asked_in(number):
            if it.key in entry.answers:
                said = spelled(it, entry.answers[it.key])
                found.append(CompanionAnswer(number, it.key, it.text, said))
    return found[::-1]
