"""What services may ask of a database, by subject. A further engine implements the same classes.

Every method returns after its change is durable. Methods that can be refused by what is stored already say so
by their result; a database that cannot be used raises StoreError.
"""

from abc import ABC, abstractmethod
from typing import NamedTuple

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.setting import Choice
from tanglewood.server.live.entry import LogEntry
from tanglewood.server.live.manners import ClockRow, Notice, Proposal, StoredManners
from tanglewood.server.live.seat import TableSeat
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
    manners: StoredManners = StoredManners()
    pack: DesignerPack | None = None


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
    async def append(
        self,
        id: str,
        number: int,
        entry: LogEntry,
        over: bool,
        now: float,
        times: ClockRow | None = None,
        lapse: bool = False,
    ) -> bool:
        """Append an entry to a log that has `number` entries. False if it has more: somebody else wrote. With
        it the clocks are stored, and a proposal that lapses is dropped."""

    @abstractmethod
    async def of_owner(self, owner: bytes, limit: int) -> list[tuple[str, float]]:
        """The ids of an owner's tables with the time of their last change, running games first."""

    @abstractmethod
    async def set_pace(self, id: str, pace: Pace) -> None:
        """How fast bots play at a table."""

    @abstractmethod
    async def set_rematch(self, id: str, rematch: str) -> None:
        """The id of the table at which the same people play again."""


class PackStore(ABC):
    """Packs of designers that tables are played with. A table's pack is stored with the table."""

    @abstractmethod
    async def read(self, id: str) -> DesignerPack | None:
        """The pack of this id."""

    @abstractmethod
    async def named(self, name: str) -> DesignerPack | None:
        """The pack that records call by this name, version and fingerprint."""


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


class SeatCodeRow(NamedTuple):
    """Which seat a code takes along."""

    id: str
    seat: int


class MannersStore(ABC):
    """What happens beside the moves: notices, proposals, clocks, and codes that move seats."""

    @abstractmethod
    async def add_notice(self, id: str, place: int, notice: Notice, over: bool, now: float) -> bool:
        """Add the notice that comes after `place` others. False if there are more: somebody else wrote."""

    @abstractmethod
    async def set_proposal(self, id: str, proposal: Proposal | None) -> None:
        """Who wants to end the game; None: nobody does any more."""

    @abstractmethod
    async def set_times(self, id: str, times: ClockRow) -> None:
        """How much is left on the clocks."""

    @abstractmethod
    async def add_code(self, code: bytes, id: str, seat: int, now: float, until: float) -> None:
        """A code (its hash) that moves a seat; an older one of that seat is void."""

    @abstractmethod
    async def find_code(self, code: bytes, now: float) -> SeatCodeRow | None:
        """The seat of a code that still counts."""

    @abstractmethod
    async def move_seat(self, code: bytes, owner: bytes, now: float) -> bool:
        """Use a code up and give its seat to another owner, with the votes of the old one who has none left.
        False if the code does not count any more."""


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
    packs: PackStore
    seats: SeatStore
    manners: MannersStore
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
