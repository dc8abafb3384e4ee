"""What the menu of every table explains of what is in play: how it goes, and what its symbols mean."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser_looking import badly_laid, complaints_of_axe, double_ids
from browser_people import Options, Person, keep, sit_down
from fewer import few
from tanglewood.kernel.registry import lookup
from tanglewood.rulebook.files import read_rulebook

SIZES = ((360, 740), (1280, 720))
TABLES: dict[str, tuple[str, Options, set[str]]] = {
    "mycelia": ("mycelia", {}, set()),
    "everdell": ("everdell", {}, set()),
    "deep forest": ("deep_forest", {}, set()),
    "gwidyon": ("mycelia", {"players": 1, "prisma": True}, {"gwidyon", "prisma"}),
    "rugwort": ("everdell", {"players": 1}, {"rugwort"}),
    "nightweave": ("everdell", {"players": 1, "nightweave": True}, {"nightweave"}),
    "lands": ("everdell", {"pearlbrook": True, "legends": "first"}, {"pearlbrook", "extras"}),
}
"""A game, its options, and the rivals and expansions that are in play there."""


def opened(page: Page, entry: str) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=entry, exact=True).click()
    return page.get_by_role("dialog")


def look(page: Page, name: str) -> None:
    """On a phone and at a desk, where it stays."""
    for size in SIZES:
        assert badly_laid(page, (size,)) == []
        keep(page, f"{name}-{size[0]}")


@pytest.mark.parametrize("table", few(TABLES, "rugwort"))
def test_every_table_says_its_goal_and_its_symbols(person: Person, table: str) -> None:
    game, options, parts = TABLES[table]
    page = person(bypass_csp=True)
    sit_down(page, game=game, options=options)
    book = read_rulebook(lookup(game))
    dialog = opened(page, "How it is played")
    expect(dialog.locator("section#played-goal p").first).to_be_visible()
    told = [one.id for one in book.sections if not one.when or one.id in parts]
    expect(dialog.locator("section")).to_have_count(len(told))
    assert dialog.locator("section").evaluate_all("all => all.map(one => one.id)") == [
        f"played-{id}" for id in told
    ]
    expect(dialog.get_by_role("link", name="The whole rulebook")).to_have_attribute("href", f"/rules/{game}")
    assert double_ids(page) == []
    assert complaints_of_axe(page, "dialog") == []
    look(page, f"played-{table}")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    dialog = opened(page, "Symbols")
    shown = [one.id for one in book.legend if not one.when or one.id in parts]
    expect(dialog.locator("section")).to_have_count(len(shown))
    for id in shown:
        expect(dialog.locator(f"#group-{id}")).to_be_attached()
    assert double_ids(page) == []
    look(page, f"signs-{table}")
