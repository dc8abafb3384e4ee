"""Late corrections: what was not so, what has not happened, what was forgotten, and what to put right."""

import random

import pytest

from companion_people import play, reply
from tanglewood.companion import answering
from tanglewood.companion.model import CompanionChange, CompanionInsert, CompanionWish
from tanglewood.companion.session import Session, new_session, read_session
from tanglewood.games.everdell.companion import told
from tanglewood.kernel.errors import TextError


def begun(rival: str = "nightweave", **options: object) -> Session:
    session = new_session(rival, options, 4)
    rng = random.Random(9)
    while session.question is not None:
        session.answer(reply(session.question, rng))
    return session


def turns(session: Session, n: int) -> Session:
    """Some turns in which every space is free and every event still there."""
    rng = random.Random(3)
    for _ in range(n):
        session.tell("turn")
        while session.question is not None:
            session.answer(False if session.question.kind == "yes-no" else reply(session.question, rng))
    return session


def taken_in(session: Session) -> tuple[int, str]:
    """The first space that was asked for: its entry and its key."""
    for number, entry in enumerate(session.journal):
        for key in entry.answers:
            if key.startswith("taken:"):
                return number, key
    raise AssertionError("no spider went anywhere")


def settle(session: Session) -> None:
    """Whatever else is asked: no, or anything."""
    rng = random.Random(1)
    while session.question is not None:
        session.answer(False if session.question.kind == "yes-no" else reply(session.question, rng))


def test_a_late_correction_says_what_to_take_back_and_what_to_do_instead() -> None:
    session = turns(begun(), 8)
    number, key = taken_in(session)
    assert number < len(session.journal) - 1
    old = [step.text for step in session.done[number].steps]
    session.change(number, key)
    assert session.repairs() == []  # while it is asked nothing is known yet
    session.answer(True)
    settle(session)
    repair = next(it for it in session.repairs() if it.place == number)
    assert repair.gone
    assert {it.text for it in repair.gone} <= {*old}
    assert [it.text for it in repair.new] == [
        it.text for it in session.done[number].steps if it.text not in old
    ]
    again = read_session(session.text())
    assert [(it.place, [step.text for step in it.gone]) for it in again.repairs()] == [
        (it.place, [step.text for step in it.gone]) for it in session.repairs()
    ]
    turns(session, 1)
    assert session.repairs() == []
    assert "before" not in session.plain()


def test_the_same_answer_again_leaves_nothing_to_put_right() -> None:
    session = turns(begun(), 6)
    text = session.text()
    number, key = taken_in(session)
    session.change(number, key)
    session.answer(False)
    assert session.text() == text


def test_undo_takes_a_correction_back_as_a_whole() -> None:
    session = turns(begun(), 6)
    text = session.text()
    number, key = taken_in(session)
    session.change(number, key)
    session.undo()
    assert session.text() == text
    session.change(number, key)
    session.answer(True)
    settle(session)
    session.undo()
    assert session.text() == text


def test_a_telling_that_did_not_happen_is_removed_and_the_rest_stays() -> None:
    session = turns(begun(), 3)
    session.tell(told.FOOL)
    turns(session, 3)
    texts = [[step.text for step in it.steps] for it in session.done]
    session.drop(4)
    assert [[step.text for step in it.steps] for it in session.done] == texts[:4] + texts[5:]
    (repair,) = session.repairs()
    assert [step.text for step in repair.gone] == texts[4]
    assert repair.new == []
    for number in (0, len(session.journal), -1):
        with pytest.raises(TextError, match="no-such-deed"):
            session.drop(number)


def test_a_forgotten_telling_comes_in_where_it_happened() -> None:
    session = turns(begun(), 5)
    before = [[step.text for step in it.steps] for it in session.done]
    session.insert(3, told.FOOL)
    assert session.question is None
    texts = [[step.text for step in it.steps] for it in session.done]
    assert texts == [*before[:3], ["You send Fool to Nightweave."], *before[3:]]
    (repair,) = session.repairs()
    assert [step.text for step in repair.new] == ["You send Fool to Nightweave."]
    assert repair.gone == []
    with pytest.raises(TextError, match="no-such-deed"):
        session.insert(3, told.WEBBED)


