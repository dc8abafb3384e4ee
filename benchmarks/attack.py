"""What one stranger can do to a server: `python benchmarks/attack.py`.

Starts a server of its own on 127.0.0.1, on a fresh folder, and attacks nothing else: too much in one
connection, connections that take their time, tables nobody looks at, a long game looked at move by move.
Every attack is bounded in bytes and seconds. What it reports: how much memory the server took, how many
seconds of a core, when it let go of the connection, and how long somebody else had to wait meanwhile. Needs
Linux (/proc).
"""

import argparse
import asyncio
import contextlib
import json
import math
import os
import shlex
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from crowd import HOST, Browser
from load import wait_until_up

MB = 1024 * 1024
LONG = 150.0
"""Seconds after which an attack that nobody stops is over."""
LONGEST = 300.0
RECORD = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n"
GENEROUS = (
    "requests_per_second=1e6, burst=10**6, requests_per_second_from_address=1e6, burst_from_address=10**6, "
    "new_tables_per_minute=1e6"
)
"""Counting requests is another protection; here we see how the others do."""
SERVE = (
    "from pathlib import Path; from tanglewood.server.run import serve; "
    f"from tanglewood.server.limits import Limits; serve({HOST!r}, PORT, Path('DATA'), Limits({GENEROUS}))"
)


class Victim:
    """The server that is attacked, and what the system says about it."""

    def __init__(self, command: list[str], port: int) -> None:
        self.port = port
        self.process = subprocess.Popen(command, start_new_session=True)

    def family(self) -> list[Path]:
        """The server and whatever it started, as folders of /proc."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if os.getsid(int(folder.name)) == self.process.pid:
                    found.append(folder)
        return found

    def memory(self) -> float:
        """Megabytes in use."""
        pages = 0
        for folder in self.family():
            with contextlib.suppress(OSError):
                pages += int((folder / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / MB

    def seconds(self) -> float:
        """Seconds of a core used so far."""
        ticks = 0
        for folder in self.family():
            with contextlib.suppress(OSError):
                fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)


class Figures:
    """What an attack did."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.before = self.peak = self.core = self.sent = 0.0
        self.ended: float | None = None
        self.waits: list[float] = []
        self.usual = 0.0
        self.notes: dict[str, float] = {}

    def row(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "attack": self.name,
            "sent_mb": round(self.sent / MB, 1),
            "memory_mb": [round(self.before), round(self.peak)],
            "core_seconds": round(self.core, 1),
            "let_go_after": None if self.ended is None else round(self.ended, 1),
            "others_ms": [round(1000 * self.usual, 1), round(1000 * median(self.waits), 1)],
        }
        return {**told, **{name: round(value, 1) for name, value in self.notes.items()}}


def median(values: list[float]) -> float:
    return statistics.median(values) if values else 0.0


async def somebody_else(victim: Victim, waits: list[float], seconds: float = math.inf) -> None:
    """A stranger who asks for something ten times a second, for so long or until cancelled."""
    browser = Browser(victim.port)
    await browser.open()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        begun = time.perf_counter()
        try:
            await asyncio.wait_for(browser.ask("GET", "/api/games"), LONG)
        except (OSError, asyncio.IncompleteReadError):
            await browser.open()
            continue
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def watching(victim: Victim, figures: Figures, quiet: float = 5.0) -> AsyncIterator[None]:
    """Measure a quiet moment first, then memory, processor and somebody else's patience."""
    usual: list[float] = []
    await somebody_else(victim, usual, quiet)
    figures.usual = median(usual)
    figures.before = figures.peak = victim.memory()
    core = victim.seconds()

    async def watch() -> None:
        while True:
            figures.peak = max(figures.peak, victim.memory())
            await asyncio.sleep(0.02)

    tasks = [asyncio.ensure_future(watch()), asyncio.ensure_future(somebody_else(victim, figures.waits))]
    try:
        yield
    finally:
        while pending := [task for task in tasks if not task.done()]:
            for task in pending:  # again, if need be: a wait that is just over swallows it
                task.cancel()
            await asyncio.wait(pending, timeout=0.5)
        figures.core = victim.seconds() - core


# ---------------------------------------------------------------------- too much in one connection


