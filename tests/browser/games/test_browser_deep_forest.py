"""Through the Deep Forest in the browser: by mouse, by keyboard, on a phone, and strips."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import browser_people
from browser_looking import complaints_of_axe
from browser_people import (
    ROUND_ABOUT,
    Person,
    keep,
    play_to_the_end,
    press_one,
    state,
    take_seat,
    thing,
    touch_one,
)
from browser_positions import late, moves_of, over

SCREEN = {"kind": "screen", "name": "Bruno"}


def sit_down(page: Page, *others: dict[str, str], seed: int = 7, moves: list[str] | None = None) -> str:
    return browser_people.sit_down(page, *others, seed=seed, game="deep_forest", moves=moves or [])


def stage(page: Page, table: str) -> str:
    return str(state(page, table)["view"]["stage"][0]).split(" ")[0]


def rank(name: str, rng: random.Random) -> float:
    """What somebody in a hurry touches first: forward rather than round about."""
    likes = ("monster", "die", "dice", "strength", "button:roll", "button:take", "field", "there", "seat")
    if name in ROUND_ABOUT:
        return 30 + rng.random()
    if name == "button:end":
        return 20.0
    return rng.random() * 8 if name.startswith(likes) else 5 + rng.random()


def touch_something(page: Page, rng: random.Random) -> None:
    touch_one(page, rng, rank)


def tap_something(page: Page, rng: random.Random) -> None:
    touch_one(page, rng, rank, touch=True)


def press_something(page: Page, rng: random.Random) -> None:
    if rng.randrange(4) == 0:
        page.keyboard.press("r")
    press_one(page, rng, avoid=ROUND_ABOUT)


@pytest.mark.long
def test_the_last_moves_by_mouse(person: Person) -> None:
    page = person()
    take_seat(page, late("deep_forest", 2, left=6, players=2))
    keep(page, "deep_forest")
    play_to_the_end(page, touch_something)
    expect(page.locator("#over")).to_contain_text("win")
    rows = page.get_by_role("table", name="Points by source").get_by_role("rowheader")
    assert "Longest path" in rows.all_inner_texts()
    keep(page, "deep_forest-over")


def test_the_last_moves_by_keyboard_alone(person: Person) -> None:
    page = person()
    take_seat(page, late("deep_forest", 3, left=6, players=2))
    play_to_the_end(page, press_something)
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_the_last_moves_on_a_phone_by_two_at_one_screen(person: Person) -> None:
    page = person(phone=True)
    moves = moves_of(over("deep_forest", 8, players=2, first="0"))
    sit_down(page, SCREEN, seed=8, moves=moves[:-6])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing may need sideways scrolling"
    play_to_the_end(page, tap_something)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    keep(page, "deep_forest-over-phone")


@pytest.mark.long
def test_a_whole_game_by_mouse(person: Person) -> None:
    page = person()
    sit_down(page)
    play_to_the_end(page, touch_something)
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    sit_down(page)
    play_to_the_end(page, press_something)
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_two_at_one_screen(person: Person) -> None:
    page = person(phone=True)
    sit_down(page, SCREEN, seed=8)
    play_to_the_end(page, tap_something)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def to_the_market(page: Page, table: str) -> None:
    thing(page, "field:c0").click()
    page.wait_for_selector("[data-thing^='strip:'].can")
    assert stage(page, table) == "choose"


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_strip_is_dragged_onto_the_market_and_a_line_lays_it(person: Person) -> None:
    page = person()
    table = sit_down(page)
    to_the_market(page, table)
    strip = state(page, table)["view"]["players"][0]["hand"][0]
    start = middle(thing(page, f"strip:{strip['id']}"))
    goal = middle(thing(page, "cell:3,2"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] - 20, steps=3)
    page.mouse.move(*goal, steps=8)
    expect(thing(page, "strip-here")).to_be_visible()  # shown before it is let go
    assert state(page, table)["view"]["market"]["laying"] == ""
    page.mouse.up()
    expect(thing(page, "lay")).to_be_visible()
    market = state(page, table)["view"]["market"]
    assert market["laying"] == strip["id"]
    # Turned once it stands upright round its middle; the preview says what the server says.
    page.keyboard.press("r")
    told = market["previews"]["lay 2,2 > 4,2"][market_edge(market, "column-2")]
    resources = {"p": "potion", "b": "book", "c": "coin", "m": "marker"}
    words = thing(page, "edge:column-2").inner_text()
    assert "would give" in words
    assert all(resources[letter] in words for letter in told)
    keep(page, "deep_forest-laying")
    thing(page, "edge:column-2").click()
    page.wait_for_selector("[data-thing='button:end'].can")  # laid and stood at, one after the other
    after = state(page, table)["view"]
    assert after["market"]["laid"] == [strip["id"]]
    assert [after["market"]["cells"][i] for i in (5, 9, 13)] == strip["cells"]
    assert after["players"][0]["edge"] == "column-2"


def market_edge(market: dict[str, list[dict[str, str]]], edge: str) -> int:
    return [one["edge"] for one in market["edges"]].index(edge)


def test_a_strip_is_laid_with_the_keys_and_with_clicks(person: Person) -> None:
    page = person()
    table = sit_down(page)
    to_the_market(page, table)
    page.locator("[data-thing^='strip:'].can").first.press("Enter")
    expect(thing(page, "strip-here")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-thing^='edge:'].can")
    cells = state(page, table)["view"]["market"]["cells"]
    assert [i for i, cell in enumerate(cells) if cell != "nothing"] == [9, 10, 11]
    page.keyboard.press("u")
    expect(thing(page, "lay")).to_be_visible()
    thing(page, "cell:1,2").click()  # the strip goes where one clicks
    thing(page, "lay").click()
    page.wait_for_selector("[data-thing^='edge:'].can")
    cells = state(page, table)["view"]["market"]["cells"]
    assert [i for i, cell in enumerate(cells) if cell != "nothing"] == [0, 1, 2]


@pytest.mark.long
def test_a_useless_click_names_the_rule(person: Person) -> None:
    page = person()
    sit_down(page)
    thing(page, "strength:26").click(force=True)  # marked as not usable, clicked anyway
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/rules/deep_forest#DF\.")
    )


def test_the_others_forest_opens_large_and_the_help_too(person: Person) -> None:
    page = person()
    sit_down(page)
    page.get_by_role("button", name=re.compile("large")).click()
    expect(page.locator("[data-thing='there:c3']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing='there:c3']")).to_have_count(0)
    page.get_by_role("button", name="How it is played").click()
    expect(page.get_by_role("dialog")).to_contain_text("marker")


@pytest.mark.long
def test_axe_finds_nothing_while_a_strip_is_laid(person: Person) -> None:
    page = person(bypass_csp=True)
    to_the_market(page, sit_down(page))
    page.locator("[data-thing^='strip:'].can").first.click()
    thing(page, "lay").wait_for()
    assert complaints_of_axe(page) == []
