"""Moves in PostgreSQL, where every statement is a journey to another process."""

from tanglewood.server.live.entry import UNDO, LogEntry
from tanglewood.server.live.manners import ClockRow
from tanglewood.server.store.tables import TableStore


class PostgresTables(TableStore):
    """The same as everywhere, but an ordinary move is one statement instead of four."""

    async def append(
        self,
        id: str,
        version: int,
        number: int,
        entry: LogEntry,
        over: bool,
        now: float,
        times: ClockRow | None = None,
        lapse: bool = False,
        waits: bytes | None = None,
    ) -> bool:
        if times is not None or lapse or waits is not None:
            return await super().append(id, version, number, entry, over, now, times, lapse, waits)
        ended = int(over and entry.kind != UNDO)
        stored = await self.database.run(
            "with changed as (update tables set changed = ?, over = ?, version = version + 1"
            " where id = ? and version = ? returning id)"
            " insert into log (id, number, seat, kind, text)"
            " select id, ?::integer, ?::integer, ?, ? from changed",
            (now, ended, id, version, number, *entry),
        )
        return stored == 1
