"""`make bench`: people play over HTTP while others watch, side by side in one run: a bare Litestar
application, ours on SQLite, ours on PostgreSQL, and two servers on PostgreSQL.

    export PYTHONPATH=build/compiled:tests/support
    python benchmarks/load.py
    python benchmarks/load.py --tables 60 --spectators 500 --rate 300 --only SQLite
    python benchmarks/load.py --tables 1000 --spectators 2000 --only SQLite --rate 100

Some tables with two seats at one screen each are played by posting moves at a steady rate; on every table
spectators listen to its stream. What counts is the processor time of the servers for each acknowledged move
and each update delivered, because it says the same on a busy machine; that of the load, of PostgreSQL and the
waiting are given beside it. How long somebody waits for an answer does depend on what else the machine does,
so it is said as well how long the servers, ready to work, waited for a core. The yardstick answers a posted
move and fans the same number of bytes out to the same streams: it knows no game, stores nothing and checks
nothing. A server that is offered more than it takes turns people away; they come again, and it is said how
often that was.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from crowd import HOST, Browser, Heard, RefusedError, Watcher, play, seated
from postgres import Cluster, cluster

QUIET = 10
"""Seconds without anything new after which what is missing counts as lost."""
TICKS = os.sysconf("SC_CLK_TCK")
GENEROUS = (
    "Limits(requests_per_second=1e6, burst=10**6, requests_per_second_from_address=1e6, "
    "burst_from_address=10**6, new_tables_per_minute=1e6, connections_from_address=4000, cached_tables=2000)"
)
SERVE = (
    "from pathlib import Path; from tanglewood.server.run import serve; "
    "from tanglewood.server.limits import Limits; "
    "serve({host!r}, {port}, Path({data!r}), {limits}, database={database!r})"
)
BARE, SQLITE, POSTGRES, TWO = SUBJECTS = ("bare Litestar", "SQLite", "PostgreSQL", "two on PostgreSQL")
YARDSTICK = """
import asyncio, sys, uvicorn
from litestar import Litestar, Request, Response, get, post
from litestar.response import Stream
STATE = b'"over": false, "number": 0, "turn": 0, "choices": [{"text": "x"}], "fill": "'
BODY = b'{"state": {' + STATE + b"x" * SIZE + b'"}}'
MESSAGE = b'id: 1\\nevent: update\\ndata: {"story":' + b"x" * SIZE + b"\\n\\n"
queues = {}
made = iter(range(10**9))
@get("/api/health")
async def health() -> dict[str, str]: return {}
@post("/api/tables")
async def create(data: dict[str, object]) -> dict[str, str]: return {"id": str(next(made))}
@get("/api/tables/{id:str}")
async def look(id: str) -> Response[bytes]: return Response(BODY[10:-1], media_type="application/json")
@post("/api/tables/{id:str}/moves", status_code=200)
async def move(id: str, data: dict[str, object]) -> Response[bytes]:
    for queue in queues.get(id, ()): queue.put_nowait(MESSAGE)
    return Response(BODY, media_type="application/json")
@get("/api/tables/{id:str}/events")
async def events(id: str) -> Stream:
    queue = asyncio.Queue()
    queues.setdefault(id, []).append(queue)
    async def all():
        yield MESSAGE
        while True: yield await queue.get()
    return Stream(all(), media_type="text/event-stream")
