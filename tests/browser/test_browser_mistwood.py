"""Everdell's Mistwood in the browser: Nightweave by mouse, keys and phone, and her turns seen again."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser_everdell import complaints_of_axe, press_something, rows, sit_down, too_small, touch_something
from browser_people import Options, Person, keep, play_to_the_end, state

HUNTED: Options = {"players": 1, "nightweave": True}
SPUN: Options = {**HUNTED, "difficulty": 2, "personality": "nasty", "intrigues": True}


def lair(page: Page) -> Locator:
    return page.get_by_role("article", name="Nightweave")


def play_until(page: Page, done: Callable[[], bool], touch: bool = False, seed: int = 5) -> None:
    """Play on until something has happened."""
    rng = random.Random(seed)
    for _ in range(400):
        if done():
            return
        touch_something(page, rng, touch=touch)
    raise AssertionError("it never happened")


def she_sits(page: Page) -> bool:
    return page.locator(".meadow .her").count() > 0


def told(page: Page) -> bool:
    """A turn of hers in the game is told, not the one before anybody's first move."""
    steps = page.locator(".lair .did li").all_inner_texts()
    return len(steps) > 2 and "Nightweave is on" in steps[0]


# ---------------------------------------------------------------------- whole games


def test_nightweave_with_a_personality_and_intrigues_to_the_end_by_mouse(person: Person) -> None:
    page = person()
    table = sit_down(page, options=SPUN, seed=3)
    kept: set[str] = set()

    def step(page: Page, rng: random.Random) -> None:
        view = state(page, table)["view"]["nightweave"] if len(kept) < 2 else None
        if view is not None:
            if view["intrigue"] and "intrigue" not in kept:
                expect(lair(page).locator("[data-thing^='intrigue:']")).to_be_visible()
                keep(page, "mistwood-intrigue")
                kept.add("intrigue")
            if view["pawn"] and "pawn" not in kept:
                expect(page.locator(".meadow .her")).to_be_visible()
                keep(page, "mistwood")
                kept.add("pawn")
        touch_something(page, rng)

    play_to_the_end(page, step, seconds=280)
    assert kept == {"intrigue", "pawn"}, "an intrigue was spun and she sat in the Meadow"
    result = state(page, table)["result"]
    assert result["rival"]["name"] == "Nightweave"
    assert any("special events" in row for row in rows(page))
    keep(page, "mistwood-over")


def test_nightweave_to_the_end_by_keyboard_alone(person: Person) -> None:
    page = person()
    table = sit_down(page, options=HUNTED, seed=4)
    play_to_the_end(page, press_something, seconds=280)
    assert state(page, table)["result"]["rival"]["name"] == "Nightweave"


def test_two_against_nightweave_play_some_turns(person: Person) -> None:
    page = person()
    table = sit_down(page, options={"nightweave": True}, seed=6)
    play_until(page, lambda: state(page, table)["number"] > 30)
    expect(lair(page)).to_be_visible()
    expect(page.locator(".opponent")).to_be_visible()


def test_on_a_phone_everything_is_in_reach(person: Person) -> None:
    page = person(phone=True)
    sit_down(page, options=SPUN, seed=3)
    play_until(page, lambda: she_sits(page) and told(page), touch=True)
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing may need sideways scrolling"
    assert too_small(page) == []
    page.get_by_role("link", name=re.compile("^Lair")).tap()
    expect(lair(page)).to_be_in_viewport()
    keep(page, "mistwood-phone")
    page.get_by_role("button", name="Into her lair").tap()
    room = page.get_by_role("region", name=re.compile("Nightweave.s lair"))
    expect(room).to_be_visible()
    assert page.evaluate("document.querySelector('.room').scrollWidth") <= 360
    assert too_small(page) == []
    keep(page, "mistwood-lair-phone")


# ---------------------------------------------------------------------- her lair and her turn


def test_her_lair_shows_all_of_her_boards(person: Person) -> None:
    page = person()
    table = sit_down(page, options=SPUN, seed=3)
    play_until(page, lambda: she_sits(page) and len(state(page, table)["view"]["nightweave"]["city"]) > 2)
    hers = state(page, table)["view"]["nightweave"]
    page.get_by_role("button", name="Into her lair").click()
    room = page.get_by_role("region", name=re.compile("Nightweave.s lair"))
    expect(room).to_contain_text("level 2")
    expect(room.locator(".city .thing")).to_have_count(len(hers["city"]))
    expect(room.locator(".unseen li")).to_have_count(len(hers["unseen"]))
    expect(room.locator(".activity .row.now")).to_be_visible()
    expect(room.get_by_role("img", name=re.compile("Her hand: "))).to_be_visible()
    expect(room.get_by_role("button", name=re.compile("^Personality: Nasty"))).to_be_visible()
    keep(page, "mistwood-lair")
    page.keyboard.press("Escape")
    expect(room).to_have_count(0)


def test_her_first_turn_is_told_in_the_log_and_seen_again(person: Person) -> None:
    page = person()
    sit_down(page, options=HUNTED, seed=4)
    expect(page.locator(".log")).to_contain_text("She turns up an activity card; her season is winter.")
    expect(lair(page).locator(".did li").first).to_contain_text("She turns up an activity card")
    page.get_by_role("button", name="Show her turn again").click()
    bar = page.get_by_role("region", name="Show her turn again")
    expect(bar).to_contain_text("Step 1 of")
    page.get_by_role("button", name="Next step").click()
    expect(bar).to_contain_text("She does what it says")
    keep(page, "mistwood-first-turn")
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing].can").first).to_be_visible()


