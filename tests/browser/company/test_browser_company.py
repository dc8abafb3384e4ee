"""People find each other in a real Chromium: an open table, a game, a rematch; talk; and standing orders."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser_looking import badly_laid, complaints_of_axe
from browser_people import PHONE, Person, keep
from fewer import few
from serving import Host
from tanglewood.kernel.chance import seeded
from tanglewood.server.services.company.orders import yes_no


def screens(page: Page, name: str) -> None:
    """The page at a desk and on a phone: readable for everybody, nothing beside the screen."""
    assert complaints_of_axe(page) == []
    for width, height in ((1280, 720), (PHONE["width"], PHONE["height"])):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        keep(page, f"{name}-{width}")
    assert badly_laid(page) == []
    page.set_viewport_size({"width": 1280, "height": 720})


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=entry).click()


# `make test` looks closely at the pages that are here alone, `make test-long` at every one on the way.
@pytest.mark.parametrize("closely", few((False, True), False))
def test_a_table_is_listed_a_stranger_sits_down_and_both_play_again(person: Person, closely: bool) -> None:
    ann, bob = (
        person(settings={"name": "Ann"}, bypass_csp=True),
        person(settings={"name": "Bob"}, bypass_csp=True),
    )
    ann.goto("/new/deep_forest")
    ann.locator(".seats > li").nth(1).get_by_text("Friend", exact=False).first.click()
    ann.get_by_label("Show this table to everybody").check()
    if closely:
        screens(ann, "new-listed")
    ann.get_by_role("button", name="Set up and invite").click()
    ann.get_by_role("link", name="Go to the table").click()
    ann.locator("main[data-doing]").wait_for()

    bob.goto("/")
    bob.get_by_role("link", name="Open tables").click()
    expect(bob.get_by_text("1 of 2 seats is free")).to_be_visible()
    screens(bob, "open-tables")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_url("**/table/*")
    bob.locator("main[data-doing]").wait_for()
    expect(ann.locator("header small")).to_contain_text("Bob")

    menu(bob, "Resign")
    bob.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ann.locator("#over").wait_for()
    bob.locator("#over").wait_for()
    ann.get_by_role("button", name="Rematch").click()
    expect(bob.get_by_text("A rematch is laid, and your seat is kept.")).to_be_visible()
    if closely:
        screens(bob, "rematch-offered")
    bob.get_by_role("button", name="To the rematch").click()
    bob.wait_for_url(lambda address: address == ann.url)
    expect(ann.locator("header small")).to_contain_text("Bob")
    table = ann.url.rsplit("/", 1)[1]
    assert bob.request.get(f"/api/tables/{table}").json()["mine"] == [0]  # one seat further

    # Somebody who talks is not heard any more, and heard again.
    said: dict[str, Any] = {"text": "you are slow"}
    assert bob.request.post(f"/api/tables/{table}/chat", data=said).ok
    ann.get_by_text("Chat").click()
    ann.get_by_role("button", name="About this line of Bob").click()
    expect(ann.get_by_role("dialog").get_by_text("you are slow")).to_be_visible()
    if closely:
        assert complaints_of_axe(ann) == []
    keep(ann, "talk-1280")
    ann.get_by_role("button", name="Do not hear here").click()
    expect(ann.get_by_text("You do not hear Bob here.")).to_be_visible()
    expect(ann.get_by_text("you are slow")).to_have_count(0)
    ann.get_by_role("button", name="Hear again").click()
    expect(ann.get_by_text("you are slow")).to_be_visible()

    ann.goto("/me")
    expect(ann.get_by_role("heading", name="Your games")).to_be_visible()
    expect(ann.get_by_text("Bob: 1 game, 1 won")).to_be_visible()
    if closely:
        screens(ann, "me-games")


@pytest.mark.parametrize("closely", few((False, True), False))
def test_a_standing_order_answers_while_somebody_is_away(person: Person, server: Host, closely: bool) -> None:
    ann = person(settings={"name": "Ann"}, bypass_csp=True)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "screen", "name": "Zoe"}]
    wish = {"game": "mycelia", "seats": seats, "seed": 11, "options": {"first": "0"}}
    id = ann.request.post("/api/tables", data=wish).json()["id"]
    rng = seeded(3)
    while True:
        live = server.table(id).live
        if live.turn == 0 and yes_no(live.state):
            break
        state = ann.request.get(f"/api/tables/{id}").json()
        move = state["choices"][rng.below(len(state["choices"]))]["text"]
        body = {"number": state["number"], "seat": state["turn"], "move": move}
        assert ann.request.post(f"/api/tables/{id}/moves", data=body).ok
    number = live.number
    ann.goto(f"/table/{id}")
    ann.locator(".curtain button").click()
    ann.locator("main[data-doing=asked]").wait_for()
    menu(ann, "Standing orders")
    ann.get_by_label("If only one thing is possible, do it").first.check()
    expect(ann.get_by_text("Kept. It counts until you change it.")).to_be_visible()
    if closely:
        screens(ann, "orders")
    ann.get_by_role("dialog").locator("select").first.select_option("no")
    expect(ann.get_by_text("Kept. It counts until you change it.")).to_be_visible()
    ann.get_by_role("button", name="Close").first.click()
    expect(ann.get_by_text("That was a standing order of Ann.").first).to_be_visible()
    assert server.rows("select kind from log where id = ? and number = ?", id, number) == [("order",)]
    # Taken back, it counts no more. Two changes count both, though the first one is not answered yet.
    menu(ann, "Standing orders")
    expect(ann.get_by_label("If only one thing is possible, do it").first).to_be_checked()
    held: list[Route] = []
    ann.route("**/orders?*", lambda route: route.continue_() if held else held.append(route))
    with ann.expect_request("**/orders?*"):
        ann.get_by_role("dialog").locator("select").first.select_option("")
    ann.get_by_label("If only one thing is possible, do it").first.uncheck()
    held[0].continue_()
    expect(ann.get_by_text("Kept. It counts until you change it.")).to_be_visible()
    assert server.rows("select seat from orders where id = ?", id) == []
