"""What is stored, as services see it."""

from typing import NamedTuple

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.setting import Choice
from tanglewood.server.live.entry import LogEntry
from tanglewood.server.live.lobby import LobbyRow
from tanglewood.server.live.manners import StoredManners
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.model import Pace


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
    lobby: LobbyRow = LobbyRow()


class StoredTable(NamedTuple):
    """A table with its log. `version` counts the changes of the table: whoever wants to change it says which
    version they know, and is refused if it is an older one. `begun` is the version of Tanglewood and the pack
    the table began with; empty if it is older than this note."""

    row: TableRow
    log: list[LogEntry]
    version: int
    begun: str = ""


class News(NamedTuple):
    """The version of a table, the last one with which something beside its log changed, and the end of its
    log."""

    version: int
    beside: int
    log: list[LogEntry]


class ChatRow(NamedTuple):
    """One line of a table's chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class AnalysisJob(NamedTuple):
    """An analysis that is being made: for whom, asked for from where (a hash), and how much is done."""

    id: str
    owner: bytes
    address: bytes
    level: str
    share: float = 0.0


class SeatCodeRow(NamedTuple):
    """Which seat a code takes along."""

    id: str
    seat: int
