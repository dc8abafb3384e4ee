"""Every table of every game, on two desks and a phone: nothing is cut, nothing lies over anything else."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser_looking import SIZES, badly_laid, double_ids
from browser_people import Person, drawn, keep, spoken, take_seat
from browser_positions import (
    BOXES,
    PLAYERS,
    SEEN,
    card_names,
    everdell_with,
    late,
    mycelia_with,
    over,
    played,
)
from fewer import few
from tanglewood.api import Game
from tanglewood.kernel.setting import Choice

Scene = Callable[[], Game]

FULL: dict[str, Choice] = {**BOXES, "legends": "both", "powers": "all"}
HUNTED: dict[str, Choice] = {
    "players": 1,
    "nightweave": True,
    "difficulty": 3,
    "intrigues": True,
    "personality": "nasty",
}
PRISMA: dict[str, Choice] = {"prisma": True, "expansion": True, "boards": "random"}


def wordy(game: Game) -> bool:
    """Nightweave spins an intrigue whose name is a long word."""
    return bool(game.view(0).nightweave.intrigue == "unproductive")


def sits(game: Game) -> bool:
    """Nightweave has left her lair and built."""
    lair = game.view(0).nightweave
    return bool(lair.pawn) and len(lair.city) > 5


def doing(stage: str, after: int = 5) -> Callable[[Game], bool]:
    """A later turn of the deep forest is at this stage."""
    return lambda game: game.view(0).round > after and str(game.view(0).stage[0]).startswith(stage)


SCENES: dict[str, Scene] = {
    "everdell, powers are chosen": lambda: played("everdell", 9, lambda _: True, players=4, **FULL),
    "everdell, four in summer": lambda: late("everdell", 1, 140, players=4, **FULL),
    "everdell, four in autumn": lambda: late("everdell", 2, 25, players=4, **FULL),
    "everdell, four are done": lambda: over("everdell", 1, players=4, **FULL),
    "everdell, Rugwort": lambda: late("everdell", 2, 6, players=1, rugwort="3", mood="squatty", extra=True),
    "everdell, Rugwort is done": lambda: over(
        "everdell", 2, players=1, rugwort="3", mood="squatty", extra=True
    ),
    "everdell, Nightweave and two": lambda: played("everdell", 2, sits, players=2, nightweave=True, **FULL),
    "everdell, Nightweave's intrigue": lambda: played("everdell", 3, sits, **HUNTED, powers="all"),
    "everdell, Nightweave's long word": lambda: played("everdell", 11, wordy, **HUNTED),
    "everdell, Nightweave is done": lambda: over("everdell", 3, **HUNTED),
    "mycelia, four": lambda: late("mycelia", 1, 60, players=4),
    "mycelia, four are done": lambda: over("mycelia", 1, players=4),
    "mycelia, four with Prisma": lambda: late("mycelia", 2, 90, players=4, **PRISMA),
    "mycelia, alone": lambda: late("mycelia", 1, 20, players=1),
    "mycelia, alone with Prisma": lambda: late("mycelia", 2, 20, players=1, **PRISMA),
    "mycelia, alone with Prisma, done": lambda: over("mycelia", 2, players=1, **PRISMA),
    "deep forest, four at the market": lambda: played("deep_forest", 1, doing("lay"), players=4),
    "deep forest, four in the forest": lambda: played("deep_forest", 2, doing("forest"), players=4),
    "deep forest, four in a fight": lambda: played("deep_forest", 1, doing("fight", 0), players=4),
    "deep forest, four are done": lambda: over("deep_forest", 1, players=4),
}


CROWDED = ("everdell, four in autumn",)
"""Where most lies on the table; `make test-long` looks at the others."""


@pytest.mark.parametrize(("scene", "language"), spoken(SCENES, CROWDED))
def test_nothing_is_cut_or_overlaps_at_any_size(person: Person, scene: str, language: str) -> None:
    page = person(settings={"language": language})
    take_seat(page, SCENES[scene](), PLAYERS)
    assert badly_laid(page) == []
    assert double_ids(page) == []


def long_names(game: str) -> list[str]:
    names = card_names(game)
    return sorted(names, key=lambda id: -len(names[id]))


@pytest.mark.parametrize("turn", few(range(4), 0))
def test_every_long_name_has_its_room_in_meadow_hand_and_city(person: Person, turn: int) -> None:
    page = person()
    names = long_names("everdell")[:SEEN]
    take_seat(page, everdell_with(names[16 * turn :] + names[: 16 * turn]), PLAYERS)
    assert badly_laid(page) == []


@pytest.mark.long
def test_every_long_name_has_its_room_in_the_showcase(person: Person) -> None:
    page = person()
    names = card_names("mycelia")
    longest = sorted(names, key=lambda id: -max(map(len, names[id].split())))
    take_seat(page, mycelia_with(longest))
    assert badly_laid(page) == []


# ---------------------------------------------------------------------- what opens over a table


def press(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=re.compile(name)).first.click()


def read_large(page: Page) -> None:
    page.locator("[data-thing^='hand:']").first.focus()
    page.keyboard.press("z")


OPENED: dict[str, tuple[str, list[tuple[str, Callable[[Page], None]]]]] = {
    "everdell": (
        "everdell, four in autumn",
        [
            ("[role=dialog]", read_large),
            ("dialog", press("points so far")),
            ("dialog", press("^Deck")),
            (".big-city", press("large$")),
        ],
    ),
    "everdell, more": (
        "everdell, four in autumn",
        [
            ("dialog", press("How it is played")),
            ("dialog", press("^Discard pile")),
            ("dialog", press("^Menu")),
            ("dialog", lambda page: page.keyboard.press("?")),
        ],
    ),
    "nightweave": (
        "everdell, Nightweave's intrigue",
        [(".room", press("Into her lair")), (".retell", press("Show her turn again"))],
    ),
    "deep forest": (
        "deep forest, four in the forest",
        [("dialog", press("How it is played")), (".big-forest", press("large$"))],
    ),
    "mycelia": ("mycelia, four", [(".drawer", press("^Discard pile"))]),
}


@pytest.mark.parametrize("game", few(OPENED, "deep forest"))
def test_what_opens_over_a_table_fits_and_shares_no_id(person: Person, game: str) -> None:
    page = person()
    scene, openers = OPENED[game]
    take_seat(page, SCENES[scene](), PLAYERS)
    for place, act in openers:
        page.set_viewport_size({"width": 1280, "height": 720})
        act(page)
        expect(page.locator(place).first).to_be_visible()
        assert badly_laid(page, (SIZES[0], SIZES[-1])) == [], place
        assert double_ids(page) == [], place
        page.keyboard.press("Escape")
        expect(page.locator(place)).to_have_count(0)


# ---------------------------------------------------------------------- the tabs of a phone


PARTS = (
    "everdell, four in autumn",
    "everdell, Nightweave's intrigue",
    "mycelia, four",
    "deep forest, four in the forest",
)


@pytest.mark.parametrize("scene", few(PARTS, PARTS[1]))
def test_every_tab_of_a_phone_leads_to_its_part(person: Person, scene: str) -> None:
    page = person(phone=True)
    take_seat(page, SCENES[scene](), PLAYERS)
    tabs = page.locator("nav.tabs a")
    for number in range(tabs.count()):
        page.evaluate(f"scrollTo(0, {0 if number else 'document.body.scrollHeight'})")
        tab = tabs.nth(number)
        tab.tap()
        part = page.locator(f"main #{tab.get_attribute('href')[1:]}")  # type: ignore[index]
        expect(part).to_be_in_viewport()
        # Its head is what one sees below the bar, unless the page ends before.
        top = part.evaluate("one => one.getBoundingClientRect().top")
        assert top < 740 / 2 or page.evaluate(
            "scrollY + innerHeight >= document.documentElement.scrollHeight - 1"
        )
        assert top > 0, "the head is not under the bar"
    keep(page, f"tabs-{scene.split(',')[0]}")


SKIPPED = """() => {
  const found = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(one => one.checkVisibility());
  const skips = (one, at) => at > 0 && one.tagName[1] - found[at - 1].tagName[1] > 1;
  return found.filter(skips).map(one => one.textContent);
}"""


@pytest.mark.parametrize("game", few(("mycelia", "everdell", "deep_forest")))
def test_no_level_of_headings_is_skipped(person: Person, game: str) -> None:
    page = person()
    take_seat(page, played(game, 5, lambda _: True, players=3))
    found: list[str] = []
    for width, height in ((1280, 720), (1000, 700), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        found += page.evaluate(SKIPPED)
    tabs = page.locator("nav.tabs a")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        drawn(page)
        found += page.evaluate(SKIPPED)
    assert found == []
