"""The generic table: any game from its options, its view and its click paths, without a line of its own."""

import pytest
from playwright.sync_api import Page, expect

from browser_looking import badly_laid, complaints_of_axe, double_ids
from browser_people import (
    Person,
    at_rest,
    click_something,
    is_over,
    keep,
    make_a_move,
    moment,
    play_to_the_end,
    press_one,
    take_seat,
    thing,
    wait_for_question,
)
from browser_positions import from_here, late
from fewer import few
from tanglewood.api import Game

NAMES = ("Ada", "Ben", "Cleo", "Dora")
SIZES = ((1280, 720), (360, 740))


def open_table(page: Page, game: Game) -> str:
    """The table of a game somewhere on its way, shown by the generic table."""
    table = take_seat(page, game, NAMES[: int(game.state.settings()["players"])], visit="")
    page.goto(f"/table/{table}?table=generic")
    wait_for_question(page)
    expect(page.locator(".table.generic")).to_be_visible()
    return table


# With another seed the same clicks may take four times as long to an end.
@pytest.mark.parametrize(("game", "seed"), few([("mycelia", 5), ("deep_forest", 3)], ("mycelia", 5)))
def test_a_game_is_played_to_its_end_by_mouse(person: Person, game: str, seed: int) -> None:
    page = person()
    table = open_table(page, from_here(late(game, seed, left=12, players=2)))
    play_to_the_end(page, click_something)
    assert is_over(page)
    expect(page.locator("main table").first).to_be_visible()
    # Whoever is at the generic table stays there.
    page.locator("main").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    expect(page.locator(".table.generic")).to_be_visible()
    assert page.url.endswith(f"/replay/{table}?table=generic#0")


@pytest.mark.parametrize("game", few(("mycelia", "deep_forest")))
def test_turns_are_played_by_keyboard(person: Person, game: str) -> None:
    page = person()
    open_table(page, from_here(late(game, 3, left=40, players=2)))
    for _ in range(3):
        make_a_move(page, press_one)
    assert moment(page) >= 3


@pytest.mark.parametrize("game", few(("mycelia", "everdell", "deep_forest"), "deep_forest"))
def test_four_players_have_room_on_a_screen_and_on_a_phone(person: Person, game: str) -> None:
    page = person(bypass_csp=True)
    open_table(page, late(game, 3, left=61, players=4))
    assert double_ids(page) == []
    assert complaints_of_axe(page) == []
    assert badly_laid(page, SIZES) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        keep(page, f"generic-{game}-{width}")
    for name in NAMES:
        assert page.get_by_role("article", name=name).count() == (name != NAMES[my_seat(page)])


def my_seat(page: Page) -> int:
    return int((page.locator("#gt-own article").get_attribute("data-spot") or "").split(":")[0])


@pytest.mark.long
def test_things_on_the_table_glow_and_can_be_touched(person: Person) -> None:
    """Everdell discards from the hand: the card in the hand is as good as the button that names it."""
    page = person()
    open_table(page, from_here(late("everdell", 3, left=130, players=4)))
    lit = page.locator("[data-field=hand] .can")
    button = page.get_by_role("button", name="Discard Bard", exact=True)
    expect(button).to_be_visible()
    expect(lit.filter(has_text="Bard")).to_be_visible()
    before = moment(page)
    lit.filter(has_text="Bard").click()
    at_rest(page)
    assert moment(page) == before + 1
    expect(button).to_have_count(0)


def test_many_options_are_walked_to_and_back(person: Person) -> None:
    page = person()
    open_table(page, from_here(late("deep_forest", 3, left=61, players=4)))
    first = thing(page, "cell:1,1")
    first.click()
    expect(page.locator(".way .step")).to_have_text(["Cell 1,1"])
    page.keyboard.press("Escape")
    expect(page.locator(".way")).to_have_count(0)
    expect(first).to_be_visible()


def test_the_menu_leads_to_the_generic_table_and_back(person: Person) -> None:
    page = person()
    take_seat(page, from_here(late("mycelia", 3, left=40, players=2)))
    expect(page.locator(".table.mycelia")).to_be_visible()
    for button, shown in (("in words", "generic"), ("drawn", "mycelia")):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=button).click()
        expect(page.locator(f".table.{shown}")).to_be_visible()
