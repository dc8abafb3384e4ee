"""Every page: usable by everybody, in every size, with every word from the Fluent files."""

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Page

from browser_people import ROOT, Person, keep, sit_down

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/new/mycelia",
    "/rules/mycelia",
    "/cards/mycelia",
    "/settings",
    "/nowhere",
    "TABLE",
    "FOREST",
    "REPLAY",
]
SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
WIDTHS = (1440, 1000, 760, 360)
NAMES = {"/": "home", "TABLE": "table", "FOREST": "deep_forest", "REPLAY": "replay"}


def visit(page: Page, address: str) -> None:
    if address in ("TABLE", "FOREST", "REPLAY"):
        table = sit_down(page, game="deep_forest" if address == "FOREST" else "mycelia")
        if address == "REPLAY":
            page.goto(f"/replay/{table}")
            page.get_by_role("slider").wait_for()
    else:
        page.goto(address)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing(person: Person, address: str) -> None:
    page = person(bypass_csp=True)
    visit(page, address)
    page.add_script_tag(path=AXE)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        problems = [
            f"{one['id']}: {one['help']}: {', '.join(str(node['target']) for node in one['nodes'][:3])}"
            for one in found["violations"]
        ]
        assert problems == [], scheme


@pytest.mark.parametrize("address", PAGES)
def test_no_page_scrolls_sideways(person: Person, address: str) -> None:
    page = person()
    visit(page, address)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(50)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        if width in (min(WIDTHS), max(WIDTHS)):
            name = NAMES.get(address, address.strip("/").split("/")[0])
            keep(page, f"{name}-{width}")


@pytest.mark.parametrize(
    "address", [page for page in PAGES if page not in ("/rules/mycelia", "/cards/mycelia")]
)
def test_every_word_comes_from_the_fluent_files(person: Person, address: str) -> None:
    """In the pseudo-language every sentence is marked; a text without the mark is written into the code.

    What the server says (questions, names, what happened) comes from the same files, but not through the
    client's pseudo-language: such texts are looked up in what it said.
    """
    page = person()
    said: list[str] = []
    page.on("response", lambda answer: said.append(answer.url) if "/api/" in answer.url else None)
    page.goto("/")
    page.evaluate("localStorage.clear()")
    page.add_init_script(
        f"localStorage.setItem('tanglewood.settings', {json.dumps(json.dumps({'language': 'x-pseudo'}))})"
    )
    visit(page, address)
    bare = page.evaluate(
        """() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent.trim();
            const parent = walker.currentNode.parentElement;
            if (!/[A-Za-z]{3,}/.test(text) || text.includes('[!!')) continue;
            if (parent.closest('script, style, noscript, [data-words]')) continue;
            found.push(text);
          }
          return found;
        }"""
    )
    told = " ".join(
        page.request.get(url).text() for url in set(said) if "/events" not in url and "/locales" not in url
    )
    assert [text for text in bare if plain(text) not in plain(told)] == []


def plain(text: str) -> str:
    """Letters alone: the client may break a sentence into pieces, and JSON writes some signs otherwise."""
    return re.sub(r"[^a-z]", "", text.lower())
