"""Tables: loaded from the store when somebody comes, written before anybody is told, with bots that play."""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from tanglewood.bots import make_bot
from tanglewood.kernel.chance import SEEDS, fork
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.kernel.state import State
from tanglewood.server.errors import Refused, not_your_seat, stale, unknown_table
from tanglewood.server.limits import Limits, Places
from tanglewood.server.live.game import MOVE, UNDO, Room, SeatRow
from tanglewood.server.live.snapshots import AT_ONCE, Past, Throttle
from tanglewood.server.live.viewer import Viewer
from tanglewood.server.live.watchers import Feed
from tanglewood.server.model import Hint, NewTable, Pace, SeatWish, Step, Thinking, Update
from tanglewood.server.store.sqlite import tables as queries
from tanglewood.server.store.sqlite.tables import TableRow
from tanglewood.server.store.sqlite.thread import Store
from tanglewood.server.thinking.pool import SEATED, WATCHED, Asker, Thinkers
from tanglewood.words import words

P = ParamSpec("P")
T = TypeVar("T")
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
        # When somebody last asked for something here, and from where.
        self.looked = 0.0
        self.address = ""
        # When it was last written down that somebody who sits here is here, and when they last asked for
        # something without having closed the page since.
        self.written: dict[bytes, float] = {}
        self.asked: dict[bytes, float] = {}


class Tables:
    """Keeping tables and playing at them; who comes and goes is in house.py."""

    clock: Callable[[], float] = staticmethod(time.time)
    """What time it is; tests set another one."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        # Tables that are kept in memory, the one used last at the end; and all that anybody still holds: as
        # long as somebody plays, listens or waits at a table, whoever comes gets that very table, not a twin.
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.seeing: set[asyncio.Task[None]] = set()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.past = Past(limits.positions)
        self.looking_back = Throttle()
        self.records = Places(limits.records_from_address)
        # Few at a time: each of them takes the interpreter away from everybody else.
        self.readers = ThreadPoolExecutor(2, "readers")

    async def aside(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do what takes many milliseconds beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, lambda: work(*args, **named))

    # ------------------------------------------------------------------ tables

    async def table(self, id: str) -> Table:
        """A table, from the cache or rebuilt from its log; several who ask at once share the work."""
        found = self.held.get(id)
        if found is not None:
            self.remember(found)
            return found
        task = self.loading.get(id)
        if task is None:
            task = asyncio.ensure_future(self.load(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Table:
        found = await self.store.do(queries.read_table(id))
        if found is None:
            raise unknown_table()
        row, entries = found
        room = Room(id, *row)
        await self.aside(room.restore, entries)
        return self.keep(room)

    def keep(self, room: Room) -> Table:
        table = Table(room)
        self.held[room.id] = table
        self.remember(table)
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
        table = await self.found(TableRow(wish.game, options, seed, "", rows, wish.pace, wish.away))
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

    async def found(self, row: TableRow, moves: list[tuple[int, str]] | None = None) -> Table:
        """Write a new table down, with the moves it begins with, and open it."""
        id = secrets.token_urlsafe(12)
        now = self.clock()
        for seat in row.seats:
            seat.seen = now
        room = Room(id, *row)
        entries = [(seat, str(MOVE), text) for seat, text in moves or []]
        await self.aside(room.restore, entries)
        await self.store.do(queries.add_table(id, row, entries, room.over, now, self.limits.tables))
        return self.keep(room)

    async def steps(self, room: Room, viewer: Viewer, after: int = 0, upto: int | None = None) -> list[Step]:
        """What the entries of the log did; the words of many of them take their time."""
        if room.number - after <= AT_ONCE:
            return room.steps(viewer, after, upto)
        async with self.looking_back.turn():
            return await self.aside(room.steps, viewer, after, upto)

    async def position(self, room: Room, number: int) -> State:
        """The position after so many entries of the log. A long way there is no reason for others to wait."""
        walk = self.past.way_to(room, number)
        return self.past.keep(walk.go() if walk.left <= AT_ONCE else await self.aside(walk.go))

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

        entry = (seat, kind, text)
        try:
            await self.store.do(queries.add_entry(room.id, number, entry, ahead.turn < 0, self.clock()))
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
        """Make sure that bots play on if it is their turn."""
        if table.bots is None and self.bots_play(table):
            table.bots = asyncio.ensure_future(self.let_bots_play(table))
            self.tasks.add(table.bots)
            table.bots.add_done_callback(self.tasks.discard)

    def bots_play(self, table: Table) -> bool:
        """Whether a bot decides now, and somebody would see it."""
        room = table.room
        return (
            not room.over
            and room.seats[room.state.turn].player is not None
            and room.number < self.limits.entries
            and self.watched(table)
        )

    def watched(self, table: Table) -> bool:
        """Whether somebody looks at a table: by a stream, or by a request of late."""
        return bool(table.feed.listeners) or self.clock() - table.looked < self.limits.watched_seconds

    def here(self, table: Table, row: SeatRow) -> bool:
        """Whether the person who holds a seat looks at the table."""
        if row.owner is None:
            return False
        asked = table.asked.get(row.owner, 0.0)
        return row.owner in table.feed.online() or self.clock() - asked < self.limits.watched_seconds

    async def let_bots_play(self, table: Table) -> None:
        room = table.room
        try:
            while self.bots_play(table):
                seat, number = room.state.turn, room.number
                bot = str(room.seats[seat].player)
                begun = time.monotonic()
                rank = SEATED if any(self.here(table, row) for row in room.seats) else WATCHED
                text = await self.thinkers.choose(
                    Asker(rank, table.address, room.id),
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
