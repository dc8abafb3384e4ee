"""Running a server: settings that are checked, whether it is alive and ready, what it counts, and several
processes on one port."""

import contextlib
import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from postgres import Cluster
from processes import alive, children
from serving import (
    PATIENCE,
    Browser,
    Process,
    free_port,
    host,
    problem,
    serve_command,
    wait_until,
)
from tanglewood.server.errors import StartupError
from tanglewood.server.operation.settings import FIELDS, LIMIT_FIELDS, Settings, read_settings

DOCS = Path(__file__).parents[3] / "docs" / "hosting.md"
pytestmark = pytest.mark.one_engine  # those that need PostgreSQL name it

# ---------------------------------------------------------------------- settings


def settings_of(tmp_path: Path, text: str, environment: dict[str, str], **options: object) -> Settings:
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    return read_settings(file, environment, options)


def test_a_file_counts_more_than_defaults_the_environment_more_and_options_most(tmp_path: Path) -> None:
    text = 'port = 9000\nhost = "::"\nlog = "json"\n[limits]\nbody = 1000\n'
    found = settings_of(
        tmp_path,
        text,
        {
            "TANGLEWOOD_PORT": "9001",
            "TANGLEWOOD_LIMITS_TABLES": "7",
            "TANGLEWOOD_TRUSTED_PROXIES": "::1, 10.0.0.0/8",
        },
        port=9002,
        lab=None,
    )
    assert (found.port, found.host, found.log, found.lab) == (9002, "::", "json", None)
    assert (found.limits.body, found.limits.tables) == (1000, 7)
    assert found.trusted_proxies == ("::1", "10.0.0.0/8")
    assert settings_of(tmp_path, text, {"TANGLEWOOD_PORT": "9001", "TANGLEWOOD_LAB": "yes"}).port == 9001
    assert settings_of(tmp_path, text, {}).port == 9000
    assert read_settings(None, {"PATH": "/bin", "TANGLEWOOD_FAST": "1"}, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "environment", "said"),
    [
        ("prot = 1", {}, "house.toml: prot: there is no such setting; port is meant?"),
        ("limits.bdy = 1", {}, "house.toml: limits.bdy: there is no such setting; body is meant?"),
        ('port = "many"', {}, "house.toml: port: expected a whole number from 1 to 65535, got 'many'"),
        ("port = 0", {}, "house.toml: port: expected a whole number from 1 to 65535, got '0'"),
        ("port = ", {}, "house.toml: this is no TOML"),
        ("limits = 3", {}, "house.toml: limits: a table is expected"),
        ("", {"TANGLEWOOD_PORT": "x"}, "TANGLEWOOD_PORT: expected a whole number from 1 to 65535, got 'x'"),
        (
            "",
            {"TANGLEWOOD_PROT": "1"},
            "TANGLEWOOD_PROT: there is no such setting; TANGLEWOOD_PORT is meant?",
        ),
        ("", {"TANGLEWOOD_LAB": "maybe"}, "TANGLEWOOD_LAB: expected true or false, got 'maybe'"),
        ('log = "xml"', {}, "house.toml: log: expected one of json or text, got 'xml'"),
        ("site = 7", {}, "house.toml: site: expected a text, got '7'"),
        ("trusted_proxies = 7", {}, "house.toml: trusted_proxies: expected a list of texts, got '7'"),
        ("limits.tables = 1.5", {}, "house.toml: limits.tables: expected a whole number, got '1.5'"),
        ('trusted_proxies = ["nginx"]', {}, "--trusted-proxy: 'nginx' is neither an address nor a network"),
        ("processes = 2", {}, "processes: SQLite is for one process"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    tmp_path: Path, text: str, environment: dict[str, str], said: str
) -> None:
    with pytest.raises(StartupError) as refused:
        settings_of(tmp_path, text, environment)
    (line,) = str(refused.value).splitlines()
    assert said.lower() in line.lower()


def test_every_setting_is_in_the_manual() -> None:
    manual = DOCS.read_text(encoding="utf-8")
    missing = [name for name in (*FIELDS, *LIMIT_FIELDS) if f"`{name}`" not in manual]
    assert missing == []


# ---------------------------------------------------------------------- alive, ready, counted


def test_alive_and_ready_and_not_ready_when_it_is_about_to_stop(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        assert ann.get("/healthz") == ann.get("/readyz") == {"status": "ok"}
        server.services.draining = True
        assert ann.get("/healthz") == {"status": "ok"}
        problem(ann.http.get("/readyz"), 503, "draining")
        server.services.draining = False
        server.change("alter table pulse rename to gone")
        problem(ann.http.get("/readyz"), 503, "not-written")
        assert ann.get("/healthz") == {"status": "ok"}


def test_a_server_that_stops_says_so_before_it_is_gone(tmp_path: Path) -> None:
    """Whoever shares requests out has the time to notice; what comes meanwhile is answered."""
    process = Process(tmp_path / "data")
    os.environ["TANGLEWOOD_DRAIN_SECONDS"] = "30"
    try:
        process.start()
    finally:
        del os.environ["TANGLEWOOD_DRAIN_SECONDS"]
    assert process.process is not None
    with Browser(process.url) as ann:
        id = ann.open_table()["id"]
        process.process.send_signal(signal.SIGTERM)
        wait_until(lambda: httpx.get(f"{process.url}/readyz").status_code == 503)
        assert ann.state(id)["number"] == 0
        process.process.send_signal(signal.SIGINT)  # whoever cannot wait
    process.process.wait(PATIENCE)


Numbers = dict[tuple[str, frozenset[tuple[str, str]]], float]


def numbers_in(text: str) -> Numbers:
    """The numbers of a server by name and labels."""
    found: Numbers = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            whole = re.fullmatch(r"tanglewood_(\w+)\{(.*)\} (\S+)", line)
            assert whole, line
            name, labels, number = whole.groups()
            key = name, frozenset(re.findall(r'(\w+)="([^"]*)"', labels))
            assert key not in found
            found[key] = float(number)
    return found


def value(numbers: Numbers, name: str, **labels: str) -> float:
    (found,) = (
        number
        for (one, marks), number in numbers.items()
        if one == name and {*marks} - {("process", dict(marks)["process"])} == {*labels.items()}
    )
    return found


def test_the_numbers_of_a_server(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        state = ann.state(ann.open_table(seed=1)["id"])
        ann.play(state, state["choices"][0]["text"])
        ann.http.get("/api/tables/nowhere")
        text = ann.http.get("/metrics").text
        numbers = numbers_in(text)
        mine = {"process": str(os.getpid())}
        assert all(mine.items() <= dict(labels).items() for _, labels in numbers), "each names its process"
        assert value(numbers, "moves_total") == 1
        assert value(numbers, "tables") == 1
        assert value(numbers, "storing_seconds_count") == 1
        assert value(numbers, "requests_total", status="4xx") == 1
        assert value(numbers, "told_total", channel="mail") == 0
        assert "# TYPE tanglewood_told_total counter" in text
        assert str(state["id"]) not in text
        server.app.state.metrics_from = []
        assert ann.http.get("/metrics").status_code == 404


# ---------------------------------------------------------------------- processes


@contextlib.contextmanager
def several(data: Path, database: str, count: int) -> Iterator[Process]:
    server = Process(data, "--database", database, "--processes", str(count))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def workers_of(server: Process) -> list[int]:
    return children(server.pid)


def test_several_processes_answer_on_one_port_and_dead_ones_are_replaced(
    tmp_path: Path, postgres: Cluster
) -> None:
    with several(tmp_path / "data", postgres.database(), 2) as server:
        before = workers_of(server)
        if len(before) < 2:
            pytest.skip("this system does not tell who started whom")
        with Browser(server.url) as ann:
            state = ann.state(ann.open_table(seed=1)["id"])
            os.kill(before[0], signal.SIGKILL)
            wait_until(lambda: len(set(workers_of(server)) - {before[0]}) == 2)
            with contextlib.suppress(httpx.TransportError):  # the connection may have been to the dead one
                ann.state(state["id"])
            assert ann.play(state, state["choices"][0]["text"]).status_code == 200
        left = workers_of(server)
        # Whichever of them answers, its numbers are not taken for those of the other.
        told: set[str] = set()

        def both_answered() -> bool:
            text = httpx.get(f"{server.url}/metrics").text
            told.update(dict(labels)["process"] for _, labels in numbers_in(text))
            return told == {str(pid) for pid in left}

        wait_until(both_answered)
    wait_until(lambda: not any(alive(pid) for pid in left))


def test_processes_stop_when_whoever_looks_after_them_is_killed(tmp_path: Path, postgres: Cluster) -> None:
    with several(tmp_path / "data", postgres.database(), 2) as server:
        left = workers_of(server)
        server.kill()
    wait_until(lambda: not any(alive(pid) for pid in left))


def test_logs_are_json_where_that_is_wanted(tmp_path: Path) -> None:
    port = free_port()
    command = serve_command(port, tmp_path / "data")
    environment = {**os.environ, "TANGLEWOOD_LOG": "json"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            (tmp_path / "data" / "tables.sqlite").rename(tmp_path / "gone")
            assert httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE).status_code == 503
        finally:
            server.send_signal(signal.SIGINT)
        assert server.stderr is not None
        lines = [json.loads(line) for line in server.stderr.read().splitlines()]
    assert [line["level"] for line in lines] == ["error"]
    assert "the database says" in lines[0]["message"]
