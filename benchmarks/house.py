"""What a house costs, side by side in one run: the processor time of the servers for each acknowledged move
and each update delivered, apart from the load itself.

    PYTHONPATH=src:tests/support python benchmarks/house.py

The yardstick is a bare Litestar application that answers a posted move and fans the same number of bytes out
to the same streams: it knows no game, stores nothing and checks nothing. Processor time counts, because it
says the same on a busy machine; PostgreSQL's own is given beside it.
"""

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from load import HOST, load, wait_until_up
from postgres import Cluster, cluster

TICKS = os.sysconf("SC_CLK_TCK")
GENEROUS = (
    "Limits(requests_per_second=1e6, burst=10**6, requests_per_second_from_address=1e6, "
    "burst_from_address=10**6, new_tables_per_minute=1e6, connections_from_address=4000)"
)
SERVE = (
    "from pathlib import Path; from tanglewood.server.run import serve; "
    "from tanglewood.server.limits import Limits; "
    "serve({host!r}, {port}, Path({data!r}), {limits}, database={database!r})"
)
YARDSTICK = """
import asyncio, sys, uvicorn
from litestar import Litestar, Request, Response, get, post
from litestar.response import Stream
STATE = b'"over": false, "number": 0, "turn": 0, "choices": [{"text": "x"}], "fill": "'
BODY = b'{"state": {' + STATE + b"x" * SIZE + b'"}}'
MESSAGE = b"id: 1\\nevent: update\\ndata: " + b"x" * SIZE + b"\\n\\n"
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


def cpu_of(pid: int, with_children: bool = False) -> float:
    """Seconds of a core that a process has used, and its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11 : 15 if with_children else 13])) / TICKS


def postgres_cpu(running: Cluster) -> float:
    """The postmaster, what has ended under it, and what runs under it."""
    assert running.process is not None
    pid = running.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_of(pid, True) + sum(cpu_of(int(child)) for child in children)


@contextlib.contextmanager
def running(codes: list[str]) -> Iterator[Callable[[], float]]:
    """Server processes; how much of a core they have used so far."""
    servers = [subprocess.Popen([sys.executable, "-c", code]) for code in codes]
    try:
        yield lambda: sum(cpu_of(server.pid) for server in servers)
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(30)


def measured(codes: list[str], ports: list[int], wishes: argparse.Namespace) -> dict[str, float]:
    async def work(spent: Callable[[], float]) -> dict[str, float]:
        for port in ports:
            await wait_until_up(port)
        return await load(ports, wishes.tables, wishes.spectators, wishes.seconds, wishes.rate, spent)

    with running(codes) as spent:
        return asyncio.run(work(spent))


def report(name: str, found: dict[str, float], database: float | None = None) -> None:
    moves, updates = found["moves"], max(1.0, found["updates_heard"])
    beside = "" if database is None else f", PostgreSQL {1000 * database / moves:.2f} ms/move"
    print(
        f"{name:24}{1000 * found['cpu'] / moves:7.2f} ms/move {1e6 * found['cpu'] / updates:7.1f} us/update"
        f"  ({moves:.0f} moves, {updates:.0f} updates of {found['bytes_heard'] / updates:.0f} bytes;"
        f" load {found['cpu_of_load']:.1f} s{beside})",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--port", type=int, default=8321)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second to offer")
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    wishes = parser.parse_args()
    one, two = wishes.port, wishes.port + 1
    with tempfile.TemporaryDirectory() as folder, cluster() as database:

        def ours(port: int, data: str, url: str = "") -> str:
            return SERVE.format(host=HOST, port=port, data=f"{folder}/{data}", limits=GENEROUS, database=url)

        sqlite = measured([ours(one, "sqlite")], [one], wishes)
        size = int(sqlite["bytes_heard"] / max(1.0, sqlite["updates_heard"]))
        bare = YARDSTICK.replace("SIZE", str(size)).replace("HOST", repr(HOST)).replace("PORT", str(one))
        report("bare Litestar", measured([bare], [one], wishes))
        report("ours on SQLite", sqlite)
        for name, ports in (("ours on PostgreSQL", [one]), ("two on PostgreSQL", [one, two])):
            url, before = database.database(), postgres_cpu(database)
            found = measured([ours(port, f"{name}{port}", url) for port in ports], ports, wishes)
            report(name, found, postgres_cpu(database) - before)


if __name__ == "__main__":
    main()
