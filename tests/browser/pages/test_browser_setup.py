"""Before the first move: whom a newcomer meets, laying a table in words, and pages in every mode."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser_looking import axe
from browser_people import Person, drawn, keep, sit_down, state, take_seat, wait_for_question
from browser_positions import late
from fewer import few

MODES = [
    {"theme": "dark", "contrast": "normal", "cards": "large"},
    {"theme": "light", "contrast": "more", "cards": "large"},
    {"theme": "dark", "contrast": "more", "cards": "medium"},
]
GAMES = ("mycelia", "everdell", "deep_forest")
PAGES = ["/", "/new/everdell", "/settings", *(f"/{page}/mycelia" for page in ("rules", "cards")), *GAMES]


def table_of(page: Page) -> str:
    page.wait_for_url(re.compile("/table/"))
    return page.url.rsplit("/", 1)[1]


def test_a_newcomer_meets_somebody_a_newcomer_can_beat(person: Person) -> None:
    page = person()
    page.goto("/")
    first = page.locator("article.game").first
    expect(first.locator(".go .btn").first).to_have_text(re.compile("^Learn by playing"))
    expect(first.locator(".go .btn").first).to_have_attribute("href", "/learn/mycelia")
    for place in ("Rules", "Cards"):
        expect(first.get_by_role("link", name=f"{place} of Mycelia")).to_be_visible()
    first.get_by_role("button", name="Play now", exact=True).click()
    wait_for_question(page)
    bruno = state(page, table_of(page))["seats"][1]
    assert (bruno["name"], bruno["bot"], bruno["face"]) == ("Bruno", "beginner", "beginner")
    expect(page.locator(".others [data-face=beginner]")).to_be_visible()
    # Whoever has played is asked to play; the lesson stays within reach.
    page.goto("/")
    expect(first.locator(".go .primary")).to_have_text("Play now")
    expect(first.locator(".go a").first).to_have_text(re.compile("^Learn by playing"))
    # Another game is as new as before.
    expect(page.locator("article.game").nth(1).locator(".go .primary")).to_have_text(re.compile("^Learn"))


def test_the_last_table_again_in_one_click(person: Person) -> None:
    page = person()
    page.goto("/new/mycelia")
    page.get_by_role("button", name="With Prisma").click()
    page.get_by_role("button", name="Add a seat").click()
    seats = page.locator(".seats > li")
    seats.nth(2).get_by_role("button", name="Somebody else").click()
    seats.nth(2).get_by_role("radio", name="Frida").check(force=True)
    begins = page.get_by_label("Who begins")
    assert begins.locator("option").all_inner_texts() == ["Chance decides", "You", "Bruno", "Frida"]
    begins.select_option("You")
    keep(page, "new-three")
    page.get_by_role("button", name="Sit down").click()
    laid = state(page, table_of(page))
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Same table again ?: Mycelia")).click()
    again = state(page, table_of(page))
    assert again["id"] != laid["id"]
    assert again["options"] == laid["options"]
    assert [seat["name"] for seat in again["seats"]] == ["Player 1", "Bruno", "Frida"]
    page.goto("/new/mycelia")
    expect(page.get_by_role("button", name="As last time")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Prisma", exact=True)).to_be_checked()
    page.get_by_role("button", name="First game").click()
    expect(page.get_by_label("Prisma", exact=True)).not_to_be_checked()
    expect(seats).to_have_count(2)


def test_the_game_says_what_does_not_go(person: Person) -> None:
    page = person()
    page.goto("/new/everdell")
    page.get_by_role("button", name="Against Nightweave").click()
    expect(page.locator(".rival")).to_contain_text("Nightweave")
    plan = page.get_by_label("Her plan")
    barred = page.locator(".field", has=plan).locator(".barred")
    expect(barred.first).to_contain_text("Not now")
    expect(barred.get_by_role("link").first).to_have_attribute("href", re.compile("/rules/everdell#MW"))
    expect(plan.locator("option[value=swarm]")).to_be_disabled()
    page.get_by_label("Her level").fill("2")
    expect(plan.locator("option[value=swarm]")).to_be_enabled()
    assert "counted from" not in page.locator("main").inner_text()


SCRIPTS = """performance.getEntriesByType('resource').filter(one => /[.]js$/.test(new URL(one.name).pathname))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
FIRST_PAGE = 120_000
"""Bytes of script, as they come over the wire, that the first page may need."""


def test_the_letters_come_with_the_page_and_little_script(person: Person) -> None:
    page = person()
    page.goto("/")
    page.locator("h2").first.wait_for()
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate(
        "[...document.fonts].filter(one => one.status === 'loaded').map(one => one.family)"
    )
    assert {"Open Sans", "Tanglewood Serif"} <= {family.strip('"') for family in loaded}
    page.wait_for_load_state("networkidle")
    assert 0 < page.evaluate(SCRIPTS) < FIRST_PAGE
    page.goto("/settings")
    licence = page.get_by_role("link", name="Open Sans").get_attribute("href")
    assert "SIL OPEN FONT LICENSE" in page.request.get(str(licence)).text()


CONTRAST = "axe.run('main', {runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false})"


@pytest.mark.parametrize("address", few(PAGES, "/new/everdell"))
def test_everything_can_be_read_in_every_mode(person: Person, address: str) -> None:
    page = person(bypass_csp=True)
    if address in GAMES:
        take_seat(page, late(address, 3, left=40, players=2))
    else:
        page.goto(address)
        page.locator("main h1, main h2").first.wait_for()
        if address.startswith("/cards"):
            page.get_by_role("searchbox").fill("shrine")  # some cards are as good as hundreds
    problems = []
    with axe(page):
        for mode in MODES:
            page.evaluate("mode => Object.assign(document.documentElement.dataset, mode)", mode)
            drawn(page)
            found = page.evaluate(CONTRAST)
            nodes = [node for one in found["violations"] for node in one["nodes"]]
            problems += [f"{mode}: {node['target']}: {node['any'][0]['message']}" for node in nodes[:4]]
    assert problems == []


def test_gold_on_gold_has_a_dark_line(person: Person) -> None:
    page = person()
    sit_down(page)
    shadow = page.locator("[data-thing].can").first.evaluate("one => getComputedStyle(one).boxShadow")
    assert len(re.findall(r"rgba?\(", shadow)) >= 2, shadow


@pytest.mark.parametrize("phone", few([True, False], True))
def test_a_lost_connection_leaves_the_button_free(person: Person, phone: bool) -> None:
    page = person(phone=phone)
    page.goto("/new/everdell")
    button = page.get_by_role("button", name="Sit down")
    expect(button).to_be_visible()
    page.context.set_offline(True)
    notice = page.get_by_role("status").filter(has_text="No connection")
    for down in (0, 100_000):
        page.evaluate("down => scrollTo(0, down)", down)
        expect(notice).to_be_visible()
        drawn(page)
        high, low = notice.bounding_box(), button.bounding_box()
        assert high is not None
        assert low is not None
        assert low["y"] + low["height"] <= high["y"]
