"""Whatever comes in, the answer is a refusal that says why: never a mistake of the server's own."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from serving import GENEROUS, Browser, Host, host, problem, raw_headers
from tanglewood.server.errors import Refused
from tanglewood.server.limits import Limits
from tanglewood.server.middleware import Buckets

NEW: dict[str, Any] = {"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "screen"}]}
NOT_JSON = [
    b"",
    b"{",
    b"nonsense",
    b"\xff\xfe\x00",
    b'{"game": "\xff\xff"}',
    b'{"game": "\\ud800"}',
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b"NaN",
    b"1e999999",
    b"9" * 10_000,
    b"null",
    b"[]",
    b'"text"',
    b"\x00" * 100,
]
DOORS = ["/api/tables", "/api/tables/{id}/moves", "/api/tables/{id}/undo", "/api/tables/{id}/join"]
DOORS += ["/api/tables/{id}/chat", "/api/tables/{id}/branch"]
WRONG_MOVES: list[Any] = [
    {},
    {"number": 0, "seat": 0},
    {"number": "zero", "seat": 0, "move": "end"},
    {"number": 0.5, "seat": 0, "move": "end"},
    {"number": -1, "seat": 0, "move": "end"},
    {"number": 10**30, "seat": 0, "move": "end"},
    {"number": True, "seat": 0, "move": "end"},
    {"number": 0, "seat": -1, "move": "end"},
    {"number": 0, "seat": 99, "move": "end"},
    {"number": 0, "seat": None, "move": "end"},
    {"number": 0, "seat": 0, "move": ""},
    {"number": 0, "seat": 0, "move": "x" * 201},
    {"number": 0, "seat": 0, "move": ["end"]},
    {"number": 0, "seat": 0, "move": {"a": {"b": {}}}},
    {"number": 0, "seat": 0, "move": "end", "cheat": True},
]
WRONG_TABLES: list[tuple[int, Any]] = [
    (400, {**NEW, "seats": []}),
    (400, {**NEW, "seats": [{"kind": "me"}] * 9}),
    (400, {**NEW, "seats": "me"}),
    (400, {**NEW, "seats": [{"kind": "king"}, {"kind": "me"}]}),
    (400, {**NEW, "seats": [{"kind": "me", "name": "x" * 41}, {"kind": "me"}]}),
    (400, {**NEW, "seats": [{"kind": "me", "owner": "x"}, {"kind": "me"}]}),
    (400, {**NEW, "seed": -1}),
    (400, {**NEW, "seed": 2**60}),
    (400, {**NEW, "seed": "seven"}),
    (400, {**NEW, "options": []}),
    (400, {**NEW, "options": {"players": 2.5}}),
    (400, {**NEW, "options": {"players": None}}),
    (400, {**NEW, "options": {"players": {}}}),
    (422, {**NEW, "options": {"players": 3}}),
    (422, {**NEW, "options": {"players": 10**40}}),
    (422, {**NEW, "options": {"players": "9" * 5000}}),
    (422, {**NEW, "options": {"players": "--2"}}),
    (422, {**NEW, "options": {"players": True}}),
    (422, {**NEW, "options": {"first": "3"}}),
    (422, {**NEW, "options": {"setup": "none"}}),
    (422, {**NEW, "options": {"nonsense": 1}}),
    (422, {**NEW, "options": {"ask_leaves": "perhaps"}}),
    (422, {"game": "deep_forest", "seats": [{"kind": "me"}]}),
    (422, {**NEW, "seats": [{"kind": "me"}] * 5}),
    (422, {**NEW, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}),
    (404, {**NEW, "game": "chess"}),
    (404, {**NEW, "game": ""}),
]
ODD_IDS = [
    "nowhere",
    "x" * 41,
    "x" * 4000,
    "a%00b",
    "a%0Ab",
    "%2e%2e",
    "a%2Fb",
    "ä",
    "%ff%fe",
    "'--",
    "a b",
    "%",
]


@pytest.fixture
def id(ann: Browser) -> str:
    return str(ann.open_table(seed=1)["id"])


@pytest.mark.parametrize("body", NOT_JSON, ids=lambda body: repr(body[:20]))
def test_what_is_no_json_or_no_object_is_refused(ann: Browser, id: str, body: bytes) -> None:
    for door in DOORS:
        answer = ann.http.post(door.format(id=id), content=body, headers={"Content-Type": "application/json"})
        problem(answer, 400)
    assert ann.state(id)["number"] == 0


@pytest.mark.parametrize("body", WRONG_MOVES, ids=str)
def test_moves_of_the_wrong_shape_are_refused(ann: Browser, id: str, body: object) -> None:
    problem(ann.post(f"/api/tables/{id}/moves", body), 400)


@pytest.mark.parametrize("move", ["nonsense", "END", "\u0000", "💧" * 50, "play", "; drop table", "\n", " "])
def test_moves_that_are_none_are_refused_with_a_reason(ann: Browser, id: str, move: str) -> None:
    state = ann.state(id)
    problem(ann.play(state, move), 422, "refused")


def test_a_refused_move_names_its_rule(ann: Browser, id: str) -> None:
    refusal = problem(ann.play(ann.state(id), "end"), 422, "refused")
    assert refusal["rule"].startswith("MY.")


@pytest.mark.parametrize(("status", "body"), WRONG_TABLES, ids=str)
def test_tables_that_cannot_be_are_refused(ann: Browser, status: int, body: object) -> None:
    problem(ann.post("/api/tables", body), status)
    assert not ann.http.cookies


@pytest.mark.parametrize("text", ["", " \n\t ", "x" * 501, 5, None, ["hello"], "\u0000\u0007"])
def test_chat_that_says_nothing_or_too_much_is_refused(ann: Browser, id: str, text: object) -> None:
    answer = ann.post(f"/api/tables/{id}/chat", {"text": text})
    problem(answer, 422 if isinstance(text, str) and 0 < len(text) <= 500 else 400)
    assert ann.get(f"/api/tables/{id}/chat") == []


def test_bodies_that_are_too_large_are_refused(server: Host, ann: Browser, id: str) -> None:
    limits = server.services.chat.limits
    large = json.dumps({"text": "x" * limits.body}).encode()
    headers = {"Content-Type": "application/json"}
    for door in DOORS:
        problem(ann.http.post(door.format(id=id), content=large, headers=headers), 413, "too-large")
    record = b"x" * (limits.record_body + 1)
    problem(ann.open_record(record), 413, "too-large")
    # Without a length the bytes are counted as they come.
    problem(ann.open_record(iter([record])), 413, "too-large")
    problem(ann.http.post(f"/api/tables/{id}/chat", content=iter([large]), headers=headers), 413)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "POST", "GET", "HEAD", "TRACE"])
def test_wrong_methods_are_refused(ann: Browser, id: str, method: str) -> None:
    paths = ["/api/games", f"/api/tables/{id}", f"/api/tables/{id}/steps", "/api/schema/openapi.json"]
    if method in ("GET", "HEAD"):
        paths = [f"/api/tables/{id}/moves", f"/api/tables/{id}/undo", "/api/records"]
    for path in paths:
        answer = ann.http.request(method, path)
        assert answer.status_code in (404, 405), (path, answer.status_code)
        if method != "HEAD":
            problem(answer, answer.status_code)


@pytest.mark.parametrize("odd", ODD_IDS)
def test_odd_ids_lead_nowhere(ann: Browser, odd: str) -> None:
    for path in ("", "/steps", "/chat", "/hint", "/record", "/events"):
        answer = ann.http.get(httpx.URL(f"{ann.http.base_url}/api/tables/{odd}{path}"))
        assert answer.status_code in (400, 404, 405), answer.status_code
        problem(answer, answer.status_code)
    for path in (
        f"/api/games/{odd}/rules",
        f"/api/games/{odd}/rulebook",
        f"/api/games/{odd}/components",
        f"/api/locales/{odd}",
    ):
        answer = ann.http.get(path)
        assert answer.status_code in (400, 404), answer.status_code
        problem(answer, answer.status_code)


@pytest.mark.parametrize("at", ["-1", "x", "1.5", "9" * 40, "", "%00"])
def test_odd_moments_are_refused(ann: Browser, id: str, at: str) -> None:
    problem(ann.http.get(f"/api/tables/{id}?at={at}"), 400)


def test_odd_queries_and_headers_do_no_harm(ann: Browser, id: str) -> None:
    path = f"/api/tables/{id}"
    assert ann.http.get(f"{path}?at=0&at=1&x=%ff&&&=").status_code in (200, 400)
    for header in (
        {"Accept": "ä"},
        {"Accept-Encoding": "x" * 3000},
        {"X": "y" * 9000},
        {"Range": "bytes=0-1"},
    ):
        answer = ann.http.get(path, headers=raw_headers(header))
        assert answer.status_code == 200


def test_unknown_addresses_are_a_problem(ann: Browser) -> None:
    for path in ("/api/", "/api/nowhere", "/api/tables/x/y/z", "/assets/nothing.js"):
        problem(ann.http.get(path), 404)


# ---------------------------------------------------------------------- how fast


def test_who_asks_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests_per_second=0.5, burst=5)
    with host(tmp_path, limits) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        id = ann.open_table()["id"]  # the first request carries no secret yet
        answers = [ann.http.get(f"/api/tables/{id}") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        problem(answers[-1], 429, "too-fast")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert bob.http.get(f"/api/tables/{id}").status_code == 200, "others are not held up"


def test_made_up_secrets_do_not_escape_the_limit(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests_per_second_from_address=0.5, burst_from_address=10)
    with host(tmp_path, limits) as server, Browser(server.url) as ann:
        cookies = [{"Cookie": f"tanglewood={i:040}"} for i in range(15)]
        statuses = [ann.http.get("/api/games", headers=cookie).status_code for cookie in cookies]
        assert statuses == [200] * 10 + [429] * 5


def test_new_tables_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, new_tables_per_minute=3)) as server, Browser(server.url) as ann:
        statuses = [ann.post("/api/tables", NEW).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        problem(ann.open_record(b"x"), 429, "too-fast")


def test_a_full_server_opens_no_more_tables(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, tables=2)) as server, Browser(server.url) as ann:
        assert [ann.post("/api/tables", NEW).status_code for _ in range(2)] == [201, 201]
        problem(ann.post("/api/tables", NEW), 503, "full")
        assert len(ann.get("/api/tables")) == 2


def test_measures_refill_and_are_forgotten() -> None:
    buckets = Buckets(per_second=1000, burst=2, kept=3)
    for key in range(10):
        buckets.take(key)
    assert len(buckets.levels) == 3
    slow = Buckets(per_second=0.1, burst=1)
    slow.take("me")
    with pytest.raises(Refused) as refusal:
        slow.take("me")
    assert 1 <= refusal.value.wait <= 10
    assert Limits().burst >= Limits().requests_per_second
