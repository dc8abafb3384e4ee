"""A real Chromium, a real server, and people at them. No page may complain on the console.

Nobody waits for seconds: a page says what it does (`data-doing` of its main part), and people wait for that.
"""

import json
import logging
import os
import random
import shutil
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from fewer import few
from serving import Host, Process, host, process
from tanglewood.api import Game
from tanglewood.words import languages

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
ROOT = Path(__file__).parents[3]
SCREENS = ROOT / "build" / "screens"
DESK = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 740}

PATIENCE = int(os.environ.get("TANGLEWOOD_PATIENCE", "180")) * 1000
"""Milliseconds a page gets to show what it should: a busy machine is slow, not wrong."""
MANY = 1500
"""More steps than anybody needs to end a game."""

Person = Callable[..., Page]
Options = dict[str, int | bool | str]
Step = Callable[[Page, random.Random], None]
CONTROLLED = """async () => {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  const taken = new Promise(done => serviceWorker.addEventListener('controllerchange', done));
  if (!serviceWorker.controller) await taken;
}"""
"""Waits until the service worker answers for the page."""


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


class Errors(logging.Handler):
    """What a server complains of."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(logging.Formatter().format(record))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests; people do not know each other's tables."""
    with host(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def no_errors() -> Iterator[None]:
    """Whatever the server complains of while a browser is at it. Other tests provoke errors of their own, so
    that nobody listens between two of these."""
    errors = Errors()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(errors)
    yield
    for logger in loggers:
        logger.removeHandler(errors)
    assert errors.said == [], errors.said


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """`tanglewood serve` in a process of its own, for a test that kills it."""
    with process(tmp_path / "data") as running:
        yield running
        assert "Traceback" not in running.stderr()


@pytest.fixture
def person(browser: Browser, no_errors: None, request: pytest.FixtureRequest) -> Iterator[Person]:
    """People with browsers of their own: `phone=True` holds a phone, `calm=False` sees things move."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        phone: bool = False,
        calm: bool = True,
        settings: dict[str, Any] | None = None,
        at: str | None = None,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=at or request.getfixturevalue("server").url,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            reduced_motion="reduce" if calm else "no-preference",
            # What it keeps for later costs every test time; the tests of the service worker allow it.
            **{"service_workers": "block", **more},
        )
        # Nobody here has time to follow a bot's moves; who wants to, says so.
        kept = json.dumps(json.dumps({"bots": "quick", **(settings or {})}))
        # A frame in a box has nowhere to keep anything.
        context.add_init_script(f"if (self === top) localStorage['tanglewood.settings'] ??= {kept}")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    # A server that is being restarted and a refused move are spoken of by the browser itself.
    serious = [said for said in complaints if "Failed to load resource" not in said and "ERR_" not in said]
    assert serious == [], serious


LONGEST = ("de", "pl")
"""The languages with the longest words."""


def spoken(scenes: Iterable[str], now: tuple[str, ...]) -> list[Any]:
    """Scenes, each in every language there is; `make test` tries some of them, the first ones in the
    languages that need most room and the others in English."""
    there = languages()
    longest = [one for one in LONGEST if one in there]
    first = list(zip_longest(now, longest[: len(now)], fillvalue="en"))
    return few([(scene, one) for one in there for scene in scenes], *first)


# ---------------------------------------------------------------------- coming to a table


def sit_down(
    page: Page,
    *others: dict[str, str],
    seed: int | None = 7,
    game: str = "mycelia",
    bot: str = "random",
    options: Options | None = None,
    moves: Iterable[str] = (),
) -> str:
    """A table with me at seat 0, who begins; the id of the table. The page is on it, after these moves."""
    options = options or {}
    seats = [{"kind": "me", "name": "Ada"}]
    if options.get("players") != 1:
        seats += others or ({"kind": "bot", "bot": bot},)
    wish = {"game": game, "seats": seats, "seed": seed, "options": {"first": "0", **options}}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    table = str(answer.json()["id"])
    play_moves(page, table, moves)
    page.goto(f"/table/{table}")
    wait_for_question(page)
    if lift_cover(page):
        wait_for_question(page)
    return table


def play_moves(page: Page, table: str, moves: Iterable[str]) -> None:
    """Play these by the server's door: quicker than clicks where all seats are mine."""
    now = state(page, table)
    for move in moves:
        now = play_move(page, now, move)


def play_move(page: Page, now: dict[str, Any], move: str) -> dict[str, Any]:
    body = {"number": now["number"], "seat": now["turn"], "move": move}
    answer = page.request.post(f"/api/tables/{now['id']}/moves", data=body)
    assert answer.status == 200, answer.text()
    after: dict[str, Any] = answer.json()["state"]
    return after


def take_seat(page: Page, game: Game, names: Iterable[str] = (), visit: str = "table") -> str:
    """Open the record of a game somewhere on its way: I have the seat that decides, bots have the others."""
    text, kind = game.record(list(names)).text(), {"Content-Type": "text/plain"}
    answer = page.request.post("/api/records", data=text, headers=kind)
    assert answer.status == 201, answer.text()
    table = str(answer.json()["id"])
    if visit == "replay":
        page.goto(f"/replay/{table}")
        page.get_by_role("slider").wait_for()
    elif visit:
        page.goto(f"/table/{table}")
        wait_for_question(page)
    return table


def take_the_screen(page: Page, name: str) -> None:
    """Somebody takes the screen they share with others."""
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(".curtain")).to_have_count(0)


