"""Helpers for tests of the server: servers that really listen, browsers, and streams of events."""

import asyncio
import contextlib
import json
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx
import psycopg
import pytest

from tanglewood.kernel.chance import Rng, seeded
from tanglewood.server.app import create_app
from tanglewood.server.connection import ServerConfig
from tanglewood.server.limits import Limits
from tanglewood.server.live.entry import LogEntry
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.table import HostedTable
from tanglewood.server.operation.settings import Settings, check_together
from tanglewood.server.run import TableServer, listen
from tanglewood.server.services.container import Services
from tanglewood.server.store import Store
from tanglewood.server.store.database import Session

Json = dict[str, Any]
T = TypeVar("T")

GENEROUS = Limits(
    requests_per_second=1e6,
    burst=10**6,
    requests_per_second_from_address=1e6,
    burst_from_address=10**6,
    files_per_second_from_address=1e6,
    files_burst_from_address=10**6,
    connections_from_address=4000,
    watched_seconds=3600.0,
    new_tables_per_minute=1e6,
    sign_ins_per_minute=1e6,
    seeds_against_friends=True,
    hint_iterations=60,
)
"""Limits for tests that are about something else."""
ME_AND_SCREEN = [{"kind": "me", "name": "Ann"}, {"kind": "screen", "name": "Bob"}]
SHORT = 79
"""The seed of a game that random players with the seed 1 finish early."""
PATIENCE = 180.0
"""Seconds to wait for something that is sure to happen, even on a machine with much else to do."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# ---------------------------------------------------------------------- servers


class Databases:
    """Which database belongs to which data folder, while the tests run on PostgreSQL: a server that is
    started again on the same folder finds what it wrote."""

    def __init__(self) -> None:
        self.make: Callable[[], str] | None = None
        self.known: dict[Path, str] = {}

    def begin(self, make: Callable[[], str]) -> None:
        self.make = make

    def end(self) -> None:
        self.make = None
        self.known.clear()

    def of(self, data: Path) -> str:
        """The address of a folder's database; empty for SQLite."""
        if self.make is None:
            return ""
        if data not in self.known:
            self.known[data] = self.make()
        return self.known[data]


databases = Databases()


def stored(data: Path, query: str) -> list[tuple[Any, ...]]:
    """What stands in the database of a folder, read beside its server."""
    if databases.of(data):
        with psycopg.connect(databases.of(data)) as connection:
            return connection.execute(query.encode()).fetchall()
    with contextlib.closing(sqlite3.connect(data / "tables.sqlite")) as db:
        return db.execute(query).fetchall()


TANGLEWOOD = (sys.executable, "-m", "tanglewood")


def serve_command(port: int, data: Path, *options: str, program: tuple[str, ...] = TANGLEWOOD) -> list[str]:
    return [*program, "serve", "--port", str(port), "--data", str(data), *options]


class Process:
    """`tanglewood serve` in a process of its own, which can be killed."""

    program = TANGLEWOOD

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        database = databases.of(data)
        self.options = (*options, *(("--database", database) if database else ()))
        self.port = free_port()
        self.errors = data.parent / f"{data.name}-stderr.txt"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        command = serve_command(self.port, self.data, *self.options, program=self.program)
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)

    def wait(self) -> None:
        """Wait until it answers."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.stderr()
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not start in time")

    def kill(self) -> None:
        """As a power cut would: nothing is said goodbye to."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)

    def stderr(self) -> str:
        return self.errors.read_text(errors="replace")


@contextlib.contextmanager
def process(data: Path, *options: str) -> Iterator[Process]:
    server = Process(data, *options)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Clock:
    """What time it is for a server; it stands still unless a test lets it go on."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now

    def go_on(self, seconds: float) -> None:
        self.now += seconds


class Host:
    """A server in a thread of the tests: real sockets, any limits, and a look inside."""

    def __init__(
        self,
        data: Path,
        limits: Limits = GENEROUS,
        proxies: tuple[str, ...] = (),
        database: str = "",
        **settings: Any,
    ) -> None:
        self.up = threading.Event()
        self.socket = listen("127.0.0.1", 0)
        self.port = int(self.socket.getsockname()[1])
        self.database = database = database or databases.of(data)
        if settings:  # a server that knows its own address
            settings = {"site": f"http://localhost:{self.port}", **settings}
        chosen = Settings(database=database, limits=limits, **settings)
        check_together(chosen)
        self.app = create_app(data, limits, database=database, settings=chosen)
        self.url = f"http://127.0.0.1:{self.port}"
        self.config = ServerConfig(self.app, limits, "127.0.0.1", self.port, proxies)
        self.server = TableServer(self.config, self.up.set)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.socket]))

    def start(self) -> None:
        self.thread.start()
        assert self.up.wait(PATIENCE), "the server did not start"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    @property
    def clock(self) -> Clock:
        """The clock of the server, which tests may set."""
        if not isinstance(self.services.clock.now, Clock):
            self.services.clock.now = Clock()
        return self.services.clock.now

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def store(self) -> Store:
        store: Store = self.app.state.store
        return store

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What stands in the database of the server."""
        return self.do(self.store.database.read(lambda db: db.rows(query, values)))

    def change(self, query: str, *values: object) -> int:
        return self.do(self.store.database.run(query, values))

    def table(self, id: str) -> HostedTable:
        return self.do(self.services.tables.table(id))

    def fast_forward(self, id: str, seed: int, moves: int = 10**6) -> None:
        """Have a table played at random, as `play_on` would, but stored at once."""
        stored = self.do(self.store.tables.read(id)) or pytest.fail("no such table")
        live = LiveGame(id, *stored.row)
        live.restore(stored.log)
        rng = seeded(seed)
        played: list[LogEntry] = []
        while not live.over and len(played) < moves:
            options = live.state.options()
            move = options[rng.below(len(options))]
            played.append(live.play(live.state.turn, move).stored)

        async def write(db: Session) -> None:
            await db.run_many(
                "insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)",
                [(id, number, *entry) for number, entry in enumerate(played, start=len(stored.log))],
            )
            await db.run(
                "update tables set changed = ?, over = ?, version = version + ? where id = ?",
                (self.services.clock.now(), int(live.over), len(played), id),
            )

        async def store_and_reload() -> None:
            await self.store.database.do(write)
            tables = self.services.tables
            tables.forget(await tables.table(id))

        self.do(store_and_reload())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextlib.contextmanager