app = Litestar([health, create, look, move, events], openapi_config=None)
uvicorn.run(app, host=HOST, port=PORT, log_level="error", http="httptools", access_log=False)
"""


async def load(
    ports: list[int], wishes: argparse.Namespace, spent_by: Callable[[], float] = lambda: 0.0
) -> dict[str, float]:
    """Players and spectators, shared out to all servers. `spent_by` says how much of a core the servers have
    used so far."""
    rng, tables, spectators = random.Random(1), wishes.tables, wishes.spectators
    players: list[Browser] = []
    for number in range(tables):
        browser = Browser(ports[number % len(ports)])
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "screen", "name": "Bruno"}]
        made = await browser.ask("POST", "/api/tables", {"game": "mycelia", "seats": seats})
        browser.table = made["id"]
        players.append(browser)
    heard = Heard()
    watchers = [
        Watcher(ports[i // tables % len(ports)], players[i % tables].table, heard) for i in range(spectators)
    ]
    watching = await seated(watchers)
    listeners = Counter(watcher.table for watcher in watchers if watcher.begun.is_set())
    states = [await browser.ask("GET", f"/api/tables/{browser.table}") for browser in players]
    pause = tables / wishes.rate if wishes.rate else 0.0
    waits: list[float] = []

    async def all_play(seconds: float) -> None:
        until = time.perf_counter() + seconds
        playing = [
            play(browser, state, until, pause, rng, waits.append, heard, listeners[browser.table])
            for browser, state in zip(players, states, strict=True)
        ]
        states[:] = await asyncio.gather(*playing)

    async def delivered() -> None:
        """Wait until nothing more comes."""
        last, quiet = -1, 0
        while quiet < QUIET and heard.steps < heard.expected:
            quiet = quiet + 1 if heard.steps == last else 0
            last = heard.steps
            await asyncio.sleep(1.0)

    heard.begin()
    await all_play(wishes.warm)  # words are read and queries prepared when they are wanted first
    await delivered()
    heard.begin()
    waits.clear()
    cpu, own, started = spent_by(), time.process_time(), time.perf_counter()
    await all_play(wishes.seconds)
    spent = time.perf_counter() - started
    await delivered()
    cpu, own = spent_by() - cpu, time.process_time() - own
    for task in watching:
        task.cancel()
    waits.sort()
    heard.delays.sort()
    return {
        "moves": len(waits),
        "moves_per_second": len(waits) / spent,
        "p50_ms": 1000 * share_of(waits, 0.5),
        "p99_ms": 1000 * share_of(waits, 0.99),
        "heard_p50_ms": 1000 * share_of(heard.delays, 0.5),
        "heard_p99_ms": 1000 * share_of(heard.delays, 0.99),
        "updates": heard.updates,
        "lost": heard.expected - heard.steps,
        "refused": heard.refused,
        "closed": heard.closed,
        "missing": spectators - listeners.total(),
        "refused_moves": heard.refused_moves,
        "bytes": heard.bytes,
        "cpu": cpu,
        "cpu_of_load": own,
    }


def share_of(sorted_times: list[float], share: float) -> float:
    """The time within which such a share of all times lies."""
    return sorted_times[int(len(sorted_times) * share)] if sorted_times else 0.0


async def wait_until_up(port: int) -> None:
    for _ in range(900):
        try:
            await Browser(port).ask_once("GET", "/api/health")
        except RefusedError:
            await asyncio.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not come up")


def cpu_of(pid: int, with_children: bool = False) -> float:
    """Seconds of a core that a process has used, and its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11 : 15 if with_children else 13])) / TICKS


