"""The rulebook, its search, its symbols and the page of cards, as a newcomer meets them."""

import re

import pytest
from playwright.sync_api import expect

from browser_looking import badly_laid, complaints_of_axe, double_ids
from browser_people import Person, keep
from fewer import few

GAMES = ("mycelia", "everdell", "deep_forest")
SIZES = ((1280, 720), (360, 740))
LOADED = "performance.getEntriesByType('resource').map((one) => one.name)"
UNDRAWN = """() => [...document.querySelectorAll('.drawing use')].map((one) => one.getAttribute('href'))
    .filter((symbol) => !document.getElementById(symbol.slice(1)))"""
"""Symbols that a drawing names and nobody has drawn."""
ALL_DRAWN = f"() => ({UNDRAWN})().length === 0"
"""The lands' symbols come in files of their own, each when it has arrived."""


@pytest.mark.parametrize("game", few(GAMES, "everdell"))
def test_the_pages_can_be_read_by_everybody(person: Person, game: str) -> None:
    """Goal, turn, end and winner with drawings; the exact rules are folded away and come when asked for."""
    page = person(bypass_csp=True)
    page.goto(f"/rules/{game}")
    for id in ("goal", "end", "wins"):
        expect(page.locator(f"section#{id}")).to_be_attached()
    expect(page.locator("section#goal img")).to_be_visible()
    page.wait_for_function("() => document.querySelectorAll('.drawing svg').length > 30")
    expect(page.locator("section#wins details li").first).to_be_hidden()
    page.locator("section#wins details > summary").first.click()
    expect(page.locator("section#wins details li a").first).to_have_attribute(
        "href", re.compile(rf"/rules/{game}#[A-Z]{{2}}\.")
    )
    assert double_ids(page) == []
    page.wait_for_function(ALL_DRAWN)
    assert complaints_of_axe(page) == []
    assert badly_laid(page, SIZES) == []
    keep(page, f"rulebook-{game}")
    page.goto(f"/rules/{game}/symbols")
    expect(page.locator("dl .drawing svg").first).to_be_visible()
    page.wait_for_function(ALL_DRAWN)
    keep(page, f"symbols-{game}")


def test_a_question_is_answered_and_led_to_by_keys_alone(person: Person) -> None:
    page = person()
    page.goto("/rules/everdell")
    expect(page.locator("section#goal")).to_be_visible()
    assert not [one for one in page.evaluate(LOADED) if "/search/" in one], "nobody has asked yet"
    page.keyboard.press("/")
    page.keyboard.type("hnad limit")
    first = page.locator("article").first
    expect(first).to_contain_text("8; a draw simply stops there.")
    expect(page.get_by_role("status")).to_contain_text("best first")
    first.get_by_text("the exact rule").click()
    expect(first).to_contain_text("Nobody ever holds more than 8 cards")
    page.get_by_role("searchbox").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-answer]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("details#ask-cards-hold")).to_have_attribute("open", "")
    expect(page.get_by_role("searchbox")).to_have_value("")


REFUSED = ("/rules/everdell#EV.draw.limit", "/rules/everdell?rule=EV.draw.limit")


@pytest.mark.parametrize("address", few(REFUSED, REFUSED[0]))
def test_a_refusal_leads_to_its_exact_rule(person: Person, address: str) -> None:
    page = person()
    page.goto(address)
    rule = page.locator('article[id="EV.draw.limit"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("Nobody ever holds more than 8 cards")
    expect(rule).to_have_class(re.compile("hit"))


def test_one_goes_from_game_to_game_and_to_everything_else(person: Person) -> None:
    page = person(phone=True, bypass_csp=True)
    page.goto("/")
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_role("link", name="Deep Forest").click()
    expect(page).to_have_url(re.compile(r"/rules/deep_forest$"))
    page.get_by_text("Contents").click()
    page.get_by_role("link", name="The symbols").click()
    expect(page.locator("#potion")).to_contain_text("3 cut through a thicket.")
    assert complaints_of_axe(page) == []
    assert badly_laid(page, SIZES) == []
    page.get_by_role("link", name="The rulebook").click()
    page.get_by_text("Contents").click()
    page.get_by_role("link", name="exact rules").last.click()
    page.get_by_label("Only rules with these words").fill("touch")
    expect(page.locator("article").first).to_contain_text("touch")


def test_a_card_is_found_with_a_slip_and_says_where_it_comes_from(person: Person) -> None:
    page = person()
    page.goto("/cards/everdell")
    page.get_by_role("searchbox").fill("histroian")
    card = page.locator("li#historian")
    expect(card).to_contain_text("Costs 2 berries")
    expect(card.get_by_text("From a public source")).to_be_hidden()
    card.locator("summary").click()
    expect(card.get_by_text("From a public source")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"free_by|counts_as|on_play"))