async def flood(
    victim: Victim, figures: Figures, head: bytes, piece: bytes, count: int, seconds: float
) -> None:
    """Send as much as the server takes, and read nothing."""
    reader, writer = await asyncio.open_connection(HOST, victim.port, limit=4096)
    begun = time.perf_counter()
    try:
        writer.write(head)
        for _ in range(count):
            writer.write(piece)
            await asyncio.wait_for(writer.drain(), seconds)
            figures.sent += len(piece)
            if time.perf_counter() - begun > seconds:
                break
        while not await gone(reader, 0.2) and time.perf_counter() - begun < seconds:
            pass
    except OSError:
        pass
    except TimeoutError:
        figures.notes["stuck"] = 1
    figures.ended = time.perf_counter() - begun if await gone(reader, 0.1) else None
    writer.transport.abort()


async def gone(reader: asyncio.StreamReader, seconds: float) -> bool:
    """Whether the other side has closed the connection."""
    try:
        return not await asyncio.wait_for(reader.read(2**16), seconds)
    except TimeoutError:
        return False
    except OSError:
        return True


async def pipelined(victim: Victim, figures: Figures) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    await unread(victim, figures, request * 1000, 257)


async def unread(victim: Victim, figures: Figures, piece: bytes, count: int) -> None:
    """Requests without end whose answers nobody reads."""
    _, writer = await asyncio.open_connection(HOST, victim.port, limit=4096)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    begun = time.perf_counter()
    try:
        for _ in range(count):
            writer.write(piece)
            await asyncio.wait_for(writer.drain(), 10)
            figures.sent += len(piece)
    except OSError:
        figures.ended = time.perf_counter() - begun
    except TimeoutError:
        figures.notes["stuck"] = 1
    await asyncio.sleep(2)
    writer.transport.abort()


async def unread_answers(victim: Victim, figures: Figures) -> None:
    """A large answer that nobody takes, with other requests behind it as fast as the server reads them."""
    request = b"GET /api/games/everdell/components HTTP/1.1\r\nHost: x\r\n\r\n"
    ends = await asyncio.gather(*(wait_unread(victim, request * 8) for _ in range(20)))
    if all(ends):
        figures.ended = max(end for end in ends if end)


async def wait_unread(victim: Victim, requests: bytes) -> float | None:
    _, writer = await asyncio.open_connection(HOST, victim.port, limit=4096)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    begun = time.perf_counter()
    writer.write(requests)
    try:
        while time.perf_counter() - begun < LONG:
            await asyncio.sleep(1)
            if writer.transport.is_closing():
                return time.perf_counter() - begun
            writer.write(b"\r\n")
            await writer.drain()
    except OSError:
        return time.perf_counter() - begun
    finally:
        writer.transport.abort()
    return None


async def headers(victim: Victim, figures: Figures) -> None:
    lines = b"".join(b"x-%06d: y\r\n" % i for i in range(80_000))
    await flood(victim, figures, b"GET /api/health HTTP/1.1\r\nHost: x\r\n", lines, 35 * MB // len(lines), 20)


async def one_header(victim: Victim, figures: Figures) -> None:
    await flood(victim, figures, b"GET /api/health HTTP/1.1\r\nHost: x\r\nx: ", b"y" * MB, 55, 20)


async def body(victim: Victim, figures: Figures) -> None:
    await flood(victim, figures, RECORD + b"Content-Length: 100000000\r\n\r\n", b"y" * MB, 95, 20)


# ---------------------------------------------------------------------- taking one's time


async def drip(victim: Victim, figures: Figures, head: bytes, count: int = 50) -> None:
    """Connections that send a byte a second; how long until the last of them is let go."""
    ends: list[float | None] = await asyncio.gather(*(drip_one(victim, head) for _ in range(count)))
    if all(end is not None for end in ends):
        figures.ended = max(end for end in ends if end is not None)


async def drip_one(victim: Victim, head: bytes) -> float | None:
    reader, writer = await asyncio.open_connection(HOST, victim.port)
    begun = time.perf_counter()
    try:
        writer.write(head)
        while time.perf_counter() - begun < LONG:
            if await gone(reader, 1.0):
                return time.perf_counter() - begun
            if head:
                writer.write(b"y")
    except OSError:
        return time.perf_counter() - begun
    finally:
        writer.transport.abort()
    return None


async def slow_head(victim: Victim, figures: Figures) -> None:
    await drip(victim, figures, b"GET /api/health HTTP/1.1\r\nHost: x\r\nx: ")


async def slow_body(victim: Victim, figures: Figures) -> None:
    await drip(victim, figures, RECORD + b"Content-Length: 100000\r\n\r\n")


async def silent(victim: Victim, figures: Figures) -> None:
    await drip(victim, figures, b"")


# ---------------------------------------------------------------------- thinking and looking back


async def person(victim: Victim) -> Browser:
    browser = Browser(victim.port)
    await browser.open()
    return browser


async def abandoned(victim: Victim, figures: Figures) -> None:
    """Thirty tables of four masters that nobody looks at; then somebody asks for two hints."""
    stranger, crowd = await person(victim), await person(victim)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "screen", "name": "Bruno"}]
    wish = {"game": "mycelia", "seats": seats, "seed": 1}
    alone = (await stranger.ask("POST", "/api/tables", wish))["id"]
    figures.notes["hint_alone_s"] = await timed(stranger.ask("GET", f"/api/tables/{alone}/hint"))
    masters = [{"kind": "bot", "bot": "master"}] * 4
    for seed in range(30):
        await crowd.ask("POST", "/api/tables", {"game": "mycelia", "seats": masters, "seed": seed})
    for name in ("hint_s", "second_hint_s"):
        state = await stranger.ask("GET", f"/api/tables/{alone}")
        move = {"number": state["number"], "seat": state["turn"], "move": state["choices"][0]["text"]}
        await stranger.ask("POST", f"/api/tables/{alone}/moves", move)
        figures.notes[name] = await timed(stranger.ask("GET", f"/api/tables/{alone}/hint"))


