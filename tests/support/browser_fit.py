"""Whether everything somebody needs is on the screen: measured in the page, whatever is played there."""

from playwright.sync_api import Page

from browser_people import ROOT, drawn

DESKS = ((1280, 720), (1440, 900))
PHONES = ((360, 740), (740, 360), (844, 390))

FIT = (ROOT / "tests" / "browser" / "fit" / "on_screen.js").read_text(encoding="utf-8")


def unfit(page: Page) -> list[str]:
    """What does not fit, at every size."""
    found: list[str] = []
    for sizes, phone in ((DESKS, False), (PHONES, True)):
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            found += [f"{width} x {height}: {problem}" for problem in page.evaluate(FIT, phone)]
    return found
