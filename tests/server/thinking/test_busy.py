"""Many tables at once, few in memory, bots that die: the server stays in order."""

import asyncio
import gc
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from serving import GENEROUS, Browser, Host, Json, host, next_of, play_on, problem, wait_until
from tanglewood.kernel.chance import seeded
from tanglewood.server.thinking import pool as pool_module
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.server.thinking.queue import Requester
from worker_jobs import die

BOTS: list[Json] = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize("tables", [10, pytest.param(50, marks=pytest.mark.long)])
def test_many_tables_with_bots_play_at_once(tmp_path: Path, tables: int) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        seats: list[Json] = [{"kind": "me"}, BOTS[0]]
        ids = [ann.open_table(BOTS if i % 2 else seats, seed=i)["id"] for i in range(tables)]
        listened = ann.events(ids[1])
        with listened as stream, ThreadPoolExecutor(4) as people:
            next(stream)

            def play(id: str) -> None:
                with Browser(server.url) as browser:
                    browser.http.cookies.set("tanglewood", ann.http.cookies["tanglewood"])
                    rng = seeded(len(id))
                    for _ in range(5):
                        wait_until(lambda: (state := browser.state(id))["over"] or state["turn"] == 0)
                        browser.play_any(browser.state(id), rng)

            list(people.map(play, ids[::2]))
            assert int(next_of(stream, "update").id) > 0
        wait_until(lambda: all(server.table(id).live.number > 15 for id in ids[1::2]))
        for id in ids:
            table = server.table(id)
            assert table.bots is not None or not server.services.bots.should_play(table)
            steps = ann.get(f"/api/tables/{id}/steps")
            assert [step["number"] for step in steps] == list(range(len(steps)))
            assert {step["kind"] for step in steps} == {"move"}


def test_few_tables_in_memory_are_enough_for_many(tmp_path: Path) -> None:
    limits = replace(GENEROUS, cached_tables=3)
    with host(tmp_path, limits) as server, Browser(server.url) as ann:
        ids = [ann.open_table(seed=i)["id"] for i in range(8)]
        rng = seeded(1)
        for _ in range(3):
            for id in ids:
                ann.play_any(ann.state(id), rng)
        assert [ann.state(id)["number"] for id in ids] == [3] * 8
        assert len(ann.get("/api/tables")) == 8
        assert len(server.services.tables.cached) <= 3
        gc.collect()
        assert len(server.services.tables.held) <= 4
        assert not server.services.tables.loading


def test_a_table_with_listeners_is_never_there_twice(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, cached_tables=1)) as server, Browser(server.url) as ann:
        id = ann.open_table(seed=1)["id"]
        with ann.events(id) as stream:
            next(stream)
            held = server.table(id)
            for i in range(5):
                ann.open_table(seed=i)
            assert id not in server.services.tables.cached, "it has left the cache"
            assert server.table(id) is held
            ann.open_table()
            play_on(ann, id, 1, 3)
            assert [next_of(stream, "update").id for _ in range(3)] == ["1", "2", "3"]


def test_bots_think_on_at_tables_that_left_the_cache(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, cached_tables=1)) as server, Browser(server.url) as ann:
        ids = [ann.open_table(BOTS, seed=i)["id"] for i in range(4)]
        wait_until(lambda: all(server.table(id).live.number > 20 for id in ids))
        assert len(server.services.tables.cached) == 1


def test_bots_resume_when_a_table_is_opened_again(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        id = ann.open_table(BOTS, seed=1)["id"]
        wait_until(lambda: server.table(id).live.number > 3)
    with host(tmp_path) as server, Browser(server.url) as ann:
        before = ann.state(id)["number"]
        assert before > 3
        wait_until(lambda: ann.state(id)["number"] > before + 10)


def test_a_worker_that_dies_is_replaced_and_no_bot_is_stuck(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        ids = [ann.open_table(BOTS, seed=i)["id"] for i in range(5)]
        wait_until(lambda: all(server.table(id).live.number > 3 for id in ids))
        pids = server.services.pool.pids()
        assert pids
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        before = [server.table(id).live.number for id in ids]
        wait_until(
            lambda: all(
                server.table(id).live.number > number + 5 for id, number in zip(ids, before, strict=True)
            )
        )


def test_work_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "MAX_ATTEMPTS", 2)

    async def attempt() -> str:
        pool = WorkerPool(1)
        try:
            await pool.run(Requester(0, "", "a table"), None, die)
        except RuntimeError as problem:
            return str(problem)
        finally:
            pool.close()
        return ""

    assert "2 workers died" in asyncio.run(attempt())


def test_a_log_written_by_somebody_else_is_read_anew(server: Host, ann: Browser) -> None:
    """Nobody plays twice, and listeners are told."""
    id = ann.open_table(seed=1)["id"]
    old = ann.state(id)
    with ann.events(id) as stream:
        next(stream)
        entry = (id, 0, old["turn"], "move", old["choices"][0]["text"])
        server.change("insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)", *entry)
        server.change("update tables set version = version + 1 where id = ?", id)
        problem(ann.play(old, old["choices"][-1]["text"]), 409, "stale")
        seen = next_of(stream, "update").data
        assert [step["label"] for step in seen["steps"]] == [old["choices"][0]["label"]]
        assert seen["state"]["number"] == 1
    assert ann.get(f"/api/tables/{id}/steps")[0]["label"] == old["choices"][0]["label"]
    ann.play_any(ann.state(id), seeded(1))


def test_hints_asked_for_at_once_are_thought_about_once(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=1)["id"]
    with ThreadPoolExecutor(8) as people:
        hints = list(people.map(lambda _: ann.get(f"/api/tables/{id}/hint"), range(16)))
    assert all(hint == hints[0] for hint in hints)
    task = server.table(id).hint
    ann.get(f"/api/tables/{id}/hint")
    assert server.table(id).hint is task
