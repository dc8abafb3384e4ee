"""It is your turn, as it really arrives: in a mailbox, in a chat, in a browser that alone can read it."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from authenticator import Authenticator
from marked_language import MARKED, mark, marked_language
from receiving import Mailbox, PushBrowser, Received, Receiver, links_in, mailbox, receiver
from serving import GENEROUS, PATIENCE, Browser, Host, Json, host, problem
from tanglewood.server.services.notify.outside import Outside, OutsideError, is_public
from tanglewood.server.services.notify.wishes import Wishes, allowed_at, digest_time

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]
OURS = ("tanglewood", "uvicorn", "litestar")
"""Whose lines are the server's; the test's own mail server and clients log what they like."""
OFF = {
    "push": "off",
    "mail": "off",
    "hook": "off",
    "hook_url": "",
    "quiet_from": 0,
    "quiet_to": 0,
    "digest_at": 1080,
    "zone": "UTC",
}


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture
def chat() -> Iterator[Receiver]:
    with receiver() as running:
        yield running


@pytest.fixture(scope="module")
def server(engine: str, box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that tells at once, and only when a test has it look."""
    with host(
        tmp_path_factory.mktemp("data"), GENEROUS, **box.settings, notify_after=0, private_hooks=True
    ) as running:
        running.do(running.services.notify.close())
        yield running


class Table:
    """Ann, who has an account, and Bob, a guest; it is Ann's turn whenever Bob has moved."""

    def __init__(self, server: Host, box: Mailbox) -> None:
        self.server = server
        self.site = f"http://localhost:{server.port}"
        self.ann, self.bob = Browser(self.site), Browser(self.site)
        self.mail = f"ann{id(self)}@example.net"
        self.ann.post("/api/me/mail", {"address": self.mail})
        token = box.link().split("=", 1)[1]
        self.ann.done("/api/me/link", {"token": token, "name": "Ann"})
        self.id = ""
        self.lay()

    def lay(self) -> str:
        made = self.ann.open_table(TWO)
        self.id = made["id"]
        assert self.bob.join(made["invitations"][0], "Bob").status_code == 200
        return self.id

    def wish(self, **wishes: object) -> Json:
        info: Json = self.ann.done("/api/me/notify", {**OFF, **wishes})
        return info

    def pass_on(self, to: str = "ann") -> Json:
        """Play until it is somebody's turn because the other one has moved."""
        moved = ""
        while True:
            state = self.ann.state(self.id)
            now = "ann" if state["turn"] == 0 else "bob"
            if now == to and moved not in ("", to):
                return state
            player = self.ann if now == "ann" else self.bob
            state = player.state(self.id)
            # The last choice ends a turn sooner than the first one.
            assert player.play(state, state["choices"][-1]["text"]).status_code == 200
            moved = now

    def look(self) -> None:
        self.server.do(self.server.services.notify.look())

    def close(self) -> None:
        self.ann.http.close()
        self.bob.http.close()


@pytest.fixture
def table(server: Host, box: Mailbox) -> Iterator[Table]:
    laid = Table(server, box)
    yield laid
    laid.ann.http.delete("/api/me")  # nothing of this test is told in the next one
    while not box.letters.empty():
        box.letters.get()
    laid.close()


def test_a_letter_tells_of_a_turn_once_and_its_link_ends_that(table: Table, box: Mailbox) -> None:
    table.wish(mail="each")
    table.pass_on()
    table.look()
    letter = box.next()
    assert letter["to"] == table.mail
    assert letter["subject"] == "Your turn: Mycelia with Bob"
    link, this, every = links_in(letter)[:3]
    assert link == f"{table.site}/table/{table.id}"
    assert letter["List-Unsubscribe"] == f"<{every}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    table.look()
    table.look()
    assert box.letters.empty()
    # A mail program posts the form by itself, without any cookie.
    form = {"List-Unsubscribe": "One-Click"}
    assert httpx.post(this, data=form).json() == {"channel": "mail", "table": table.id}
    table.pass_on("bob")
    table.pass_on()
    table.look()
    assert box.letters.empty()
    table.lay()  # another table is told of
    table.pass_on()
    table.look()
    every = links_in(box.next())[2]
    problem(httpx.post(every[:-1] + ("0" if every[-1] != "0" else "1")), 410, "unknown-link")
    assert httpx.post(every, data=form).status_code == 200
    assert table.ann.get("/api/me/notify")["wishes"]["mail"] == "off"


