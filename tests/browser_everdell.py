"""What people do at a table of Everdell, whoever they play against."""

import random

from playwright.sync_api import Locator, Page

from browser_people import ROOT, Options, is_over

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALONE: Options = {"players": 1}


def sit_down(page: Page, *others: dict[str, str], seed: int = 7, options: Options | None = None) -> str:
    """A table with me at seat 0, who begins; the id of the table. The page is on it."""
    options = options or {}
    seats = [{"kind": "me", "name": "Ada"}]
    if options.get("players") != 1:
        seats += others or ({"kind": "bot", "bot": "random"},)
    wish = {"game": "everdell", "seats": seats, "seed": seed, "options": {"first": "0", **options}}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    made = answer.json()
    page.goto(f"/table/{made['id']}")
    page.wait_for_selector("[data-thing].can")
    return str(made["id"])


def thing(page: Page, name: str) -> Locator:
    return page.locator(f"[data-thing='{name}']")


def rank(name: str, rng: random.Random) -> float:
    """What somebody in a hurry touches first: what ends a season rather than another worker."""
    if name in ("button:pass", "button:prepare", "button:done"):
        return rng.random() * 2
    return 1 + rng.random()


def touch_something(page: Page, rng: random.Random, touch: bool = False) -> None:
    inside = ".peek " if page.locator(".peek .act").count() else ""
    things = page.locator(f"{inside}[data-thing].can:visible")
    names: list[str] = things.evaluate_all("all => all.map(one => one.dataset.thing)")
    if not names:
        page.wait_for_timeout(20)
        return
    chosen = things.nth(min(range(len(names)), key=lambda i: rank(names[i], rng)))
    if touch:
        chosen.tap(timeout=3000)
    else:
        chosen.click(timeout=3000)


def rows(page: Page) -> list[str]:
    return page.get_by_role("table", name="Points by source").get_by_role("rowheader").all_inner_texts()


FOCUSED = "document.activeElement?.matches('[data-thing].can') ? document.activeElement.dataset.thing : ''"


def press_something(page: Page, rng: random.Random) -> None:
    """Walk with arrows and Tab to something that glows and take it with Enter."""
    for _ in range(rng.randrange(3)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    for _ in range(40):
        if page.evaluate(FOCUSED):
            page.keyboard.press("Enter")
            break
        if is_over(page):
            return
        page.keyboard.press("Tab")
    page.wait_for_timeout(10)


def complaints_of_axe(page: Page) -> list[str]:
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {', '.join(str(node['target']) for node in one['nodes'][:3])}"
        for one in found["violations"]
    ]


def too_small(page: Page) -> list[str]:
    """What a finger would miss."""
    found: list[str] = page.locator(".everdell button:visible, .everdell a:visible").evaluate_all(
        """all => all.map(one => [one.dataset.thing ?? one.innerText, one.getBoundingClientRect()])
              .filter(([, box]) => box.height < 43.5 || box.width < 31.5)
              .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""
    )
    return found
