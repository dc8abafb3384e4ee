"""Following what happened: the log by turns, what others did since my turn, and hints that say why."""

import re

import pytest
from playwright.sync_api import expect

from browser_people import Person, end_the_turn, keep, play_until, sit_down, wait_for_question
from fewer import few


def test_the_log_has_an_entry_for_each_turn_and_the_strip_goes_with_the_first_click(person: Person) -> None:
    page = person()
    sit_down(page, *[{"kind": "bot", "bot": "greedy"}] * 3, game="everdell", seed=5)
    entries = page.locator(".log > li")
    strip = page.locator(".recap")
    play_until(page, lambda: page.locator(".log .came span").count() > 0 and strip.is_visible(), end_the_turn)
    signs = strip.locator("li")
    assert [one.get_attribute("data-seat") for one in signs.all()] == ["1", "2", "3"]
    keep(page, "since-your-turn")
    # The newest turn first; in a turn what was done comes before what came of it.
    first = entries.nth(0)
    assert int(first.get_attribute("data-turn") or 0) >= int(entries.nth(1).get_attribute("data-turn") or 0)
    expect(page.locator(".log .deed").first).to_be_visible()
    strip.get_by_role("button", name="Show it").click()
    wait_for_question(page)
    expect(strip).to_be_visible()
    page.locator(".log").click()
    expect(strip).to_have_count(0)


@pytest.mark.long
def test_what_a_rival_did_is_on_the_strip_too(person: Person) -> None:
    page = person()
    sit_down(page, game="mycelia", options={"players": 1}, seed=5)
    strip = page.locator(".recap")
    play_until(page, lambda: strip.is_visible(), end_the_turn)
    expect(strip.locator("li")).to_have_attribute("data-seat", "100")  # where nobody sits
    expect(strip.locator("li")).to_contain_text("Gwidyon")


@pytest.mark.parametrize("phone", few((False, True)))
def test_a_hint_says_why(person: Person, phone: bool) -> None:
    page = person(phone=phone)
    sit_down(page, {"kind": "bot", "bot": "random"}, game="everdell", seed=5)
    page.keyboard.press("h")
    hints = page.locator("[data-hint]")
    expect(hints).to_have_count(3)
    said = page.locator("[data-hint] small").all_inner_texts()
    assert any(re.search(r"brings|points?|draws|opens", one) for one in said), said
    keep(page, f"hint-why{'-phone' if phone else ''}")
