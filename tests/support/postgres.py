"""A real PostgreSQL for the tests: one cluster for a session of tests, one database for each server.

The binaries are those of the `pgserver` wheel, or the system's. PostgreSQL refuses to run as root; then it
runs as the user `nobody`. Where it cannot be started the tests that need it fail and say why: a pass on one
engine alone would look like a pass on both.
"""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from tanglewood.server.store.postgres import PostgresStore

USER = "tanglewood"
TEMPLATE = "house"
QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}
PATIENCE = 180.0


def binaries() -> Iterator[Path]:
    """Folders in which PostgreSQL may be found."""
    spec = find_spec("pgserver")
    if spec is not None and spec.origin is not None:
        yield Path(spec.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb")
    if found:
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


class Cluster:
    """A PostgreSQL server of our own, in a folder that is gone afterwards."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tw-pg-"))
        self.data = self.folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = count(1)
        self.furnished = False
        self.bin = Path()
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    def start(self) -> None:
        """Make the cluster and start it; says what went wrong with each PostgreSQL that was found."""
        problems: list[str] = []
        for folder in binaries():
            shutil.rmtree(self.data, ignore_errors=True)
            try:
                self.bin = folder
                self.make()
                self.run()
                return
            except (OSError, subprocess.CalledProcessError) as problem:
                said = getattr(problem, "stderr", b"") or b""
                problems.append(f"{folder}: {problem} {said.decode(errors='replace').strip()}")
        raise RuntimeError("PostgreSQL cannot be started here: " + ("; ".join(problems) or "none was found"))

    def make(self) -> None:
        command = [str(self.bin / "initdb"), "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [*command, "--no-sync", "--locale=C"], check=True, capture_output=True, cwd="/", **self.who
        )

    def run(self) -> None:
        settings = [part for name, value in QUICK.items() for part in ("-c", f"{name}={value}")]
        command = [str(self.bin / "postgres"), "-D", str(self.data), "-k", str(self.folder), *settings]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self.who
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise OSError("it does not answer") from None
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would; `run` starts it again."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            for child in children_of(self.process.pid):
                os.kill(child, signal.SIGKILL)
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def execute(self, *statements: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def empty(self) -> str:
        """The address of a new database without anything in it."""
        name = f"empty{next(self.numbers)}"
        self.execute(f"create database {name}")
        return self.url(name)

    def database(self) -> str:
        """The address of a new database with our tables, copied from a template: that is quick."""
        number = next(self.numbers)
        if not self.furnished:
            self.furnished = True
            self.execute(f"create database {TEMPLATE}")
            PostgresStore(self.url(TEMPLATE)).open()
        self.execute(f"create database house{number} template {TEMPLATE}")
        return self.url(f"house{number}")


def children_of(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    try:
        running.start()
        yield running
    finally:
        running.stop()
