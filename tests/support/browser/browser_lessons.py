"""Somebody who learns a game in the browser: follows the light, by mouse, keys or finger."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

MANY = 120
"""More touches than any lesson needs."""

WAITS = """() => {
  const main = document.querySelector('main');
  const doing = main?.dataset.doing;
  if (doing === 'end') return 'end';
  if (doing === 'trap') return 'trap';
  if (doing !== 'ask') return '';
  if (document.querySelector('[data-guide="go-on"]')) return 'go-on';
  const lit = document.querySelector('[data-lit]');
  if (!lit || lit.dataset.lit !== main.dataset.light || lit.matches('.pick')) return '';
  const step = document.querySelector('.guide').dataset.step;
  const name = lit.dataset.thing ?? lit.getAttribute('href');
  const asked = lit.matches('.act') ? lit.title : ''; // a button may ask once more
  return [step, main.dataset.played, name, asked, lit.closest('.peek') ? 'large' : ''].join(' ');
}"""
"""What the coach waits for; empty while something moves or the light has not found its place."""

Touch = Callable[[Page], None]


def open_lesson(page: Page, game: str, lesson: str) -> None:
    page.goto(f"/learn/{game}/{lesson}")
    page.locator(".guide").wait_for()
    page.wait_for_function(WAITS)


def step_of(page: Page) -> int:
    return int(page.locator(".guide").get_attribute("data-step") or 0)


def click(page: Page) -> None:
    page.locator("[data-lit]").click()


def tap(page: Page) -> None:
    page.locator("[data-lit]").tap()


def press(page: Page) -> None:
    """The lit thing has the focus when a step begins; inside a step one goes on with the arrows."""
    lit = page.locator("[data-lit]")
    if not lit.evaluate("one => one === document.activeElement"):
        lit.focus()
    page.keyboard.press("Enter")


def follow(page: Page, touch: Touch, until: int = 0) -> int:
    """Do what is lit until the lesson (or the step before `until`) is over; how many touches it took."""
    touches = 0
    while touches < MANY:
        waits = page.wait_for_function(WAITS).json_value()
        if waits == "end" or (until and step_of(page) >= until):
            return touches
        if waits == "go-on":
            page.locator('[data-guide="go-on"]').click()
        else:
            touch(page)
        touches += 1
        # Something else is lit now, or lit again for another move.
        page.wait_for_function(f"before => ({WAITS})() !== before", arg=waits)
    raise AssertionError(f"after {MANY} touches the lesson is at step {step_of(page)}")


def aside(page: Page, kind: str) -> str:
    """What the coach says besides."""
    said = page.locator(f'[data-aside="{kind}"]')
    expect(said).to_be_visible()
    return said.inner_text()


HURRY = """async (most) => {
  const rest = () => new Promise(done => setTimeout(done, 20));
  let touched = null;
  for (let n = 0; n < most; n++) {
    const main = document.querySelector('main');
    if (main.dataset.doing === 'end') return 'end';
    const on = document.querySelector('[data-guide="go-on"]');
    const lit = document.querySelector('[data-lit]');
    const stale = lit && (lit.dataset.lit !== main.dataset.light || lit.matches('.pick'));
    if (main.dataset.doing !== 'ask' || stale || (!lit && !on)) { await rest(); continue; }
    // The same thing lit for the same move may only be a light that has not wandered on yet.
    const same = lit && touched?.lit === lit && touched.at === lit.dataset.lit;
    if (same && Date.now() - touched.when < 400) { await rest(); continue; }
    touched = { lit, at: lit?.dataset.lit, when: Date.now() };
    (on ?? lit).click();
    await rest();
  }
  return document.querySelector('.guide').innerText;
}"""


def hurry(page: Page) -> None:
    """Follow the light to the end of the lesson as fast as the page goes."""
    ended = page.evaluate(HURRY, 5000)
    assert ended == "end", ended
