"""Starting: one clear line if it cannot be, an address once somebody answers there, a folder of one's own."""

import contextlib
import os
import resource
import socket
import sqlite3
import stat
import subprocess
import tempfile
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from serving import PATIENCE, Browser, Host, free_port, host, serve_command
from tanglewood.cli.app import app
from tanglewood.server import run
from tanglewood.server.errors import StartupError
from tanglewood.server.limits import Limits
from tanglewood.server.run import TableServer
from tanglewood.server.store.schema import MIGRATIONS
from tanglewood.server.store.sqlite import SqliteStore

NOBODY = 65534
pytestmark = pytest.mark.one_engine  # whose file it is, and whether it can be used


def refusal(data: Path, *words: str) -> str:
    """The one line with which `tanglewood serve` says why it cannot start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableServer, "run", lambda *_, **__: pytest.fail("it started"))
        result = CliRunner().invoke(app, ["serve", "--port", str(free_port()), "--data", str(data), *words])
    assert result.exit_code not in (0, None)
    assert result.stdout == "", "it is nowhere"
    (line,) = result.stderr.splitlines()
    assert line.startswith("error: ")
    return line


@contextlib.contextmanager
def somebody_with_few_rights() -> Iterator[None]:
    """File permissions mean nothing to root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that others may reach."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_a_second_server_on_the_same_folder_does_not_start(server: Host) -> None:
    folder = server.app.state.store.path.parent
    assert f"another Tanglewood keeps its tables in {folder}" in refusal(folder)
    assert httpx.get(f"{server.url}/api/health", timeout=PATIENCE).status_code == 200


def test_play_opens_its_table_at_the_server_that_is_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.open("http://127.0.0.1:4711")
    try:
        result = CliRunner().invoke(app, ["play", "mycelia", "--seed", "7", "--data", str(tmp_path)])
    finally:
        store.close()
    assert result.exit_code == 0, result.stderr
    assert opened == ["http://127.0.0.1:4711/#play=mycelia&bots=greedy&seed=7"]
    assert "already running" in result.stdout


def test_a_folder_is_free_again_when_its_server_is_gone(tmp_path: Path) -> None:
    for _ in range(2):
        store = SqliteStore(tmp_path / "tables.sqlite")
        store.open()
        store.close()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refusal(tmp_path, "--port", port)
    assert f"cannot listen on 127.0.0.1, port {port}" in said
    assert "in use" in said
    assert list(tmp_path.iterdir()) == [], "nothing was begun"


@pytest.mark.parametrize("address", ["nowhere.invalid", "203.0.113.1", "a" * 300])
def test_an_address_that_is_not_ours(tmp_path: Path, address: str) -> None:
    assert "cannot listen on" in refusal(tmp_path, "--host", address)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as db:
        db.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    db.close()
    before = file.read_bytes()
    assert f"newer Tanglewood has written here (schema {len(MIGRATIONS) + 1}" in refusal(tmp_path)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"this is no database, but long enough to look like one" * 40, b"x" * 513]
)
def test_a_broken_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tables.sqlite").write_bytes(content)
    assert "tables.sqlite: the database cannot be used" in refusal(tmp_path)


def test_a_database_with_damaged_pages(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        ann.open_table()
    file = tmp_path / "tables.sqlite"
    content = file.read_bytes()
    file.write_bytes(content[:100] + b"\xaa" * 4000 + content[4100:])
    assert "the database cannot be used" in refusal(tmp_path)


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").mkdir()
    assert "Is a directory" in refusal(tmp_path)


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refusal(tmp_path / "file" / "data")
    refusal(Path("/proc/nowhere/data"))


def test_a_folder_and_a_database_that_may_only_be_read(public: Path) -> None:
    (public / "tables.sqlite").write_bytes(b"")
    (public / "tables.sqlite").chmod(0o444)
    public.chmod(0o555)
    with somebody_with_few_rights():
        assert "tables.sqlite: " in refusal(public)
        assert "Permission denied" in refusal(public / "new")


def test_a_proxy_that_is_no_address(tmp_path: Path) -> None:
    assert "'nginx' is neither an address" in refusal(tmp_path, "--trusted-proxy", "nginx")


def test_the_address_is_told_once_somebody_answers_there(tmp_path: Path) -> None:
    port = free_port()
    command = serve_command(port, tmp_path / "data")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith(f"Tanglewood is at http://127.0.0.1:{port} ")
            answer = httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE)
            assert answer.status_code == 200
        finally:
            server.kill()


# ---------------------------------------------------------------------- whose files these are


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_nobody_else_reads_the_folder(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        data = tmp_path / "new" / "data"
        with host(data) as server, Browser(server.url) as ann:
            ann.open_table()
            assert mode(data) == 0o700
            modes = {file.name: mode(file) for file in data.iterdir()}
            assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"} <= modes.keys()
            assert set(modes.values()) == {0o600}
    finally:
        os.umask(old)


def test_the_folder_of_an_older_version_is_closed_and_a_shared_one_is_not(tmp_path: Path) -> None:
    own, shared = tmp_path / "own", tmp_path / "shared"
    for folder in (own, shared):
        folder.mkdir()
        folder.chmod(0o755)
        (folder / "tables.sqlite").touch()
        (folder / "tables.sqlite").chmod(0o644)
    (shared / "something else").touch()
    for folder in (own, shared):
        store = SqliteStore(folder / "tables.sqlite")
        store.open()
        store.close()
        assert mode(folder / "tables.sqlite") == 0o600
    assert (mode(own), mode(shared)) == (0o700, 0o755)


# ---------------------------------------------------------------------- how many


def test_connections_stay_below_the_open_files_a_process_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    limit: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: limit.append(both))
    for soft, hard, connections, wanted in (
        (1024, 4096, 2000, [(2100, 4096)]),
        (1024, 1024, 924, [(1024, 1024)]),
        (9999, 9999, 2000, []),
    ):
        limit.clear()
        monkeypatch.setattr(resource, "getrlimit", lambda _, now=(soft, hard): now)
        assert run.within_open_files(Limits(connections=2000)).connections == connections
        assert limit == wanted


def test_a_busy_port_is_no_reason_not_to_play() -> None:
    with run.listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(StartupError):
            run.listen("127.0.0.1", port)
        assert run.free_port("127.0.0.1", port) != port
