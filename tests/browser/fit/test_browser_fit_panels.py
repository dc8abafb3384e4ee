"""Hints, the bar of a replay and the look back lie beside the table, which stays in the window, uncovered."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from browser_people import (
    ROOT,
    Options,
    Person,
    drawn,
    end_the_turn,
    keep,
    play_until,
    sit_down,
    take_seat,
)
from browser_positions import BOXES, PLAYERS, late, over
from fewer import few
from tanglewood.api import Game
from tanglewood.kernel.setting import Choice

FIT = (ROOT / "tests" / "browser" / "fit" / "on_screen.js").read_text(encoding="utf-8")
OPTIONS: dict[str, dict[str, Choice]] = {
    "mycelia": {"prisma": True, "expansion": True, "boards": "random"},
    "everdell": {**BOXES, "legends": "both", "powers": "all"},
    "deep_forest": {},
}
GAMES = few(OPTIONS, "mycelia")
LANDS = ("pearlbrook", "newleaf", "spirecrest", "bellfaire")
FULL = OPTIONS["everdell"]
ADVISED: dict[str, Callable[[], Game]] = {
    **{game: partial(late, game, 1, 30, players=4, **options) for game, options in OPTIONS.items()},
    "mycelia, Gwidyon": partial(late, "mycelia", 1, 20, players=1),
    "everdell, every land": partial(late, "everdell", 1, 20, players=4, **FULL, **dict.fromkeys(LANDS, True)),
    "everdell, three and lands": partial(
        late, "everdell", 1, 20, players=3, **FULL, pearlbrook=True, newleaf=True
    ),
    "everdell, Rugwort": partial(late, "everdell", 2, 6, players=1, rugwort="3"),
    "everdell, Nightweave": partial(late, "everdell", 2, 30, players=2, nightweave=True, **FULL),
    "everdell, Nightweave alone": partial(
        late, "everdell", 3, 12, players=1, nightweave=True, intrigues=True
    ),
}
NOTHING = {"status": "none", "share": 0, "level": "", "own": False, "points": [], "costly": []}
WORDS = "play Coprinellus micaceus, then take a drop off c3"
WHY = "brings 2 berries each spring; opens the Innkeeper for free"
TOUCHED = [".framed .can", ".bar .prompt", ".tray > .goods > *", ".tray > .hand > *"]
HIDDEN = """(names) => [...document.querySelectorAll(names.join(', '))].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const phone = innerWidth < 761;
  // On a phone hints stand where the opponents do, and a part that is higher than it scrolls.
  if (!one.checkVisibility() || (phone && one.closest('.others'))) return [];
  const more = one.scrollHeight - one.clientHeight;
  if (one.matches('.side > .others') && more > 1) return [`the others scroll by ${more} px`];
  const part = phone && one.closest('.fit')?.getBoundingClientRect();
  if (part && ((box.top + box.bottom) / 2 < part.top || (box.top + box.bottom) / 2 > part.bottom)) return [];
  const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  return out || (at && !one.contains(at) && !at.contains(one)) ? [one.dataset.thing ?? one.className] : [];
})"""


def unfit(page: Page, name: str, script: str = FIT, given: list[str] | None = None) -> list[str]:
    """What does not fit, at a desk and with a phone; the page is left as wide as a desk."""
    found: list[str] = []
    for width, height in ((360, 740), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        keep(page, f"fit-{name}-{width}")
        found += [f"{name}, {width} x {height}: {one}" for one in page.evaluate(script, given or width < 761)]
    return found


@pytest.mark.parametrize("scene", few(ADVISED, "everdell"))
def test_hints_cover_nothing(person: Person, scene: str) -> None:
    page = person()

    # Nobody thinks for this: what counts is how long it is.
    known = {"label": WORDS, "expectation": 0.5, "sure": 0.02, "why": WHY}
    hints = [{"text": text, **known} for text in ("one", "two", "three")]
    page.route("**/hint*", lambda route: route.fulfill(json=hints))
    take_seat(page, ADVISED[scene](), PLAYERS)
    page.keyboard.press("h")
    page.locator("[data-hint='3']").wait_for()
    # Opponents fold to names and counts if there is too little room; a phone shows one move at a time.
    names = [*TOUCHED, ".side > .others", ".others article", ".reads > *", "[data-hint]"]
    assert unfit(page, f"{scene}-hints", HIDDEN, names) == []
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("[data-hint]:visible")).to_have_count(1)
    page.get_by_role("button", name="Move 1 of 3").click()
    expect(page.locator("[data-hint]:visible")).to_have_attribute("data-hint", "2")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_and_its_look_back_cover_nothing(person: Person, game: str) -> None:
    whole = over(game, 1, players=4, **OPTIONS[game])
    last = len(whole.record([]).moves)
    moments = [last * n // 6 for n in range(1, 6)]
    numbers = {"expected": 0.5, "got": 0.3, "cost": 0.2, "sure": 0.05}
    said = {"played": WORDS, "better": WORDS, "why": WHY, "when": "Round 7"}
    analysis = {
        "status": "done",
        "share": 1,
        "level": "master",
        "own": True,
        "points": [
            {"number": n, "seat": 0, "expected": [0.25] * 4, "cost": 0} for n in range(0, last + 1, 9)
        ],
        "costly": [
            {"number": number, "seat": seat % 2, **numbers, **said} for seat, number in enumerate(moments)
        ],
    }
    page = person()

    page.route("**/analysis*", lambda route: route.fulfill(json=NOTHING))
    table = take_seat(page, whole, PLAYERS, visit="replay")
    page.get_by_role("slider").wait_for()
    found = unfit(page, f"{game}-replay")
    page.route("**/analysis*", lambda route: route.fulfill(json=analysis))
    page.goto(f"/replay/{table}#{moments[0]}")
    page.reload()
    page.locator(".costly .on").wait_for()
    found += unfit(page, f"{game}-analysis")
    # The list of costly moves is as long as it is, in a column of its own; the log may be lower than in play.
    assert [
        one for one in found if not re.search(r"scrolls: .framed > .reads|the log has [5-8]\d px", one)
    ] == []


TOLD: dict[str, tuple[str, Options]] = {
    "everdell, Nightweave and one": ("everdell", {"players": 2, "nightweave": True}),
    "everdell, Nightweave alone": ("everdell", {"players": 1, "nightweave": True}),
    "everdell, four by the sea": ("everdell", {"players": 4, "pearlbrook": True}),
    "mycelia": ("mycelia", {"players": 4}),
    "deep forest": ("deep_forest", {"players": 3}),
}
"""Others have moved before me."""
CUT = """() => {
  const tray = document.querySelector('.tray'), box = tray.getBoundingClientRect();
  const all = [...tray.querySelectorAll('.hand [data-thing], .acts :is(button, a, summary), .goods > *')];
  const cut = all.filter(one => one.checkVisibility() && one.getBoundingClientRect().bottom > box.bottom + 1);
  const more = tray.scrollHeight - tray.clientHeight;
  const named = cut.map(one => `cut: ${one.dataset.thing ?? one.className}`);
  return more > 1 ? [...named, `scrolls by ${more} px`] : named;
}"""


@pytest.mark.parametrize("scene", few(TOLD, "everdell, Nightweave and one"))
def test_what_others_did_leaves_a_phone_on_its_side_the_whole_hand(person: Person, scene: str) -> None:
    page = person(phone=True)
    page.set_viewport_size({"width": 740, "height": 360})
    game, options = TOLD[scene]
    bots = [{"kind": "bot", "bot": "greedy"}] * (int(options["players"]) - 1)
    sit_down(page, *bots, game=game, seed=5, options=options)
    strip = page.locator(".recap")
    play_until(page, lambda: strip.is_visible(), end_the_turn)
    found: list[str] = []
    for width, height in ((740, 360), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        keep(page, f"strip-{scene}-{width}")
        found += [f"{width} x {height}: {one}" for one in (*page.evaluate(FIT, True), *page.evaluate(CUT))]
    assert strip.is_visible()
    assert found == []
