"""Looking back at a finished game: the curve, the costly moves, once for all, within limits."""

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from serving import GENEROUS, Browser, Host, Json, host, problem, wait_until
from short_game import short_game
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.server.errors import Refused
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.history import moves_at
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.services.analysis import Found, explain

QUICK = replace(GENEROUS, analysis_iterations=24)
"""Enough to see that every part is there; nobody reads these judgements."""


@pytest.fixture(scope="module")
def server(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("data"), QUICK) as running:
        yield running


def finished(browser: Browser) -> str:
    answer = browser.open_record(short_game())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def looked_at(browser: Browser, id: str) -> Json:
    found: Json = {}

    def done() -> bool:
        found.update(browser.get(f"/api/tables/{id}/analysis"))
        return bool(found["status"] == "done")

    wait_until(done)
    return found


def test_a_finished_game_is_looked_at_once_for_all(server: Host, ann: Browser, stranger: Browser) -> None:
    id = finished(ann)
    state = ann.state(id)
    assert ann.get(f"/api/tables/{id}/analysis")["status"] == "none"
    begun = ann.done(f"/api/tables/{id}/analysis", {})
    assert begun["status"] == "running"
    assert begun["own"] is True
    found = looked_at(ann, id)
    points = found["points"]
    steps = ann.get(f"/api/tables/{id}/steps")
    assert [point["number"] for point in points] == [*range(state["number"]), state["number"]]
    assert [point["seat"] for point in points[:-1]] == [step["seat"] for step in steps]
    for point in points:
        assert len(point["expected"]) == 2
        assert all(-0.001 <= share <= 1.001 for share in point["expected"])
    # At the end everybody has what they got.
    won = [1.0 if seat in state["result"]["winners"] else 0.0 for seat in range(2)]
    assert points[-1]["expected"] == won
    assert len(found["costly"]) <= 5
    costs = [move["cost"] for move in found["costly"]]
    assert costs == sorted(costs, reverse=True)
    for move in found["costly"]:
        assert move["played"] != move["better"]
        assert re.fullmatch(r"Round [1-9]\d*", move["when"])
        assert move["cost"] > move["sure"], "what may be noise is not held against anybody"
        assert abs(move["expected"] - move["got"] - move["cost"]) < 0.002
    # Whoever asks again gets the same, without thinking.
    assert stranger.done(f"/api/tables/{id}/analysis", {})["status"] == "done"
    assert not server.services.analyses.running


def test_it_outlives_the_server(tmp_path: Path) -> None:
    with host(tmp_path, QUICK) as server, Browser(server.url) as ann:
        id = finished(ann)
        ann.done(f"/api/tables/{id}/analysis", {})
        found = looked_at(ann, id)
    with host(tmp_path, QUICK) as server, Browser(server.url) as ann:
        assert ann.get(f"/api/tables/{id}/analysis") == {**found, "own": False}


def test_what_cannot_be_looked_at_is_refused(ann: Browser) -> None:
    running = ann.open_table(seed=1)["id"]
    problem(ann.post(f"/api/tables/{running}/analysis", {}), 422, "running")
    assert ann.get(f"/api/tables/{running}/analysis")["status"] == "none"
    problem(ann.post("/api/tables/nowhere/analysis", {}), 404)
    problem(ann.http.get("/api/tables/nowhere/analysis"), 404)
    id = finished(ann)
    problem(ann.post(f"/api/tables/{id}/analysis", {"level": "random"}), 422, "level")


def test_one_at_a_time_for_each_person_and_it_can_be_stopped(
    server: Host, ann: Browser, bob: Browser
) -> None:
    one, two = finished(ann), finished(ann)
    assert ann.done(f"/api/tables/{one}/analysis", {"level": SEARCH_LEVELS[-1]})["share"] == 0
    problem(ann.post(f"/api/tables/{two}/analysis", {}), 409, "one-at-a-time")
    problem(bob.http.delete(f"/api/tables/{one}/analysis"), 403, "not-yours")
    wait_until(lambda: ann.get(f"/api/tables/{one}/analysis")["share"] > 0)
    assert ann.get(f"/api/tables/{one}/analysis")["points"], "what is known so far is shown"
    assert ann.http.delete(f"/api/tables/{one}/analysis").status_code == 204
    assert ann.get(f"/api/tables/{one}/analysis")["status"] == "none"
    assert ann.http.delete(f"/api/tables/{one}/analysis").status_code == 204
    ann.done(f"/api/tables/{two}/analysis", {})
    ann.http.delete(f"/api/tables/{two}/analysis")
    wait_until(lambda: not server.services.pool.busy())


def test_a_server_analyses_few_games_at_once(tmp_path: Path) -> None:
    limits = replace(GENEROUS, analyses=1)
    with host(tmp_path, limits) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        one, two = finished(ann), finished(bob)
        ann.done(f"/api/tables/{one}/analysis", {})
        problem(bob.post(f"/api/tables/{two}/analysis", {}), 503, "busy")


def test_of_several_analyses_that_are_asked_for_at_once_so_many_begin(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, analyses=2)) as server, Browser(server.url) as ann:
        ids = [finished(ann) for _ in range(4)]
        start = server.services.analyses.start

        async def ask() -> list[object]:
            asking = [start(id, bytes([n]) * 32, f"192.0.2.{n}", "") for n, id in enumerate(ids)]
            return await asyncio.gather(*asking, return_exceptions=True)

        refused = [answer for answer in server.do(ask()) if isinstance(answer, Refused)]
        assert [one.error for one in refused] == ["busy", "busy"]


def test_a_killed_worker_does_not_end_it_and_bots_go_on_beside_it(tmp_path: Path) -> None:
    with host(tmp_path, QUICK) as server, Browser(server.url) as ann:
        id = finished(ann)
        ann.done(f"/api/tables/{id}/analysis", {})
        wait_until(lambda: ann.get(f"/api/tables/{id}/analysis")["share"] > 0)
        for pid in server.services.pool.pids():
            os.kill(pid, signal.SIGKILL)
        bots: list[Json] = [{"kind": "bot", "bot": "random"}] * 2
        other = ann.open_table(bots, seed=1)["id"]
        wait_until(lambda: ann.state(other)["number"] > 20)
        looked_at(ann, id)


def test_undone_moves_are_no_part_of_it(server: Host) -> None:
    live = LiveGame(
        "x", "mycelia", {"players": 2, "first": "0"}, 7, "", [TableSeat("human", None, "", b"", None)] * 2
    )
    first = live.state.options()[-1]
    live.play(0, first)
    assert not live.why_no_undo(0)
    live.undo(0)
    live.play(0, first)
    assert [(place, entry.move) for place, entry in moves_at(live, live.number)] == [(2, first)]


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [
        ("mycelia", "Round 1", "Round 2"),
        ("everdell", "Winter, an empty city", "Spring, an empty city"),
        ("deep_forest", "Round 1", "Round 2"),
    ],
)
def test_the_moment_of_a_costly_move_is_said_as_the_game_counts(game: str, first: str, second: str) -> None:
    live = LiveGame(
        "x", game, {"players": 2, "first": "0"}, 7, "", [TableSeat("human", None, "", b"", None)] * 2
    )
    said: list[str] = []
    while not said or said[-1] != second:
        seat, moves = live.state.turn, live.state.options()
        if seat == 0 and len(moves) > 1:
            found = Found(live.number, 0, moves[0].text, moves[1].text, 0.5, 0.4, 0.1, 0.0)
            said.append(explain(live, live.state, found).when)
        live.play(seat, moves[0])
    assert set(said) == {first, second}
