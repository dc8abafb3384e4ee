"""Through the Deep Forest in the browser: whole games by mouse, by keyboard, on a phone, and strips."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser_people import ROOT, Person, is_over, keep, play_to_the_end, state
from browser_people import sit_down as people_sit_down

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
EXCHANGES = ("button:sell", "button:buy", "button:back", "button:yield")


def sit_down(page: Page, *others: dict[str, str], seed: int = 7) -> str:
    return people_sit_down(page, *others, seed=seed, game="deep_forest", bot="random")


def stage(page: Page, table: str) -> str:
    return str(state(page, table)["view"]["stage"][0]).split(" ")[0]


def thing(page: Page, name: str) -> Locator:
    return page.locator(f"[data-thing='{name}']")


def rank(name: str, rng: random.Random) -> float:
    """What somebody in a hurry touches first: forward rather than round about."""
    likes = ("monster", "die", "dice", "strength", "button:roll", "button:take", "field", "there", "seat")
    if name in EXCHANGES:
        return 30 + rng.random()
    if name == "button:end":
        return 20.0
    return rng.random() * 8 if name.startswith(likes) else 5 + rng.random()


def touch_something(page: Page, rng: random.Random, touch: bool = False) -> None:
    things = page.locator("[data-thing].can:visible:not([data-thing^='cell:'])")
    names: list[str] = things.evaluate_all("all => all.map(one => one.dataset.thing)")
    if not names:
        page.wait_for_timeout(20)
        return
    chosen = things.nth(min(range(len(names)), key=lambda i: rank(names[i], rng)))
    if touch:
        chosen.tap(timeout=3000)
    else:
        chosen.click(timeout=3000)


def test_a_whole_game_by_mouse(person: Person) -> None:
    page = person()
    sit_down(page)
    keep(page, "deep_forest")
    play_to_the_end(page, touch_something)
    expect(page.locator("#over")).to_contain_text("win")
    rows = page.get_by_role("table", name="Points by source").get_by_role("rowheader")
    assert "Longest path" in rows.all_inner_texts()
    keep(page, "deep_forest-over")


FOCUSED = """() => {
  const one = document.activeElement;
  return one && one.matches('[data-thing].can') ? one.dataset.thing : '';
}"""


def press_something(page: Page, rng: random.Random) -> None:
    """Walk with arrows and Tab to something that glows and take it with Enter."""
    for _ in range(rng.randrange(2)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "r"]))
    for patience in range(40):
        name = page.evaluate(FOCUSED)
        if name and (name not in EXCHANGES or patience > 25):
            page.keyboard.press("Enter")
            break
        if is_over(page):
            return
        page.keyboard.press("Tab")
    page.wait_for_timeout(10)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    sit_down(page)
    play_to_the_end(page, press_something)
    expect(page.locator("#over")).to_contain_text("win")


def test_a_whole_game_on_a_phone_by_two_at_one_screen(person: Person) -> None:
    page = person(phone=True)
    sit_down(page, {"kind": "screen", "name": "Bruno"}, seed=8)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing may need sideways scrolling"

    def step(page: Page, rng: random.Random) -> None:
        if page.locator(".curtain").count():
            page.locator(".curtain button").tap()
        else:
            touch_something(page, rng, touch=True)

    play_to_the_end(page, step)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    keep(page, "deep_forest-over-phone")


def to_the_market(page: Page, table: str) -> None:
    thing(page, "field:c0").click()
    page.wait_for_selector("[data-thing^='strip:'].can")
    assert stage(page, table) == "choose"


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_strip_is_dragged_onto_the_market_and_a_line_lays_it(person: Person) -> None:
    page = person()
    table = sit_down(page)
    to_the_market(page, table)
    strip = state(page, table)["view"]["players"][0]["hand"][0]
    start = middle(thing(page, f"strip:{strip['id']}"))
    goal = middle(thing(page, "cell:3,2"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] - 20, steps=3)
    page.mouse.move(*goal, steps=8)
    expect(thing(page, "strip-here")).to_be_visible()  # shown before it is let go
    assert state(page, table)["view"]["market"]["laying"] == ""
    page.mouse.up()
    expect(thing(page, "lay")).to_be_visible()
    market = state(page, table)["view"]["market"]
    assert market["laying"] == strip["id"]
    # Turned once it stands upright round its middle; the preview says what the server says.
    page.keyboard.press("r")
    told = market["previews"]["lay 2,2 > 4,2"][market_edge(market, "column-2")]
    resources = {"p": "potion", "b": "book", "c": "coin", "m": "marker"}
    words = thing(page, "edge:column-2").inner_text()
    assert "would give" in words
    assert all(resources[letter] in words for letter in told)
    keep(page, "deep_forest-laying")
    thing(page, "edge:column-2").click()
    page.wait_for_selector("[data-thing='button:end'].can")  # laid and stood at, one after the other
    after = state(page, table)["view"]
    assert after["market"]["laid"] == [strip["id"]]
    assert [after["market"]["cells"][i] for i in (5, 9, 13)] == strip["cells"]
    assert after["players"][0]["edge"] == "column-2"


def market_edge(market: dict[str, list[dict[str, str]]], edge: str) -> int:
    return [one["edge"] for one in market["edges"]].index(edge)


def test_a_strip_is_laid_with_the_keys_and_with_clicks(person: Person) -> None:
    page = person()
    table = sit_down(page)
    to_the_market(page, table)
    page.locator("[data-thing^='strip:'].can").first.press("Enter")
    expect(thing(page, "strip-here")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-thing^='edge:'].can")
    cells = state(page, table)["view"]["market"]["cells"]
    assert [i for i, cell in enumerate(cells) if cell != "nothing"] == [9, 10, 11]
    page.keyboard.press("u")
    expect(thing(page, "lay")).to_be_visible()
    thing(page, "cell:1,2").click()  # the strip goes where one clicks
    thing(page, "lay").click()
    page.wait_for_selector("[data-thing^='edge:'].can")
    cells = state(page, table)["view"]["market"]["cells"]
    assert [i for i, cell in enumerate(cells) if cell != "nothing"] == [0, 1, 2]


def test_a_useless_click_names_the_rule(person: Person) -> None:
    page = person()
    sit_down(page)
    thing(page, "strength:26").click(force=True)  # marked as not usable, clicked anyway
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/rules/deep_forest#DF\.")
    )


def test_the_others_forest_opens_large_and_the_help_too(person: Person) -> None:
    page = person()
    sit_down(page)
    page.get_by_role("button", name=re.compile("large")).click()
    expect(page.locator("[data-thing='there:c3']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing='there:c3']")).to_have_count(0)
    page.get_by_role("button", name="How it is played").click()
    expect(page.get_by_role("dialog")).to_contain_text("marker")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("where", ["lay", "/cards/deep_forest", "/new/deep_forest"])
def test_axe_finds_nothing(person: Person, where: str, scheme: str) -> None:
    page = person(bypass_csp=True, color_scheme=scheme)
    if where.startswith("/"):
        page.goto(where)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")
    else:
        to_the_market(page, sit_down(page))
        page.locator("[data-thing^='strip:'].can").first.click()
        thing(page, "lay").wait_for()
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [
        f"{one['id']}: {one['help']}: {', '.join(str(node['target']) for node in one['nodes'][:3])}"
        for one in found["violations"]
    ]
    assert problems == []
