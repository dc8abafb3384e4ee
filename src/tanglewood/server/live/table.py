"""A table that is held in memory: its game, its listeners, and who is there."""

import asyncio

from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.telling import Updates
from tanglewood.server.live.watchers import Feed
from tanglewood.server.model import Hint, Update


class HostedTable:
    """A live game with its listeners and a lock: one change at a time."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self.feed = Feed()
        self.lock = asyncio.Lock()
        # The version that was stored last from here, or is being stored: the database tells of it, too.
        self.storing = 0
        # The task that lets bots play, while one does.
        self.bots: asyncio.Task[None] | None = None
        # Whether somebody looks for standing orders.
        self.ordering = False
        # The hint for the position after so many entries, in a language: asked for twice, computed once.
        self.hint: tuple[tuple[int, str], asyncio.Task[list[Hint]]] | None = None
        # The owners of seats who were online when that was last published.
        self.present: set[bytes] = set()
        # The timer of the clock that runs.
        self.clock_timer: asyncio.TimerHandle | None = None
        # The length of the log when somebody declined to end the game, and who it was.
        self.declined: tuple[int, bytes | None] = (-1, None)
        # When and from where the last request for this table came.
        self.last_request = 0.0
        self.address = ""
        # By owner: when `seen` was last stored, and the last request unless they closed the page since.
        self.seen_stored: dict[bytes, float] = {}
        self.owner_requests: dict[bytes, float] = {}
        # The first line of the chat that those who listen have not been sent; where other servers write, too.
        self.chat_told = 0
        # One after the other: chat is told, who is here is shown to other servers, and who is there is read.
        self.hearing = asyncio.Lock()
        self.showing = asyncio.Lock()
        self.reading = asyncio.Lock()
        # The owners of seats who are at other servers.
        self.here_elsewhere: frozenset[bytes] = frozenset()

    # ------------------------------------------------------------------ publishing

    def publish_since(self, number: int) -> None:
        """Tell those who listen what has happened since so many entries."""
        if self.live.number > number:
            self.cancel_hint()
            self.feed.publish("update", Updates(self.live, number, self.feed.online()).of, self.live.number)
        else:
            self.publish_state()

    def publish_state(self) -> None:
        """Something other than a move has changed."""
        live, online = self.live, self.feed.online()
        self.feed.publish("update", lambda viewer: Update([], live.state_for(viewer, online)), live.number)

    def publish_presence(self) -> None:
        online = self.feed.online()
        self.present = self.owners_online()
        self.feed.publish("presence", lambda viewer: self.live.seat_infos(viewer, online))

    def owners_online(self) -> set[bytes]:
        return {row.owner for row in self.live.seats if row.owner is not None} & self.feed.online()

    def cancel_hint(self) -> None:
        """Stop computing a hint that nobody needs any more."""
        if self.hint is not None and not self.hint[1].done():
            self.hint[1].cancel()
