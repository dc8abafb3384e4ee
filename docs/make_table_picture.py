"""Takes the README's picture: a table of Mycelia some turns into a game, in a real browser.

python docs/make_table_picture.py        needs the dev extra and a Chromium
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))


def main() -> None:
    from browser_people import chromium, sit_down
    from serving import process

    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "data") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_context(
            base_url=server.url, viewport={"width": 1360, "height": 860}, reduced_motion="reduce"
        ).new_page()
        table = sit_down(page, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
        for _ in range(45):
            state = page.request.get(f"/api/tables/{table}").json()
            if state["turn"] != 0:
                page.wait_for_timeout(200)
                continue
            best = page.request.get(f"/api/tables/{table}/hint").json()[0]["text"]
            wish = {"number": state["number"], "seat": 0, "move": best}
            page.request.post(f"/api/tables/{table}/moves", data=wish)
        while page.request.get(f"/api/tables/{table}").json()["turn"] != 0:
            page.wait_for_timeout(200)
        page.reload()
        page.wait_for_selector("[data-thing].can")
        page.wait_for_timeout(800)
        page.screenshot(path=HERE / "table.png")
        browser.close()


if __name__ == "__main__":
    main()
