"""How one asks: in JSON and from our own pages, from where one says only if a proxy may, and known again."""

import json
import resource
from importlib import import_module
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from serving import GENEROUS, Browser, Host, Json, host, problem, raw_headers
from tanglewood.server import static_files
from tanglewood.server.middleware import DAY, Renewals
from tanglewood.words import words

JSON = "application/json"
FEW = replace(GENEROUS, requests_per_second_from_address=0.001, burst_from_address=3)


@pytest.fixture
def id(ann: Browser) -> str:
    return str(ann.open_table(seed=1)["id"])


def chat(browser: Browser, id: str, **headers: str) -> httpx.Response:
    body = json.dumps({"text": "hello"}).encode()
    return browser.http.post(f"/api/tables/{id}/chat", content=body, headers=raw_headers(headers))


# ---------------------------------------------------------------------- what is sent


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "", "ä/ö", "json"],
)
def test_only_json_is_taken(ann: Browser, id: str, kind: str) -> None:
    problem(chat(ann, id, **{"Content-Type": kind}), 415, "wrong-type")
    problem(ann.http.post(f"/api/tables/{id}/rematch", headers=raw_headers({"Content-Type": kind})), 415)
    assert ann.get(f"/api/tables/{id}/chat") == []


def test_a_body_without_a_type_is_refused_and_nothing_needs_none(ann: Browser, id: str) -> None:
    problem(chat(ann, id), 415, "wrong-type")
    problem(ann.http.post(f"/api/tables/{id}/chat", content=iter([b"{}"])), 415, "wrong-type")
    problem(ann.http.post(f"/api/tables/{id}/rematch"), 422, "running")
    assert ann.http.delete(f"/api/tables/{id}/hint").status_code == 204


@pytest.mark.parametrize("kind", [JSON, "application/json; charset=utf-8", "Application/JSON ;charset=utf-8"])
def test_json_may_say_so_in_its_own_way(ann: Browser, id: str, kind: str) -> None:
    assert chat(ann, id, **{"Content-Type": kind}).status_code == 201


@pytest.mark.parametrize("kind", [JSON, "application/x-www-form-urlencoded", "", "text/html"])
def test_a_record_is_plain_text(ann: Browser, kind: str) -> None:
    headers = raw_headers({"Content-Type": kind})
    problem(ann.http.post("/api/records", content=b"tanglewood record 1", headers=headers), 415, "wrong-type")
    problem(ann.open_record("tanglewood record 1"), 422)


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "null", "", "x", "http://[::1"],
)
def test_other_sites_change_nothing(server: Host, ann: Browser, id: str, origin: str) -> None:
    said = {"Content-Type": JSON, "Origin": origin}
    problem(chat(ann, id, **said), 403, "foreign-origin")
    problem(ann.http.delete(f"/api/tables/{id}/hint", headers=raw_headers(said)), 403, "foreign-origin")
    text = {"Content-Type": "text/plain", "Origin": origin}
    problem(ann.http.post("/api/records", content=b"x", headers=raw_headers(text)), 403, "foreign-origin")
    assert ann.get(f"/api/tables/{id}/chat") == []
    # Reading changes nothing, and whether another site may read the answer is the browser's business.
    assert ann.http.get(f"/api/tables/{id}", headers=raw_headers(said)).status_code == 200


def test_our_own_pages_may(server: Host, ann: Browser, id: str) -> None:
    assert chat(ann, id, **{"Content-Type": JSON, "Origin": server.url}).status_code == 201
    far = {"Content-Type": JSON, "Origin": "http://Play.example", "Host": "play.example"}
    assert chat(ann, id, **far).status_code == 201


SECURE = {"Content-Type": JSON, "Origin": "https://play.example", "Host": "play.example"}


def test_a_page_of_another_scheme_is_another_site(server: Host, ann: Browser, id: str) -> None:
    problem(chat(ann, id, **SECURE), 403, "foreign-origin")
    # Nobody but a trusted proxy says what the scheme was.
    problem(chat(ann, id, **SECURE, **{"X-Forwarded-Proto": "https"}), 403, "foreign-origin")


