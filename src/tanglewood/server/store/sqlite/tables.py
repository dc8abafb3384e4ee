"""Tables and their logs in SQLite."""

import json
import sqlite3

from tanglewood.server.live.entry import MOVE, LogEntry
from tanglewood.server.live.manners import ClockRow
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.model import Pace
from tanglewood.server.store.interface import StoredTable, TableRow, TableStore
from tanglewood.server.store.sqlite.manners import clock_text, read_manners, write_notice, write_times
from tanglewood.server.store.sqlite.packs import read_pack, write_pack
from tanglewood.server.store.sqlite.thread import DatabaseThread


class SqliteTables(TableStore):
    def __init__(self, thread: DatabaseThread) -> None:
        self.thread = thread

    async def read(self, id: str) -> StoredTable | None:
        def work(db: sqlite3.Connection) -> StoredTable | None:
            row = db.execute(
                "select game, options, seed, position, pace, away, rematch, clock, due, pack from tables"
                " where id = ?",
                (id,),
            ).fetchone()
            if row is None:
                return None
            game, options, seed, position, pace, away, rematch, clock, due, pack = row
            manners = read_manners(db, id, clock, due)
            seats = read_seats(db, id)
            start = (game, json.loads(options), int(seed), position)
            table = TableRow(*start, seats, pace, away, rematch, manners, read_pack(db, pack))
            log = db.execute("select seat, kind, text from log where id = ? order by number", (id,))
            return StoredTable(table, [LogEntry(*entry) for entry in log])

        return await self.thread.do(work)

    async def add(
        self, id: str, table: TableRow, log: list[LogEntry], over: bool, now: float, limit: int
    ) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            (count,) = db.execute("select count(*) from tables").fetchone()
            if count >= limit:
                return False
            about = (id, table.game, json.dumps(table.options), str(table.seed), table.position)
            db.execute(
                "insert into tables"
                " (id, game, options, seed, position, created, changed, over, pace, away, clock, pack)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(*about, now, now, int(over), table.pace, table.away),
                    *(clock_text(table.manners.clock), write_pack(db, table.pack, now)),
                ),
            )
            db.executemany(
                "insert into seats (id, seat, kind, bot, name, owner, invitation, seen)"
                " values (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (id, seat, row.kind, row.bot, row.name, row.owner, row.invitation, row.seen)
                    for seat, row in enumerate(table.seats)
                ],
            )
            db.executemany(
                "insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)",
                [(id, number, *entry) for number, entry in enumerate(log)],
            )
            for place, notice in enumerate(table.manners.notices):
                write_notice(db, id, place, notice, now)
            return True

        return await self.thread.do(work)

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
        def work(db: sqlite3.Connection) -> bool:
            try:
                db.execute(
                    "insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)",
                    (id, number, *entry),
                )
            except sqlite3.IntegrityError:
                return False
            ended = int(over and entry.kind == MOVE)
            db.execute("update tables set changed = ?, over = ? where id = ?", (now, ended, id))
            if times is not None:
                write_times(db, id, times)
            if lapse:
                db.execute("delete from proposals where id = ?", (id,))
            return True

        return await self.thread.do(work)

    async def of_owner(self, owner: bytes, limit: int) -> list[tuple[str, float]]:
        def work(db: sqlite3.Connection) -> list[tuple[str, float]]:
            return db.execute(
                "select distinct t.id, t.changed from tables t join seats s on s.id = t.id where s.owner = ?"
                " order by t.over, t.changed desc limit ?",
                (owner, limit),
            ).fetchall()

        return await self.thread.do(work)

    async def set_pace(self, id: str, pace: Pace) -> None:
        await self.thread.execute("update tables set pace = ? where id = ?", (pace, id))

    async def set_rematch(self, id: str, rematch: str) -> None:
        await self.thread.execute("update tables set rematch = ? where id = ?", (rematch, id))


def read_seats(db: sqlite3.Connection, id: str) -> list[TableSeat]:
    rows = db.execute(
        "select kind, bot, name, owner, invitation, stand_in, seen, consent, used from seats where id = ?"
        " order by seat",
        (id,),
    )
    seats = [TableSeat(*row) for row in rows]
    for seat, voter in db.execute("select seat, voter from votes where id = ?", (id,)):
        seats[seat].votes.add(voter)
    return seats
