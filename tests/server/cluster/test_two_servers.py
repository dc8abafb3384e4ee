"""Two servers on one PostgreSQL: what one accepts the other one knows, and nothing is done twice."""

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import psycopg
import pytest
from msgspec.structs import replace

from authenticator import Authenticator
from crowding import asked, status
from holding import Held
from postgres import Cluster
from serving import GENEROUS, SHORT, Browser, Host, Json, host, next_of, problem, wait_until
from short_game import short_game
from tanglewood.kernel.chance import seeded
from tanglewood.server.store.postgres import PostgresStore

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]
THREE = [{"kind": "me", "name": "Ann"}, {"kind": "link"}, {"kind": "link"}]
BOTS: list[Json] = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
QUICK = replace(GENEROUS, analysis_iterations=24)
SOON = 0.2
"""Seconds within which a move reaches those who watch at another server, most of the time."""


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about PostgreSQL alone."""
    return "postgres"


@pytest.fixture(scope="module")
def house(postgres: Cluster) -> str:
    return postgres.database()


@pytest.fixture(scope="module")
def first(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("first"), QUICK, database=house) as running:
        yield running


@pytest.fixture(scope="module")
def second(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("second"), QUICK, database=house) as running:
        yield running


@pytest.fixture
def ann(first: Host) -> Iterator[Browser]:
    with Browser(first.url) as browser:
        yield browser


@pytest.fixture
def bob(second: Host) -> Iterator[Browser]:
    with Browser(second.url) as browser:
        yield browser


def at(browser: Browser, server: Host) -> Browser:
    """The same person at another server, as behind a proxy that shares requests out."""
    other = Browser(server.url)
    other.http.cookies.update(browser.http.cookies)
    return other


def laid(ann: Browser, bob: Browser, **wish: object) -> str:
    """A table at which Ann sits at the first server and Bob at the second."""
    made = ann.open_table(TWO, **wish)
    assert bob.join(made["invitations"][0], "Bob").status_code == 200
    return str(made["id"])


def test_secrets_are_guessed_slowly_at_all_servers_together(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    limits = replace(GENEROUS, codes_per_minute=3.0, sign_ins_per_minute=2.0)
    house, folder = postgres.database(), tmp_path_factory.mktemp
    with (
        host(folder("one"), limits, database=house) as one,
        host(folder("other"), limits, database=house) as other,
        Browser(one.url) as here,
        Browser(other.url) as there,
    ):
        other.services.clock.now = one.clock  # the same time at both, and it stands still

        def tries(path: str, body: Json) -> list[int]:
            return [browser.post(path, body).status_code for browser in (here, there, here, there)]

        assert tries("/api/seats", {"code": "WRONG"}) == [410, 410, 410, 429]
        assert tries("/api/me/recover", {"code": "WRONG-WRONG-WRONG"}) == [410, 410, 429, 429]
        one.clock.go_on(21)  # one more code
        assert tries("/api/seats", {"code": "WRONG"}) == [410, 429, 429, 429]
        kept = str(one.rows("select * from guesses"))
        assert "127.0.0.1" not in kept
        one.clock.go_on(61)
        wait_until(lambda: one.do(one.services.keeping.tidy()))  # the other one may be at it just now
        assert one.rows("select * from guesses") == []


def test_a_move_reaches_those_who_watch_at_the_other_server(ann: Browser, bob: Browser) -> None:
    id = ann.open_table(seed=3)["id"]
    state = ann.state(id)
    with bob.events(id) as stream:
        next_of(stream, "update")
        rng = seeded(1)
        for number in range(1, 16):
            state = ann.play_any(state, rng)
            seen = next_of(stream, "update")
            assert (seen.id, seen.data["state"]["number"]) == (str(number), number)
            assert len(seen.data["steps"]) == 1


def test_a_shared_companion_session_is_followed_at_the_other_server(ann: Browser, bob: Browser) -> None:
    door = "/api/companion"
    session = ann.done(door, {"start": {"rival": "gwidyon", "options": {}}})["session"]
    later = ann.done(door, {"session": session, "tell": "turn"})["session"]
    room = ann.done(f"{door}/rooms", {"session": session})["id"]
    with bob.stream(f"{door}/rooms/{room}/events") as stream:
        assert next_of(stream, "room").data["session"] == session
        ann.done(f"{door}/rooms/{room}", {"version": 1, "session": later})
        assert next_of(stream, "room").data == {"id": room, "version": 2, "session": later}
    problem(bob.post(f"{door}/rooms/{room}", {"version": 1, "session": session}), 409, "stale")


@pytest.mark.soak
def test_a_move_reaches_them_soon(ann: Browser, bob: Browser) -> None:
    """Apart from the others: how long it takes depends on what else the machine has to do."""
    id = ann.open_table(seed=3)["id"]
    state = ann.state(id)
    delays: list[float] = []
    with bob.events(id) as stream:
        next_of(stream, "update")
        rng = seeded(1)
        for _ in range(15):
            state = ann.play_any(state, rng)
            acknowledged = time.monotonic()
            next_of(stream, "update")
            delays.append(time.monotonic() - acknowledged)
    assert sorted(delays)[len(delays) // 2] < SOON, delays


def test_whoever_asks_any_server_sees_what_another_one_acknowledged(
    first: Host, second: Host, ann: Browser
) -> None:
    id = ann.open_table(seed=5)["id"]
    there = at(ann, second)
    rng = seeded(2)
    state = ann.state(id)
    for number in range(1, 30):
        state = (ann if number % 2 else there).play_any(state, rng)
        assert (there if number % 2 else ann).state(id)["number"] == number == state["number"]
    undone = there.undo(state, state["turn"])
    assert undone.status_code in (200, 422)


def test_two_servers_never_accept_two_moves_for_one_position(first: Host, second: Host, ann: Browser) -> None:
    state = ann.state(ann.open_table(seed=3)["id"])
    there = at(ann, second)
    for _ in range(5):
        moves = [choice["text"] for choice in state["choices"]]
        with ThreadPoolExecutor(20) as crowd:
            tries = [(browser, moves[n % len(moves)]) for n in range(10) for browser in (ann, there)]
            answers = list(crowd.map(lambda one: one[0].play(state, one[1]), tries))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 19]
        (played,) = [answer.json() for answer in answers if answer.status_code == 200]
        assert ann.state(state["id"])["number"] == there.state(state["id"])["number"] == state["number"] + 1
        state = played["state"]


def test_a_seat_that_is_taken_at_one_server_is_taken_at_the_other(
    first: Host, second: Host, ann: Browser, bob: Browser
) -> None:
    made = ann.open_table(TWO)
    invitation = made["invitations"][0]
    with Browser(second.url) as bob, Browser(first.url) as cara, ThreadPoolExecutor(2) as both:
        with ann.events(made["id"]) as stream:
            next_of(stream, "update")
            joined = both.map(lambda one: one.join(invitation, "B").status_code, (bob, cara))
            assert sorted(joined) == [200, 410]
            wait_until(lambda: next_of(stream, "update").data["state"]["seats"][1]["name"] == "B")
        holders = [one for one in (bob, cara) if one.state(made["id"])["mine"] == [1]]
        assert len(holders) == 1


def test_votes_at_two_servers_add_up(first: Host, second: Host, ann: Browser) -> None:
    made = ann.open_table(THREE, away=None)
    with Browser(second.url) as bob, Browser(second.url) as cara:
        for browser, invitation, name in (
            (bob, made["invitations"][0], "B"),
            (cara, made["invitations"][1], "C"),
        ):
            browser.join(invitation, name)
        id = made["id"]
        for server in (first, second):
            server.do(forget_requests(server, id))
        wait_until(lambda: not first.table(id).here_elsewhere)
        with ThreadPoolExecutor(2) as both:
            answers = list(both.map(lambda one: one.post(f"/api/tables/{id}/seats/2/vote"), (ann, bob)))
        assert [answer.status_code for answer in answers] == [200, 200]
        assert ann.state(id)["seats"][2]["stand_in"] is not None


async def forget_requests(server: Host, id: str) -> None:
    """Nobody has asked for this table lately."""
    tables = server.services.tables
    table = await tables.table(id)
    table.owner_requests.clear()
    await server.services.cluster.show(table)


def test_who_is_online_is_known_everywhere(ann: Browser, bob: Browser) -> None:
    id = laid(ann, bob)
    with ann.events(id) as here:
        next_of(here, "update")
        assert [seat["online"] for seat in ann.state(id)["seats"]] == [True, False]
        with bob.events(id) as there:
            seats = next_of(there, "update").data["state"]["seats"]
            while not all(seat["online"] for seat in seats):
                seats = next_of(there, "presence").data
            wait_until(lambda: all(seat["online"] for seat in next_of(here, "presence").data))
        wait_until(lambda: not next_of(here, "presence").data[1]["online"])


def test_what_is_said_is_heard_everywhere_once_and_in_order(ann: Browser, bob: Browser) -> None:
    id = laid(ann, bob)
    with ann.events(id) as here, bob.events(id) as there:
        for number in range(6):
            (ann if number % 2 else bob).done(f"/api/tables/{id}/chat", {"text": f"line {number}"})
        for stream in (here, there):
            said = [next_of(stream, "chat").data["text"] for _ in range(6)]
            assert said == [f"line {number}" for number in range(6)]


def test_of_two_lines_the_later_one_may_be_read_first(
    second: Host, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, cluster = laid(ann, bob), second.services.cluster
    with bob.events(id) as stream:
        next_of(stream, "update")
        monkeypatch.setattr(cluster, "is_news", lambda what, id, number: False)
        for number in range(2):
            ann.done(f"/api/tables/{id}/chat", {"text": f"line {number}"})
        for number in (1, 0):
            second.do(cluster.chat_said(id, number))
        assert [next_of(stream, "chat").data["text"] for _ in range(2)] == ["line 0", "line 1"]


def test_so_many_listen_at_all_servers_together(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    limits, house, folder = replace(GENEROUS, listeners=5), postgres.database(), tmp_path_factory.mktemp
    with (
        host(folder("one"), limits, database=house) as one,
        host(folder("other"), limits, database=house) as other,
        Browser(one.url) as ann,
        ExitStack() as crowd,
    ):
        id = ann.open_table()["id"]
        other.table(id)
        people = [
            crowd.enter_context(asked(server, f"/api/tables/{id}"))
            for _ in range(9)
            for server in (one, other)
        ]
        answers = [status(somebody) for somebody in people]
        assert Counter(answers) == {200: 5, 503: 13}

        def streams() -> int:
            return sum(count for (count,) in one.rows("select count from streams where id = ?", id))

        assert streams() == 5
        people[answers.index(200)].close()
        wait_until(lambda: streams() == 4)
        again = [crowd.enter_context(asked(server, f"/api/tables/{id}")) for server in (other, one)]
        assert sorted(map(status, again)) == [200, 503]


def test_messages_between_servers_name_a_table_and_a_number_only(
    postgres: Cluster, house: str, ann: Browser, bob: Browser
) -> None:
    """Moves are told too, on a channel whose name only those know who may read the log."""
    with psycopg.connect(house, autocommit=True) as listening:
        listening.execute("listen tanglewood")
        ((quiet,),) = listening.execute("select name from quiet_channel").fetchall()
        listening.execute(f"listen {quiet}".encode())
        listening.execute("create role somebody")
        listening.execute("set role somebody")
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            listening.execute("select name from quiet_channel")
        listening.execute("reset role")
        id = laid(ann, bob)
        play_on_a_little(ann, bob, id)
        ann.done(f"/api/tables/{id}/chat", {"text": "psst"})
        messages = [one for one in listening.notifies(timeout=0.5) if one.payload.split(" ")[1] == id]
    heard = [one.payload for one in messages if one.channel == "tanglewood"]
    assert {one.split(" ")[0] for one in heard} == {"table", "chat", "presence"}
    for one in heard:
        _, table, number = one.split(" ")
        assert table == id
        assert number.isdecimal()
    told = [one.payload.split(" ", 3)[3] for one in messages if one.channel == quiet]
    with psycopg.connect(house) as reading:
        log = reading.execute("select number, seat, kind, text from log where id = %s", (id,)).fetchall()
    assert sorted(told) == [" ".join(map(str, entry)) for entry in sorted(log)]


@pytest.mark.parametrize("who", ["guest", "person"])
def test_a_move_that_is_told_is_played_without_a_query(
    who: str, first: Host, second: Host, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = f"http://localhost:{first.port}"
    with Browser(site) as ann, bob.events(id := laid_for(ann, site, who)) as stream:
        state = ann.state(id)
        next_of(stream, "update")
        asked_for: list[int] = []
        real = second.store.tables.news

        async def news(id: str, after: int) -> object:
            asked_for.append(after)
            return await real(id, after)

        monkeypatch.setattr(second.store.tables, "news", news)
        for _ in range(5):
            state = ann.play_any(state, seeded(1))
            assert next_of(stream, "update").data["state"]["number"] == state["number"]
        assert asked_for == []
        # What changes beside the log has to be read, and so has a move if one was missed.
        ann.done(f"/api/tables/{id}/pace", {"pace": "slow"})
        assert next_of(stream, "update").data["state"]["pace"] == "slow"
        missed: list[int] = []
        with monkeypatch.context() as deaf:
            deaf.setattr(second.services.cluster, "is_news", lambda what, id, number: missed.append(number))
            state = ann.play_any(state, seeded(1))
            wait_until(lambda: missed)
        state = ann.play_any(state, seeded(1))
        assert len(next_of(stream, "update").data["steps"]) == 2
    assert bob.state(id)["number"] == state["number"]


def laid_for(ann: Browser, site: str, who: str) -> str:
    """A table with people at one screen, laid by somebody with an account or without."""
    if who == "person":  # with a move is written down for whom the table waits
        key = Authenticator(site)
        options = ann.done("/api/me/passkeys/begin", {"name": "Ann"})["options"]
        ann.done("/api/me/passkeys", {"credential": key.make(options), "name": "Ann"})
    return str(ann.open_table(seed=3)["id"])


def play_on_a_little(ann: Browser, bob: Browser, id: str) -> None:
    for _ in range(3):
        state: Json = ann.state(id)
        mover = ann if state["turn"] == 0 else bob
        mover.play_any(mover.state(id), seeded(1))


def test_bots_are_driven_by_one_server_at_a_time(
    first: Host, second: Host, ann: Browser, bob: Browser
) -> None:
    id = ann.open_table(BOTS, seed=SHORT)["id"]

    def watch(browser: Browser) -> list[int]:
        """The lengths of the log that somebody is told."""
        with browser.events(id) as stream:
            told = [next_of(stream, "update").data["state"]["number"]]
            while told[-1] < 40:
                told.append(next_of(stream, "update").data["state"]["number"])
        return told

    with ThreadPoolExecutor(2) as both:
        for told in both.map(watch, (ann, bob)):
            assert told == sorted(told)
    entries = first.rows("select number from log where id = ? order by number", id)
    assert [number for (number,) in entries] == list(range(len(entries)))
    for server in (first, second):
        server.do(server.services.bots.halt(server.table(id)))
    for server in (first, second):
        wait_until(lambda server=server: not server.store.together.held)


def finished(browser: Browser) -> str:
    return str(browser.open_record(short_game()).json()["id"])


def test_an_analysis_is_made_once_and_seen_everywhere(
    first: Host, second: Host, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = finished(ann)
    held = Held(first, monkeypatch, "run")
    path = f"/api/tables/{id}/analysis"
    assert ann.done(path, {})["status"] == "running"
    assert bob.get(path)["status"] == "running"
    assert bob.done(path, {})["status"] == "running"
    assert id not in second.services.analyses.running
    other = finished(bob)
    there = at(ann, second)
    problem(there.post(f"/api/tables/{other}/analysis", {}), 409, "one-at-a-time")
    held.free = True
    wait_until(lambda: bob.get(f"/api/tables/{id}/analysis")["status"] == "done")
    assert bob.get(f"/api/tables/{id}/analysis") == ann.get(f"/api/tables/{id}/analysis")


def test_a_listener_that_lost_the_database_catches_up(
    postgres: Cluster, second: Host, ann: Browser, bob: Browser
) -> None:
    id = ann.open_table(seed=3)["id"]
    with bob.events(id) as stream:
        next_of(stream, "update")
        postgres.execute("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'")
        state = ann.play_any(ann.state(id), seeded(1))
        assert next_of(stream, "update").data["state"]["number"] == state["number"]


def test_bots_go_on_when_the_database_has_dropped_all_connections(
    postgres: Cluster, first: Host, second: Host, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Watched at the second server while the first one drives them, which then does nothing more."""
    thinking = Held(first, monkeypatch, "choose", after=3)
    id = ann.open_table(BOTS, seed=SHORT)["id"]
    wait_until(lambda: thinking.begun > 3)

    async def look_away() -> None:
        """The bots are the first to notice that the connection which holds the locks is gone."""

    monkeypatch.setattr(second.store.together, "look", look_away)
    with bob.events(id) as stream:
        next_of(stream, "update")
        assert isinstance(second.store, PostgresStore)
        assert f"bots {id}" not in second.store.cluster.held
        postgres.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tanglewood'"
        )
        wait_until(lambda: second.table(id).live.number > 10)
    thinking.free = True


def test_a_table_may_be_played_to_its_end_at_two_servers(second: Host, ann: Browser) -> None:
    id = ann.open_table(seed=SHORT)["id"]
    there = at(ann, second)
    rng = seeded(1)
    state = ann.state(id)
    for turn in range(40):
        if state["over"]:
            break
        state = (ann, there)[turn % 2].play_any(state, rng)
    problem(ann.play({**state, "number": 0}, "nonsense", 0), 409)
    assert there.get(f"/api/tables/{id}/steps") == ann.get(f"/api/tables/{id}/steps")