def test_a_trusted_proxy_says_which_scheme_our_pages_have(tmp_path: Path) -> None:
    with host(tmp_path, proxies=("127.0.0.0/8",)) as server, Browser(server.url) as ann:
        id = ann.open_table()["id"]
        forwarded = {"X-Forwarded-Proto": "https"}
        assert chat(ann, id, **SECURE, **forwarded).status_code == 201
        problem(chat(ann, id, **SECURE), 403, "foreign-origin")
        plain = {**SECURE, "Origin": "http://play.example"}
        problem(chat(ann, id, **plain, **forwarded), 403, "foreign-origin")


# ---------------------------------------------------------------------- from where


def statuses(server: Host, addresses: list[str]) -> list[int]:
    with Browser(server.url) as somebody:
        return [
            somebody.http.get("/api/games", headers={"X-Forwarded-For": address}).status_code
            for address in addresses
        ]


def test_nobody_says_where_they_come_from(tmp_path: Path) -> None:
    with host(tmp_path, FEW) as server:
        assert statuses(server, [f"192.0.2.{i}" for i in range(5)]) == [200] * 3 + [429] * 2


def test_a_trusted_proxy_says_where_requests_come_from(tmp_path: Path) -> None:
    with host(tmp_path, FEW, proxies=("127.0.0.0/8",)) as server:
        assert statuses(server, [f"192.0.2.{i}" for i in range(5)]) == [200] * 5
        # Whoever writes something there before the proxy does is not believed.
        assert statuses(server, [f"198.51.100.{i}, 192.0.2.9" for i in range(5)]) == [200] * 3 + [429] * 2
        # An IPv6 address is a whole /64.
        assert statuses(server, [f"2001:db8::{i}" for i in range(5)]) == [200] * 3 + [429] * 2
        assert statuses(server, ["2001:db8:0:1::1"]) == [200]


# ---------------------------------------------------------------------- known again


