"""A session of companion mode: undone, changed, saved, and refused where it makes no sense."""

import json
import random
from collections import Counter
from copy import deepcopy

import msgspec
import pytest

from companion_people import play, reply
from tanglewood.companion import answering, in_browser
from tanglewood.companion.finding import rivals
from tanglewood.companion.model import CompanionWish
from tanglewood.companion.question import Question
from tanglewood.companion.rival import Rival
from tanglewood.companion.session import new_session, read_session, spelled
from tanglewood.games.everdell.companion.cards import real_pack
from tanglewood.kernel.errors import OptionError, TextError
from tanglewood.kernel.registry import lookup
from tanglewood.tabletop.pad import read_pad


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


def test_the_browser_gets_the_answers_of_the_server_as_json() -> None:
    text = play(new_session("nightweave", {}, 11), random.Random(3), 8).text()
    given = json.loads(in_browser.reply(json.dumps({"session": text, "tell": "turn"}), "en"))
    there = answering.go_on(CompanionWish(session=text, tell="turn"))
    assert given == {"state": msgspec.to_builtins(there)}
    for wish in ({"session": "nonsense"}, {"session": text, "answer": True}, {"tell": 5}):
        assert list(json.loads(in_browser.reply(json.dumps(wish), "en"))) == ["problem"]


def test_everybody_is_told_who_they_play_against() -> None:
    """The game's own option speaks of Rugwort, whoever the opponent is."""
    for rival in answering.all_rivals():
        others = [it.name for it in rivals() if it.id != rival.id]
        for choice in rival.choices:
            assert not any(name in choice.about for name in others), (rival.id, choice.about)
    assert [(rival.id, rival.own) for rival in answering.all_rivals()] == [
        ("nightweave", ["cards", "dice"]),
        ("rugwort", ["dice"]),
        ("gwidyon", ["cards"]),
    ]


@pytest.mark.parametrize("rival", [rival.id for rival in rivals()])
def test_the_score_pad_has_a_row_for_everything_an_opponent_scores(rival: str) -> None:
    state = answering.shown(play(new_session(rival, {}, 5), random.Random(2), 20))
    pad = read_pad(lookup(state.game))
    theirs = [name for row in pad.rows if row.who == "rival" for name in row.engine]
    assert state.score
    assert {line.row for line in state.score} <= set(theirs)
    assert {*state.options} >= {
        it.name for one in answering.all_rivals() if one.id == rival for it in one.choices
    }


def test_answers_keep_their_picture_and_nothing_is_not_no() -> None:
    session = play(new_session("nightweave", {"difficulty": 3}, 4), random.Random(9), 30)
    told = answering.shown(session).answers
    spaces = [it for it in told if it.key.startswith("taken:")]
    assert spaces
    assert all(it.picture is not None and it.key.endswith(it.picture.id) for it in spaces)
    question = Question("open:0", "some", "", options=[])
    assert (spelled(question, []), spelled(question, False)) == ("none", "no")


def test_the_card_that_left_a_slot_is_no_guess_for_the_next_one_there() -> None:
    session = new_session("rugwort", {}, 3)
    rng = random.Random(1)
    asked = 0
    while asked < 12:
        if session.question is None:
            session.tell("turn")
            continue
        if session.question.key.startswith("card:meadow_"):
            asked += 1
            assert session.remembered is None
        session.answer(reply(session.question, rng))


def test_a_card_is_not_offered_more_often_than_the_box_has_it() -> None:
    """Whoever always taps one of the same few cards comes to the end of the game all the same."""
    for seed in range(12):
        session = new_session("nightweave", {"difficulty": 1}, seed)
        rng = random.Random(seed)
        while session.question is not None or not session.rival.over(session.things):
            question = session.question
            if question is None:
                session.tell(next(it.id for it in session.rival.tellings(session.things) if it.main))
            elif question.kind == "one":
                session.answer(question.options[rng.randrange(min(2, len(question.options)))].id)
            else:
                session.answer(reply(question, rng))
        copies = Counter(session.things.opponent.city)
        assert all(n <= real_pack().cards[card].copies for card, n in copies.items())


def test_people_who_go_on_after_her_can_still_tell_what_they_do() -> None:
    session = play(new_session("nightweave", {"difficulty": 1}, 4), random.Random(4))
    assert session.rival.over(session.things)
    tellings = session.rival.tellings(session.things)
    assert not any(it.main for it in tellings)
    before = sum(it.points for it in session.rival.score(session.things))
    session.tell("gave-cards")
    while session.question is not None:
        session.answer(reply(session.question, random.Random(1)))
    assert session.done[-1].steps
    assert sum(it.points for it in session.rival.score(session.things)) >= before
    assert session.rival.over(session.things)


def test_rugwort_has_several_traits_at_once_with_bellfaire_and_none_of_them_without() -> None:
    session = new_session("rugwort", {"bellfaire": True, "hasty": True, "lucky": True}, 3)
    # A hasty one reads which special events there are, those of the box among them.
    assert session.question is not None
    session.answer([it.id for it in session.question.options[: len(session.question.places)]])
    assert session.question.key == "specials"
    assert "royal_wedding" in [it.id for it in session.question.options]
    with pytest.raises(OptionError):
        new_session("rugwort", {"hasty": True, "lucky": True}, 3)


DETAILS = {
    "legends": (),
    "powers": ("spring_worker",),
    "newleaf": ("tickets", "reservations"),
    "bellfaire": ("market", "garland"),
    "nightweave": ("difficulty", "personality", "plan", "intrigues"),
    "rugwort": ("mood", "bellfaire", "cranky", "glitzy", "hasty", "lucky", "squatty"),
}
"""Options that mean nothing without another one."""


@pytest.mark.parametrize("rival", rivals(), ids=lambda rival: rival.id)
def test_an_opponent_says_of_every_option_whether_it_can_be_played_with(rival: Rival) -> None:
    """Nobody finds out in the middle of a game."""
    said = {*rival.settings, *rival.fixed, *rival.beyond, *rival.indifferent}
    left = {it.name for it in lookup(rival.game).settings} - said - {"players"}
    others = {*rival.fixed, *rival.beyond, "rugwort", "nightweave"} - {rival.id}
    assert left - others <= {detail for name in others for detail in DETAILS.get(name, ())}
    assert not {*rival.settings} & {*rival.beyond}
    assert rival.lead
