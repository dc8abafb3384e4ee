"""One HTTP connection, and how much of the server it may hold.

Uvicorn reads as many headers, and as many requests ahead of their answers, as a client sends, and waits for
the rest of a request for ever. Here both are bounded. The duration of an answer is not: a stream of events
stays open for hours.
"""

import asyncio
import ipaddress
import json
from collections import Counter
from functools import partial
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tanglewood.server.limits import Limits, neighbourhood
from tanglewood.words import words

KEEP_ALIVE = 5
"""Seconds that a connection may be idle between two requests. A proxy has to close it sooner: it would be
sending a request while we close."""

STREAMS = "/events"
WRITE = "write"
"""What a request's state calls the way to its connection."""


class ServerConfig(uvicorn.Config):
    """Uvicorn's settings together with ours. A header that names the client's address is trusted only if the
    request comes from one of the `proxies`."""

    def __init__(self, app: Any, limits: Limits, host: str, port: int, proxies: tuple[str, ...] = ()) -> None:
        super().__init__(
            app,
            host=host,
            port=port,
            http=Connection,
            ws="none",
            # Warnings are about what clients send: anybody could fill the disk with them.
            log_level="error",
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            limit_concurrency=limits.connections,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=KEEP_ALIVE + 1 if proxies else 3,
        )
        self.limits = limits
        self.proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self.crowd: Counter[str] = Counter()

    def trusts(self, address: str) -> bool:
        """Whether an address belongs to a proxy, which many people share."""
        return bool(self.proxies) and any(ipaddress.ip_address(address) in proxy for proxy in self.proxies)


class TooMuchError(Exception):
    """A client sends more than one connection may hold."""


def write_piece(cycle: RequestResponseCycle, piece: bytes) -> bool:
    """Write a piece of an answer that has begun and goes on; False if the connection does not take it now.
    The application may not be about to write one itself."""
    if cycle.flow.write_paused or cycle.disconnected or cycle.response_complete or not cycle.chunked_encoding:
        return False
    cycle.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))
    return True


class Connection(HttpToolsProtocol):
    """A connection within bounds."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.settings = config
        self.limits = config.limits
        self.crowd = config.crowd
        self.neighbours = ""
        # Requests that have been read and not been answered.
        self.cycles: list[RequestResponseCycle] = []
        # Timers for the rest of a request to arrive, and for the client to read enough of the answer.
        self.reading: asyncio.TimerHandle | None = None
        self.writing: asyncio.TimerHandle | None = None
        # Bytes read of the head, of the current piece of a body, and of a body that is not needed any more.
        self.head = 0
        self.piece = 0
        self.head_parsed = False
        self.in_head = False
        self.spare = 0
        # Bytes of a body so far, and of what is sent with it: sizes of its chunks, headers after it.
        self.in_body = False
        self.body = 0
        self.around = 0
        self.refusal = (400, "bad-request", "server-no-http")

    # ------------------------------------------------------------------ opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.neighbours = neighbourhood(address)
        self.crowd[self.neighbours] += 1
        crowded = self.crowd[self.neighbours] > self.limits.connections_from_address
        if crowded and not self.settings.trusts(address):
            self.refuse(503, "crowded", "server-connections")
        else:
            self.expect(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd[self.neighbours] -= 1
        if not self.crowd[self.neighbours]:
            del self.crowd[self.neighbours]
        self.expect(None)
        self.resume_writing()
        self.pipeline.clear()
        for cycle in self.cycles:  # Uvicorn notifies only the request it read last
            cycle.disconnected = cycle.disconnected or not cycle.response_complete
            cycle.message_event.set()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops. A proxy may just be sending somebody's move along an idle connection, and must
        not send it twice: so it is closed by its next answer, by the proxy, or after its time."""
        idle = self.cycle is None or self.cycle.response_complete
        if not (idle and self.client and self.settings.trusts(self.client[0])):
            super().shutdown()

    def expect(self, seconds: float | None) -> None:
        """Allow so many seconds from now for what is being read; None: nothing is."""
        if self.reading is not None:
            self.reading.cancel()
        self.reading = None if seconds is None else self.loop.call_later(seconds, self.out_of_time)

    def out_of_time(self) -> None:
        self.refuse(408, "too-slow", "server-too-slow")

    def refuse(self, status: int, error: str, key: str) -> None:
        """Answer with a refusal in words, unless another answer is under way, and close the connection."""
        if self.transport.is_closing():
            return
        if self.unanswered() or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        body = json.dumps({"error": error, "message": words().say(key), "rule": ""}).encode()
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(
            body
        )
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()

    def unanswered(self) -> bool:
        """Whether an answer is being sent or still queued."""
        self.cycles = [cycle for cycle in self.cycles if not cycle.response_complete]
        return bool(self.cycles)

    # ------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        if self.reading is None and not self.unanswered():
            self.expect(self.limits.head_seconds)
        self.head_parsed = False
        cycle, body = (self.cycle if self.in_body else None), self.body
        super().data_received(data)
        if self.in_head and not self.head_parsed:  # all of it belongs to a single header
            self.head += len(data)
            if self.head > self.limits.head:
                self.refuse(431, "too-large", "server-headers")
        if self.in_body and self.cycle is cycle:  # all of it belongs to the same body or follows it
            self.around += len(data) - (self.body - body)
            if self.around > self.limits.head + self.body:
                self.refuse(413, "too-large", "server-around")

    def send_400_response(self, msg: str) -> None:
        """Called for everything the parser rejects, our own refusals included."""
        self.refuse(*self.refusal)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect(self.limits.head_seconds)
        self.head, self.in_head, self.piece, self.spare = 0, True, 0, 0
        self.in_body, self.body, self.around = False, 0, 0

    def count_head(self, size: int) -> None:
        self.head_parsed = True
        self.head += size
        if self.head > self.limits.head:
            self.refusal = (431, "too-large", "server-headers")
            raise TooMuchError

    def on_url(self, url: bytes) -> None:
        self.count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count_head(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.head_parsed, self.in_head, self.in_body = True, False, True
        self.expect(self.limits.body_seconds)
        super().on_headers_complete()
        self.cycles.append(self.cycle)
        if self.scope["path"].endswith(STREAMS):  # elsewhere nobody asks, and it refers to itself
            self.scope["state"][WRITE] = partial(write_piece, self.cycle)
        if len(self.pipeline) > self.limits.requests_ahead:
            self.refusal = (429, "too-fast", "server-ahead")
            raise TooMuchError

    def on_body(self, body: bytes) -> None:
        self.piece += len(body)
        self.body += len(body)
        if self.piece >= self.limits.body_piece:
            self.piece = 0
            self.expect(self.limits.body_seconds)
        if self.cycle.response_complete:  # it may have been refused for its size while the client still sends
            self.spare += len(body)
            if self.spare > 2 * self.limits.record_body:
                self.refusal = (413, "too-large", "server-body")
                raise TooMuchError
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_body = False
        self.expect(None)
        super().on_message_complete()

    # ------------------------------------------------------------------ writing

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.writing is None:
            self.writing = self.loop.call_later(self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.writing is not None:
            self.writing.cancel()
            self.writing = None
