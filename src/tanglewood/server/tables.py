"""Tables: loaded from the store when somebody comes, written before anybody is told, with bots that play."""

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal
from weakref import WeakValueDictionary

from tanglewood.bots import make_bot
from tanglewood.kernel.chance import SEEDS, fork
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice, settle_options
from tanglewood.server.feed import Feed
from tanglewood.server.limits import Limits
from tanglewood.server.model import Hint, NewTable, Pace, SeatWish, Thinking, Update
from tanglewood.server.problems import Refused, not_your_seat, stale, unknown_table
from tanglewood.server.room import MOVE, UNDO, Room, SeatRow
from tanglewood.server.store import Store
from tanglewood.server.thinking import Thinkers
from tanglewood.server.viewer import Viewer
from tanglewood.words import words

log = logging.getLogger("tanglewood.server")


def hashed(secret: str) -> bytes:
    """Secrets are kept as hashes: who reads the database cannot sit down at a table."""
    return hashlib.sha256(secret.encode()).digest()


def tidy(text: str) -> str:
    """What people wrote, on one line and without signs that are no signs (controls, turned directions)."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


PACES: dict[Pace, float] = {"quick": 0.0, "normal": 0.4, "slow": 1.2}
"""The least seconds between two moves of bots."""
SILENT = 0.3
"""Seconds a bot thinks before anybody is told, and between two words about it."""


class Table:
    """A room with its listeners and a lock: one change at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.feed = Feed()
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        # What the bot advises after so many entries: asked twice, thought about once.
        self.hint: tuple[int, asyncio.Task[list[Hint]]] | None = None
        # The owners that were last said to be here.
        self.present: set[bytes] = set()


