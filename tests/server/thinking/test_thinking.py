"""Bots that think for people: hints with expectations, progress, giving up, fair turns, and standing in."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import tanglewood
from holding import Held
from serving import PATIENCE, Browser, Host, Json, host, next_of, problem, wait_until
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.kernel.chance import seeded
from tanglewood.server.errors import Refused
from tanglewood.server.live.seat import hashed
from tanglewood.server.model import Hint
from tanglewood.server.services import bots
from tanglewood.server.store.schema import SCHEMA
from tanglewood.server.thinking import pool as pool_module
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.server.thinking.queue import (
    BACKGROUND,
    HINT,
    MAX_SECONDS,
    SEATED,
    WATCHED,
    FairQueue,
    Job,
    Requester,
)
from worker_jobs import never_end, number_of, seconds_of

MASTER: Json = {"kind": "bot", "bot": SEARCH_LEVELS[-1]}


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkerPool]:
    """One worker for thoughts that take long, one for the others."""
    running = WorkerPool(1)
    yield running
    running.close()


def slow_table(browser: Browser, seats: list[Json], **wish: object) -> Json:
    """A table of the game whose decisions take longest to think about."""
    body = {"game": "deep_forest", "seats": seats, "seed": 3, **wish}
    made: Json = browser.done("/api/tables", body)
    return made


# ---------------------------------------------------------------------- hints


def test_a_hint_says_what_to_expect_and_how_sure_that_is(ann: Browser) -> None:
    id = ann.open_table(seed=4)["id"]
    for hint in ann.get(f"/api/tables/{id}/hint"):
        assert set(hint) == {"text", "label", "expectation", "sure", "why"}
        assert 0 <= hint["expectation"] <= 1
        assert 0 < hint["sure"] <= 1


def test_only_who_asks_hears_how_far_the_hint_is(ann: Browser, stranger: Browser) -> None:
    id = slow_table(ann, [{"kind": "me"}, {"kind": "screen"}])["id"]
    with ann.events(id) as mine, stranger.events(id) as theirs:
        next(mine), next(theirs)
        assert len(ann.get(f"/api/tables/{id}/hint")) == 3
        told = next_of(mine, "hint").data
        assert told["number"] == 0
        assert 0 < told["share"] <= 1
        ann.play_any(ann.state(id), seeded(1))
        heard = []
        for event in theirs:
            heard.append(event.name)
            if event.name == "update":
                break
        assert "hint" not in heard


def test_a_hint_can_be_given_up_and_asked_for_again(
    server: Host, ann: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = Held(server, monkeypatch, "run")
    id = slow_table(ann, [{"kind": "me"}, {"kind": "screen"}])["id"]
    said: list[int] = []
    asking = threading.Thread(
        target=lambda: said.append(ann.http.get(f"/api/tables/{id}/hint").status_code), daemon=True
    )
    asking.start()
    wait_until(lambda: server.table(id).hint is not None)
    problem(stranger.http.delete(f"/api/tables/{id}/hint"), 403, "not-your-seat")
    assert ann.http.delete(f"/api/tables/{id}/hint").status_code == 204
    asking.join(PATIENCE)
    assert said == [409]
    thought.free = True
    assert len(ann.get(f"/api/tables/{id}/hint")) == 3


def test_whoever_asks_right_after_a_hint_was_given_up_gets_a_new_one(server: Host, ann: Browser) -> None:
    id = slow_table(ann, [{"kind": "me"}, {"kind": "screen"}])["id"]
    owner = hashed(ann.http.cookies["tanglewood"])

    async def attempt() -> tuple[list[Hint], bool]:
        old = asyncio.ensure_future(server.services.hints.hint(id, owner, ""))
        while server.services.tables.held[id].hint is None:
            await asyncio.sleep(0)
        await server.services.hints.cancel(id, owner)
        new = asyncio.ensure_future(server.services.hints.hint(id, owner, ""))
        with pytest.raises(Refused, match="given up"):
            await old
        kept = server.services.tables.held[id].hint is not None
        return await new, kept

    hints, kept = server.do(attempt())
    assert len(hints) == 3
    assert kept, "it can be given up as well"


def test_a_move_ends_the_hint_for_the_position_before_it(
    server: Host, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    Held(server, monkeypatch, "run")
    id = slow_table(ann, [{"kind": "me"}, {"kind": "screen"}])["id"]
    said: list[int] = []
    asking = threading.Thread(
        target=lambda: said.append(ann.http.get(f"/api/tables/{id}/hint").status_code), daemon=True
    )
    asking.start()
    wait_until(lambda: server.table(id).hint is not None)
    ann.play_any(ann.state(id), seeded(1))
    asking.join(PATIENCE)
    assert said == [409]


# ---------------------------------------------------------------------- thinking at the table


def test_everybody_sees_that_a_bot_thinks_and_how_far_it_is(
    ann: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "QUIET_SECONDS", 0.0)  # on a fast machine no thought may be long
    made = slow_table(ann, [MASTER, MASTER, {"kind": "me"}], options={"first": "2"})
    with stranger.events(made["id"]) as stream:
        next(stream)  # whoever comes later may find that the bot has thought already
        state, rng = ann.state(made["id"]), seeded(1)
        while state["turn"] == 2:
            state = ann.play_any(state, rng)
        told = [next_of(stream, "thinking").data for _ in range(2)]
    assert all(one["seat"] in (0, 1) for one in told)
    assert told[0]["number"] < told[1]["number"] or told[0]["share"] <= told[1]["share"]


def test_bots_wait_for_people_who_look_on_and_for_nobody_else(server: Host, ann: Browser) -> None:
    bots: list[Json] = [{"kind": "bot", "bot": "random"}] * 2
    alone = server.table(ann.open_table(bots, pace="slow")["id"])
    shared = server.table(ann.open_table([{"kind": "me"}, bots[0]], pace="slow", seed=2)["id"])
    assert not server.services.bots.has_player_watching(shared)
    with ann.events(alone.live.id) as one, ann.events(shared.live.id) as two:
        next(one), next(two)
        assert not server.services.bots.has_player_watching(alone), "a game of bots has nobody to wait for"
        assert server.services.bots.has_player_watching(shared)


def test_the_pace_is_kept_and_told(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann, Browser(server.url) as stranger:
        id = ann.open_table(seed=1)["id"]
        assert ann.state(id)["pace"] == "quick"
        with ann.events(id) as stream:
            next(stream)
            assert ann.done(f"/api/tables/{id}/pace", {"pace": "slow"})["pace"] == "slow"
            assert next_of(stream, "update").data["state"]["pace"] == "slow"
        problem(stranger.post(f"/api/tables/{id}/pace", {"pace": "quick"}), 403, "not-your-seat")
        problem(ann.post(f"/api/tables/{id}/pace", {"pace": "frantic"}), 400)
    with host(tmp_path) as server, Browser(server.url) as ann:
        assert ann.state(id)["pace"] == "slow"


# ---------------------------------------------------------------------- taking turns


def jobs_of(key: str, count: int) -> list[Job]:
    return [Job(at(key), number_of, (), None) for _ in range(count)]


def at(table: str, rank: int = SEATED, address: str = "") -> Requester:
    return Requester(rank, address, table)


def test_a_table_that_used_much_time_lets_the_others_go_first() -> None:
    async def order() -> list[str]:
        queue = FairQueue()
        for job in jobs_of("long", 4) + jobs_of("short", 4):
            queue.put(job)
        served = []
        while len(queue):
            job = queue.take()
            served.append(job.requester.table)
            queue.charge(job, 3.0 if job.requester.table == "long" else 1.0)
        return served

    assert asyncio.run(order()) == ["long", "short", "short", "short", "long", "short", "long", "long"]


def test_whoever_comes_late_brings_no_credit_along() -> None:
    async def order() -> list[str]:
        queue = FairQueue()
        for job in jobs_of("early", 8):
            queue.put(job)
        for _ in range(4):
            queue.charge(queue.take(), 5.0)
        for job in jobs_of("late", 4):
            queue.put(job)
        served = []
        while len(queue):
            job = queue.take()
            served.append(job.requester.table)
            queue.charge(job, 5.0)
        return served

    assert asyncio.run(order())[:5] == ["late", "early", "late", "early", "late"]


def order_of(*requesters: Requester) -> list[str]:
    """The tables in the order in which they are thought about, a second each."""

    async def served() -> list[str]:
        queue = FairQueue()
        for requester in requesters:
            queue.put(Job(requester, number_of, (), None))
        found = []
        while len(queue):
            job = queue.take()
            found.append(job.requester.table)
            queue.charge(job, 1.0)
        return found

    return asyncio.run(served())


def test_who_waits_comes_first() -> None:
    crowd = [at(f"watched {i}", WATCHED) for i in range(3)] + [
        at(f"review {i}", BACKGROUND) for i in range(3)
    ]
    told = order_of(*crowd, at("mine"), at("hint", HINT))
    assert told[:2] == ["hint", "mine"]
    assert [name.split()[0] for name in told[2:]] == ["watched"] * 3 + ["review"] * 3


def test_many_tables_of_one_address_count_as_one() -> None:
    crowd = [at(f"crowd {i}", address="192.0.2.1") for i in range(6)]
    mine = [at("mine", address="192.0.2.2")] * 2
    assert order_of(*crowd, *mine)[:4] in (
        ["crowd 0", "mine", "crowd 1", "mine"],
        ["crowd 0", "mine", "mine", "crowd 1"],
    )


def test_only_who_is_as_urgent_shortens_a_thought(pool: WorkerPool) -> None:
    async def attempt() -> float:
        late = [asyncio.ensure_future(pool.run(at(f"{i}", BACKGROUND), None, seconds_of)) for i in range(4)]
        told = await pool.run(at("hint", HINT), None, seconds_of)
        await asyncio.gather(*late)
        return told

    assert asyncio.run(attempt()) == MAX_SECONDS


def test_the_more_wait_the_less_time_each_one_gets(pool: WorkerPool) -> None:
    async def attempt() -> list[float]:
        waiting = [asyncio.ensure_future(pool.run(at(f"table {i}"), None, seconds_of)) for i in range(6)]
        return [await one for one in waiting]

    seconds = asyncio.run(attempt())
    assert seconds[1] < seconds[-1]
    assert min(seconds) >= 1.0


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine lets a worker wait for its turn: none is taken for stuck."""
    monkeypatch.setattr(pool_module, "GRACE", PATIENCE)
    monkeypatch.setattr(pool_module, "STOP_SECONDS", PATIENCE)


