"""Live updates: what comes, to whom, after a break, and what becomes of those who do not read."""

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from msgspec.structs import replace

from crowding import asked, status
from serving import (
    GENEROUS,
    Browser,
    Host,
    Json,
    host,
    next_of,
    play_on,
    problem,
    raw_headers,
    wait_until,
)
from tanglewood.kernel.chance import seeded
from tanglewood.server.live.watchers import BACK_SOON, BACKLOG, Feed, Listener, Viewer, message
from tanglewood.server.routes.events import open_stream
from tanglewood.server.run import listen

TWO: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bob"}]


def test_every_move_comes_with_its_number(ann: Browser, stranger: Browser) -> None:
    id = ann.open_table(seed=2)["id"]
    with stranger.events(id) as stream:
        first = next(stream)
        assert (first.name, first.id, first.data["steps"]) == ("update", "0", [])
        play_on(ann, id, 1, 20)
        for number in range(20):
            update = next_of(stream, "update")
            assert update.id == str(number + 1)
            assert [step["number"] for step in update.data["steps"]] == [number]
            assert update.data["state"]["number"] == number + 1


def test_what_a_stream_says_is_what_the_doors_say(ann: Browser, stranger: Browser) -> None:
    id = ann.open_table(seed=2)["id"]
    told = []
    with stranger.events(id) as stream:
        next(stream)
        for seed in range(10):
            play_on(ann, id, seed, 1)
            update = next_of(stream, "update").data
            told += update["steps"]
            assert update["state"] == stranger.state(id)
    assert told == stranger.get(f"/api/tables/{id}/steps")


@pytest.mark.parametrize("by_header", [True, False])
def test_after_a_break_exactly_what_was_missed_comes(ann: Browser, by_header: bool) -> None:
    id = ann.open_table(seed=2)["id"]
    play_on(ann, id, 1, 12)
    steps = ann.get(f"/api/tables/{id}/steps")
    for seen in (0, 5, 11, 12):
        how = ann.events(id, last=str(seen)) if by_header else ann.events(id, after=seen)
        with how as stream:
            update = next(stream)
            assert update.id == "12"
            assert update.data["steps"] == steps[seen:]


@pytest.mark.parametrize("last", ["", "-1", "99999", "abc", "1e3", "9" * 30, "1;drop", "²", "٣", "1\t2"])
def test_silly_last_event_ids_do_no_harm(ann: Browser, last: str) -> None:
    id = ann.open_table(seed=2)["id"]
    play_on(ann, id, 1, 3)
    with ann.http.stream(
        "GET", f"/api/tables/{id}/events", headers=raw_headers({"Last-Event-ID": last})
    ) as answer:
        assert answer.status_code == 200
        lines = answer.iter_lines()
        assert next(lines) == "id: 3"


@pytest.mark.parametrize("after", ["-1", "abc", "1.5", "9" * 30])
def test_silly_numbers_to_begin_after_are_refused(ann: Browser, after: str) -> None:
    id = ann.open_table()["id"]
    problem(ann.http.get(f"/api/tables/{id}/events", params={"after": after}), 400)


def test_a_stream_of_no_table_is_refused(ann: Browser) -> None:
    problem(ann.http.get("/api/tables/nowhere/events"), 404, "unknown-table")


