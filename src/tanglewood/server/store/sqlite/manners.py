"""What happens beside the moves, in SQLite."""

import json
import sqlite3

import msgspec

from tanglewood.server.live.manners import ClockRow, Notice, Proposal, StoredManners
from tanglewood.server.model_manners import ClockWish
from tanglewood.server.store.interface import MannersStore, SeatCodeRow
from tanglewood.server.store.sqlite.thread import DatabaseThread


class SqliteManners(MannersStore):
    def __init__(self, thread: DatabaseThread) -> None:
        self.thread = thread

    async def add_notice(self, id: str, place: int, notice: Notice, over: bool, now: float) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            try:
                write_notice(db, id, place, notice, now)
            except sqlite3.IntegrityError:
                return False
            if over:
                db.execute("update tables set over = 1 where id = ?", (id,))
                db.execute("delete from proposals where id = ?", (id,))
            db.execute("update tables set changed = ? where id = ?", (now, id))
            return True

        return await self.thread.do(work)

    async def set_proposal(self, id: str, proposal: Proposal | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from proposals where id = ?", (id,))
            if proposal is not None:
                db.execute(
                    "insert into proposals (id, seat, agreed) values (?, ?, ?)",
                    (id, proposal.seat, json.dumps(sorted(proposal.agreed))),
                )

        await self.thread.do(work)

    async def set_times(self, id: str, times: ClockRow) -> None:
        await self.thread.do(lambda db: write_times(db, id, times))

    async def add_code(self, code: bytes, id: str, seat: int, now: float, until: float) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from codes where until <= ? or (id = ? and seat = ?)", (now, id, seat))
            db.execute(
                "insert into codes (code, id, seat, until) values (?, ?, ?, ?)", (code, id, seat, until)
            )

        await self.thread.do(work)

    async def find_code(self, code: bytes, now: float) -> SeatCodeRow | None:
        def work(db: sqlite3.Connection) -> SeatCodeRow | None:
            row = db.execute(
                "select id, seat from codes where code = ? and until > ?", (code, now)
            ).fetchone()
            return SeatCodeRow(*row) if row else None

        return await self.thread.do(work)

    async def move_seat(self, code: bytes, owner: bytes, now: float) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            row = db.execute(
                "delete from codes where code = ? and until > ? returning id, seat", (code, now)
            ).fetchone()
            if row is None:
                return False
            id, seat = row
            (old,) = db.execute("select owner from seats where id = ? and seat = ?", (id, seat)).fetchone()
            db.execute(
                "update seats set owner = ?, seen = ? where id = ? and seat = ?", (owner, now, id, seat)
            )
            db.execute(
                "update votes set voter = ? where id = ? and voter = ?"
                " and not exists (select 1 from seats s where s.id = votes.id and s.owner = votes.voter)",
                (owner, id, old),
            )
            return True

        return await self.thread.do(work)


def write_notice(db: sqlite3.Connection, id: str, place: int, notice: Notice, now: float) -> None:
    db.execute(
        "insert into notices (id, place, number, seat, kind, ends, at) values (?, ?, ?, ?, ?, ?, ?)",
        (id, place, notice.number, notice.seat, notice.kind, int(notice.ends), now),
    )


def write_times(db: sqlite3.Connection, id: str, times: ClockRow) -> None:
    db.execute("update tables set due = ? where id = ?", (times.due, id))
    db.executemany(
        "update seats set time_left = ? where id = ? and seat = ?",
        [(left, id, seat) for seat, left in enumerate(times.left)],
    )


def clock_text(clock: ClockWish | None) -> str | None:
    return None if clock is None else msgspec.json.encode(clock).decode()


def read_manners(db: sqlite3.Connection, id: str, clock: str | None, due: float | None) -> StoredManners:
    agreed = None if clock is None else msgspec.json.decode(clock, type=ClockWish)
    rows = db.execute("select time_left from seats where id = ? order by seat", (id,))
    left = [seconds for (seconds,) in rows]
    # A clock that was never stored begins anew.
    times = ClockRow(left if agreed and any(seconds is not None for seconds in left) else [], due)
    notices = db.execute("select number, seat, kind, ends from notices where id = ? order by place", (id,))
    found = db.execute("select seat, agreed from proposals where id = ?", (id,)).fetchone()
    return StoredManners(
        agreed,
        times,
        tuple(Notice(number, seat, kind, bool(ends)) for number, seat, kind, ends in notices),
        Proposal(found[0], frozenset(json.loads(found[1]))) if found else None,
    )
