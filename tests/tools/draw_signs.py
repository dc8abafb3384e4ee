"""Draws the client's own signs for the printed sheets, from a built client.

A real Chromium shows each sign that the sheets of a game use; all of them go into one picture, `signs.png` in
the game's folder `print`, and `signs.toml` says where each one lies. `home.jpg` is its home page picture.
"""

import io
import json
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from browser_people import chromium
from serving import host
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.tabletop.sheets.content import charts, signs_of

SCALE = 5
"""Dots of the picture for each of the page."""
WIDE = 1400
EVERYTHING = {"pearlbrook": True, "newleaf": True, "bellfaire": True, "spirecrest": True, "prisma": True}

COLLECT = """() => Object.fromEntries([...document.querySelectorAll('[data-sign]')]
  .filter((one) => one.firstElementChild).map((one) => [one.dataset.sign, one.innerHTML]))"""
LAY = """(signs) => {
  const kept = [...document.body.children].filter((one) => /^art-/.test(one.id));
  const holder = document.createElement('div');
  holder.style.cssText = '--pen:#2e261c;color:#2e261c;display:flex;flex-wrap:wrap;gap:12px;padding:12px';
  for (const [name, html] of Object.entries(signs)) {
    const one = document.createElement('span');
    one.dataset.drawn = name;
    one.style.cssText = 'display:inline-flex';
    one.innerHTML = html;
    holder.append(one);
  }
  document.body.replaceChildren(...kept, holder);
  for (const one of [document.documentElement, document.body]) one.style.background = 'transparent';
}"""


def draw(page: Page, url: str, info: GameInfo) -> None:
    wanted = signs_of(info) | {sign for chart in charts(info).values() for sign in chart}
    pictures: dict[str, Image.Image] = {}
    # Symbols lie only in the page that drew them: each page draws those it shows.
    for address in (f"/rules/{info.id}/symbols", f"/tabletop/{info.id}", f"/rules/{info.id}"):
        page.goto(url + address)
        page.wait_for_selector("[data-sign] svg")
        page.wait_for_load_state("networkidle")
        found: dict[str, str] = page.evaluate(COLLECT)
        shown = sorted(wanted & set(found) - set(pictures))
        page.evaluate(LAY, {name: found[name] for name in shown})
        for name in shown:
            drawn = page.locator(f"[data-drawn='{name}']").screenshot(omit_background=True)
            pictures[name] = Image.open(io.BytesIO(drawn))
    if missing := wanted - set(pictures):
        raise SystemExit(f"{info.id}: no page shows {', '.join(sorted(missing))}")
    gather({name: pictures[name] for name in sorted(pictures)}, info.listing.folder)


def gather(pictures: dict[str, Image.Image], folder: Path) -> None:
    """Lay the pictures in rows of one picture, without the empty rim of each."""
    x = y = high = 0
    places: dict[str, tuple[int, int, int, int]] = {}
    cut = {name: one.convert("RGBA").crop(one.getbbox() or (0, 0, 1, 1)) for name, one in pictures.items()}
    for name, one in cut.items():
        if x + one.width > WIDE:
            x, y, high = 0, y + high, 0
        places[name] = (x, y, one.width, one.height)
        x, high = x + one.width, max(high, one.height)
    sheet = Image.new("RGBA", (WIDE, y + high))
    for name, (left, top, _, _) in places.items():
        sheet.paste(cut[name], (left, top))
    sheet.quantize(255, Image.Quantize.FASTOCTREE).save(folder / "print" / "signs.png", optimize=True)
    lines = [f'"{name}" = [{", ".join(map(str, place))}]' for name, place in places.items()]
    head = (
        "# Where each sign lies in signs.png: left, top, width, height. Drawn by tests/tools/draw_signs.py.\n"
    )
    (folder / "print" / "signs.toml").write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    with host(Path(tempfile.mkdtemp()) / "data") as server, sync_playwright() as play:
        running = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for info in GAMES.values():
            if not (info.listing.folder / "pad.toml").is_file():
                continue
            (info.listing.folder / "print").mkdir(exist_ok=True)
            context = running.new_context(
                viewport={"width": 1280, "height": 900}, device_scale_factor=SCALE, reduced_motion="reduce"
            )
            evening = {info.id: {"options": EVERYTHING, "names": ["A", "B"], "columns": []}}
            kept = json.dumps(json.dumps(evening))
            context.add_init_script(f"localStorage['tanglewood.evening'] = {kept}")
            draw(context.new_page(), server.url.rstrip("/"), info)
            plain = running.new_context(viewport={"width": 1400, "height": 420})
            page = plain.new_page()
            page.goto(server.url)
            page.set_content(
                "<style>body{margin:0}svg{width:1400px;height:420px;display:block}</style>"
                + (Path("web/src/games") / info.id / "home.svg").read_text(encoding="utf-8")
            )
            page.screenshot(path=info.listing.folder / "print" / "home.jpg", type="jpeg", quality=84)
        running.close()


if __name__ == "__main__":
    main()
