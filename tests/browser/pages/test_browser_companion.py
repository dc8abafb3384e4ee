"""Companion mode on a phone: a whole game against Nightweave, answers by thumb."""

import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser_looking import badly_laid
from browser_people import PATIENCE, Person, keep
from fewer import few
from tanglewood.companion import answering
from tanglewood.companion.session import new_session, read_session

MANY = 600
"""More taps than a game needs."""
SMALL = ((360, 740),)
CONTROLLED = """async () => {
  const { serviceWorker } = navigator;
  const taken = new Promise(done => serviceWorker.addEventListener('controllerchange', done));
  if (!serviceWorker.controller) await taken;
}"""


def saved(page: Page, rival: str) -> dict[str, Any]:
    """The session that the browser keeps."""
    found: dict[str, Any] = page.evaluate(f"JSON.parse(localStorage.getItem('companion:{rival}'))")
    return found


def tap(page: Page, rng: random.Random) -> bool:
    """Do one thing that the page asks for; False once the opponent has finished."""
    before = saved(page, "nightweave")
    question = before["question"]
    ready = page.get_by_role("button", name="Done. My turn")
    if question is None and ready.is_visible():
        boxes = page.get_by_role("checkbox")
        if boxes.count():
            boxes.first.click()
            expect(boxes.first).to_be_checked()
        ready.click()
        return True
    if before["over"]:
        return False
    if question is None:
        page.locator(".round").click()
    elif question["kind"] == "yes-no":
        page.get_by_role("button", name="Yes" if rng.random() < 0.3 else "No", exact=True).click()
    elif question["kind"] == "number":
        page.get_by_role("button", name="That is it").click()
    elif question["kind"] == "some":
        page.get_by_role("button", name="None of them").click()
    elif question["kind"] == "row":
        for place, option in enumerate(question["options"][: len(question["places"])]):
            page.locator(f"[data-option='{option['id']}']").click()
            expect(page.locator(".place b").nth(place)).to_have_text(option["name"])
        page.get_by_role("button", name="That is it").click()
    else:
        option = rng.choice(question["options"])
        page.locator(f"[data-option='{option['id']}']").click()
    page.wait_for_function(
        "was => JSON.parse(localStorage.getItem('companion:nightweave')).session !== was",
        arg=before["session"],
        timeout=PATIENCE,
    )
    return True


def begin(page: Page) -> None:
    page.goto("/companion")
    page.get_by_role("link", name="Nightweave").click()
    page.get_by_label("Her level").select_option("2")
    page.get_by_label("Her personality").select_option("gambler")
    # A plan is for one person only, and then says what it does.
    page.get_by_label("People at the table").select_option("2")
    expect(page.get_by_label("Her plan")).to_have_count(0)
    page.get_by_label("People at the table").select_option("1")
    expect(page.get_by_label("Her plan")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Which cards lie in the forest?")).to_be_visible()


@pytest.mark.parametrize("entries", few((6, 10, MANY), 6))
def test_a_game_against_nightweave_goes_on_when_the_phone_loses_its_connection(
    person: Person, entries: int
) -> None:
    """So many entries of it, or all of it."""
    page = person(phone=True, service_workers="allow")
    page.goto("/companion")
    page.evaluate(CONTROLLED)
    begun = new_session("nightweave", {"difficulty": 2, "personality": "gambler"}, 5)
    page.goto(f"/companion/nightweave#s={begun.text()}")
    expect(page.get_by_role("heading", name="Which cards lie in the forest?")).to_be_visible()
    rng = random.Random(5)
    looked: set[str] = set()
    alone = False
    for _ in range(MANY):
        state = saved(page, "nightweave")
        if state["entries"] > 4 and not alone:
            alone = True
            lose_connection(page)
        kind = state["question"]["kind"] if state["question"] else "ready" if not state["steps"] else "steps"
        if kind not in looked:
            looked.add(kind)
            keep(page, f"companion-{kind}")
            assert badly_laid(page, SMALL) == []
        if state["entries"] >= entries or not tap(page, rng):
            break
    assert alone
    if entries == MANY:
        expect(page.get_by_role("heading", name="Nightweave has finished")).to_be_visible()
    # The engine in the browser is the same one: from the same answers it works out the same.
    kept = saved(page, "nightweave")
    assert kept.pop("language") == "en"
    session = read_session(kept["session"])
    assert kept == msgspec.to_builtins(answering.shown(session))
    points = sum(row.points for row in session.rival.score(session.things))
    page.get_by_role("navigation").get_by_role("button", name="Score").click()
    # The person's own points stand beside hers, and win or lose against them.
    together = page.get_by_role("row", name="Together").get_by_role("cell")
    expect(together).to_have_text(["0", str(points)])
    mine = page.get_by_role("textbox", name="Point tokens")
    mine.fill(str(points + 1))
    mine.press("Tab")
    expect(together.first).to_have_text(str(points + 1))
    expect(page.get_by_text("Player 1 wins")).to_be_visible()
    keep(page, "companion-score")
    assert badly_laid(page, SMALL) == []
    page.get_by_role("button", name="Keep this play").click()
    expect(page.get_by_text(f"Player 1 {points + 1} · Nightweave {points}")).to_be_visible()
    assert len(session.journal) >= min(entries, 30)
    page.context.set_offline(False)


def lose_connection(page: Page) -> None:
    """Once the phone says that it can do without."""
    page.get_by_role("navigation").get_by_role("button", name="Opponent").click()
    expect(page.get_by_text("This game goes on without a connection too.")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("navigation").get_by_role("button", name="Turn").click()
    page.context.set_offline(True)


def test_answers_are_taken_back_changed_shared_and_kept(person: Person) -> None:
    page = person(phone=True)
    begin(page)
    rng = random.Random(2)
    while not saved(page, "nightweave")["entries"] > 2 or saved(page, "nightweave")["question"]:
        tap(page, rng)
    before = saved(page, "nightweave")
    page.get_by_role("button", name="Answers").click()
    page.get_by_role("button", name="Change").last.click()
    expect(page.get_by_role("heading", name="Which cards lie in the forest?")).to_be_visible()
    first = saved(page, "nightweave")["question"]["options"]
    for option in first[3:6]:
        page.locator(f"[data-option='{option['id']}']").click()
    page.get_by_role("button", name="That is it").click()
    page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('companion:nightweave')).question?.key !== 'forest'"
    )
    now = saved(page, "nightweave")
    assert read_session(now["session"]).journal[0].answers["forest"] == [it["id"] for it in first[3:6]]
    assert now["entries"] == before["entries"]
    page.reload()
    expect(page.locator("main.companion")).to_be_visible()
    expect(page.get_by_role("button", name="Take the last answer back")).to_be_enabled()
    # Another phone opens the link.
    other = person(phone=True)
    other.goto(f"/companion/nightweave#s={now['session']}")
    other.wait_for_function("() => localStorage.getItem('companion:nightweave')")
    assert saved(other, "nightweave")["session"] == now["session"]


