"""Companion sessions of one device: none is lost to another one, and they begin without a connection too."""

import pytest
from playwright.sync_api import Page, expect

from browser_looking import badly_laid
from browser_people import CONTROLLED, PATIENCE, Person, keep
from tanglewood.companion.session import Session, new_session, read_session
from tanglewood.kernel.registry import lookup
from tanglewood.tabletop.tonight import tonight

SMALL = ((360, 740),)


def session_of(page: Page, rival: str) -> str:
    found: str = page.evaluate(f"JSON.parse(localStorage.getItem('companion:{rival}')).session")
    return found


def wait_for_session(page: Page, session: str) -> None:
    page.wait_for_function(
        "wanted => JSON.parse(localStorage.getItem('companion:nightweave') ?? '{}').session === wanted",
        arg=session,
        timeout=PATIENCE,
    )
    expect(page).to_have_url("/companion/nightweave")  # the link has done its work


def begun(seed: int) -> Session:
    """A game in which the forest is known."""
    session = new_session("nightweave", {"difficulty": 2}, seed)
    assert session.question is not None
    session.answer([one.id for one in session.question.options[: len(session.question.places)]])
    return session


def further(session: Session) -> Session:
    """The same game, one answer later."""
    later = session.twin()
    assert later.question is not None
    later.answer([one.id for one in later.question.options[: len(later.question.places)]])
    return later


def test_a_link_replaces_no_game_unasked(person: Person) -> None:
    mine, theirs = begun(2), begun(5)
    page = person(phone=True)
    page.goto(f"/companion/nightweave#s={mine.text()}")
    wait_for_session(page, mine.text())
    page.goto(f"/companion/nightweave#s={theirs.text()}")
    asked = page.get_by_role("heading", name="Which game goes on?")
    expect(asked).to_be_visible()
    keep(page, "companion-which")
    assert badly_laid(page, SMALL) == []
    assert session_of(page, "nightweave") == mine.text()
    page.get_by_role("button", name="Keep mine").click()
    expect(page.locator("main.companion")).to_be_visible()
    expect(page).to_have_url("/companion/nightweave")
    assert session_of(page, "nightweave") == mine.text()
    page.goto(f"/companion/nightweave#s={theirs.text()}")
    page.get_by_role("button", name="Take this one").click()
    wait_for_session(page, theirs.text())
    # The one that made room is found again, and changes places with the other.
    page.goto("/companion")
    aside = page.get_by_role("region", name="Games put aside")
    expect(aside.get_by_role("listitem")).to_have_count(1)
    keep(page, "companion-aside")
    assert badly_laid(page, SMALL) == []
    aside.get_by_role("link", name="Nightweave").click()
    page.get_by_role("button", name="Take this one").click()
    wait_for_session(page, mine.text())
    page.goto("/companion")
    expect(aside.get_by_role("listitem")).to_have_count(1)
    aside.get_by_role("button", name="Remove the game against Nightweave").click()
    expect(aside).to_have_count(0)


def test_a_link_that_goes_on_from_here_is_followed_unasked(person: Person) -> None:
    mine = begun(2)
    later = further(mine)
    page = person(phone=True)
    page.goto(f"/companion/nightweave#s={mine.text()}")
    wait_for_session(page, mine.text())
    page.goto(f"/companion/nightweave#s={later.text()}")
    wait_for_session(page, later.text())
    # The way back loses an answer: somebody is asked.
    page.goto(f"/companion/nightweave#s={mine.text()}")
    expect(page.get_by_role("heading", name="Which game goes on?")).to_be_visible()


def test_phones_that_follow_each_other_show_the_same_step(person: Person) -> None:
    session = new_session("gwidyon", {}, 4)
    ann, bob = person(phone=True), person(phone=True)
    ann.goto(f"/companion/gwidyon#s={session.text()}")
    tab = ann.get_by_role("navigation").get_by_role("button", name="Opponent")
    tab.click()
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    ann.get_by_role("button", name="Follow each other").click()
    expect(ann.get_by_text("Connected")).to_be_visible()
    keep(ann, "companion-follow")
    assert badly_laid(ann, SMALL) == []
    bob.goto(ann.get_by_label("Link", exact=True).input_value())
    expect(bob).to_have_url("/companion/gwidyon")
    # Bob tells that it is the opponent's turn, and Ann reads the steps.
    bob.locator("button.round").click()
    ann.get_by_role("navigation").get_by_role("button", name="Turn").click()
    session.tell("turn")
    for page in (ann, bob):
        expect(page.locator("main")).to_contain_text(session.done[-1].steps[0].text)
        assert session_of(page, "gwidyon") == session.text()
    # Ann takes it back, after a reload: her phone still follows, and is followed.
    ann.reload()
    ann.get_by_role("button", name="Take the last answer back").click()
    expect(bob.locator("button.round")).to_be_visible()


