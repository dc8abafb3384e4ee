"""The house: people who come to its tables, talk, leave and come back, and what they do after a game."""

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import Callable

from tanglewood.bots import make_bot
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.errors import RecordError
from tanglewood.kernel.record import Record, read_record
from tanglewood.kernel.record import replay as replay_record
from tanglewood.kernel.state import State
from tanglewood.server.model import ChatLine, Pace, TableSummary, Update
from tanglewood.server.problems import Refused, not_your_seat
from tanglewood.server.room import SeatRow
from tanglewood.server.tables import Table, Tables, hashed, tidy


class House(Tables):
    """Everything the doors of the server do."""

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
                    if row.stand_in is not None:
                        await self.seat_bot(table, seat, None)
                    table.feed.seat_anew(table.room.mine)
                    self.tell_presence(table)
                    self.tell_state(table)  # the question may have been when somebody would take the seat
                    return table
            if await self.come_back(table, owner):
                return table
        raise Refused(410, "used-invitation", "This invitation has been used already, or it is incomplete.")

    async def come_back(self, table: Table, owner: bytes) -> bool:
        """Somebody opens their old invitation again: a bot that stood in for them leaves. Under the lock."""
        left = [seat for seat in table.room.mine(owner) if table.room.seats[seat].stand_in is not None]
        for seat in left:
            await self.seat_bot(table, seat, None)
        return bool(left)

    async def stand_in(self, id: str, owner: bytes | None, seat: int, bot: str | None) -> Table:
        """Let a bot play for a person who has left, or (None) give the seat back."""
        table = await self.table(id)
        room = table.room
        if bot is not None:
            make_bot(bot, 0)
        async with table.lock:
            if not 0 <= seat < len(room.seats) or room.seats[seat].kind == "bot":
                raise Refused(422, "no-person", "No person belongs to that seat.")
            row = room.seats[seat]
            own = owner is not None and row.owner == owner
            if not own and (owner is None or room.host() != owner):
                raise not_your_seat()
            if room.over:
                raise Refused(422, "over", "The game is over.")
            if bot is not None and not own and row.owner in table.feed.online():
                raise Refused(422, "still-here", "Whoever sits there is still here.")
            if row.stand_in != bot:
                await self.seat_bot(table, seat, bot)
        self.wake_bots(table)
        return table

    async def seat_bot(self, table: Table, seat: int, bot: str | None) -> None:
        """Write down who decides at a seat, and tell everybody. The caller holds the lock."""
        room = table.room
        await self.halt_bots(table)
        await self.store.do(
            lambda db: db.execute(
                "update seats set stand_in = ? where id = ? and seat = ?", (bot, room.id, seat)
            )
        )
        room.seats[seat].stand_in = bot
        self.tell_state(table)

    async def set_pace(self, id: str, owner: bytes | None, pace: Pace) -> Table:
        """How fast bots play here, for all who sit at the table."""
        table = await self.table(id)
        if not table.room.mine(owner):
            raise not_your_seat()
        await self.store.do(lambda db: db.execute("update tables set pace = ? where id = ?", (pace, id)))
        table.room.pace = pace
        self.tell_state(table)
        return table

    def tell_state(self, table: Table) -> None:
        """Something other than a move has changed."""
        room, online = table.room, table.feed.online()
        table.feed.tell("update", lambda viewer: Update([], room.show(viewer, online)), room.number)

    def tell_who_is_here(self, table: Table) -> None:
        """Somebody came or went. Spectators do so unnoticed: a crowd would drown the others in news."""
        here = {row.owner for row in table.room.seats if row.owner is not None} & table.feed.online()
        if here != table.present:
            self.tell_presence(table)

    def tell_presence(self, table: Table) -> None:
        online = table.feed.online()
        table.present = {row.owner for row in table.room.seats if row.owner is not None} & online
        table.feed.tell("presence", lambda viewer: table.room.seat_infos(viewer, online))

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
            viewer = room.viewer(owner)
            found.append(
                TableSummary(
                    id=id,
                    game=room.info.id,
                    title=room.info.title,
                    seats=room.seat_infos(viewer, table.feed.online()),
                    turn=room.state.turn,
                    my_turn=not room.over and room.asked(viewer, room.state.turn),
                    over=room.over,
                    moves=len(room.moves),
                    changed=stamp(changed),
                )
            )
        return sorted(found, key=lambda table: (table.over, not table.my_turn))

    # ------------------------------------------------------------------ after the game

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
                new = await self.found(room.info.id, room.options, secrets.randbelow(SEEDS), "", rows)
                link = new.room.id
                await self.store.do(
                    lambda db: db.execute("update tables set rematch = ? where id = ?", (link, id))
                )
                room.rematch = link
                self.tell_state(table)
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
        await self.thinkers.finish()
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
    for key, value in record.result.items():
        if again.result.get(key) != value:
            raise RecordError(f"{key}: stored {value!r}, replayed {again.result.get(key, 'no result')!r}")
    return record, state


def seated_again(row: SeatRow) -> SeatRow:
    """The same person for another game; for a seat of a record, which nobody holds, a bot sits in."""
    if row.kind != "bot" and row.owner is None:
        return SeatRow("bot", "greedy", row.name or "Greedy", None, None)
    return SeatRow(row.kind, row.bot, row.name, row.owner, None)


def stamp(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))