def waited_by(pid: int) -> float:
    """Seconds for which the event loop of a process was ready to work and had no core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def postgres_cpu(running: Cluster) -> float:
    """The postmaster, what has ended under it, and what runs under it."""
    assert running.process is not None
    pid = running.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_of(pid, True) + sum(cpu_of(int(child)) for child in children)


def memory_of(pid: int) -> float:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


@contextlib.contextmanager
def running(codes: list[str]) -> Iterator[list[int]]:
    """Server processes, by their numbers."""
    servers = [subprocess.Popen([sys.executable, "-c", code]) for code in codes]
    try:
        yield [server.pid for server in servers]
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(30)


def measured(codes: list[str], ports: list[int], wishes: argparse.Namespace) -> dict[str, float]:
    async def work(pids: list[int]) -> dict[str, float]:
        waited: list[float] = []

        def spent() -> float:
            waited.append(sum(waited_by(pid) for pid in pids))
            return sum(cpu_of(pid) for pid in pids)

        for port in ports:
            await wait_until_up(port)
        found = await load(ports, wishes, spent)
        return {
            **found,
            "waited": waited[-1] - waited[0],
            "megabytes": max(memory_of(pid) for pid in pids),
        }

    with running(codes) as pids:
        return asyncio.run(work(pids))


def report(name: str, found: dict[str, float], bare: float, one: float) -> None:
    moves, updates = max(1.0, found["moves"]), max(1.0, found["updates"])
    update, move = 1e6 * found["cpu"] / updates, 1000 * found["cpu"] / moves
    times = f" = {update / bare:.2f} yardsticks" if bare else ""
    against = f" = {move / one:.2f} times one server" if one else ""
    print(f"{name}: {move:.2f} ms a move{against}, {update:.1f} us an update{times}")
    database = f", PostgreSQL {1000 * found['database'] / moves:.2f} ms a move" if "database" in found else ""
    print(
        f"    {moves:.0f} moves, {found['moves_per_second']:.0f} a second;"
        f" half within {found['p50_ms']:.1f} ms, 99 % within {found['p99_ms']:.1f} ms;"
    )
    print(
        f"    {updates:.0f} updates of {found['bytes'] / updates:.0f} bytes, {found['lost']:.0f} lost,"
        f" half within {found['heard_p50_ms']:.1f} ms of the post, 99 % within {found['heard_p99_ms']:.1f} ms"
    )
    print(
        f"    {found['megabytes']:.0f} MB; load {found['cpu_of_load']:.1f} s{database};"
        f" the servers waited {found['waited']:.2f} s for a core",
    )
    print(
        f"    refused: {found['refused_moves']:.0f} moves, {found['refused']:.0f} requests of spectators;"
        f" {found['closed']:.0f} streams closed; {found['missing']:.0f} spectators never got in",
        flush=True,
    )


def run(wishes: argparse.Namespace, folder: str, database: Cluster | None) -> dict[str, dict[str, float]]:
    """Measure all that is wanted, one after the other, and say it."""
    one, two = wishes.port, wishes.port + 1
    found: dict[str, dict[str, float]] = {}

    def ours(port: int, data: str, url: str = "") -> str:
        return SERVE.format(host=HOST, port=port, data=f"{folder}/{data}", limits=GENEROUS, database=url)

    size = 3800
    if SQLITE in wishes.only:
        found[SQLITE] = measured([ours(one, "sqlite")], [one], wishes)
        size = int(found[SQLITE]["bytes"] / max(1.0, found[SQLITE]["updates"]))
    if BARE in wishes.only:
        bare = YARDSTICK.replace("SIZE", str(size)).replace("HOST", repr(HOST)).replace("PORT", str(one))
        found[BARE] = measured([bare], [one], wishes)
    for name, ports in ((POSTGRES, [one]), (TWO, [one, two])):
        if name in wishes.only and database is not None:
            url, before = database.database(), postgres_cpu(database)
            found[name] = measured([ours(port, f"{name}{port}", url) for port in ports], ports, wishes)
            found[name]["database"] = postgres_cpu(database) - before
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--port", type=int, default=8321)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second to offer; 0: all it takes")
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of play before anything is measured")
    parser.add_argument("--only", choices=SUBJECTS, nargs="*", default=SUBJECTS)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    needed = POSTGRES in wishes.only or TWO in wishes.only
    with (
        tempfile.TemporaryDirectory() as folder,
        cluster() if needed else contextlib.nullcontext() as database,
    ):
        found = run(wishes, folder, database)
    if wishes.json:
        print(json.dumps({"cores": os.cpu_count() or 1, **found}))
        return
    bare, one = found.get(BARE), found.get(POSTGRES)
    for name in (name for name in SUBJECTS if name in found):
        report(
            name,
            found[name],
            1e6 * bare["cpu"] / max(1.0, bare["updates"]) if bare and name != BARE else 0.0,
            1000 * one["cpu"] / max(1.0, one["moves"]) if one and name == TWO else 0.0,
        )


if __name__ == "__main__":
    main()
