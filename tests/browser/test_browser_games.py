"""Whole games in the browser: by mouse, by keyboard, on a phone, by several people."""

import random
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from browser_people import Person, click_something, is_over, keep, play_to_the_end, sit_down, state
from serving import Process


def test_play_now_needs_two_clicks_and_the_game_is_won_or_lost(person: Person) -> None:
    page = person()
    page.goto("/")
    keep(page, "home")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector("[data-thing].can")
    keep(page, "table")
    play_to_the_end(page, click_something)
    expect(page.locator("#over")).to_contain_text("win")
    keep(page, "table-over")
    expect(page.get_by_role("table")).to_be_visible()  # the breakdown, side by side


FOCUSED = """() => {
  const one = document.activeElement;
  return one && one.matches('[data-thing].can') ? one.dataset.thing : '';
}"""


def press_something(page: Page, rng: random.Random) -> None:
    """Walk with arrows and Tab to something that glows and take it with Enter."""
    for _ in range(rng.randrange(3)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    for patience in range(60):
        name = page.evaluate(FOCUSED)
        if name and (name != "button:skip" or patience > 30):
            page.keyboard.press("Enter")
            break
        if is_over(page):
            return
        page.keyboard.press("Tab")
    page.wait_for_timeout(10)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    sit_down(page)
    play_to_the_end(page, press_something, seconds=240)
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_a_whole_game_on_a_phone(person: Person) -> None:
    page = person(phone=True)
    sit_down(page, seed=8)
    keep(page, "table-phone")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, "nothing may need sideways scrolling"
    play_to_the_end(page, partial(click_something, touch=True))
    keep(page, "table-over-phone")


def test_two_browsers_at_one_table_and_a_third_watching(person: Person) -> None:
    ada, bruno, cleo = person(), person(), person()
    answer = ada.request.post(
        "/api/tables",
        data={
            "game": "mycelia",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}],
            "options": {"first": "0"},
        },
    ).json()
    table, link = answer["id"], answer["invitations"][0]["link"]
    ada.goto(f"/table/{table}")
    bruno.goto(link)
    bruno.get_by_role("textbox").fill("Bruno")
    keep(bruno, "join")
    bruno.get_by_role("button", name="Take the seat").click()
    expect(ada.get_by_text("Bruno").first).to_be_visible()
    cleo.goto(f"/table/{table}")
    expect(cleo.get_by_text("You are watching", exact=False).first).to_be_visible()
    assert cleo.locator("[data-thing].can").count() == 0
    rng = random.Random(2)
    for _ in range(60):
        number = state(cleo, table)["number"]
        mover = ada if state(ada, table)["choices"] else bruno
        mover.wait_for_selector("[data-thing].can")
        click_something(mover, rng)
        if state(cleo, table)["number"] > number and number > 12:
            break
    seen = state(cleo, table)
    assert seen["number"] > 8
    assert all(player["hand"] == [] or len(player["hand"]) < 4 for player in seen["view"]["players"])
    # What all three show is the same public board.
    for page in (ada, bruno, cleo):
        expect(page.locator("[data-spot='1:panel']").first).to_be_visible()
    # The link works once.
    late = person()
    late.goto(link)
    late.get_by_role("textbox").fill("Dag")
    late.get_by_role("button", name="Take the seat").click()
    expect(late.get_by_role("alert")).to_contain_text("used")


def test_a_reload_and_a_killed_server_lose_nothing(person: Person, server: Process) -> None:
    page = person()
    table = sit_down(page)
    rng = random.Random(4)
    for _ in range(4):
        page.wait_for_selector("[data-thing].can")
        click_something(page, rng)
    before = state(page, table)
    page.reload()
    page.wait_for_selector("[data-thing].can")
    assert state(page, table)["number"] >= before["number"]
    server.kill()
    page.wait_for_timeout(500)
    server.start()
    after = state(page, table)
    assert after["number"] >= before["number"]
    page.wait_for_selector("[data-thing].can")
    number = after["number"]
    for _ in range(80):
        click_something(page, rng)
        if state(page, table)["number"] > number:
            return
    raise AssertionError("the table did not go on after the restart")
