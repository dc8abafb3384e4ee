"""Who may do what: seats are secrets that are told once and kept as hashes."""

from pathlib import Path
from threading import Thread

import pytest
from msgspec.structs import replace

from serving import (
    GENEROUS,
    PATIENCE,
    Browser,
    Host,
    Json,
    databases,
    host,
    problem,
    process,
    raw_headers,
    stored,
    wait_until,
)

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]
MALFORMED = [
    "",
    "short",
    "x" * 19,
    "x" * 101,
    "x" * 5000,
    "%00%ff%fe" * 8,
    "ä" * 30,
    "'; drop table seats; --aaaaaaaa",
    "../../../../../../etc/passwd",
    "a=b=c; tanglewood=aaaaaaaaaaaaaaaaaaaaaaaa",
    '"' * 30,
]


def test_the_cookie_is_kept_from_scripts_and_other_sites(ann: Browser) -> None:
    answer = ann.post("/api/tables", {"game": "mycelia", "seats": TWO})
    (cookie,) = answer.headers.get_list("set-cookie")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert len(ann.http.cookies["tanglewood"]) >= 40
    again = ann.post("/api/tables", {"game": "mycelia", "seats": TWO})
    assert "set-cookie" not in again.headers


def test_looking_gives_no_cookie(stranger: Browser, ann: Browser) -> None:
    id = ann.open_table(TWO)["id"]
    for path in ("/api/games", "/api/tables", f"/api/tables/{id}", f"/api/tables/{id}/steps"):
        assert "set-cookie" not in stranger.http.get(path).headers


def test_without_a_seat_one_looks_on(ann: Browser, stranger: Browser) -> None:
    state = ann.state(ann.open_table(seed=1)["id"])
    watched = stranger.state(state["id"])
    assert (watched["mine"], watched["viewer"], watched["choices"]) == ([], -1, [])
    move = state["choices"][0]["text"]
    problem(stranger.play(state, move), 403, "not-your-seat")
    problem(stranger.undo(state, 0), 403, "not-your-seat")
    problem(stranger.post(f"/api/tables/{state['id']}/chat", {"text": "hello"}), 403, "not-seated")
    problem(stranger.http.get(f"/api/tables/{state['id']}/hint"), 422, "not-your-turn")
    problem(stranger.post(f"/api/tables/{state['id']}/rematch"), 403, "not-your-seat")
    assert ann.state(state["id"])["number"] == 0


def test_a_seat_of_somebody_else_is_refused(ann: Browser, bob: Browser) -> None:
    made = ann.open_table(TWO, options={"first": "0"}, seed=1)
    assert bob.join(made["invitations"][0], "Bob").status_code == 200
    state = ann.state(made["id"])
    move = state["choices"][0]["text"]
    problem(bob.play(state, move, seat=0), 403, "not-your-seat")
    problem(bob.play(state, move, seat=1), 422, "not-your-turn")
    problem(ann.play(state, move, seat=1), 403, "not-your-seat")
    problem(ann.play(state, move, seat=7), 403, "not-your-seat")
    problem(bob.undo(state, 0), 403, "not-your-seat")
    assert ann.play(state, move, seat=0).status_code == 200


def test_a_secret_of_another_table_opens_nothing_here(ann: Browser, bob: Browser) -> None:
    bob.open_table(TWO)
    state = ann.state(ann.open_table(seed=1)["id"])
    problem(bob.play(state, state["choices"][0]["text"]), 403, "not-your-seat")
    assert bob.state(state["id"])["mine"] == []


@pytest.mark.parametrize("value", MALFORMED)
def test_malformed_cookies_are_nobody(ann: Browser, stranger: Browser, value: str) -> None:
    state = ann.state(ann.open_table(seed=1)["id"])
    headers = raw_headers({"Cookie": f"tanglewood={value}"})
    seen = stranger.http.get(f"/api/tables/{state['id']}", headers=headers)
    assert seen.status_code == 200
    assert seen.json()["mine"] == []
    body = {"number": 0, "seat": state["turn"], "move": state["choices"][0]["text"]}
    answer = stranger.http.post(f"/api/tables/{state['id']}/moves", json=body, headers=headers)
    problem(answer, 403, "not-your-seat")
    assert stranger.http.get("/api/tables", headers=headers).json() == []


def test_an_invitation_works_once(server: Host, ann: Browser, bob: Browser, stranger: Browser) -> None:
    server.clock.now = 1_000_000_000
    made = ann.open_table(TWO)
    (invitation,) = made["invitations"]
    assert invitation["link"].startswith(f"/table/{made['id']}#join=")
    assert ann.state(made["id"])["seats"][1]["kind"] == "open"
    joined = bob.join(invitation, "  Bob\u202e\nthe\tBuilder ")
    assert joined.status_code == 200
    assert joined.json()["mine"] == [1]
    assert joined.json()["viewer"] == 1
    assert ann.state(made["id"])["seats"][1] == {
        "seat": 1,
        "name": "Bob the Builder",
        "kind": "human",
        "bot": None,
        "mine": False,
        "online": False,
        "stand_in": None,
        "consent": None,
        "free_at": "2001-09-12T01:46:40Z",
        "votes": [],
        "voters": 0,
        "left": None,
        "ticking": False,
        "resigned": False,
        "kept": False,
        "face": "",
    }
    problem(stranger.join(invitation), 410, "used-invitation")
    problem(bob.join(invitation), 410, "used-invitation")
    assert not stranger.http.cookies, "a refusal hands out no secret"


