"""Bots that think for people: hints with expectations, progress, giving up, fair turns, and standing in."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import tanglewood
from serving import Browser, Host, Json, host, next_of, play_on, problem, wait_until
from tanglewood.kernel.chance import seeded
from tanglewood.review import SEARCHERS
from tanglewood.server.store import SCHEMA
from tanglewood.server.thinking import FairQueue, Job, Thinkers
from tanglewood.server.worker import Mind

MASTER: Json = {"kind": "bot", "bot": SEARCHERS[-1]}
FRIENDS: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]


def slow_table(browser: Browser, seats: list[Json], **wish: object) -> Json:
    """A table of the game whose decisions take longest to think about."""
    body = {"game": "deep_forest", "seats": seats, "seed": 3, **wish}
    made: Json = browser.done("/api/tables", body)
    return made


def friends(ann: Browser, bob: Browser) -> str:
    """A table of two people; whose turn it is lies in the seed."""
    made = ann.open_table(FRIENDS, seed=5, options={"first": "1"})
    assert bob.join(made["invitations"][0], "Bob").status_code == 200
    return str(made["id"])


# ---------------------------------------------------------------------- hints


def test_a_hint_says_what_to_expect_and_how_sure_that_is(ann: Browser) -> None:
    id = ann.open_table(seed=4)["id"]
    for hint in ann.get(f"/api/tables/{id}/hint"):
        assert set(hint) == {"text", "label", "expectation", "sure"}
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


def test_a_hint_can_be_given_up_and_asked_for_again(server: Host, ann: Browser, stranger: Browser) -> None:
    id = slow_table(ann, [{"kind": "me"}, {"kind": "screen"}])["id"]
    said: list[int] = []
    asking = threading.Thread(
        target=lambda: said.append(ann.http.get(f"/api/tables/{id}/hint").status_code), daemon=True
    )
    asking.start()
    wait_until(lambda: server.table(id).hint is not None)
    problem(stranger.http.delete(f"/api/tables/{id}/hint"), 403, "not-your-seat")
    assert ann.http.delete(f"/api/tables/{id}/hint").status_code == 204
    asking.join(10)
    assert said == [409]
    assert len(ann.get(f"/api/tables/{id}/hint")) == 3


def test_a_move_ends_the_hint_for_the_position_before_it(server: Host, ann: Browser) -> None:
    id = slow_table(ann, [{"kind": "me"}, {"kind": "screen"}])["id"]
    said: list[int] = []
    asking = threading.Thread(
        target=lambda: said.append(ann.http.get(f"/api/tables/{id}/hint").status_code), daemon=True
    )
    asking.start()
    wait_until(lambda: server.table(id).hint is not None)
    ann.play_any(ann.state(id), seeded(1))
    asking.join(10)
    assert said == [409]


# ---------------------------------------------------------------------- thinking at the table


def test_everybody_sees_that_a_bot_thinks_and_how_far_it_is(ann: Browser, stranger: Browser) -> None:
    made = slow_table(ann, [MASTER, {"kind": "me"}], options={"first": "0"})
    with stranger.events(made["id"]) as stream:
        told = [next_of(stream, "thinking").data for _ in range(2)]
    assert all(one["seat"] == 0 for one in told)
    assert told[0]["number"] < told[1]["number"] or told[0]["share"] <= told[1]["share"]


def test_bots_wait_for_people_who_look_on_and_for_nobody_else(server: Host, ann: Browser) -> None:
    bots: list[Json] = [{"kind": "bot", "bot": "random"}] * 2
    alone = server.table(ann.open_table(bots, pace="slow")["id"])
    shared = server.table(ann.open_table([{"kind": "me"}, bots[0]], pace="slow", seed=2)["id"])
    assert not server.house.looked_at(shared)
    with ann.events(alone.room.id) as one, ann.events(shared.room.id) as two:
        next(one), next(two)
        assert not server.house.looked_at(alone), "a game of bots has nobody to wait for"
        assert server.house.looked_at(shared)


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


# ---------------------------------------------------------------------- standing in


def test_a_bot_plays_for_me_until_i_take_my_seat_back(ann: Browser) -> None:
    id = ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed=6)["id"]
    given = ann.done(f"/api/tables/{id}/seats/0/bot", {"bot": "random"})
    assert given["seats"][0]["stand_in"] == "random"
    assert given["choices"] == []
    before = given["number"]
    wait_until(lambda: ann.state(id)["number"] > before + 10)
    taken = ann.http.delete(f"/api/tables/{id}/seats/0/bot").json()
    assert taken["seats"][0]["stand_in"] is None
    wait_until(lambda: ann.state(id)["turn"] == 0)
    state = ann.state(id)
    assert state["choices"]
    ann.play_any(state, seeded(1))


def test_while_a_bot_stands_in_nobody_else_decides_there(ann: Browser, bob: Browser) -> None:
    id = friends(ann, bob)
    # The bot at seat 0 has to wait for seat 1, so nothing moves meanwhile.
    handed = ann.done(f"/api/tables/{id}/seats/0/bot", {"bot": "greedy"})
    assert not handed["choices"]
    assert ann.get("/api/tables")[0]["my_turn"] is False
    body = {"number": handed["number"], "seat": 0, "move": "end"}
    problem(ann.post(f"/api/tables/{id}/moves", body), 422, "handed-over")
    problem(ann.post(f"/api/tables/{id}/undo", {"number": handed["number"], "seat": 0}), 422, "handed-over")


def test_the_host_lets_a_bot_play_for_a_friend_who_left(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    id = friends(ann, bob)
    door = f"/api/tables/{id}/seats/1/bot"
    assert ann.state(id)["host"] is True
    assert bob.state(id)["host"] is False
    problem(stranger.post(door, {"bot": "greedy"}), 403, "not-your-seat")
    with bob.events(id) as stream:
        next(stream)
        wait_until(lambda: ann.state(id)["seats"][1]["online"])
        problem(ann.post(door, {"bot": "greedy"}), 422, "still-here")
    wait_until(lambda: not ann.state(id)["seats"][1]["online"])
    before = ann.state(id)["number"]
    ann.done(door, {"bot": "greedy"})
    wait_until(lambda: ann.state(id)["number"] > before)
    problem(bob.post(f"/api/tables/{id}/seats/0/bot", {"bot": "greedy"}), 403, "not-your-seat")
    problem(ann.post(f"/api/tables/{id}/seats/7/bot", {"bot": "greedy"}), 422, "no-person")
    problem(ann.post(door, {"bot": "nobody"}), 422)
    # Only whose seat it is and the host give it back.
    problem(stranger.http.delete(door), 403, "not-your-seat")
    assert bob.http.delete(door).json()["seats"][1]["stand_in"] is None


def test_the_old_invitation_takes_the_seat_back_for_its_own_browser_only(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    made = ann.open_table(FRIENDS, seed=5, options={"first": "0"})
    (link,) = made["invitations"]
    bob.join(link, "Bob")
    ann.done(f"/api/tables/{made['id']}/seats/1/bot", {"bot": "random"})
    problem(stranger.join(link), 410, "used-invitation")
    problem(ann.join(link), 410, "used-invitation")
    back = bob.join(link)
    assert back.status_code == 200
    assert back.json()["seats"][1]["stand_in"] is None
    assert back.json()["seats"][1]["name"] == "Bob"


def test_a_bot_warms_the_seat_nobody_has_taken_yet(ann: Browser, bob: Browser) -> None:
    made = ann.open_table(FRIENDS, seed=5, options={"first": "1"})
    ann.done(f"/api/tables/{made['id']}/seats/1/bot", {"bot": "random"})
    wait_until(lambda: ann.state(made["id"])["number"] > 0)
    joined = bob.join(made["invitations"][0], "Bob").json()
    assert joined["seats"][1]["stand_in"] is None
    assert joined["mine"] == [1]


def test_who_stands_in_is_remembered(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        id = friends(ann, bob)
        ann.done(f"/api/tables/{id}/seats/0/bot", {"bot": "greedy"})
    with host(tmp_path) as server, Browser(server.url) as ann:
        assert ann.state(id)["seats"][0]["stand_in"] == "greedy"


def test_a_rematch_is_played_by_the_people(ann: Browser) -> None:
    id = ann.open_table([{"kind": "me"}, {"kind": "screen"}], seed=79)["id"]
    ann.done(f"/api/tables/{id}/seats/1/bot", {"bot": "random"})
    ann.http.delete(f"/api/tables/{id}/seats/1/bot")
    play_on(ann, id, 1)
    problem(ann.post(f"/api/tables/{id}/seats/1/bot", {"bot": "random"}), 422, "over")
    again = ann.done(f"/api/tables/{id}/rematch")["id"]
    assert [seat["stand_in"] for seat in ann.state(again)["seats"]] == [None, None]


# ---------------------------------------------------------------------- taking turns


def jobs_of(key: str, count: int) -> list[Job]:
    return [Job(key, noop, (), 1.0, None) for _ in range(count)]


def noop(mind: Mind) -> int:
    return mind.number


def test_a_table_that_used_much_time_lets_the_others_go_first() -> None:
    async def order() -> list[str]:
        queue = FairQueue()
        for job in jobs_of("long", 4) + jobs_of("short", 4):
            queue.put(job)
        served = []
        while len(queue):
            job = queue.take()
            served.append(job.key)
            queue.charge(job, 3.0 if job.key == "long" else 1.0)
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
            served.append(job.key)
            queue.charge(job, 5.0)
        return served

    assert asyncio.run(order())[:5] == ["late", "early", "late", "early", "late"]


def test_the_more_wait_the_less_time_each_one_gets() -> None:
    async def attempt() -> list[float]:
        thinkers = Thinkers(1)
        try:
            waiting = [
                asyncio.ensure_future(thinkers.ask(f"table {i}", 1.0, None, allowed)) for i in range(6)
            ]
            return [await one for one in waiting]
        finally:
            thinkers.close()

    seconds = asyncio.run(attempt())
    assert seconds[1] < seconds[-1]
    assert min(seconds) >= 1.0


def test_who_decides_at_a_glance_does_not_wait_behind_a_master() -> None:
    position = tanglewood.new_game("mycelia", players=2, seed=1).text()

    async def attempt() -> bool:
        thinkers = Thinkers(1)
        try:
            endless = asyncio.ensure_future(thinkers.ask("one", 1.0, None, think_for_ever))
            for seed in range(5):
                await thinkers.choose("two", "mycelia", position, "random", seed)
            return not endless.done()
        finally:
            thinkers.close()

    assert asyncio.run(attempt())


def allowed(mind: Mind) -> float:
    return mind.seconds


def test_work_that_was_given_up_makes_room_at_once() -> None:
    async def attempt() -> tuple[bool, list[int]]:
        thinkers = Thinkers(1)
        try:
            begun = asyncio.Event()
            hear = lambda _: begun.set()  # noqa: E731
            endless = asyncio.ensure_future(thinkers.ask("one", 1.0, hear, think_for_ever))
            await begun.wait()
            first = thinkers.pids()
            endless.cancel()
            done = await thinkers.ask("two", 1.0, None, noop) >= 0
            return done, [pid for pid in thinkers.pids() if pid not in first]
        finally:
            thinkers.close()

    done, others = asyncio.run(attempt())
    assert done
    assert others == [], "a worker that listens need not be replaced"


def think_for_ever(mind: Mind) -> None:
    while True:
        mind.tell(0.5)


# ---------------------------------------------------------------------- older houses


def test_a_database_of_an_older_house_is_brought_up_to_date(tmp_path: Path) -> None:
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
