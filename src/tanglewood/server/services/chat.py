"""Chat at a table."""

from tanglewood.server.clock import Clock
from tanglewood.server.errors import refusing
from tanglewood.server.limits import Limits
from tanglewood.server.live.table import HostedTable
from tanglewood.server.model import ChatLine, stamp
from tanglewood.server.services.people.names import tidy
from tanglewood.server.services.tables import TableService
from tanglewood.server.store import ChatRow, Store


class ChatService:
    """What people say at a table: everybody reads it, those who hold a seat write it."""

    def __init__(self, store: Store, tables: TableService, limits: Limits, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.limits = limits
        self.clock = clock

    async def say(self, id: str, owner: bytes | None, text: str) -> ChatLine:
        table = await self.tables.table(id)
        mine = table.live.seats_of(owner)
        if not mine:
            raise refusing(403, "not-seated", "server-chat-seated")
        seat, name = mine[0], table.live.names[mine[0]]
        said = tidy(text)
        if not said:
            raise refusing(422, "empty", "server-chat-empty")
        at = self.clock.now()
        number = await self.store.chat.add(id, seat, name, said, at, self.limits.chat_lines)
        if number is None:
            raise refusing(422, "too-much", "server-chat-full")
        line = ChatLine(number, seat, name, said, stamp(at))
        if not self.store.shared:  # else the database tells all servers, this one too
            await tell(self.store, table, line)
        return line

    async def lines(self, id: str, owner: bytes | None) -> list[ChatLine]:
        """What was said at a table, without those whom the reader does not want to hear."""
        live = (await self.tables.table(id)).live
        rows = await self.store.chat.read(id)
        if owner is None or not rows:
            return [line_of(row) for row in rows]
        blocked = await self.store.talk.blocked_by(owner)
        silent = set(await self.store.talk.muted(id, owner))
        silent |= {seat for seat, row in enumerate(live.seats) if row.owner in blocked}
        return [line_of(row) for row in rows if row.seat not in silent]


def line_of(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, stamp(row.at))


async def tell(store: Store, table: HostedTable, line: ChatLine) -> None:
    """Tell everybody who watches here and wants to hear it."""
    silent = await store.talk.not_told(table.live.id, line.seat, table.live.seats[line.seat].owner)
    table.feed.publish("chat", lambda _: line, unless=silent)
