"""Every page: usable by everybody, in every size, with every word from the Fluent files. The rulebook has its
own tests (test_browser_rulebook.py)."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser_looking import badly_laid, complaints_of_axe, double_ids
from browser_people import Person, drawn, keep, sit_down, take_seat
from browser_positions import late, over
from fewer import few

GAMES = ("mycelia", "everdell", "deep_forest")
PAGES = [
    "/",
    *[f"/{page}/{game}" for game in GAMES for page in ("new", "cards")],
    "/settings",
    "/nowhere",
    "TABLE",
    "FOREST",
    "REPLAY",
]
FEW = {"mycelia": "shrine", "everdell": "king", "deep_forest": "forest"}
"""Words of some cards."""
WIDTHS = (1440, 1000, 760, 360)
NAMES = {"/": "home", "TABLE": "table", "FOREST": "deep_forest", "REPLAY": "replay"}


def visit(page: Page, address: str) -> None:
    if address == "TABLE":
        sit_down(page)
    elif address == "FOREST":
        sit_down(page, game="deep_forest")
    elif address == "REPLAY":
        take_seat(page, late("mycelia", 3, left=60, players=2), visit="replay")
    else:
        page.goto(address)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("address", few(PAGES, "/", "/cards/everdell"))
def test_everybody_can_use_a_page_in_every_size(person: Person, address: str) -> None:
    page = person(bypass_csp=True)
    visit(page, address)
    assert double_ids(page) == []
    if address.startswith("/cards"):
        # Hundreds of entries are no better than some of each kind.
        page.get_by_role("searchbox").fill(FEW[address.rsplit("/", 1)[1]])
        page.locator("main :is(article, li.big)").first.wait_for()
    assert complaints_of_axe(page) == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        drawn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        if width in (min(WIDTHS), max(WIDTHS)):
            name = NAMES.get(address, address.strip("/").replace("/", "-"))
            keep(page, f"{name}-{width}")
    assert badly_laid(page) == []


@pytest.mark.long
def test_the_list_of_tables_shares_no_id_with_the_drawings_of_any_game(person: Person) -> None:
    """The home page shows an emblem of every game, and a table lays its symbols into the same document."""
    page = person()
    for game in GAMES:
        take_seat(page, over(game, 2, players=2), visit="")
    page.goto("/")
    expect(page.locator(".mine img")).to_have_count(len(GAMES))
    assert double_ids(page) == []
    # The same document goes on to a table, and back.
    page.locator(".mine li a.btn").first.click()
    page.get_by_role("slider").wait_for()
    assert double_ids(page) == []


WORDED = [page for page in PAGES if not page.startswith("/cards")]


@pytest.mark.parametrize("address", few(WORDED, "/new/everdell"))
def test_every_word_comes_from_the_fluent_files(person: Person, address: str) -> None:
    """In the pseudo-language every sentence is marked; a text without the mark is written into the code.

    What the server says (questions, names, what happened) comes from the same files, but not through the
    client's pseudo-language: such texts are looked up in what it said.
    """
    page = person(settings={"language": "x-pseudo"})
    said: list[str] = []
    page.on("response", lambda answer: said.append(answer.url) if "/api/" in answer.url else None)
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
