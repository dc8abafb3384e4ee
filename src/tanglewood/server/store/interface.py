"""What services may ask of a database, by subject. A further engine implements the same classes.

Every method returns after its change is durable. Methods that can be refused by what is stored already say so
by their result; a database that cannot be used raises StoreError.
"""

from abc import ABC, abstractmethod
from typing import NamedTuple

from tanglewood.kernel.setting import Choice
from tanglewood.server.live.game import LogEntry, TableSeat
from tanglewood.server.model import Pace


class StoreError(Exception):
    """The database cannot be read or written now."""


class TableRow(NamedTuple):
    """A table as it is stored, without its id and its log."""

    game: str
    options: dict[str, Choice]
    seed: int
    position: str
    seats: list[TableSeat]
    pace: Pace = "quick"
    away: int | None = None
    rematch: str | None = None


class StoredTable(NamedTuple):
    """A table with its log."""

    row: TableRow
    log: list[LogEntry]


class ChatRow(NamedTuple):
    """One line of a table's chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class TableStore(ABC):
    """Tables and their logs."""

    @abstractmethod
    async def read(self, id: str) -> StoredTable | None:
        """A table with its log, or None if there is no such table."""

    @abstractmethod
    async def add(
        self, id: str, table: TableRow, log: list[LogEntry], over: bool, now: float, limit: int
    ) -> bool:
        """Add a table. False if there are `limit` tables already."""

    @abstractmethod
    async def append(self, id: str, number: int, entry: LogEntry, over: bool, now: float) -> bool:
        """Append an entry to a log that has `number` entries. False if it has more: somebody else wrote."""

    @abstractmethod
    async def of_owner(self, owner: bytes, limit: int) -> list[tuple[str, float]]:
        """The ids of an owner's tables with the time of their last change, running games first."""

    @abstractmethod
    async def set_pace(self, id: str, pace: Pace) -> None:
        """How fast bots play at a table."""

    @abstractmethod
    async def set_rematch(self, id: str, rematch: str) -> None:
        """The id of the table at which the same people play again."""


class SeatStore(ABC):
    """Who sits where, and the votes about seats."""

    @abstractmethod
    async def take(self, id: str, seat: int, owner: bytes, name: str, now: float) -> bool:
        """Give an invited person their seat. False if the invitation has been used."""

    @abstractmethod
    async def set_stand_in(self, id: str, seat: int, bot: str | None) -> None:
        """Which bot plays for a person; this ends all votes about the seat."""

    @abstractmethod
    async def set_seen(self, id: str, owner: bytes, now: float) -> None:
        """When a person was last at the table."""

    @abstractmethod
    async def set_consent(self, id: str, seat: int, bot: str | None) -> None:
        """Which bot may play while the person is away."""

    @abstractmethod
    async def add_vote(self, id: str, seat: int, voter: bytes) -> None:
        """Add a vote to let a bot play at a seat; a second vote of the same person changes nothing."""

    @abstractmethod
    async def drop_votes(self, id: str, seat: int, voter: bytes | None = None) -> None:
        """Delete the votes about a seat: one voter's, or all."""


class ChatStore(ABC):
    """What people say at tables."""

    @abstractmethod
    async def add(self, id: str, seat: int, name: str, text: str, now: float, limit: int) -> int | None:
        """Add a line and return its number. None if the table has `limit` lines already."""

    @abstractmethod
    async def read(self, id: str) -> list[ChatRow]:
        """All lines of a table."""


class AnalysisStore(ABC):
    """Analyses of finished games, as JSON."""

    @abstractmethod
    async def read(self, id: str) -> str | None:
        """The analysis of a table's game, if there is one."""

    @abstractmethod
    async def save(self, id: str, level: str, now: float, body: str) -> None:
        """Store an analysis in place of an older one."""


class Store(ABC):
    """A database: open it once, ask it by subject, close it."""

    tables: TableStore
    seats: SeatStore
    chat: ChatStore
    analyses: AnalysisStore

    @abstractmethod
    def open(self, address: str = "") -> None:
        """Open the database, once. `address` is shown to another server that wants the same one."""

    @abstractmethod
    def close(self) -> None:
        """Finish the work that is queued, and close the database."""

    @abstractmethod
    async def check_writable(self, now: float) -> None:
        """Write something, to see whether that works."""
