"""Games in the browser: by mouse, by keyboard, on a phone, by several people."""

from functools import partial

import pytest
from playwright.sync_api import expect

from browser_people import (
    Person,
    click_something,
    keep,
    make_a_move,
    play_move,
    play_to_the_end,
    press_one,
    sit_down,
    state,
    take_seat,
    tap_something,
    wait_for_moment,
    wait_for_question,
)
from browser_positions import from_here, late
from serving import Process

press_something = partial(press_one, avoid=("button:skip",))


def test_play_now_needs_two_clicks(person: Person) -> None:
    page = person()
    page.goto("/")
    keep(page, "home")
    page.get_by_role("button", name="Play now").first.click()
    wait_for_question(page)
    keep(page, "table")


def test_the_last_moves_by_mouse_and_the_game_is_won_or_lost(person: Person) -> None:
    page = person()
    take_seat(page, from_here(late("mycelia", 3, left=9, players=2)))
    play_to_the_end(page, click_something)
    expect(page.locator("#over")).to_contain_text("win")
    keep(page, "table-over")
    expect(page.get_by_role("table")).to_be_visible()  # the breakdown, side by side


@pytest.mark.long
def test_the_last_moves_by_keyboard_alone(person: Person) -> None:
    page = person()
    take_seat(page, from_here(late("mycelia", 1, left=9, players=2)))
    play_to_the_end(page, press_something)
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_a_whole_game_by_mouse(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    play_to_the_end(page, click_something)
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    sit_down(page)
    play_to_the_end(page, press_something)
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_a_whole_game_on_a_phone(person: Person) -> None:
    page = person(phone=True)
    sit_down(page, seed=8)
    keep(page, "table-phone")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, "nothing may need sideways scrolling"
    play_to_the_end(page, tap_something)
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
    # Some moves by the server's door, then one by each of them on the page.
    waiting = {0, 1}
    while waiting:
        seen = state(cleo, table)
        mover = (ada, bruno)[seen["turn"]]
        if seen["number"] > 8 and seen["turn"] in waiting:
            wait_for_moment(mover, seen["number"])
            make_a_move(mover, click_something)
            waiting.remove(seen["turn"])
        else:
            now = state(mover, table)
            play_move(mover, now, now["choices"][-1]["text"])
    seen = state(cleo, table)
    assert seen["number"] > 8
    assert all(player["hand"] == [] or len(player["hand"]) < 4 for player in seen["view"]["players"])
    # What all three show is the same public board.
    for page in (ada, bruno, cleo):
        wait_for_moment(page, seen["number"])
        expect(page.locator("[data-spot='1:panel']").first).to_be_visible()
    # The link works once.
    late_comer = person()
    late_comer.goto(link)
    expect(late_comer.get_by_role("alert")).to_contain_text("Bruno has taken this seat")


def test_a_reload_and_a_killed_server_lose_nothing(person: Person, mortal: Process) -> None:
    page = person(at=mortal.url)
    table = sit_down(page)
    make_a_move(page, click_something)
    before = state(page, table)
    page.reload()
    wait_for_question(page)
    assert state(page, table)["number"] >= before["number"]
    mortal.kill()
    lost = page.get_by_text("The connection is lost")
    expect(lost).to_be_visible()
    mortal.start()
    expect(lost).to_have_count(0)
    after = state(page, table)
    assert after["number"] >= before["number"]
    make_a_move(page, click_something)
    assert state(page, table)["number"] > after["number"]