def test_listeners_at_different_seats_see_different_things(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    made = ann.open_table(TWO, seed=2)
    id = made["id"]
    bob.join(made["invitations"][0])
    with ann.events(id) as one, bob.events(id) as two, stranger.events(id) as three:
        streams = (one, two, three)
        for stream in streams:
            next(stream)
        rng = seeded(3)
        for _ in range(25):
            state = ann.state(id)
            (ann if state["turn"] == 0 else bob).play_any(state if state["turn"] == 0 else bob.state(id), rng)
            states = [next_of(stream, "update").data["state"] for stream in streams]
            assert [state["viewer"] for state in states] == [0, 1, -1]
            for state in states:
                for player in state["view"]["players"]:
                    assert (len(player["hand"]) == player["hand_count"]) or (
                        player["seat"] != state["viewer"]
                    )
                assert bool(state["choices"]) == (state["turn"] in state["mine"])
            hands = [[player["hand"] for player in state["view"]["players"]] for state in states]
            assert hands[0][0] or hands[1][1] or states[0]["turn"] == -1


def test_drawn_cards_are_told_to_their_owner_alone(ann: Browser, bob: Browser, stranger: Browser) -> None:
    made = ann.open_table(TWO, seed=2)
    id = made["id"]
    bob.join(made["invitations"][0])
    rng = seeded(3)
    state = ann.state(id)
    for _ in range(60):
        state = ann.play_any(ann.state(id), rng) if state["turn"] == 0 else bob.play_any(bob.state(id), rng)
    for viewer, browser in ((0, ann), (1, bob), (-1, stranger)):
        drawn = [
            event
            for step in browser.get(f"/api/tables/{id}/steps")
            for event in step["events"]
            if event["name"] == "drew"
        ]
        assert len(drawn) > 3
        for event in drawn:
            assert ("cards" in event["values"]) == (event["seat"] == viewer)


def test_presence_tells_who_comes_and_goes(ann: Browser, bob: Browser) -> None:
    made = ann.open_table(TWO)
    id = made["id"]
    with ann.events(id) as stream:
        assert [seat["online"] for seat in next(stream).data["state"]["seats"]] == [True, False]
        assert [seat["online"] for seat in next_of(stream, "presence").data] == [True, False]
        bob.join(made["invitations"][0], "Bob")
        assert [seat["kind"] for seat in next_of(stream, "presence").data] == ["human", "human"]
        with bob.events(id) as other:
            next(other)
            assert [seat["online"] for seat in next_of(stream, "presence").data] == [True, True]
        assert [seat["online"] for seat in next_of(stream, "presence").data] == [True, False]


def test_spectators_come_and_go_unnoticed(server: Host, ann: Browser, stranger: Browser) -> None:
    id = ann.open_table()["id"]
    with ann.events(id) as stream:
        next(stream)
        for _ in range(5):
            with stranger.events(id) as watched:
                next(watched)
        ann.post(f"/api/tables/{id}/chat", {"text": "alone?"})
        while (event := next(stream)).name == "presence":
            assert event.data[0]["online"]
            assert len(server.table(id).feed.listeners) <= 2
        assert event.name == "chat"


def test_chat_comes_to_everybody(ann: Browser, stranger: Browser) -> None:
    id = ann.open_table()["id"]
    with stranger.events(id) as stream:
        next(stream)
        line = ann.done(f"/api/tables/{id}/chat", {"text": "  Good \n luck! "})
        assert line["text"] == "Good luck!"
        assert next_of(stream, "chat").data == line
    assert stranger.get(f"/api/tables/{id}/chat") == [line]


def test_streams_that_end_leave_nothing_behind(server: Host, ann: Browser) -> None:
    id = ann.open_table()["id"]
    table = server.table(id)
    for _ in range(10):
        with ann.events(id) as stream:
            next(stream)
    with socket.create_connection(address(server)) as raw:  # gone before the first byte
        raw.sendall(f"GET /api/tables/{id}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    wait_until(lambda: not table.feed.listeners)
    assert not table.present


# ---------------------------------------------------------------------- slow readers


def address(server: Host) -> tuple[str, int]:
    parts = urlsplit(server.url)
    return str(parts.hostname), int(parts.port or 0)


@contextlib.contextmanager
def somebody_who_never_reads(server: Host, id: str) -> Iterator[socket.socket]:
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(address(server))
        raw.sendall(f"GET /api/tables/{id}/events?after=0 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        yield raw


def test_who_never_reads_is_let_go_and_slows_nobody(server: Host, ann: Browser, stranger: Browser) -> None:
    id = ann.open_table(seed=6)["id"]
    server.fast_forward(id, 1, 60)
    table = server.table(id)
    with contextlib.ExitStack() as crowd:
        for _ in range(5):
            crowd.enter_context(somebody_who_never_reads(server, id))
        wait_until(lambda: len(table.feed.listeners) == 5)
        sleepers = table.feed.listeners[:]
        stream = crowd.enter_context(stranger.events(id))
        next(stream)
        rng = seeded(5)
        state = ann.state(id)
        while any(listener in table.feed.listeners for listener in sleepers):
            assert not state["over"], "they were never let go"
            state = ann.play_any(state, rng)
            assert next_of(stream, "update").id == str(state["number"])
            assert all(listener.queue.qsize() <= BACKLOG for listener in sleepers)
        assert len(table.feed.listeners) == 1
        assert all(listener.queue.qsize() <= 1 for listener in sleepers)


def test_the_backlog_of_a_listener_is_bounded() -> None:
    feed = Feed()
    listener = Listener(None, Viewer())
    feed.listeners.append(listener)
    for number in range(BACKLOG + 50):
        feed.publish("chat", lambda _, number=number: number)  # type: ignore[misc]
    assert feed.listeners == []
    assert listener.queue.qsize() == 1
    assert listener.queue.get_nowait() is None


def test_what_is_written_at_once_overtakes_nothing_that_waits() -> None:
    """A connection that takes no more now is written to by the task of its stream once it does; in order."""
    read: list[bytes] = []
    woken, full = 0, False

    def write(message: bytes) -> bool:
        if not full:
            read.append(message)
        return not full

    async def follow() -> None:
        nonlocal full
        feed, listener = Feed(), Listener(None, Viewer(), None, write)
        told = iter(range(100))

        async def first() -> bytes:
            return b"first"

        async def reading() -> None:
            nonlocal woken
            async for one in feed.stream(listener, first, lambda: None, lambda: None):
                woken += 1
                read.append(one)

        def tell() -> None:
            feed.publish("chat", lambda _: next(told))

        task = asyncio.ensure_future(reading())
        while not listener.idle:
            await asyncio.sleep(0)
        tell()
        tell()
        assert woken == 1  # for the first one alone
        full = True
        tell()
        full = False
        tell()  # the one before still waits for its task
        await asyncio.sleep(0)
        while not listener.idle:
            await asyncio.sleep(0)
        tell()
        task.cancel()

    asyncio.run(follow())
    assert read == [b"first", *(message("chat", number) for number in range(5))]


def test_too_many_listeners_are_asked_to_come_later(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, listeners=2)) as server, Browser(server.url) as ann:
        id = ann.open_table()["id"]
        with ann.events(id) as one, ann.events(id) as two:
            next(one)
            next(two)
            refusal = ann.http.get(f"/api/tables/{id}/events")
            problem(refusal, 503, "crowded")
            assert int(refusal.headers["retry-after"]) > 0


def test_of_a_crowd_that_comes_at_once_exactly_so_many_get_in(tmp_path: Path) -> None:
    limits = replace(GENEROUS, listeners=12)
    with host(tmp_path, limits) as server, Browser(server.url) as ann, contextlib.ExitStack() as crowd:
        id = ann.open_table()["id"]
        people = [crowd.enter_context(asked(server, f"/api/tables/{id}")) for _ in range(40)]
        answers = [status(one) for one in people]
        assert Counter(answers) == {200: 12, 503: 28}
        for one, answer in zip(people, answers, strict=True):
            if answer == 200:
                one.close()
                break
        wait_until(lambda: len(server.table(id).feed.listeners) == 11)
        again = [crowd.enter_context(asked(server, f"/api/tables/{id}")) for _ in range(9)]
        assert sorted(map(status, again)) == [200] + [503] * 8


def test_a_place_is_free_again_if_nobody_ever_listened(server: Host, ann: Browser) -> None:
    id, admission = ann.open_table()["id"], server.services.admission

    async def ask() -> int:
        listener = Listener(None, Viewer())
        await admission.admit(id, listener)
        return admission.open[id]

    assert [server.do(ask()) for _ in range(2)] == [1, 1]
    assert admission.open[id] == 0


def test_connections_send_small_answers_at_once_and_give_up_on_the_dead() -> None:
    listening = listen("127.0.0.1", 0)
    listening.listen()
    with listening, socket.create_connection(listening.getsockname()), listening.accept()[0] as accepted:
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) > 0


def test_streams_are_not_compressed(server: Host) -> None:
    with Browser(server.url) as ann:
        id = ann.open_table()["id"]
        with ann.http.stream(
            "GET", f"/api/tables/{id}/events", headers={"Accept-Encoding": "gzip"}
        ) as answer:
            assert "content-encoding" not in answer.headers
            assert answer.headers["cache-control"] == "no-store"
        packed: httpx.Response = ann.http.get(f"/api/tables/{id}", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"


def test_a_stream_of_a_table_that_was_just_forgotten_ends_at_once(server: Host, ann: Browser) -> None:
    """It would never hear of anything."""
    table = server.table(ann.open_table(seed=3)["id"])

    async def forget_and_listen() -> list[bytes]:
        server.services.tables.forget(table)
        return [part async for part in open_stream(server.services, table, Listener(None, Viewer()), 0)]

    assert server.do(forget_and_listen()) == [BACK_SOON]