@pytest.mark.long
def test_her_activity_cards_are_told_apart_by_what_is_drawn_on_them(person: Person) -> None:
    session = new_session("nightweave", {"difficulty": 2, "players": 2}, 5, own_cards=True)
    while session.question is not None:
        session.answer([one.id for one in session.question.options[: len(session.question.places)]])
    session.tell("turn")
    assert session.question is not None
    cards = session.question.options
    page = person(phone=True)
    page.goto(f"/companion/nightweave#s={session.text()}")
    expect(page.locator("[data-option] .activity")).to_have_count(len(cards))
    keep(page, "companion-activity")
    assert badly_laid(page, SMALL) == []
    assert "impossible" not in page.locator("main").inner_text()  # that is read aloud alone
    page.get_by_role("button", name=cards[0].name, exact=True).click()
    page.get_by_role("navigation").get_by_role("button", name="Answers").click()
    expect(page.locator("main .activity")).to_have_count(1)
    page.get_by_role("navigation").get_by_role("button", name="Score").click()
    expect(page.get_by_role("columnheader", name="Player 2")).to_be_visible()
    keep(page, "companion-score-three")
    assert badly_laid(page, SMALL) == []


def test_what_tonights_set_up_dealt_is_not_asked_again(person: Person) -> None:
    wishes = {"players": 1, "nightweave": True, "personality": "any"}
    told = tonight(lookup("everdell"), dict(wishes), 5)
    dealt = {step.id: [one.id for one in step.things] for step in told.steps}
    page = person(phone=True)
    page.goto("/tabletop/everdell/setup?seed=5&options=players%3D1%3Bnightweave%3Dyes%3Bpersonality%3Dany")
    offer = page.get_by_role("button", name="Let the program play Nightweave")
    offer.scroll_into_view_if_needed()
    keep(page, "tonight-companion")
    assert badly_laid(page, SMALL) == []
    offer.click()
    expect(page.locator("main.companion")).to_be_visible()
    expect(page).to_have_url("/companion/nightweave")
    session = read_session(session_of(page, "nightweave"))
    assert session.journal[0].answers == {"forest": dealt["forest"], "specials": dealt["special-events"]}
    assert session.options["personality"] == dealt["personality"][0]
    assert session.question is None


@pytest.mark.long
def test_an_opponent_says_what_of_the_set_up_it_does_not_know(person: Person) -> None:
    page = person(phone=True)
    page.goto("/tabletop/everdell/setup?seed=5&options=players%3D1%3Bnightweave%3Dyes%3Bpearlbrook%3Dyes")
    expect(page.get_by_text("does not know these options: With Pearlbrook.")).to_be_visible()
    # At a table without such an opponent nothing is offered.
    page.goto("/tabletop/everdell/setup?seed=5&options=players%3D2")
    expect(page.get_by_label("Copy the link to this set-up")).to_be_visible()
    expect(page.get_by_role("button", name="Let the program play")).to_have_count(0)


@pytest.mark.long
def test_a_companion_is_opened_and_begun_without_a_connection(person: Person) -> None:
    rival = "gwidyon"
    page = person(phone=True, service_workers="allow")
    page.goto("/companion")
    page.evaluate(CONTROLLED)
    page.get_by_role("link", name="Gwidyon").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("main.companion")).to_be_visible()
    tab = page.get_by_role("navigation").get_by_role("button", name="Opponent")
    tab.click()
    expect(page.get_by_text("This game goes on without a connection too.")).to_be_visible()
    first = session_of(page, rival)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("main.companion")).to_be_visible()
    assert session_of(page, rival) == first
    tab.click()
    page.get_by_role("button", name="Begin another game").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_function(
        "([rival, was]) => JSON.parse(localStorage.getItem(`companion:${rival}`)).session !== was",
        arg=[rival, first],
        timeout=PATIENCE,
    )
    assert read_session(session_of(page, rival)).seed != read_session(first).seed
    page.context.set_offline(False)
