"""Everdell at one glance: whatever is asked, everything one needs lies in the window and nothing over it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser_people import ROOT, Person, drawn, spoken, take_seat, thing
from browser_positions import BOXES, PLAYERS, late, played
from tanglewood.api import Game
from tanglewood.kernel.setting import Choice

FIT = (ROOT / "tests" / "browser" / "fit" / "fit.js").read_text(encoding="utf-8")
FULL: dict[str, Choice] = {**BOXES, "legends": "both", "powers": "all"}
SPUN: dict[str, Choice] = {
    "nightweave": True,
    "difficulty": 3,
    "intrigues": True,
    "personality": "nasty",
}
TOUCHED = [
    ".table [data-thing].can",
    ".hand [data-thing]",
    ".bar .prompt",
    ".tray .goods",
    ".tray .acts button",
]
WIDE = [*TOUCHED, ".reads > *", ".others article", ".table [data-thing]:not(.large *)", ".side > .past"]


def first_turn(game: Game) -> bool:
    return bool(game.view(game.turn).players[game.turn].hand)


def shows(game: Game) -> bool:
    """Cards are turned up, and one of them is to be chosen."""
    return bool(game.view(game.turn).revealed)


def in_season(season: str) -> Callable[[Game], bool]:
    return lambda game: all(player.season == season for player in game.view(0).players)


SCENES: dict[str, Callable[[], Game]] = {
    "two begin": lambda: played("everdell", 5, first_turn, players=2, **FULL),
    "four choose powers": lambda: played("everdell", 9, lambda _: True, players=4, **FULL),
    "four in summer": lambda: played("everdell", 1, in_season("summer"), players=4, **FULL),
    "four at the end": lambda: late("everdell", 1, 12, players=4, **FULL),
    "cards are turned up": lambda: played("everdell", 4, shows, players=3, **FULL),
    "Rugwort": lambda: late("everdell", 2, 6, players=1, rugwort="3", mood="squatty", extra=True),
    "Nightweave and two": lambda: late("everdell", 2, 30, players=2, nightweave=True, **FULL),
    "Nightweave alone": lambda: late("everdell", 3, 12, players=1, powers="all", **SPUN),
}


def problems(page: Page, names: list[str]) -> list[str]:
    drawn(page)
    found: list[str] = page.evaluate(FIT, names)
    return found


def reachable(page: Page) -> list[str]:
    """What a phone shows, part by part; a thing that glows nowhere is told of."""
    tabs = page.locator("nav.tabs a")
    wanted = set(
        page.locator(".table [data-thing].can").evaluate_all("all => all.map(one => one.dataset.thing)")
    )
    found: list[str] = []
    for number in range(tabs.count()):
        tabs.nth(number).click()
        part = tabs.nth(number).inner_text().split("\n")[0]
        found += [f"{part}: {one}" for one in problems(page, TOUCHED)]
        seen = page.locator(".table [data-thing].can:visible").evaluate_all(
            "all => all.map(one => one.dataset.thing)"
        )
        wanted -= set(seen)
    return found + [f"nowhere: {name}" for name in sorted(wanted)]


CROWDED = ("four in summer",)
"""Where it is tightest; the others are looked at by `make test-long`."""


@pytest.mark.parametrize(("scene", "language"), spoken(SCENES, CROWDED))
def test_everything_lies_in_the_window(person: Person, scene: str, language: str) -> None:
    page = person(settings={"language": language})
    take_seat(page, SCENES[scene](), PLAYERS)
    found: list[str] = []
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}: {one}" for one in problems(page, WIDE)]
        assert page.locator(".reads h2, .reads b").count(), "there is always a card to read"
    for width, height in ((360, 740), (740, 360), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}: {one}" for one in reachable(page)]
    assert found == []


LARGE = """() => [
  parseFloat(getComputedStyle(document.querySelector(".reads .reading > p")).fontSize),
  document.querySelector(".reads").clientWidth,
  document.querySelector(".hand .face").clientHeight,
]"""


@pytest.mark.long
def test_large_cards_are_larger_and_still_fit(person: Person) -> None:
    """Words, the panel they stand in and the hand; the picture gets the height that the words leave."""
    measured: list[list[float]] = []
    for cards in ("medium", "large"):
        page = person(settings={"cards": cards})
        page.set_viewport_size({"width": 1280, "height": 720})
        take_seat(page, SCENES["two begin"](), PLAYERS)
        assert problems(page, WIDE) == []
        measured.append(page.evaluate(LARGE))
    assert all(large > usual for usual, large in zip(*measured, strict=True)), measured


def test_passing_with_workers_at_home_is_asked_once(person: Person) -> None:
    def could_pass(game: Game) -> bool:
        player = game.view(game.turn).players[game.turn]
        return "pass" in [one.text for one in game.options()] and player.free_workers == 3

    page = person()
    take_seat(page, played("everdell", 2, could_pass, players=2))
    thing(page, "button:pass").click()
    expect(page.get_by_role("alert")).to_have_text("Three workers are still at home.")
    page.get_by_role("button", name="Not yet").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    thing(page, "button:pass").click()
    page.get_by_role("button", name="Pass all the same").click()
    expect(page.locator(".prompt")).not_to_contain_text(re.compile("your autumn.*pass"))


def test_cards_an_ability_keeps_leave_the_city_its_room(person: Person) -> None:
    page = person()
    take_seat(page, late("everdell", 1, 20, players=4, newleaf=True, **FULL), PLAYERS)
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.locator("#ev-city .power .thing.kept").count() > 10
    assert problems(page, WIDE) == []
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("nav.tabs a[href='#ev-city']").click()
    drawn(page)
    assert page.locator("#ev-city header").evaluate("one => one.scrollWidth <= one.clientWidth")


CUT = """all => all.filter(one => {
  const [box, tile] = [one.getBoundingClientRect(), one.closest(".tile").getBoundingClientRect()];
  const low = box.height < parseFloat(getComputedStyle(one).fontSize);
  return low || box.top < tile.top || box.bottom > tile.bottom;
}).map(one => one.textContent)"""


@pytest.mark.long
def test_names_in_a_full_city_are_not_cut_through(person: Person) -> None:
    page = person()
    take_seat(page, SCENES["four at the end"](), PLAYERS)
    page.set_viewport_size({"width": 1280, "height": 720})
    drawn(page)
    names = page.locator("#ev-city .tile .name")
    assert names.count() > 5
    assert names.evaluate_all(CUT) == []


def test_a_place_is_read_with_its_picture_and_who_stands_there(person: Person) -> None:
    page = person()
    take_seat(page, played("everdell", 1, in_season("summer"), players=4), PLAYERS)
    thing(page, "location:three_twigs").hover()
    reads = page.locator(".reads")
    expect(reads.locator("h2")).to_have_text("Three twigs")
    expect(reads.locator(".scene .gives")).to_be_visible()
    expect(reads).to_contain_text(re.compile("Nobody stands here|Here: "))
    expect(reads.get_by_role("link", name="The rule")).to_have_attribute(
        "href", re.compile("EV.loc.three_twigs")
    )


def test_the_picked_card_of_a_phone_covers_neither_hand_nor_goods(person: Person) -> None:
    page = person(phone=True)
    take_seat(page, played("everdell", 5, first_turn, players=2), PLAYERS)
    page.locator("#ev-hand [data-thing^='hand:']").first.tap(force=True)
    peek = page.locator(".peek")
    expect(peek).to_be_visible()
    drawn(page)
    bottom = peek.evaluate("one => one.getBoundingClientRect().bottom")
    assert bottom <= page.locator(".tray").evaluate("one => one.getBoundingClientRect().top")