@pytest.mark.long
def test_a_late_correction_shows_what_to_put_right(person: Person) -> None:
    session = new_session("rugwort", {}, 3)
    assert session.question is not None
    session.answer([it.id for it in session.question.options[:3]])
    for card in ("farm", "inn", "mine"):
        session.tell("turn")
        session.answer(card)
    page = person(phone=True)
    page.goto(f"/companion/rugwort#s={session.text()}")
    tabs = page.get_by_role("navigation")
    wrong = page.locator("[data-mending]")
    tabs.get_by_role("button", name="Answers").click()
    expect(wrong).to_have_count(0)
    page.get_by_role("button", name="Change: Which card lies").last.click()
    page.locator("[data-option='judge']").click()
    expect(wrong.locator(".gone li")).to_have_text(["Rugwort takes Farm."])
    expect(wrong.locator("ul:not(.gone) li")).to_have_text(["Rugwort takes Judge."])
    keep(page, "companion-mending")
    assert badly_laid(page, SMALL) == []
    # A telling that did not happen goes, and one that was forgotten comes in.
    tabs.get_by_role("button", name="Answers").click()
    page.get_by_role("button", name="Remove: I played a card").first.click()
    expect(wrong).to_contain_text("Rugwort takes Mine.")
    tabs.get_by_role("button", name="Answers").click()
    page.get_by_role("button", name="What was forgotten before: I played a card?").last.click()
    expect(page.locator("[data-insert='turn']")).to_be_visible()
    assert badly_laid(page, SMALL) == []
    page.locator("[data-insert='turn']").click()
    page.locator("[data-option='school']").click()
    expect(wrong).to_contain_text("Rugwort takes School.")
    assert [it["name"] for it in saved(page, "rugwort")["cards"]] == ["School", "Judge", "Inn"]


def test_what_is_in_force_is_shown_with_its_text(person: Person) -> None:
    session = new_session("nightweave", {"personality": "any"}, 3)
    while session.question is not None:
        question = session.question
        session.answer([it.id for it in question.options[: len(question.places)]])
    step = next(it for it in session.done[0].steps if it.name == "nightweave-personality")
    page = person(phone=True)
    page.goto(f"/companion/nightweave#s={session.text()}")
    expect(page.locator(".steps")).to_contain_text(step.about)
    page.get_by_role("navigation").get_by_role("button", name="Opponent").click()
    expect(page.locator("dd.about")).to_contain_text(step.about)
    expect(page.locator("dd.about").get_by_role("link", name=step.rule)).to_be_visible()
    assert badly_laid(page, SMALL) == []


def test_a_phone_on_its_side_shows_all_that_is_asked_and_due(person: Person) -> None:
    session = new_session("nightweave", {"difficulty": 2}, 1)
    while session.question is None or session.question.kind != "yes-no":
        question = session.question
        if question is None:
            session.tell("turn")
        else:
            session.answer([it.id for it in question.options[: len(question.places)]])
    page = person(phone=True)
    page.set_viewport_size({"width": 740, "height": 360})
    page.goto(f"/companion/nightweave#s={session.text()}")
    expect(page.get_by_role("button", name="Yes", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(".up")).to_be_in_viewport(ratio=1)
    expect(page.locator("header .who")).to_contain_text("Nightweave")
    page.get_by_role("button", name="No", exact=True).click()
    done = page.get_by_role("button", name="Done. My turn")
    expect(done).to_be_in_viewport(ratio=1)
    done.click()
    for place in (".round", ".facts", ".tellings", "nav.below"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)
    assert badly_laid(page, ((740, 360),)) == []


def test_before_a_game_begins_it_is_said_what_it_is_played_without(person: Person) -> None:
    page = person(phone=True)
    page.goto("/companion")
    expect(page.get_by_role("link", name="Gwidyon")).to_contain_text("Mycelia")
    page.get_by_role("link", name="Rugwort").click()
    said = page.get_by_text("What the program does not know here")
    expect(said).to_contain_text("Legends, Worker abilities, Pearlbrook")
    expect(said).not_to_contain_text("Bellfaire")
    expect(page.get_by_text("whose garland it is you compare yourself")).to_be_visible()
