"""Who watches a table, and the messages they are sent: what the seats they hold may know."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from typing import NamedTuple

import msgspec

from tanglewood.kernel.state import NOBODY
from tanglewood.words import FALLBACK, in_words, speaking

BACKLOG = 100
"""Messages a slow reader may fall behind before it is disconnected; it comes back for what it missed."""
HEARTBEAT = 10.0
"""Seconds; whoever listens hears something within twice as long."""
STILL_HERE = b": still here\n\n"
BACK_SOON = b"retry: 200\n\n"
"""A browser whose stream ends comes back after so many milliseconds, and says what it heard last."""

encode = msgspec.json.Encoder(enc_hook=in_words).encode


class Viewer(NamedTuple):
    """A person as a table sees them: the seats they hold.

    At a shared screen each person plays at a seat of their own, and all of these seats belong to one browser.
    `looking` is the seat of the person in front of the screen, NOBODY while it is being passed on: nothing
    that only the others may know is sent then. Without it, whoever holds several seats sees what all of them
    know. `language` is the one they read.
    """

    seats: tuple[int, ...] = ()
    looking: int | None = None
    language: str = FALLBACK

    def perspective(self, seat: int) -> int:
        """The seat from which they see what concerns `seat`: that seat itself if it is theirs and nobody
        else is looking."""
        if self.looking is not None:
            return self.looking
        if seat in self.seats:
            return seat
        return self.seats[0] if self.seats else NOBODY

    @property
    def shares_screen(self) -> bool:
        """Whether several people share the screen."""
        return len(self.seats) > 1

    def decides(self, turn: int) -> bool:
        """Whether it is this person's turn."""
        return turn in self.seats and self.looking in (None, turn)


class Listener:
    """One open stream; `secret` is the hash of the cookie it was opened with. `write` writes to the reader's
    connection at once, or returns False if that cannot take any more now."""

    def __init__(
        self,
        owner: bytes | None,
        viewer: Viewer,
        secret: bytes | None = None,
        write: Callable[[bytes], bool] = lambda message: False,
    ) -> None:
        self.owner = owner
        self.viewer = viewer
        self.secret = secret
        self.write = write
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        # Whether everything so far has been written, and the stream waits for the next message.
        self.idle = False
        # Whether nothing was sent since the last look.
        self.silent = False
        self.present: Callable[[], None] = lambda: None
        # Frees the place it has at the table.
        self.leave: Callable[[], object] = lambda: None
        self.beating: asyncio.TimerHandle | None = None

    def send(self, message: bytes) -> bool:
        """Send a message; False if the reader has fallen too far behind. Waking the task of every stream for
        every message costs several times as much as writing it."""
        self.silent = False
        if self.idle and self.queue.empty() and self.write(message):
            if self.viewer.seats:
                self.present()
            return True
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            return False
        return True

    def start_beating(self) -> None:
        """Send a sign of life where nothing else is sent. A timer of its own: waiting for each message with a
        time limit costs as much as sending it."""
        self.beating = asyncio.get_running_loop().call_later(HEARTBEAT, self.beat)

    def beat(self) -> None:
        if self.silent and self.queue.empty():
            self.send(STILL_HERE)
        self.silent = True
        self.start_beating()

    def stop_beating(self) -> None:
        if self.beating is not None:
            self.beating.cancel()

    def end(self) -> bool:
        """End the stream behind what is queued; False if the queue is full."""
        try:
            self.queue.put_nowait(None)
        except asyncio.QueueFull:
            return False
        return True


class Feed:
    """The listeners of one table."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        # The owners of seats who listen at other servers.
        self.elsewhere: frozenset[bytes] = frozenset()
        # Whether the table has left memory: nothing is published here any more.
        self.closed = False

    def online(self) -> set[bytes]:
        return self.online_here() | self.elsewhere

    def online_here(self) -> set[bytes]:
        return {listener.owner for listener in self.listeners if listener.owner is not None}

    def publish(
        self,
        event: str,
        make: Callable[[Viewer], object],
        id: int | None = None,
        seat: int | None = None,
        unless: Collection[bytes] = (),
    ) -> None:
        """Send a message to everybody but some owners, or to whoever decides at a seat. It is made once for
        all who see the same."""
        made: dict[Viewer, bytes] = {}
        for listener in self.listeners[:]:
            viewer = listener.viewer
            if seat is not None and not viewer.decides(seat):
                continue
            if unless and listener.owner in unless:
                continue
            if viewer not in made:
                with speaking(viewer.language):
                    made[viewer] = message(event, make(viewer), id)
            if not listener.send(made[viewer]):
                self.disconnect(listener)

    def update_seats(self, seats_of: Callable[[bytes | None], list[int]]) -> None:
        """Somebody took a seat, or took it along: listeners see the table from the seats they hold now."""
        for listener in self.listeners:
            seats, looking = tuple(seats_of(listener.owner)), listener.viewer.looking
            if looking is not None and looking not in seats:
                looking = NOBODY if len(seats) > 1 else None  # the seat has left this screen
            listener.viewer = listener.viewer._replace(seats=seats, looking=looking)

    def close(self) -> None:
        """End all streams for good; readers who come back find the table as it is read anew."""
        self.closed = True
        for listener in self.listeners[:]:
            self.disconnect(listener)

    def farewell(self) -> None:
        """End all streams behind what is still to be sent, and ask their readers to come back at once."""
        for listener in self.listeners[:]:
            if not listener.send(BACK_SOON) or not listener.end():
                self.disconnect(listener)

    def disconnect(self, listener: Listener) -> None:
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
        present: Callable[[], None],
    ) -> AsyncGenerator[bytes, None]:
        """The bytes of one stream, until the reader leaves or is disconnected. `changed` is called when the
        reader comes and goes, `present` whenever the reader is sure to be there.

        The listener is registered by the first step: a stream that nobody ever reads leaves no trace. By then
        the table may have left memory.
        """
        if self.closed:
            yield BACK_SOON
            return
        self.listeners.append(listener)
        listener.present = present
        listener.start_beating()
        try:
            changed()
            yield await first()
            present()
            while True:
                listener.idle = True
                message = await listener.queue.get()
                listener.idle = False
                if message is None:
                    return
                yield message
                if listener.viewer.seats:  # spectators are there as long as their stream is
                    present()
        finally:
            listener.stop_beating()
            if listener in self.listeners:
                self.listeners.remove(listener)
            listener.leave()
            present()
            changed()


def message(event: str, data: object, id: int | None = None) -> bytes:
    """A server-sent event; JSON has no line breaks, so one line of data is enough."""
    head = f"id: {id}\n" if id is not None else ""
    return f"{head}event: {event}\ndata: ".encode() + encode(data) + b"\n\n"
