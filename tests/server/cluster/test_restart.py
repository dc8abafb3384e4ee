"""Two servers behind a real nginx are restarted one after the other while people play and watch: nobody loses
a move, a line or a stream."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from nginx import guide, nginx, nginx_by_recipe
from postgres import Cluster
from serving import PATIENCE, Browser, Process, next_of, wait_until
from tanglewood.kernel.chance import seeded

ROOT = "/games"
MOVES_BETWEEN = 6
UNHURRIED = """
[limits]
burst = 1000000
burst_from_address = 1000000
"""
"""A test plays faster than people."""
ENDED = (0, -signal.SIGTERM)
"""Uvicorn ends by the signal it was sent, once all is done."""


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about PostgreSQL alone."""
    return "postgres"


class Watcher(threading.Thread):
    """Listens as a browser does: comes back whenever the stream ends, with the id of the last event."""

    def __init__(self, address: str, id: str) -> None:
        super().__init__(daemon=True)
        self.browser = Browser(address)
        self.id = id
        self.last: str | None = None
        self.steps: list[int] = []
        self.streams = 0
        self.told_to_come_back = 0

    def run(self) -> None:
        while True:
            try:
                self.listen()
            except httpx.TransportError:
                continue

    def listen(self) -> None:
        headers = {} if self.last is None else {"Last-Event-ID": self.last}
        with self.browser.http.stream("GET", f"/api/tables/{self.id}/events", headers=headers) as answer:
            if answer.status_code != 200:
                return
            self.streams += 1
            lines: dict[str, str] = {}
            for line in answer.iter_lines():
                key, _, value = line.partition(": ")
                self.told_to_come_back += key == "retry"
                lines[key] = value
                if not line and lines.get("event") == "update":
                    self.steps += [step["number"] for step in json.loads(lines["data"])["steps"]]
                    self.last = lines["id"]
                if not line:
                    lines = {}


@pytest.fixture
def servers(
    request: pytest.FixtureRequest, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[Process]]:
    """Two of them, or as many as a test asks for."""
    count: int = getattr(request, "param", 2)
    monkeypatch.setenv("TANGLEWOOD_DRAIN_SECONDS", "0.3")
    monkeypatch.setenv("TANGLEWOOD_TRUSTED_PROXIES", "127.0.0.1")
    monkeypatch.setenv("TANGLEWOOD_ROOT_PATH", ROOT)
    database = postgres.database()
    made = [Process(tmp_path / f"server{number}", "--database", database) for number in range(count)]
    for server in made:
        server.launch()
    for server in made:
        server.wait()
    yield made
    for server in made:
        if server.process is not None and server.process.poll() is None:
            server.kill()


@pytest.mark.long
def test_a_rolling_restart_loses_nothing(servers: list[Process], tmp_path: Path) -> None:
    (tmp_path / "nginx").mkdir()
    with (
        nginx(tmp_path / "nginx", [server.port for server in servers], ROOT) as (address, _),
        Browser(address) as ann,
    ):
        id, rng = str(ann.open_table(seed=3)["id"]), seeded(1)
        watchers = [Watcher(address, id) for _ in range(4)]
        for watcher in watchers:
            watcher.start()
        wait_until(lambda: all(watcher.streams for watcher in watchers))
        state = ann.state(id)
        for server in servers:
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            for _ in range(MOVES_BETWEEN):
                state = ann.play_any(state, rng)  # an answer other than 200 would be a failure
            assert server.process.wait(PATIENCE) in ENDED
            for _ in range(MOVES_BETWEEN):
                state = ann.play_any(state, rng)
            server.start()
        number = state["number"]
        assert number == 4 * MOVES_BETWEEN
        wait_until(lambda: all(watcher.steps and watcher.steps[-1] == number - 1 for watcher in watchers))
    assert all(watcher.steps == list(range(number)) for watcher in watchers), "each step once, in order"
    assert all(watcher.streams > 1 for watcher in watchers)
    assert sum(watcher.told_to_come_back for watcher in watchers) >= len(watchers)


