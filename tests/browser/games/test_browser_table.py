"""Things people do at a table: undo, refusals, hints, talking, replaying."""

import re

import pytest
from playwright.sync_api import expect

from browser_people import (
    Person,
    click_something,
    keep,
    play_to_the_end,
    sit_down,
    state,
    take_seat,
    wait_for_question,
)
from browser_positions import moves_of, over


def test_undo_takes_a_move_back_and_says_when_it_cannot(person: Person) -> None:
    page = person()
    table = sit_down(page)
    undo = page.get_by_role("button", name="Undo (U)")
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.locator("[data-thing='hand:boletus-edulis']").click()
    page.wait_for_selector("[data-thing='field:e2'].can")
    page.locator("[data-thing='field:e2']").click()
    page.locator("[data-thing='field:d2'].can").click()
    expect(page.locator("[data-thing='hand:boletus-edulis']")).to_have_count(0)
    page.wait_for_selector("[data-thing^='hand:'].can")  # the step is played, the next card is asked for
    assert state(page, table)["view"]["players"][0]["left"] == 19
    page.keyboard.press("u")
    page.wait_for_selector("[data-thing='field:e2'].can")
    assert state(page, table)["view"]["players"][0]["left"] == 20
    undo.click()
    page.wait_for_selector("[data-thing='hand:boletus-edulis'].can")
    assert state(page, table)["undo"]["possible"] is False


def test_a_refused_click_names_the_rule_and_links_to_it(person: Person) -> None:
    page = person()
    table = sit_down(page)
    before = state(page, table)["number"]
    page.locator("[data-thing^='showcase:']").first.click(force=True)  # marked as not usable, clicked anyway
    note = page.get_by_role("alert")
    expect(note).to_contain_text("leaves")
    link = note.get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"/rules/mycelia#MY\.hire\.price"))
    keep(page, "refused")
    assert state(page, table)["number"] == before
    with page.expect_popup() as opened:  # beside the table, which stays as it is
        link.click()
    expect(opened.value.locator("[id='MY.hire.price']")).to_be_in_viewport()


@pytest.mark.long
def test_a_hint_can_be_taken(person: Person) -> None:
    page = person()
    table = sit_down(page)
    page.keyboard.press("h")
    page.locator("#hints").wait_for()
    keep(page, "hint")
    with page.expect_response("**/moves*"):  # the panel closes before the server has answered
        page.locator("[data-hint]").first.click()
    expect(page.locator("#hints")).to_have_count(0)
    assert state(page, table)["number"] >= 1


@pytest.mark.long
def test_people_at_a_table_talk(person: Person) -> None:
    ada, cleo = person(), person()
    table = sit_down(ada, {"kind": "link"}, seed=None)
    cleo.goto(f"/table/{table}")
    ada.get_by_role("radio", name="Chat").check(force=True)
    ada.get_by_label("Say something").fill("Good luck!")
    ada.keyboard.press("Enter")
    cleo.get_by_role("radio", name="Chat").check(force=True)
    expect(cleo.get_by_text("Good luck!")).to_be_visible()


def test_a_finished_game_is_replayed_and_gone_on_with(person: Person) -> None:
    page = person()
    # The last moves of a game against a beginner.
    finished = over("mycelia", 3, players=2)
    length = len(moves_of(finished))
    record = take_seat(page, finished, visit="")
    wish = {"at": length - 9, "bot": "beginner"}
    table = str(page.request.post(f"/api/tables/{record}/branch", data=wish).json()["id"])
    page.goto(f"/table/{table}")
    play_to_the_end(page, click_something)
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    keep(page, "replay")
    slider.press("Home")
    expect(page).to_have_url(re.compile("#0$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#1$"))
    assert state(page, table)["over"]
    page.goto(f"/replay/{table}#5")
    page.get_by_role("button", name=re.compile("on from here", re.IGNORECASE)).click()
    level = page.get_by_role("dialog").get_by_role("combobox")
    expect(level).to_have_value("beginner")  # as in the game that was played
    level.select_option("random")
    keep(page, "replay-go-on")
    page.get_by_role("button", name="Go on", exact=True).click()
    page.wait_for_url(re.compile(r"/table/"))
    wait_for_question(page)
    assert table not in page.url
    new = state(page, page.url.rsplit("/", 1)[1])
    assert {seat["bot"] for seat in new["seats"] if not seat["mine"]} == {"random"}