def test_the_lair_fits_beside_the_table_and_folds_by_keyboard(person: Person) -> None:
    page = person()
    table = sit_down(page, options=SPUN, seed=3)
    play_until(page, lambda: told(page) and len(state(page, table)["view"]["nightweave"]["city"]) > 5)
    box = lair(page).bounding_box()
    assert box is not None
    assert box["height"] < 720, "with everything on it the panel is no longer than a screen"
    # Her city is folded away until somebody asks for it.
    tiles = lair(page).locator(".chips .thing")
    city = lair(page).locator("summary", has_text="Her city")
    expect(tiles.first).to_be_hidden()
    city.focus()
    page.keyboard.press("Enter")
    expect(tiles.first).to_be_visible()
    page.keyboard.press("Enter")
    expect(tiles.first).to_be_hidden()
    # What is told lies open while it is told.
    card = lair(page).locator("[data-thing^='activity:']")
    lair(page).locator("summary", has_text="The card she acts by").press("Enter")
    expect(card).to_be_hidden()
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_her_turn_is_seen_again_step_by_step_with_its_rules(person: Person) -> None:
    page = person()
    table = sit_down(page, options=HUNTED, seed=4)
    play_until(page, lambda: told(page) and bool(page.locator(".acts, .ask").count()))
    number = state(page, table)["number"]
    steps = lair(page).locator(".did li")
    count = steps.count()
    expect(steps.nth(1).get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/rules/everdell#MW\.nw\.turn\.reveal")
    )
    page.get_by_role("button", name="Show her turn again").click()
    bar = page.get_by_role("region", name="Show her turn again")
    expect(bar).to_contain_text(f"Step 1 of {count}")
    page.get_by_role("button", name="Next step").click()
    expect(bar).to_contain_text("Step 2 of")
    expect(lair(page).locator("[data-thing^='activity:']")).to_have_class(re.compile("told"))
    keep(page, "mistwood-again")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("Step 1 of")
    for _ in range(count):
        page.keyboard.press("ArrowRight")
    expect(bar).to_have_count(0)
    page.keyboard.press("r")
    expect(bar).to_contain_text("Step 1 of")
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert state(page, table)["number"] == number, "looking back changes nothing"
    expect(page.locator("[data-thing].can").first).to_be_visible()


def test_rugworts_turn_is_seen_again_by_the_same_means(person: Person) -> None:
    page = person()
    sit_down(page, options={"players": 1}, seed=3)
    play_until(page, lambda: page.locator(".rugwort .did li").count() > 0)
    page.get_by_role("button", name="Show his turn again").click()
    expect(page.get_by_role("region", name="Show his turn again")).to_contain_text("Step 1")


# ---------------------------------------------------------------------- laying a table


def test_a_new_table_hides_what_does_not_apply_and_says_why_not(person: Person) -> None:
    page = person()
    page.goto("/new/everdell")
    page.get_by_role("button", name=re.compile("alone")).click()
    expect(page.get_by_label(re.compile("Rugwort.s year"))).to_be_visible()
    expect(page.get_by_label("Her level")).to_have_count(0)
    page.get_by_label("Against Nightweave").check()
    expect(page.get_by_label(re.compile("Rugwort.s year"))).to_have_count(0)
    expect(page.locator(".rival")).to_contain_text("Nightweave")
    page.get_by_label("Her plan").select_option("swarm")
    expect(page.get_by_label("Intrigues")).to_be_disabled()
    expect(page.get_by_label("Legends")).to_be_disabled()
    page.get_by_label("Her level").fill("0")
    page.get_by_role("button", name="Sit down").click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Her plan: The swarm does nothing at level 0.")
    expect(refused.get_by_role("link")).to_have_attribute("href", re.compile(r"#MW\.plan\.swarm$"))
    keep(page, "mistwood-new")
    page.get_by_label("Her level").fill("1")
    page.get_by_role("button", name="Sit down").click()
    expect(lair(page)).to_contain_text("Overwhelming Swarm")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("where", ["table", "lair", "again"])
def test_axe_finds_nothing(person: Person, where: str, scheme: str) -> None:
    page = person(bypass_csp=True, color_scheme=scheme)
    sit_down(page, options=SPUN, seed=3)
    play_until(page, lambda: she_sits(page) and told(page))
    if where == "lair":
        page.get_by_role("button", name="Into her lair").click()
    elif where == "again":
        page.get_by_role("button", name="Show her turn again").click()
    keep(page, f"mistwood-{where}-{scheme}")
    assert complaints_of_axe(page) == []


# ---------------------------------------------------------------------- small boxes


def test_a_table_with_all_the_small_boxes_plays_some_turns(person: Person) -> None:
    page = person()
    options: Options = {
        "farms": True,
        "corrin": True,
        "extra": True,
        "rugwort_cards": True,
        "legends": "both",
        "powers": "all",
    }
    table = sit_down(page, options=options, seed=9)
    legends = state(page, table)["view"]["players"][0]["legends"]
    assert len(legends) == 2
    for one in legends:
        expect(page.locator(f"[data-thing='legend:{one}']")).to_be_visible()
    choices = page.locator("[data-thing^='power:'].can")
    expect(choices).to_have_count(2)
    keep(page, "mistwood-powers")
    choices.first.click()
    play_until(page, lambda: state(page, table)["number"] > 8)
    expect(page.get_by_role("group", name="What your workers can do")).to_be_visible()
    keep(page, "mistwood-boxes")
    play_until(page, lambda: state(page, table)["number"] > 40)
