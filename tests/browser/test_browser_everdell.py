"""Everdell in the browser: whole games by mouse, keys and phone, alone against Rugwort, and reading."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser_people import ROOT, Options, Person, is_over, keep, play_to_the_end, state

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALONE: Options = {"players": 1}


def sit_down(page: Page, *others: dict[str, str], seed: int = 7, options: Options | None = None) -> str:
    """A table with me at seat 0, who begins; the id of the table. The page is on it."""
    options = options or {}
    seats = [{"kind": "me", "name": "Ada"}]
    if options.get("players") != 1:
        seats += others or ({"kind": "bot", "bot": "random"},)
    wish = {"game": "everdell", "seats": seats, "seed": seed, "options": {"first": "0", **options}}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    made = answer.json()
    page.goto(f"/table/{made['id']}")
    page.wait_for_selector("[data-thing].can")
    return str(made["id"])


def thing(page: Page, name: str) -> Locator:
    return page.locator(f"[data-thing='{name}']")


def rank(name: str, rng: random.Random) -> float:
    """What somebody in a hurry touches first: what ends a season rather than another worker."""
    if name in ("button:pass", "button:prepare", "button:done"):
        return rng.random() * 2
    return 1 + rng.random()


def touch_something(page: Page, rng: random.Random, touch: bool = False) -> None:
    inside = ".peek " if page.locator(".peek .act").count() else ""
    things = page.locator(f"{inside}[data-thing].can:visible")
    names: list[str] = things.evaluate_all("all => all.map(one => one.dataset.thing)")
    if not names:
        page.wait_for_timeout(20)
        return
    chosen = things.nth(min(range(len(names)), key=lambda i: rank(names[i], rng)))
    if touch:
        chosen.tap(timeout=3000)
    else:
        chosen.click(timeout=3000)


def rows(page: Page) -> list[str]:
    return page.get_by_role("table", name="Points by source").get_by_role("rowheader").all_inner_texts()


def test_a_whole_game_by_mouse(person: Person) -> None:
    page = person()
    sit_down(page)
    keep(page, "everdell")
    play_to_the_end(page, touch_something)
    expect(page.locator("#over")).to_contain_text("win")
    assert any("prosperity" in row.lower() for row in rows(page))
    keep(page, "everdell-over")


FOCUSED = "document.activeElement?.matches('[data-thing].can') ? document.activeElement.dataset.thing : ''"


def press_something(page: Page, rng: random.Random) -> None:
    """Walk with arrows and Tab to something that glows and take it with Enter."""
    for _ in range(rng.randrange(3)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    for _ in range(40):
        if page.evaluate(FOCUSED):
            page.keyboard.press("Enter")
            break
        if is_over(page):
            return
        page.keyboard.press("Tab")
    page.wait_for_timeout(10)


def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    sit_down(page)
    play_to_the_end(page, press_something)
    expect(page.locator("#over")).to_contain_text("win")


def test_a_whole_game_on_a_phone_by_two_at_one_screen(person: Person) -> None:
    page = person(phone=True)
    sit_down(page, {"kind": "screen", "name": "Bruno"}, seed=8)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing may need sideways scrolling"
    keep(page, "everdell-phone")

    def step(page: Page, rng: random.Random) -> None:
        if page.locator(".curtain").count():
            page.locator(".curtain button").tap()
        else:
            touch_something(page, rng, touch=True)

    play_to_the_end(page, step)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    keep(page, "everdell-over-phone")


def test_alone_against_rugwort_to_the_end(person: Person) -> None:
    page = person()
    table = sit_down(page, options=ALONE, seed=3)
    told = 0

    def step(page: Page, rng: random.Random) -> None:
        nonlocal told
        told = max(told, page.locator(".rugwort li").count())
        touch_something(page, rng)

    play_to_the_end(page, step)
    assert told > 0, "what he does is told"
    result = state(page, table)["result"]
    assert result["rival"]["name"].startswith("Rugwort")
    assert any("events" in row for row in rows(page))
    keep(page, "everdell-solo-over")


def test_what_rugwort_did_leads_to_its_rule(person: Person) -> None:
    page = person()
    sit_down(page, options=ALONE, seed=3)
    rng = random.Random(5)
    for _ in range(80):
        if page.locator(".rugwort li a").count():
            break
        touch_something(page, rng)
    link = page.locator(".rugwort li a").first
    expect(link).to_have_attribute("href", re.compile(r"/rules/everdell#EV\.solo\."))
    keep(page, "everdell-solo")


def test_a_useless_click_names_the_rule(person: Person) -> None:
    page = person()
    sit_down(page)
    thing(page, "location:journey_3").click(force=True)  # marked as not usable, clicked anyway
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/rules/everdell#EV\.")
    )


def test_a_card_is_read_by_pointing_by_key_and_by_tapping(person: Person) -> None:
    page = person()
    table = sit_down(page)
    card = state(page, table)["view"]["players"][0]["hand"][0]
    own = thing(page, f"hand:{card}").first
    own.hover()
    reading = page.get_by_role("region", name="Card in words")
    expect(reading.get_by_role("heading")).to_be_visible()
    expect(reading.locator(".price")).to_be_visible()
    own.focus()
    page.keyboard.press("z")
    expect(page.get_by_role("dialog", name="Card in words")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Card in words")).to_have_count(0)

    phone = person(phone=True)
    sit_down(phone)
    phone.locator("[data-thing^='meadow:']").first.tap(force=True)  # not usable, but readable
    expect(phone.get_by_role("dialog", name="Card in words")).to_be_visible()
    keep(phone, "everdell-reading-phone")


def test_points_help_and_the_others_city_open(person: Person) -> None:
    page = person()
    sit_down(page)
    page.get_by_role("button", name=re.compile("points so far")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Together")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="How it is played").click()
    expect(page.get_by_role("dialog")).to_contain_text("worker")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("large")).click()
    expect(page.locator(".big-city")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".big-city")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("where", ["table", "alone", "/cards/everdell", "/new/everdell"])
def test_axe_finds_nothing(person: Person, where: str, scheme: str) -> None:
    page = person(bypass_csp=True, color_scheme=scheme)
    if where.startswith("/"):
        page.goto(where)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")
    else:
        sit_down(page, options=ALONE if where == "alone" else None)
        rng = random.Random(2)
        for _ in range(15):
            touch_something(page, rng)
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [
        f"{one['id']}: {one['help']}: {', '.join(str(node['target']) for node in one['nodes'][:3])}"
        for one in found["violations"]
    ]
    assert problems == []


def test_it_fits_every_width_and_every_finger(person: Person) -> None:
    page = person(phone=True)
    sit_down(page)
    rng = random.Random(4)
    for _ in range(25):
        touch_something(page, rng, touch=True)
    page.keyboard.press("Escape")
    small = page.locator(".everdell button:visible, .everdell a:visible").evaluate_all(
        """all => all.map(one => [one.dataset.thing ?? one.innerText, one.getBoundingClientRect()])
              .filter(([, box]) => box.height < 43.5 || box.width < 31.5)
              .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""
    )
    assert small == []
    for width in (360, 760, 1000, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_happens_is_told_piece_by_piece(person: Person) -> None:
    page = person(calm=False)
    table = sit_down(page, options=ALONE, seed=3)
    thing(page, "location:two_cards_point").click()
    expect(page.locator(".narration")).to_be_visible()
    expect(page.locator("[data-thing].can").first).to_be_visible()
    expect(page.locator(".narration")).to_have_count(0)
    assert len(state(page, table)["view"]["players"][0]["hand"]) == 7
