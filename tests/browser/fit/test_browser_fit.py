"""Everything is on the screen: hand, reading, opponents, what is asked and what can be touched."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser_people import ROOT, Person, drawn, spoken, take_seat
from browser_positions import PLAYERS, late, played
from tanglewood.api import Game
from tanglewood.kernel.setting import Choice

DESKS = ((1280, 720), (1440, 900))
PHONES = ((360, 740), (740, 360), (844, 390))

FIT = (ROOT / "tests" / "browser" / "fit" / "on_screen.js").read_text(encoding="utf-8")
PRISMA: dict[str, Choice] = {"prisma": True, "expansion": True, "boards": "random"}
Scene = Callable[[], Game]


def unfit(page: Page) -> list[str]:
    """What does not fit, at every size."""
    found: list[str] = []
    for sizes, phone in ((DESKS, False), (PHONES, True)):
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            found += [f"{width} x {height}: {problem}" for problem in page.evaluate(FIT, phone)]
    return found


def at(game: str, number: int, seed: int = 3, **options: Choice) -> Scene:
    """A table after so many moves."""
    return lambda: played(game, seed, lambda now: len(now.record([]).moves) >= number, **options)


SCENES: dict[str, Scene] = {
    "mycelia, two begin": at("mycelia", 0, players=2),
    "mycelia, four in the middle": at("mycelia", 90, players=4),
    "mycelia, four near the end": lambda: late("mycelia", 1, 60, players=4),
    "mycelia, four with everything": lambda: late("mycelia", 2, 90, players=4, **PRISMA),
    "mycelia, Gwidyon": lambda: late("mycelia", 1, 20, players=1),
    "mycelia, Gwidyon with everything": lambda: late("mycelia", 2, 20, players=1, **PRISMA),
    "deep forest, two begin": at("deep_forest", 0, players=2),
    "deep forest, four in the middle": at("deep_forest", 60, players=4),
    "deep forest, four near the end": lambda: late("deep_forest", 1, 30, players=4),
}


CROWDED = (
    "mycelia, four with everything",
    "deep forest, four near the end",
)
"""Where it is tightest; the others are looked at by `make test-long`."""


@pytest.mark.parametrize(("scene", "language"), spoken(SCENES, CROWDED))
def test_everything_fits_on_the_screen(person: Person, scene: str, language: str) -> None:
    page = person(settings={"language": language})
    take_seat(page, SCENES[scene](), PLAYERS)
    assert unfit(page) == []
