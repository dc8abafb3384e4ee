"""Guests become people and keep their seats: by passkey, by mail, by recovery code; on several devices."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from authenticator import Authenticator
from receiving import Mailbox, mailbox
from serving import GENEROUS, Browser, Host, Json, host, next_of, problem

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]
MAIL = "ann.secret@example.net"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def server(engine: str, box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("data"), GENEROUS, **box.settings) as running:
        yield running


@pytest.fixture
def site(server: Host) -> str:
    return f"http://localhost:{server.port}"


def sign_up(browser: Browser, key: Authenticator, name: str = "Ann") -> Json:
    options = browser.done("/api/me/passkeys/begin", {"name": name})["options"]
    me: Json = browser.done("/api/me/passkeys", {"credential": key.make(options), "name": name})
    return me


def sign_in(browser: Browser, key: Authenticator) -> Json:
    options = browser.done("/api/me/sign-in/begin")["options"]
    me: Json = browser.done("/api/me/sign-in", {"credential": key.show(options)})
    return me


def by_mail(browser: Browser, box: Mailbox, address: str = MAIL, name: str = "Ann") -> Json:
    assert browser.post("/api/me/mail", {"address": address}).status_code == 202
    token = box.link().split("=", 1)[1]
    me: Json = browser.done("/api/me/link", {"token": token, "name": name})
    return me


def test_a_guest_becomes_a_person_by_a_passkey_and_keeps_the_seats_on_every_device(
    server: Host, site: str, bob: Browser
) -> None:
    with ExitStack() as stack:
        desk, phone = (stack.enter_context(Browser(site)) for _ in range(2))
        made = desk.open_table(TWO)
        id = made["id"]
        bob.join(made["invitations"][0], "Bob")
        with bob.events(id) as told:
            next_of(told, "update")
            old = desk.http.cookies["tanglewood"]
            key = Authenticator(site)
            me = sign_up(desk, key)
            assert (me["signed_in"], me["name"], me["seats"]) == (True, "Ann", 1)
            assert desk.http.cookies["tanglewood"] != old
            assert desk.state(id)["mine"] == [0]
            next_of(told, "update")  # the others' streams go on
        # What the guest's cookie was is worth nothing any more.
        thief = stack.enter_context(Browser(site))
        thief.http.cookies.set("tanglewood", old)
        assert thief.state(id)["mine"] == []
        # A second device with a table of its own: both tables are there afterwards.
        other = phone.open_table()["id"]
        assert sign_in(phone, key)["seats"] == 2
        assert {table["id"] for table in phone.get("/api/tables")} == {id, other}
        assert phone.state(id)["mine"] == [0]
        assert desk.state(other)["mine"] == [0, 1]
        state = desk.state(id)
        if state["turn"] == 0:
            assert phone.play(state, state["choices"][0]["text"]).status_code == 200
        assert len(desk.get("/api/me")["devices"]) == 2


def test_a_passkey_is_refused_with_another_challenge_origin_or_signature(server: Host, site: str) -> None:
    with Browser(site) as ann, Browser(site) as eve:
        key = Authenticator(site)
        sign_up(ann, key)
        options = eve.done("/api/me/sign-in/begin")["options"]
        answer = key.show(options)
        assert eve.post("/api/me/sign-in", {"credential": answer}).status_code == 200
        problem(eve.post("/api/me/sign-in", {"credential": answer}), 422, "too-late")  # once
        foreign = Authenticator("https://elsewhere.example")
        foreign.id, foreign.key = key.id, key.key
        wrong = Authenticator(site)
        wrong.id = key.id
        for liar in (foreign, wrong):
            options = eve.done("/api/me/sign-in/begin")["options"]
            problem(eve.post("/api/me/sign-in", {"credential": liar.show(options)}), 422, "bad-passkey")
        options = eve.done("/api/me/sign-in/begin")["options"]
        unknown = Authenticator(site)
        problem(eve.post("/api/me/sign-in", {"credential": unknown.show(options)}), 422, "unknown-passkey")
        made_up = {"credential": json.dumps({"response": {"clientDataJSON": "e30"}})}
        problem(eve.post("/api/me/sign-in", made_up), 422, "bad-passkey")
        late = eve.done("/api/me/sign-in/begin")["options"]
        server.clock.go_on(301)
        problem(eve.post("/api/me/sign-in", {"credential": key.show(late)}), 422, "too-late")


def test_a_link_by_mail_signs_in_once_and_for_a_while(server: Host, site: str, box: Mailbox) -> None:
    with Browser(site) as ann, Browser(site) as phone, Browser(site) as eve:
        id = ann.open_table()["id"]
        assert ann.post("/api/me/mail", {"address": MAIL.upper()}).status_code == 202
        letter = box.next()
        assert letter["to"] == MAIL
        token = letter.get_content().split("#sign-in=")[1].split()[0]
        assert ann.done("/api/me/link", {"token": token, "name": "Ann"})["mail"] == MAIL
        assert ann.state(id)["mine"] == [0, 1]
        problem(eve.post("/api/me/link", {"token": token}), 410, "used-link")
        # Another device: the same person. The answer is the same whether the address is known or not.
        assert by_mail(phone, box)["seats"] == 1
        known = eve.post("/api/me/mail", {"address": MAIL})
        unknown = eve.post("/api/me/mail", {"address": "nobody@example.net"})
        assert known.content == unknown.content
        late = {"token": box.link().split("=", 1)[1]}
        box.next()
        server.clock.go_on(20 * 60 + 1)
        problem(eve.post("/api/me/link", late), 410, "used-link")
        for none in ("ann@x\r\nBcc: all@example.net", "a..b@x.org", "ann@x..org", ".ann@x.org", "än@x.org"):
            problem(eve.post("/api/me/mail", {"address": none}), 422, "bad-mail")


def test_few_links_are_sent_to_one_mailbox(site: str, box: Mailbox) -> None:
    with Browser(site) as eve:
        for _ in range(GENEROUS.links_per_hour):
            assert eve.post("/api/me/mail", {"address": "victim@example.net"}).status_code == 202
            box.next()
        problem(eve.post("/api/me/mail", {"address": "victim@example.net"}), 429, "too-many")


def test_an_address_is_added_by_whoever_reads_its_mail_and_belongs_to_one(site: str, box: Mailbox) -> None:
    with Browser(site) as ann, Browser(site) as bob:
        sign_up(ann, Authenticator(site))
        assert by_mail(ann, box, "home@example.net")["mail"] == "home@example.net"
        by_mail(bob, box, "bob@example.net", "Bob")
        bob.post("/api/me/mail", {"address": "home@example.net"})
        token = box.link().split("=", 1)[1]
        problem(bob.post("/api/me/link", {"token": token}), 422, "mail-taken")
        assert bob.http.delete("/api/me/mail").json()["error"] == "last-way"
        assert ann.http.delete("/api/me/mail").json()["mail"] is None
        (key,) = ann.get("/api/me")["passkeys"]
        problem(ann.http.delete(f"/api/me/passkeys/{key['id']}"), 422, "last-way")


def test_a_recovery_code_signs_in_once(site: str) -> None:
    with Browser(site) as ann, Browser(site) as lost:
        sign_up(ann, Authenticator(site))
        codes = ann.done("/api/me/codes")["codes"]
        assert lost.done("/api/me/recover", {"code": codes[0].lower().replace("-", " ")})["name"] == "Ann"
        assert lost.get("/api/me")["codes"] == len(codes) - 1
        problem(lost.post("/api/me/recover", {"code": codes[0]}), 410, "used-code")
        ann.done("/api/me/codes")
        problem(lost.post("/api/me/recover", {"code": codes[1]}), 410, "used-code")


def test_signing_out_everywhere_ends_sessions_and_streams(site: str) -> None:
    with Browser(site) as ann, Browser(site) as stolen:
        key = Authenticator(site)
        id = ann.open_table()["id"]
        sign_up(ann, key)
        sign_in(stolen, key)
        with stolen.events(id) as told:
            next_of(told, "update")
            ann.done("/api/me/sign-out", {"everywhere": True})
            assert "tanglewood" not in ann.http.cookies
            for _ in told:  # until the server ends it
                pass
        assert stolen.get("/api/me")["signed_in"] is False
        assert stolen.state(id)["mine"] == []
        assert sign_in(ann, key)["seats"] == 1
        # One device alone.
        sign_in(stolen, key)
        (away,) = (one["id"] for one in ann.get("/api/me")["devices"] if not one["here"])
        assert len(ann.http.delete(f"/api/me/devices/{away}").json()["devices"]) == 1
        assert stolen.get("/api/me")["signed_in"] is False


def test_a_new_name_is_seen_at_running_tables_unless_somebody_has_it(site: str, bob: Browser) -> None:
    with Browser(site) as ann:
        made = ann.open_table(TWO)
        bob.join(made["invitations"][0], "Bob")
        other = ann.open_table([{"kind": "me", "name": "Ann"}, {"kind": "bot"}])["id"]
        sign_up(ann, Authenticator(site))
        assert ann.done("/api/me/name", {"name": " bob "})["name"] == "bob"
        assert [seat["name"] for seat in bob.state(made["id"])["seats"]] == ["Ann", "Bob"]
        assert ann.state(other)["seats"][0]["name"] == "bob"
        problem(ann.post("/api/me/name", {"name": " \u202e "}), 422, "no-name")


@pytest.mark.parametrize("guest", [False, True])
def test_everything_about_me_is_told_and_deleted(
    server: Host, site: str, box: Mailbox, bob: Browser, guest: bool
) -> None:
    with Browser(site) as ann:
        made = ann.open_table(TWO)
        id = made["id"]
        bob.join(made["invitations"][0], "Bob")
        ann.done(f"/api/tables/{id}/chat", {"text": "my words"})
        if not guest:
            sign_up(ann, Authenticator(site))
            by_mail(ann, box, "gone@example.net")
            ann.done("/api/me/codes")
        told = ann.get("/api/me/everything")
        assert [line["text"] for line in told["chat"]] == ["my words"]
        assert [(seat["table"], seat["name"]) for seat in told["seats"]] == [(id, "Ann")]
        assert guest or told["person"]["mail"] == "gone@example.net"
        cookie = ann.http.cookies["tanglewood"]
        with bob.events(id) as stream:
            next_of(stream, "update")
            assert ann.http.delete("/api/me").status_code == 200
            seat = next_of(stream, "update").data["state"]["seats"][0]
        assert (seat["name"], seat["stand_in"]) == ("Player 1", "greedy")
        ann.http.cookies.set("tanglewood", cookie)
        assert ann.state(id)["mine"] == []
        assert ann.get("/api/me")["signed_in"] is False
        assert bob.get(f"/api/tables/{id}/chat") == []
        for table in ("people", "sessions", "passkeys", "recovery", "tokens", "seats", "chat"):
            assert "gone@example.net" not in str(server.rows(f"select * from {table}"))
        assert server.rows(
            "select count(*) from people where name = 'Ann' and mail = 'gone@example.net'"
        ) == [(0,)]


def test_pages_of_others_change_nothing(site: str) -> None:
    with Browser(site) as ann:
        sign_up(ann, Authenticator(site))
        foreign = {"Origin": "https://elsewhere.example"}
        for method, path, body in (
            ("POST", "/api/me/sign-out", {"everywhere": True}),
            ("POST", "/api/me/name", {"name": "Eve"}),
            ("DELETE", "/api/me", None),
        ):
            problem(ann.http.request(method, path, json=body, headers=foreign), 403, "foreign-origin")
        form = ann.http.post("/api/me/sign-out", data={"everywhere": "true"})
        problem(form, 415, "wrong-type")
        assert ann.get("/api/me")["signed_in"] is True


def test_a_cookie_is_for_this_server_alone(site: str) -> None:
    with Browser(site) as ann:
        options = ann.done("/api/me/passkeys/begin", {"name": "Ann"})["options"]
        answer = ann.post(
            "/api/me/passkeys", {"credential": Authenticator(site).make(options), "name": "Ann"}
        )
        said = answer.headers["set-cookie"].lower()
        assert "httponly" in said
        assert "samesite=strict" in said
