"""Bots that help in the browser: hints, thinking that is seen, a seat handed over and back, looking back."""

import asyncio
import re
from typing import Any, NoReturn

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser_looking import double_ids
from browser_people import (
    Person,
    at_rest,
    click_something,
    keep,
    play_move,
    play_to_the_end,
    sit_down,
    state,
    take_seat,
    wait_for_question,
)
from browser_positions import from_here, late, moves_of, over
from holding import Held
from serving import Host


def all_players(page: Page) -> None:
    """Beside the table the players are a row of faces; this opens what can be done with their seats."""
    page.get_by_role("button", name="Players", exact=True).click()


def finished(page: Page, visit: str, left: int = 0) -> str:
    """A table with the record of a game somebody lost; of a long one only so many moves at its end."""
    whole = over("mycelia", 5, players=2)
    if left:
        game = from_here(late("mycelia", 5, left=left, players=2))
        for move in moves_of(whole)[-left:]:
            game.play(move)
        whole = game
    return take_seat(page, whole, ["Ada", "Bruno"], visit=visit)


def test_a_hint_shows_what_to_expect_and_is_played_with_the_keys(person: Person) -> None:
    page = person()
    table = sit_down(page)
    page.keyboard.press("h")
    moves = page.locator("[data-hint]")
    expect(moves).to_have_count(3)
    for index in range(3):
        expect(moves.nth(index)).to_contain_text(re.compile(r"\d+ % ± \d+"))
    keep(page, "hint-expectations")
    assert double_ids(page) == []
    # The number looks at the move: the table shows what it touches and reads its card; Enter plays it.
    page.keyboard.press("2")
    expect(moves.nth(1)).to_be_focused()
    card = page.locator("main .hand [data-hinted]").first
    expect(card).to_be_visible()
    name = re.split(r"[,.:;]", card.locator(".vh").first.inner_text())[0]
    expect(page.locator(".reads")).to_contain_text(name)
    keep(page, "hint-shown")
    hinted = page.request.get(f"/api/tables/{table}/hint").json()[1]
    with page.expect_response("**/moves*"):
        page.keyboard.press("Enter")
    expect(page.locator("#hints")).to_have_count(0)
    steps = page.request.get(f"/api/tables/{table}/steps").json()
    assert steps[0]["label"] == hinted["label"]


