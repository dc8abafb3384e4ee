"""`make bench`: people playing over HTTP while others watch, against one real server process.

Some tables with two seats at one screen each are played by posting moves at a steady rate; on every table
spectators listen to the live line. Reports moves per second and how long a move takes.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"


class Browser:
    """One keep-alive connection with its cookie: as little client as possible."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port, limit=2**20)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(data)}\r\n"
        if data:
            head += "Content-Type: application/json\r\n"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        self.writer.write(head.encode() + b"\r\n" + data)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = 0
        for line in answer.decode().split("\r\n"):
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.split(";")[0].strip()
        content = await self.reader.readexactly(length)
        if not answer.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(f"{method} {path}: {answer.splitlines()[0].decode()} {content.decode()}")
        return json.loads(content)


async def watch(port: int, table: str, heard: list[int]) -> None:
    """A spectator: reads the live line and counts the updates."""
    reader, writer = await asyncio.open_connection(HOST, port, limit=2**20)
    writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
    while chunk := await reader.read(2**16):
        heard[0] += chunk.count(b"event: update")
        heard[1] += len(chunk)


async def play(
    browser: Browser, table: str, until: float, pause: float, waits: list[float], rng: random.Random
) -> None:
    """Post a move, wait for its answer, and post the next one no sooner than `pause` after the last."""
    state = await browser.ask("GET", f"/api/tables/{table}")
    due = time.perf_counter() + rng.random() * pause
    while time.perf_counter() < until and not state["over"]:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due = max(due + pause, time.perf_counter())
        option = rng.choice(state["choices"])["text"]
        wish = {"number": state["number"], "seat": state["turn"], "move": option}
        begun = time.perf_counter()
        update = await browser.ask("POST", f"/api/tables/{table}/moves", wish)
        waits.append(time.perf_counter() - begun)
        state = update["state"]


async def load(
    ports: list[int],
    tables: int,
    spectators: int,
    seconds: float,
    rate: float,
    spent_by: Callable[[], float] = lambda: 0.0,
) -> dict[str, float]:
    """Players and spectators, shared out to all servers. `spent_by` says how much of a core the servers have
    used so far."""
    rng = random.Random(1)
    players: list[tuple[Browser, str]] = []
    for number in range(tables):
        browser = Browser(ports[number % len(ports)])
        await browser.open()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "screen", "name": "Bruno"}]
        made = await browser.ask("POST", "/api/tables", {"game": "mycelia", "seats": seats})
        players.append((browser, made["id"]))
    heard = [0, 0]
    watching = [
        asyncio.ensure_future(watch(ports[i // tables % len(ports)], players[i % tables][1], heard))
        for i in range(spectators)
    ]
    await asyncio.sleep(2)
    heard[:] = [0, 0]
    cpu, own = spent_by(), time.process_time()
    waits: list[float] = []
    begun = time.perf_counter()
    until = begun + seconds
    pause = tables / rate if rate else 0.0
    await asyncio.gather(*(play(browser, table, until, pause, waits, rng) for browser, table in players))
    spent = time.perf_counter() - begun
    await asyncio.sleep(1)  # for what is still on its way
    cpu, own = spent_by() - cpu, time.process_time() - own
    for task in watching:
        task.cancel()
    waits.sort()
    return {
        "tables": tables,
        "spectators": spectators,
        "moves": len(waits),
        "moves_per_second": len(waits) / spent,
        "p50_ms": 1000 * waits[len(waits) // 2],
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
        "updates_heard": heard[0],
        "bytes_heard": heard[1],
        "cpu": cpu,
        "cpu_of_load": own,
    }


def serve(python: str, port: int, folder: Path) -> "subprocess.Popen[bytes]":
    code = (
        "from pathlib import Path; from tanglewood.server.run import serve; "
        "from tanglewood.server.limits import Limits; "
        f"serve({HOST!r}, {port}, Path({str(folder)!r}), Limits(requests_per_second=1e6, burst=10**6, "
        "requests_per_second_from_address=1e6, burst_from_address=10**6, new_tables_per_minute=1e6))"
    )
    return subprocess.Popen([python, "-c", code])


async def wait_until_up(port: int) -> None:
    for _ in range(900):
        try:
            browser = Browser(port)
            await browser.open()
            await browser.ask("GET", "/api/health")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not come up")


async def measure(wishes: argparse.Namespace) -> dict[str, float]:
    await wait_until_up(wishes.port)
    return await load([wishes.port], wishes.tables, wishes.spectators, wishes.seconds, wishes.rate)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="Python of the build to measure")
    parser.add_argument("--port", type=int, default=8311)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=330.0, help="moves a second to offer; 0: all it takes")
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = serve(wishes.python, wishes.port, Path(folder))
        try:
            figures = asyncio.run(measure(wishes))
        finally:
            server.terminate()
            server.wait(10)
    figures["cores"] = os.cpu_count() or 1
    if wishes.json:
        print(json.dumps(figures))
    else:
        print(
            f"{figures['moves_per_second']:,.0f} moves/s over HTTP at {figures['tables']} tables with "
            f"{figures['spectators']} spectators listening: half of them within {figures['p50_ms']:.1f} ms, "
            f"99 % within {figures['p99_ms']:.1f} ms ({figures['updates_heard']:,} updates heard)"
        )


if __name__ == "__main__":
    main()
