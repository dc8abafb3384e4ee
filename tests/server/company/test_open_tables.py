"""People find each other: open tables, new links, rematches, following; and names a host does not want."""

from collections.abc import Iterator

import pytest

from authenticator import Authenticator
from receiving import Mailbox, mailbox
from serving import GENEROUS, Browser, Host, Json, host, next_of, problem

TWO: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def server(engine: str, box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("data")
    names = folder / "names.txt"
    names.write_text("# what nobody is called here\nweasel\n/^admin/\n", encoding="utf-8")
    settings = {**box.settings, "notify_after": 0.0, "names_file": str(names)}
    with host(folder / "house", GENEROUS, **settings) as running:
        yield running


@pytest.fixture
def site(server: Host) -> str:
    return f"http://localhost:{server.port}"


def listed(browser: Browser) -> dict[str, Json]:
    return {table["id"]: table for table in browser.get("/api/open")["tables"]}


def sign_up(browser: Browser, site: str, name: str) -> None:
    options = browser.done("/api/me/passkeys/begin", {"name": name})["options"]
    browser.done("/api/me/passkeys", {"credential": Authenticator(site).make(options), "name": name})


def test_a_listed_table_is_found_and_its_seat_taken_with_one_click(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    quiet = ann.open_table(TWO)["id"]
    made = ann.open_table(
        TWO, listed=True, clock={"kind": "days", "time": 48, "increment": 0, "then": "resign"}
    )
    id = made["id"]
    found = listed(bob)
    assert quiet not in found
    assert (found[id]["free"], found[id]["clock"]["time"], found[id]["mine"]) == ([1], 48, False)
    assert found[id]["seats"][0]["name"] == "Ann"
    assert listed(ann)[id]["mine"]
    problem(stranger.post(f"/api/tables/{quiet}/seats/1/sit", {"name": "Eve"}), 403, "not-open")
    with ann.events(id) as told:
        next_of(told, "update")
        state = bob.done(f"/api/tables/{id}/seats/1/sit", {"name": "Ann"})
        assert (state["mine"], state["seats"][1]["name"]) == ([1], "Ann 2")  # one click is enough
        assert next_of(told, "update").data["state"]["seats"][1]["kind"] == "human"
    assert id not in listed(stranger)
    problem(stranger.post(f"/api/tables/{id}/seats/1/sit", {}), 422, "seat-taken")
    assert "Ann 2" in problem(stranger.join(made["invitations"][0], "Eve"), 410, "used-invitation")["message"]
    # Whoever laid a table takes it off the list and puts it there again.
    assert ann.done(f"/api/tables/{quiet}/listed", {"listed": True})["listed"]
    assert quiet in listed(bob)
    problem(bob.post(f"/api/tables/{quiet}/listed", {"listed": False}), 403, "not-your-seat")
    ann.done(f"/api/tables/{quiet}/listed", {"listed": False})
    assert quiet not in listed(bob)


def test_a_host_may_want_no_list(engine: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    with host(tmp_path_factory.mktemp("data"), open_tables=False) as closed, Browser(closed.url) as ann:
        assert ann.get("/api/open") == {"possible": False, "tables": []}
        wish = {"game": "mycelia", "seats": TWO, "listed": True}
        problem(ann.post("/api/tables", wish), 422, "no-list")


def test_a_new_link_takes_the_place_of_the_old_one(ann: Browser, bob: Browser, stranger: Browser) -> None:
    made = ann.open_table(TWO)
    id = made["id"]
    problem(stranger.post(f"/api/tables/{id}/seats/1/invitation"), 403, "not-your-seat")
    new = ann.done(f"/api/tables/{id}/seats/1/invitation")
    assert "newer link" in problem(bob.join(made["invitations"][0]), 410, "void-invitation")["message"]
    assert bob.join(new, "Bob").status_code == 200
    problem(ann.post(f"/api/tables/{id}/seats/1/invitation"), 422, "seat-taken")


def test_a_rematch_is_offered_told_and_taken_one_seat_further(
    server: Host, site: str, box: Mailbox, ann: Browser, stranger: Browser
) -> None:
    with Browser(site) as bob:
        bob.post("/api/me/mail", {"address": "bob@example.net"})
        bob.done("/api/me/link", {"token": box.link().split("=", 1)[1], "name": "Bob"})
        wishes = bob.get("/api/me/notify")["wishes"]
        bob.done("/api/me/notify", {**wishes, "mail": "each"})
        made = ann.open_table(TWO, options={"first": "0"})
        bob.join(made["invitations"][0], "Bob")
        id = made["id"]
        ann.done(f"/api/tables/{id}/seats/0/resign")
        with bob.events(id) as told:
            next_of(told, "update")
            again = ann.done(f"/api/tables/{id}/rematch")["id"]
            assert next_of(told, "update").data["state"]["rematch"] == again
        state = ann.state(again)
        assert (state["mine"], state["turn"]) == ([1], 0)  # Bob begins this time
        assert [(one["name"], one["kind"], one["kept"]) for one in state["seats"]] == [
            ("Bob", "open", True),
            ("Ann", "human", False),
        ]
        (offer,) = (one for one in bob.get("/api/tables") if one["id"] == again)
        assert offer["offered"]
        letter = box.next()
        assert (letter["to"], letter["subject"]) == ("bob@example.net", "Once more? Mycelia with Ann")
        problem(stranger.post(f"/api/tables/{again}/seats/0/sit", {}), 403, "not-open")
        assert bob.get(f"/api/tables/{again}/mine")["sit"] == [0]
        assert bob.done(f"/api/tables/{id}/rematch")["id"] == again
        assert bob.state(again)["mine"] == [0]
        # Nobody comes: a link for somebody else takes the seat away from whom it was kept for.
        ann.done(f"/api/tables/{again}/seats/1/resign")
        third = bob.done(f"/api/tables/{again}/rematch")["id"]
        link = bob.done(f"/api/tables/{third}/seats/0/invitation")
        assert ann.done(f"/api/tables/{again}/rematch")["id"] == third
        assert ann.state(third)["mine"] == []
        assert stranger.join(link, "Cara").status_code == 200


def test_a_table_that_is_followed_is_listed_and_its_end_told(
    server: Host, site: str, box: Mailbox, ann: Browser, stranger: Browser
) -> None:
    with Browser(site) as bob:
        bob.post("/api/me/mail", {"address": "fan@example.net"})
        bob.done("/api/me/link", {"token": box.link().split("=", 1)[1], "name": "Fan"})
        bob.done("/api/me/notify", {**bob.get("/api/me/notify")["wishes"], "mail": "each"})
        id = ann.open_table([{"kind": "me", "name": "Ann"}, {"kind": "bot"}])["id"]
        for one in (bob, stranger):
            one.done(f"/api/tables/{id}/follow")
            assert [table["id"] for table in one.get("/api/following")] == [id]
            assert one.get(f"/api/tables/{id}/mine")["following"]
        ann.done(f"/api/tables/{id}/seats/0/resign")
        assert box.next()["subject"].startswith("Over: Mycelia of Ann")
        server.do(server.services.notify.look())
        assert box.letters.empty()  # once
        stranger.http.delete(f"/api/tables/{id}/follow")
        assert stranger.get("/api/following") == []


def test_names_of_the_hosts_list_are_refused_kindly(ann: Browser, bob: Browser, site: str) -> None:
    def refused(answer: object) -> None:
        said = problem(answer, 422, "name-refused")["message"]  # type: ignore[arg-type]
        assert said == "This name is not used here, please choose another one."

    wish = {"game": "mycelia", "seats": [{"kind": "me", "name": "W.é.a.s.e.l 7"}, {"kind": "link"}]}
    refused(ann.post("/api/tables", wish))
    made = ann.open_table(TWO, listed=True)
    refused(bob.join(made["invitations"][0], "Administrator"))
    refused(bob.post(f"/api/tables/{made['id']}/seats/1/sit", {"name": "WEASEL"}))
    assert bob.join(made["invitations"][0], "The admin").status_code == 200
    with Browser(site) as eve:
        refused(eve.post("/api/me/passkeys/begin", {"name": "weasel"}))
        sign_up(eve, site, "Eve")
        refused(eve.post("/api/me/name", {"name": "Admin"}))
