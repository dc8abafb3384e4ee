"""The house: people who come to its tables, talk, leave and come back, and what they do after a game."""

import asyncio
import contextlib
import secrets

from tanglewood.bots import make_bot
from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.errors import RecordError
from tanglewood.kernel.record import Record, read_record
from tanglewood.kernel.record import replay as replay_record
from tanglewood.kernel.state import State
from tanglewood.kernel.text.echo import echo
from tanglewood.server import queries
from tanglewood.server.handover import (
    agreed_bot,
    bot_for,
    carried,
    check_vote,
    person_at,
)
from tanglewood.server.model import ChatLine, Pace, TableSummary, Update, stamp
from tanglewood.server.problems import Refused, not_your_seat
from tanglewood.server.queries import TableRow
from tanglewood.server.room import SeatRow
from tanglewood.server.tables import Table, Tables, hashed, tidy

SEEN_EVERY = 60.0
"""Seconds after which it is written down again that somebody is here."""


class House(Tables):
    """Everything the doors of the server do."""

    # ------------------------------------------------------------------ coming and going

    async def come(self, id: str, owner: bytes | None, address: str) -> Table:
        """Somebody asks for something at a table: they look at it, and its bots play on."""
        table = await self.table(id)
        table.address = address
        if owner is not None and table.room.mine(owner):
            table.asked[owner] = self.clock()
        if self.look(table, owner):
            await self.write_seen(table, owner)
        self.wake_bots(table)
        return table

    def listen(self, table: Table, owner: bytes | None) -> None:
        """Somebody listens to a table, still or until just now."""
        if self.look(table, owner):
            task = asyncio.ensure_future(self.write_seen(table, owner))
            self.seeing.add(task)
            task.add_done_callback(self.seeing.discard)

    def look(self, table: Table, owner: bytes | None) -> bool:
        """Somebody looks at a table; whether anything has to be written down about that."""
        table.looked = now = self.clock()
        mine = [table.room.seats[seat] for seat in table.room.mine(owner)]
        for row in mine:
            row.seen = now
        due = owner is not None and now - table.written.get(owner, 0.0) >= SEEN_EVERY
        return bool(mine) and (due or any(row.votes for row in mine))

    async def write_seen(self, table: Table, owner: bytes | None) -> None:
        """Write down that somebody who sits here is here; votes to let a bot play for them are void."""
        if owner is None:
            return
        table.written[owner] = now = self.clock()
        await self.store.do(queries.set_seen(table.room.id, owner, now))
        for seat in table.room.mine(owner):
            if table.room.seats[seat].votes:
                await self.drop_votes(table, seat)

    async def join(self, id: str, owner: bytes, token: str, name: str) -> Table:
        """Exchange an invitation for its seat; it works once."""
        table = await self.table(id)
        wanted = hashed(token)
        async with table.lock:
            for seat, row in enumerate(table.room.seats):
                if row.invitation is not None and secrets.compare_digest(row.invitation, wanted):
                    name, now = tidy(name) or row.name, self.clock()
                    await self.store.do(queries.take_seat(id, seat, owner, name, now))
                    row.owner, row.name, row.invitation, row.seen = owner, name, None, now
                    table.asked[owner] = now
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

    # ------------------------------------------------------------------ bots in the seats of people

    async def stand_in(self, id: str, owner: bytes | None, seat: int, wish: str) -> Table:
        """Let a bot play for a person: for oneself, or for somebody who is away."""
        table = await self.table(id)
        async with table.lock:
            row = person_at(table.room, seat)
            bot = bot_for(table.room, seat, owner, wish, self.here(table, row), self.clock())
            if row.stand_in != bot:
                await self.seat_bot(table, seat, bot)
        self.wake_bots(table)
        return table

    async def give_back(self, id: str, owner: bytes | None, seat: int) -> Table:
        """A person plays again; where nobody has sat down yet, anybody at the table sends the bot away."""
        table = await self.table(id)
        async with table.lock:
            row = person_at(table.room, seat)
            if not table.room.mine(owner) or row.owner not in (None, owner):
                raise not_your_seat()
            if row.stand_in is not None:
                await self.seat_bot(table, seat, None)
        self.wake_bots(table)
        return table

    async def seat_bot(self, table: Table, seat: int, bot: str | None) -> None:
        """Write down who decides at a seat, and tell everybody. The caller holds the lock."""
        row = table.room.seats[seat]
        await self.halt_bots(table)
        await self.store.do(queries.set_stand_in(table.room.id, seat, bot))
        row.stand_in = bot
        row.votes.clear()
        self.tell_state(table)

    async def consent(self, id: str, owner: bytes | None, seat: int, bot: str | None) -> Table:
        """Say in advance which bot others may let play while one is away, or (None) take it back."""
        table = await self.table(id)
        row = person_at(table.room, seat)
        if owner is None or row.owner != owner:
            raise not_your_seat()
        if bot is not None:
            make_bot(bot, 0)
        await self.store.do(queries.set_consent(id, seat, bot))
        row.consent = bot
        self.tell_state(table)
        return table

    async def vote(self, id: str, owner: bytes | None, seat: int) -> Table:
        """Agree that a bot plays for somebody who is away; when everybody does, it plays."""
        table = await self.table(id)
        async with table.lock:
            row = person_at(table.room, seat)
            voter = check_vote(table.room, seat, owner, self.here(table, row))
            await self.store.do(queries.add_vote(id, seat, voter))
            row.votes.add(voter)
            if carried(table.room, seat):
                await self.seat_bot(table, seat, agreed_bot(row))
            else:
                self.tell_state(table)
        self.wake_bots(table)
        return table

    async def withdraw_vote(self, id: str, owner: bytes | None, seat: int) -> Table:
        table = await self.table(id)
        row = person_at(table.room, seat)
        if owner is None or not table.room.mine(owner):
            raise not_your_seat()
        if owner in row.votes:
            await self.drop_votes(table, seat, owner)
        return table

    async def drop_votes(self, table: Table, seat: int, voter: bytes | None = None) -> None:
        await self.store.do(queries.drop_votes(table.room.id, seat, voter))
        votes = table.room.seats[seat].votes
        votes.difference_update(votes if voter is None else {voter})
        self.tell_state(table)

    # ------------------------------------------------------------------ telling

    async def set_pace(self, id: str, owner: bytes | None, pace: Pace) -> Table:
        """How fast bots play here, for all who sit at the table."""
        table = await self.table(id)
        if not table.room.mine(owner):
            raise not_your_seat()
        await self.store.do(queries.set_pace(id, pace))
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
        for owner in table.present - here:
            table.asked.pop(owner, None)  # they have closed the page
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
        at = self.clock()
        number = await self.store.do(queries.add_chat(id, seat, name, said, at, self.limits.chat_lines))
        line = ChatLine(number, seat, name, said, stamp(at))
        table.feed.tell("chat", lambda _: line)
        return line

    async def chat_lines(self, id: str) -> list[ChatLine]:
        await self.table(id)
        rows = await self.store.do(queries.read_chat(id))
        return [ChatLine(number, seat, name, text, stamp(at)) for number, seat, name, text, at in rows]

    async def tables_of(self, owner: bytes | None) -> list[TableSummary]:
        """Where somebody sits: running games first, then by the last change."""
        if owner is None:
            return []
        rows = await self.store.do(queries.tables_of(owner, self.limits.listed_tables))
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
                seed = secrets.randbelow(SEEDS)
                new = await self.found(
                    TableRow(room.info.id, room.options, seed, "", rows, room.pace, room.away)
                )
                link = new.room.id
                await self.store.do(queries.set_rematch(id, link))
                room.rematch = link
                self.tell_state(table)
            return room.rematch

    async def branch(self, id: str, owner: bytes, at: int, bot: str) -> str:
        """A new table from a moment of a finished game: whoever asks decides now, bots do the rest."""
        room = (await self.table(id)).room
        if not room.over:
            raise Refused(422, "running", "One can go on from here once the game is over.")
        make_bot(bot, 0)
        state = await self.position(room, min(at, room.number))
        if state.turn < 0:
            raise Refused(422, "over", "The game is over at this point.")
        rows = [
            SeatRow("human", None, name, owner, None)
            if seat == state.turn
            else SeatRow("bot", bot, bot.capitalize(), None, None)
            for seat, name in enumerate(room.names)
        ]
        new = await self.found(TableRow(room.info.id, room.options, room.seed, state.text(), rows))
        return new.room.id

    async def open_record(self, text: str, owner: bytes) -> str:
        """A table for a record file; an unfinished game goes on with whoever opened it."""
        record, state = await self.aside(read_and_check, text, self.limits.entries)
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
                rows.append(SeatRow("bot", DEFAULT_BOT, name or DEFAULT_BOT.capitalize(), None, None))
        entries = [(entry.seat, state.vocabulary().parse(entry.move).text) for entry in record.entries]
        new = await self.found(
            TableRow(record.game, record.options, record.seed, record.position, rows), entries
        )
        return new.room.id

    def say_goodbye(self) -> None:
        """End all streams: a server that stops would otherwise wait for them."""
        for table in list(self.held.values()):
            table.feed.let_all_go()

    async def close(self) -> None:
        self.say_goodbye()
        await asyncio.gather(*self.seeing, return_exceptions=True)
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.thinkers.finish()
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.store.close()


def read_and_check(text: str, longest: int) -> tuple[Record, State]:
    """A record that replays, with the position it leads to."""
    record = read_record(text)
    if len(record.entries) > longest:
        raise RecordError(f"line {record.entries[longest].line}: a game may have {longest} moves at most")
    state, again = replay_record(record)
    for key, value in record.result.items():
        if again.result.get(key) != value:
            raise RecordError(f"{key}: stored {echo(value)}, replayed {again.result.get(key, 'no result')!r}")
    return record, state


def seated_again(row: SeatRow) -> SeatRow:
    """The same person for another game; for a seat of a record, which nobody holds, a bot sits in."""
    if row.kind != "bot" and row.owner is None:
        return SeatRow("bot", DEFAULT_BOT, row.name or DEFAULT_BOT.capitalize(), None, None)
    return SeatRow(row.kind, row.bot, row.name, row.owner, None)