def lift_cover(page: Page, touch: bool = False) -> bool:
    """Take the screen, whoever it is for, if it is covered; whether it was."""
    cover = page.locator(COVER)
    if not cover.count():
        return False
    (cover.tap if touch else cover.click)()
    cover.wait_for(state="detached")
    return True


def state(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


# ---------------------------------------------------------------------- waiting for what a page does

COVER = ".curtain button"
"""Between two people at one screen."""
ASKED = f"main[data-doing=asked] [data-thing].can:visible, {COVER}, #over"


def wait_for_question(page: Page) -> None:
    """Nothing moves any more, and it is for somebody at this page to decide, or the game is over."""
    page.locator(ASKED).first.wait_for()


def at_rest(page: Page) -> None:
    """Nothing moves and no answer is awaited, whoever decides."""
    page.locator("main:is([data-doing=asked], [data-doing=waiting], [data-doing=over])").wait_for()


SYMBOLS = "[...document.querySelectorAll('use')].map(use => use.getAttribute('href'))"


def symbols_there(page: Page) -> None:
    """Drawings of a land are fetched when the first one is wanted: wait for all that the page uses."""
    page.wait_for_function(f"() => {SYMBOLS}.every(name => document.querySelector(name))")


def drawn(page: Page) -> None:
    """What was asked of the page (another width, say) has been laid out and drawn."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


# ---------------------------------------------------------------------- playing


def is_over(page: Page) -> bool:
    return page.locator("#over").count() > 0


def thing(page: Page, name: str) -> Locator:
    return page.locator(f"[data-thing='{name}']")


def touch_one(
    page: Page, rng: random.Random, rank: Callable[[str, random.Random], float], touch: bool = False
) -> None:
    """Touch the one of the things that glow that somebody in a hurry likes best."""
    wait_for_question(page)
    if lift_cover(page, touch):
        return
    inside = ".peek " if page.locator(".peek .act").count() else ""
    things = page.locator(f"{inside}[data-thing].can:visible:not([data-thing^='cell:'])")
    names: list[str] = things.evaluate_all("all => all.map(one => one.dataset.thing)")
    if names:
        chosen = things.nth(min(range(len(names)), key=lambda i: rank(names[i], rng)))
        (chosen.tap if touch else chosen.click)()


FOCUSED = "document.activeElement?.matches('[data-thing].can') ? document.activeElement.dataset.thing : ''"


def press_one(page: Page, rng: random.Random, avoid: tuple[str, ...] = ()) -> None:
    """Walk with arrows and Tab to something that glows and take it with Enter."""
    wait_for_question(page)
    for _ in range(rng.randrange(3)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    for patience in range(60):
        name = page.evaluate(FOCUSED)
        if name and (name not in avoid or patience > 30):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")


def play_to_the_end(page: Page, step: Step) -> None:
    """Take one step after another until the result is shown."""
    rng = random.Random(1)
    for _ in range(MANY):
        wait_for_question(page)
        if is_over(page):
            return
        step(page, rng)
    raise AssertionError("the game did not end")


def play_until(page: Page, done: Callable[[], bool], step: Step, seed: int = 5) -> None:
    """Play on until something has happened."""
    rng = random.Random(seed)
    for _ in range(MANY):
        wait_for_question(page)
        if done():
            return
        assert not is_over(page), "it did not happen before the end"
        step(page, rng)
    raise AssertionError("it never happened")


def moment(page: Page) -> int:
    """How many entries of the log what is shown has behind it."""
    return int(page.locator("main").get_attribute("data-moment") or 0)


def wait_for_moment(page: Page, number: int) -> None:
    page.locator(f"main[data-moment='{number}']").wait_for()
    at_rest(page)


def make_a_move(page: Page, step: Step) -> None:
    """Touch things until a move has been made."""
    rng = random.Random(2)
    before = moment(page)
    for _ in range(MANY):
        at_rest(page)
        if moment(page) > before:
            return
        step(page, rng)
    raise AssertionError("no move was made")


ROUND_ABOUT = ("button:skip", "button:sell", "button:buy", "button:back", "button:yield")


def any_card(name: str, rng: random.Random) -> float:
    """Fields and cards rather than buttons that forgo something or lead round about."""
    return rng.random() + (1 if name in ROUND_ABOUT else 0)


def click_something(page: Page, rng: random.Random) -> None:
    touch_one(page, rng, any_card)


def end_the_turn(page: Page, rng: random.Random) -> None:
    """Whatever ends a turn comes first, workers next."""
    touch_one(
        page, rng, lambda name, rng: rng.random() + 2 * (name != "button:end") - name.startswith("place:")
    )


def tap_something(page: Page, rng: random.Random) -> None:
    touch_one(page, rng, any_card, touch=True)


def keep(page: Page, name: str) -> None:
    """Keep a screenshot as an artefact of the run, if somebody wants to look at it: drawing and writing
    one costs a sixth as much as opening the page."""
    if os.environ.get("TANGLEWOOD_SCREENS"):
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENS / f"{name}.png")
