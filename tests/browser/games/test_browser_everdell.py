"""Everdell in the browser: by mouse, keys and phone, alone against Rugwort, and reading."""

import re

import pytest
from playwright.sync_api import expect

from browser_everdell import ALONE, press_something, rows, sit_down, tap_something, touch_something
from browser_looking import complaints_of_axe, too_small, watch, watched
from browser_people import (
    Person,
    keep,
    play_to_the_end,
    state,
    take_seat,
    thing,
    wait_for_moment,
    wait_for_question,
)
from browser_positions import late, moves_of, over
from fewer import few

SCREEN = {"kind": "screen", "name": "Bruno"}


def test_the_last_moves_by_mouse(person: Person) -> None:
    page = person()
    take_seat(page, late("everdell", 2, left=12, players=2))
    keep(page, "everdell")
    play_to_the_end(page, touch_something)
    expect(page.locator("#over")).to_contain_text("win")
    assert any("prosperity" in row for row in rows(page))
    keep(page, "everdell-over")


@pytest.mark.long
def test_the_last_moves_by_keyboard_alone(person: Person) -> None:
    page = person()
    take_seat(page, late("everdell", 3, left=12, players=2))
    play_to_the_end(page, press_something)
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_the_last_moves_on_a_phone_by_two_at_one_screen(person: Person) -> None:
    page = person(phone=True)
    moves = moves_of(over("everdell", 8, players=2, first="0"))
    sit_down(page, SCREEN, seed=8, moves=moves[:-10])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing may need sideways scrolling"
    keep(page, "everdell-phone")
    play_to_the_end(page, tap_something)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    keep(page, "everdell-over-phone")


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


# ---------------------------------------------------------------------- alone


def test_alone_against_rugwort_to_the_end(person: Person) -> None:
    page = person()
    table = take_seat(page, late("everdell", 3, left=8, players=1))
    expect(page.locator(".rugwort .did li")).not_to_have_count(0)  # what he does is told
    play_to_the_end(page, touch_something)
    result = state(page, table)["result"]
    assert result["rival"]["name"].startswith("Rugwort")
    assert any("events" in row for row in rows(page))
    keep(page, "everdell-solo-over")


@pytest.mark.long
def test_a_whole_game_against_rugwort(person: Person) -> None:
    page = person()
    table = sit_down(page, options=ALONE, seed=3)
    play_to_the_end(page, touch_something)
    assert state(page, table)["result"]["rival"]["name"].startswith("Rugwort")


@pytest.mark.long
def test_what_rugwort_did_leads_to_its_rule(person: Person) -> None:
    page = person()
    take_seat(page, late("everdell", 3, left=8, players=1))
    link = page.locator(".rugwort li a").first
    expect(link).to_have_attribute("href", re.compile(r"/rules/everdell#EV\.solo\."))
    keep(page, "everdell-solo")


# ---------------------------------------------------------------------- reading


@pytest.mark.long
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
    reading = page.get_by_role("complementary", name="Card in words")
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


@pytest.mark.long
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


@pytest.mark.parametrize("players", few((1, 2), 2))
def test_axe_finds_nothing(person: Person, players: int) -> None:
    page = person(bypass_csp=True)
    take_seat(page, late("everdell", 2, left=15, players=players))
    assert complaints_of_axe(page) == []


@pytest.mark.long
def test_it_fits_every_width_and_every_finger(person: Person) -> None:
    page = person(phone=True)
    take_seat(page, late("everdell", 4, left=15, players=2))
    assert too_small(page, ".everdell") == []
    for width in (360, 760, 1000, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.long
def test_what_happens_is_told_piece_by_piece(person: Person) -> None:
    page = person(calm=False)
    table = sit_down(page, options=ALONE, seed=3)
    watch(page)
    thing(page, "location:two_cards_point").click()
    wait_for_moment(page, 1)
    wait_for_question(page)
    told = [frame["narrated"] for frame in watched(page)]
    assert len({*told} - {""}) > 1, "one thing after the other"
    assert told[-1] == ""
    assert len(state(page, table)["view"]["players"][0]["hand"]) == 7
