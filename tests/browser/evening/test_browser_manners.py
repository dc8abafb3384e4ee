"""Manners in the browser, for people at a desk and with a phone: leaving, resigning, clocks, names, seats."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser_looking import complaints_of_axe, too_small
from browser_people import (
    Person,
    at_rest,
    click_something,
    keep,
    make_a_move,
    sit_down,
    state,
    wait_for_question,
)
from serving import Clock, Host

LIVE = {"kind": "live", "time": 10, "increment": 5, "then": "resign"}


def invite(page: Page, **wish: Any) -> tuple[str, str]:
    """A table of Ada, who begins, with a friend; its id and the friend's link."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    body = {"game": "mycelia", "seats": seats, "options": {"first": "0"}, "seed": 7, **wish}
    made = page.request.post("/api/tables", data=body).json()
    return made["id"], made["invitations"][0]["link"]


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def from_menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=entry, exact=True).click()


@pytest.mark.long
def test_an_invitation_and_names(person: Person) -> None:
    ada, bruno, late = (
        person(bypass_csp=True),
        person(phone=True, bypass_csp=True),
        person(phone=True, bypass_csp=True),
    )
    _, link = invite(ada, clock=LIVE)
    bruno.goto(link)
    expect(bruno.get_by_role("dialog")).to_contain_text("10 minutes for each player")
    bruno.get_by_role("textbox", name="Your name").fill("ada")
    bruno.get_by_role("button", name="Take the seat").click()
    expect(bruno.get_by_role("alert")).to_contain_text("How about ada 2?")
    keep(bruno, "manners-name")
    assert complaints_of_axe(bruno, "dialog") == []
    assert too_small(bruno, "dialog") == []
    expect(bruno.get_by_role("textbox", name="Your name")).to_have_value("ada 2")
    bruno.get_by_role("button", name="Take the seat").click()
    expect(bruno.get_by_role("dialog")).to_have_count(0)
    late.goto(link)
    expect(late.get_by_role("alert")).to_contain_text("ada 2 has taken this seat")
    assert late.get_by_role("textbox").count() == 0, "nothing is typed in vain"
    keep(late, "manners-used")
    late.get_by_role("button", name="Just watch").click()
    expect(late.get_by_text("You are watching", exact=False).first).to_be_visible()


def test_clocks_are_chosen_shown_and_run_out(
    person: Person, server: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(server.services.clock, "now", clock)
    ada, bruno = person(bypass_csp=True), person(phone=True, bypass_csp=True)
    ada.goto("/new/mycelia")
    ada.locator("input[name='seat-1'][value='link']").check()
    ada.get_by_text("Live", exact=True).click()
    ada.get_by_label("When time is up").select_option("resign")
    expect(ada.get_by_text("they have resigned.", exact=False)).to_be_visible()
    keep(ada, "manners-clock-choice")
    assert complaints_of_axe(ada) == []
    table, link = invite(ada, clock=LIVE)
    ada.goto(f"/table/{table}")
    join(bruno, link, "Bruno")
    wait_for_question(ada)
    running = ada.locator("header").get_by_role("timer")
    expect(running).to_have_accessible_name(re.compile(r"Ada has (10|9):\d\d left"))
    expect(bruno.locator("header").get_by_role("timer")).to_be_visible()
    keep(ada, "manners-clock-desk")
    assert complaints_of_axe(ada, "header") == []
    keep(bruno, "manners-clock-phone")
    clock.go_on(585)
    bruno.reload()
    expect(bruno.locator("header").get_by_role("timer")).to_contain_text("0:1")
    keep(bruno, "manners-clock-short")
    clock.go_on(20)
    state(bruno, table)
    expect(ada.locator("#over")).to_have_text("Your time was up. Bruno wins.")
    expect(bruno.locator("#over")).to_have_text("Ada\u2019s time was up. You win!")
    keep(ada, "manners-time-up")


def test_leaving_asks_and_resigning_ends(person: Person) -> None:
    page = person(bypass_csp=True)
    table = sit_down(page)
    page.locator("a.home").click()
    expect(page.get_by_role("heading", name="Tanglewood").or_(page.locator(".games")).first).to_be_visible()
    page.goto(f"/table/{table}")
    make_a_move(page, click_something)
    page.locator("a.home").click()
    expect(page.get_by_role("dialog")).to_contain_text("your seat stays yours")
    keep(page, "manners-leave")
    assert complaints_of_axe(page, "dialog") == []
    page.get_by_role("button", name="Stay").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("a.home").click()
    page.get_by_role("button", name="Leave for now").click()
    expect(page.locator(".games")).to_be_visible()
    page.goto(f"/table/{table}")
    wait_for_question(page)
    from_menu(page, "Resign")
    bot = state(page, table)["seats"][1]["name"]
    expect(page.get_by_role("dialog")).to_contain_text(f"{bot} wins")
    keep(page, "manners-resign")
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.locator("#over")).to_have_text(f"You resigned. {bot} wins.")
    expect(page.locator(".log")).to_contain_text("Ada resigns.")
    keep(page, "manners-resigned")
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    expect(page.locator(".prompt")).to_contain_text("Ada resigns.")
    keep(page, "manners-replay")
    page.locator("a.home").click()  # nothing of mine is under way any more


