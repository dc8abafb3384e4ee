"""A real Chromium, a real server, and people at them. No page may complain on the console."""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from serving import Process, process

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ROOT = Path(__file__).parents[1]
SCREENS = ROOT / "build" / "screens"
DESK = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 740}
BUILT = ROOT / "src" / "tanglewood" / "server" / "static" / "index.html"

PATIENCE = 30_000
"""Milliseconds a page gets to show what it should: a busy machine is slow, not wrong."""

Person = Callable[..., Page]
Options = dict[str, int | bool | str]


def chromium() -> str:
    found = os.environ.get("TANGLEWOOD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail(f"the browser tests need a Chromium; none of {', '.join(NAMES)} was found")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        running = play.chromium.launch(
            executable_path=chromium(),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
        )
        yield running
        running.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with process(tmp_path / "data") as running:
        yield running
        assert "Traceback" not in running.stderr()


@pytest.fixture
def person(browser: Browser, server: Process) -> Iterator[Person]:
    """People with browsers of their own; `person(phone=True)` holds a phone."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(phone: bool = False, calm: bool = True, **more: Any) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            reduced_motion="reduce" if calm else "no-preference",
            **more,
        )
        # Nobody here has time to follow a bot's moves; who wants to, says so.
        context.add_init_script("localStorage['tanglewood.settings'] ??= JSON.stringify({ bots: 'quick' })")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    # A server that is being restarted and a refused move are spoken of by the browser itself.
    serious = [said for said in complaints if "Failed to load resource" not in said and "ERR_" not in said]
    assert serious == []


def sit_down(
    page: Page,
    *others: dict[str, str],
    seed: int | None = 7,
    game: str = "mycelia",
    bot: str = "greedy",
    options: Options | None = None,
) -> str:
    """A table with me at seat 0, who begins; the id of the table. The page is on it."""
    options = options or {}
    seats = [{"kind": "me", "name": "Ada"}]
    if options.get("players") != 1:
        seats += others or ({"kind": "bot", "bot": bot},)
    wish = {"game": game, "seats": seats, "seed": seed, "options": {"first": "0", **options}}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    made = answer.json()
    page.goto(f"/table/{made['id']}")
    if any(other["kind"] == "screen" for other in others):
        take_the_screen(page, "Ada")
    page.wait_for_selector("[data-thing].can")
    return str(made["id"])


def take_the_screen(page: Page, name: str) -> None:
    """Somebody takes the screen they share with others."""
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(".curtain")).to_have_count(0)


def state(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


def is_over(page: Page) -> bool:
    return page.locator("#over").count() > 0


def play_to_the_end(page: Page, step: Callable[[Page, random.Random], None], seconds: float = 150) -> None:
    """Take one step after another until the result is shown."""
    rng = random.Random(1)
    deadline = page.evaluate("Date.now()") + 1000 * seconds
    while not is_over(page):
        assert page.evaluate("Date.now()") < deadline, "the game did not end in time"
        step(page, rng)


def click_something(page: Page, rng: random.Random, touch: bool = False) -> None:
    """Click one of the things that glow; fields and cards rather than buttons that forgo something."""
    things = page.locator("[data-thing].can:visible")
    names = things.evaluate_all("all => all.map(one => one.dataset.thing)")
    useful = [i for i, name in enumerate(names) if name != "button:skip"] or list(range(len(names)))
    if not useful:
        page.wait_for_timeout(40)
        return
    chosen = things.nth(rng.choice(useful))
    if touch:
        chosen.tap(timeout=3000)
    else:
        chosen.click(timeout=3000)


def keep(page: Page, name: str) -> None:
    """Keep a screenshot as an artefact of the run."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png")
