"""Companion mode on a phone: a whole game against Nightweave, answers by thumb."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from browser_looking import badly_laid
from browser_people import PATIENCE, SCREENS, Person
from tanglewood.companion.session import new_session, read_session

MANY = 600
"""More taps than a game needs."""
SMALL = ((360, 740),)


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
    page.get_by_label("Difficulty").select_option("2")
    page.get_by_label("Personality").select_option("gambler")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Which cards lie in the forest?")).to_be_visible()


def test_a_whole_game_against_nightweave_on_a_phone(person: Person) -> None:
    page = person(phone=True)
    begun = new_session("nightweave", {"difficulty": 2, "personality": "gambler"}, 5)
    page.goto(f"/companion/nightweave#s={begun.text()}")
    expect(page.get_by_role("heading", name="Which cards lie in the forest?")).to_be_visible()
    rng = random.Random(5)
    looked: set[str] = set()
    for _ in range(MANY):
        state = saved(page, "nightweave")
        kind = state["question"]["kind"] if state["question"] else "ready" if not state["steps"] else "steps"
        if kind not in looked:
            looked.add(kind)
            page.screenshot(path=SCREENS / f"companion-{kind}.png")
            assert badly_laid(page, SMALL) == []
        if not tap(page, rng):
            break
    expect(page.get_by_role("heading", name="Nightweave has finished")).to_be_visible()
    # What the phone shows is what the engine works out from the same answers.
    session = read_session(saved(page, "nightweave")["session"])
    points = sum(row.points for row in session.rival.score(session.things))
    page.get_by_role("navigation").get_by_role("button", name="Score").click()
    expect(page.get_by_role("row", name="Together").get_by_role("cell")).to_have_text(str(points))
    assert len(session.journal) > 30


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


def test_a_turn_goes_on_without_a_connection(person: Person) -> None:
    page = person(phone=True)
    begin(page)
    rng = random.Random(3)
    while saved(page, "nightweave")["question"]:
        with page.expect_response(lambda it: "/api/companion" in it.url):
            tap(page, rng)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    tap(page, rng)
    while saved(page, "nightweave")["question"]:
        tap(page, rng)
    assert saved(page, "nightweave")["steps"]
    page.context.set_offline(False)
