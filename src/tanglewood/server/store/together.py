"""What several servers on one database do together: hear what the others store, drive each job in one place
only, and know who is at a table elsewhere. A server that is alone needs none of it."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from tanglewood.server.live.entry import LogEntry


class Elsewhere(NamedTuple):
    """The people at a table who are connected to other servers: by a stream, or by a stream or request."""

    online: frozenset[bytes] = frozenset()
    here: frozenset[bytes] = frozenset()


class Spent(NamedTuple):
    """So many requests of a kind have been granted at one server, to whoever has this mark."""

    kind: str
    mark: str
    granted: int


class Told(NamedTuple):
    """A change of a table as it is told: its version, and with a move the entry of the log, by its number."""

    id: str
    version: int
    number: int = -1
    entry: LogEntry | None = None


class Hearing(ABC):
    """What a server does about what it hears. Messages name a table and a number, and an entry of a log:
    whoever hears one reads the rest from the database."""

    @abstractmethod
    def is_news(self, what: str, id: str, number: int) -> bool:
        """Whether a `table` or `room` of this version, or line of a `chat`, is not known here yet and has to
        be; a `session` that has ended always is."""

    @abstractmethod
    def moved(self, told: Told) -> bool:
        """Play a move that was told at once; False if the table has to be read."""

    @abstractmethod
    async def table_changed(self, id: str, version: int | None) -> None:
        """A table has this version now; None: it is gone."""

    @abstractmethod
    async def chat_said(self, id: str, number: int) -> None:
        """A table's chat has a line of this number."""

    @abstractmethod
    async def room_changed(self, id: str) -> None:
        """A companion session that several phones share has gone on."""

    @abstractmethod
    async def presence_changed(self, id: str) -> None:
        """Somebody came to a table at another server, or left."""

    @abstractmethod
    async def session_ended(self, secret: bytes) -> None:
        """Somebody has signed out with a device; `secret` is the hash of its cookie."""

    @abstractmethod
    def spent(self, spent: list[Spent]) -> None:
        """Another server has granted requests to those who send many."""

    @abstractmethod
    def alive(self, servers: int) -> None:
        """So many servers are alive, this one included."""

    @abstractmethod
    async def missed(self) -> None:
        """The connection was lost for a while, or a server is gone: anything may have changed."""

    @abstractmethod
    async def renumbered(self) -> None:
        """The others know this server by another number from now on, and not yet who is here."""


class Together:
    """A server that is alone: every job is its own, and nobody is elsewhere."""

    hears = True
    """Whether it is told now what the others do."""

    async def start(self, hearing: Hearing) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Stop listening; others may take over the jobs at once."""

    async def take(self, job: str) -> bool:
        """Whether this server drives a job from now on, until it leaves it or dies."""
        return True

    async def leave(self, job: str) -> None:
        """Let others drive a job."""

    async def show(self, id: str, here: Elsewhere) -> None:
        """Tell the others who is at a table here."""

    async def elsewhere(self, id: str) -> Elsewhere:
        """Who is at a table at other servers."""
        return Elsewhere()

    async def spent(self, spent: list[Spent]) -> None:
        """Tell the others of requests that have been granted here."""

    async def count(self, id: str, here: int, most: int | None) -> bool:
        """Tell the others that a table has so many streams here, unless all together are more than `most`;
        False then."""
        return most is None or here <= most
