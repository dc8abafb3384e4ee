"""What one connection may hold of the server, and how long; streams and slow but honest clients go on."""

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from serving import GENEROUS, PATIENCE, Browser, Host, host, play_on, problem, wait_until
from tanglewood.server.connection import Connection
from tanglewood.server.limits import Limits, neighbourhood

HASTY = replace(GENEROUS, head_seconds=0.1, body_seconds=0.1, unread_seconds=0.1)
"""Whoever keeps this server waiting is let go at once."""
HEALTH = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
RECORD = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n"
WEBSOCKET = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"


@pytest.fixture
def hasty(server: Host) -> Iterator[Host]:
    """The server while it has no patience with new connections."""
    server.config.limits = HASTY
    yield server
    server.config.limits = GENEROUS


@contextlib.contextmanager
def connection(server: Host) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        yield raw


def to_the_end(raw: socket.socket) -> bytes:
    """Everything the server says until it hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := raw.recv(2**16):
            said += piece
    return said


def read_until(raw: socket.socket, sign: bytes) -> bytes:
    """What the server says until a sign, or until it hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while sign not in said and (piece := raw.recv(2**16)):
            said += piece
    return said


def send_until_cut(raw: socket.socket, piece: bytes, most: int) -> int:
    """Send without reading; how many pieces were taken before the server hung up."""
    for sent in range(most):
        try:
            raw.sendall(piece)
        except ConnectionError:
            return sent
    return most


# ---------------------------------------------------------------------- too much


def test_headers_have_a_bound(server: Host, ann: Browser) -> None:
    with connection(server) as raw:
        raw.sendall(HEALTH)
        assert send_until_cut(raw, b"x: y\r\n" * 10_000, 500) < 500
    with connection(server) as raw:
        raw.sendall(HEALTH + b"x: ")
        assert send_until_cut(raw, b"y" * 60_000, 500) < 500
    with connection(server) as raw:
        raw.sendall(HEALTH + b"x: " + b"y" * 40_000 + b"\r\n\r\n")
        said = to_the_end(raw)
        assert said.startswith(b"HTTP/1.1 431 ")
        assert b'"error": "too-large"' in said
    with connection(server) as raw:
        raw.sendall(b"GET /" + b"y" * 40_000)
        assert to_the_end(raw).startswith(b"HTTP/1.1 431 ")
    # What browsers and proxies send is far below.
    assert ann.http.get("/api/health", headers={"x": "y" * 20_000}).status_code == 200


def test_requests_ahead_of_their_answers_have_a_bound(server: Host) -> None:
    with connection(server) as raw:
        raw.sendall((HEALTH + b"\r\n") * 5_000)
        assert to_the_end(raw).count(b"HTTP/1.1 200") < 5_000
    ahead = GENEROUS.requests_ahead
    with connection(server) as raw:
        raw.sendall((HEALTH + b"\r\n") * (ahead - 1) + HEALTH + b"Connection: close\r\n\r\n")
        assert to_the_end(raw).count(b"HTTP/1.1 200") == ahead


def test_a_body_nobody_wants_has_a_bound(server: Host) -> None:
    with connection(server) as raw:
        raw.sendall(RECORD + b"Content-Length: 999999999\r\n\r\n")
        assert send_until_cut(raw, b"y" * 100_000, 1000) < 1000


@pytest.mark.parametrize(
    ("begun", "piece"),
    [
        (b"0\r\nx: ", b"y" * 60_000),
        (b"0\r\n", b"y" * 60_000),
        (b"0\r\n", b"x: y\r\n" * 10_000),
        (b"1;x=", b"y" * 60_000),
        (b"", b"1\r\ny\r\n" * 10_000),
    ],
    ids=["a header", "the name of a header", "headers", "words about a chunk", "tiny chunks"],
)
@pytest.mark.parametrize("head", [HEALTH, RECORD], ids=["answered", "unanswered"])
def test_what_is_sent_around_a_body_has_a_bound(
    server: Host, head: bytes, begun: bytes, piece: bytes
) -> None:
    with connection(server) as raw:
        raw.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n" + begun)
        assert send_until_cut(raw, piece, 100) < 100


def test_a_body_may_come_in_small_chunks_with_headers_after_it(server: Host) -> None:
    text = b'{"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "screen"}]}'
    chunks = b"".join(b"1\r\n%c\r\n" % sign for sign in text + b" " * 2000)
    with connection(server) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        raw.sendall(b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n")
        for at in range(0, len(chunks), 1000):
            raw.sendall(chunks[at : at + 1000])
        raw.sendall(b"0\r\nx: y\r\n\r\n")
        assert to_the_end(raw).startswith(b"HTTP/1.1 201 ")


def test_one_address_sends_so_many_records_at_once(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, records_from_address=1)) as server:
        with connection(server) as slow:
            slow.sendall(RECORD + b"Content-Length: 9\r\n\r\nhalf")
            wait_until(lambda: server.house.records.taken["127.0.0.1"] == 1)
            problem(Browser(server.url).open_record("half"), 429, "too-many")
        wait_until(lambda: not server.house.records.taken)
        problem(Browser(server.url).open_record("half"), 422, "refused")


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with (
        host(tmp_path, replace(GENEROUS, connections_from_address=3)) as server,
        contextlib.ExitStack() as crowd,
    ):
        kept = [crowd.enter_context(connection(server)) for _ in range(3)]
        for raw in kept:
            raw.sendall(HEALTH + b"\r\n")
            assert raw.recv(100).startswith(b"HTTP/1.1 200")
        with connection(server) as one_more:
            assert to_the_end(one_more).startswith(b"HTTP/1.1 503 ")
        kept[0].close()
        while True:  # the server needs a moment to see it
            with connection(server) as again:
                again.sendall(HEALTH + b"Connection: close\r\n\r\n")
                if to_the_end(again).startswith(b"HTTP/1.1 200"):
                    break


