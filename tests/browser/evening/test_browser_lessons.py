"""Every lesson is played to its end in a real browser, by following what is lit."""

import pytest
from playwright.sync_api import Page, expect

from browser_lessons import Touch, aside, click, follow, hurry, open_lesson, press, step_of, tap
from browser_looking import complaints_of_axe, too_small
from browser_people import Person, state, symbols_there, wait_for_question
from fewer import few
from tanglewood.kernel.registry import GAMES
from tanglewood.lessons import lesson, lessons_of

TAUGHT = [game for game in GAMES if lessons_of(game)]


INSIDE = """one => {
  const boxes = [one.closest('.picture') ?? one, one.closest('.guide')].map(it => it.getBoundingClientRect());
  const [picture, guide] = boxes;
  const beside = picture.left >= guide.left && picture.right <= guide.right;
  return beside && picture.bottom <= guide.bottom && picture.width > 40;
}"""


def thing(page: Page, name: str) -> None:
    """Touch something, also what cannot be touched now."""
    page.locator(f'[data-thing="{name}"]').click(force=True)


def coach(page: Page, name: str) -> None:
    page.locator(f'[data-guide="{name}"]').click()


def look_at_symbols(page: Page) -> None:
    coach(page, "symbols")
    signs = page.get_by_role("dialog", name="What the signs mean")
    expect(signs.locator("dl dd").first).to_be_visible()
    symbols_there(page)  # every sign is one the game draws
    assert "legend-" not in signs.inner_text()
    page.keyboard.press("Escape")
    signs.wait_for(state="detached")


@pytest.mark.parametrize(("game", "way"), [("mycelia", tap), ("everdell", press), ("deep_forest", click)])
def test_a_first_game_by_mouse_by_keys_and_on_a_phone(person: Person, game: str, way: Touch) -> None:
    page = person(phone=way is tap)
    open_lesson(page, game, "1")
    assert follow(page, way) > 0
    guide = page.locator(".guide")
    expect(guide).to_contain_text(lesson(game, "1").say("closing"))
    guide.get_by_role("link", name="Next: ").click()
    page.wait_for_url(f"**/learn/{game}/2")
    page.goto(f"/learn/{game}")
    expect(page.locator(f'a[href="/learn/{game}/1"] .done')).to_be_visible()


EVERY = [(it.game, it.id) for game in TAUGHT for it in lessons_of(game)]


@pytest.mark.long
@pytest.mark.parametrize("way", [click, press, tap], ids=["mouse", "keys", "phone"])
@pytest.mark.parametrize(("game", "id"), EVERY, ids=[f"{game}-{id}" for game, id in EVERY])
def test_every_lesson_by_mouse_by_keys_and_on_a_phone(person: Person, game: str, id: str, way: Touch) -> None:
    page = person(phone=way is tap)
    open_lesson(page, game, id)
    follow(page, way)
    expect(page.locator(".guide")).to_contain_text(lesson(game, id).say("closing"))


SOME = EVERY[1::12]


# One is played by `make test` besides the first ones, all of them in every way above; tests/lessons plays
# all of them on the engine.
@pytest.mark.parametrize(("game", "id"), few(SOME, SOME[0]))
def test_a_lesson_comes_to_its_end(person: Person, game: str, id: str) -> None:
    page = person()
    open_lesson(page, game, id)
    hurry(page)
    expect(page.locator(".guide")).to_contain_text(lesson(game, id).say("closing"))
    page.get_by_role("button", name="Play a real game").click()
    wait_for_question(page)
    table = state(page, page.url.rpartition("/")[2])
    assert [seat["name"] for seat in table["seats"] if not seat["mine"]] in (["Ada"], [])


@pytest.mark.parametrize("game", few(TAUGHT))
def test_every_symbol_is_explained(person: Person, game: str) -> None:
    page = person()
    open_lesson(page, game, "1")
    look_at_symbols(page)


def test_whatever_else_is_done_is_answered(person: Person) -> None:
    it, page = lesson("mycelia", "1"), person()
    open_lesson(page, "mycelia", "1")
    # Another legal move is not played; whoever insists is asked.
    thing(page, "hand:drifting-leaf")
    assert aside(page, "otherwise") == it.say(1, "otherwise")
    thing(page, "hand:drifting-leaf")
    expect(page.locator(".guide")).to_have_attribute("data-phase", "offer")
    coach(page, "stay")
    follow(page, click, until=2)
    # A side road is seen and taken back, once.
    thing(page, "field:b4")
    thing(page, "field:c4")
    assert aside(page, "trap") == it.say(2, "trap", 1)
    coach(page, "take-back")
    expect(page.locator("main")).to_have_attribute("data-played", "0")
    # What a rule forbids is refused in its words.
    thing(page, "showcase:hygrocybe-conica")
    expect(page.locator('[data-aside="refused"] a')).to_have_attribute("href", "/rules/mycelia#MY.hire.when")


