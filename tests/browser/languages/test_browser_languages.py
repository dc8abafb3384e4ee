"""The browser speaks every language there is: which one, all of it, and no page is lost by changing it."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from browser_lessons import WAITS, click, follow, open_lesson, step_of
from browser_looking import complaints_of_axe
from browser_people import (
    LONGEST,
    Person,
    at_rest,
    click_something,
    make_a_move,
    moment,
    sit_down,
    take_seat,
    thing,
)
from browser_positions import PLAYERS, over
from fewer import few
from tanglewood.kernel.registry import GAMES
from tanglewood.words import NAMES, languages, words

OTHERS = [language for language in languages() if language != "en"]
HERE = list(GAMES.ours())
EACH = [(language, HERE[number % len(HERE)]) for number, language in enumerate(OTHERS)]
"""Every language once, spread over the games."""
ALL = [(language, game) for language in OTHERS for game in HERE]
german = pytest.mark.skipif("de" not in OTHERS, reason="German is not there")

SAID = """() => {
  const apart = 'script, style, [lang]:not(html), [data-words]';
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest(apart)) found.push(walker.currentNode.textContent.trim());
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`))
      if (!one.closest(apart)) found.push(one.getAttribute(name));
  return [...new Set([document.title, ...found])].filter(Boolean);
}"""
"""Everything a page says, to the eye or to the ear; without what is marked as another language."""

ENGLISH = re.compile(
    r"\b(the|your|you|and|with|cards?|turn|draws?|gains?|choose|plays?|from|this|which|workers?|city|meadow|"
    r"whose|how|again|left|pays?|takes?|are|have|its|room|spaces?|pawn|strips?|leaves)\b",
    re.IGNORECASE,
)
"""Words of the tables that none of the other languages has."""
RULE = re.compile(r"\b[A-Z]{2}\.[\w.{}]+")
"""The id of a rule is the same everywhere."""
KEY = re.compile(r"\b(web|ev|my|df|cast|result|" + "|".join(HERE) + r")-[a-z]")


def foreign(page: Page) -> list[str]:
    """What a page says in English, and keys nobody has written a sentence for."""
    said: list[str] = page.evaluate(SAID)
    assert len(said) > 10
    found = [(text, RULE.sub("", text)) for text in said]
    return [text for text, plain in found if ENGLISH.search(plain) or KEY.search(plain)]


@pytest.mark.parametrize(("language", "game"), few(ALL, *(one for one in EACH if one[0] in LONGEST)))
def test_a_turn_of_a_game_is_in_one_language(person: Person, language: str, game: str) -> None:
    page = person(settings={"language": language}, bypass_csp=True)
    sit_down(page, game=game)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert foreign(page) == []
    make_a_move(page, click_something)
    at_rest(page)
    assert foreign(page) == []
    if language in LONGEST:  # what axe looks at is the same in all of them
        assert complaints_of_axe(page) == []


OF_A_GAME = ("new", "rules", "learn", "tabletop")
EVERYWHERE = ("/", "/settings")
ONCE = (*EVERYWHERE, *(f"/{page}/{HERE[number % len(HERE)]}" for number, page in enumerate(OF_A_GAME)))
"""Every page once, spread over the games."""
PAGES = (*EVERYWHERE, *(f"/{page}/{game}" for page in OF_A_GAME for game in HERE))


@pytest.mark.parametrize(
    ("language", "addresses"),
    few([(one, PAGES) for one in OTHERS], *((one, ONCE) for one in OTHERS[:1])),
    ids=lambda one: one if isinstance(one, str) else f"{len(one)} pages",
)
def test_pages_are_in_one_language(person: Person, language: str, addresses: tuple[str, ...]) -> None:
    page = person(settings={"language": language})
    found: list[str] = []
    for address in addresses:
        page.goto(address)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found += [f"{address}: {text}" for text in foreign(page)]
    assert found == []


# ---------------------------------------------------------------------- which language


def spoken(page: Page) -> str:
    page.locator("main h1").first.wait_for()
    return page.locator("html").get_attribute("lang") or ""


@german
def test_the_browsers_language_comes_first_and_no_other_is_loaded(person: Person) -> None:
    page = person(locale="de-AT")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    page.goto("/")
    assert spoken(page) == "de"
    page.wait_for_load_state("networkidle")
    assert [one for one in asked if one.startswith("locales/")] == ["locales/de"]
    without = [
        one for one in asked if one and not re.match(r"(locales|numbers)/de$|languages$|.*lang=de$", one)
    ]
    assert without == []


@german
def test_a_choice_in_the_menu_is_kept_on_the_device(person: Person) -> None:
    page = person()
    page.goto("/")
    assert spoken(page) == "en"
    menu = page.get_by_label("Language", exact=True)
    assert menu.locator("option").all_inner_texts() == [NAMES[one] for one in languages()]
    menu.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert foreign(page) == []
    page.reload()
    assert spoken(page) == "de"
    # The next page begins with these words and loads no others.
    assert '<html lang="de">' in page.request.get("/").text()


@german
def test_a_link_sets_the_language_of_a_visit(person: Person) -> None:
    page = person()
    page.goto("/rules/mycelia?lang=de#aim")
    assert spoken(page) == "de"
    assert page.url.endswith("/rules/mycelia#aim")
    # Somebody who has chosen keeps the choice for the next time.
    other = person(settings={"language": "en"})
    other.goto("/?lang=de")
    assert spoken(other) == "de"
    other.locator("a[href$='/settings']").click()
    assert spoken(other) == "de"
    other.goto("/")
    assert spoken(other) == "en"


def test_a_language_that_is_not_there_is_english(person: Person) -> None:
    page = person(locale="ja-JP")
    page.goto("/?lang=tlh")
    assert spoken(page) == "en"


# ---------------------------------------------------------------------- changing it


def change(page: Page, language: str) -> None:
    page.locator(f"select:has(option[value={language}])").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def change_at_table(page: Page, language: str) -> None:
    page.get_by_role("button", name="Menu").click()
    change(page, language)
    page.locator("dialog header button").click()


def log_of(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def touch_once(page: Page) -> str:
    """Begin a move that takes several touches, and leave it half done."""
    things: list[str] = page.locator("[data-thing].can:visible").evaluate_all(
        "all => all.map(one => one.dataset.thing)"
    )
    for name in things:
        thing(page, name).first.click()
        if thing(page, name).first.evaluate("one => one.matches('.pick')"):
            return name
    raise AssertionError("every touch is a whole move")


@german
def test_a_table_goes_on_in_another_language(person: Person) -> None:
    page = person()
    table = sit_down(page, game="everdell")
    make_a_move(page, click_something)
    at_rest(page)
    before, story = moment(page), log_of(page)
    question = page.locator(".prompt").inner_text()
    change_at_table(page, "de")
    expect(page.locator(".prompt")).not_to_have_text(question)
    at_rest(page)
    assert moment(page) == before
    assert page.url.endswith(f"/table/{table}")
    assert log_of(page)
    assert log_of(page) != story
    assert foreign(page) == []
    # What happens from now on is told in it too.
    make_a_move(page, click_something)
    at_rest(page)
    assert foreign(page) == []


@pytest.mark.long
@german
def test_what_is_half_chosen_stays_chosen(person: Person) -> None:
    page = person()
    sit_down(page, game="mycelia")
    make_a_move(page, click_something)
    at_rest(page)
    picked = touch_once(page)
    question = page.locator(".prompt").inner_text()
    change_at_table(page, "de")
    expect(page.locator(".prompt")).not_to_have_text(question)
    at_rest(page)
    expect(thing(page, picked).first).to_have_class(re.compile(r"\bpick\b"))


@german
def test_a_form_stays_filled_in(person: Person) -> None:
    page = person()
    page.goto("/new/everdell")
    title = page.locator("main h1")
    before = title.inner_text()
    page.locator("main input[type=text]").first.fill("Wilhelmina")
    change(page, "de")
    expect(title).not_to_have_text(before)
    expect(page.locator("main input[type=text]").first).to_have_value("Wilhelmina")


@pytest.mark.long
@german
def test_a_lesson_and_a_replay_stay_where_they_are(person: Person) -> None:
    page = person()
    open_lesson(page, "mycelia", "1")
    follow(page, click, until=3)
    step, said = step_of(page), page.locator(".guide").inner_text()
    change(page, "de")
    expect(page.locator(".guide")).not_to_have_text(said)
    page.wait_for_function(WAITS)
    assert step_of(page) == step
    take_seat(page, over("mycelia", 2, players=2), PLAYERS, visit="replay")
    page.get_by_role("slider").fill("7")
    expect(page.locator(".bar small")).to_contain_text("7")
    words = page.locator(".prompt").inner_text()
    change(page, "en")
    expect(page.locator(".prompt")).not_to_have_text(words)
    expect(page.get_by_role("slider")).to_have_value("7")


@pytest.mark.long
@german
def test_links_keep_the_language_but_for_invitations(person: Person) -> None:
    page = person(settings={"language": "de"})
    take_seat(page, over("mycelia", 2, players=2), PLAYERS, visit="replay")
    page.get_by_role("button", name=words("de").say("web-replay-link")).click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert "?lang=de#" in link
    # Whoever opens it reads it so, whatever their browser prefers.
    other = person(locale="en-GB")
    other.goto(link)
    expect(other.locator("html")).to_have_attribute("lang", "de")
    assert "lang=" not in other.url


@german
def test_a_first_page_grows_by_the_chosen_language_alone(person: Person) -> None:
    """All that is loaded, in bytes before they are packed for the way."""

    def loaded(locale: str) -> dict[str, int]:
        page = person(locale=locale)
        found: dict[str, int] = {}
        page.on("requestfinished", lambda request: sizes.append(request))
        sizes: list[Request] = []
        page.goto("/")
        spoken(page)
        page.wait_for_load_state("networkidle")
        for request in sizes:
            response = request.response()
            if response is not None and response.ok:
                found[request.url.partition("?")[0]] = len(response.body())
        return found

    english, german = loaded("en-GB"), loaded("de-DE")
    chosen = sum(size for url, size in german.items() if re.search(r"/api/(locales|numbers)/de$", url))
    assert chosen > 0
    assert sum(german.values()) - sum(english.values()) <= chosen
