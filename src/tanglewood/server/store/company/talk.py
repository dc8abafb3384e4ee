"""Who does not want to hear whom, and what was reported to the host."""

import hashlib
import secrets
from typing import NamedTuple

from tanglewood.server.store.database import Database


class BlockRow(NamedTuple):
    """Somebody who is blocked, under the name they had then."""

    id: str
    name: str
    at: float


class ReportRow(NamedTuple):
    """What somebody reported. `reporter` and `about` are owners, unless they are forgotten."""

    id: str
    table: str
    seat: int
    name: str
    said: str
    why: str
    reporter: bytes | None
    about: bytes | None
    at: float


def block_id(owner: bytes, other: bytes) -> str:
    return hashlib.sha256(owner + b" " + other).hexdigest()[:32]


class TalkStore:
    """Mutes are for one table and one seat, blocks for a person wherever they are."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def mute(self, id: str, owner: bytes, seat: int, wanted: bool) -> None:
        if wanted:
            query = "insert into mutes (id, owner, seat) values (?, ?, ?) on conflict do nothing"
        else:
            query = "delete from mutes where id = ? and owner = ? and seat = ?"
        await self.database.run(query, (id, owner, seat))

    async def muted(self, id: str, owner: bytes) -> list[int]:
        rows = await self.database.rows(
            "select seat from mutes where id = ? and owner = ? order by seat", (id, owner)
        )
        return [int(seat) for (seat,) in rows]

    async def block(self, owner: bytes, other: bytes, name: str, now: float) -> None:
        await self.database.run(
            "insert into blocks (id, owner, other, name, at) values (?, ?, ?, ?, ?) on conflict do nothing",
            (block_id(owner, other), owner, other, name, now),
        )

    async def unblock(self, owner: bytes, id: str) -> bool:
        return await self.database.run("delete from blocks where owner = ? and id = ?", (owner, id)) == 1

    async def blocked(self, owner: bytes) -> list[BlockRow]:
        rows = await self.database.rows(
            "select id, name, at from blocks where owner = ? order by at, id", (owner,)
        )
        return [BlockRow(*row) for row in rows]

    async def blocked_by(self, owner: bytes) -> set[bytes]:
        """The owners somebody does not want to meet."""
        rows = await self.database.rows("select other from blocks where owner = ?", (owner,))
        return {bytes(other) for (other,) in rows}

    async def blocking(self, other: bytes) -> set[bytes]:
        """The owners who do not want to meet somebody."""
        rows = await self.database.rows("select owner from blocks where other = ?", (other,))
        return {bytes(owner) for (owner,) in rows}

    async def not_told(self, id: str, seat: int, speaker: bytes | None) -> set[bytes]:
        """Who does not want to read what is said at a seat."""
        rows = await self.database.rows(
            "select owner from mutes where id = ? and seat = ?"
            " union select owner from blocks where other = ?",
            (id, seat, speaker or b""),
        )
        return {bytes(owner) for (owner,) in rows}

    # ------------------------------------------------------------------ reports

    async def report(self, report: ReportRow) -> None:
        await self.database.run(
            "insert into reports (id, tab, seat, name, said, why, reporter, about, at)"
            " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            tuple(report),
        )

    async def count_reports(self, reporter: bytes, since: float) -> int:
        query = "select count(*) from reports where reporter = ? and at > ?"
        ((count,),) = await self.database.rows(query, (reporter, since))
        return int(count)

    async def reports(self, limit: int) -> list[ReportRow]:
        """What was reported, the newest first."""
        rows = await self.database.rows(
            "select id, tab, seat, name, said, why, reporter, about, at from reports"
            " order by at desc, id limit ?",
            (limit,),
        )
        return [ReportRow(*row) for row in rows]

    async def settle(self, id: str) -> bool:
        """The host has dealt with a report. False if there is none of this id."""
        return await self.database.run("delete from reports where id = ?", (id,)) == 1


def new_report_id() -> str:
    return secrets.token_hex(4)