def test_a_trusted_proxy_brings_as_many_as_come(tmp_path: Path) -> None:
    few = replace(GENEROUS, connections_from_address=1)
    with host(tmp_path, few, proxies=("127.0.0.0/8",)) as server, contextlib.ExitStack() as crowd:
        for _ in range(4):
            raw = crowd.enter_context(connection(server))
            raw.sendall(HEALTH + b"\r\n")
            assert raw.recv(100).startswith(b"HTTP/1.1 200")


def test_an_address_is_all_that_one_person_may_have() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::9") != neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("fe80::1%eth0") == "fe80::/64"
    assert neighbourhood("somewhere") == "somewhere"


# ---------------------------------------------------------------------- too slow


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET /api/he",
        HEALTH,
        RECORD + b"Content-Length: 9\r\n\r\nhalf",
        HEALTH + b"\r\n" + b"GET /api",
    ],
)
def test_who_does_not_finish_a_request_is_let_go(hasty: Host, begun: bytes) -> None:
    with connection(hasty) as raw:
        raw.sendall(begun)
        to_the_end(raw)  # it has an end


def test_dripping_does_not_buy_time(hasty: Host) -> None:
    with connection(hasty) as raw:
        raw.settimeout(0.01)
        raw.sendall(HEALTH + b"x: ")
        dripped = 0
        with contextlib.suppress(ConnectionError):
            while True:
                raw.sendall(b"y")
                dripped += 1
                with contextlib.suppress(TimeoutError):
                    if not raw.recv(1000):
                        break
        assert dripped < GENEROUS.head


def test_who_takes_no_answer_is_let_go(hasty: Host) -> None:
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", hasty.port))
        # Larger than what the system would hold for a reader.
        raw.sendall(b"GET /api/games/everdell/components HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
        assert send_until_cut(raw, b"\r\n", 10**9) < 10**9


def test_a_stream_stays_open_while_others_run_out_of_time(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=1)["id"]
    server.config.limits = HASTY
    with contextlib.ExitStack() as held:
        said = b""
        while b"event: update" not in said:  # a busy machine may take too long to ask
            stream = held.enter_context(connection(server))
            with contextlib.suppress(ConnectionError):
                stream.sendall(f"GET /api/tables/{id}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            said = read_until(stream, b"\n\n")
        for _ in range(3):
            with connection(server) as silent:
                to_the_end(silent)
        server.config.limits = GENEROUS
        play_on(ann, id, 1, 2)
        assert b"event: update" in read_until(stream, b"id: 2\n")


def test_a_request_may_come_in_pieces(server: Host) -> None:
    text = b'{"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "screen"}]}'
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
    whole = head + b"Content-Length: %d\r\n\r\n%s" % (len(text), text)
    with connection(server) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for at in range(0, len(whole), 7):
            raw.sendall(whole[at : at + 7])
        assert to_the_end(raw).startswith(b"HTTP/1.1 201 ")


def test_a_body_has_more_time_with_every_piece_of_it_and_none_by_dripping(server: Host) -> None:
    server.config.limits = replace(GENEROUS, body_piece=1000)
    before = set(server.server.server_state.connections)
    with connection(server) as raw:
        raw.sendall(RECORD + b"Content-Length: 4000\r\n\r\n" + b"y" * 500)
        wait_until(lambda: server.server.server_state.connections - before)
        (held,) = server.server.server_state.connections - before
        assert isinstance(held, Connection)
        ends: list[float] = []
        for sent, piece in ((0, 500), (400, 900), (200, 0)):
            raw.sendall(b"y" * sent)
            wait_until(lambda piece=piece: held.piece == piece and held.reading is not None)
            assert held.reading is not None
            ends.append(held.reading.when())
        assert ends[0] == ends[1] < ends[2]
    server.config.limits = GENEROUS


def test_a_slow_connection_has_time_for_the_largest_record() -> None:
    limits = Limits()
    assert limits.body_piece / limits.body_seconds < 10_000, "bytes a second"
    assert limits.head / limits.head_seconds < 2_000


# ---------------------------------------------------------------------- odd


@pytest.mark.parametrize("upgrade", ["websocket", "h2c", "nonsense"])
def test_nothing_is_spoken_here_but_http(server: Host, upgrade: str) -> None:
    with connection(server) as raw:
        wish = f"Connection: Upgrade, close\r\nUpgrade: {upgrade}\r\n".encode()
        raw.sendall(HEALTH + wish + WEBSOCKET + b"\r\n")
        assert to_the_end(raw).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "line", [b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\xff" * 99]
)
def test_what_is_no_http_is_refused(server: Host, line: bytes) -> None:
    with connection(server) as raw:
        raw.sendall(line)
        assert to_the_end(raw).startswith(b"HTTP/1.1 400 ")
