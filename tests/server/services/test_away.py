"""A bot in the seat of a person: one's own at any time; that of somebody who is away by their consent, after
the time the table agreed on, or by a vote of all others. Nobody has more right than the rest."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from serving import GENEROUS, SHORT, Browser, Host, Json, host, next_of, problem, wait_until
from tanglewood.kernel.chance import seeded

HOUR = 3600.0
AT_ONCE = replace(GENEROUS, watched_seconds=60.0)
ME: Json = {"kind": "me", "name": "Ann"}
FRIEND: Json = {"kind": "link"}


@pytest.fixture(scope="module")
def server(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("data"), AT_ONCE) as running:
        yield running


@pytest.fixture
def cara(server: Host) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser


def two(ann: Browser, bob: Browser, **wish: object) -> str:
    """A table of two people; Bob has to decide."""
    made = ann.open_table([ME, FRIEND], **{"seed": 5, "options": {"first": "1"}, **wish})
    assert bob.join(made["invitations"][0], "Bob").status_code == 200
    return str(made["id"])


def three(ann: Browser, bob: Browser, cara: Browser, **wish: object) -> str:
    """A table of three people; Bob has to decide."""
    made = ann.open_table([ME, FRIEND, FRIEND], **{"seed": 5, "options": {"first": "1"}, **wish})
    for browser, invitation, name in zip((bob, cara), made["invitations"], ("Bob", "Cara"), strict=True):
        assert browser.join(invitation, name).status_code == 200
    return str(made["id"])


def bot(id: str, seat: int) -> str:
    return f"/api/tables/{id}/seats/{seat}/bot"


def vote(id: str, seat: int) -> str:
    return f"/api/tables/{id}/seats/{seat}/vote"


def consent(id: str, seat: int) -> str:
    return f"/api/tables/{id}/seats/{seat}/consent"


def bobs(browser: Browser, id: str) -> Json:
    seat: Json = browser.state(id)["seats"][1]
    return seat


# ---------------------------------------------------------------------- my own seat


def test_a_bot_plays_for_me_until_i_take_my_seat_back(ann: Browser) -> None:
    id = ann.open_table([ME, {"kind": "bot", "bot": "random"}], seed=6)["id"]
    given = ann.done(bot(id, 0), {"bot": "random"})
    assert given["seats"][0]["stand_in"] == "random"
    assert given["choices"] == []
    before = given["number"]
    wait_until(lambda: ann.state(id)["number"] > before + 10)
    taken = ann.http.delete(bot(id, 0)).json()
    assert taken["seats"][0]["stand_in"] is None
    wait_until(lambda: ann.state(id)["turn"] == 0)
    state = ann.state(id)
    assert state["choices"]
    ann.play_any(state, seeded(1))


def test_while_a_bot_stands_in_nobody_else_decides_there(ann: Browser, bob: Browser) -> None:
    id = two(ann, bob)
    # The bot at seat 0 has to wait for seat 1, so nothing moves meanwhile.
    handed = ann.done(bot(id, 0), {"bot": "greedy"})
    assert not handed["choices"]
    assert ann.get("/api/tables")[0]["my_turn"] is False
    body = {"number": handed["number"], "seat": 0, "move": "end"}
    problem(ann.post(f"/api/tables/{id}/moves", body), 422, "handed-over")
    problem(ann.post(f"/api/tables/{id}/undo", {"number": handed["number"], "seat": 0}), 422, "handed-over")
    problem(bob.http.delete(bot(id, 0)), 403, "not-your-seat")


def test_the_old_invitation_takes_the_seat_back_for_its_own_browser_only(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    made = ann.open_table([ME, FRIEND], seed=5, options={"first": "0"})
    (link,) = made["invitations"]
    bob.join(link, "Bob")
    bob.done(bot(made["id"], 1), {"bot": "random"})
    problem(stranger.join(link), 410, "used-invitation")
    problem(ann.join(link), 410, "used-invitation")
    back = bob.join(link)
    assert back.status_code == 200
    assert back.json()["seats"][1]["stand_in"] is None
    assert back.json()["seats"][1]["name"] == "Bob"


def test_a_bot_warms_the_seat_nobody_has_taken_yet(ann: Browser, bob: Browser, stranger: Browser) -> None:
    made = ann.open_table([ME, FRIEND, FRIEND], seed=5, options={"first": "1"})
    id = made["id"]
    problem(stranger.post(bot(id, 1), {"bot": "random"}), 403, "not-your-seat")
    ann.done(bot(id, 1), {"bot": "random"})
    wait_until(lambda: ann.state(id)["number"] > 0)
    joined = bob.join(made["invitations"][0], "Bob").json()
    assert joined["seats"][1]["stand_in"] is None
    assert joined["mine"] == [1]
    # Whoever laid the table has no more right than whoever joined it.
    assert bob.done(bot(id, 2), {"bot": "random"})["seats"][2]["stand_in"] == "random"
    assert ann.http.delete(bot(id, 2)).json()["seats"][2]["stand_in"] is None


def test_a_rematch_is_played_by_the_people(server: Host, ann: Browser) -> None:
    id = ann.open_table([ME, {"kind": "screen"}], seed=SHORT, away=None)["id"]
    ann.done(bot(id, 1), {"bot": "random"})
    ann.http.delete(bot(id, 1))
    server.fast_forward(id, 1)
    for door in (bot(id, 1), vote(id, 1), consent(id, 1)):
        problem(ann.post(door, {"bot": "random"}), 422, "over")
    again = ann.state(ann.done(f"/api/tables/{id}/rematch")["id"])
    assert [seat["stand_in"] for seat in again["seats"]] == [None, None]
    assert again["away"] is None


def test_what_is_no_seat_of_a_person(ann: Browser) -> None:
    id = ann.open_table([ME, {"kind": "bot"}])["id"]
    for seat in (1, 7):
        for door in (bot(id, seat), vote(id, seat), consent(id, seat)):
            problem(ann.post(door, {}), 422, "no-person")
            problem(ann.http.delete(door), 422, "no-person")
    problem(ann.post(bot(id, 0), {"bot": "nobody"}), 422)
    problem(ann.post(consent(id, 0), {"bot": "nobody"}), 422)


# ---------------------------------------------------------------------- the time a table agreed on


def test_nobody_is_gone_because_a_page_is_closed(
    server: Host, ann: Browser, bob: Browser, stranger: Browser
) -> None:
    id = two(ann, bob)
    before = ann.state(id)
    assert before["away"] == stranger.state(id)["away"] == 72
    problem(ann.post(bot(id, 1), {"bot": "random"}), 422, "still-here")
    for hours in (1, 70, 0.99):
        server.clock.go_on(hours * HOUR)
        problem(ann.post(bot(id, 1), {"bot": "random"}), 422, "not-agreed")
        problem(ann.post(bot(id, 1), {}), 422, "not-agreed")
        problem(stranger.post(bot(id, 1), {}), 403, "not-your-seat")
    assert ann.state(id)["number"] == before["number"]
    assert bobs(ann, id)["stand_in"] is None


def test_after_the_agreed_time_anybody_who_sits_there_hands_the_seat_over(
    server: Host, ann: Browser, bob: Browser, cara: Browser, stranger: Browser
) -> None:
    id = three(ann, bob, cara, away=2)
    assert ann.state(id)["away"] == 2
    server.clock.now = 1_000_000_000.0
    bob.state(id)
    told = bobs(cara, id)["free_at"]
    assert told == "2001-09-09T03:46:40Z"
    assert bobs(stranger, id)["free_at"] is None
    server.clock.go_on(2 * HOUR - 1)
    problem(cara.post(bot(id, 1), {}), 422, "not-agreed")
    server.clock.go_on(1)
    problem(stranger.post(bot(id, 1), {}), 403, "not-your-seat")
    # Not a bot of the opponents' choice.
    assert "greedy" in problem(cara.post(bot(id, 1), {"bot": "random"}), 422, "other-bot")["message"]
    handed = cara.done(bot(id, 1), {})
    assert handed["seats"][1]["stand_in"] == "greedy"
    wait_until(lambda: cara.state(id)["number"] > 0)
    # The seat stays Bob's: nobody else takes it back, and nobody else sees its hand.
    problem(ann.http.delete(bot(id, 1)), 403, "not-your-seat")
    assert cara.state(id)["mine"] == [2]
    assert bob.http.delete(bot(id, 1)).json()["seats"][1]["stand_in"] is None


def test_whoever_was_seen_again_is_not_away(server: Host, ann: Browser, bob: Browser) -> None:
    id = two(ann, bob, away=1)
    server.clock.go_on(HOUR - 1)
    bob.get(f"/api/tables/{id}/chat")
    server.clock.go_on(HOUR - 1)
    problem(ann.post(bot(id, 1), {}), 422, "not-agreed")
    with bob.events(id) as stream:
        next(stream)
        server.clock.go_on(100 * HOUR)
        assert bobs(ann, id)["free_at"] is None
        problem(ann.post(bot(id, 1), {}), 422, "still-here")
    wait_until(lambda: not bobs(ann, id)["online"])
    server.clock.go_on(HOUR - 1)
    problem(ann.post(bot(id, 1), {}), 422, "not-agreed")
    server.clock.go_on(1)
    ann.done(bot(id, 1), {})


def test_never_is_never(server: Host, ann: Browser, bob: Browser) -> None:
    id = two(ann, bob, away=None)
    assert ann.state(id)["away"] is None
    server.clock.go_on(10_000 * HOUR)
    assert bobs(ann, id)["free_at"] is None
    problem(ann.post(bot(id, 1), {}), 422, "not-agreed")


@pytest.mark.parametrize("away", [0, -1, 9000, 1.5, "soon", True])
def test_times_that_cannot_be(ann: Browser, away: object) -> None:
    problem(ann.post("/api/tables", {"game": "mycelia", "seats": [ME, FRIEND], "away": away}), 400)


def test_absence_outlives_the_server(tmp_path: Path) -> None:
    with host(tmp_path, AT_ONCE) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        now = server.clock.now
        id = two(ann, bob, away=5)
        server.clock.go_on(HOUR)
        with bob.events(id) as stream:
            next(stream)
            server.clock.go_on(HOUR)
        wait_until(lambda: not bobs(ann, id)["online"])
        secret = ann.http.cookies["tanglewood"]
    with host(tmp_path, AT_ONCE) as server, Browser(server.url) as ann:
        ann.http.cookies.set("tanglewood", secret)
        server.clock.now = now + 7 * HOUR - 1
        problem(ann.post(bot(id, 1), {}), 422, "not-agreed")
        server.clock.go_on(1)
        ann.done(bot(id, 1), {})
    with host(tmp_path) as server, Browser(server.url) as ann:
        assert bobs(ann, id)["stand_in"] == "greedy"


# ---------------------------------------------------------------------- consent


def test_who_consents_in_advance_names_the_bot(
    server: Host, ann: Browser, bob: Browser, stranger: Browser
) -> None:
    id = two(ann, bob)
    problem(ann.post(consent(id, 1), {"bot": "random"}), 403, "not-your-seat")
    assert bob.done(consent(id, 1), {"bot": "random"})["seats"][1]["consent"] == "random"
    assert bobs(ann, id)["consent"] == "random"
    assert bobs(stranger, id)["consent"] is None
    problem(ann.post(bot(id, 1), {}), 422, "still-here")
    with bob.events(id) as stream:  # closing the page is leaving
        next(stream)
    wait_until(lambda: not bobs(ann, id)["online"])
    problem(ann.post(bot(id, 1), {"bot": "greedy"}), 422, "other-bot")
    handed = ann.done(bot(id, 1), {})
    assert handed["seats"][1]["stand_in"] == "random"
    wait_until(lambda: ann.state(id)["number"] > 0)


def test_consent_can_be_taken_back(server: Host, ann: Browser, bob: Browser) -> None:
    id = two(ann, bob)
    bob.done(consent(id, 1), {})
    problem(ann.http.delete(consent(id, 1)), 403, "not-your-seat")
    assert bob.http.delete(consent(id, 1)).json()["seats"][1]["consent"] is None
    server.clock.go_on(61)
    problem(ann.post(bot(id, 1), {}), 422, "not-agreed")


# ---------------------------------------------------------------------- a vote


def test_all_others_together_let_a_bot_play(
    server: Host, ann: Browser, bob: Browser, cara: Browser, stranger: Browser
) -> None:
    id = three(ann, bob, cara)
    problem(ann.post(vote(id, 1)), 422, "still-here")
    server.clock.go_on(61)
    problem(stranger.post(vote(id, 1)), 403, "not-your-seat")
    problem(bob.post(vote(id, 1)), 422, "no-vote")
    server.clock.go_on(61)
    with cara.events(id) as stream:
        next(stream)
        said = ann.done(vote(id, 1))["seats"][1]
        assert (said["votes"], said["voters"], said["stand_in"]) == ([0], 2, None)
        told = next_of(stream, "update").data["state"]["seats"][1]
        assert (told["votes"], told["voters"]) == ([0], 2)
    hidden = bobs(stranger, id)
    assert (hidden["votes"], hidden["voters"]) == ([], 0)
    assert ann.done(vote(id, 1))["seats"][1]["votes"] == [0], "once is enough"
    problem(ann.post(bot(id, 1), {}), 422, "not-agreed")
    # Whoever agreed may think better of it.
    assert ann.http.delete(vote(id, 1)).json()["seats"][1]["votes"] == []
    assert cara.done(vote(id, 1))["seats"][1]["votes"] == [2]
    carried = ann.done(vote(id, 1))["seats"][1]
    assert (carried["stand_in"], carried["votes"]) == ("greedy", [])
    wait_until(lambda: ann.state(id)["number"] > 0)
    problem(ann.post(vote(id, 1)), 422, "bot-plays")


def test_a_screen_that_is_passed_on_shows_no_hand_whatever_is_agreed_on(
    server: Host, ann: Browser, bob: Browser, cara: Browser
) -> None:
    seats = [ME, FRIEND, {"kind": "screen", "name": "Ada"}, FRIEND]
    made = ann.open_table(seats, seed=5, options={"first": "0"})
    id = str(made["id"])
    for browser, invitation in zip((bob, cara), made["invitations"], strict=True):
        assert browser.join(invitation, f"Friend {invitation['seat']}").status_code == 200
    server.clock.go_on(61)
    doors: list[tuple[str, str, Json]] = [
        ("POST", consent(id, 0), {"bot": "greedy"}),
        ("DELETE", consent(id, 0), {}),
        ("POST", vote(id, 1), {}),
        ("DELETE", vote(id, 1), {}),
        ("POST", bot(id, 2), {"bot": "random"}),
        ("DELETE", bot(id, 2), {}),
    ]
    for method, door, body in doors:
        for looking in (-1, 0, 2):
            answer = ann.http.request(method, door, json=body, params={"looking": looking})
            assert answer.status_code == 200, answer.text
            seen = answer.json()
            hands = [seat for seat, player in enumerate(seen["view"]["players"]) if player["hand"]]
            assert hands == ([looking] if looking >= 0 else []), (method, door)
            assert bool(seen["choices"]) == (looking == 0)


def test_a_vote_is_void_when_its_person_comes_back(
    server: Host, ann: Browser, bob: Browser, cara: Browser
) -> None:
    id = three(ann, bob, cara)
    for back in (
        lambda: bob.state(id),
        lambda: bob.play(bob.state(id), bob.state(id)["choices"][0]["text"]),
        lambda: bob.get(f"/api/tables/{id}/opening"),
    ):
        server.clock.go_on(61)
        assert ann.done(vote(id, 1))["seats"][1]["votes"] == [0]
        with ann.events(id) as stream:
            next(stream)
            back()
            assert next_of(stream, "update").data["state"]["seats"][1]["votes"] == []
        server.clock.go_on(61)
        assert cara.done(vote(id, 1))["seats"][1]["stand_in"] is None, "Ann's vote does not count any more"
        cara.http.delete(vote(id, 1))


def test_a_vote_counts_that_is_cast_while_the_leaving_is_stored(
    server: Host, ann: Browser, bob: Browser, cara: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = three(ann, bob, cara)
    tables, voted = server.services.tables, threading.Event()
    set_seen = tables.store.seats.set_seen

    bobs_secret = server.table(id).live.seats[1].owner

    async def slowly(id: str, owner: bytes, now: float) -> None:
        while owner == bobs_secret and not voted.is_set():
            await asyncio.sleep(0.01)
        await set_seen(id, owner, now)

    with bob.events(id) as stream:
        next(stream)
        server.clock.go_on(61)
        monkeypatch.setattr(tables.store.seats, "set_seen", slowly)
    wait_until(lambda: tables.seen_tasks.running)
    assert ann.done(vote(id, 1))["seats"][1]["votes"] == [0]
    voted.set()
    wait_until(lambda: not tables.seen_tasks.running)
    assert server.table(id).live.seats[1].votes


def test_a_single_opponent_is_no_vote(server: Host, ann: Browser, bob: Browser) -> None:
    id = two(ann, bob)
    server.clock.go_on(61)
    assert bobs(ann, id)["voters"] == 0
    problem(ann.post(vote(id, 1)), 422, "no-vote")
    # Two seats of one person are one person.
    made = ann.open_table([ME, FRIEND, {"kind": "screen"}], seed=5)
    bob.join(made["invitations"][0])
    server.clock.go_on(61)
    problem(ann.post(vote(made["id"], 1)), 422, "no-vote")


def test_votes_outlive_the_server(tmp_path: Path) -> None:
    secrets = []
    with host(tmp_path, AT_ONCE) as server:
        people = [Browser(server.url) for _ in range(3)]
        id = three(*people)
        server.clock.go_on(61)
        people[0].done(vote(id, 1))
        secrets = [browser.http.cookies["tanglewood"] for browser in people]
    with host(tmp_path, AT_ONCE) as server, Browser(server.url) as cara:
        cara.http.cookies.set("tanglewood", secrets[2])
        assert bobs(cara, id)["votes"] == [0]
        server.clock.go_on(61)
        assert cara.done(vote(id, 1))["seats"][1]["stand_in"] == "greedy"
    with host(tmp_path, AT_ONCE) as server, Browser(server.url) as bob:
        bob.http.cookies.set("tanglewood", secrets[1])
        assert bobs(bob, id)["votes"] == []
        assert bob.http.delete(bot(id, 1)).json()["seats"][1]["stand_in"] is None
