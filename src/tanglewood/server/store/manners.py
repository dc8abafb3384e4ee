"""What happens beside the moves: notices, proposals, clocks, and codes that move seats."""

import json

import msgspec

from tanglewood.server.live.manners import ClockRow, Notice, Proposal, StoredManners
from tanglewood.server.models.manners import ClockWish
from tanglewood.server.store.database import Database, Session
from tanglewood.server.store.rows import SeatCodeRow
from tanglewood.server.store.seats import count_change


class MannersStore:
    """What changes a table returns False if somebody else has changed it since the version named; nothing is
    changed then."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_notice(
        self, id: str, version: int, place: int, notice: Notice, over: bool, now: float
    ) -> bool:
        """Add the notice that comes after `place` others."""

        async def work(db: Session) -> bool:
            if not await count_change(db, id, version):
                return False
            await write_notice(db, id, place, notice, now)
            await db.run("update tables set changed = ? where id = ?", (now, id))
            if over:
                await db.run("update tables set over = 1 where id = ?", (id,))
                await db.run("delete from proposals where id = ?", (id,))
            return True

        return await self.database.do(work)

    async def set_proposal(self, id: str, version: int, proposal: Proposal | None) -> bool:
        """Who wants to end the game; None: nobody does any more."""

        async def work(db: Session) -> bool:
            if not await count_change(db, id, version):
                return False
            await db.run("delete from proposals where id = ?", (id,))
            if proposal is not None:
                await db.run(
                    "insert into proposals (id, seat, agreed) values (?, ?, ?)",
                    (id, proposal.seat, json.dumps(sorted(proposal.agreed))),
                )
            return True

        return await self.database.do(work)

    async def set_times(self, id: str, version: int, times: ClockRow) -> bool:
        """How much is left on the clocks."""

        async def work(db: Session) -> bool:
            if not await count_change(db, id, version):
                return False
            await write_times(db, id, times)
            return True

        return await self.database.do(work)

    async def add_code(self, code: bytes, id: str, seat: int, now: float, until: float) -> None:
        """A code (its hash) that moves a seat; an older one of that seat is void."""

        async def work(db: Session) -> None:
            await db.run("delete from codes where until <= ? or (id = ? and seat = ?)", (now, id, seat))
            await db.run(
                "insert into codes (code, id, seat, until) values (?, ?, ?, ?)", (code, id, seat, until)
            )

        await self.database.do(work)

    async def find_code(self, code: bytes, now: float) -> SeatCodeRow | None:
        """The seat of a code that still counts."""
        row = await self.database.read(
            lambda db: db.row("select id, seat from codes where code = ? and until > ?", (code, now))
        )
        return SeatCodeRow(*row) if row else None

    async def move_seat(self, id: str, version: int, code: bytes, owner: bytes, now: float) -> bool:
        """Use a code up and give its seat to another owner, with the votes of the old one who has none left.
        False also if the code does not count any more."""

        async def work(db: Session) -> bool:
            row = await db.row(
                "select seat from codes where code = ? and id = ? and until > ?", (code, id, now)
            )
            if row is None or not await count_change(db, id, version):
                return False
            (seat,) = row
            await db.run("delete from codes where code = ?", (code,))
            ((old,),) = await db.rows("select owner from seats where id = ? and seat = ?", (id, seat))
            await db.run(
                "update seats set owner = ?, seen = ? where id = ? and seat = ?", (owner, now, id, seat)
            )
            await db.run(
                "update votes set voter = ? where id = ? and voter = ?"
                " and not exists (select 1 from seats s where s.id = votes.id and s.owner = votes.voter)",
                (owner, id, old),
            )
            return True

        return await self.database.do(work)


async def write_notice(db: Session, id: str, place: int, notice: Notice, now: float) -> None:
    await db.run(
        "insert into notices (id, place, number, seat, kind, ends, at) values (?, ?, ?, ?, ?, ?, ?)",
        (id, place, notice.number, notice.seat, notice.kind, int(notice.ends), now),
    )


async def write_times(db: Session, id: str, times: ClockRow) -> None:
    await db.run(
        "update tables set due = ?, ticking = ?, ticking_since = ? where id = ?",
        (times.due, times.running, times.since, id),
    )
    await db.run_many(
        "update seats set time_left = ? where id = ? and seat = ?",
        [(left, id, seat) for seat, left in enumerate(times.left)],
    )


def clock_text(clock: ClockWish | None) -> str | None:
    return None if clock is None else msgspec.json.encode(clock).decode()


async def read_manners(
    db: Session, id: str, clock: str | None, due: float | None, running: int, since: float
) -> StoredManners:
    agreed = None if clock is None else msgspec.json.decode(clock, type=ClockWish)
    rows = await db.rows("select time_left from seats where id = ? order by seat", (id,))
    left = [seconds for (seconds,) in rows]
    # A clock that was never stored begins anew.
    times = ClockRow(
        left if agreed and any(seconds is not None for seconds in left) else [], due, running, since
    )
    notices = await db.rows("select number, seat, kind, ends from notices where id = ? order by place", (id,))
    found = await db.row("select seat, agreed from proposals where id = ?", (id,))
    return StoredManners(
        agreed,
        times,
        tuple(Notice(number, seat, kind, bool(ends)) for number, seat, kind, ends in notices),
        Proposal(found[0], frozenset(json.loads(found[1]))) if found else None,
    )
