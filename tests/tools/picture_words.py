"""Pictures of every page and table in a language, for translators: which sentence stands where.

    PYTHONPATH=src:tests/support:tests/support/browser python tests/tools/picture_words.py de
        [--pages home,rules] [--out FOLDER]

Each place is shown on a desk and on a phone. `index.html` lists the places with their pictures and the keys
that were said there, and for every key where it can be seen; keys that were seen nowhere come last. The keys
are those the browser says; what the server says (questions, the log) is in the pictures only.
"""

import argparse
import html
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser_people import DESK, PATIENCE, PHONE, ROOT, chromium, drawn, take_seat
from browser_positions import BOXES, PLAYERS, late, over, played
from serving import host
from tanglewood.api import Game
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.setting import Choice
from tanglewood.server.routes.catalogue import client_sentences

SIZES = {"desk": {**DESK, "height": 720}, "phone": PHONE}
Scene = Callable[[], Game]

FULL: dict[str, Choice] = {**BOXES, "legends": "both", "powers": "all"}
LANDS = ("pearlbrook", "spirecrest", "bellfaire", "newleaf")
SPUN: dict[str, Choice] = {"nightweave": True, "difficulty": 3, "intrigues": True, "personality": "nasty"}
PRISMA: dict[str, Choice] = {"prisma": True, "expansion": True, "boards": "random"}


def visiting(land: str) -> Scene:
    return lambda: late("everdell", 2, 20, players=2, **{land: True})


TABLES: dict[str, Scene] = {
    "mycelia-begin": lambda: played("mycelia", 3, lambda _: True, players=2),
    "mycelia-four": lambda: late("mycelia", 2, 90, players=4, **PRISMA),
    "mycelia-alone": lambda: late("mycelia", 2, 20, players=1, **PRISMA),
    "mycelia-over": lambda: over("mycelia", 1, players=4),
    "everdell-begin": lambda: played("everdell", 3, lambda _: True, players=2),
    "everdell-four": lambda: late("everdell", 2, 25, players=4, **FULL),
    **{f"everdell-{land}": visiting(land) for land in LANDS},
    "everdell-nightweave": lambda: late("everdell", 3, 12, players=1, **SPUN),
    "everdell-rugwort": lambda: late("everdell", 2, 6, players=1, rugwort="3", mood="squatty"),
    "everdell-over": lambda: over("everdell", 1, players=4),
    "deep-forest-begin": lambda: played("deep_forest", 3, lambda _: True, players=2),
    "deep-forest-four": lambda: late("deep_forest", 1, 30, players=4),
    "deep-forest-fight": lambda: played(
        "deep_forest", 1, lambda now: str(now.view(0).stage[0]).startswith("fight"), players=4
    ),
    "deep-forest-over": lambda: over("deep_forest", 1, players=4),
}


def addresses() -> Iterator[tuple[str, str]]:
    """Pages by a name, each with its address."""
    yield "home", "/"
    for page in ("settings", "open", "me", "lost", "lab", "lab/new", "companion"):
        yield page.replace("/", "-"), f"/{page}"
    for game in GAMES.ours():
        name = game.replace("_", "-")
        for page in ("new", "rules", "cards", "learn", "tabletop"):
            yield f"{page}-{name}", f"/{page}/{game}"
        for part in ("exact", "symbols"):
            yield f"rules-{name}-{part}", f"/rules/{game}/{part}"
        for part in ("setup", "timer", "rules"):
            yield f"tabletop-{name}-{part}", f"/tabletop/{game}/{part}"


class Album:
    """The pictures of a language, and what was said in each."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.said: dict[str, list[str]] = {}

    def keep(self, page: Page, name: str, size: str) -> None:
        page.wait_for_load_state("networkidle")
        drawn(page)
        page.screenshot(path=self.out / f"{name}-{size}.png", full_page=True)
        keys = set(page.evaluate("[...window.saidKeys]"))
        self.said[name] = sorted(keys | set(self.said.get(name, [])))

    def index(self, language: str) -> None:
        there = client_sentences(language)
        where: dict[str, list[str]] = {key: [] for key in there if not key.startswith("-")}
        for name, keys in self.said.items():
            for key in keys:
                where.setdefault(key, []).append(name)
        data = {"places": self.said, "keys": where}
        (self.out / "index.json").write_text(json.dumps(data, indent=1, ensure_ascii=False), encoding="utf-8")
        pictures = [
            f'<a href="{{0}}-{size}.png"><img loading="lazy" src="{{0}}-{size}.png"></a>' for size in SIZES
        ]
        places = "".join(
            f'<h2 id="{name}">{name}</h2>'
            + "".join(pictures).format(name)
            + "".join(f' <a href="#key-{key}">{key}</a>' for key in keys)
            for name, keys in self.said.items()
        )
        rows = "".join(
            f'<tr id="key-{key}"><td>{key}<td>{html.escape(there.get(key, "").strip())}<td>'
            + ", ".join(f'<a href="#{name}">{name}</a>' for name in names)
            for key, names in sorted(where.items(), key=lambda one: (not one[1], one[0]))
        )
        style = "img{width:45%;vertical-align:top}td{vertical-align:top;white-space:pre-wrap}"
        (self.out / "index.html").write_text(
            f'<!doctype html><meta charset="utf-8"><title>{language}</title><style>{style}</style>'
            f"{places}<table>{rows}</table>",
            encoding="utf-8",
        )


def open_browser(browser: Browser, url: str, language: str, size: str) -> BrowserContext:
    context = browser.new_context(
        base_url=url,
        viewport=SIZES[size],  # type: ignore[arg-type]
        has_touch=size == "phone",
        reduced_motion="reduce",
        service_workers="block",
    )
    kept = json.dumps(json.dumps({"language": language, "bots": "quick", "name": "Ada"}))
    context.add_init_script(f"self.saidKeys = new Set(); localStorage['tanglewood.settings'] ??= {kept}")
    context.set_default_timeout(PATIENCE)
    return context


def walk(browser: Browser, url: str, language: str, wanted: list[str], album: Album) -> None:
    def asked(name: str) -> bool:
        return not wanted or any(name.startswith(one) for one in wanted)

    games = {name: scene() for name, scene in TABLES.items() if asked(name)}
    for size in SIZES:
        context = open_browser(browser, url, language, size)
        page = context.new_page()
        for name, address in addresses():
            if asked(name):
                page.goto(address)
                page.locator("main").wait_for()
                album.keep(page, name, size)
        for game in GAMES.ours():
            name = f"lesson-{game.replace('_', '-')}"
            if asked(name):
                first = next(one for one in page.request.get("/api/lessons").json() if one["game"] == game)
                page.goto(f"/learn/{game}/{first['id']}")
                page.locator(".guide").wait_for()
                album.keep(page, name, size)
        for name, scene in games.items():
            take_seat(page, scene, PLAYERS)
            album.keep(page, name, size)
            print(name, size, flush=True)
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("language")
    parser.add_argument("--pages", default="", help="only places whose names begin with one of these")
    parser.add_argument("--out", type=Path, default=None)
    wish = parser.parse_args()
    out: Path = wish.out or ROOT / "build" / "words" / wish.language
    out.mkdir(parents=True, exist_ok=True)
    album = Album(out)
    wanted = [one for one in wish.pages.split(",") if one]
    with (
        tempfile.TemporaryDirectory() as folder,
        host(Path(folder) / "data") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        walk(browser, server.url, wish.language, wanted, album)
        browser.close()
    album.index(wish.language)
    print(f"{len(album.said)} places: {out / 'index.html'}")


if __name__ == "__main__":
    main()
