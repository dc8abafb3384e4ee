"""The Lab in the browser: a study is set up, watched, and read."""

import pytest
from playwright.sync_api import Page, expect

from browser_looking import complaints_of_axe
from browser_people import Person
from tanglewood.kernel.packs.designer import read_pack

GAMES = 10
"""Of each of two versions."""


def set_up(page: Page) -> None:
    """Twenty games of Mycelia by random bots, a cost as printed and another one."""
    page.goto("/lab")
    page.get_by_role("link", name="New question").click()
    page.get_by_role("radio", name="Mycelia").check(force=True)
    page.get_by_label("Who plays").select_option("random")
    page.get_by_label("Component").select_option(label="Amanita muscaria · Cards to hire")
    page.get_by_label("What of it").select_option("cost")
    page.get_by_label("New value").fill("8")
    page.get_by_label("Games").fill(str(GAMES))
    page.get_by_label("Your question").fill("Is a dear fly agaric too weak?")


def test_a_study_is_set_up_watched_and_read(person: Person) -> None:
    page = person()
    set_up(page)
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/lab/mycelia-*")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("main[data-status=done]")).to_be_visible()
    expect(page.get_by_text(f"{2 * GAMES} of {2 * GAMES} games")).to_be_visible()
    report = page.frame_locator("iframe")
    expect(report.get_by_role("heading", level=1)).to_have_text("Is a dear fly agaric too weak?")
    expect(report.locator("html")).to_have_attribute("data-drawn", "yes")
    expect(report.locator("[data-plot=length] svg path").first).to_be_attached()
    expect(report.locator("#noise li").first).to_contain_text("in B")
    # The report says how tall it is: it needs no bar of its own to scroll.
    inner = report.locator("body").evaluate("it => it.getBoundingClientRect().height")
    expect(page.locator("iframe")).to_have_css("height", f"{-(-inner // 1):g}px")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the tables").click()
    assert saved.value.suggested_filename.endswith(".zip")
    expect(page.get_by_role("link", name="New question")).to_be_visible()
    looker = person(bypass_csp=True)  # axe is a script that no page of ours allows
    for address, part in ((page.url, "main > section"), ("/lab/new", "main > form")):
        looker.goto(address)
        looker.locator(part).wait_for()
        assert complaints_of_axe(looker, part) == []
    page.get_by_role("link", name="All studies").click()
    expect(page.get_by_role("link", name="Is a dear fly agaric too weak?")).to_contain_text("finished")


def test_a_refusal_says_what_is_wrong_and_a_phone_shows_all_of_it(person: Person) -> None:
    page = person(phone=True)
    set_up(page)
    page.get_by_label("New value").fill("-9")
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("alert")).to_contain_text("cost")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_only_what_a_bot_can_do_without_is_offered(person: Person) -> None:
    page = person()
    page.goto("/lab/new")
    page.get_by_role("radio", name="Everdell").check(force=True)
    page.get_by_role("radio", name="Without something").check(force=True)
    offered = page.get_by_label("Component").locator("option")
    expect(page.get_by_label("Component").locator("option[value='card:fool']")).to_be_attached()
    tables = {value.partition(":")[0] for value in offered.evaluate_all("all => all.map(one => one.value)")}
    assert not tables & {"visitor", "map_tile", "train_tile", "weather"}


@pytest.mark.long
def test_a_search_is_set_up_watched_and_read(person: Person) -> None:
    page = person()
    page.goto("/lab")
    page.get_by_role("link", name="Search for numbers").click()
    page.get_by_role("radio", name="Mycelia").check(force=True)
    page.get_by_label("Who plays").select_option("random")
    begin = page.get_by_role("button", name="Search", exact=True)
    expect(begin).to_be_disabled()
    goal = page.locator("[data-goal='0']")
    goal.get_by_label("From").fill("60")
    goal.get_by_label("To").fill("76")
    page.get_by_role("button", name="One more goal").click()
    page.get_by_label("Goal 2").select_option(label="Wins of whoever begins")
    page.get_by_label("To, in %").fill("60")
    number = page.locator("[data-number='0']")
    number.get_by_label("Number 1").select_option("counts:")
    number.get_by_label("What of it").select_option("hand")
    number.get_by_label("From").fill("5")
    number.get_by_label("To").fill("0")
    page.get_by_label("Trials").fill("2")
    page.get_by_label("Games of a trial").fill("4")
    page.get_by_label("Your question").fill("Which hand is right?")
    begin.click()
    expect(page.get_by_role("alert")).to_contain_text("counts.hand")
    number.get_by_label("To").fill("7")
    begin.click()
    page.wait_for_url("**/lab/mycelia-*")
    page.get_by_text("search.toml", exact=True).click()
    expect(page.get_by_text('"first_seat" = { to = 0.6 }')).to_be_visible()
    expect(page.locator("main[data-status=done]")).to_be_visible()
    report = page.frame_locator("iframe")
    expect(report.locator("html")).to_have_attribute("data-drawn", "yes")
    expect(report.get_by_role("table").first).to_contain_text("counts.hand")
    # A point that was found is a pack, and a table can be laid with it.
    with page.expect_download() as saved:
        report.get_by_role("link", name="trial-1.toml").click()
    pack = read_pack(saved.value.path())
    assert pack is not None
    assert (pack.game, pack.name) == ("mycelia", "found-1")
    page.get_by_role("link", name="All studies").click()
    expect(page.get_by_role("link", name="Which hand is right?")).to_contain_text("finished")


def test_the_fields_of_a_search_fit_a_phone(person: Person) -> None:
    page = person(phone=True, bypass_csp=True)  # axe is a script that no page of ours allows
    page.goto("/lab/search")
    page.get_by_role("radio", name="Mycelia").check(force=True)
    page.get_by_label("Number 1").select_option("counts:")
    page.get_by_role("button", name="One more number").click()
    expect(page.get_by_role("button", name="Without number 2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints_of_axe(page, "main > form") == []
