"""Every symbol explains itself to the mouse, a finger and the keys, and none is a stop of the Tab key."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser_people import ROOT, Person, at_rest, take_seat
from browser_positions import late

BUBBLE = ".bubble:popover-open"


def table(page: Page) -> None:
    take_seat(page, late("everdell", 5, 60, players=2), ("Ada", "Bruno"))
    page.wait_for_selector(".table .thing.can")
    at_rest(page)


def symbol(page: Page, name: str, within: str = "") -> Locator:
    return page.locator(f"{within} [data-explain='everdell-{name}']:visible").first


def apart(page: Page, of: Locator) -> bool:
    a, b = page.locator(BUBBLE).bounding_box(), of.bounding_box()
    assert a
    assert b
    size = page.viewport_size
    assert size
    width, height = size["width"], size["height"]
    inside = a["x"] >= 0 and a["y"] >= 0 and a["x"] + a["width"] <= width and a["y"] + a["height"] <= height
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return inside and (beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


def test_a_pointer_opens_the_words_of_a_symbol_and_its_rule(person: Person) -> None:
    page = person()
    table(page)
    twig = symbol(page, "twig", "[data-region=river]")
    twig.hover()
    bubble = page.locator(BUBBLE)
    expect(bubble).to_contain_text("Pays for constructions.")
    assert apart(page, twig)
    bubble.hover()
    expect(bubble.get_by_role("link")).to_have_attribute("href", "/rules/everdell#EV.comp.resources")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_question_mark_and_arrows_reach_every_symbol_without_a_stop_of_its_own(person: Person) -> None:
    page = person()
    table(page)
    assert page.locator("[data-explain]:not(button)[tabindex]").count() == 0
    place = page.locator("[data-region=river] .thing").first
    place.focus()
    page.keyboard.press("?")
    bubble = page.locator(BUBBLE)
    expect(bubble).to_be_visible()
    first = bubble.inner_text()
    page.keyboard.press("ArrowRight")
    expect(bubble).not_to_have_text(first)
    assert apart(page, page.locator(".explained"))
    page.keyboard.press("Tab")
    expect(bubble.get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(page.locator(".thing:focus")).to_have_count(1)


def test_a_finger_that_stays_opens_it_and_touches_nothing(person: Person) -> None:
    page = person(phone=True)
    table(page)
    before = page.url, page.locator(".thing.pick").count()
    berry = symbol(page, "berry", "[data-thing='stock:berry']")
    hold(page, berry, lambda: expect(page.locator(BUBBLE)).to_contain_text("Pays for critters."))
    expect(page.locator(BUBBLE)).to_be_visible()
    assert apart(page, berry)
    assert (page.url, page.locator(".thing.pick").count()) == before
    expect(page.locator(".refusal")).to_have_count(0)


def test_every_symbol_of_everdell_has_words_and_a_rule_that_exists() -> None:
    table = (ROOT / "web/src/games/everdell/model/symbols.ts").read_text(encoding="utf-8")
    rules = dict(re.findall(r'^  "?([\w-]+)"?: "((?:EV|MW)\.[\w.]+)",$', table, re.M))
    folder = ROOT / "src/tanglewood/games/everdell"
    words = (folder / "locales/en/symbols.ftl").read_text(encoding="utf-8")
    known = "".join(path.read_text(encoding="utf-8") for path in (folder / "rules").glob("*.toml"))
    assert len(rules) > 60
    for symbol, rule in rules.items():
        assert f"symbol-everdell-{symbol} = " in words
        assert f"symbol-everdell-{symbol}-about = " in words
        assert f'id = "{rule}"' in known


def hold(page: Page, what: Locator, until: Callable[[], None]) -> None:
    """A finger goes down and stays there until this is seen."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    until()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
