"""All that is asked of the database and written into it, one function each; `Store.do` carries it out."""

import json
import sqlite3
from typing import NamedTuple

from tanglewood.kernel.setting import Choice
from tanglewood.server.errors import Refused, stale
from tanglewood.server.live.game import MOVE, SeatRow
from tanglewood.server.model import Pace
from tanglewood.server.store.sqlite.thread import Work


class TableRow(NamedTuple):
    """A table as it is written down, without its log."""

    game: str
    options: dict[str, Choice]
    seed: int
    position: str
    seats: list[SeatRow]
    pace: Pace = "quick"
    away: int | None = None
    rematch: str | None = None


Entries = list[tuple[int, str, str]]
"""The log: seat, kind and text of each entry."""

# ---------------------------------------------------------------------- tables


def read_table(id: str) -> Work[tuple[TableRow, Entries] | None]:
    def work(db: sqlite3.Connection) -> tuple[TableRow, Entries] | None:
        row = db.execute(
            "select game, options, seed, position, pace, away, rematch from tables where id = ?", (id,)
        ).fetchone()
        if row is None:
            return None
        game, options, seed, position, pace, away, rematch = row
        seats = [
            SeatRow(*seat)
            for seat in db.execute(
                "select kind, bot, name, owner, invitation, stand_in, seen, consent from seats where id = ?"
                " order by seat",
                (id,),
            )
        ]
        for seat, voter in db.execute("select seat, voter from votes where id = ?", (id,)):
            seats[seat].votes.add(voter)
        log = db.execute("select seat, kind, text from log where id = ? order by number", (id,)).fetchall()
        return TableRow(game, json.loads(options), int(seed), position, seats, pace, away, rematch), log

    return work


def add_table(id: str, table: TableRow, entries: Entries, over: bool, now: float, most: int) -> Work[None]:
    def work(db: sqlite3.Connection) -> None:
        (count,) = db.execute("select count(*) from tables").fetchone()
        if count >= most:
            raise Refused(503, "full", "This house is full; no more tables can be opened.")
        db.execute(
            "insert into tables (id, game, options, seed, position, created, changed, over, pace, away)"
            " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(
                    id,
                    table.game,
                    json.dumps(table.options),
                    str(table.seed),
                    table.position,
                    now,
                    now,
                    int(over),
                ),
                *(table.pace, table.away),
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
            [(id, number, *entry) for number, entry in enumerate(entries)],
        )

    return work


def add_entry(id: str, number: int, entry: tuple[int, str, str], over: bool, now: float) -> Work[None]:
    def work(db: sqlite3.Connection) -> None:
        try:
            db.execute(
                "insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)", (id, number, *entry)
            )
        except sqlite3.IntegrityError:
            raise stale(number + 1) from None
        db.execute(
            "update tables set changed = ?, over = ? where id = ?", (now, int(over and entry[1] == MOVE), id)
        )

    return work


def tables_of(owner: bytes, most: int) -> Work[list[tuple[str, float]]]:
    """The tables a person sits at with their last change: running games first, then by that."""
    return lambda db: db.execute(
        "select distinct t.id, t.changed from tables t join seats s on s.id = t.id where s.owner = ?"
        " order by t.over, t.changed desc limit ?",
        (owner, most),
    ).fetchall()


def set_pace(id: str, pace: Pace) -> Work[object]:
    return lambda db: db.execute("update tables set pace = ? where id = ?", (pace, id))


def set_rematch(id: str, rematch: str) -> Work[object]:
    return lambda db: db.execute("update tables set rematch = ? where id = ?", (rematch, id))


# ---------------------------------------------------------------------- seats


def take_seat(id: str, seat: int, owner: bytes, name: str, now: float) -> Work[None]:
    def work(db: sqlite3.Connection) -> None:
        taken = db.execute(
            "update seats set owner = ?, name = ?, seen = ?, invitation = null"
            " where id = ? and seat = ? and invitation is not null",
            (owner, name, now, id, seat),
        )
        if taken.rowcount != 1:
            raise Refused(410, "used-invitation", "This invitation has been used already.")

    return work


def set_stand_in(id: str, seat: int, bot: str | None) -> Work[None]:
    """Who decides at a seat; votes about it are over with that."""

    def work(db: sqlite3.Connection) -> None:
        db.execute("update seats set stand_in = ? where id = ? and seat = ?", (bot, id, seat))
        db.execute("delete from votes where id = ? and seat = ?", (id, seat))

    return work


def set_seen(id: str, owner: bytes, now: float) -> Work[object]:
    return lambda db: db.execute("update seats set seen = ? where id = ? and owner = ?", (now, id, owner))


def set_consent(id: str, seat: int, bot: str | None) -> Work[object]:
    return lambda db: db.execute("update seats set consent = ? where id = ? and seat = ?", (bot, id, seat))


def add_vote(id: str, seat: int, voter: bytes) -> Work[object]:
    return lambda db: db.execute(
        "insert or ignore into votes (id, seat, voter) values (?, ?, ?)", (id, seat, voter)
    )


def drop_votes(id: str, seat: int, voter: bytes | None = None) -> Work[object]:
    """Withdraw what one voter, or everybody, has said about a seat."""
    return lambda db: db.execute(
        "delete from votes where id = ? and seat = ? and voter = coalesce(?, voter)", (id, seat, voter)
    )


# ---------------------------------------------------------------------- talk and looking back

ChatRow = tuple[int, int, str, str, float]
"""Number, seat, name, text and time of a line."""


def add_chat(id: str, seat: int, name: str, text: str, now: float, most: int) -> Work[int]:
    def work(db: sqlite3.Connection) -> int:
        (number,) = db.execute("select count(*) from chat where id = ?", (id,)).fetchone()
        if number >= most:
            raise Refused(422, "too-much", "This table has been talked full.")
        db.execute(
            "insert into chat (id, number, seat, name, text, at) values (?, ?, ?, ?, ?, ?)",
            (id, number, seat, name, text, now),
        )
        return int(number)

    return work


def read_chat(id: str) -> Work[list[ChatRow]]:
    return lambda db: db.execute(
        "select number, seat, name, text, at from chat where id = ? order by number", (id,)
    ).fetchall()


def read_analysis(id: str) -> Work[str | None]:
    def work(db: sqlite3.Connection) -> str | None:
        row = db.execute("select body from analyses where id = ?", (id,)).fetchone()
        return str(row[0]) if row else None

    return work


def keep_analysis(id: str, level: str, now: float, body: str) -> Work[object]:
    return lambda db: db.execute(
        "insert or replace into analyses (id, level, made, body) values (?, ?, ?, ?)", (id, level, now, body)
    )


def beat(now: float) -> Work[object]:
    """Write something down, to see whether that can be done."""
    return lambda db: db.execute("insert or replace into pulse (one, at) values (1, ?)", (now,))
