"""Beside a real table: a pad filled on a phone without a connection, and tonight's set-up."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser_people import CONTROLLED, PATIENCE, Person
from tanglewood.kernel.registry import lookup
from tanglewood.tabletop.tonight import tonight

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fill(page: Page, row: str, name: str, number: str) -> None:
    field = page.get_by_label(f"{row}, {name}", exact=True)
    field.fill(number)
    field.blur()


def test_a_pad_is_filled_on_a_phone_without_a_connection(person: Person) -> None:
    page = person(service_workers="allow", phone=True)
    page.goto("/")
    page.evaluate(CONTROLLED)
    page.get_by_role("link", name="At the real table").click()
    page.get_by_role("link", name="Everdell").click()
    page.get_by_role("heading", name="Score pad").wait_for()
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="Score pad").wait_for()
    assert page.evaluate(SIDEWAYS) == 0
    first, second = "Player 1", "Player 2"
    for row, mine, theirs in (
        ("Cards", "22", "22"),
        ("Point tokens", "14", "10"),
        ("Purple cards", "10", "18"),
    ):
        fill(page, row, first, mine)
        fill(page, row, second, theirs)
    # The Journey is counted: a worker on 4 makes 4 points.
    page.get_by_role("button", name=f"Journey, {first}").click()
    page.get_by_role("button", name="One more: Journey of 4").click()
    expect(page.get_by_role("dialog")).to_contain_text("Makes 4")
    page.get_by_role("button", name="Done").click()
    total = page.locator("tfoot td")
    expect(total).to_have_text(["50", "50"])
    # Tied: only now the pad asks for events, which decide.
    tied = page.get_by_role("group", name="Tied. What decides is Events")
    tied.get_by_label(first).fill("3")
    tied.get_by_label(first).blur()
    expect(page.get_by_text(f"{first} wins")).to_be_visible()
    # A number nobody can have is doubted with its rule, and still counted.
    fill(page, "Cards", second, "220")
    expect(page.get_by_text("220 is more than this game can bring")).to_be_visible()
    expect(total).to_have_text(["50", "248"])
    page.get_by_role("button", name="Keep this play").click()
    expect(page.get_by_text("Kept on this device.")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Save as CSV").click()
    lines = taken.value.path().read_text(encoding="utf-8").splitlines()
    assert any(line.endswith("Player 2,Together,248,1") for line in lines)
    page.reload()
    expect(total).to_have_text(["50", "248"])
    page.context.set_offline(False)


def test_tonights_set_up_is_the_engines_and_has_a_link(person: Person) -> None:
    page = person(phone=True)
    page.goto("/tabletop/everdell/setup?seed=5&options=players%3D3%3Bbellfaire%3Dyes")
    told = tonight(lookup("everdell"), {"players": 3, "bellfaire": True}, 5)
    names = [one.name for step in told.steps for one in step.things]
    expect(page.locator(".thing .words b")).to_have_text(names)
    assert page.evaluate(SIDEWAYS) == 0
    link = page.get_by_label("Copy the link to this set-up").input_value()
    assert "seed=5" in link
    assert "bellfaire" in link
    boxes = page.get_by_role("checkbox")
    for at in range(boxes.count()):
        boxes.nth(at).check()
    expect(page.get_by_text("Everything lies there")).to_be_visible()
    page.get_by_role("button", name="Deal another").click()
    expect(page).not_to_have_url(link)
    page.get_by_role("link", name="Timer").click()
    page.get_by_role("button", name="Draw who begins").click()
    expect(page.get_by_role("status").filter(has_text="begins")).to_be_visible()


def test_the_pictures_of_a_set_up_are_seen_whole(person: Person) -> None:
    page = person(phone=True)
    page.goto("/tabletop/deep_forest/setup?seed=5&options=players%3D2")
    drawn = page.locator(".thing .picture svg")
    expect(drawn.first).to_be_visible()
    cut = """all => all.filter(one => {
      const [own, frame] = [one, one.closest('.pic')].map(it => it.getBoundingClientRect());
      return own.top < frame.top || own.bottom > frame.bottom;
    }).length"""
    assert drawn.evaluate_all(cut) == 0


def part(page: Page, name: str) -> None:
    """Turn to another part of the page."""
    page.get_by_role("navigation", name="Beside the table").get_by_role("link", name=name).click()


def test_the_timer_goes_on_and_ticks_stay_while_another_part_is_open(person: Person) -> None:
    page = person(phone=True)
    page.clock.install()
    page.goto("/tabletop/everdell/setup?seed=5&options=players%3D2")
    boxes = page.get_by_role("checkbox")
    boxes.first.check()
    part(page, "Timer")
    page.get_by_role("button", name="Start the timer").click()
    page.get_by_role("button", name="Player 1 is done").click()
    part(page, "Set-up")
    expect(boxes.first).to_be_checked()
    expect(boxes.nth(1)).not_to_be_checked()
    assert "seed=5" in page.url
    page.clock.fast_forward("05:00")
    part(page, "Timer")
    second = page.get_by_role("listitem").filter(has_text="Player 2")
    expect(second.locator(".time")).to_have_text(re.compile("^5:"))
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="Player 1")).to_contain_text("1 turn")
    expect(second).to_have_attribute("aria-current", "true")
    expect(second.locator(".time")).to_have_text(re.compile("^5:"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Back to zero").click()
    page.get_by_role("button", name="Draw who begins").click()
    begins = page.get_by_role("status").filter(has_text="begins")
    said = begins.inner_text()
    part(page, "Set-up")
    expect(boxes.first).to_be_checked()
    page.reload()
    expect(boxes.first).to_be_checked()
    part(page, "Timer")
    expect(begins).to_have_text(said)


@pytest.mark.long
def test_a_set_up_is_dealt_without_a_connection(person: Person) -> None:
    page = person(service_workers="allow", phone=True)
    page.goto("/")
    page.evaluate(CONTROLLED)
    page.goto("/tabletop/everdell/setup?seed=5&options=players%3D3%3Bbellfaire%3Dyes")
    page.get_by_role("checkbox").first.wait_for()
    expect(page.get_by_text("New set-ups are dealt without a connection too.")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Deal another").click()
    page.wait_for_url(lambda url: "seed=5&" not in url)
    found = re.search(r"seed=(\d+)", page.url)
    assert found is not None
    told = tonight(lookup("everdell"), {"players": 3, "bellfaire": True}, int(found[1]))
    names = [one.name for step in told.steps for one in step.things]
    expect(page.locator(".thing .words b")).to_have_text(names, timeout=PATIENCE)
    page.get_by_role("checkbox").first.check()
    page.reload()
    expect(page.locator(".thing .words b")).to_have_text(names[len(told.steps[0].things) :], timeout=PATIENCE)
    expect(page.get_by_role("checkbox").first).to_be_checked()
    page.context.set_offline(False)


@pytest.mark.long
def test_answers_about_what_is_not_in_play_wait_behind_a_button(person: Person) -> None:
    page = person(phone=True)
    page.goto("/tabletop/everdell/rules")
    page.get_by_role("searchbox").fill("pearls")
    others = page.get_by_role("button", name="about what is not in play")
    expect(others).to_be_visible()
    # Neither does a card or a symbol of another box answer first.
    expect(page.locator("[data-answer]")).to_have_count(0)
    pearls = page.locator("[data-answer][href*='EX.pearlbrook']")
    expect(pearls).to_have_count(0)
    others.click()
    expect(others).to_have_count(0)
    expect(pearls.first).to_be_visible()
    # With the box on the table they are answers like any other.
    page.goto("/tabletop/everdell/setup?seed=5&options=players%3D2%3Bpearlbrook%3Dyes")
    page.get_by_role("checkbox").first.check()
    part(page, "Rules")
    page.get_by_role("searchbox").fill("pearls")
    expect(pearls.first).to_be_visible()


@pytest.mark.long
def test_sheets_to_print_are_taken_along(person: Person) -> None:
    page = person(phone=True)
    page.goto("/tabletop/everdell/rules")
    for name, file in (
        ("Everdell on one page (PDF)", "tanglewood-everdell.pdf"),
        ("a flow chart (PDF)", "tanglewood-nightweave.pdf"),
    ):
        with page.expect_download() as taken:
            page.get_by_role("link", name=name).click()
        assert taken.value.suggested_filename == file
        assert taken.value.path().read_bytes().startswith(b"%PDF-")
