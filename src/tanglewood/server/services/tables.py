"""Tables in memory: loading them, who is there, and what is played."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from tanglewood.kernel.registry import lookup
from tanglewood.kernel.state import NOBODY
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Changed, Refused, not_your_seat, refusing, stale, unknown_table
from tanglewood.server.limits import Limits
from tanglewood.server.live.clocks import GameClock, seat_that_runs
from tanglewood.server.live.entry import Entry, LogEntry, learn
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat, waiting
from tanglewood.server.live.table import HostedTable
from tanglewood.server.live.telling import Updates
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.model import Update
from tanglewood.server.operation.metrics import Metrics
from tanglewood.server.services.cluster.catching_up import catch_up
from tanglewood.server.services.history import HistoryService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store, Told
from tanglewood.words import spoken, words

SEEN_EVERY = 60.0
"""Seconds after which it is stored again that somebody is here."""


FAR_BEHIND = 64
"""Entries of a log that are played on in the event loop; a table further behind is loaded anew."""
ATTEMPTS = 5
"""How often somebody's wish is tried when other servers change the same table."""

P = ParamSpec("P")
T = TypeVar("T")


def tried_again(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A method that checks a wish against a table and stores it. If another server changed the table in
    between, the wish is checked again against the table as it is now."""

    @wraps(method)
    async def trying(*args: P.args, **named: P.kwargs) -> T:
        for _ in range(ATTEMPTS):
            with contextlib.suppress(Changed):
                return await method(*args, **named)
        raise Refused(503, "busy", words().say("server-contended"), wait=5)

    return trying


class TableService:
    """The tables in memory. A change is stored before anybody sees it."""

    def __init__(self, store: Store, history: HistoryService, limits: Limits, clock: Clock) -> None:
        self.store = store
        self.history = history
        self.limits = limits
        self.clock = clock
        # The cache, the most recently used table last; and all tables that anybody still holds: as long as
        # somebody plays, listens or waits at a table, everybody gets that very object and not a second one.
        self.cached: OrderedDict[str, HostedTable] = OrderedDict()
        self.held: WeakValueDictionary[str, HostedTable] = WeakValueDictionary()
        self.loading: dict[str, asyncio.Task[HostedTable]] = {}
        self.seen_tasks = BackgroundTasks()
        self.up_since = clock.now()
        self.metrics = Metrics()
        # Whether this server has sent all who listen to other servers.
        self.leaving = False
        # Called when a bot has to decide; when somebody looks at a table; and when a clock may have to start
        # or stop because people came, went or moved.
        self.on_bot_turn: Callable[[HostedTable], None] = lambda table: None
        self.on_look: Callable[[HostedTable], Awaitable[None]] | None = None
        self.on_clock: Callable[[HostedTable], None] = lambda table: None
        # Called when somebody who is no bot has to decide, and when a game has ended.
        self.on_person_turn: Callable[[HostedTable], None] = lambda table: None
        self.on_over: Callable[[HostedTable], None] = lambda table: None
        # Called when a table has come into memory, and when other servers may have to hear who is here.
        self.on_load: Callable[[HostedTable], Awaitable[None]] | None = None
        self.on_presence: Callable[[HostedTable], None] = lambda table: None

    # ------------------------------------------------------------------ in memory

    async def table(self, id: str) -> HostedTable:
        """A table, from the cache or rebuilt from its log; requests at the same time share the work."""
        found = self.held.get(id)
        if found is not None:
            self.cache(found)
            return found
        task = self.loading.get(id)
        if task is None:
            task = asyncio.ensure_future(self.load(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> HostedTable:
        told = await self.store.chat.next(id) if self.store.shared else 0
        stored = await self.store.tables.read(id)
        if stored is None:
            raise unknown_table()
        if stored.row.pack is not None:  # made ready where nobody waits for it
            await self.history.in_thread(lookup, stored.row.game, stored.row.pack)
        live = LiveGame(id, *stored.row)
        live.begun = stored.begun
        live.spoken.clear()  # whoever plays here comes by a visit
        await self.history.in_thread(live.restore, stored.log)
        live.version = stored.version
        table = self.host(live)
        table.chat_told = told
        if self.on_load is not None:
            await self.on_load(table)
        return table

    def host(self, live: LiveGame) -> HostedTable:
        """Take a game into memory."""
        live.start_clock(lambda: self.clock.now(), self.up_since)  # tests set another time later
        table = HostedTable(live)
        self.held[live.id] = table
        self.cache(table)
        return table

    def cache(self, table: HostedTable) -> None:
        """Mark a table as used; the one that was not used for longest leaves the cache."""
        self.cached[table.live.id] = table
        self.cached.move_to_end(table.live.id)
        while len(self.cached) > self.limits.cached_tables:
            self.cached.popitem(last=False)

    def forget(self, table: HostedTable) -> None:
        """The log may differ from this table: the next request reads it again."""
        id = table.live.id
        if self.held.get(id) is table:
            del self.held[id]
            self.cached.pop(id, None)
        table.feed.close()

    async def keep(self, table: HostedTable, change: Awaitable[bool]) -> None:
        """Wait until a change of a table is stored. The caller holds the lock, and named the version of the
        table that is in memory; if that is not the stored one any more, nothing has been changed."""
        known, begun = False, time.monotonic()
        table.storing = table.live.version + 1
        try:
            stored = await change
            self.metrics.storing.add(time.monotonic() - begun)
            if not stored:
                await self.catch_up(table)
            known = True
        finally:
            if not known:  # after a failure, or cancelled: nobody knows what is stored
                self.forget(table)
        if not stored:
            raise Changed
        table.live.version += 1

    # ------------------------------------------------------------------ what other servers have stored

    async def catch_up(self, table: HostedTable) -> None:
        """Have a table as other servers have stored it, and tell those who listen here. The caller holds the
        lock."""
        live, number = table.live, table.live.number
        news = await self.store.tables.news(live.id, number)
        if news is None or len(news.log) > FAR_BEHIND:
            self.forget(table)
            return
        if news.version == live.version:
            return
        if news.beside <= live.version:
            self.play_on(table, news.log, news.version)
            return
        stored = await self.store.tables.read(live.id, number)
        if stored is None:
            self.forget(table)
            return
        self.metrics.caught_up += 1
        try:
            catch_up(live, stored)
        except Refused:
            self.forget(table)
            raise
        table.feed.update_seats(live.seats_of)
        table.publish_since(number)
        table.publish_presence()
        self.on_clock(table)
        self.wake_bots(table)

    def play_on(self, table: HostedTable, log: list[LogEntry], version: int) -> None:
        """Play the moves that led to a version, and tell those who listen here. Nobody else is changing the
        table."""
        live, number = table.live, table.live.number
        self.metrics.caught_up += 1
        try:
            live.replay(log)
        except Refused:
            self.forget(table)
            raise
        live.version = version
        table.publish_since(number)
        if live.clock is not None:
            self.on_clock(table)
        self.wake_bots(table)

    def heard_move(self, told: Told) -> bool:
        """Play a move that another server has stored, without a look at the database, if it is the next one
        of a table that nobody is changing; else False."""
        table = self.held.get(told.id)
        if table is None or told.entry is None or table.lock.locked():
            return False
        if (told.version, told.number) != (table.live.version + 1, table.live.number):
            return False
        self.play_on(table, [told.entry], told.version)
        return True

    async def check_version(self, table: HostedTable) -> None:
        """Before a request is answered: whatever any server has acknowledged counts."""
        version = await self.store.tables.version(table.live.id)
        if version != table.live.version:
            await self.heard(table.live.id, version)

    async def heard(self, id: str, version: int | None) -> None:
        """A table has this version now; None: there is no such table any more."""
        table = self.held.get(id)
        if table is None or version is None:
            if table is not None:
                self.forget(table)
            return
        if version > table.live.version:
            async with table.lock:
                if version > table.live.version and self.held.get(id) is table:
                    await self.catch_up(table)

    # ------------------------------------------------------------------ who is there

    async def visit(self, id: str, owner: bytes | None, address: str, moving: bool = False) -> None:
        """A request for a table: somebody is looking at it, so its bots play on. Whoever is `moving` says
        which position they know, so that the version need not be asked for."""
        table = await self.table(id)
        if self.store.shared and not moving:
            await self.check_version(table)
            table = await self.table(id)
        live, plays = table.live, owner is not None and bool(table.live.seats_of(owner))
        if (plays or live.over) and spoken() not in live.spoken:
            await self.history.in_thread(learn, live, spoken())
        table.address = address
        if owner is not None and plays:
            table.owner_requests[owner] = self.clock.now()
            self.on_presence(table)
        if self.mark_seen(table, owner):
            await self.store_seen(table, owner, self.voted_on(table, owner))
        if self.on_look is not None and table.live.clock is not None:
            await self.on_look(table)
        self.wake_bots(table)

    def listening(self, table: HostedTable, owner: bytes | None) -> None:
        """Somebody listens to a table, or did until just now."""
        if self.mark_seen(table, owner):
            self.seen_tasks.start(self.store_seen(table, owner, self.voted_on(table, owner)))

    def mark_seen(self, table: HostedTable, owner: bytes | None) -> bool:
        """Somebody looks at a table; returns whether that has to be stored."""
        table.last_request = now = self.clock.now()
        mine = [table.live.seats[seat] for seat in table.live.seats_of(owner)]
        for row in mine:
            row.seen = now
        due = owner is not None and now - table.seen_stored.get(owner, 0.0) >= SEEN_EVERY
        return bool(mine) and (due or any(row.votes for row in mine))

    def voted_on(self, table: HostedTable, owner: bytes | None) -> list[int]:
        """The seats of a person for which others want a bot."""
        return [seat for seat in table.live.seats_of(owner) if table.live.seats[seat].votes]

    async def store_seen(self, table: HostedTable, owner: bytes | None, voted: list[int]) -> None:
        """Store that the owner of a seat is here, and drop the votes to let a bot play for them. Whoever
        votes while that is being stored does so because the owner has left since."""
        if owner is None:
            return
        table.seen_stored[owner] = now = self.clock.now()
        await self.store.seats.set_seen(table.live.id, owner, now)
        for seat in voted:
            with contextlib.suppress(Changed):  # the table has been read anew, and so have the votes
                await self.drop_votes(table, seat)

    async def drop_votes(self, table: HostedTable, seat: int, voter: bytes | None = None) -> None:
        async with table.lock:
            live = table.live
            await self.keep(table, self.store.seats.drop_votes(live.id, live.version, seat, voter))
            votes = live.seats[seat].votes
            votes.difference_update(votes if voter is None else {voter})
            table.publish_state()

    def is_watched(self, table: HostedTable) -> bool:
        """Whether anybody looks at a table: by a stream, or by a recent request."""
        recent = self.clock.now() - table.last_request < self.limits.watched_seconds
        return bool(table.feed.listeners) or recent

    def is_here(self, table: HostedTable, row: TableSeat) -> bool:
        """Whether the person who holds a seat looks at the table."""
        if row.owner is None:
            return False
        last = table.owner_requests.get(row.owner, 0.0)
        recent = self.clock.now() - last < self.limits.watched_seconds
        return recent or row.owner in table.feed.online() or row.owner in table.here_elsewhere

    def wake_bots(self, table: HostedTable) -> None:
        if table.live.bot_to_move is not None:
            self.on_bot_turn(table)
        else:
            self.wake_person(table)

    def wake_person(self, table: HostedTable) -> None:
        """Perhaps somebody has said in advance how they decide; where they have a real choice nobody asks."""
        if table.live.asks_for_little:
            self.on_person_turn(table)

    # ------------------------------------------------------------------ moves

    @tried_again
    async def play(
        self, id: str, owner: bytes | None, looking: int | None, seat: int, number: int, text: str
    ) -> Update:
        """Play a move for somebody who has seen `number` entries of the log."""
        table = await self.table_at(id, number)
        viewer = self.viewer_at(table, owner, looking, seat)
        async with table.lock:
            self.check_turn(table, seat, number)
            move = table.live.find_move(seat, text)
            update = (await self.append(table, table.live.plan_move(seat, move))).of(viewer)
        self.wake_bots(table)
        return update

    @tried_again
    async def undo(self, id: str, owner: bytes | None, looking: int | None, seat: int, number: int) -> Update:
        """Take the last move back for somebody who has seen `number` entries of the log."""
        table = await self.table_at(id, number)
        viewer = self.viewer_at(table, owner, looking, seat)
        async with table.lock:
            self.check_turn(table, seat, number)
            reason = table.live.why_no_undo(seat)
            if reason:
                raise Refused(422, "no-undo", words().say(reason))
            return (await self.append(table, table.live.plan_undo(seat))).of(viewer)

    async def table_at(self, id: str, number: int) -> HostedTable:
        """A table for somebody who has seen so many entries of its log: perhaps at another server, or before
        another one stored more."""
        table = await self.table(id)
        if self.store.shared and number != table.live.number:
            await self.check_version(table)
            table = await self.table(id)
        return table

    def viewer_at(self, table: HostedTable, owner: bytes | None, looking: int | None, seat: int) -> Viewer:
        """Somebody who holds this seat."""
        viewer = table.live.viewer(owner, looking)
        if seat not in viewer.seats:
            raise not_your_seat()
        return viewer

    def check_turn(self, table: HostedTable, seat: int, number: int) -> None:
        if number != table.live.number:
            raise stale(table.live.number)
        if number >= self.limits.entries:
            raise refusing(422, "too-long", "server-too-long")
        if table.live.seats[seat].stand_in is not None:
            raise Refused(422, "handed-over", words().say("table-handed-over"))
        if table.live.clock is not None and table.live.clock.is_up(self.clock.now()):
            raise Refused(422, "time-up", words().say("table-time-up"))

    async def append(self, table: HostedTable, entry: Entry) -> Updates:
        """Store an entry, then apply it and publish it. The caller holds the lock. Returns what those who
        listen were told: whoever played may be one of them."""
        live, number, now = table.live, table.live.number, self.clock.now()
        clock = self.clock_after(table, entry, now)
        times = clock.row() if clock is not None else None
        # A bot's move takes no proposal off the table: nobody could answer in time.
        lapse = live.proposal is not None and live.seats[entry.seat].player is None
        waits = waiting(live.seats, NOBODY if entry.after is None else entry.after.turn, entry.seat)
        store = self.store.tables.append(
            live.id, live.version, number, entry.stored, entry.ends_game, now, times, lapse, waits
        )
        await self.keep(table, store)
        self.metrics.moves += 1
        self.metrics.bot_moves += live.seats[entry.seat].player is not None
        live.apply(entry)
        live.clock = clock
        live.proposal = None if lapse or live.over else live.proposal
        if table.hint is not None:
            table.cancel_hint()
        told = Updates(live, number, table.feed.online())
        table.feed.publish("update", told.of, live.number)
        if clock is not None:
            self.on_clock(table)
        if live.over:
            self.on_over(table)
        elif live.bot_to_move is None:
            self.wake_person(table)
        return told

    def clock_after(self, table: HostedTable, entry: Entry, now: float) -> GameClock | None:
        """The clocks as they are once an entry counts."""
        live = table.live
        if live.clock is None or entry.after is None:
            return live.clock
        turn = entry.after.turn
        return live.clock.after(turn, self.runs(table, turn), now)

    def runs(self, table: HostedTable, turn: int) -> int:
        """The seat whose clock runs while `turn` decides."""
        live = table.live
        if live.clock is None or live.stopped:
            return NOBODY
        return seat_that_runs(live.clock.agreed, live.seats, turn, lambda row: self.is_here(table, row))

    # ------------------------------------------------------------------ publishing

    def listeners_changed(self, table: HostedTable) -> None:
        """A listener came or went. Those of spectators are not published: a crowd would drown the others in
        messages."""
        here = table.owners_online()
        for owner in table.present - here:
            table.owner_requests.pop(owner, None)  # they have closed the page
        if here != table.present:
            table.publish_presence()
            self.on_clock(table)
            self.on_presence(table)

    def disconnect(self, whom: Callable[[bytes | None], bool]) -> None:
        """End the streams of some people."""
        for table in list(self.held.values()):
            for listener in table.feed.listeners[:]:
                if whom(listener.owner):
                    table.feed.disconnect(listener)

    def farewell(self) -> None:
        """End all streams, and those that are still asked for: a server that stops would wait for them."""
        self.leaving = True
        for table in list(self.held.values()):
            table.feed.farewell()
