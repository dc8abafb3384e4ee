"""Behind a real nginx that shares requests out to two servers on one PostgreSQL, under a sub-path."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from nginx import nginx
from postgres import Cluster
from serving import Browser, Host, host, next_of
from tanglewood.kernel.chance import seeded

TRUSTED = ("127.0.0.0/8",)
ROOT = "/games"
TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about PostgreSQL alone."""
    return "postgres"


@pytest.fixture(scope="module")
def servers(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    database = postgres.database()
    one, two = (tmp_path_factory.mktemp(name) for name in ("one", "two"))
    with (
        host(one, proxies=TRUSTED, database=database, root_path=ROOT) as first,
        host(two, proxies=TRUSTED, database=database, root_path=ROOT) as second,
    ):
        yield first, second


@pytest.fixture(scope="module")
def sites(servers: tuple[Host, Host], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Where nginx listens: a site that passes the sub-path on, and one that cuts it off."""
    with nginx(tmp_path_factory.mktemp("nginx"), [server.port for server in servers], ROOT) as addresses:
        yield addresses


@pytest.fixture
def address(sites: tuple[str, str]) -> str:
    return sites[0]


@pytest.mark.parametrize("cut", [0, 1])
def test_a_game_goes_on_through_the_proxy_whichever_server_answers(
    servers: tuple[Host, Host], sites: tuple[str, str], cut: int
) -> None:
    before = [sum(server.services.metrics.requests.values()) for server in servers]
    with Browser(sites[cut]) as ann, Browser(sites[cut]) as watcher:
        id = ann.open_table(seed=3)["id"]
        with watcher.events(id) as stream:
            next_of(stream, "update")
            rng, state = seeded(1), ann.state(id)
            for number in range(1, 12):
                state = ann.play_any(state, rng)
                assert next_of(stream, "update").data["state"]["number"] == number
    counted = [sum(server.services.metrics.requests.values()) for server in servers]
    assert min(now - old for now, old in zip(counted, before, strict=True)) > 3, "both of them have answered"


@pytest.mark.parametrize("cut", [0, 1])
def test_links_cookies_and_pages_belong_to_the_sub_path(sites: tuple[str, str], cut: int) -> None:
    with Browser(sites[cut]) as ann, Browser(sites[cut]) as bob:
        answer = ann.http.post("/api/tables", json={"game": "mycelia", "seats": TWO})
        assert f"Path={ROOT}/;" in f"{answer.headers['set-cookie']};".replace("path", "Path")
        made = answer.json()
        link = made["invitations"][0]["link"]
        assert link.startswith(f"{ROOT}/table/{made['id']}#join=")
        assert bob.join({"link": link.removeprefix(ROOT)}, "Bob").status_code == 200
        code = ann.done(f"/api/tables/{made['id']}/seats/0/code")
        assert code["link"].startswith(f"{ROOT}/table/")
        page = ann.http.get("/table/nowhere")
        assert page.status_code == 200
        assert f'content="{ROOT}/"' in page.text
        assert '"./' not in page.text
        site = urlsplit(sites[cut])
        assert ann.http.get(f"{site.scheme}://{site.netloc}/api/games").status_code == 404


def test_the_proxy_says_who_asks_and_how(servers: tuple[Host, Host], address: str) -> None:
    """A page under https is our own if the proxy says so; and a visitor's own headers count for nothing."""
    with Browser(address) as ann:
        origin = address.removesuffix(ROOT).replace("http:", "https:")
        secure = {"X-Test-Scheme": "https", "Origin": origin}
        answer = ann.http.post("/api/tables", json=wish(), headers=secure)
        assert answer.status_code == 201, answer.text
        assert "Secure" in answer.headers["set-cookie"]
        assert (
            ann.http.post("/api/tables", json=wish(), headers={**secure, "X-Test-Scheme": "http"}).status_code
            == 403
        )
        seen = {table.address for server in servers for table in server.services.tables.held.values()}
        assert seen == {"127.0.0.1"}
        lied = ann.http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
        assert lied.status_code == 200


def wish() -> dict[str, object]:
    return {"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


def test_only_the_proxys_own_networks_read_the_numbers(address: str) -> None:
    with Browser(address) as ann:
        assert ann.http.get("/metrics").status_code == 200  # the visitor is this machine
        assert ann.http.get("/healthz").status_code == ann.http.get("/readyz").status_code == 200
