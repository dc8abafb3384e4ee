"""What people do at a table of Everdell, whoever they play against."""

import random
from collections.abc import Iterable

from playwright.sync_api import Page

import browser_people
from browser_people import Options, press_one, touch_one

ALONE: Options = {"players": 1}


def sit_down(
    page: Page,
    *others: dict[str, str],
    seed: int = 7,
    options: Options | None = None,
    moves: Iterable[str] = (),
) -> str:
    return browser_people.sit_down(page, *others, seed=seed, game="everdell", options=options, moves=moves)


def rank(name: str, rng: random.Random) -> float:
    """What somebody in a hurry touches first: what ends a season rather than another worker."""
    if name in ("button:pass", "button:prepare", "button:done"):
        return rng.random() * 2
    return 1 + rng.random()


def touch_something(page: Page, rng: random.Random) -> None:
    touch_one(page, rng, rank)


def tap_something(page: Page, rng: random.Random) -> None:
    touch_one(page, rng, rank, touch=True)


def press_something(page: Page, rng: random.Random) -> None:
    press_one(page, rng)


def rows(page: Page) -> list[str]:
    found = page.get_by_role("table", name="Points by source").get_by_role("rowheader").all_inner_texts()
    return [row.lower() for row in found]
