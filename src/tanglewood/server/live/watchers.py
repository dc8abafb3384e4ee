"""Who listens to a table, and telling them: every listener gets what the seats it holds may know."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec

from tanglewood.server.live.viewer import Viewer

BACKLOG = 100
"""Messages a slow reader may fall behind before it is let go; it comes back and asks for what it missed."""
HEARTBEAT = 15.0

encode = msgspec.json.Encoder().encode


class Listener:
    """One open stream."""

    def __init__(self, owner: bytes | None, viewer: Viewer) -> None:
        self.owner = owner
        self.viewer = viewer
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: bytes) -> bool:
        """Queue a message; False if the reader has fallen too far behind."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            return False
        return True


class Feed:
    """The listeners of one table."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def online(self) -> set[bytes]:
        return {listener.owner for listener in self.listeners if listener.owner is not None}

    def tell(
        self,
        event: str,
        make: Callable[[Viewer], object],
        id: int | None = None,
        seat: int | None = None,
    ) -> None:
        """Tell everybody, or whoever decides at a seat; it is made once for all who see the same."""
        made: dict[Viewer, bytes] = {}
        for listener in self.listeners[:]:
            viewer = listener.viewer
            if seat is not None and not viewer.decides(seat):
                continue
            if viewer not in made:
                made[viewer] = message(event, make(viewer), id)
            if not listener.send(made[viewer]):
                self.let_go(listener)

    def seat_anew(self, seats_of: Callable[[bytes | None], list[int]]) -> None:
        """Somebody took a seat: who listens already sees from there at once."""
        for listener in self.listeners:
            listener.viewer = listener.viewer._replace(seats=tuple(seats_of(listener.owner)))

    def let_all_go(self) -> None:
        for listener in self.listeners[:]:
            self.let_go(listener)

    def let_go(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
        while not listener.queue.empty():
            listener.queue.get_nowait()
        listener.queue.put_nowait(None)

    async def stream(
        self,
        listener: Listener,
        first: Callable[[], Awaitable[bytes]],
        changed: Callable[[], None],
        looking: Callable[[], None],
    ) -> AsyncIterator[bytes]:
        """The bytes of one stream, until the reader leaves or is let go. `changed` is called when it comes
        and goes, `looking` whenever it is sure to be there.

        The listener is only known from the first step on: a stream that nobody ever reads leaves no trace.
        """
        self.listeners.append(listener)
        try:
            changed()
            yield await first()
            while True:
                looking()
                try:
                    message = await asyncio.wait_for(listener.queue.get(), HEARTBEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if message is None:
                    return
                yield message
        finally:
            if listener in self.listeners:
                self.listeners.remove(listener)
            looking()
            changed()


def message(event: str, data: object, id: int | None = None) -> bytes:
    """A server-sent event; JSON has no line breaks, so one line of data is enough."""
    head = f"id: {id}\n" if id is not None else ""
    return f"{head}event: {event}\ndata: ".encode() + encode(data) + b"\n\n"
