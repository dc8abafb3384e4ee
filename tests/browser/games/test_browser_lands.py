"""The four lands of Everdell in the browser: whole games by mouse, finger and keyboard, all in sight."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser_everdell import rows, sit_down, tap_something, touch_something
from browser_looking import badly_laid
from browser_people import MANY, ROOT, Person, drawn, is_over, take_seat, thing
from browser_positions import PLAYERS, late, played
from fewer import few
from tanglewood.api import Game
from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice
from tanglewood.server.sheets import sheet

FIT = (ROOT / "tests" / "browser" / "fit" / "fit.js").read_text(encoding="utf-8")
SIX = (*PLAYERS, "Emil", "Dara")
LANDS = ("pearlbrook", "newleaf", "bellfaire", "spirecrest")
BOTS = ({"kind": "bot", "bot": "random"},) * 5

TOUCHED = [
    ".table [data-thing].can",
    ".hand [data-thing]",
    ".bar .prompt",
    ".tray > .goods",
    ".tray .acts button",
]
WIDE = [*TOUCHED, ".reads > *", ".others article", ".table [data-thing]:not(.large *)", ".side > .past"]

ROWS: dict[str, str] = {
    "pearlbrook": "pearls",
    "newleaf": "visitors",
    "bellfaire": "garland",
    "spirecrest": "expedition",
}
"""What the table of points says of each land."""


def to_the_end(page: Page, step: Callable[[Page, random.Random], None], seed: int = 3) -> None:
    rng = random.Random(seed)
    for _ in range(MANY):
        if is_over(page):
            return
        step(page, rng)
    raise AssertionError("the game does not end")


@pytest.mark.long
@pytest.mark.parametrize("land", LANDS)
def test_a_person_plays_a_whole_game_in_a_land(person: Person, land: str) -> None:
    page = person()
    sit_down(page, *BOTS[:1], options={land: True})
    assert page.locator("#ev-land").is_visible()
    to_the_end(page, touch_something)
    assert any(ROWS[land] in row for row in rows(page))


@pytest.mark.long
def test_a_person_comes_to_the_end_on_the_mountain(person: Person) -> None:
    page = person()
    take_seat(page, late("everdell", 3, 20, players=2, spirecrest=True))
    to_the_end(page, touch_something)
    assert any(ROWS["spirecrest"] in row for row in rows(page))


STATION: dict[str, Choice] = {"players": 1, "newleaf": True, "nightweave": True}


@pytest.mark.long
@pytest.mark.parametrize("left", [20, 0])
def test_a_person_plays_against_nightweave_at_the_station(person: Person, left: int) -> None:
    page = person()
    if left:
        take_seat(page, late("everdell", 2, left, **STATION))
    else:
        sit_down(page, options=STATION)
    to_the_end(page, touch_something)
    assert any(ROWS["newleaf"] in row for row in rows(page))
    assert page.get_by_role("table", name="Points by source").is_visible()


@pytest.mark.parametrize("left", few((20, 0), 20))
def test_a_finger_plays_a_game_at_the_river(person: Person, left: int) -> None:
    page = person(phone=True)
    if left:
        take_seat(page, late("everdell", 2, left, players=2, pearlbrook=True))
    else:
        sit_down(page, *BOTS[:1], options={"pearlbrook": True})
    to_the_end(page, tap_something)
    assert any("pearls" in row for row in rows(page))


@pytest.mark.long
@pytest.mark.parametrize("land", [land for land in LANDS if land != "pearlbrook"])
def test_a_finger_plays_a_whole_game_in_a_land(person: Person, land: str) -> None:
    page = person(phone=True)
    if land == "newleaf":  # alone against Nightweave
        sit_down(page, options=STATION)
    else:
        sit_down(page, *BOTS[:1], options={land: True})
    to_the_end(page, tap_something)
    assert any(ROWS[land] in row for row in rows(page))


@pytest.mark.long
def test_six_people_sit_at_the_fair(person: Person) -> None:
    page = person()
    take_seat(page, late("everdell", 3, 8, players=6, bellfaire=True), SIX)
    expect(page.locator(".others article")).to_have_count(5)
    to_the_end(page, touch_something)
    assert any(ROWS["bellfaire"] in row for row in rows(page))


# ---------------------------------------------------------------------- everything on the screen

Scene = Callable[[], Game]


def four(land: str, moves: int) -> Scene:
    chosen: dict[str, Choice] = {land: True}
    return lambda: played("everdell", 1, lambda now: len(now.record([]).moves) >= moves, players=4, **chosen)


EVERYTHING: dict[str, Choice] = dict(
    next(one for one in sheet(lookup("everdell")).presets if one.id == "everything").options
)


def autumn(game: Game) -> bool:
    """Everybody has come to the last season."""
    return all(player.season == "autumn" for player in game.view(0).players)


CUT = """[...document.querySelectorAll('.board :is(.plq, .loc, .evb, .pl, .load, .tk)')].flatMap(one => {
  const box = one.getBoundingClientRect();
  // A tick or a web may stick out of its corner.
  const laid = [...one.querySelectorAll('*')].filter(it => !it.closest('.ok, .web, .vh'));
  const over = laid.filter(it => it.checkVisibility()).map(it => it.getBoundingClientRect())
    .map(it => Math.max(box.left - it.left, box.top - it.top, it.right - box.right, it.bottom - box.bottom));
  const most = Math.max(0, ...over);
  return one.checkVisibility() && most > 2 ? [`${one.closest('[data-thing]')?.dataset.thing}: ${most}`] : [];
})"""
SEEN = """one => {
  const [box, log] = [one.getBoundingClientRect(), one.closest('.log').getBoundingClientRect()];
  return Math.min(box.bottom, log.bottom) - box.top;
}"""
RULES = {rule.id for rule in read_rules(lookup("everdell"))}

SCENES: dict[str, Scene] = {
    **{f"{land}, early": four(land, 25) for land in LANDS},
    **{f"{land}, late": four(land, 110) for land in LANDS},
    "all lands, four": lambda: played("everdell", 1, autumn, players=4, **EVERYTHING),
    "river and station, three": lambda: played(
        "everdell", 1, autumn, players=3, pearlbrook=True, newleaf=True
    ),
    "six at the fair": lambda: late("everdell", 3, 60, players=6, bellfaire=True),
    "Nightweave at the station": lambda: late("everdell", 2, 20, players=1, newleaf=True, nightweave=True),
    "Rugwort at the river": lambda: late("everdell", 2, 10, players=1, pearlbrook=True),
    "cards beside Stormvale": lambda: played(
        "everdell", 1, lambda now: bool(now.view(0).spirecrest.stormvale), players=3, spirecrest=True
    ),
}


CROWDED = ["all lands, four", "cards beside Stormvale"]
"""Where most lies on the table; `make test-long` looks at the others."""


def problems(page: Page, names: list[str]) -> list[str]:
    drawn(page)
    found: list[str] = page.evaluate(FIT, names)
    return found


@pytest.mark.parametrize("scene", few(SCENES, *CROWDED))
def test_a_land_fits_on_the_screen(person: Person, scene: str) -> None:
    page = person()
    page.set_viewport_size({"width": 1280, "height": 720})
    game = SCENES[scene]()
    take_seat(page, game, SIX[: len(game.view(0).players)])
    assert problems(page, WIDE) == []
    assert page.evaluate(CUT) == [], "what is written on the board stays in its box"
    # What happened keeps room for a turn; what is read has the rule it goes by.
    assert page.locator(".side .log li").first.evaluate(SEEN) > 30
    read = page.locator("#ev-land [data-thing]:visible")
    read.first.hover()
    link = page.locator(".reads a", has_text="The rule").get_attribute("href") or ""
    assert link.partition("#")[2] in RULES, link


@pytest.mark.parametrize("scene", few(SCENES))
def test_a_land_can_be_touched_on_a_phone(person: Person, scene: str) -> None:
    page = person(phone=True)
    game = SCENES[scene]()
    take_seat(page, game, SIX[: len(game.view(0).players)])
    wanted = set(
        page.locator(".table [data-thing].can").evaluate_all("all => all.map(one => one.dataset.thing)")
    )
    tabs = page.locator("nav.tabs a")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        drawn(page)
        wanted -= set(
            page.locator(".table [data-thing].can:visible").evaluate_all(
                "all => all.map(one => one.dataset.thing)"
            )
        )
    assert wanted == set()


# ---------------------------------------------------------------------- several lands at once


def lands(players: int, *chosen: str) -> Scene:
    options: dict[str, Choice] = dict.fromkeys(chosen, True)
    return lambda: played("everdell", 1, autumn, players=players, **options)


SEVERAL: dict[str, Scene] = {
    "all lands, four": SCENES["all lands, four"],
    "all lands, two": lands(2, *LANDS),
    "river and station": lands(3, "pearlbrook", "newleaf"),
    "river and mountain": lands(3, "pearlbrook", "spirecrest"),
    "fair and mountain": lands(3, "bellfaire", "spirecrest"),
    "station, fair and mountain": lands(4, "newleaf", "bellfaire", "spirecrest"),
}


@pytest.mark.parametrize("scene", few(SEVERAL, "river and mountain"))
def test_several_lands_leave_everything_legible(person: Person, scene: str) -> None:
    page = person()
    game = SEVERAL[scene]()
    take_seat(page, game, SIX[: len(game.view(0).players)])
    assert badly_laid(page) == []
    tabs = page.locator("nav.tabs a")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        assert badly_laid(page, ((360, 740),)) == []
    page.set_viewport_size({"width": 740, "height": 360})
    # Many answers scroll; the hand stays above the tabs.
    hidden = [one for one in problems(page, [".hand [data-thing]"]) if "scrolls" not in one]
    assert hidden == []


@pytest.mark.long
def test_what_happened_keeps_a_line_beside_six_with_two_lands(person: Person) -> None:
    page = person()
    page.set_viewport_size({"width": 1280, "height": 720})
    chosen: dict[str, Choice] = {"pearlbrook": True, "bellfaire": True}
    scene = played("everdell", 1, lambda now: len(now.record([]).moves) >= 80, players=6, **chosen)
    take_seat(page, scene, SIX)
    others, past = page.locator(".side > .others"), page.locator(".side > .past")
    assert past.evaluate("one => one.clientHeight") >= 40
    assert others.evaluate("one => one.scrollHeight > one.clientHeight"), "they are too high for this window"
    last = others.locator("article").last
    last.scroll_into_view_if_needed()
    inside = """one => one.getBoundingClientRect().bottom
      <= one.closest('.others').getBoundingClientRect().bottom + 1"""
    assert last.evaluate(inside), "whoever is below can be reached"


# ---------------------------------------------------------------------- what is where


@pytest.mark.long
def test_adornments_lie_at_the_end_of_the_hand(person: Person) -> None:
    page = person()
    sit_down(page, *BOTS[:1], options={"pearlbrook": True})
    expect(page.locator(".hand [data-thing^='adornment:']")).to_have_count(2)


@pytest.mark.long
def test_every_car_stands_over_its_card(person: Person) -> None:
    page = person()
    sit_down(page, *BOTS[:1], options={"newleaf": True})
    for slot in (1, 2, 3):
        car, card = (thing(page, f"{kind}:{slot}").bounding_box() for kind in ("tile", "station"))
        assert car is not None
        assert card is not None
        assert car["y"] + car["height"] <= card["y"] + 4
        assert abs((car["x"] + car["width"] / 2) - (card["x"] + card["width"] / 2)) < card["width"] / 2


def test_weather_says_what_it_does(person: Person) -> None:
    page = person()
    sit_down(page, *BOTS[:1], options={"spirecrest": True})
    thing(page, "weather:winter").hover()
    expect(page.locator(".reads")).to_contain_text("weather of winter")
