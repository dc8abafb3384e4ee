"""People in a real Chromium: a passkey of its virtual authenticator, a link by mail, a turn that is told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Route, expect

from browser_looking import badly_laid, complaints_of_axe
from browser_people import PHONE, Person, keep
from receiving import Mailbox, links_in, mailbox
from serving import GENEROUS, Host, host

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def house(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("house"), GENEROUS, **box.settings, notify_after=3600) as running:
        yield running


@pytest.fixture
def site(house: Host) -> str:
    return f"http://localhost:{house.port}"


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device of this page that makes passkeys and keeps them."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    made: dict[str, Any] = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return devtools, made["authenticatorId"]


def carry(page: Page, keys: list[dict[str, Any]]) -> None:
    """Have the passkeys of another device, as a password manager would."""
    devtools, id = authenticator(page)
    for key in keys:
        devtools.send("WebAuthn.addCredential", {"authenticatorId": id, "credential": key})


def screens(page: Page, name: str) -> None:
    """The page at a desk and on a phone: readable for everybody, nothing beside the screen."""
    assert complaints_of_axe(page) == []
    for width, height in ((1280, 720), (PHONE["width"], PHONE["height"])):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        keep(page, f"{name}-{width}")
    assert badly_laid(page) == []  # at every size
    page.set_viewport_size({"width": 1280, "height": 720})


def test_a_guest_keeps_a_table_by_a_passkey_and_finds_it_on_another_device(
    person: Person, site: str, tmp_path: Path
) -> None:
    desk = person(at=site, bypass_csp=True)
    devtools, id = authenticator(desk)
    desk.goto("/")
    desk.get_by_role("button", name="Play now").first.click()
    desk.wait_for_url("**/table/*")
    desk.locator("main[data-doing=asked]").wait_for()
    table = desk.url
    desk.goto("/me")
    expect(desk.get_by_text("You sit at one table")).to_be_visible()
    screens(desk, "me-guest")
    desk.get_by_label("Your name").fill("Ann")
    desk.get_by_role("button", name="Keep them with a passkey").click()
    expect(desk.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    keys = devtools.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]
    assert len(keys) == 1
    desk.get_by_role("button", name="New codes").click()
    code = desk.locator(".codes li").first.inner_text()
    desk.get_by_role("button", name="I have written them down").click()
    expect(desk.get_by_text("8 recovery codes left")).to_be_visible()
    screens(desk, "me")

    phone = person(at=site, phone=True)
    carry(phone, keys)
    phone.goto("/me")
    phone.get_by_role("button", name="Show a passkey").click()
    expect(phone.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    phone.goto(table)
    phone.locator("main[data-doing=asked]").wait_for()  # the seat is theirs here too

    # Everything, to take along; and signing out everywhere.
    with desk.expect_download() as taking:
        desk.get_by_role("link", name="Download it all").click()
    taking.value.save_as(tmp_path / "me.json")
    assert table.rsplit("/", 1)[1] in (tmp_path / "me.json").read_text(encoding="utf-8")
    desk.get_by_role("button", name="Sign out everywhere").click()
    expect(desk.get_by_role("heading", name="Keep your seats")).to_be_visible()
    phone.goto("/me")
    expect(phone.get_by_role("heading", name="Keep your seats")).to_be_visible()
    phone.get_by_label("Recovery code").fill(code)
    phone.get_by_role("button", name="Sign in with it").click()
    expect(phone.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    phone.get_by_role("button", name="Delete it all").click()
    phone.get_by_role("button", name="Delete everything").click()
    expect(phone.get_by_text("Everything is deleted.")).to_be_visible()


def hold_first(page: Page, door: str) -> list[Route]:
    """Keep the first change that is sent to a door from the server."""
    held: list[Route] = []

    def come(route: Route) -> None:
        if held or route.request.method != "POST":
            route.continue_()
        else:
            held.append(route)

    page.route(door, come)
    return held


def test_two_wishes_about_messages_count_both_though_the_first_is_not_answered_yet(
    person: Person, site: str, house: Host, box: Mailbox
) -> None:
    ann = person(at=site)
    own = {"Origin": site}
    assert ann.request.post("/api/me/mail", data={"address": "cara@example.net"}, headers=own).ok
    token = box.link("cara@example.net").split("=", 1)[1]
    assert ann.request.post("/api/me/link", data={"token": token, "name": "Cara"}, headers=own).ok
    seats = [{"kind": "me", "name": "Cara"}, {"kind": "link"}]
    made = ann.request.post("/api/tables", data={"game": "deep_forest", "seats": seats}, headers=own).json()
    id = made["id"]

    def wishes(path: str) -> dict[str, Any]:
        found: dict[str, Any] = ann.request.get(path).json()
        return found

    ann.goto("/me")
    held = hold_first(ann, "**/api/me/notify?*")
    with ann.expect_request("**/api/me/notify?*"):
        ann.get_by_label("Mail", exact=True).select_option("digest")
    ann.get_by_label("The daily message comes at").fill("07:30")
    ann.get_by_label("The daily message comes at").blur()
    held[0].continue_()
    expect(ann.get_by_text("Kept.")).to_be_visible()
    kept = wishes("/api/me/notify")["wishes"]
    assert (kept["mail"], kept["digest_at"]) == ("digest", 7 * 60 + 30)

    ann.goto(f"/table/{id}")
    ann.locator("main[data-doing]").wait_for()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("dialog").get_by_role("button", name="Tell me when it is my turn").click()
    held = hold_first(ann, f"**/api/tables/{id}/notify?*")
    with ann.expect_request(f"**/api/tables/{id}/notify?*"):
        ann.get_by_label("Mail", exact=True).select_option("off")
    with ann.expect_response(
        lambda answer: "/notify?" in answer.url and '"hook":"each"' in (answer.request.post_data or "")
    ):
        ann.get_by_label("A chat", exact=True).select_option("each")
        held[0].continue_()
    kept = wishes(f"/api/tables/{id}/notify")
    assert (kept["mail"], kept["hook"]) == ("off", "each")


@pytest.mark.long
def test_a_turn_is_told_by_mail_unless_the_table_is_in_sight_and_one_click_ends_it(
    person: Person, site: str, house: Host, box: Mailbox
) -> None:
    ann, bob = person(at=site, bypass_csp=True), person(at=site)
    ann.goto("/me")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Your mail address").fill("ann@example.net")
    ann.get_by_role("button", name="Send me a link").click()
    expect(ann.get_by_text("A link is on its way")).to_be_visible()
    ann.goto(box.link())
    ann.get_by_role("button", name="Sign in", exact=True).click()
    expect(ann.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    ann.get_by_label("Mail", exact=True).select_option("each")
    expect(ann.get_by_text("Kept.")).to_be_visible()
    screens(ann, "me-tell")

    seats = [{"kind": "link"}, {"kind": "me", "name": "Ann"}]
    made = ann.request.post(
        "/api/tables", data={"game": "deep_forest", "seats": seats, "seed": 5}, headers={"Origin": site}
    ).json()
    table = f"/table/{made['id']}"
    ann.goto(table)
    ann.locator("main[data-doing=waiting]").wait_for()
    sign = ann.locator("link[rel=icon]").get_attribute("href")
    bob.goto(made["invitations"][0]["link"])
    bob.get_by_role("textbox").first.fill("Bob")
    bob.locator("dialog button[type=submit], dialog .primary").first.click()
    bob.locator("main[data-doing=asked]").wait_for()

    def pass_on() -> None:
        """Bob plays until it is Ann's turn."""
        while True:
            state = bob.request.get(f"/api/tables/{made['id']}").json()
            if state["turn"] != 0:
                return
            move = {"number": state["number"], "seat": 0, "move": state["choices"][-1]["text"]}
            assert bob.request.post(f"/api/tables/{made['id']}/moves", data=move, headers={"Origin": site}).ok

    with ann.expect_response("**/seen?*"):
        pass_on()
    ann.locator("main[data-doing=asked]").wait_for()
    assert ann.locator("link[rel=icon]").get_attribute("href") != sign
    assert "turn" in ann.title().lower()
    house.services.notify.after = 0.0
    house.do(house.services.notify.look())
    assert box.letters.empty()

    # Away from the table: the same turn was seen, the next one is told.
    def back() -> None:
        while True:
            state = ann.request.get(f"/api/tables/{made['id']}").json()
            if state["turn"] != 1:
                return
            move = {"number": state["number"], "seat": 1, "move": state["choices"][-1]["text"]}
            assert ann.request.post(f"/api/tables/{made['id']}/moves", data=move, headers={"Origin": site}).ok

    ann.goto("/settings")
    back()
    pass_on()
    letter = box.next()
    assert letter["to"] == "ann@example.net"
    _, _, every = links_in(letter)[:3]
    stranger = person(at=site, bypass_csp=True)
    stranger.goto(every)
    expect(stranger.get_by_text("no more messages of this kind")).to_be_visible()
    screens(stranger, "stop")
    back()
    pass_on()
    house.do(house.services.notify.look())
    assert box.letters.empty()
