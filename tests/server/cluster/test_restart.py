"""Two servers behind a real nginx are restarted one after the other while people play and watch: nobody loses
a move, a line or a stream."""

import json
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nginx import nginx
from postgres import Cluster
from serving import PATIENCE, Browser, Process, next_of, wait_until
from tanglewood.kernel.chance import seeded

ROOT = "/games"
MOVES_BETWEEN = 6
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
def servers(postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Process]]:
    monkeypatch.setenv("TANGLEWOOD_DRAIN_SECONDS", "0.3")
    monkeypatch.setenv("TANGLEWOOD_TRUSTED_PROXIES", "127.0.0.1")
    monkeypatch.setenv("TANGLEWOOD_ROOT_PATH", ROOT)
    database = postgres.database()
    made = [Process(tmp_path / f"server{number}", "--database", database) for number in range(2)]
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
