"""The people of `load.py`: players who post moves, spectators who listen to streams; as little client as
possible. Whoever is refused comes again, with patience, and is counted; nobody waits for ever."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

HOST = "127.0.0.1"
IDLE = 2.0
"""Seconds after which a connection is opened anew."""
PAUSE, LONGEST = 0.1, 2.0
"""Seconds until somebody who was refused comes again: twice as long each time, up to the longest."""
PATIENCE = 60.0
"""Seconds for which somebody comes again and again; whoever is refused longer is missing."""
STEP = b'"story":'
"""What every step of an update has once."""
REFUSALS = (429, 503)
GONE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
"""What a connection ends with that the other side has closed."""


class Heard:
    """What all spectators together have heard, and what they should have. A server that is told of two moves
    at once sends one update with two steps."""

    def __init__(self) -> None:
        self.updates = 0
        self.steps = 0
        self.bytes = 0
        self.expected = 0
        self.refused = 0  # requests of spectators that were not let in
        self.closed = 0  # streams that the server ended
        self.refused_moves = 0
        # When the move was posted that leads a table to a number, and how much later each spectator heard it.
        self.posted: dict[tuple[str, bytes], float] = {}
        self.delays: list[float] = []

    def begin(self) -> None:
        """Count anew, all but how often somebody was turned away: that is told of the whole run."""
        self.updates = self.steps = self.bytes = self.expected = 0
        self.posted.clear()
        self.delays.clear()


class RefusedError(Exception):
    """A server has no time, or is gone."""


class Browser:
    """One keep-alive connection with its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.table = ""
        self.used = 0.0
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port, limit=2**20)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask until there is an answer, with patience."""
        until, pause = time.monotonic() + PATIENCE, PAUSE
        while True:
            try:
                return await self.ask_once(method, path, body)
            except RefusedError as refused:
                if time.monotonic() > until:
                    raise SystemExit(f"{refused}, for {PATIENCE:.0f} s") from None
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)

    async def ask_once(self, method: str, path: str, body: object = None) -> Any:
        try:
            # The server closes connections that are idle for long.
            if self.writer is None or time.monotonic() - self.used > IDLE:
                await self.open()
            self.used = time.monotonic()
            return await self.answer(method, path, body)
        except GONE as problem:
            self.used = 0.0
            raise RefusedError(f"{method} {path}: {type(problem).__name__}") from None

    async def answer(self, method: str, path: str, body: object) -> Any:
        assert self.writer is not None
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
            elif name.lower() == "connection" and value.strip() == "close":
                self.used = 0.0
        content = await self.reader.readexactly(length)
        status = status_of(answer)
        if status in REFUSALS:
            raise RefusedError(f"{method} {path}: {status} {content.decode()}")
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {status} {content.decode()}")
        return json.loads(content)


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


class Watcher:
    """A spectator: reads the stream of a table and counts the updates. Whenever it ends, the next one begins
    with what was missed."""

    def __init__(self, port: int, table: str, heard: Heard) -> None:
        self.port = port
        self.table = table
        self.heard = heard
        self.begun = asyncio.Event()
        self.last = b""
        self.pause = PAUSE

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except GONE:
                self.heard.refused += 1
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST)

    async def listen(self) -> None:
        reader, writer = await asyncio.open_connection(HOST, self.port, limit=2**20)
        try:
            head = f"GET /api/tables/{self.table}/events HTTP/1.1\r\nHost: {HOST}\r\n".encode()
            if self.last:
                head += b"Last-Event-ID: " + self.last + b"\r\n"
            writer.write(head + b"\r\n")
            if status_of(await reader.readuntil(b"\r\n\r\n")) != 200:
                self.heard.refused += 1
                return
            rest = b"\n"
            while chunk := await reader.read(2**16):
                rest = self.take(rest, chunk)
            self.heard.closed += 1
        finally:
            writer.close()

    def take(self, rest: bytes, chunk: bytes) -> bytes:
        """Count a piece of the stream; a message may come in two, so its end is kept for the next one."""
        heard, known = self.heard, rest + chunk
        found = known.count(b"event: update") - rest.count(b"event: update")
        heard.steps += known.count(STEP) - rest.count(STEP)
        heard.updates += found
        heard.bytes += len(chunk)
        at = known.rfind(b"\nid: ")
        end = known.find(b"\n", at + 5)
        if at >= 0 and end >= 0:
            self.last = known[at + 5 : end]
        if found:
            posted = heard.posted.get((self.table, self.last))
            if posted is not None:
                heard.delays.append(time.perf_counter() - posted)
            self.pause = PAUSE
            self.begun.set()
        return known[-20:]


async def seated(watchers: list[Watcher]) -> list["asyncio.Task[None]"]:
    """Let them all begin to listen, or as many as get in before patience ends."""
    running = [asyncio.ensure_future(watcher.run()) for watcher in watchers]
    waiting = [asyncio.ensure_future(watcher.begun.wait()) for watcher in watchers]
    if waiting:
        _, late = await asyncio.wait(waiting, timeout=PATIENCE)
        for one in late:
            one.cancel()
    for watcher, task in zip(watchers, running, strict=True):
        if not watcher.begun.is_set():  # nobody counts on somebody who comes in the middle
            task.cancel()
    return running


async def play(
    browser: Browser,
    state: Any,
    until: float,
    pause: float,
    rng: random.Random,
    acknowledged: Callable[[float], None],
    heard: Heard,
    listeners: int,
) -> Any:
    """Post a move, wait for its answer, and post the next one no sooner than `pause` after the last."""
    due = time.perf_counter() + rng.random() * pause
    while due < until and time.perf_counter() < until and not state["over"]:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due = max(due + pause, time.perf_counter())
        option = rng.choice(state["choices"])["text"]
        wish = {"number": state["number"], "seat": state["turn"], "move": option}
        begun = time.perf_counter()
        heard.posted[browser.table, str(state["number"] + 1).encode()] = begun
        try:
            answer = await browser.ask_once("POST", f"/api/tables/{browser.table}/moves", wish)
        except RefusedError:
            heard.refused_moves += 1
            await asyncio.sleep(PAUSE)
            now = await browser.ask("GET", f"/api/tables/{browser.table}")
            # It may have been stored all the same; then it is told of as well.
            heard.expected += listeners * (now["number"] - state["number"])
            state = now
            continue
        state = answer["state"]
        heard.expected += listeners
        acknowledged(time.perf_counter() - begun)
    return state
