"""Every way to play Mycelia, to its end, in the browser."""

import pytest
from playwright.sync_api import expect

from browser_people import (
    Options,
    Person,
    click_something,
    keep,
    play_to_the_end,
    sit_down,
    state,
    take_seat,
    tap_something,
)
from browser_positions import from_here, late
from fewer import few

MODES: dict[str, Options] = {
    "expansion": {"expansion": True, "boards": "pond,clearing"},
    "prisma": {"prisma": True},
    "solo": {"players": 1},
    "solo-prisma": {"players": 1, "prisma": True, "boards": "random", "gwidyon": 18},
}


@pytest.mark.parametrize("mode", few(MODES, "solo-prisma"))
def test_a_person_plays_its_last_moves(person: Person, mode: str) -> None:
    page = person()
    # Prisma is played with the expansion; a record says so.
    options = {"players": 2, "expansion": "prisma" in mode, **MODES[mode]}
    table = take_seat(page, from_here(late("mycelia", 3, left=7, **options)))
    keep(page, f"table-{mode}")
    play_to_the_end(page, click_something)
    keep(page, f"table-{mode}-over")
    assert state(page, table)["result"]["scores"]
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_a_person_plays_it_to_its_end(person: Person, mode: str) -> None:
    page = person()
    table = sit_down(page, options=MODES[mode])
    play_to_the_end(page, click_something)
    assert state(page, table)["result"]["scores"]
    expect(page.locator("#over")).to_contain_text("win")


@pytest.mark.long
def test_prisma_alone_on_a_phone(person: Person) -> None:
    page = person(phone=True)
    sit_down(page, options=MODES["solo-prisma"])
    keep(page, "table-solo-prisma-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    play_to_the_end(page, tap_something)
    keep(page, "table-solo-prisma-over-phone")