@pytest.mark.long
def test_another_right_move_counts_and_the_rest_follows_from_it(person: Person) -> None:
    it, page = lesson("mycelia", "1"), person()
    open_lesson(page, "mycelia", "1")
    follow(page, click, until=7)
    click(page)
    expect(page.locator("main")).to_have_attribute("data-played", "1")
    # The field with a single drop does not fit: a line of its own.
    thing(page, "field:d3")
    assert it.say(7, "slip", 1) in aside(page, "refused")
    thing(page, "field:b1")
    assert aside(page, "fine") == it.say(7, "fine", 1)
    follow(page, click)
    expect(page.locator(".guide")).to_contain_text(it.say("closing"))


def test_one_is_shown_a_step_goes_back_skips_leaves_and_comes_back(person: Person) -> None:
    page = person()
    open_lesson(page, "mycelia", "1")
    coach(page, "show")
    expect(page.locator("main")).to_have_attribute("data-doing", "showing")
    expect(page.locator("main")).to_have_attribute("data-doing", "ask")
    assert step_of(page) == 1
    follow(page, click, until=3)
    coach(page, "back")
    assert step_of(page) == 2
    coach(page, "skip")
    coach(page, "skip")
    assert step_of(page) == 4
    coach(page, "leave")
    expect(page.locator('a[href="/learn/mycelia/1"]')).to_contain_text("go on with step 4")
    page.locator('a[href="/learn/mycelia/1"]').click()
    expect(page.locator(".guide")).to_have_attribute("data-step", "4")
    coach(page, "restart")
    expect(page.locator(".guide")).to_have_attribute("data-step", "1")


@pytest.mark.long
def test_one_plays_on_alone_from_a_moment_of_a_lesson(person: Person) -> None:
    page = person()
    open_lesson(page, "mycelia", "1")
    follow(page, click, until=2)
    for _ in range(2):
        thing(page, "field:b4")
        thing(page, "field:a4")
    coach(page, "alone")
    page.wait_for_url("**/table/*")
    expect(page.locator("main")).to_have_attribute("data-doing", "asked")
    expect(page.get_by_text("Ada").first).to_be_visible()


@pytest.mark.long
def test_what_is_lit_has_the_focus_and_the_coach_is_heard(person: Person) -> None:
    it, page = lesson("everdell", "1"), person()
    open_lesson(page, "everdell", "1")
    expect(page.locator("[data-lit]")).to_be_focused()
    # The card the sentence names is drawn in the guide, and nowhere else.
    follow(page, press, until=3)
    picture = page.locator(".guide .card svg").first
    expect(picture).to_be_visible()
    assert picture.evaluate(INSIDE)
    open_lesson(page, "everdell", "1")
    coach(page, "restart")
    heard = page.locator('.guide [role="status"]')
    expect(heard).to_have_text(it.say(1, "say"))
    follow(page, press, until=2)
    expect(heard).to_contain_text(f"{it.say(1, 'notice')} ")
    expect(heard).to_contain_text(it.say(2, "say"))


@pytest.mark.parametrize("phone", few((False, True), True))
def test_chapters_and_coach_are_for_everybody(person: Person, phone: bool) -> None:
    page = person(phone=phone, bypass_csp=True)
    for game in TAUGHT:
        page.goto(f"/learn/{game}")
        page.locator(".chapters li").first.wait_for()
        # The first has the emblem of the game, every other one a sign of its own.
        pictures = page.locator(".chapters .picture > .drawing")
        expect(pictures).to_have_count(len(lessons_of(game)) - 1)
        expect(pictures.locator("svg").last).to_be_visible()
        symbols_there(page)
        drawn = pictures.evaluate_all("all => all.map(one => one.innerHTML)")
        assert len(set(drawn)) == len(drawn)
    assert complaints_of_axe(page) == []
    open_lesson(page, "mycelia", "1")
    assert complaints_of_axe(page, ".guide") == []
    assert too_small(page, ".guide") == []
