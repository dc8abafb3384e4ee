"""Resigning and agreeing to stop: what becomes of the game, its result and its record."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from serving import SHORT, Browser, Host, Json, host, next_of, play_on, problem
from tanglewood.cli.app import app
from tanglewood.kernel.record import check, read_record

ME = {"kind": "me", "name": "Ann"}
FRIEND = {"kind": "link", "name": "Bob"}
BOT = {"kind": "bot", "bot": "random"}
SCREEN = {"kind": "screen", "name": "Cleo"}


def together(ann: Browser, bob: Browser, *more: Json, moves: int = 0) -> str:
    """A table of Ann, Bob and others; so many moves have been made."""
    made = ann.open_table([ME, FRIEND, *more], options={"first": "0"}, seed=5)
    assert bob.join(made["invitations"][0]).status_code == 200
    for _ in range(moves):
        state = ann.state(made["id"])
        mover = ann if state["turn"] != 1 else bob
        mover.play(mover.state(made["id"]), mover.state(made["id"])["choices"][0]["text"])
    return str(made["id"])


def resign(browser: Browser, id: str, seat: int) -> Json:
    state: Json = browser.done(f"/api/tables/{id}/seats/{seat}/resign")
    return state


def agreement(id: str) -> str:
    return f"/api/tables/{id}/agreement"


def test_of_two_the_other_wins(ann: Browser, bob: Browser, stranger: Browser) -> None:
    id = together(ann, bob, moves=2)
    number = ann.state(id)["number"]
    problem(stranger.post(f"/api/tables/{id}/seats/0/resign"), 403, "not-your-seat")
    problem(bob.post(f"/api/tables/{id}/seats/0/resign"), 403, "not-your-seat")
    with bob.events(id) as stream:
        next_of(stream, "update")
        ended = resign(ann, id, 0)
        told = next_of(stream, "update").data["state"]
    for state in (ended, told, stranger.state(id), stranger.state(id, at=number)):
        assert (state["over"], state["turn"], state["choices"]) == (True, -1, [])
        assert state["result"]["winners"] == [1]
        assert state["result"]["ranks"] == [2, 1]
        assert (state["result"]["ended"], state["result"]["resigned"]) == ("resigned", [0])
        assert state["question"] == "The game is over: somebody has resigned."
        assert [notice["words"] for notice in state["notices"]] == ["Ann resigns."]
        assert state["seats"][0]["resigned"]
    assert stranger.state(id, at=number - 1)["notices"] == []
    assert not stranger.state(id, at=number - 1)["over"]
    problem(ann.post(f"/api/tables/{id}/seats/0/resign"), 422, "over")
    problem(bob.post(agreement(id)), 422, "over")
    assert bob.play(told, "anything", seat=1).json()["error"] == "over"
    assert bob.get("/api/tables")[0]["over"]
    assert bob.done(f"/api/tables/{id}/rematch")["id"]


def test_the_record_of_a_resigned_game_replays_and_opens(ann: Browser, bob: Browser, tmp_path: Path) -> None:
    id = together(ann, bob, moves=3)
    resign(bob, id, 1)
    text = ann.http.get(f"/api/tables/{id}/record").text
    assert text.endswith("result\nended: resigned\nresigned: 1@3\n")
    assert check(read_record(text)) == []
    again = ann.open_record(text).json()["id"]
    state = ann.state(again)
    assert state["over"]
    assert state["result"]["winners"] == [0]
    assert ann.http.get(f"/api/tables/{again}/record").text == text
    file = tmp_path / "game.tgr"
    file.write_text(text, encoding="utf-8")
    told = CliRunner().invoke(app, ["replay", str(file)])
    assert "Bob resigned and counts as last." in told.output
    checked = CliRunner().invoke(app, ["replay", str(file), "--check"])
    assert checked.exit_code == 0
    assert "3 moves; people ended it there" in " ".join(checked.output.split())


@pytest.mark.parametrize(
    "line",
    ["ended: never", "ended: resigned", "resigned: 5@3", "resigned: 1", "resigned: 1@2 1@3", "ended: time"],
)
def test_a_record_says_no_nonsense_about_its_end(ann: Browser, bob: Browser, line: str) -> None:
    id = together(ann, bob)
    ann.done(agreement(id))
    bob.done(agreement(id))
    text = ann.http.get(f"/api/tables/{id}/record").text
    assert text.endswith("result\nended: agreement\n")
    problem(ann.open_record(text.replace("ended: agreement", line)), 422)


def test_of_more_a_bot_plays_on_and_the_seat_is_last(server: Host, ann: Browser, bob: Browser) -> None:
    id = together(ann, bob, SCREEN)
    assert not resign(bob, id, 1)["over"]
    state = ann.state(id)
    assert state["seats"][1]["stand_in"] == "greedy"
    assert state["notices"][0]["words"].startswith("Bob resigns. A bot plays on")
    for door in ("bot", "consent", "resign"):
        problem(
            bob.post(f"/api/tables/{id}/seats/1/{door}", {} if door != "resign" else None), 422, "gave-up"
        )
    problem(bob.http.delete(f"/api/tables/{id}/seats/1/bot"), 422, "gave-up")
    problem(bob.post(agreement(id)), 422, "gave-up")
    server.fast_forward(id, 1)
    state = ann.state(id)
    assert state["over"]
    assert state["seats"][1]["stand_in"] == "greedy", "it is known after the table was read again"
    assert state["result"]["ranks"][1] == 3
    assert 1 not in state["result"]["winners"]
    assert state["result"]["winners"]
    text = ann.http.get(f"/api/tables/{id}/record").text
    assert check(read_record(text)) == [], "scores and winners are what the moves led to"
    assert "resigned: 1@0" in text
    opened = ann.state(ann.open_record(text).json()["id"])
    assert opened["result"] == state["result"]


def test_when_one_is_left_they_win(ann: Browser, bob: Browser) -> None:
    id = together(ann, bob, SCREEN)
    resign(bob, id, 1)
    ended = resign(ann, id, 2)
    assert ended["over"]
    assert ended["result"]["winners"] == [0]
    assert ended["result"]["ranks"] == [1, 3, 2], "whoever resigned first is last"


def test_against_bots_and_alone_the_opponent_wins(ann: Browser) -> None:
    id = ann.open_table([ME, BOT, BOT], options={"first": "0"}, seed=5)["id"]
    ended = resign(ann, id, 0)
    assert ended["over"], "nobody watches bots who play among themselves"
    assert set(ended["result"]["winners"]) <= {1, 2}
    assert ended["result"]["ranks"][0] == 3
    alone = ann.open_table([ME], seed=5)["id"]
    ended = resign(ann, alone, 0)
    assert ended["over"]
    assert (ended["result"]["winners"], ended["result"]["ranks"]) == ([], [2])


def test_all_agree_and_nobody_wins(ann: Browser, bob: Browser, stranger: Browser) -> None:
    id = together(ann, bob, BOT, moves=1)
    problem(stranger.post(agreement(id)), 403, "not-your-seat")
    proposed = ann.done(agreement(id))
    assert proposed["proposal"] == {"seat": 0, "agreed": [0], "asked": [1]}
    assert ann.done(agreement(id))["proposal"] == proposed["proposal"]
    ended = bob.done(agreement(id))
    assert ended["over"]
    assert (ended["result"]["winners"], ended["result"]["ended"]) == ([], "agreement")
    assert ended["notices"][-1]["words"] == "The game is ended by agreement. Nobody wins."
    assert (ended["proposal"], ended["question"]) == (None, "The game was ended by agreement.")
    assert ann.http.get(f"/api/tables/{id}/analysis").status_code == 200


def test_a_proposal_is_declined_withdrawn_or_lapses(ann: Browser, bob: Browser) -> None:
    id = together(ann, bob)
    ann.done(agreement(id))
    assert bob.http.delete(agreement(id)).json()["proposal"] is None
    problem(ann.post(agreement(id)), 422, "declined")
    assert bob.done(agreement(id))["proposal"]["seat"] == 1, "whoever declined may change their mind"
    bob.http.delete(agreement(id))
    state = ann.state(id)
    state = ann.play(state, state["choices"][0]["text"]).json()["state"]
    assert bob.done(agreement(id))["proposal"]["seat"] == 1
    bob.http.delete(agreement(id))
    assert ann.done(agreement(id))["proposal"], "whoever withdraws has declined nothing"
    mover = ann if ann.state(id)["turn"] == 0 else bob
    state = mover.state(id)
    after = mover.play(state, state["choices"][0]["text"]).json()["state"]
    assert after["proposal"] is None
    assert not after["over"]


def test_who_resigns_declines_nothing(server: Host, ann: Browser, bob: Browser) -> None:
    made = ann.open_table([ME, FRIEND, {"kind": "link", "name": "Cara"}], options={"first": "0"}, seed=5)
    with Browser(server.url) as cara:
        for browser, invitation in zip((bob, cara), made["invitations"], strict=True):
            browser.join(invitation)
        ann.done(agreement(made["id"]))
        assert bob.done(agreement(made["id"]))["proposal"]["asked"] == [2]
        ended = resign(cara, made["id"], 2)
    assert ended["over"]
    assert [notice["kind"] for notice in ended["notices"]] == ["resigned", "agreed"]
    assert (ended["result"]["winners"], ended["result"]["resigned"]) == ([], [2])


def test_a_proposal_and_an_end_outlive_the_server(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        id, other = together(ann, bob), together(ann, bob, moves=2)
        ann.done(agreement(id))
        resign(ann, other, 0)
        cookies = [browser.http.cookies["tanglewood"] for browser in (ann, bob)]
        before = ann.state(other)
    with host(tmp_path) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        ann.http.cookies.set("tanglewood", cookies[0])
        bob.http.cookies.set("tanglewood", cookies[1])
        assert ann.state(id)["proposal"] == {"seat": 0, "agreed": [0], "asked": [1]}
        assert bob.done(agreement(id))["over"]
        assert ann.state(other)["result"] == before["result"]
        assert ann.state(other)["notices"] == before["notices"]


def test_a_finished_game_is_as_before(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=SHORT)["id"]
    server.fast_forward(id, 1)
    state = play_on(ann, id, 1)
    assert (state["result"]["ended"], state["result"]["resigned"], state["notices"]) == ("", [], [])
    problem(ann.post(f"/api/tables/{id}/seats/0/resign"), 422, "over")