def host(
    data: Path,
    limits: Limits = GENEROUS,
    proxies: tuple[str, ...] = (),
    database: str = "",
    **settings: Any,
) -> Iterator[Host]:
    server = Host(data, limits, proxies, database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def wait_until(true: Any, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


# ---------------------------------------------------------------------- browsers


class Event(NamedTuple):
    """One server-sent event; `raw` are its lines as they came."""

    name: str
    id: str
    data: Any
    raw: str


class Browser:
    """Somebody with a cookie jar of their own."""

    def __init__(self, url: str) -> None:
        # Nothing here is encrypted: reading the list of authorities took longer than most tests.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def done(self, path: str, body: object = None) -> Any:
        answer = self.post(path, body)
        assert answer.status_code in (200, 201, 202), answer.text
        return answer.json()

    def open_table(self, seats: list[Json] | None = None, **wish: Any) -> Json:
        seats = seats or ME_AND_SCREEN
        made: Json = self.done("/api/tables", {"game": "mycelia", "seats": seats, **wish})
        return made

    def state(self, id: str, **query: Any) -> Json:
        state: Json = self.get(f"/api/tables/{id}", **query)
        return state

    def open_record(self, text: str | bytes | Iterator[bytes]) -> httpx.Response:
        return self.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})

    def play(self, state: Json, move: str, seat: int | None = None) -> httpx.Response:
        seat = state["turn"] if seat is None else seat
        body = {"number": state["number"], "seat": seat, "move": move}
        return self.post(f"/api/tables/{state['id']}/moves", body)

    def play_any(self, state: Json, rng: Rng) -> Json:
        """Play one of the choices at random: the state after it."""
        move = state["choices"][rng.below(len(state["choices"]))]["text"]
        answer = self.play(state, move)
        assert answer.status_code == 200, answer.text
        after: Json = answer.json()["state"]
        return after

    def undo(self, state: Json, seat: int) -> httpx.Response:
        return self.post(f"/api/tables/{state['id']}/undo", {"number": state["number"], "seat": seat})

    def join(self, invitation: Json, name: str = "") -> httpx.Response:
        path, token = invitation["link"].split("#join=")
        return self.post(f"/api{path.replace('/table/', '/tables/')}/join", {"token": token, "name": name})

    @contextlib.contextmanager
    def events(self, id: str, last: str | None = None, **query: Any) -> Iterator[Iterator[Event]]:
        headers = {} if last is None else {"Last-Event-ID": last}
        with self.stream(f"/api/tables/{id}/events", headers, **query) as events:
            yield events

    @contextlib.contextmanager
    def stream(
        self, path: str, headers: dict[str, str] | None = None, **query: Any
    ) -> Iterator[Iterator[Event]]:
        with self.http.stream("GET", path, params=query, headers=headers) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield read_events(answer)


def read_events(answer: httpx.Response) -> Iterator[Event]:
    lines: list[str] = []
    for line in answer.iter_lines():
        if line:
            lines.append(line)
            continue
        fields = dict(part.split(": ", 1) for part in lines if not part.startswith(":"))
        if "event" in fields:
            raw = "\n".join(lines)
            yield Event(fields["event"], fields.get("id", ""), json.loads(fields["data"]), raw)
        lines = []


def raw_headers(headers: dict[str, str]) -> dict[bytes, bytes]:
    """Headers with anything in them; httpx would refuse to send what is not ASCII."""
    return {name.encode(): value.encode() for name, value in headers.items()}


def next_of(stream: Iterator[Event], name: str) -> Event:
    """The next event of a name; others are passed over."""
    return next(event for event in stream if event.name == name)


def play_on(browser: Browser, id: str, seed: int, moves: int = 10**6) -> Json:
    """Let one browser that holds all seats play at random, to the end or for so many moves."""
    rng = seeded(seed)
    state = browser.state(id)
    for _ in range(moves):
        if state["over"]:
            break
        state = browser.play_any(state, rng)
    return state


def problem(answer: httpx.Response, status: int, error: str | None = None) -> Json:
    """A refusal as it should be: a Problem and nothing else."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    said: Json = answer.json()
    assert set(said) == {"error", "message", "rule"}, said
    assert said["error"]
    assert said["message"]
    assert "Traceback" not in answer.text
    assert error is None or said["error"] == error, said
    return said