def test_a_cookie_is_renewed_when_it_is_used_but_once_a_day(server: Host, ann: Browser) -> None:
    id = ann.open_table()["id"]
    clock = server.clock

    def renewed() -> list[str]:
        cookies: list[str] = ann.http.get(f"/api/tables/{id}").headers.get_list("set-cookie")
        return cookies

    assert [renewed() for _ in range(3)] == [[], [], []]
    clock.go_on(DAY - 1)
    assert renewed() == []
    clock.go_on(1)
    (again,) = renewed()
    assert again.startswith(f"tanglewood={ann.http.cookies['tanglewood']};")
    parts = {part.strip().lower() for part in again.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/", f"max-age={365 * 24 * 3600}"} <= parts
    assert renewed() == []


def test_what_cannot_be_a_secret_of_ours_is_never_sent_back(ann: Browser) -> None:
    for value in ("short", "x" * 101, "with space in the middle of it", "ä" * 30, '"' * 30):
        answer = ann.http.get("/api/tables", headers=raw_headers({"Cookie": f"tanglewood={value}"}))
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


def test_not_everybody_is_remembered() -> None:
    renewals = Renewals(kept=2)
    assert [renewals.due(bytes([i]), 0.0) for i in (1, 1, 2, 3)] == [True, False, True, True]
    assert len(renewals.sent) == 2


# ---------------------------------------------------------------------- files


def test_files_of_the_client(
    server: Host, ann: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "ASSETS", tmp_path)
    monkeypatch.setattr(static_files, "assets", {})
    (tmp_path / "index-ab_c.js").write_text("let a = 1;" * 100)
    (tmp_path / "folder").mkdir()
    for headers in ({"Accept-Encoding": "gzip"}, {"Accept-Encoding": "identity"}):
        answer = ann.http.get("/assets/index-ab_c.js", headers=headers)
        assert answer.text == "let a = 1;" * 100
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert ("content-encoding" in answer.headers) == (headers["Accept-Encoding"] == "gzip")
        assert ann.http.head("/assets/index-ab_c.js", headers=headers).status_code == 200
    odd = ["%00", "a%00.js", "x" * 5000, "..%2findex.html", "folder", "%ff", "a%0ab", "no.js", "%2e%2e.js"]
    for name in odd:
        problem(ann.http.get(httpx.URL(f"{server.url}/assets/{name}")), 404)
    for name in ("", ".", "..", "%2e%2e"):
        assert ann.http.get(httpx.URL(f"{server.url}/assets/{name}")).status_code in (200, 404)
    assert len(static_files.assets) == 1, "nothing is kept that is not there"


def test_a_page_says_in_its_head_what_it_needs(
    ann: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "INDEX", tmp_path / "index.html")
    monkeypatch.setattr(static_files, "HEADS", tmp_path / "heads.json")
    (tmp_path / "index.html").write_text('<html lang="en"><head></head><body></body>')
    addresses = [address.format("en") for address in static_files.EVERYWHERE]
    everywhere = "".join(map(static_files.data_link, addresses)).replace('"./', '"/')
    begin = f'<html lang="en"><head>{everywhere}'
    assert ann.http.get("/cards/mycelia").text == f"{begin}</head><body></body>"
    cards = {
        "path": "/cards/([a-z_]{1,40})",
        "data": [r"/api/games/\1/components"],
        "files": ["assets/Cards.js"],
        "games": {"mycelia": ["assets/Pictures.css", "assets/home.svg"]},
    }
    (tmp_path / "heads.json").write_text(json.dumps([cards]))
    assert ann.http.get("/cards/mycelia/").text == (
        f'{begin}<link rel="modulepreload" crossorigin href="/assets/Cards.js">\n'
        '<link rel="stylesheet" crossorigin href="/assets/Pictures.css">\n'
        '<link rel="preload" as="image" href="/assets/home.svg">\n'
        '<link rel="preload" as="fetch" crossorigin href="/api/games/mycelia/components?lang=en">\n'
        "</head><body></body>"
    )
    assert "Pictures" not in ann.http.get("/cards/everdell").text
    for other in ("/", "/cards", "/cards/%22%3E%3Cscript%3E"):
        assert ann.http.get(other).text == f"{begin}</head><body></body>"


def test_a_page_is_in_the_language_of_address_cookie_or_browser(
    ann: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "INDEX", tmp_path / "index.html")
    monkeypatch.setattr(static_files, "HEADS", tmp_path / "heads.json")
    for module in ("server.static_files", "server.middleware", "words.speaking"):
        monkeypatch.setattr(import_module(f"tanglewood.{module}"), "languages", lambda: ["de", "en", "pl"])
    (tmp_path / "index.html").write_text('<html lang="en"><head></head>')

    def spoken(address: str = "/", cookie: str = "", browser: str = "") -> str:
        headers = {"Accept-Language": browser, "Cookie": f"lang={cookie}"}
        text = ann.http.get(address, headers=headers).text
        language = text[len('<html lang="') :][:2]
        assert f"/api/locales/{language}" in text
        return language

    assert spoken(browser="de-AT,de;q=0.9,en;q=0.8") == "de"
    assert spoken(browser="ja,en;q=0.3,pl;q=0.8") == "pl"
    assert spoken(browser="en", cookie="de") == "de"
    assert spoken("/?lang=pl", cookie="de", browser="en") == "pl"
    assert spoken("/?lang=%22%3E", cookie="../..", browser="*;q=2") == "en"


def test_what_a_browser_installs_tells_of_itself_in_the_language_of_its_page(
    ann: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    monkeypatch.setattr(static_files, "INDEX", tmp_path / "index.html")
    (tmp_path / "index.html").write_text('<html lang="en"><link href="./manifest.webmanifest"><head></head>')
    assert ann.http.get("/manifest.webmanifest").status_code == 404
    (tmp_path / "manifest.webmanifest").write_text('{"name": "Tanglewood", "id": "./"}')
    assert 'href="/manifest.webmanifest?lang=de"' in ann.http.get("/", headers={"Cookie": "lang=de"}).text
    for asked, browser, language in (("", "en", "en"), ("", "pl", "pl"), ("?lang=de", "en", "de")):
        answer = ann.http.get(f"/manifest.webmanifest{asked}", headers={"Accept-Language": browser})
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        about = words(language).say("server-app-about")
        assert answer.json() == {"name": "Tanglewood", "id": "./", "lang": language, "description": about}


def test_files_and_pages_have_a_measure_too(tmp_path: Path) -> None:
    few = replace(GENEROUS, files_per_second_from_address=0.001, files_burst_from_address=4)
    with host(tmp_path, few) as server, Browser(server.url) as ann:
        answers = [ann.http.get(path) for path in ("/", "/assets/a.js") * 3]
        assert [answer.status_code == 429 for answer in answers] == [False] * 4 + [True] * 2
        problem(answers[-1], 429, "too-fast")
        assert ann.http.get("/api/games").status_code == 200


# ---------------------------------------------------------------------- health


def test_health_says_that_all_is_well(ann: Browser) -> None:
    assert ann.get("/api/health") == {"status": "ok"}
    head = ann.http.head("/api/health")
    assert (head.status_code, head.content) == (200, b"")


@pytest.mark.one_engine
def test_health_says_when_the_disk_is_full(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        id = ann.open_table(seed=1)["id"]
        state = ann.state(id)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = (tmp_path / "tables.sqlite-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
        try:
            ill = ann.http.get("/api/health")
            head = ann.http.head("/api/health")
            move = ann.play(state, state["choices"][0]["text"])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        problem(ill, 503, "not-written")
        assert head.status_code == 503
        problem(move, 503, "not-written")
        assert ann.get("/api/health") == {"status": "ok"}
        assert ann.state(id)["number"] == 0
        assert ann.play(state, state["choices"][0]["text"]).status_code == 200


@pytest.mark.one_engine
def test_health_says_when_the_database_is_broken_or_gone(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        file = tmp_path / "tables.sqlite"
        server.change("alter table pulse rename to gone")
        problem(ann.http.get("/api/health"), 503, "not-written")
        server.change("alter table gone rename to pulse")
        assert ann.get("/api/health") == {"status": "ok"}
        file.rename(tmp_path / "elsewhere")
        problem(ann.http.get("/api/health"), 503, "not-written")
        file.write_bytes(b"")
        problem(ann.http.get("/api/health"), 503, "not-written")


# ---------------------------------------------------------------------- other methods


def test_other_methods_are_told_what_may_be_done(ann: Browser, id: str) -> None:
    for path, allowed in {
        "/": {"GET", "HEAD", "OPTIONS"},
        "/api/games": {"GET", "OPTIONS"},
        "/api/tables": {"GET", "POST", "OPTIONS"},
        f"/api/tables/{id}/moves": {"POST", "OPTIONS"},
        f"/api/tables/{id}/seats/0/bot": {"POST", "DELETE", "OPTIONS"},
        "/api/health": {"GET", "HEAD", "OPTIONS"},
        "/assets/x": {"GET", "HEAD", "OPTIONS"},
    }.items():
        answer = ann.http.put(path)
        problem(answer, 405, "not-allowed")
        assert set(answer.headers["allow"].split(", ")) == allowed
        answer = ann.http.options(path)
        assert (answer.status_code, answer.content) == (204, b"")
        assert set(answer.headers["allow"].split(", ")) == allowed


def test_the_document_says_so_too(ann: Browser) -> None:
    document: Json = ann.get("/api/schema/openapi.json")
    for path, item in document["paths"].items():
        for method, door in item.items():
            allow = door["responses"]["405"]["headers"]["Allow"]["schema"]["const"]
            assert set(allow.split(", ")) == {*map(str.upper, item), "OPTIONS"}, path
            assert ("415" in door["responses"]) == (method in ("post", "delete"))
    records = document["paths"]["/api/records"]["post"]
    assert list(records["requestBody"]["content"]) == ["text/plain"]
    schemas = document["components"]["schemas"]
    assert len(schemas) > 30
    for name, schema in schemas.items():
        if "properties" in schema:
            assert schema["additionalProperties"] is False, name
    assert "Unknown fields" in document["info"]["description"]