@contextlib.contextmanager
def systemctl(folder: Path, servers: dict[str, Process]) -> Iterator[Path]:
    """A folder with a `systemctl` that knows these units: it restarts them as systemd does, which waits for
    the end of a server and not for the next one to answer."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            _, verb, unit = self.path.split("/")
            assert verb == "restart"
            server = servers[unit]
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(PATIENCE) in ENDED
            server.launch()
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    manager = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=manager.serve_forever, daemon=True).start()
    program = folder / "systemctl"
    program.write_text(
        f'#!/bin/sh\nexec curl --fail --silent "http://127.0.0.1:{manager.server_port}/$1/$2"\n'
    )
    program.chmod(0o755)
    try:
        yield folder
    finally:
        manager.shutdown()
        manager.server_close()


@pytest.mark.long
@pytest.mark.skipif(shutil.which("curl") is None, reason="NOT TESTED: the recipe needs curl")
def test_the_lines_of_the_guide_restart_servers_behind_its_nginx_unnoticed(
    postgres: Cluster, tmp_path: Path
) -> None:
    """With the settings of the guide, and its lines: all but systemd is as people have it."""
    settings = tmp_path / "tanglewood.toml"
    settings.write_text("".join(guide("toml")) + UNHURRIED, encoding="utf-8")
    options = ("--config", str(settings), "--database", postgres.database())
    servers = [Process(tmp_path / f"server{number}", *options) for number in range(2)]
    (tmp_path / "nginx").mkdir()
    (lines,) = (block[block.index("   for port in") :] for block in guide("sh") if "for port in" in block)
    for port, server in zip((8123, 8124), servers, strict=True):
        lines = lines.replace(str(port), str(server.port))
    units = {f"tanglewood@{server.port}": server for server in servers}
    with contextlib.ExitStack() as stack:
        for server in servers:
            server.launch()
            stack.callback(server.kill)
        for server in servers:
            server.wait()
        site = stack.enter_context(nginx_by_recipe(tmp_path / "nginx", [server.port for server in servers]))
        ann = stack.enter_context(Browser(site.url))
        before = [server.pid for server in servers]
        path = f"{stack.enter_context(systemctl(tmp_path, units))}:{os.environ['PATH']}"
        restarting = subprocess.Popen(["sh", "-c", lines], env={**os.environ, "PATH": path})
        rng, watchers, numbers = seeded(1), list[Watcher](), list[int]()
        while restarting.poll() is None:  # one game after the other, and somebody watches each of them
            state = ann.state(str(ann.open_table(seed=3)["id"]))
            watcher = Watcher(site.url, state["id"])
            watcher.start()
            watchers.append(watcher)
            wait_until(lambda one=watcher: one.streams)
            while restarting.poll() is None and not state["over"]:
                state = ann.play_any(state, rng)  # an answer other than 200 would be a failure
            numbers.append(state["number"])
        assert restarting.returncode == 0
        assert all(server.pid != old for server, old in zip(servers, before, strict=True))
        wanted = [list(range(number)) for number in numbers]
        wait_until(lambda: all(len(one.steps) >= n for one, n in zip(watchers, numbers, strict=True)))
        assert [watcher.steps for watcher in watchers] == wanted, "each step once, in order"
        assert sum(numbers) > 2 * MOVES_BETWEEN


@pytest.mark.parametrize("servers", [1], indirect=True)
def test_what_is_queued_is_sent_before_a_stream_ends(servers: list[Process]) -> None:
    server = servers[0]
    with Browser(server.url + ROOT) as ann:
        id, rng = str(ann.open_table(seed=3)["id"]), seeded(1)
        with ann.events(id) as stream:
            next_of(stream, "update")
            state = ann.play_any(ann.state(id), rng)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            heard = [event.data["state"]["number"] for event in stream if event.name == "update"]
        assert heard[-1] == state["number"]
        assert server.process.wait(PATIENCE) in ENDED
