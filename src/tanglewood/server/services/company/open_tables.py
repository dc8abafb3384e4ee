"""Open tables: the list of them, sitting down with one click, new links for free seats, and following."""

import secrets

from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, not_your_seat
from tanglewood.server.limits import Limits
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat, hashed
from tanglewood.server.live.table import HostedTable
from tanglewood.server.models.company import MyTable, OpenTable, OpenTables
from tanglewood.server.services.company.welcome import check_welcome
from tanglewood.server.services.people.names import NameRules, free_name, tidy
from tanglewood.server.services.seats import SeatService
from tanglewood.server.services.tables import TableService, tried_again
from tanglewood.server.store import Store
from tanglewood.words import words

SEEN = 3 * 24 * 3600.0
"""Seconds for which a table stays in the list after somebody who sits there was last seen."""
LISTED = 50
FOLLOWED = 100
"""Tables somebody may follow."""


class OpenTableService:
    """How people who do not know each other come to one table."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        seats: SeatService,
        names: NameRules,
        limits: Limits,
        clock: Clock,
        possible: bool,
    ) -> None:
        self.store = store
        self.tables = tables
        self.seats = seats
        self.names = names
        self.limits = limits
        self.clock = clock
        # Whether the host of this server wants such a list.
        self.possible = possible

    # ------------------------------------------------------------------ the list

    async def list(self, owner: bytes | None) -> OpenTables:
        """Tables with free seats, without those of people one does not want to meet, or who do not want to
        meet one."""
        if not self.possible:
            return OpenTables(False, [])
        unwanted: set[bytes] = set()
        if owner is not None:
            unwanted = await self.store.talk.blocked_by(owner) | await self.store.talk.blocking(owner)
        found: list[OpenTable] = []
        for id in await self.store.lobby.open_tables(self.clock.now() - SEEN, LISTED):
            try:
                table = await self.tables.table(id)
            except Refused:
                continue  # one table that cannot be opened must not hide the others
            if not unwanted & {table.live.lobby.opener, *(row.owner for row in table.live.seats)}:
                found.append(shown(table, owner))
        return OpenTables(True, [one for one in found if one.free])

    @tried_again
    async def set_listed(self, id: str, owner: bytes | None, listed: bool) -> HostedTable:
        """Whether a table stands in the list; whoever laid it says so."""
        table = await self.tables.table(id)
        if owner is None or table.live.lobby.opener != owner:
            raise not_your_seat()
        if listed and not self.possible:
            raise no_list()
        async with table.lock:
            live = table.live
            await self.tables.keep(table, self.store.lobby.set_listed(id, live.version, listed))
            live.lobby = live.lobby._replace(listed=listed)
        return table

    # ------------------------------------------------------------------ sitting down

    @tried_again
    async def sit(self, id: str, owner: bytes, seat: int, name: str) -> HostedTable:
        """Take a free seat: one that is kept for oneself, or any of a table in the list."""
        table = await self.tables.table(id)
        await check_welcome(self.store, table.live, owner)
        async with table.lock:
            live = table.live
            if live.over:
                raise Refused(422, "over", words().say("table-finished"))
            if live.seats_of(owner):
                raise Refused(422, "sits-here", words().say("seat-sits-already"))
            row = live.seats[seat] if seat < len(live.seats) else None
            if row is None or row.shown != "open":
                raise Refused(422, "seat-taken", words().say("seat-taken"))
            if not may_sit(live, row, owner, self.possible):
                raise Refused(403, "not-open", words().say("seat-not-open"))
            if row.kept is None:
                await self.seats.take(table, seat, owner, self.called(live, seat, name))
                return table
        return await self.take_kept(id, owner)

    @tried_again
    async def take_kept(self, id: str, owner: bytes) -> HostedTable:
        """Take all seats that are kept for somebody; at one screen they may be several."""
        table = await self.tables.table(id)
        async with table.lock:
            live = table.live
            for seat, row in enumerate(live.seats):
                if row.kept == owner and not live.over:
                    await self.seats.take(table, seat, owner, row.name)
        return table

    def called(self, live: LiveGame, seat: int, name: str) -> str:
        """The name under which somebody sits down: with one click, so a name that is taken gets a number."""
        wanted = tidy(name) or live.seats[seat].name
        self.names.check(wanted)
        taken = {other.casefold() for other in live.names[:seat] + live.names[seat + 1 :]}
        return free_name(wanted, taken) if wanted.casefold() in taken else wanted

    # ------------------------------------------------------------------ links

    @tried_again
    async def invite(self, id: str, owner: bytes | None, seat: int) -> str:
        """A new link for a free seat, for whoever sits at the table; the old one does not count any more.
        Returns its token."""
        table = await self.tables.table(id)
        live = table.live
        if not live.seats_of(owner):
            raise not_your_seat()
        async with table.lock:
            row = live.seats[seat] if seat < len(live.seats) else None
            if row is None or row.shown != "open":
                raise Refused(422, "seat-taken", words().say("seat-taken"))
            if live.over:
                raise Refused(422, "over", words().say("table-finished"))
            token = secrets.token_urlsafe(24)
            await self.tables.keep(table, self.store.lobby.invite(id, live.version, seat, hashed(token)))
            row.invitation, row.kept = hashed(token), None
            table.publish_state()
        return token

    # ------------------------------------------------------------------ following, and what is one's own

    async def follow(self, id: str, owner: bytes, wanted: bool) -> None:
        """See a table in one's list, and be told when it ends."""
        await self.tables.table(id)
        if not wanted:
            await self.store.lobby.unfollow(id, owner)
            return
        if await self.store.lobby.count_followed(owner) >= FOLLOWED:
            raise Refused(422, "too-many", words().say("follow-enough", most=FOLLOWED))
        await self.store.lobby.follow(id, owner, self.clock.now())

    async def mine(self, id: str, owner: bytes | None) -> MyTable:
        """What whoever asks has to do with a table beside its game."""
        live = (await self.tables.table(id)).live
        if owner is None:
            free = [seat for seat, row in enumerate(live.seats) if may_sit(live, row, b"", self.possible)]
            return MyTable(free, False, False, live.lobby.listed, False, [], [])
        blocked = await self.store.talk.blocked_by(owner)
        opener = live.lobby.opener
        return MyTable(
            sit=[]
            if live.seats_of(owner) or (opener and owner in await self.store.talk.blocked_by(opener))
            else [seat for seat, row in enumerate(live.seats) if may_sit(live, row, owner, self.possible)],
            opener=opener == owner,
            can_list=self.possible and opener == owner,
            listed=live.lobby.listed,
            following=await self.store.lobby.follows(id, owner),
            muted=await self.store.talk.muted(id, owner),
            blocked=[seat for seat, row in enumerate(live.seats) if row.owner in blocked],
        )


def may_sit(live: LiveGame, row: TableSeat, owner: bytes, possible: bool) -> bool:
    """Whether somebody may take a free seat without a link."""
    if live.over or row.shown != "open":
        return False
    return row.kept == owner if row.kept is not None else live.lobby.listed and possible


def shown(table: HostedTable, owner: bytes | None) -> OpenTable:
    live = table.live
    return OpenTable(
        id=live.id,
        game=live.info.id,
        title=live.info.title,
        options=live.options,
        seats=live.seat_infos(live.viewer(None), table.feed.online()),
        free=[
            seat
            for seat, row in enumerate(live.seats)
            if may_sit(live, row, b"", True) and row.stand_in is None
        ],
        clock=live.stored_manners.clock,
        away=live.away,
        moves=len(live.moves),
        mine=bool(live.seats_of(owner)),
    )


def no_list() -> Refused:
    return Refused(422, "no-list", words().say("server-no-list"))
