"""Behind a real nginx that shares requests out to two servers on one PostgreSQL."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import Cluster
from serving import PATIENCE, Browser, Host, free_port, host, next_of
from tanglewood.kernel.chance import seeded

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
TRUSTED = ("127.0.0.0/8",)
CONFIG = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 200; }}
http {{
  access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder};
  upstream house {{ server 127.0.0.1:{one}; server 127.0.0.1:{two}; keepalive 16; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://house; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_read_timeout 1h;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $http_x_test_scheme;
    }}
  }}
}}
"""


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about PostgreSQL alone."""
    return "postgres"


@pytest.fixture(scope="module")
def servers(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    database = postgres.database()
    one, two = (tmp_path_factory.mktemp(name) for name in ("one", "two"))
    with (
        host(one, proxies=TRUSTED, database=database) as first,
        host(two, proxies=TRUSTED, database=database) as second,
    ):
        yield first, second


@pytest.fixture(scope="module")
def address(servers: tuple[Host, Host], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where nginx listens."""
    if NGINX is None:
        pytest.skip("NOT TESTED: there is no nginx here (apt-get install nginx-light brings it)")
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    if os.geteuid() == 0:  # its workers run as nobody
        for part in (folder, *folder.parents):
            if part.owner() == "root" and part.is_relative_to("/tmp/"):
                part.chmod(part.stat().st_mode | 0o055)
        folder.chmod(0o777)
    text = CONFIG.format(folder=folder, port=port, one=servers[0].port, two=servers[1].port)
    (folder / "nginx.conf").write_text(text)
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as nginx:
        try:
            until = time.monotonic() + PATIENCE
            while not (folder / "pid").is_file():
                assert nginx.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
            yield f"http://127.0.0.1:{port}"
        finally:
            nginx.terminate()


def test_a_game_goes_on_through_the_proxy_whichever_server_answers(
    servers: tuple[Host, Host], address: str
) -> None:
    with Browser(address) as ann, Browser(address) as watcher:
        id = ann.open_table(seed=3)["id"]
        with watcher.events(id) as stream:
            next_of(stream, "update")
            rng, state = seeded(1), ann.state(id)
            for number in range(1, 12):
                state = ann.play_any(state, rng)
                assert next_of(stream, "update").data["state"]["number"] == number
    counted = [sum(server.services.metrics.requests.values()) for server in servers]
    assert min(counted) > 3, "both of them have answered"


def test_the_proxy_says_who_asks_and_how(servers: tuple[Host, Host], address: str) -> None:
    """A page under https is our own if the proxy says so; and a visitor's own headers count for nothing."""
    with Browser(address) as ann:
        secure = {"X-Test-Scheme": "https", "Origin": address.replace("http:", "https:")}
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


def test_only_the_proxys_own_networks_read_the_numbers(address: str, tmp_path: Path) -> None:
    with Browser(address) as ann:
        assert ann.http.get("/metrics").status_code == 200  # the visitor is this machine
        assert ann.http.get("/healthz").status_code == ann.http.get("/readyz").status_code == 200