async def timed(wish: Awaitable[Any]) -> float:
    """Seconds until an answer, or as long as anybody would wait."""
    begun = time.perf_counter()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(wish, LONGEST)
    return time.perf_counter() - begun


async def past(victim: Victim, figures: Figures, clients: int = 20, seconds: float = 15.0) -> None:
    """A long game that twenty people step through at once, each as fast as the answers come."""
    ada = await person(victim)
    table, number = await long_game(ada)
    until = time.perf_counter() + seconds
    asked = 0

    async def step(start: int) -> None:
        nonlocal asked
        browser = await person(victim)
        at = start
        while time.perf_counter() < until:
            at = (at + 7919) % number
            with contextlib.suppress(RuntimeError):  # too fast: 429
                await browser.ask("GET", f"/api/tables/{table}?at={at}")
                asked += 1
                continue
            await asyncio.sleep(0.2)

    figures.waits.clear()
    begun = time.perf_counter()
    await ada.ask("GET", f"/api/tables/{table}?at={number - 1}")
    figures.notes["first_ms"] = 1000 * (time.perf_counter() - begun)
    await asyncio.gather(*(step(i * number // clients) for i in range(clients)))
    figures.notes["answers_per_second"] = asked / seconds
    figures.notes["entries"] = number


async def long_game(browser: Browser, entries: int = 1119) -> tuple[str, int]:
    """A table whose log is long: two people who take the first option they are offered."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "screen", "name": "Bruno"}]
    made = await browser.ask("POST", "/api/tables", {"game": "mycelia", "seats": seats, "seed": 5})
    state = await browser.ask("GET", f"/api/tables/{made['id']}")
    while state["number"] < entries and not state["over"]:
        options = [option["text"] for option in state["choices"]]
        move = next((text for text in options if text in ("skip", "end")), options[0])
        wish = {"number": state["number"], "seat": state["turn"], "move": move}
        state = (await browser.ask("POST", f"/api/tables/{made['id']}/moves", wish))["state"]
    return made["id"], state["number"]


ATTACKS: dict[str, Callable[[Victim, Figures], Awaitable[None]]] = {
    "pipelined": pipelined,
    "unread": unread_answers,
    "headers": headers,
    "one-header": one_header,
    "body": body,
    "slow-head": slow_head,
    "slow-body": slow_body,
    "silent": silent,
    "abandoned": abandoned,
    "past": past,
}


async def attack(name: str, command: list[str], port: int) -> Figures:
    """One attack on one fresh server."""
    figures = Figures(name)
    victim = Victim(command, port)
    try:
        await wait_until_up(port)
        async with watching(victim, figures):
            await ATTACKS[name](victim, figures)
    finally:
        victim.stop()
    return figures


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"which ones; all of them: {', '.join(ATTACKS)}")
    parser.add_argument(
        "--start", default="", help="another command that serves on 127.0.0.1:PORT with the folder DATA"
    )
    wishes = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server goes as well
    for name in wishes.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            command = shlex.split(wishes.start) or [sys.executable, "-c", SERVE]
            port = free_port()
            filled = [part.replace("PORT", str(port)).replace("DATA", folder) for part in command]
            figures = asyncio.run(attack(name, filled, port))
        print(json.dumps(figures.row()), flush=True)


if __name__ == "__main__":
    main()