def test_a_hint_takes_its_time_and_can_be_given_up(
    person: Person, server: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_for_ever(*args: Any) -> NoReturn:
        next(filter(callable, args))(0.25)  # how far it is
        while True:
            await asyncio.sleep(3600)

    page = person(phone=True)
    sit_down(page)
    hint = page.get_by_role("button", name="Hint (H)")
    with monkeypatch.context() as patch:
        # However long the page takes to be drawn and looked at, the thought takes longer.
        patch.setattr(server.services.pool, "advise", think_for_ever)
        hint.click()
        bar = page.locator("#hints").locator("..").get_by_role("progressbar")
        expect(bar).to_be_visible()
        keep(page, "hint-thinking-phone")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, "nothing may need sideways scrolling"
        page.get_by_role("button", name="Stop thinking").click()
        expect(page.locator("#hints")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(hint).to_be_enabled()


def test_a_master_is_seen_thinking(person: Person, server: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    page = person()
    thought = Held(server, monkeypatch, "choose")
    wish = {
        "game": "deep_forest",
        "seats": [{"kind": "bot", "bot": "master"}, {"kind": "me", "name": "Ada"}],
        "seed": 3,
        "options": {"first": "1"},
    }
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    wait_for_question(page)
    now = state(page, made["id"])
    while now["turn"] == 1:
        now = play_move(page, now, now["choices"][0]["text"])
    expect(page.locator(".prompt [role=progressbar]")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("thinking, 25 %")
    keep(page, "thinking")
    thought.free = True
    wait_for_question(page)


@pytest.mark.long
def test_levels_are_chosen_by_name_with_what_they_do(person: Person) -> None:
    page = person()
    page.goto("/new/mycelia")
    levels = page.get_by_role("radiogroup", name="Bot of seat 2").get_by_role("radio")
    expect(levels.and_(page.locator(":checked"))).to_have_value("beginner")
    names = levels.evaluate_all("all => all.map(one => one.value)")
    assert names[:6] == ["random", "beginner", "apprentice", "greedy", "adept", "master"]
    levels.nth(5).check(force=True)
    expect(page.locator(".seats .who", has_text="Frida")).to_contain_text("strength 6 of 6")
    expect(page.get_by_text("imagines many of them")).to_be_visible()
    page.get_by_role("radio", name="slow").check(force=True)
    keep(page, "new-levels")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rsplit("/", 1)[1]
    seen = state(page, table)
    assert seen["pace"] == "slow"
    assert seen["seats"][1]["bot"] == "master"
    # The wish is kept for the next table, and can be changed at this one.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="quick").check(force=True)
    keep(page, "menu-pace")
    expect(page.get_by_role("radio", name="quick")).to_be_checked()
    page.wait_for_function(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).pace === 'quick'", arg=table
    )
    page.goto("/new/mycelia")
    expect(page.get_by_role("radio", name="quick")).to_be_checked()


def test_a_seat_is_handed_to_a_bot_and_back(person: Person) -> None:
    ada, bruno = person(), person()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    wish = {"game": "mycelia", "seats": seats, "options": {"first": "1"}}
    made = ada.request.post("/api/tables", data=wish).json()
    table, link = made["id"], made["invitations"][0]["link"]
    ada.goto(f"/table/{table}")
    bruno.goto(link)
    expect(bruno.get_by_role("dialog")).to_contain_text("the others may let a bot play for them after 3 days")
    bruno.get_by_role("textbox").fill("Bruno")
    bruno.get_by_role("button", name="Take the seat").click()
    all_players(ada)
    expect(ada.locator(".seats").get_by_text("Bruno").first).to_be_visible()
    give = ada.get_by_role("button", name=re.compile("^Bot ?: Bruno"))
    expect(give).to_have_count(0)  # as long as Bruno is here
    bruno.goto("/settings")
    # A closed page is no reason: Ada waits for the time they agreed on.
    expect(ada.locator(".seats")).to_contain_text("a bot may play in")
    expect(give).to_have_count(0)
    keep(ada, "friend-away")
    bruno.goto(f"/table/{table}")
    all_players(bruno)
    bruno.get_by_role("button", name=re.compile("^Bot ?: Bruno")).click()
    keep(bruno, "consent")
    bruno.get_by_role("button", name="Only while I am away").click()
    expect(ada.locator(".seats")).to_contain_text("while away: Dara")
    keep(bruno, "consented")
    bruno.goto("/settings")
    give.click()
    keep(ada, "hand-over")
    ada.get_by_role("button", name="Let the bot play").click()
    wait_for_question(ada)  # the bot has played Bruno's turn
    expect(ada.locator(".seats")).to_contain_text("a bot plays")
    keep(ada, "handed-over")
    # Bruno comes back by his old link and sits at once.
    bruno.goto(link)
    expect(bruno.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(ada.locator(".seats")).not_to_contain_text("a bot plays")
    assert state(bruno, table)["seats"][1]["stand_in"] is None
    # Ada lets a bot play for herself and takes her seat back.
    ada.get_by_role("button", name=re.compile("^Bot ?: Ada")).click()
    ada.get_by_role("button", name="Let the bot play").click()
    wait_for_question(bruno)
    note = ada.locator("main").get_by_role("status")
    expect(note).to_contain_text("A bot plays for you")
    keep(ada, "handed-over-mine")
    note.get_by_role("button", name="Take my seat back").click()
    expect(note).to_have_count(0)
    assert state(ada, table)["seats"][0]["stand_in"] is None


@pytest.mark.long
def test_the_others_vote_for_a_bot(person: Person, server: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    # Away is who has closed the page, even if its last request is answered after that.
    at_once = msgspec.structs.replace(server.services.tables.limits, watched_seconds=0.0)
    monkeypatch.setattr(server.services.tables, "limits", at_once)
    ada, bruno, cleo = person(), person(), person()
    ada.goto("/new/mycelia")
    ada.get_by_role("button", name="Add a seat").click()
    for seat in (2, 3):
        ada.locator(".seats > li").nth(seat - 1).get_by_text("Friend", exact=True).click()
    ada.get_by_label("If somebody stays away").select_option("never without their consent")
    keep(ada, "new-away")
    ada.get_by_role("button", name="Set up and invite").click()
    leave = ada.get_by_role("link", name="Go to the table")
    leave.wait_for()
    links = [field.input_value() for field in ada.get_by_role("textbox").all()]
    leave.click()
    table = ada.url.rsplit("/", 1)[1]
    assert state(ada, table)["away"] is None
    for page, link, name in ((bruno, links[0], "Bruno"), (cleo, links[1], "Cleo")):
        page.goto(link)
        expect(page.get_by_role("dialog")).to_contain_text("a bot plays for them only with")
        page.get_by_role("textbox").fill(name)
    for page, name in ((bruno, "Bruno"), (cleo, "Cleo")):
        expect(page.get_by_role("textbox")).to_have_value(name)  # though somebody has come since
        page.get_by_role("button", name="Take the seat").click()
        expect(ada.locator(".seats")).to_contain_text(name)
    at_rest(bruno)
    bruno.goto("/rules/mycelia")
    wish = re.compile("^Vote ?: Bruno")
    all_players(ada)
    ada.get_by_role("button", name=wish).click()
    expect(cleo.locator(".seats")).to_contain_text("1 of 2 want a bot to play")
    keep(ada, "voted")
    ada.get_by_role("button", name=re.compile("^Withdraw ?: Bruno")).click()
    expect(cleo.locator(".seats")).not_to_contain_text("want a bot")
    ada.get_by_role("button", name=wish).click()
    all_players(cleo)
    cleo.get_by_role("button", name=wish).click()
    expect(ada.locator(".seats")).to_contain_text("a bot plays: Dara")
    bruno.goto(f"/table/{table}")
    bruno.locator("main").get_by_role("button", name="Take my seat back").click()
    expect(ada.locator(".seats")).not_to_contain_text("a bot plays: Dara")


def test_a_finished_game_is_looked_at_and_a_costly_move_shown(
    person: Person, server: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = person()
    thought = Held(server, monkeypatch, "run", after=5)
    table = finished(page, "replay", left=40)
    page.get_by_role("button", name="Look back", exact=True).click()
    panel = page.get_by_role("region", name="Look back")
    panel.get_by_role("combobox").select_option("master")
    keep(page, "analysis-ask")
    panel.get_by_role("button", name="Look back at this game").click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.locator("polyline")).to_have_count(2)  # it grows while one waits
    keep(page, "analysis-running")
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Look back at this game")).to_be_visible()
    thought.free = True
    panel.get_by_role("combobox").select_option("adept")
    panel.get_by_role("button", name="Look back at this game").click()
    shows = panel.get_by_role("button", name=re.compile("^Show"))
    expect(panel.get_by_text("it is an estimate")).to_be_visible()
    assert 1 <= shows.count() <= 5
    found = page.request.get(f"/api/tables/{table}/analysis").json()
    shows.first.click()
    worst = found["costly"][0]
    expect(page).to_have_url(re.compile(rf"#{worst['number']}$"))
    expect(panel.get_by_text(re.compile("go(es)? on with"))).to_contain_text(worst["better"])
    keep(page, "analysis")
    # The marks on the curve are buttons, and the curve can be read as a table.
    mark = panel.get_by_role("button", name=re.compile(r"^1\. "))
    page.get_by_role("slider").press("Home")
    expect(page).to_have_url(re.compile("#0$"))
    mark.press("Enter")
    expect(page).to_have_url(re.compile(rf"#{worst['number']}$"))
    panel.locator("summary").click()
    expect(panel.get_by_role("table")).to_contain_text(str(worst["number"]))
    # A click on the curve goes to that moment.
    box = panel.locator(".picture svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page).to_have_url(re.compile(rf"#{round(found['points'][-1]['number'] / 2)}$"))
    # Somebody else finds it done, also on a phone.
    phone = person(phone=True)
    phone.goto(f"/replay/{table}#{worst['number']}")
    expect(phone.locator("polyline")).to_have_count(2)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    keep(phone, "analysis-phone")


@pytest.mark.long
def test_the_end_of_a_game_leads_to_the_look_back(
    person: Person, server: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = person()
    Held(server, monkeypatch, "run")
    table = finished(page, "table")
    page.get_by_role("link", name="Look back").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}"))
    panel = page.get_by_role("region", name="Look back")
    expect(panel.get_by_role("button", name="Look back at this game")).to_be_focused()
    keep(page, "analysis-from-the-end")
    page.keyboard.press("Enter")
    expect(panel.get_by_role("progressbar")).to_be_visible()
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Look back at this game")).to_be_visible()


@pytest.mark.long
def test_a_game_played_here_can_be_looked_at_when_it_is_over(person: Person) -> None:
    page = person()
    table = sit_down(page, seed=11)
    play_to_the_end(page, click_something)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Look back", exact=True).click()
    page.get_by_label("Who looks").select_option("adept")
    page.get_by_role("button", name="Look back at this game").click()
    expect(page.get_by_text("it is an estimate")).to_be_visible(timeout=300_000)
    assert len(page.request.get(f"/api/tables/{table}/analysis").json()["points"]) > 50