def test_nobody_is_told_of_what_they_have_seen_or_of_a_turn_that_has_passed(
    table: Table, box: Mailbox
) -> None:
    table.wish(mail="each")
    state = table.pass_on()
    table.ann.done(f"/api/tables/{table.id}/seen", {"number": state["number"]})
    table.look()
    assert box.letters.empty()
    # What was seen before is not what is new.
    table.pass_on("bob")
    state = table.pass_on()
    table.ann.done(f"/api/tables/{table.id}/seen", {"number": state["number"] - 1})
    table.bob.done(f"/api/tables/{table.id}/seen", {"number": state["number"]})
    table.look()
    assert box.next()["to"] == table.mail
    table.pass_on("bob")
    table.look()
    table.pass_on()
    table.ann.done(f"/api/tables/{table.id}/seats/0/bot", {"bot": "random"})  # a bot decides now
    table.look()
    assert box.letters.empty()


def test_a_chat_is_told_and_tried_again_when_it_has_no_time(
    table: Table, box: Mailbox, chat: Receiver
) -> None:
    table.wish(hook="each", hook_url=f"{chat.url}/hooks/secret-of-the-chat")
    table.pass_on()
    chat.answers = [503]
    table.look()
    assert chat.next().path == "/hooks/secret-of-the-chat"
    table.look()
    assert chat.posts.empty()
    table.server.clock.go_on(200)
    table.look()
    said = json.loads(chat.next().body)
    assert said["text"] == said["content"]
    lines = said["text"].splitlines()
    assert lines[:3] == ["Your turn: Mycelia with Bob", f"{table.site}/table/{table.id}", ""]
    assert [line.partition(": http")[0] for line in lines[3:]] == [
        "No more messages about this table",
        "No more messages in this chat",
    ]
    table.server.clock.go_on(2000)
    table.look()
    assert chat.posts.empty()
    assert box.letters.empty()
    # A redirect is followed nowhere, and is no reason to try again.
    table.pass_on("bob")
    table.pass_on()
    chat.answers = [302]
    counted = table.server.services.metrics
    told, untold = counted.told["hook"], counted.untold["hook"]
    table.look()
    chat.next()
    assert (counted.told["hook"], counted.untold["hook"]) == (told, untold + 1)
    table.server.clock.go_on(2000)
    table.look()
    assert chat.posts.empty()


def test_links_in_a_chat_end_its_messages_about_a_table_or_all(table: Table, chat: Receiver) -> None:
    table.wish(hook="each", hook_url=f"{chat.url}/hooks/one")
    table.pass_on()
    table.look()
    first, (this, _) = table.id, stops_in(chat.next())
    assert httpx.post(this).json() == {"channel": "hook", "table": first}
    table.pass_on("bob")
    table.pass_on()
    table.look()
    assert chat.posts.empty()
    # Another table is told of; in a digest of several no single one can be meant.
    table.wish(hook="digest", hook_url=f"{chat.url}/hooks/one")
    for _ in range(2):
        table.lay()
        table.pass_on()
    table.look()
    table.server.clock.go_on(24 * 3600)
    table.look()
    (every,) = stops_in(chat.next())
    assert httpx.post(every).json() == {"channel": "hook", "table": ""}
    assert table.ann.get("/api/me/notify")["wishes"]["hook"] == "off"


def stops_in(post: Received) -> list[str]:
    return re.findall(r"http\S+/stop\S+", json.loads(post.body)["text"])


def test_a_browser_reads_what_is_pushed_to_it_and_is_forgotten_when_it_is_gone(
    table: Table, chat: Receiver
) -> None:
    house = table.wish(push="each")["push_key"]
    phone, desk = PushBrowser(chat), PushBrowser(chat)
    for one in (phone, desk):
        table.ann.done("/api/me/notify/push", one.subscription)
    table.pass_on()
    table.look()
    posts = {post.path: post for post in (chat.next(), chat.next())}
    for one in (phone, desk):
        read = one.read(posts[one.path], house)
        assert read["url"] == f"/table/{table.id}"
        assert read["body"] == "Your turn: Mycelia with Bob"
        assert read["button"] == "No more about this table"
        assert b"Mycelia" not in posts[one.path].body
    assert read["stop"].startswith("/stop?t=")
    table.look()
    assert chat.posts.empty()
    chat.answers = [410, 410]
    table.pass_on("bob")
    table.pass_on()
    table.look()
    chat.next(), chat.next()
    assert table.ann.get("/api/me/notify")["browsers"] == 0
    # The button of a note leads to a page that ends them.
    table.ann.done("/api/me/notify/push", phone.subscription)
    assert httpx.post(table.site + read["stop"]).json() == {"channel": "push", "table": table.id}
    table.pass_on("bob")
    table.pass_on()
    table.look()
    assert chat.posts.empty()
    # A browser that is signed out is told nothing.
    table.ann.done("/api/me/sign-out", {})
    assert table.server.rows("select * from pushes where endpoint = ?", chat.url + phone.path) == []


