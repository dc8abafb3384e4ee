"""Seats: people who take them, leave them to bots and come back."""

import secrets

from tanglewood.bots import check_level
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, not_your_seat
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import hashed
from tanglewood.server.live.table import HostedTable
from tanglewood.server.models.manners import InvitationInfo
from tanglewood.server.services.bots import BotService
from tanglewood.server.services.company.welcome import check_welcome
from tanglewood.server.services.people.names import NameRules, check_name, tidy
from tanglewood.server.services.stand_ins import agreed_bot, bot_for, check_vote, is_unanimous, person_at
from tanglewood.server.services.tables import TableService, tried_again
from tanglewood.server.store import Store
from tanglewood.words import words


class SeatService:
    """Who decides at a seat."""

    def __init__(
        self, store: Store, tables: TableService, bots: BotService, clock: Clock, names: NameRules
    ) -> None:
        self.store = store
        self.tables = tables
        self.bots = bots
        self.clock = clock
        self.names = names

    @tried_again
    async def join(self, id: str, owner: bytes, token: str, name: str) -> HostedTable:
        """Exchange an invitation for its seat; it works once."""
        table = await self.tables.table(id)
        wanted = hashed(token)
        await check_welcome(self.store, table.live, owner)
        async with table.lock:
            for seat, row in enumerate(table.live.seats):
                if row.invitation is not None and secrets.compare_digest(row.invitation, wanted):
                    name = tidy(name) or row.name
                    self.names.check(name)
                    check_name(name, table.live.names[:seat] + table.live.names[seat + 1 :])
                    await self.take(table, seat, owner, name)
                    return table
            if await self.come_back(table, owner):
                return table
        raise await self.used_invitation(table.live, wanted)

    async def invitation(self, id: str, owner: bytes | None, token: str) -> InvitationInfo:
        """What an invitation is good for, before anybody types a name."""
        live = (await self.tables.table(id)).live
        wanted = hashed(token)
        for seat, row in enumerate(live.seats):
            mine = owner is not None and row.owner == owner
            for known in (row.invitation, row.used if mine else None):
                if known is not None and secrets.compare_digest(known, wanted):
                    return InvitationInfo(seat, row.name, mine)
        raise await self.used_invitation(live, wanted)

    async def used_invitation(self, live: LiveGame, wanted: bytes) -> Refused:
        """Why an invitation gives no seat, and what to do. Whoever has the link may know who took the seat,
        or that another link has taken its place."""
        for seat, row in enumerate(live.seats):
            if row.used is not None and secrets.compare_digest(row.used, wanted):
                said = words().say("seat-invitation-used", name=live.names[seat])
                return Refused(410, "used-invitation", said)
        if await self.store.lobby.is_void(live.id, wanted):
            return Refused(410, "void-invitation", words().say("seat-invitation-void"))
        return Refused(410, "used-invitation", words().say("seat-invitation-unknown"))

    async def take(self, table: HostedTable, seat: int, owner: bytes, name: str) -> None:
        """Give somebody a free seat. The caller holds the lock."""
        row, now = table.live.seats[seat], self.clock.now()
        live = table.live
        await self.tables.keep(table, self.store.seats.take(live.id, live.version, seat, owner, name, now))
        row.owner, row.name, row.seen = owner, name, now
        row.used, row.invitation, row.kept = row.invitation, None, None
        table.owner_requests[owner] = now
        if row.stand_in is not None:
            await self.set_stand_in(table, seat, None)
        table.feed.update_seats(table.live.seats_of)
        table.publish_presence()
        table.publish_state()  # people may have waited for somebody to take the seat
        self.tables.on_clock(table)

    async def come_back(self, table: HostedTable, owner: bytes) -> bool:
        """Somebody opens their old invitation again: a bot that stood in for them leaves. Under the lock."""
        live = table.live
        rows = [(seat, live.seats[seat]) for seat in live.seats_of(owner)]
        left = [
            seat for seat, row in rows if row.stand_in is not None and not (row.resigned or row.timed_out)
        ]
        for seat in left:
            await self.set_stand_in(table, seat, None)
        return bool(left)

    # ------------------------------------------------------------------ bots in the seats of people

    @tried_again
    async def stand_in(self, id: str, owner: bytes | None, seat: int, wish: str) -> HostedTable:
        """Let a bot play for a person: for oneself, or for somebody who is away."""
        table = await self.tables.table(id)
        async with table.lock:
            row = person_at(table.live, seat)
            here = self.tables.is_here(table, row)
            bot = bot_for(table.live, seat, owner, wish, here, self.clock.now())
            if row.stand_in != bot:
                await self.set_stand_in(table, seat, bot)
        self.bots.wake(table)
        return table

    @tried_again
    async def give_back(self, id: str, owner: bytes | None, seat: int) -> HostedTable:
        """Let a person play again. Anybody at the table can send a bot away from a seat nobody has taken."""
        table = await self.tables.table(id)
        async with table.lock:
            row = person_at(table.live, seat)
            if not table.live.seats_of(owner) or row.owner not in (None, owner):
                raise not_your_seat()
            if row.stand_in is not None:
                await self.set_stand_in(table, seat, None)
        self.bots.wake(table)
        return table

    async def set_stand_in(self, table: HostedTable, seat: int, bot: str | None) -> None:
        """Change who decides at a seat. The caller holds the lock."""
        live, row = table.live, table.live.seats[seat]
        await self.bots.halt(table)
        await self.tables.keep(table, self.store.seats.set_stand_in(live.id, live.version, seat, bot))
        row.stand_in = bot
        row.votes.clear()
        table.publish_state()
        self.tables.on_clock(table)

    @tried_again
    async def consent(self, id: str, owner: bytes | None, seat: int, bot: str | None) -> HostedTable:
        """Say in advance which bot others may let play while one is away, or (None) withdraw that."""
        table = await self.tables.table(id)
        async with table.lock:
            live, row = table.live, person_at(table.live, seat)
            if owner is None or row.owner != owner:
                raise not_your_seat()
            if bot is not None:
                check_level(bot)
            await self.tables.keep(table, self.store.seats.set_consent(id, live.version, seat, bot))
            row.consent = bot
            table.publish_state()
        return table

    @tried_again
    async def vote(self, id: str, owner: bytes | None, seat: int) -> HostedTable:
        """Agree that a bot plays for somebody who is away; when everybody does, it plays."""
        table = await self.tables.table(id)
        async with table.lock:
            live, row = table.live, person_at(table.live, seat)
            voter = check_vote(live, seat, owner, self.tables.is_here(table, row))
            await self.tables.keep(table, self.store.seats.add_vote(id, live.version, seat, voter))
            row.votes.add(voter)
            if is_unanimous(live, seat):
                await self.set_stand_in(table, seat, agreed_bot(row))
            else:
                table.publish_state()
        self.bots.wake(table)
        return table

    @tried_again
    async def withdraw_vote(self, id: str, owner: bytes | None, seat: int) -> HostedTable:
        table = await self.tables.table(id)
        row = person_at(table.live, seat)
        if owner is None or not table.live.seats_of(owner):
            raise not_your_seat()
        if owner in row.votes:
            await self.tables.drop_votes(table, seat, owner)
        return table
