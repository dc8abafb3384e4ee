"""Draws the icons of the installed client from icon.svg, with the Chromium of the browser tests.

Run it after a change of the drawing: `PYTHONPATH=tests/support python web/src/worker/icons/draw.py`.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from browser_people import chromium

HERE = Path(__file__).parent
# On a maskable icon the system cuts the edge away; on the others the corners are round.
ICONS = {"icon-180": (180, 0), "icon-192": (192, 18), "icon-512": (512, 18), "icon-maskable-512": (512, 0)}


def main() -> None:
    drawing = (HERE / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, (size, corner) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px;border-radius:{corner}%}}</style>{drawing}"
            )
            page.screenshot(path=HERE / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
