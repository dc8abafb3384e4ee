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
        self.said = self.folder / "said"
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
            command, stdout=subprocess.DEVNULL, stderr=self.said.open("wb"), cwd="/", **self.who
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise OSError(f"it does not answer: {self.said.read_text(errors='replace')}") from None
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would; `run` starts it again. It is held first, so that it makes no process that
        outlives it, and all are waited for: a new one does not start beside what is left of an old one."""
        assert self.process is not None
        pid, until = self.process.pid, time.monotonic() + PATIENCE
        self.process.send_signal(signal.SIGSTOP)
        while state_of(pid) not in HALTED and time.monotonic() < until:
            time.sleep(0.001)
        children = children_of(pid) if state_of(pid) == "T" else []
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self.process.kill()
        self.process.wait(PATIENCE)
        while any(state_of(child) not in GONE for child in children) and time.monotonic() < until:
            time.sleep(0.001)

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


GONE = ("", "Z", "X")
HALTED = ("T", *GONE)


def state_of(pid: int) -> str:
    """The letter that the system has for what a process does; nothing if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


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
