"""The people of benchmarks/load.py at a server that turns them away: they come again, are counted, and nobody
waits for ever."""

import asyncio
import importlib
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
OK = b"HTTP/1.1 200 OK\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 2\r\n\r\n{}"
STATE = b'{"state": {"over": false, "number": 1, "turn": 0, "choices": [{"text": "x"}]}}'


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about the load alone."""
    return "none"


@pytest.fixture
def crowd(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    found = importlib.import_module("crowd")
    monkeypatch.setattr(found, "PAUSE", 0.001)
    return found


class Moody:
    """A server that refuses every table's first two spectators, closes a stream behind each update, and lets
    nobody in to the table `full`; of two moves it takes one."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.heard: list[str] = []

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := (await reader.readuntil(b"\r\n\r\n")).decode():
                path = head.split()[1]
                self.asked[path] += 1
                if not path.endswith("/events"):
                    length = int(head.split("Content-Length: ")[1].split()[0])
                    await reader.readexactly(length)
                    writer.write(self.other(path))
                elif path.startswith("/api/tables/full/") or self.asked[path] <= 2:
                    writer.write(FULL)
                else:
                    self.heard.append(head.partition("Last-Event-ID: ")[2].strip())
                    number = len(self.heard)
                    update = f'id: {number}\nevent: update\ndata: {{"story":{number}}}\n\n'
                    writer.write(OK + b"\r\n" + update.encode())
                    break
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        writer.close()

    def other(self, path: str) -> bytes:
        if path.endswith("/moves") and self.asked[path] % 2:
            return FULL
        body = STATE if path.endswith("/moves") else STATE[len('{"state": ') : -1]
        return OK + f"Content-Length: {len(body)}\r\n\r\n".encode() + body


def test_spectators_who_are_refused_or_sent_away_come_again(crowd: Any) -> None:
    async def work() -> tuple[Moody, Any]:
        moody, heard = Moody(), crowd.Heard()
        async with await asyncio.start_server(moody.answer, crowd.HOST, 0) as server:
            watcher = crowd.Watcher(server.sockets[0].getsockname()[1], "table", heard)
            heard.posted["table", b"2"] = 0.0
            (task,) = await crowd.seated([watcher])
            while len(moody.heard) < 3:
                await asyncio.sleep(0.01)
            task.cancel()
        return moody, heard

    moody, heard = asyncio.run(work())
    assert heard.refused == 2
    assert heard.closed >= 2
    assert moody.heard[:3] == ["", "1", "2"], "each time for what was missed"
    assert heard.steps == heard.updates >= 2
    assert len(heard.delays) == 1, "of the one move that somebody posted"
    assert heard.delays[0] > 0


def test_spectators_who_are_never_let_in_are_missing_and_nobody_waits_for_them(
    crowd: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "PATIENCE", 0.5)

    async def work() -> tuple[Any, list[Any], list["asyncio.Task[None]"]]:
        heard = crowd.Heard()
        async with await asyncio.start_server(Moody().answer, crowd.HOST, 0) as server:
            port = server.sockets[0].getsockname()[1]
            watchers = [crowd.Watcher(port, "full", heard) for _ in range(3)]
            tasks = await crowd.seated(watchers)
            await asyncio.wait(tasks)
        return heard, watchers, tasks

    heard, watchers, tasks = asyncio.run(work())
    assert heard.refused >= 3
    assert not any(watcher.begun.is_set() for watcher in watchers)
    assert all(task.cancelled() for task in tasks)


def test_moves_that_are_refused_are_counted_and_the_game_goes_on(crowd: Any) -> None:
    waits: list[float] = []

    async def work() -> Any:
        heard = crowd.Heard()
        async with await asyncio.start_server(Moody().answer, crowd.HOST, 0) as server:
            browser = crowd.Browser(server.sockets[0].getsockname()[1])
            browser.table = "table"
            state = await browser.ask("GET", "/api/tables/table")

            def enough(seconds: float) -> None:
                waits.append(seconds)
                state["over"] = len(waits) == 3

            async def ask_once(*wish: Any) -> Any:
                answer = await crowd.Browser.ask_once(browser, *wish)
                return answer if "state" not in answer else {"state": state}

            browser.ask_once = ask_once
            await crowd.play(browser, state, float("inf"), 0.0, random.Random(1), enough, heard, 4)
        return heard

    heard = asyncio.run(work())
    assert (len(waits), heard.refused_moves, heard.expected) == (3, 3, 12)