@pytest.mark.usefixtures("patient")
def test_who_decides_at_a_glance_does_not_wait_behind_a_master(pool: WorkerPool) -> None:
    position = tanglewood.new_game("mycelia", players=2, seed=1).text()

    async def attempt() -> bool:
        endless = asyncio.ensure_future(pool.run(at("one"), None, never_end))
        for seed in range(5):
            await pool.choose(at("two"), "mycelia", position, "random", seed)
        waits = not endless.done()
        await give_up(endless)
        await pool.run(at("one"), None, number_of)  # until it has been given up
        return waits

    assert asyncio.run(attempt())


@pytest.mark.usefixtures("patient")
def test_work_that_was_given_up_makes_room_at_once(pool: WorkerPool) -> None:
    async def attempt() -> tuple[bool, list[int]]:
        begun = asyncio.Event()
        hear = lambda _: begun.set()  # noqa: E731
        endless = asyncio.ensure_future(pool.run(at("one"), hear, never_end))
        await begun.wait()
        first = pool.pids()
        await give_up(endless)
        done = await pool.run(at("two"), None, number_of) >= 0
        return done, [pid for pid in pool.pids() if pid not in first]

    done, others = asyncio.run(attempt())
    assert done
    assert others == [], "a worker that listens need not be replaced"


async def give_up(thought: "asyncio.Task[None]") -> None:
    thought.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await thought


# ---------------------------------------------------------------------- older databases


@pytest.mark.one_engine
def test_a_database_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.executescript(SCHEMA)
        db.execute(
            "insert into tables (id, game, options, seed, position, created, changed) values"
            " ('old', 'mycelia', '{\"players\": 2}', '7', '', 0, 0)"
        )
        db.executemany(
            "insert into seats values ('old', ?, 'human', null, ?, null, null)", [(0, "Ann"), (1, "Bob")]
        )
    db.close()
    for _ in range(2):
        with host(tmp_path) as server, Browser(server.url) as ann:
            state = ann.state("old")
            assert [seat["stand_in"] for seat in state["seats"]] == [None, None]
            assert state["pace"] == "quick"
            assert ann.get("/api/tables/old/analysis")["status"] == "none"
