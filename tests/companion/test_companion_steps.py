"""The steps of a companion: they name only what people told or see, and say what to do by which rule."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion_people import play, reply
from tanglewood.companion import answering
from tanglewood.companion.question import Question
from tanglewood.companion.rival import TURN
from tanglewood.companion.session import Session, new_session, spelled
from tanglewood.companion.step import Step
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.companion import told
from tanglewood.games.everdell.companion.cards import real_pack, unseen_in
from tanglewood.games.everdell.companion.retelling import module_words
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.presentation.narration import cards_words
from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.registry import lookup
from tanglewood.words import named

ROOT = Path(__file__).parents[2]
GOODS = re.compile(r"\b(twig|resin|pebble|berry|berries)")
LAIR = lair_of(real_pack())
PLANS = [it.id for it in LAIR.plans]
CHARACTERS = [it.id for it in LAIR.personalities]
GAMES: list[tuple[str, dict[str, Any]]] = [
    *[("nightweave", {"plan": plan, "personality": "infernal"}) for plan in PLANS],
    *[("nightweave", {"intrigues": True, "personality": it}) for it in CHARACTERS],
    ("nightweave", {"players": 2, "difficulty": 3}),
    ("rugwort", {"rugwort": "1", "mood": "cranky"}),
    ("rugwort", {"rugwort": "3", "mood": "hasty"}),
    ("gwidyon", {"prisma": True}),
]


@cache
def patterns() -> tuple[list[re.Pattern[str]], re.Pattern[str]]:
    """The names of all cards, and those of everything else that may hold one."""
    pack = real_pack()
    found = [re.compile(rf"\b{re.escape(card.name)}\b") for card in pack.cards[: pack.kinds]]
    others = [
        *[place.name for place in pack.locations],
        *[event.name for event in pack.events],
        *[it.name for row in (LAIR.plans, LAIR.intrigues, LAIR.personalities) for it in row],
    ]
    longest = sorted(others, key=len, reverse=True)
    return found, re.compile("|".join(re.escape(name) for name in longest if name))


def check_named(session: Session) -> None:
    """Cards and goods in the steps are those people told, see before the opponent, or sent themselves."""
    cards, others = patterns()
    said: list[str] = []
    for done in session.done:
        now = [spelled(it, done.entry.answers[it.key]) for it in done.asked]
        said += now
        seen = [*said, *[it.name for it in session.rival.laid_out(done.things)]]
        if done.entry.deed in (told.FOOL,):
            seen.append("Fool")
        for step in done.steps:
            text = others.sub("", step.text)
            for card in cards:
                found = card.search(text)
                assert not found or any(found[0] in it for it in seen), (step.name, step.text, said)
            good = GOODS.search(text)
            if good:
                rolled = any(it.name.endswith("-rolled") for it in done.steps)
                assert rolled or any(good[1][:4] in it for it in now), (step.name, step.text, now)


@pytest.mark.parametrize(("rival", "options"), GAMES, ids=str)
def test_no_step_names_a_card_or_a_good_that_nobody_has_told(rival: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        check_named(play(new_session(rival, options, seed), random.Random(seed), 90))


@pytest.mark.parametrize(("rival", "options"), GAMES[::4], ids=str)
def test_every_step_and_question_has_a_rule_of_the_book(rival: str, options: dict[str, Any]) -> None:
    session = play(new_session(rival, options, 5, own_cards=True, own_dice=True), random.Random(6), 90)
    known = {rule.id for rule in read_rules(lookup(session.rival.game))}
    for done in session.done:
        found = [(it.text, it.rule) for it in done.steps] + [(it.text, it.rule) for it in done.asked]
        for text, rule in found:
            assert rule in known, (text, rule)
            assert rival != "rugwort" or not rule.startswith("MW."), (text, rule)


def steps_with(intrigue: str) -> list[Step]:
    """The steps of the turn in which she spins this intrigue first."""
    session = new_session("nightweave", {"intrigues": True, "difficulty": 2}, 3, own_cards=True)
    rng = random.Random(intrigue)
    while True:
        if session.question is None:
            if any(step.name == "nightweave-spins" for step in session.done[-1].steps):
                return session.done[-1].steps
            session.tell("turn")
        elif session.question.key.startswith("intrigue:"):
            session.answer(intrigue)
        else:
            session.answer(reply(session.question, rng))


@pytest.mark.parametrize("intrigue", [it.id for it in LAIR.intrigues])
def test_an_intrigue_says_what_it_does_and_where_its_webs_go(intrigue: str) -> None:
    pack = real_pack()
    it = next(it for it in LAIR.intrigues if it.id == intrigue)
    kinds = [one for one in pack.files.components() if one["table"] == "intrigue"]
    entry = next(one for one in kinds if one["id"] == intrigue)
    steps = steps_with(intrigue)
    spun = next(step for step in steps if step.name == "nightweave-spins")
    assert (spun.rule, spun.about) == (it.rule, spun.about)
    assert str(entry["text"]) in spun.about
    assert str(entry.get("foil", "")) in spun.about
    webs = [str(step.values["place"]) for step in steps if step.name == "nightweave-web"]
    able = [place for place in pack.basic_places if it.webs >> place & 1]
    assert set(webs) >= {pack.places[place] for place in able}
    assert bool(webs) == bool(it.webs)


def test_whoever_may_foil_an_intrigue_is_told_first_what_it_does() -> None:
    session = new_session("nightweave", {"intrigues": True}, 3)
    rng = random.Random(2)
    while session.question is None or not session.question.rule.startswith("MW.intrigue."):
        if session.question is None:
            session.tell("turn")
        else:
            session.answer(reply(session.question, rng))
    intrigue = next(it for it in LAIR.intrigues if it.rule == session.question.rule)
    asked = answering.shown(session).question
    assert asked is not None
    assert asked.about == f"{intrigue.name}. {module_words('intrigue', intrigue.id)}"
    assert "foil" in asked.about.lower()


def test_web_tokens_of_an_intrigue_come_off_when_she_prepares_again() -> None:
    session = new_session("nightweave", {"intrigues": True, "difficulty": 2}, 3, own_cards=True)
    rng = random.Random(2)
    spun = 0
    while spun < 2:
        if session.question is None:
            session.tell("turn")
            spun += any(step.name == "nightweave-spins" for step in session.done[-1].steps)
        elif session.question.key.startswith("intrigue:"):
            options = [it.id for it in session.question.options]
            session.answer("spider_tax" if "spider_tax" in options else options[0])
        else:
            session.answer(reply(session.question, rng))
            if session.question is None:
                spun += any(step.name == "nightweave-spins" for step in session.done[-1].steps)
    assert "MW.nw.prepare.web" in [step.rule for step in session.done[-1].steps]


def test_what_the_program_drew_for_her_is_told_with_its_text() -> None:
    session = new_session("nightweave", {"personality": "any", "plan": "any", "difficulty": 1}, 8)
    while session.question is not None:
        session.answer(reply(session.question, random.Random(1)))
    first = {step.name: step for step in session.done[0].steps}
    facts = {fact.rule: fact for fact in session.rival.shown(session.things) if fact.rule}
    for name in ("nightweave-personality", "nightweave-plan"):
        step = first[name]
        assert len(step.about) > 30
        assert facts[step.rule].about == step.about


def test_a_swarm_begins_with_a_web_on_the_haven() -> None:
    session = new_session("nightweave", {"plan": "swarm", "difficulty": 1}, 8)
    while session.question is not None:
        session.answer(reply(session.question, random.Random(1)))
    assert "haven" in [step.values.get("place") for step in session.done[0].steps]


def test_one_person_sends_the_fool_to_her_and_only_while_she_has_room() -> None:
    session = new_session("nightweave", {"difficulty": 1}, 8)
    rng = random.Random(1)
    while session.question is not None:
        session.answer(reply(session.question, rng))
    for n in range(LAIR.city):
        assert len(session.things.opponent.city) == n
        session.tell(told.FOOL)
        assert [step.text for step in session.done[-1].steps] == ["You send Fool to Nightweave."]
        assert session.done[-1].steps[0].rule == "MW.nw.rule.fool_human"
    assert told.FOOL not in [it.id for it in session.rival.tellings(session.things)]
    assert NO_CARD not in session.things.opponent.city


def test_the_move_of_a_solo_card_is_offered_and_not_a_leaf() -> None:
    session = new_session("gwidyon", {}, 4, own_cards=True)
    session.tell("turn")
    session.answer("6")
    mine = next(step for step in session.done[-1].steps if step.name == "gwidyon-you")
    assert (mine.text, mine.rule) == ("You may move a drop of yours by one field.", "MY.solo.card_6")


@pytest.mark.parametrize("options", [{}, {"intrigues": True, "difficulty": 3}], ids=str)
def test_whoever_takes_a_card_of_the_needy_pays_a_point_whatever_is_spun(options: dict[str, Any]) -> None:
    session = new_session("nightweave", {"personality": "needy", **options}, 12, own_cards=True)
    rng = random.Random(12)
    took: list[list[str]] = []
    while len(took) < 3:
        if session.question is not None:
            session.answer(reply(session.question, rng))
            continue
        able = [it.id for it in session.rival.tellings(session.things)]
        session.tell(told.TOOK if told.TOOK in able and rng.random() < 0.5 else TURN)
        if session.journal[-1].deed == told.TOOK:
            took.append([step.text for step in session.done[-1].steps])
            assert {step.rule for step in session.done[-1].steps} == {"MW.personality.needy"}
    assert took == [["You pay 1 point.", "Nightweave takes a point token."]] * 3


ODD = re.compile(r" {2}| [.,;!?](?:\s|$)|[{}]")
"""What is left of a sentence that lacks a word."""


@pytest.mark.parametrize(("rival", "options"), GAMES, ids=str)
def test_no_sentence_of_a_turn_lacks_a_word(rival: str, options: dict[str, Any]) -> None:
    session = play(new_session(rival, options, 25, own_cards=True), random.Random(25), 70)
    said = [step.text for done in session.done for step in done.steps]
    said += [question.text for done in session.done for question in done.asked]
    assert [text for text in said if ODD.search(text)] == []
    assert [text for text in said if "deck and the top" in text] == []


def test_cards_that_come_from_the_deck_are_counted() -> None:
    pack = real_pack()
    deck, hand = unseen_in(pack).deck, unseen_in(pack).hand

    def told_of(*numbers: int) -> object:
        return cards_words(pack, [pack.cards[number].id for number in numbers])

    assert str(told_of(deck)) == "the top card of the deck"
    assert str(told_of(deck, deck + 1, deck + 2)) == "the top 3 cards of the deck"
    assert "top 2 cards of the deck" not in str(told_of(hand, hand + 1))
    assert "top 2 cards of the deck" not in str(told_of(deck, hand))


def drawn(game: str) -> tuple[set[str], set[str]]:
    """The steps for which the page has a drawing, and the values whose things it draws."""
    text = (ROOT / "web" / "src" / "games" / game / "game.ts").read_text(encoding="utf-8")
    about = text.partition("companion: {")[2]
    tables = re.search(r"tables: {(.*?)}", about)
    steps = re.search(r"steps: {(.*?)\n    }", about, re.DOTALL)
    assert tables
    assert steps
    found = set(re.findall(r'^\s*"?([\w*-]+)"?:', steps[1], re.MULTILINE))
    return found, set(re.findall(r"(\w+):", tables[1]))


@pytest.mark.parametrize(("rival", "options"), GAMES, ids=str)
def test_every_step_has_a_picture(rival: str, options: dict[str, Any]) -> None:
    session = play(new_session(rival, options, 4, own_cards=True), random.Random(4), 70)
    steps, values = drawn(session.rival.game)
    names = {step.name for done in session.done for step in done.steps if not values & {*step.values}}
    assert {it for it in names if it not in steps and re.sub("-.*", "-*", it) not in steps} == set()


def test_an_open_card_of_hers_is_asked_for_with_its_picture() -> None:
    """Two Inns are two options, and both look like an Inn."""
    session = new_session("nightweave", {"difficulty": 2}, 8)
    rng = random.Random(8)
    seen: list[Question] = []
    while not seen:
        question = session.question
        if question is None:
            session.tell(TURN)
        elif question.key == "open:her":
            seen.append(question)
        else:  # nobody's city has an open card with room
            session.answer([] if question.key.startswith("open:") else reply(question, rng))
        if session.question is None and session.rival.over(session.things):
            session = new_session("nightweave", {"difficulty": 2}, rng.randrange(99))
    kinds = {card.id: named(card.name) for card in real_pack().cards}
    assert [kinds[it.group] for it in seen[0].options] == [it.name for it in seen[0].options]
