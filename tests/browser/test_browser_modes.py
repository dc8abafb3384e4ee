"""Every way to play Mycelia, to its end, in the browser."""

from functools import partial

import pytest
from playwright.sync_api import expect

from browser_people import Options, Person, click_something, keep, play_to_the_end, sit_down, state

LONG = pytest.mark.long
MODES: dict[str, Options] = {
    "expansion": {"expansion": True, "boards": "pond,clearing"},
    "prisma": {"prisma": True},
    "solo": {"players": 1},
    "solo-prisma": {"players": 1, "prisma": True, "boards": "random", "gwidyon": 18},
}


@pytest.mark.parametrize("mode", [pytest.param(mode, marks=() if mode == "solo" else LONG) for mode in MODES])
def test_a_person_plays_it_to_its_end(person: Person, mode: str) -> None:
    page = person()
    table = sit_down(page, options=MODES[mode])
    keep(page, f"table-{mode}")
    play_to_the_end(page, click_something, seconds=200)
    keep(page, f"table-{mode}-over")
    result = state(page, table)["result"]
    assert result["scores"]
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_prisma_alone_on_a_phone(person: Person) -> None:
    page = person(phone=True)
    sit_down(page, options=MODES["solo-prisma"])
    keep(page, "table-solo-prisma-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    play_to_the_end(page, partial(click_something, touch=True), seconds=200)
    keep(page, "table-solo-prisma-over-phone")