class Tables:
    """Keeping tables and playing at them; who comes and goes is in house.py."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        # Tables that are kept in memory, the one used last at the end; and all that anybody still holds: as
        # long as somebody plays, listens or waits at a table, whoever comes gets that very table, not a twin.
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.loading: dict[str, asyncio.Task[Table]] = {}

    # ------------------------------------------------------------------ tables

    async def table(self, id: str) -> Table:
        """A table, from the cache or rebuilt from its log; several who ask at once share the work."""
        found = self.held.get(id)
        if found is not None:
            self.remember(found)
            self.wake_bots(found)
            return found
        task = self.loading.get(id)
        if task is None:
            task = asyncio.ensure_future(self.load(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Table:
        def work(db: sqlite3.Connection) -> tuple[Room, list[tuple[int, str, str]]] | None:
            row = db.execute(
                "select game, options, seed, position, rematch, pace from tables where id = ?", (id,)
            ).fetchone()
            if row is None:
                return None
            seats = db.execute(
                "select kind, bot, name, owner, invitation, stand_in from seats where id = ? order by seat",
                (id,),
            ).fetchall()
            room = Room(
                id,
                row[0],
                json.loads(row[1]),
                int(row[2]),
                row[3],
                [SeatRow(*seat) for seat in seats],
                row[4],
                row[5],
            )
            entries = db.execute("select seat, kind, text from log where id = ? order by number", (id,))
            return room, entries.fetchall()

        found = await self.store.do(work)
        if found is None:
            raise unknown_table()
        room, entries = found
        await asyncio.to_thread(room.restore, entries)
        return self.keep(room)

    def keep(self, room: Room) -> Table:
        table = Table(room)
        self.held[room.id] = table
        self.remember(table)
        self.wake_bots(table)
        return table

    def remember(self, table: Table) -> None:
        """Keep a table in memory; the one that was not asked for longest leaves, if nobody is there."""
        self.tables[table.room.id] = table
        self.tables.move_to_end(table.room.id)
        while len(self.tables) > self.limits.cached_tables:
            self.tables.popitem(last=False)

    def forget(self, table: Table) -> None:
        """The log may say otherwise than this table: whoever comes next reads it anew."""
        id = table.room.id
        if self.held.get(id) is table:
            del self.held[id]
            self.tables.pop(id, None)
        table.feed.let_all_go()

    async def create(self, wish: NewTable, owner: bytes) -> tuple[Table, dict[int, str]]:
        """A new table, and the tokens of its invitations by seat."""
        settings = lookup(wish.game).settings
        options = settle_options(wish.game, settings, {"players": len(wish.seats), **wish.options})
        if options["players"] != len(wish.seats):
            raise Refused(
                422,
                "seats",
                f"The options say {options['players']} players, but {len(wish.seats)} seats are named.",
            )
        friends = any(seat.kind == "link" for seat in wish.seats)
        if wish.seed is not None and friends and not self.limits.seeds_against_friends:
            raise Refused(422, "seed", "With friends the seed is drawn: it tells everything hidden.")
        seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
        rows, tokens = self.seat_rows(wish.seats, owner)
        table = await self.found(wish.game, options, seed, "", rows, pace=wish.pace)
        return table, tokens

    def seat_rows(self, wishes: list[SeatWish], owner: bytes) -> tuple[list[SeatRow], dict[int, str]]:
        rows: list[SeatRow] = []
        tokens: dict[int, str] = {}
        for seat, wish in enumerate(wishes):
            name = tidy(wish.name)
            if wish.kind == "bot":
                make_bot(wish.bot, 0)
                rows.append(SeatRow("bot", wish.bot, name or wish.bot.capitalize(), None, None))
            elif wish.kind == "link":
                tokens[seat] = secrets.token_urlsafe(24)
                rows.append(SeatRow("link", None, name, None, hashed(tokens[seat])))
            else:
                rows.append(SeatRow("human", None, name, owner, None))
        return rows, tokens

    async def found(
        self,
        game: str,
        options: dict[str, Choice],
        seed: int,
        position: str,
        rows: list[SeatRow],
        entries: list[tuple[int, str]] | None = None,
        pace: Pace = "quick",
    ) -> Table:
        """Write a new table down, with the moves it begins with, and open it."""
        id = secrets.token_urlsafe(12)
        room = Room(id, game, options, seed, position, rows, pace=pace)
        moves = entries or []
        await asyncio.to_thread(room.restore, [(seat, MOVE, text) for seat, text in moves])
        now = time.time()

        def work(db: sqlite3.Connection) -> None:
            (count,) = db.execute("select count(*) from tables").fetchone()
            if count >= self.limits.tables:
                raise Refused(503, "full", "This house is full; no more tables can be opened.")
            db.execute(
                "insert into tables (id, game, options, seed, position, created, changed, over, pace)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (id, game, json.dumps(options), str(seed), position, now, now, int(room.over), pace),
            )
            db.executemany(
                "insert into seats (id, seat, kind, bot, name, owner, invitation)"
                " values (?, ?, ?, ?, ?, ?, ?)",
                [
                    (id, seat, row.kind, row.bot, row.name, row.owner, row.invitation)
                    for seat, row in enumerate(rows)
                ],
            )
            db.executemany(
                "insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)",
                [(id, number, seat, MOVE, text) for number, (seat, text) in enumerate(moves)],
            )

        await self.store.do(work)
        return self.keep(room)

    # ------------------------------------------------------------------ moves

    async def play(
        self, id: str, owner: bytes | None, looking: int | None, seat: int, number: int, text: str
    ) -> Update:
        table = await self.table(id)
        viewer = table.room.viewer(owner, looking)
        if seat not in viewer.seats:
            raise not_your_seat()
        async with table.lock:
            self.check_number(table, number)
            self.check_own(table, seat)
            move = table.room.check_move(seat, text)
            await self.append(table, seat, MOVE, move.text)
        self.wake_bots(table)
        return self.update(table, viewer, number)

    async def undo(self, id: str, owner: bytes | None, looking: int | None, seat: int, number: int) -> Update:
        table = await self.table(id)
        viewer = table.room.viewer(owner, looking)
        if seat not in viewer.seats:
            raise not_your_seat()
        async with table.lock:
            self.check_number(table, number)
            self.check_own(table, seat)
            reason = table.room.why_no_undo(seat)
            if reason:
                raise Refused(422, "no-undo", words().say(reason))
            await self.append(table, seat, UNDO, table.room.moves[-1].text)
        return self.update(table, viewer, number)

    def check_number(self, table: Table, number: int) -> None:
        if number != table.room.number:
            raise stale(table.room.number)
        if number >= self.limits.entries:
            raise Refused(422, "too-long", "This game has grown too long to go on.")

    def check_own(self, table: Table, seat: int) -> None:
        if table.room.seats[seat].stand_in is not None:
            raise Refused(422, "handed-over", words().say("table-handed-over"))

    async def append(self, table: Table, seat: int, kind: Literal["move", "undo"], text: str) -> None:
        """Write an entry down, then carry it out and tell everybody. The caller holds the lock."""
        room = table.room
        number = room.number
        # Carried out on a copy first: whether it ends the game belongs into the same transaction.
        ahead = room.state.copy()
        if kind == MOVE:
            ahead.play(ahead.vocabulary().parse(text))

        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute(
                    "insert into log (id, number, seat, kind, text) values (?, ?, ?, ?, ?)",
                    (room.id, number, seat, kind, text),
                )
            except sqlite3.IntegrityError:
                raise stale(number + 1) from None
            db.execute(
                "update tables set changed = ?, over = ? where id = ?",
                (time.time(), int(kind == MOVE and ahead.turn < 0), room.id),
            )

        try:
            await self.store.do(work)
        except BaseException:  # another process wrote, or we were cancelled and do not know what was written
            self.forget(table)
            raise
        if kind == MOVE:
            room.play(seat, text)
        else:
            room.undo(seat)
        if table.hint is not None and not table.hint[1].done():
            table.hint[1].cancel()  # nobody needs it any more
        online = table.feed.online()
        table.feed.tell(
            "update",
            lambda viewer: Update(room.steps(viewer, number), room.show(viewer, online)),
            room.number,
        )

    def update(self, table: Table, viewer: Viewer, after: int) -> Update:
        return Update(table.room.steps(viewer, after), table.room.show(viewer, table.feed.online()))

    # ------------------------------------------------------------------ bots

    def wake_bots(self, table: Table) -> None:
        """See to it that bots play on if it is on them."""
        if table.bots is None and self.bots_decide(table.room):
            table.bots = asyncio.ensure_future(self.let_bots_play(table))
            self.tasks.add(table.bots)
            table.bots.add_done_callback(self.tasks.discard)

    def bots_decide(self, room: Room) -> bool:
        return (
            not room.over
            and room.seats[room.state.turn].player is not None
            and room.number < self.limits.entries
        )

    async def let_bots_play(self, table: Table) -> None:
        room = table.room
        try:
            while self.bots_decide(room):
                seat, number = room.state.turn, room.number
                bot = str(room.seats[seat].player)
                begun = time.monotonic()
                text = await self.thinkers.choose(
                    room.id,
                    room.info.id,
                    room.state.text(),
                    bot,
                    fork(room.seed, 2, number),
                    self.thinking(table, seat, number),
                )
                if self.looked_at(table):
                    await asyncio.sleep(max(0.0, PACES[room.pace] - (time.monotonic() - begun)))
                async with table.lock:
                    if room.number == number and room.seats[seat].player == bot:
                        await self.append(table, seat, MOVE, text)
        except asyncio.CancelledError:
            raise
        except Refused:
            pass  # the table was written by another process; whoever comes next loads it anew
        except Exception:
            log.exception("a bot at table %s could not move", room.id)
        finally:
            if table.bots is asyncio.current_task():
                table.bots = None

    def thinking(self, table: Table, seat: int, number: int) -> Callable[[float], None]:
        """Tells those at the table how far a bot is, if it takes a while."""
        last = time.monotonic()

        def hear(share: float) -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= SILENT and table.room.number == number:
                last = now
                table.feed.tell("thinking", lambda _: Thinking(number, seat, round(share, 2)))

        return hear

    def looked_at(self, table: Table) -> bool:
        """Whether somebody who plays here looks on: only for them do bots slow down."""
        online = table.feed.online()
        return any(seat.owner in online for seat in table.room.seats if seat.owner is not None)

    async def halt_bots(self, table: Table) -> None:
        """Interrupt a bot that thinks. The caller holds the lock, so that nothing is being written."""
        task, table.bots = table.bots, None
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
