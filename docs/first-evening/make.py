"""Takes the pictures of docs/first-evening.md: the way of somebody who has never played, in a real browser.

python docs/first-evening/make.py              needs the dev extra, a built client and a Chromium
python docs/first-evening/make.py learn        one part of the way: learn, first_game or the_end
"""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PICTURES = Path(__file__).parent
TESTS = PICTURES.parents[1] / "tests"
sys.path[:0] = [str(TESTS / folder) for folder in ("support", "support/browser", "tools")]
SIZE = {"width": 1280, "height": 720}


def keep(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)
    print(name)


def learn(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn by playing").first.wait_for()
    keep(page, "1-home")
    page.goto("/learn/mycelia/1")
    page.locator(".table .can").first.wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, "2-lesson")


def first_game(page: Page) -> None:
    from browser_people import at_rest, wait_for_question

    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    wait_for_question(page)
    at_rest(page)
    keep(page, "3-first-turn")
    # A field is clicked before any card is played: it is refused, with the rule.
    page.locator('[data-thing^="field:"]').first.click(force=True)
    page.get_by_role("alert").wait_for()
    keep(page, "4-refusal")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator("[data-hint='1']").wait_for()
    page.locator("[data-hint='1']").hover()
    at_rest(page)
    keep(page, "5-hint")


def the_end(page: Page) -> None:
    from browser_people import at_rest, play_move, sit_down, state

    # A real table, so that the opponent has the face a newcomer knows. I play what the hints say, but not
    # always: whoever makes no mistake is shown none.
    table = sit_down(page, bot="beginner", seed=12)
    while not (now := state(page, table))["over"]:
        if now["mine"] == [now["turn"]]:
            moves = [choice["text"] for choice in now["choices"]]
            asks = len(moves) > 1 and now["number"] % 5
            hints = page.request.get(f"/api/tables/{table}/hint", timeout=600_000) if asks else None
            play_move(page, now, hints.json()[0]["text"] if hints and hints.ok else moves[0])
        else:
            page.wait_for_timeout(50)
    page.goto(f"/table/{table}")
    page.locator("#over").wait_for()
    at_rest(page)
    keep(page, "6-end")
    page.get_by_role("link", name="Look back").click()
    panel = page.get_by_role("region", name="Look back")
    panel.get_by_role("combobox").select_option("adept")
    panel.get_by_role("button", name="Look back at this game").click()
    panel.get_by_text("it is an estimate").wait_for(timeout=600_000)
    panel.get_by_role("button", name=re.compile("^Show")).first.click()
    page.wait_for_load_state("networkidle")
    keep(page, "7-analysis")


def main() -> None:
    from browser_people import chromium
    from serving import process

    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "data") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for way in (learn, first_game, the_end):
            if sys.argv[1:] and way.__name__ not in sys.argv[1:]:
                continue
            context = browser.new_context(base_url=server.url, viewport=SIZE, reduced_motion="reduce")
            way(context.new_page())
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
