"""People at a real table who answer a companion at random."""

import random

from tanglewood.companion.question import Answer, Question
from tanglewood.companion.session import Session


def reply(question: Question, rng: random.Random) -> Answer:
    ids = [option.id for option in question.options]
    if question.kind == "yes-no":
        return rng.random() < 0.3
    if question.kind == "number":
        return rng.randint(question.least, min(question.most, 6))
    if question.kind == "one":
        return rng.choice(ids)
    return (
        rng.sample(ids, len(question.places)) if question.kind == "row" else rng.sample(ids, min(2, len(ids)))
    )


def play(session: Session, rng: random.Random, entries: int = 400) -> Session:
    while len(session.journal) < entries or session.question is not None:
        if session.question is not None:
            session.answer(reply(session.question, rng))
        elif session.rival.over(session.things):
            break
        else:
            session.tell(
                session.rival.tellings(session.things)[0].id
                if rng.random() < 0.8
                else rng.choice(session.rival.tellings(session.things)).id
            )
    return session