def test_a_digest_tells_of_all_tables_that_wait_at_the_hour_of_the_person(table: Table, box: Mailbox) -> None:
    table.wish(mail="digest", digest_at=18 * 60, zone="Asia/Tokyo")
    clock = table.server.clock
    clock.now = datetime(2027, 1, 5, 3, 0, tzinfo=UTC).timestamp()  # noon in Tokyo
    first = table.id
    table.pass_on()
    second = table.lay()
    table.pass_on()
    third = table.lay()
    table.pass_on()
    table.ann.done(f"/api/tables/{third}/notify", {"mail": "each"})
    table.look()
    assert third in box.next().get_content()  # of this one at once
    table.look()
    assert box.letters.empty()
    clock.now = datetime(2027, 1, 5, 9, 0, 30, tzinfo=UTC).timestamp()
    table.look()
    letter = box.next()
    assert letter["subject"] == "2 tables wait for you"
    assert {first, second} <= set(re.findall(r"/table/(\S+)", letter.get_content()))
    clock.now = datetime(2027, 1, 6, 9, 0, 30, tzinfo=UTC).timestamp()
    table.look()
    assert box.letters.empty()


def test_quiet_hours_are_quiet(table: Table, box: Mailbox) -> None:
    clock = table.server.clock
    table.wish(mail="each", quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Berlin")
    clock.now = datetime(2027, 2, 5, 22, 30, tzinfo=UTC).timestamp()
    table.pass_on()
    table.look()
    clock.now = datetime(2027, 2, 6, 5, 59, tzinfo=UTC).timestamp()
    table.look()
    assert box.letters.empty()
    clock.now = datetime(2027, 2, 6, 6, 0, 1, tzinfo=UTC).timestamp()
    table.look()
    assert box.next()["to"] == table.mail
    problem(table.ann.post("/api/me/notify", {**OFF, "zone": "../etc/passwd"}), 422, "zone")


def test_hours_that_go_over_midnight_and_a_digest_in_them() -> None:
    night = Wishes(quiet_from=22 * 60, quiet_to=7 * 60, digest_at=23 * 60)
    at = datetime(2027, 1, 5, 12, 0, tzinfo=UTC).timestamp()
    assert allowed_at(night, at) == at
    assert allowed_at(night, at + 11 * 3600) == at + 19 * 3600
    assert digest_time(night, at) == at + 19 * 3600


@pytest.mark.one_engine
def test_messages_go_to_public_addresses_alone(chat: Receiver, caplog: pytest.LogCaptureFixture) -> None:
    inside = ("127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "::1", "fd00::1", "0.0.0.0")
    assert not any(
        map(is_public, (*inside, "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1"))
    )
    guarded = Outside()
    port = chat.url.rsplit(":", 1)[1]
    for url in (chat.url, "ftp://example.org/", "https://user@example.org/", "https://exa mple.org/"):
        with pytest.raises(OutsideError):
            guarded.check(url)
    for name in ("localhost", "127.0.0.1", "[::1]", "2130706433"):
        with pytest.raises(OutsideError, match=r"private|reached"):
            guarded.post_now(f"https://{name}:{port}/", b"", {})
    assert chat.posts.empty()


def test_addresses_and_secrets_are_in_nobody_elses_answers_logs_or_numbers(
    table: Table, box: Mailbox, chat: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        hook = f"{chat.url}/hooks/very-secret-hook"
        phone = PushBrowser(chat)
        table.wish(mail="each", hook="each", push="each", hook_url=hook)
        table.ann.done("/api/me/notify/push", phone.subscription)
        codes = table.ann.done("/api/me/codes")["codes"]
        chat.answers = [500, 400]
        box.refuse = ["550 no"]
        table.pass_on()
        table.look()
        tokens = [table.ann.http.cookies["tanglewood"], *codes, phone.path, phone.subscription["auth"]]
        (person,) = table.server.rows("select id from people where mail = ?", table.mail)[0]
        hidden = [table.mail, "very-secret-hook", person, *tokens]
        seen = [
            table.bob.http.get(f"/api/tables/{table.id}{path}").text
            for path in ("", "/steps", "/opening", "/chat", "/notify")
        ]
        with table.bob.events(table.id) as told:
            seen.append(next(told).raw)
        seen += [table.bob.http.get(path).text for path in ("/api/me", "/api/tables", "/api/me/everything")]
        seen.append(table.bob.http.get("/metrics").text)
        key = Authenticator(table.site)
        table.bob.post("/api/me/passkeys/begin", {"name": "Bob"})
        seen.append(str(table.bob.post("/api/me/sign-in", {"credential": key.origin}).text))
    logged = str([line.getMessage() for line in caplog.records if line.name.startswith(OURS)])
    for one in hidden:
        assert not any(one in text for text in seen), one
        assert one not in logged, one
    stored = str([table.server.rows(f"select * from {name}") for name in ("sessions", "recovery", "tokens")])
    for secret in tokens[: 1 + len(codes)]:
        assert secret not in stored
        assert secret.replace("-", "") not in stored


def test_two_servers_tell_once_and_one_goes_on_for_the_other(
    engine: str, server: Host, table: Table, box: Mailbox, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Both look at the same moment, many times; one that died while it claimed a message leaves the rest."""
    if engine != "postgres":
        pytest.skip("SQLite is for one server")
    settings = {**box.settings, "notify_after": 0, "site": table.site}
    with host(tmp_path_factory.mktemp("other"), GENEROUS, database=server.database, **settings) as other:
        other.do(other.services.notify.close())
        other.services.clock.now = server.services.clock.now
        table.wish(mail="each")
        both = (server, other)
        for _ in range(5):
            table.pass_on()
            looks = [
                asyncio.run_coroutine_threadsafe(one.services.notify.look(), one.loop) for one in both * 3
            ]
            for look in looks:
                look.result(PATIENCE)
            assert table.id in box.next().get_content()
            assert box.letters.empty()
            table.pass_on("bob")
        # One server plans a message and dies; the other one sends it.
        table.pass_on()
        notify = server.services.notify
        (turn,) = [one for one in server.do(server.store.turns.unspread(1e12, 99)) if one.table == table.id]
        server.do(server.store.turns.spread(turn, notify.plan))
        other.do(other.services.notify.look())
        assert table.id in box.next().get_content()
        # One that died while it sent may have sent it: nobody does it again.
        table.pass_on("bob")
        table.pass_on()
        (turn,) = [one for one in server.do(server.store.turns.unspread(1e12, 99)) if one.table == table.id]
        server.do(server.store.turns.spread(turn, notify.plan))
        due = server.do(server.store.turns.due(1e12, 99))
        assert len(server.do(server.store.turns.claim(due))) == 1
        other.do(other.services.notify.look())
        assert box.letters.empty()


def test_letters_and_pages_are_in_the_language_somebody_has_chosen(
    table: Table, box: Mailbox, tmp_path: Path
) -> None:
    with marked_language(tmp_path):
        assert table.ann.get("/api/me")["language"] == "en"  # that of the request they signed in with
        problem(table.ann.post("/api/me/language", {"language": "tlh"}), 422, "no-language")
        problem(table.bob.post("/api/me/language", {"language": MARKED}), 403, "not-signed-in")
        chosen = table.ann.done("/api/me/language", {"language": MARKED})
        assert chosen["language"] == MARKED
        table.wish(mail="each")
        table.pass_on()
        table.look()
        assert box.next()["subject"] == f"{mark('Your turn')}: {mark('Mycelia')} {mark('with')} Bob"
        assert table.ann.http.get("/api/games").headers["content-language"] == MARKED
        asked = table.ann.http.get("/api/games", params={"lang": "en"})
        assert asked.headers["content-language"] == "en"
        wanted = table.ann.http.get("/api/games", headers={"Accept-Language": "en"})
        assert wanted.headers["content-language"] == MARKED  # what somebody chose comes before the browser