@pytest.mark.long
def test_the_browsers_back_button_asks_as_well(person: Person) -> None:
    def visit(page: Page, table: str) -> None:
        """By a link of the page, as people come: another address typed in is another document."""
        script = """(to) => {
            const link = document.body.appendChild(document.createElement("a"));
            link.href = to;
            link.click();
        }"""
        page.evaluate(script, f"/table/{table}")
        at_rest(page)

    def back_is_home(page: Page) -> None:
        page.go_back()
        expect(page.locator(".games")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)

    page = person()
    table = sit_down(page)
    make_a_move(page, click_something)
    page.goto("/")
    visit(page, table)
    length = page.evaluate("history.length")
    page.go_back()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("your seat stays yours")
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    page.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("main [data-moment], main[data-moment]")).to_be_visible()
    assert page.evaluate("history.length") == length
    page.go_back()
    page.get_by_role("button", name="Leave for now").click()
    expect(page.locator(".games")).to_be_visible()
    expect(page).to_have_url(re.compile("/$"))
    page.go_forward()  # the table is still ahead
    wait_for_question(page)
    # Somebody who watches, and somebody who has resigned, leave nothing.
    other = person()
    other.goto("/")
    visit(other, table)
    back_is_home(other)
    from_menu(page, "Resign")
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.locator("#over")).to_be_visible()
    back_is_home(page)


@pytest.mark.long
def test_ending_by_agreement(person: Person) -> None:
    ada, bruno = person(bypass_csp=True), person(phone=True, bypass_csp=True)
    table, link = invite(ada)
    ada.goto(f"/table/{table}")
    join(bruno, link, "Bruno")
    wait_for_question(ada)
    from_menu(bruno, "End by agreement")
    bruno.get_by_role("button", name="Ask the others").click()
    expect(bruno.get_by_text("Still to answer: Ada", exact=False)).to_be_visible()
    expect(ada.get_by_text("Bruno proposes to end the game", exact=False)).to_be_visible()
    keep(ada, "manners-proposal")
    keep(bruno, "manners-proposal-phone")
    assert complaints_of_axe(ada, ".notices") == []
    ada.get_by_role("button", name="Play on").click()
    expect(bruno.get_by_text("Still to answer", exact=False)).to_have_count(0)
    from_menu(ada, "End by agreement")
    ada.get_by_role("button", name="Ask the others").click()
    bruno.get_by_role("button", name="Agree").click()
    for page in (ada, bruno):
        expect(page.locator("#over")).to_have_text("Ended by agreement. Nobody wins.")
    keep(bruno, "manners-agreed-phone")


@pytest.mark.long
def test_a_seat_moves_to_a_phone_and_back(person: Person) -> None:
    desk, phone = person(bypass_csp=True), person(phone=True, bypass_csp=True)
    table = sit_down(desk)
    from_menu(desk, "Move my seat to another device")
    desk.get_by_role("button", name="Make a code").click()
    code = desk.locator(".code").inner_text()
    keep(desk, "manners-code")
    assert complaints_of_axe(desk, "dialog") == []
    phone.goto("/")
    phone.get_by_role("button", name="I have a code").click()
    phone.get_by_role("textbox", name="Code").fill("nonsense")
    phone.get_by_role("button", name="Take my seat here").click()
    expect(phone.get_by_role("alert")).to_contain_text("does not work")
    phone.get_by_role("textbox", name="Code").fill(code.lower())
    keep(phone, "manners-code-phone")
    phone.get_by_role("button", name="Take my seat here").click()
    phone.wait_for_url(f"**/table/{table}")
    wait_for_question(phone)
    expect(desk.get_by_role("dialog")).to_contain_text("your seat is on the other device now")
    assert state(desk, table)["mine"] == []
    make_a_move(phone, click_something)
    from_menu(phone, "Move my seat to another device")
    phone.get_by_role("button", name="Make a code").click()
    link = phone.get_by_label("Link for the other device").input_value()
    desk.goto(link)  # in the page that is open there
    desk.get_by_role("button", name="Take my seat here").click()
    desk.wait_for_url(f"**/table/{table}")  # a used code has no business in the address
    wait_for_question(desk)
    assert state(desk, table)["mine"] == [0]
