"""The house: all tables, loaded from the store when somebody comes, with the bots that play at them."""

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
from tanglewood.kernel.chance import fork
from tanglewood.kernel.errors import RecordError
from tanglewood.kernel.record import Record, read_record
from tanglewood.kernel.record import replay as replay_record
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice, settle_options
from tanglewood.kernel.state import State
from tanglewood.server.feed import Feed
from tanglewood.server.limits import Limits
from tanglewood.server.model import ChatLine, NewTable, SeatWish, TableSummary, Update
from tanglewood.server.problems import Refused, not_your_seat, stale, unknown_table
from tanglewood.server.room import MOVE, UNDO, Room, SeatRow
from tanglewood.server.store import Store
from tanglewood.server.thinking import Thinkers
from tanglewood.words import words

log = logging.getLogger("tanglewood.server")


def hashed(secret: str) -> bytes:
    """Secrets are kept as hashes: who reads the database cannot sit down at a table."""
    return hashlib.sha256(secret.encode()).digest()


Advice = tuple[str, str, float]


class Table:
    """A room with its listeners and a lock: one change at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.feed = Feed()
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        # What the bot advises after so many entries: asked twice, thought about once.
        self.hint: tuple[int, asyncio.Task[list[Advice]]] | None = None
        # The owners that were last said to be here.
        self.present: set[bytes] = set()


class House:
    """Everything the doors of the server do."""

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
                "select game, options, seed, position, rematch from tables where id = ?", (id,)
            ).fetchone()
            if row is None:
                return None
            seats = db.execute(
                "select kind, bot, name, owner, invitation from seats where id = ? order by seat", (id,)
            ).fetchall()
            room = Room(
                id,
                row[0],
                json.loads(row[1]),
                int(row[2]),
                row[3],
                [SeatRow(*seat) for seat in seats],
                row[4],
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
        seed = secrets.randbelow(2**60) if wish.seed is None else wish.seed
        rows, tokens = self.seat_rows(wish.seats, owner)
        table = await self.found(wish.game, options, seed, "", rows)
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
    ) -> Table:
        """Write a new table down, with the moves it begins with, and open it."""
        id = secrets.token_urlsafe(12)
        room = Room(id, game, options, seed, position, rows)
        moves = entries or []
        await asyncio.to_thread(room.restore, [(seat, MOVE, text) for seat, text in moves])
        now = time.time()

        def work(db: sqlite3.Connection) -> None:
            (count,) = db.execute("select count(*) from tables").fetchone()
            if count >= self.limits.tables:
                raise Refused(503, "full", "This house is full; no more tables can be opened.")
            db.execute(
                "insert into tables (id, game, options, seed, position, created, changed, over)"
                " values (?, ?, ?, ?, ?, ?, ?, ?)",
                (id, game, json.dumps(options), str(seed), position, now, now, int(room.over)),
            )
            db.executemany(
                "insert into seats values (?, ?, ?, ?, ?, ?, ?)",
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

    async def play(self, id: str, owner: bytes | None, seat: int, number: int, text: str) -> Update:
        table = await self.table(id)
        if seat not in table.room.mine(owner):
            raise not_your_seat()
        async with table.lock:
            self.check_number(table, number)
            move = table.room.check_move(seat, text)
            await self.append(table, seat, MOVE, move.text)
        self.wake_bots(table)
        return self.update(table, owner, number)

    async def undo(self, id: str, owner: bytes | None, seat: int, number: int) -> Update:
        table = await self.table(id)
        if seat not in table.room.mine(owner):
            raise not_your_seat()
        async with table.lock:
            self.check_number(table, number)
            reason = table.room.why_no_undo(seat)
            if reason:
                raise Refused(422, "no-undo", words().say(reason))
            await self.append(table, seat, UNDO, table.room.moves[-1].text)
        return self.update(table, owner, number)

    def check_number(self, table: Table, number: int) -> None:
        if number != table.room.number:
            raise stale(table.room.number)
        if number >= self.limits.entries:
            raise Refused(422, "too-long", "This game has grown too long to go on.")

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
        online = table.feed.online()
        table.feed.tell(
            "update",
            lambda mine: Update(room.steps(list(mine), number), room.show(list(mine), online)),
            room.number,
        )

    def update(self, table: Table, owner: bytes | None, after: int) -> Update:
        mine = table.room.mine(owner)
        return Update(table.room.steps(mine, after), table.room.show(mine, table.feed.online()))

    # ------------------------------------------------------------------ bots

    def wake_bots(self, table: Table) -> None:
        """See to it that bots play on if it is on them."""
        if table.bots is None and self.bots_decide(table.room):
            table.bots = asyncio.ensure_future(self.let_bots_play(table))
            self.tasks.add(table.bots)
            table.bots.add_done_callback(self.tasks.discard)

    def bots_decide(self, room: Room) -> bool:
        return (
            not room.over and room.seats[room.state.turn].shown == "bot" and room.number < self.limits.entries
        )

    async def let_bots_play(self, table: Table) -> None:
        room = table.room
        try:
            while self.bots_decide(room):
                seat = room.state.turn
                number = room.number
                seed = fork(room.seed, 2, number)
                text = await self.thinkers.choose(
                    room.info.id, room.state.text(), str(room.seats[seat].bot), seed
                )
                async with table.lock:
                    if room.number == number:
                        await self.append(table, seat, MOVE, text)
        except asyncio.CancelledError:
            raise
        except Refused:
            pass  # the table was written by another process; whoever comes next loads it anew
        except Exception:
            log.exception("a bot at table %s could not move", room.id)
        finally:
            table.bots = None

    # ------------------------------------------------------------------ people

    async def join(self, id: str, owner: bytes, token: str, name: str) -> Table:
        """Exchange an invitation for its seat; it works once."""
        table = await self.table(id)
        wanted = hashed(token)
        async with table.lock:
            for seat, row in enumerate(table.room.seats):
                if row.invitation is not None and secrets.compare_digest(row.invitation, wanted):
                    name = tidy(name) or row.name
                    await self.store.do(taking(id, seat, owner, name))
                    row.owner, row.name, row.invitation = owner, name, None
                    table.feed.seat_anew(table.room.mine)
                    self.tell_presence(table)
                    return table
        raise Refused(410, "used-invitation", "This invitation has been used already, or it is incomplete.")

    def tell_who_is_here(self, table: Table) -> None:
        """Somebody came or went. Spectators do so unnoticed: a crowd would drown the others in news."""
        here = {row.owner for row in table.room.seats if row.owner is not None} & table.feed.online()
        if here != table.present:
            self.tell_presence(table)

    def tell_presence(self, table: Table) -> None:
        online = table.feed.online()
        table.present = {row.owner for row in table.room.seats if row.owner is not None} & online
        table.feed.tell("presence", lambda mine: table.room.seat_infos(list(mine), online))

    async def chat(self, id: str, owner: bytes | None, text: str) -> ChatLine:
        table = await self.table(id)
        mine = table.room.mine(owner)
        if not mine:
            raise Refused(403, "not-seated", "Only those who sit at the table can speak there.")
        seat, name = mine[0], table.room.names[mine[0]]
        said = tidy(text)
        if not said:
            raise Refused(422, "empty", "There is nothing to say.")
        at = time.time()

        def work(db: sqlite3.Connection) -> int:
            (number,) = db.execute("select count(*) from chat where id = ?", (id,)).fetchone()
            if number >= self.limits.chat_lines:
                raise Refused(422, "too-much", "This table has been talked full.")
            db.execute(
                "insert into chat (id, number, seat, name, text, at) values (?, ?, ?, ?, ?, ?)",
                (id, number, seat, name, said, at),
            )
            return int(number)

        line = ChatLine(await self.store.do(work), seat, name, said, stamp(at))
        table.feed.tell("chat", lambda _: line)
        return line

    async def chat_lines(self, id: str) -> list[ChatLine]:
        await self.table(id)
        rows = await self.store.do(
            lambda db: db.execute(
                "select number, seat, name, text, at from chat where id = ? order by number", (id,)
            ).fetchall()
        )
        return [ChatLine(number, seat, name, text, stamp(at)) for number, seat, name, text, at in rows]

    async def tables_of(self, owner: bytes | None) -> list[TableSummary]:
        """Where somebody sits: running games first, then by the last change."""
        if owner is None:
            return []
        rows = await self.store.do(
            lambda db: db.execute(
                "select distinct t.id, t.changed from tables t join seats s on s.id = t.id where s.owner = ?"
                " order by t.over, t.changed desc limit ?",
                (owner, self.limits.listed_tables),
            ).fetchall()
        )
        found: list[TableSummary] = []
        for id, changed in rows:
            try:
                table = await self.table(id)
            except Refused:
                continue  # one table that cannot be opened any more must not hide the others
            room = table.room
            mine = room.mine(owner)
            found.append(
                TableSummary(
                    id=id,
                    game=room.info.id,
                    title=room.info.title,
                    seats=room.seat_infos(mine, table.feed.online()),
                    turn=room.state.turn,
                    my_turn=room.state.turn in mine,
                    over=room.over,
                    moves=len(room.moves),
                    changed=stamp(changed),
                )
            )
        return sorted(found, key=lambda table: (table.over, not table.my_turn))

    # ------------------------------------------------------------------ after the game

    async def hint(self, id: str, owner: bytes | None) -> list[Advice]:
        """The three moves the greedy bot likes best, for the seat that decides."""
        table = await self.table(id)
        room = table.room
        if room.state.turn not in room.mine(owner):
            raise Refused(422, "not-your-turn", "A hint is for whoever has to decide.")
        if table.hint is None or table.hint[0] != room.number:
            table.hint = room.number, asyncio.ensure_future(self.advise(room))
        number, task = table.hint
        try:
            return await asyncio.shield(task)
        except Exception:
            if table.hint == (number, task):
                table.hint = None
            raise

    async def advise(self, room: Room) -> list[Advice]:
        state = room.state.copy()  # the table may move on while the bot thinks
        seed = fork(room.seed, 3, room.number)
        best = await self.thinkers.weigh(room.info.id, state.text(), "greedy", seed, 3)
        vocabulary = state.vocabulary()
        return [
            (text, room.info.telling.option(state, vocabulary.parse(text)), worth) for text, worth in best
        ]

    async def rematch(self, id: str, owner: bytes | None) -> str:
        """A table with the same people and options; asked for twice, it is the same one."""
        table = await self.table(id)
        room = table.room
        if not room.mine(owner):
            raise not_your_seat()
        if not room.over:
            raise Refused(422, "running", "The game is still running.")
        async with table.lock:
            if room.rematch is None:
                rows = [seated_again(row) for row in room.seats]
                new = await self.found(room.info.id, room.options, secrets.randbelow(2**60), "", rows)
                link = new.room.id
                await self.store.do(
                    lambda db: db.execute("update tables set rematch = ? where id = ?", (link, id))
                )
                room.rematch = link
                online = table.feed.online()
                table.feed.tell("update", lambda mine: Update([], room.show(list(mine), online)), room.number)
            return room.rematch

    async def branch(self, id: str, owner: bytes, at: int, bot: str) -> str:
        """A new table from a moment of a finished game: whoever asks decides now, bots do the rest."""
        room = (await self.table(id)).room
        if not room.over:
            raise Refused(422, "running", "One can go on from here once the game is over.")
        make_bot(bot, 0)
        state = await asyncio.to_thread(room.at, min(at, room.number))
        if state.turn < 0:
            raise Refused(422, "over", "The game is over at this point.")
        rows = [
            SeatRow("human", None, name, owner, None)
            if seat == state.turn
            else SeatRow("bot", bot, bot.capitalize(), None, None)
            for seat, name in enumerate(room.names)
        ]
        new = await self.found(room.info.id, room.options, room.seed, state.text(), rows)
        return new.room.id

    async def open_record(self, text: str, owner: bytes) -> str:
        """A table for a record file; an unfinished game goes on with whoever opened it."""
        record, state = await asyncio.to_thread(read_and_check, text, self.limits.entries)
        names = record.seats
        players = int(record.options["players"])
        rows: list[SeatRow] = []
        for seat in range(players):
            name = tidy(names[seat])[:40] if seat < len(names) else ""
            if state.turn < 0:
                rows.append(SeatRow("human", None, name, owner if seat == 0 else None, None))
            elif seat == state.turn:
                rows.append(SeatRow("human", None, name, owner, None))
            else:
                rows.append(SeatRow("bot", "greedy", name or "Greedy", None, None))
        entries = []
        for line in record.moves:
            seat_text, move = line.split(";", 1)[0].split(None, 1)
            entries.append((int(seat_text), state.vocabulary().parse(move).text))
        new = await self.found(record.game, record.options, record.seed, record.position, rows, entries)
        return new.room.id

    def say_goodbye(self) -> None:
        """End all streams: a server that stops would otherwise wait for them."""
        for table in list(self.held.values()):
            table.feed.let_all_go()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.say_goodbye()
        self.thinkers.close()
        self.store.close()


def taking(id: str, seat: int, owner: bytes, name: str) -> Callable[[sqlite3.Connection], None]:
    def work(db: sqlite3.Connection) -> None:
        taken = db.execute(
            "update seats set owner = ?, name = ?, invitation = null"
            " where id = ? and seat = ? and invitation is not null",
            (owner, name, id, seat),
        )
        if taken.rowcount != 1:
            raise Refused(410, "used-invitation", "This invitation has been used already.")

    return work


def read_and_check(text: str, longest: int) -> tuple[Record, State]:
    """A record that replays, with the position it leads to."""
    record = read_record(text)
    if len(record.moves) > longest:
        raise RecordError(f"line {record.lines[longest]}: a game may have {longest} moves at most")
    state, again = replay_record(record)
    if state.settings() != record.options:
        raise RecordError("the options of the header are not those of the position")
    for key, value in record.result.items():
        if again.result.get(key) != value:
            raise RecordError(f"{key}: stored {value!r}, replayed {again.result.get(key, 'no result')!r}")
    return record, state


def seated_again(row: SeatRow) -> SeatRow:
    """The same person for another game; for a seat of a record, which nobody holds, a bot sits in."""
    if row.kind != "bot" and row.owner is None:
        return SeatRow("bot", "greedy", row.name or "Greedy", None, None)
    return SeatRow(row.kind, row.bot, row.name, row.owner, None)


def tidy(text: str) -> str:
    """What people wrote, on one line and without signs that are no signs (controls, turned directions)."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def stamp(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))
