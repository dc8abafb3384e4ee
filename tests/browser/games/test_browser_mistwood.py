"""Everdell's Mistwood in the browser: Nightweave by mouse, keys and phone, and her turns seen again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser_everdell import press_something, rows, sit_down, touch_something
from browser_looking import complaints_of_axe, too_small
from browser_people import Options, Person, keep, make_a_move, play_to_the_end, state, take_seat
from browser_positions import late, played
from tanglewood.api import Game
from tanglewood.kernel.registry import lookup

HUNTED: Options = {"players": 1, "nightweave": True}
SPUN: Options = {**HUNTED, "difficulty": 2, "personality": "nasty", "intrigues": True}


def lair(page: Page) -> Locator:
    return page.get_by_role("article", name="Nightweave")


def she_sits(game: Game) -> bool:
    return bool(game.view(0).nightweave.pawn)


def she_has_built(game: Game) -> bool:
    """She sits in the Meadow, and her city is a long list."""
    return she_sits(game) and len(game.view(0).nightweave.city) > 5


def she_searched(game: Game) -> bool:
    """The space her card shows is mine, and her spider has gone on to another one."""
    view = game.view(0)
    hers = view.nightweave
    rows = {str(one["id"]): one for one in lookup("everdell").components() if one["table"] == "activity"}
    first = str(rows.get(hers.activity, {}).get(hers.season, "")).split(" / ", 1)[0].split(" + ", 1)[0]
    river = {one.id: one for one in view.locations if one.sort == "basic"}
    mine = first in river and any(worker.seat >= 0 for worker in river[first].workers)
    return mine and bool(hers.placed) and hers.placed[-1] in river and hers.placed[-1] != first


# ---------------------------------------------------------------------- to the end


def test_nightweave_with_a_personality_and_intrigues_to_the_end_by_mouse(person: Person) -> None:
    page = person()
    table = take_seat(page, late("everdell", 3, left=8, **SPUN))
    play_to_the_end(page, touch_something)
    result = state(page, table)["result"]
    assert result["rival"]["name"] == "Nightweave"
    assert any("special events" in row for row in rows(page))
    keep(page, "mistwood-over")


@pytest.mark.long
def test_nightweave_to_the_end_by_keyboard_alone(person: Person) -> None:
    page = person()
    table = take_seat(page, late("everdell", 4, left=8, **HUNTED))
    play_to_the_end(page, press_something)
    assert state(page, table)["result"]["rival"]["name"] == "Nightweave"


@pytest.mark.long
def test_a_whole_game_against_nightweave_by_mouse(person: Person) -> None:
    page = person()
    table = sit_down(page, options=SPUN, seed=3)
    play_to_the_end(page, touch_something)
    assert state(page, table)["result"]["rival"]["name"] == "Nightweave"


@pytest.mark.long
def test_a_whole_game_against_nightweave_by_keyboard_alone(person: Person) -> None:
    page = person()
    table = sit_down(page, options=HUNTED, seed=4)
    play_to_the_end(page, press_something)
    assert state(page, table)["result"]["rival"]["name"] == "Nightweave"


@pytest.mark.long
def test_two_against_nightweave_play_a_turn(person: Person) -> None:
    page = person()
    take_seat(page, played("everdell", 6, she_sits, players=2, nightweave=True))
    make_a_move(page, touch_something)
    expect(lair(page)).to_be_visible()
    expect(page.locator(".opponent")).to_be_visible()


def test_on_a_phone_everything_is_in_reach(person: Person) -> None:
    page = person(phone=True)
    take_seat(page, played("everdell", 3, she_has_built, **SPUN))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing may need sideways scrolling"
    assert too_small(page, ".everdell") == []
    page.get_by_role("link", name=re.compile("^Lair")).tap()
    expect(lair(page)).to_be_in_viewport()
    keep(page, "mistwood-phone")
    page.get_by_role("button", name="Into her lair").tap()
    room = page.get_by_role("region", name=re.compile("Nightweave.s lair"))
    expect(room).to_be_visible()
    assert page.evaluate("document.querySelector('.room').scrollWidth") <= 360
    assert too_small(page, ".everdell") == []
    keep(page, "mistwood-lair-phone")


# ---------------------------------------------------------------------- her lair and her turn


@pytest.mark.long
def test_her_intrigue_lies_in_her_lair(person: Person) -> None:
    page = person()
    take_seat(page, played("everdell", 3, lambda game: bool(game.view(0).nightweave.intrigue), **SPUN))
    expect(lair(page).locator("[data-thing^='intrigue:']")).to_be_visible()
    keep(page, "mistwood-intrigue")


def test_her_lair_shows_all_of_her_boards(person: Person) -> None:
    page = person()
    table = take_seat(page, played("everdell", 3, she_has_built, **SPUN))
    hers = state(page, table)["view"]["nightweave"]
    expect(page.locator(".meadow .her")).to_be_visible()
    keep(page, "mistwood")
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


@pytest.mark.long
def test_her_first_turn_is_told_in_the_log_and_seen_again(person: Person) -> None:
    page = person()
    sit_down(page, options=HUNTED, seed=4)
    expect(page.locator("ol.log")).to_contain_text("She turns up an activity card; her season is winter.")
    page.get_by_role("button", name="Into her lair").click()
    expect(page.locator(".room .did li").first).to_contain_text("She turns up an activity card")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show her turn again").click()
    bar = page.get_by_role("region", name="Show her turn again")
    expect(bar).to_contain_text("Step 1 of")
    page.get_by_role("button", name="Next step").click()
    expect(bar).to_contain_text("She does what it says")
    keep(page, "mistwood-first-turn")
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing].can").first).to_be_visible()


@pytest.mark.long
def test_the_lair_fits_beside_the_table_with_her_card_and_her_city(person: Person) -> None:
    page = person()
    page.set_viewport_size({"width": 1280, "height": 720})
    table = take_seat(page, played("everdell", 3, she_has_built, **SPUN))
    hers = state(page, table)["view"]["nightweave"]
    box = lair(page).bounding_box()
    assert box is not None
    assert box["height"] < 365, "the log has its room below"
    expect(lair(page).locator(".chips .thing")).to_have_count(len(hers["city"]))
    expect(lair(page).locator("[data-thing^='activity:']")).to_be_visible()


@pytest.mark.long
def test_her_search_is_drawn_as_a_walk_with_a_cross_on_each_taken_space(person: Person) -> None:
    page = person()
    page.set_viewport_size({"width": 1280, "height": 720})
    take_seat(page, played("everdell", 4, she_searched, **HUNTED))
    crosses = page.locator(".walk .cross")
    expect(crosses.first).to_be_visible()
    expect(page.locator(".walk .found")).to_be_visible()
    expect(page.locator(".walk .step")).to_have_count(crosses.count())
    crosses.first.hover()
    expect(page.locator(".bubble:popover-open")).to_contain_text("she goes on to the next one")
    keep(page, "mistwood-walk")


def test_her_turn_is_seen_again_step_by_step_with_its_rules(person: Person) -> None:
    page = person()
    table = take_seat(page, played("everdell", 4, she_sits, **HUNTED))
    number = state(page, table)["number"]
    page.get_by_role("button", name="Into her lair").click()
    steps = page.locator(".room .did li")
    expect(steps.first).to_contain_text("Nightweave takes her turn")
    count = steps.count()
    expect(steps.nth(1).get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/rules/everdell#MW\.nw\.turn\.reveal")
    )
    page.keyboard.press("Escape")
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


@pytest.mark.long
def test_rugworts_turn_is_seen_again_by_the_same_means(person: Person) -> None:
    page = person()
    take_seat(page, late("everdell", 3, left=8, players=1))
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


@pytest.mark.long
def test_axe_finds_nothing(person: Person) -> None:
    page = person(bypass_csp=True)
    take_seat(page, played("everdell", 3, she_has_built, **SPUN))
    assert complaints_of_axe(page) == []
    page.get_by_role("button", name="Show her turn again").click()
    expect(page.get_by_role("region", name="Show her turn again")).to_be_visible()
    assert complaints_of_axe(page, ".others") == []
    assert complaints_of_axe(page, ".retell") == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Into her lair").click()
    expect(page.get_by_role("region", name=re.compile("Nightweave.s lair"))).to_be_visible()
    assert complaints_of_axe(page, ".room") == []


# ---------------------------------------------------------------------- small boxes


@pytest.mark.long
def test_a_table_with_all_the_small_boxes_plays_a_turn(person: Person) -> None:
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
    make_a_move(page, touch_something)
    expect(page.get_by_role("group", name="What your workers can do")).to_be_visible()
    keep(page, "mistwood-boxes")
    take_seat(page, late("everdell", 2, left=60, players=2, **options))
    make_a_move(page, touch_something)
