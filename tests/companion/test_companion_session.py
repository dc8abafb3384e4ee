"""A session of companion mode: undone, changed, saved, and refused where it makes no sense."""

import random
from copy import deepcopy

import pytest

from tanglewood.companion.ahead import look_ahead
from tanglewood.companion.finding import rivals
from tanglewood.companion.question import Answer, Question
from tanglewood.companion.session import Session, new_session, read_session
from tanglewood.kernel.errors import OptionError, TextError


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


@pytest.mark.parametrize("rival", [rival.id for rival in rivals()])
def test_a_session_is_its_text_and_undo_leads_back_to_the_beginning(rival: str) -> None:
    session = play(new_session(rival, {}, 7), random.Random(1), 25)
    again = read_session(session.text())
    assert again.text() == session.text()
    assert [[step.text for step in done.steps] for done in again.done] == [
        [step.text for step in done.steps] for done in session.done
    ]
    texts = set()
    while len(session.journal) > 1 or session.journal[0].answers:
        assert session.text() not in texts
        texts.add(session.text())
        session.undo()
    assert session.text() == new_session(rival, {}, 7).text()


def test_a_changed_answer_works_out_anew_what_follows_and_keeps_the_rest() -> None:
    session = play(new_session("nightweave", {"difficulty": 3}, 4), random.Random(9), 12)
    before = deepcopy(session.plain())
    forest = session.journal[0].answers["forest"]
    session.change(0, "forest")
    assert session.question is not None
    assert session.question.key == "forest"
    session.answer(forest)
    assert session.plain() == before
    with pytest.raises(TextError, match="no-such-answer"):
        session.change(3, "nonsense")


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    session = new_session("nightweave", {}, 4)
    text = session.text()
    for answer in (True, 3, "berry_card", ["nowhere"], []):
        with pytest.raises(TextError):
            session.answer(answer)
    with pytest.raises(TextError, match="question-first"):
        session.tell("turn")
    assert session.text() == text
    for broken in ("", "abc", text[:-9], text[::-1]):
        with pytest.raises(TextError, match="bad-session"):
            read_session(broken)
    with pytest.raises(OptionError, match=r"MW\.module\.solo_only"):
        new_session("nightweave", {"players": 2, "intrigues": True}, 1)


def test_the_next_turn_is_worked_out_for_every_answer() -> None:
    session = play(new_session("nightweave", {}, 11), random.Random(3), 8)
    known = {(before, str(wish)): after for before, wish, after in look_ahead(session)}
    rng = random.Random(4)
    wish: dict[str, object] = {"tell": "turn"}
    before = session.text()
    session.tell("turn")
    while True:
        assert known[before, str(wish)].text() == session.text()
        if session.question is None:
            break
        if session.question.kind == "some":
            return
        before, answer = session.text(), reply(session.question, rng)
        wish = {"answer": answer}
        session.answer(answer)