def test_what_lies_before_her_is_told_if_it_is_not_what_people_think() -> None:
    session = begun()
    session.tell(told.CARDS)
    session.answer(3)
    session.change(1, "given")
    session.answer(1)
    assert session.moved() == [("her hand", "4", "2"), ("points", "3", "1")]


def test_a_deed_that_cannot_happen_any_more_does_nothing() -> None:
    session = begun("rugwort")
    session.tell("turn")
    assert session.question is not None
    session.answer("inn")
    session.tell("visited")
    settle(session)
    session.change(1, next(iter(session.journal[1].answers)))
    session.answer("farm")
    assert session.question is None
    assert (session.done[2].name, session.done[2].steps) == ("", [])
    assert [it.name for it in session.rival.laid_out(session.things)] == ["Farm"]


def test_a_later_answer_counts_only_where_the_same_is_asked() -> None:
    """What people chose for one intrigue is no answer to another one."""
    session = new_session("nightweave", {"intrigues": True}, 3, own_cards=True)
    rng = random.Random(2)
    while not any(key.startswith("choice:") for entry in session.journal for key in entry.answers):
        if session.question is None:
            session.tell("turn")
        elif session.question.key.startswith("intrigue:"):
            session.answer("theft")
        else:
            session.answer(reply(session.question, rng))
    entry = next(n for n, it in enumerate(session.journal) if "intrigue:1" in it.answers)
    assert "choice:MW.intrigue.theft:1" in session.journal[entry].answers
    settle(session)
    session.change(entry, "intrigue:1")
    session.answer("ransom")
    assert session.question is not None
    assert session.question.rule == "MW.intrigue.ransom"


def test_the_page_is_told_of_corrections() -> None:
    session = turns(begun(), 4)
    number, key = taken_in(session)
    state = answering.go_on(CompanionWish(session=session.text(), change=CompanionChange(number, key)))
    assert state.repairs == []
    assert max(it.entry for it in state.answers) <= number  # nothing later stands under another question
    state = answering.go_on(CompanionWish(session=state.session, answer=True))
    while state.question is not None:
        question = answering.find(state.session).question
        assert question is not None
        answer = reply(question, random.Random(1))
        state = answering.go_on(CompanionWish(session=state.session, answer=answer))
    assert state.repairs
    assert [it.entry for it in state.deeds] == [4, 3, 2, 1, 0]
    state = answering.go_on(CompanionWish(session=state.session, look=2))
    assert state.forgotten is not None
    assert told.FOOL in [it.id for it in state.forgotten.tellings]
    state = answering.go_on(CompanionWish(session=state.session, insert=CompanionInsert(2, told.FOOL)))
    assert len(state.deeds) == 6
    state = answering.go_on(CompanionWish(session=state.session, drop=2))
    assert len(state.deeds) == 5


@pytest.mark.parametrize("rival", ["nightweave", "rugwort", "gwidyon"])
def test_whatever_is_corrected_the_session_goes_on(rival: str) -> None:
    """Random corrections in random games: nothing breaks, and the text says all of it."""
    for seed in range(6):
        rng = random.Random(seed)
        session = play(new_session(rival, {}, seed), rng, 14)
        for _ in range(4):
            number = rng.randrange(1, len(session.journal))
            keys = [*session.journal[number].answers]
            if keys and rng.random() < 0.6:
                session.change(number, rng.choice(keys))
            elif rng.random() < 0.5 and len(session.journal) > 5:
                session.drop(number)
            elif session.forgotten(number):
                session.insert(number, rng.choice(session.forgotten(number)).id)
            while session.question is not None:
                session.answer(reply(session.question, rng))
            again = read_session(session.text())
            assert again.text() == session.text()
            assert [len(it.steps) for it in again.done] == [len(it.steps) for it in session.done]
