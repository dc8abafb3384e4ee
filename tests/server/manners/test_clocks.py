"""Clocks agreed at the start: whose runs, when it stands, what happens when it is up. No test waits: time
goes on when a test says so."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from serving import GENEROUS, Browser, Host, Json, host, problem, process

ME = {"kind": "me", "name": "Ann"}
FRIEND = {"kind": "link", "name": "Bob"}
LIVE = {"kind": "live", "time": 10, "increment": 5, "then": "resign"}
DAYS = {"kind": "days", "time": 48, "increment": 0, "then": "bot"}
HOUR = 3600.0
SHORT_LOOKS = replace(GENEROUS, watched_seconds=60.0)


@pytest.fixture
def server(server: Host) -> Host:
    """The time of the server stands from the start, however long the machine takes for a request."""
    server.clock.go_on(0)
    return server


def clocked(ann: Browser, bob: Browser, clock: Json, *more: Json) -> str:
    made = ann.open_table([ME, FRIEND, *more], options={"first": "0"}, clock=clock)
    assert bob.join(made["invitations"][0]).status_code == 200
    ann.state(made["id"])  # by now the clock runs
    return str(made["id"])


def times(browser: Browser, id: str) -> list[tuple[float | None, bool]]:
    return [(seat["left"], seat["ticking"]) for seat in browser.state(id)["seats"]]


def pass_on(browser: Browser, id: str) -> Json:
    """Play until somebody else decides."""
    state = browser.state(id)
    seat = state["turn"]
    while state["turn"] == seat:
        choices = [choice["text"] for choice in state["choices"]]
        answer = browser.play(state, "end" if "end" in choices else choices[0])
        assert answer.status_code == 200, answer.text
        state = answer.json()["state"]
    return state


def test_no_clock_unless_it_is_agreed(ann: Browser, bob: Browser) -> None:
    made = ann.open_table([ME, FRIEND], seed=5)
    bob.join(made["invitations"][0])
    assert ann.state(made["id"])["clock"] is None
    assert times(ann, made["id"]) == [(None, False), (None, False)]
    wish: Json = {"game": "mycelia", "seats": [ME, {"kind": "bot"}], "clock": LIVE}
    problem(ann.post("/api/tables", wish), 422, "clock")
    problem(ann.post("/api/tables", {**wish, "clock": {**LIVE, "time": 0}}), 400)


def test_a_live_clock_runs_for_whoever_decides(server: Host, ann: Browser, bob: Browser) -> None:
    made = ann.open_table([ME, FRIEND], options={"first": "0"}, seed=5, clock=LIVE)
    id = made["id"]
    server.clock.go_on(1000)
    assert ann.state(id)["clock"] == LIVE
    assert times(ann, id) == [(600.0, False), (600.0, False)], "it stands until every seat is taken"
    bob.join(made["invitations"][0])
    assert times(ann, id) == [(600.0, True), (600.0, False)]
    server.clock.go_on(20)
    assert times(bob, id) == [(580.0, True), (600.0, False)]
    pass_on(ann, id)
    assert times(ann, id) == [(585.0, False), (600.0, True)], "five seconds more for a decision passed on"
    server.clock.go_on(100)
    assert times(ann, id) == [(585.0, False), (500.0, True)]


def test_a_live_clock_stands_while_nobody_waits(tmp_path: Path) -> None:
    with host(tmp_path, SHORT_LOOKS) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        server.clock.go_on(0)  # from now on it stands still
        id = clocked(ann, bob, LIVE)
        server.clock.go_on(30)
        assert times(ann, id)[0] == (570.0, True)
        server.clock.go_on(40)  # Bob has not looked for more than a minute
        assert times(ann, id)[0][1] is False
        left = times(ann, id)[0][0]
        server.clock.go_on(3000)
        assert times(ann, id)[0] == (left, False)
        assert times(bob, id)[0] == (left, True), "Bob is back and waits"


def test_time_is_up_and_that_is_resigning(server: Host, ann: Browser, bob: Browser) -> None:
    id = clocked(ann, bob, LIVE)
    times(ann, id)
    server.clock.go_on(599)
    assert not bob.state(id)["over"]
    state = ann.state(id)
    server.clock.go_on(1)
    refused = ann.play(state, state["choices"][0]["text"])
    assert refused.status_code == 422
    state = bob.state(id)
    assert state["over"]
    assert (state["result"]["winners"], state["result"]["ended"]) == ([1], "time")
    assert state["notices"][0]["words"] == "Ann\u2019s time is up: that counts as resigning."
    assert "ended: time\nresigned: 0@0\n" in bob.http.get(f"/api/tables/{id}/record").text


def test_time_is_up_and_a_bot_plays_on(server: Host, ann: Browser, bob: Browser) -> None:
    id = clocked(ann, bob, {**LIVE, "then": "bot"})
    times(ann, id)
    server.clock.go_on(700)
    state = bob.state(id)
    assert not state["over"]
    assert state["seats"][0]["stand_in"] == "greedy"
    assert state["seats"][0]["left"] is None
    assert not state["seats"][0]["resigned"], "the seat is played to its end and counts"
    assert state["notices"][0]["words"] == "Ann\u2019s time is up: a bot plays on."
    problem(ann.http.delete(f"/api/tables/{id}/seats/0/bot"), 422, "gave-up")


def test_a_clock_of_days_is_for_every_decision(server: Host, ann: Browser, bob: Browser) -> None:
    id = clocked(ann, bob, DAYS)
    assert times(ann, id)[0] == (48 * HOUR, True)
    server.clock.go_on(40 * HOUR)
    assert times(ann, id)[0] == (8 * HOUR, True), "it runs whether somebody is there or not"
    pass_on(ann, id)
    assert times(bob, id)[1] == (48 * HOUR, True)
    pass_on(bob, id)
    assert times(bob, id)[0] == (48 * HOUR, True)
    server.clock.go_on(49 * HOUR)
    assert bob.state(id)["seats"][0]["stand_in"] == "greedy"
    back = ann.http.delete(f"/api/tables/{id}/seats/0/bot").json()
    assert back["seats"][0]["stand_in"] is None, "they may come back"
    if back["turn"] == 0:
        assert times(ann, id)[0] == (48 * HOUR, True)


def test_bots_have_no_clock_and_none_runs_for_them(server: Host, ann: Browser, bob: Browser) -> None:
    id = clocked(ann, bob, LIVE, {"kind": "bot", "bot": "random"})
    assert times(ann, id) == [(600.0, True), (600.0, False), (None, False)]
    ann.done(f"/api/tables/{id}/seats/0/bot", {"bot": "random"})
    assert ann.state(id)["seats"][0]["left"] is None


def test_people_at_one_screen_have_clocks_too(server: Host, ann: Browser) -> None:
    seats = [ME, {"kind": "screen", "name": "Cleo"}]
    id = ann.open_table(seats, options={"first": "0"}, seed=5, clock=LIVE)["id"]
    assert times(ann, id) == [(600.0, True), (600.0, False)]
    server.clock.go_on(10)
    pass_on(ann, id)
    assert times(ann, id) == [(595.0, False), (600.0, True)]


@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])
def test_clocks_survive_kill_nine(tmp_path: Path, clock: Json) -> None:
    data = tmp_path / "data"
    with process(data) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        id = clocked(ann, bob, clock)
        pass_on(ann, id)
        before = times(bob, id)
        cookies = [browser.http.cookies["tanglewood"] for browser in (ann, bob)]
        server.kill()
    with host(data) as again, Browser(again.url) as ann, Browser(again.url) as bob:
        ann.http.cookies.set("tanglewood", cookies[0])
        bob.http.cookies.set("tanglewood", cookies[1])
        again.clock.go_on(10 * HOUR)  # the server was down for so long
        after = times(bob, id)
        ann_left, bob_left = before[0][0] or 0, before[1][0] or 0
        assert after[0][0] == pytest.approx(ann_left, abs=20)
        gone = 0 if clock is LIVE else 10 * HOUR
        assert after[1][0] == pytest.approx(bob_left - gone, abs=60)
        ann.state(id)
        assert times(bob, id)[1][1], "and it runs on"


def test_nobody_loses_because_the_server_was_down(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        server.clock.now -= 30 * HOUR
        id = clocked(ann, bob, {**DAYS, "time": 2, "then": "resign"})
        pass_on(ann, id)
        assert times(ann, id)[1] == (2 * HOUR, True)
    with host(tmp_path) as server, Browser(server.url) as bob:
        left, running = times(bob, id)[1]
        assert running
        assert left == pytest.approx(HOUR, abs=60)


def test_a_rematch_has_the_same_clock(server: Host, ann: Browser, bob: Browser) -> None:
    id = clocked(ann, bob, LIVE)
    ann.done(f"/api/tables/{id}/seats/0/resign")
    again = ann.done(f"/api/tables/{id}/rematch")["id"]
    assert ann.state(again)["clock"] == LIVE
