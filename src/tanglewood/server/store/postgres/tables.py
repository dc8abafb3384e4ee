"""Moves in PostgreSQL, where every statement is a journey to another process."""

from tanglewood.server.live.entry import UNDO, LogEntry
from tanglewood.server.live.manners import ClockRow
from tanglewood.server.store.people.turns import NEW_TURN
from tanglewood.server.store.tables import TableStore

THEIRS = NEW_TURN.format(row="select id, ?::integer, ?, ?::double precision, 0, 0 from changed")
NOBODYS = "delete from turns using changed where turns.id = changed.id"


class PostgresTables(TableStore):
    """The same as everywhere, but a move is one statement instead of six, unless it changes more of the table
    than its log: clocks, or a proposal that lapses."""

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
        if times is not None or lapse:
            return await super().append(id, version, number, entry, over, now, times, lapse, waits)
        ended = int(over and entry.kind != UNDO)
        turn = "" if waits is None else f", turn as ({THEIRS if waits else NOBODYS})"
        waiting = (number + 1, waits.hex(), now) if waits else ()
        stored = await self.database.run(
            "with changed as (update tables set changed = ?, over = ?, version = version + 1"
            f" where id = ? and version = ? returning id){turn}"
            " insert into log (id, number, seat, kind, text)"
            " select id, ?::integer, ?::integer, ?, ? from changed",
            (now, ended, id, version, *waiting, number, *entry),
        )
        return stored == 1
