"""Two people at one screen: neither ever sees what only the other one may know."""

import json
import re

import pytest
from playwright.sync_api import Page, Response, expect

from browser_people import Person, keep, sit_down, state, take_the_screen
from fewer import few

BRUNO = {"kind": "screen", "name": "Bruno"}


def seen(page: Page) -> str:
    """All that is in the page, shown or not: texts, names for screen readers, everything."""
    return str(page.evaluate("document.documentElement.outerHTML"))


def hand_of(page: Page, table: str, seat: int) -> list[str]:
    answer = page.request.get(f"/api/tables/{table}?looking={seat}")
    hand: list[str] = answer.json()["view"]["players"][seat]["hand"]
    return hand


def end_the_turn(page: Page, table: str) -> None:
    """Ada plays until Bruno has to decide, by the list of options that is always there."""
    while state(page, table)["turn"] == 0:
        number = state(page, table)["number"]
        page.evaluate(
            """async ([table, number]) => {
                const state = await (await fetch(`/api/tables/${table}?looking=0`)).json();
                const move = state.choices.at(-1).text;
                const body = JSON.stringify({ number, seat: 0, move });
                const headers = { "content-type": "application/json" };
                await fetch(`/api/tables/${table}/moves`, { method: "POST", body, headers });
            }""",
            [table, number],
        )


@pytest.mark.parametrize(
    ("game", "phone"), few([("everdell", False), ("mycelia", True)], ("everdell", False))
)
def test_the_cover_hides_everything_only_one_person_may_know(person: Person, game: str, phone: bool) -> None:
    page = person(phone=phone)
    bodies: list[str] = []

    def hear(answer: Response) -> None:
        if "/api/tables/" in answer.url and "looking=1" not in answer.url and answer.request.method == "GET":
            bodies.append(answer.text() if "/events" not in answer.url else "")

    table = sit_down(page, BRUNO, seed=8, game=game)
    page.on("response", hear)
    hers, his = (hand_of(page, table, seat) for seat in (0, 1))
    only_hers = [card for card in hers if card not in his]
    only_his = [card for card in his if card not in hers]
    assert only_hers
    assert only_his
    html = seen(page)
    assert all(f"hand:{card}" in html for card in hers)
    assert not any(f"hand:{card}" in html for card in only_his)
    end_the_turn(page, table)
    hers = hand_of(page, table, 0)
    expect(page.locator(".curtain")).to_contain_text("Bruno")
    keep(page, f"cover-{game}")
    html = seen(page)
    assert "hand:" not in html
    assert "You draw" not in html
    expect(page.locator("body")).not_to_contain_text(re.compile(r"You "))
    take_the_screen(page, "Bruno")
    page.wait_for_selector("[data-thing].can")
    html = seen(page)
    assert not any(f"hand:{card}" in html for card in hers if card not in his)
    assert "You draw" not in html
    expect(page.locator(".log")).to_contain_text("Ada")
    assert not any(f'"{card}"' in json.dumps(body) for body in bodies for card in only_his)


def test_a_page_that_is_opened_anew_asks_who_looks(person: Person) -> None:
    page = person()
    table = sit_down(page, BRUNO, seed=8, game="everdell")
    hers = hand_of(page, table, 0)
    page.reload()
    expect(page.locator(".curtain")).to_contain_text("Ada")
    assert not any(f"hand:{card}" in seen(page) for card in hers)
    take_the_screen(page, "Ada")
    page.wait_for_selector("[data-thing^='hand:']")
