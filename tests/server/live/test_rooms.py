"""A companion session that several phones share: what one of them answers the others hear, and of two who go
on from the same version one is refused."""

from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowding import asked, status
from postgres import Cluster
from serving import GENEROUS, Browser, Host, host, next_of, problem, wait_until
from tanglewood.server.store.tidying import DAY, ROOM_DAYS

PATH = "/api/companion/"
ROOMS = "/api/companion/rooms"


def begun(ann: Browser) -> str:
    state: dict[str, Any] = ann.done(PATH, {"start": {"rival": "gwidyon", "options": {}}})
    return str(state["session"])


def turn(phone: Browser, session: str) -> str:
    return str(phone.done(PATH, {"session": session, "tell": "turn"})["session"])


def test_what_one_phone_answers_the_others_hear(server: Host, ann: Browser, stranger: Browser) -> None:
    session = begun(ann)
    room = ann.post(ROOMS, {"session": session})
    assert room.status_code == 201
    shared = room.json()
    assert (shared["version"], shared["session"]) == (1, session)
    path = f"{ROOMS}/{shared['id']}"
    with stranger.stream(f"{path}/events") as stream:
        assert next_of(stream, "room").data == shared
        later = turn(ann, session)
        changed = ann.done(path, {"version": 1, "session": later})
        heard = next_of(stream, "room")
        assert (heard.id, heard.data) == ("2", changed)
        assert changed == {**shared, "version": 2, "session": later}
        # The other phone answers too, and a third one that comes now sees the same.
        last = turn(stranger, later)
        stranger.done(path, {"version": 2, "session": last})
        assert next_of(stream, "room").data["session"] == last
        assert ann.get(path)["session"] == last
        assert server.services.rooms.streams() == 1
    wait_until(lambda: not server.services.rooms.feeds)


def test_of_two_who_go_on_from_one_version_one_is_refused(ann: Browser, stranger: Browser) -> None:
    session = begun(ann)
    path = f"{ROOMS}/{ann.post(ROOMS, {'session': session}).json()['id']}"
    later = turn(ann, session)
    ann.done(path, {"version": 1, "session": later})
    refusal = problem(stranger.post(path, {"version": 1, "session": session}), 409, "stale")
    assert refusal["message"] == "Another phone has gone on meanwhile."
    assert stranger.get(path)["session"] == later


def test_what_is_no_session_or_no_room_is_refused(ann: Browser) -> None:
    session = begun(ann)
    problem(ann.post(ROOMS, {"session": "nonsense"}), 422, "companion")
    path = f"{ROOMS}/{ann.post(ROOMS, {'session': session}).json()['id']}"
    problem(ann.post(path, {"version": 1, "session": "nonsense"}), 422, "companion")
    assert ann.get(path)["session"] == session
    for answer in (
        ann.http.get(f"{ROOMS}/nowhere"),
        ann.http.get(f"{ROOMS}/nowhere/events"),
        ann.post(f"{ROOMS}/nowhere", {"version": 1, "session": session}),
    ):
        problem(answer, 404, "unknown-room")


def test_rooms_and_those_who_follow_have_a_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(GENEROUS, rooms=1, room_listeners=1)
    with host(tmp_path_factory.mktemp("crowd"), limits) as server, Browser(server.url) as ann:
        server.clock.go_on(0)  # from here on the time stands still
        session = begun(ann)
        path = f"{ROOMS}/{ann.post(ROOMS, {'session': session}).json()['id']}"
        problem(ann.post(ROOMS, {"session": session}), 503, "crowded")
        with ann.stream(f"{path}/events") as stream:
            next_of(stream, "room")
            problem(ann.http.get(f"{path}/events"), 503, "crowded")
        # Nobody has gone on with it for a long time: it is not shared any more.
        server.clock.go_on(ROOM_DAYS * DAY - 1)
        server.do(server.services.keeping.tidy())
        assert ann.get(path)["session"] == session
        server.clock.go_on(2)
        server.do(server.services.keeping.tidy())
        problem(ann.http.get(path), 404, "unknown-room")


def test_so_many_phones_follow_a_room_and_no_more(tmp_path: Path) -> None:
    limits = replace(GENEROUS, room_listeners=3)
    with host(tmp_path, limits) as server, Browser(server.url) as ann, ExitStack() as crowd:
        path = f"{ROOMS}/{ann.post(ROOMS, {'session': begun(ann)}).json()['id']}"
        phones = [crowd.enter_context(asked(server, path)) for _ in range(20)]
        answers = [status(phone) for phone in phones]
        assert Counter(answers) == {200: 3, 503: 17}
        phones[answers.index(200)].close()
        wait_until(lambda: server.services.rooms.streams() == 2)
        again = [crowd.enter_context(asked(server, path)) for _ in range(9)]
        assert sorted(map(status, again)) == [200] + [503] * 8


@pytest.mark.one_engine
def test_so_many_phones_follow_a_room_at_all_servers_together(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    limits, house, folder = replace(GENEROUS, room_listeners=3), postgres.database(), tmp_path_factory.mktemp
    with (
        host(folder("one"), limits, database=house) as one,
        host(folder("other"), limits, database=house) as other,
        Browser(one.url) as ann,
        ExitStack() as crowd,
    ):
        path = f"{ROOMS}/{ann.post(ROOMS, {'session': begun(ann)}).json()['id']}"
        phones = [crowd.enter_context(asked(server, path)) for _ in range(9) for server in (one, other)]
        assert Counter(map(status, phones)) == {200: 3, 503: 15}