def test_wrong_and_foreign_invitations_are_refused(ann: Browser, bob: Browser) -> None:
    one, two = ann.open_table(TWO), ann.open_table(TWO)
    foreign = one["invitations"][0]["link"].split("=")[1]
    for token in ("x", foreign, foreign[:-1], "ä" * 50, "\u0000" * 9):
        wish = {"token": token, "name": "Bob"}
        problem(bob.post(f"/api/tables/{two['id']}/join", wish), 410, "used-invitation")
    assert bob.join(two["invitations"][0]).status_code == 200


def test_two_who_come_with_the_same_invitation_do_not_both_sit(server: Host, ann: Browser) -> None:
    (invitation,) = ann.open_table(TWO)["invitations"]
    statuses: list[int] = []

    def come() -> None:
        with Browser(server.url) as somebody:
            statuses.append(somebody.join(invitation).status_code)

    crowd = [Thread(target=come) for _ in range(5)]
    for thread in crowd:
        thread.start()
    for thread in crowd:
        thread.join(PATIENCE)
    assert sorted(statuses) == [200, 410, 410, 410, 410]


def test_secrets_are_nowhere_but_where_they_are_handed_out(tmp_path: Path) -> None:
    data = tmp_path / "data"
    said: list[str] = []
    secrets: list[str] = []
    with process(data) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        for browser in (ann, bob):
            browser.http.event_hooks["response"] = [
                lambda answer: said.append(f"{answer.read().decode()} {kept(answer.headers)}")
            ]
        seats: list[Json] = [*TWO, {"kind": "link"}]
        made = ann.open_table(seats, options={"players": 3})
        said.clear()  # the one answer that tells the invitations
        tokens = [invitation["link"].split("=")[1] for invitation in made["invitations"]]
        assert bob.join(made["invitations"][0], "Bob").status_code == 200
        bob.join(made["invitations"][0], "Bob")
        secrets = [ann.http.cookies["tanglewood"], bob.http.cookies["tanglewood"], *tokens]
        for browser in (ann, bob):
            state = browser.state(made["id"])
            browser.get("/api/tables")
            browser.get(f"/api/tables/{made['id']}/steps")
            browser.post(f"/api/tables/{made['id']}/chat", {"text": "hello"})
            browser.get(f"/api/tables/{made['id']}/chat")
            if state["choices"]:
                browser.play(state, state["choices"][0]["text"])
            browser.play(state, "nonsense")
            browser.http.get(f"/api/tables/{made['id']}/{tokens[1]}")
        server.stop()
        stderr = server.stderr()
    kept_there = b"".join(file.read_bytes() for file in data.iterdir()) if data.is_dir() else b""
    if databases.of(data):
        tables = ("tables", "seats", "log", "chat", "votes", "notices", "codes", "packs")
        kept_there = str([stored(data, f"select * from {table}") for table in tables]).encode()
    assert len(set(secrets)) == 4
    for secret in secrets:
        assert secret.encode() not in kept_there
        assert secret not in stderr
        # An unused invitation in the address of a request of ours comes back in no refusal either.
        assert not [text for text in said if secret in text]
    rows = stored(data, "select owner, invitation from seats order by seat")
    assert [(owner and len(owner), invited and len(invited)) for owner, invited in rows] == [
        (32, None),
        (32, None),
        (None, 32),
    ]


def kept(headers: object) -> str:
    """Headers without the one that hands out a secret."""
    return str({k: v for k, v in dict(headers).items() if k != "set-cookie"})  # type: ignore[call-overload]


def test_answers_carry_the_headers_that_protect(server: Host, ann: Browser) -> None:
    id = ann.open_table(TWO)["id"]
    for path in ("/api/games", f"/api/tables/{id}", "/api/tables/nowhere", "/nowhere", "/"):
        headers = ann.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


def test_a_spectator_who_joins_sees_from_the_seat_at_once(ann: Browser, bob: Browser) -> None:
    bob.open_table()  # so that there is a secret already
    made = ann.open_table(TWO, options={"first": "0"}, seed=1)
    with bob.events(made["id"]) as stream:
        assert next(stream).data["state"]["viewer"] == -1
        bob.join(made["invitations"][0], "Bob")
        seen = next(stream)
        assert seen.name == "presence"
        assert [seat["mine"] for seat in seen.data] == [False, True]
        state = ann.state(made["id"])
        ann.play(state, state["choices"][0]["text"])
        wait_until(lambda: next(stream).data["state"]["viewer"] == 1)


def test_a_seed_is_not_chosen_against_friends(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, seeds_against_friends=False)) as server, Browser(server.url) as ann:
        wish = {"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "link"}], "seed": 7}
        assert problem(ann.http.post("/api/tables", json=wish), 422)["error"] == "seed"
        alone = {**wish, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert ann.http.post("/api/tables", json=alone).status_code == 201
