"""Tables and their logs."""

import json

from tanglewood.kernel.config import rulings_in
from tanglewood.kernel.registry import as_of, lookup
from tanglewood.server.live.entry import UNDO, LogEntry
from tanglewood.server.live.lobby import LobbyRow
from tanglewood.server.live.manners import ClockRow
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.model import Pace
from tanglewood.server.store.database import Database, Session
from tanglewood.server.store.manners import clock_text, read_manners, write_notice, write_times
from tanglewood.server.store.packs import read_pack, write_pack
from tanglewood.server.store.people.turns import write_turn
from tanglewood.server.store.rows import News, StoredTable, TableRow
from tanglewood.version import VERSION


class TableStore:
    """Tables and their logs. What changes a table returns False if somebody else has changed it since the
    version named; nothing is changed then."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, id: str, after: int = 0) -> StoredTable | None:
        """A table with its log from an entry on, or None if there is no such table."""

        async def work(db: Session) -> StoredTable | None:
            row = await db.row(
                "select game, options, seed, position, pace, away, rematch, clock, due, ticking,"
                " ticking_since, pack, version, begun, listed, opener from tables where id = ?",
                (id,),
            )
            if row is None:
                return None
            # The version was read first: whatever the next queries find is at least as new.
            *about, listed, opener = row
            game, options, seed, position, pace, away, rematch, clock, *times, pack, version, begun = about
            manners = await read_manners(db, id, clock, *times)
            seats = await read_seats(db, id)
            start = (game, json.loads(options), int(seed), position)
            # A game goes on by the rulings it began with.
            played_with = as_of(game, rulings_in(begun), await read_pack(db, pack))
            lobby = LobbyRow(bool(listed), opener)
            table = TableRow(*start, seats, pace, away, rematch, manners, played_with, lobby)
            log = await db.rows(
                "select seat, kind, text from log where id = ? and number >= ? order by number", (id, after)
            )
            return StoredTable(table, [LogEntry(*entry) for entry in log], version, begun)

        return await self.database.read(work)

    async def add(
        self,
        id: str,
        table: TableRow,
        log: list[LogEntry],
        over: bool,
        now: float,
        limit: int,
        waits: bytes | None = None,
    ) -> bool:
        """Add a table, at which `waits` has to decide. False if there are `limit` tables already."""

        async def work(db: Session) -> bool:
            ((count,),) = await db.rows("select count(*) from tables")
            if count >= limit:
                return False
            written = table.pack and table.pack.as_written()
            about = (id, table.game, json.dumps(table.options), str(table.seed), table.position)
            await db.run(
                "insert into tables"
                " (id, game, options, seed, position, created, changed, over, pace, away, clock, pack,"
                " begun, listed, opener) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(*about, now, now, int(over), table.pace, table.away),
                    *(
                        clock_text(table.manners.clock),
                        await write_pack(db, written, now),
                    ),
                    f"{VERSION} {lookup(table.game, table.pack).pack}",
                    *(int(table.lobby.listed), table.lobby.opener),
                ),
            )
            await db.run_many(
                "insert into seats (id, seat, kind, bot, name, owner, invitation, seen, kept)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (id, seat, row.kind, row.bot, row.name, row.owner, row.invitation, row.seen, row.kept)
                    for seat, row in enumerate(table.seats)
                ],
            )
            await db.run_many(
                "insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)",
                [(id, number, *entry) for number, entry in enumerate(log)],
            )
            for place, notice in enumerate(table.manners.notices):
                await write_notice(db, id, place, notice, now)
            if waits is not None:
                await write_turn(db, id, len(log), waits, now)
            return True

        return await self.database.do(work)

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
        """Append an entry to a log that has `number` entries. With it the clocks are stored, a proposal that
        lapses is dropped, and so is written down which person has to decide now (`waits`; empty: none; None:
        nobody here wants to know)."""

        async def work(db: Session) -> bool:
            # The row of the table is locked by this until the move is stored.
            more = times is not None or lapse
            changed = await db.run(
                "update tables set changed = ?, over = ?, version = version + 1,"
                " beside = case ? when 1 then version + 1 else beside end where id = ? and version = ?",
                (now, int(over and entry.kind != UNDO), int(more), id, version),
            )
            if not changed:
                return False
            # Whatever else goes wrong, the key of the log admits no second entry of this number.
            await db.run(
                "insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)",
                (id, number, *entry),
            )
            if times is not None:
                await write_times(db, id, times)
            if lapse:
                await db.run("delete from proposals where id = ?", (id,))
            if waits is not None:
                await write_turn(db, id, number + 1, waits, now)
            return True

        return await self.database.do(work)

    async def news(self, id: str, after: int) -> News | None:
        """What a table's log has from an entry on, by one query; None if there is no such table."""
        rows = await self.database.read(
            lambda db: db.rows(
                "select t.version, t.beside, l.seat, l.kind, l.text from tables t"
                " left join log l on l.id = t.id and l.number >= ? where t.id = ? order by l.number",
                (after, id),
            )
        )
        if not rows:
            return None
        log = [LogEntry(*entry) for _, _, *entry in rows if entry[0] is not None]
        return News(rows[0][0], rows[0][1], log)

    async def version(self, id: str) -> int | None:
        """How often a table has changed; None if there is no such table."""
        row = await self.database.read(
            lambda db: db.row("select version from tables where id = ?", (id,)),
        )
        return None if row is None else int(row[0])

    async def of_owner(self, owner: bytes, limit: int) -> list[tuple[str, float]]:
        """The ids of the tables where an owner sits, or a seat is kept for them, with the time of their last
        change, running games first."""
        rows = await self.database.read(
            lambda db: db.rows(
                "select id, changed from tables where id in"
                " (select id from seats where owner = ? or kept = ?) order by over, changed desc limit ?",
                (owner, owner, limit),
            )
        )
        return [(id, changed) for id, changed in rows]

    async def set_pace(self, id: str, version: int, pace: Pace) -> bool:
        """How fast bots play at a table."""
        changed = await self.database.run(
            "update tables set pace = ?, version = version + 1, beside = version + 1"
            " where id = ? and version = ?",
            (pace, id, version),
        )
        return changed == 1

    async def set_rematch(self, id: str, version: int, rematch: str) -> bool:
        """The id of the table at which the same people play again."""
        changed = await self.database.run(
            "update tables set rematch = ?, version = version + 1, beside = version + 1"
            " where id = ? and version = ?",
            (rematch, id, version),
        )
        return changed == 1


async def read_seats(db: Session, id: str) -> list[TableSeat]:
    rows = await db.rows(
        "select kind, bot, name, owner, invitation, stand_in, seen, consent, used, kept from seats"
        " where id = ? order by seat",
        (id,),
    )
    seats = [TableSeat(*row) for row in rows]
    for seat, voter in await db.rows("select seat, voter from votes where id = ?", (id,)):
        seats[seat].votes.add(voter)
    return seats
