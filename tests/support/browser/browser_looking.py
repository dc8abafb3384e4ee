"""Whether a page is laid out as it should be, for every eye, ear and finger."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Page

from browser_people import ROOT, drawn, symbols_there

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = (ROOT / "tests" / "browser" / "fit" / "measure.js").read_text(encoding="utf-8")
SIZES = ((1280, 720), (1440, 900), (360, 740))
NARROW = min(width for width, _ in SIZES)

IDS = """() => {
  const ids = [...document.querySelectorAll('[id]')].map(one => one.id);
  const all = new Set(ids);
  const found = ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `twice: ${id}`);
  const refer = (selector, name) => {
    for (const one of document.querySelectorAll(selector))
      if (one.tagName !== 'A' || one.checkVisibility())
        for (const id of decodeURIComponent(one.getAttribute(name)).replace(/^#/, '').split(' '))
        if (id && !all.has(id)) found.push(`nowhere: ${id}, ${name} of ${one.tagName}`);
  };
  ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].forEach(name => refer(`[${name}]`, name));
  refer('use, nav.tabs a[href^="#"]', 'href');
  return [...new Set(found)];
}"""
"""Ids that are there twice, and what refers to an id that is nowhere: symbols of drawings, labels, tabs."""


Frame = dict[str, Any]
WATCH = """() => {
  const seen = window.seen = [];
  const words = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
  const sign = (selector) => document.querySelector(selector)?.innerHTML ?? '';
  const look = () => {
    const now = {
      doing: document.querySelector('main').dataset.doing,
      prompt: words('.bar .prompt span'),
      asking: sign('.bar .prompt svg'),
      turn: sign('.seats .turn .sign svg'),
      at: words('.seats .turn > span:not(.av)'),
      newest: document.querySelector('.log')?.dataset.newest ?? '',
      entries: document.querySelectorAll('.log .deed, .log .came span').length,
      narrated: words('.narration'),
      acting: document.querySelector('.opponent.acting')?.getAttribute('aria-label') ?? '',
      end: document.querySelector('#over') !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  look();
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def watch(page: Page) -> None:
    """Write down from now on what a table shows after every change of the page, however short it lasts."""
    page.evaluate(WATCH)


def watched(page: Page) -> list[Frame]:
    found: list[Frame] = page.evaluate("window.seen")
    return found


def double_ids(page: Page) -> list[str]:
    symbols_there(page)
    found: list[str] = page.evaluate(IDS)
    return found


def badly_laid(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """What is cut, outside of its box or over something else, at every size; see measure.js."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        found += [f"{width} x {height}: {problem}" for problem in page.evaluate(MEASURE)]
    return found


SPRITES_ASIDE = """() => {
  const sprites = [...document.querySelectorAll('svg')].filter(one => one.querySelector('symbol'));
  window.aside = sprites.map(sprite => [sprite, document.createComment('sprite')]);
  window.aside.forEach(([sprite, mark]) => sprite.replaceWith(mark));
}"""
SPRITES_BACK = "() => window.aside.forEach(([sprite, mark]) => mark.replaceWith(sprite))"


@contextmanager
def axe(page: Page) -> Iterator[None]:
    """The page with axe in it, and without the shapes of its sprites: nobody sees them where they are
    defined, and axe would go through thousands of them one by one."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    page.evaluate(SPRITES_ASIDE)
    yield
    page.evaluate(SPRITES_BACK)


def complaints_of_axe(page: Page, within: str = "html") -> list[str]:
    """What a page shows that somebody could not use; in the dark only colours are others."""
    problems = []
    schemes: dict[Literal["light", "dark"], str] = {"light": "", "dark": ", runOnly: ['color-contrast']"}
    with axe(page):
        for scheme, only in schemes.items():
            page.emulate_media(color_scheme=scheme)
            found = page.evaluate(
                f"axe.run('{within}', {{resultTypes: ['violations'], preload: false{only}}})"
            )
            for one in found["violations"]:
                places = ", ".join(str(node["target"]) for node in one["nodes"][:3])
                problems.append(f"{scheme}: {one['id']}: {one['help']}: {places}")
    page.emulate_media(color_scheme="light")
    return problems


def too_small(page: Page, within: str) -> list[str]:
    """What a finger would miss."""
    found: list[str] = page.locator(f"{within} button:visible, {within} a:visible").evaluate_all(
        """all => all.map(one => [one.dataset.thing ?? one.innerText, one.getBoundingClientRect()])
              .filter(([, box]) => box.height < 43.5 || box.width < 31.5)
              .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""
    )
    return found
