"""Tables in memory: loading them, who is there, and what is played."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from tanglewood.kernel.registry import lookup
from tanglewood.kernel.state import NOBODY
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, not_your_seat, stale, unknown_table
from tanglewood.server.limits import Limits
from tanglewood.server.live.clocks import GameClock, seat_that_runs
from tanglewood.server.live.entry import Entry
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.live.table import HostedTable
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.model import Pace, Update
from tanglewood.server.services.history import HistoryService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store
from tanglewood.words import words

SEEN_EVERY = 60.0
"""Seconds after which it is stored again that somebody is here."""


def hashed(secret: str) -> bytes:
    """Secrets are stored as hashes: whoever reads the database cannot sit down at a table."""
    return hashlib.sha256(secret.encode()).digest()


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
        # Called when a bot has to decide; when somebody looks at a table; and when a clock may have to start
        # or stop because people came, went or moved.
        self.on_bot_turn: Callable[[HostedTable], None] = lambda table: None
        self.on_look: Callable[[HostedTable], Awaitable[None]] | None = None
        self.on_clock: Callable[[HostedTable], None] = lambda table: None

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
        stored = await self.store.tables.read(id)
        if stored is None:
            raise unknown_table()
        if stored.row.pack is not None:  # made ready where nobody waits for it
            await self.history.in_thread(lookup, stored.row.game, stored.row.pack)
        live = LiveGame(id, *stored.row)
        await self.history.in_thread(live.restore, stored.log)
        return self.host(live)

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
        table.feed.disconnect_all()

    # ------------------------------------------------------------------ who is there

    async def visit(self, id: str, owner: bytes | None, address: str) -> None:
        """A request for a table: somebody is looking at it, so its bots play on."""
        table = await self.table(id)
        table.address = address
        if owner is not None and table.live.seats_of(owner):
            table.owner_requests[owner] = self.clock.now()
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
            await self.drop_votes(table, seat)

    async def drop_votes(self, table: HostedTable, seat: int, voter: bytes | None = None) -> None:
        await self.store.seats.drop_votes(table.live.id, seat, voter)
        votes = table.live.seats[seat].votes
        votes.difference_update(votes if voter is None else {voter})
        self.publish_state(table)

    def is_watched(self, table: HostedTable) -> bool:
        """Whether anybody looks at a table: by a stream, or by a recent request."""
        recent = self.clock.now() - table.last_request < self.limits.watched_seconds
        return bool(table.feed.listeners) or recent

    def is_here(self, table: HostedTable, row: TableSeat) -> bool:
        """Whether the person who holds a seat looks at the table."""
        if row.owner is None:
            return False
        last = table.owner_requests.get(row.owner, 0.0)
        return row.owner in table.feed.online() or self.clock.now() - last < self.limits.watched_seconds

    def wake_bots(self, table: HostedTable) -> None:
        if table.live.bot_to_move is not None:
            self.on_bot_turn(table)

    # ------------------------------------------------------------------ moves

    async def play(
        self, id: str, owner: bytes | None, looking: int | None, seat: int, number: int, text: str
    ) -> Update:
        """Play a move for somebody who has seen `number` entries of the log."""
        table = await self.table(id)
        viewer = self.viewer_at(table, owner, looking, seat)
        async with table.lock:
            self.check_turn(table, seat, number)
            move = table.live.find_move(seat, text)
            await self.append(table, table.live.plan_move(seat, move))
        self.wake_bots(table)
        return self.update(table, viewer, number)

    async def undo(self, id: str, owner: bytes | None, looking: int | None, seat: int, number: int) -> Update:
        """Take the last move back for somebody who has seen `number` entries of the log."""
        table = await self.table(id)
        viewer = self.viewer_at(table, owner, looking, seat)
        async with table.lock:
            self.check_turn(table, seat, number)
            reason = table.live.why_no_undo(seat)
            if reason:
                raise Refused(422, "no-undo", words().say(reason))
            await self.append(table, table.live.plan_undo(seat))
        return self.update(table, viewer, number)

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
            raise Refused(422, "too-long", "This game has grown too long to go on.")
        if table.live.seats[seat].stand_in is not None:
            raise Refused(422, "handed-over", words().say("table-handed-over"))
        if table.live.clock is not None and table.live.clock.is_up(self.clock.now()):
            raise Refused(422, "time-up", words().say("table-time-up"))

    async def append(self, table: HostedTable, entry: Entry) -> None:
        """Store an entry, then apply it and publish it. The caller holds the lock."""
        live, number, now = table.live, table.live.number, self.clock.now()
        clock = self.clock_after(table, entry, now)
        times = clock.row() if clock is not None else None
        # A bot's move takes no proposal off the table: nobody could answer in time.
        lapse = live.proposal is not None and live.seats[entry.seat].player is None
        stored = False
        try:
            stored = await self.store.tables.append(
                live.id, number, entry.stored, entry.ends_game, now, times, lapse
            )
        finally:  # another process wrote, or we were cancelled and do not know what was stored
            if not stored:
                self.forget(table)
        if not stored:
            raise stale(number + 1)
        live.apply(entry)
        live.clock = clock
        live.proposal = None if lapse or live.over else live.proposal
        if table.hint is not None:
            table.cancel_hint()
        table.feed.publish("update", lambda viewer: self.update(table, viewer, number), live.number)
        if clock is not None:
            self.on_clock(table)

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

    def update(self, table: HostedTable, viewer: Viewer, after: int) -> Update:
        """What has happened since so many entries, and the state it led to."""
        live = table.live
        return Update(live.steps(viewer, after), live.state_for(viewer, table.feed.online()))

    def publish_state(self, table: HostedTable) -> None:
        """Something other than a move has changed."""
        live, online = table.live, table.feed.online()
        table.feed.publish("update", lambda viewer: Update([], live.state_for(viewer, online)), live.number)

    def listeners_changed(self, table: HostedTable) -> None:
        """A listener came or went. Those of spectators are not published: a crowd would drown the others in
        messages."""
        here = self.owners_online(table)
        for owner in table.present - here:
            table.owner_requests.pop(owner, None)  # they have closed the page
        if here != table.present:
            self.publish_presence(table)
            self.on_clock(table)

    def publish_presence(self, table: HostedTable) -> None:
        online = table.feed.online()
        table.present = self.owners_online(table)
        table.feed.publish("presence", lambda viewer: table.live.seat_infos(viewer, online))

    def owners_online(self, table: HostedTable) -> set[bytes]:
        return {row.owner for row in table.live.seats if row.owner is not None} & table.feed.online()

    async def set_pace(self, id: str, owner: bytes | None, pace: Pace) -> HostedTable:
        """How fast bots play at a table."""
        table = await self.table(id)
        if not table.live.seats_of(owner):
            raise not_your_seat()
        await self.store.tables.set_pace(id, pace)
        table.live.pace = pace
        self.publish_state(table)
        return table

    def disconnect_all(self) -> None:
        """End all streams: a server that stops would otherwise wait for them."""
        for table in list(self.held.values()):
            table.feed.disconnect_all()
