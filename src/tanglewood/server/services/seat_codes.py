"""A seat moves to another device by a code of its own: short-lived, used once, and stored as a hash."""

import secrets

from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, not_your_seat
from tanglewood.server.live.seat import hashed
from tanglewood.server.live.table import HostedTable
from tanglewood.server.services.tables import TableService, tried_again
from tanglewood.server.store import Store
from tanglewood.words import words

SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without signs that look alike."""
LENGTH = 8
"""Some 850 thousand million codes: at 30 attempts a minute nobody finds one in its ten minutes."""
MINUTES = 10


class SeatCodeService:
    """Codes that take a seat along. The device that had the seat loses it: a seat has one owner."""

    def __init__(self, store: Store, tables: TableService, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock

    async def make(self, id: str, owner: bytes | None, seat: int) -> tuple[str, float]:
        """A code for one's own seat, and until when it counts; an older one is void."""
        live = (await self.tables.table(id)).live
        if owner is None or seat not in live.seats_of(owner):
            raise not_your_seat()
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        now = self.clock.now()
        until = now + MINUTES * 60
        await self.store.manners.add_code(hashed(code), id, seat, now, until)
        return code, until

    @tried_again
    async def use(self, owner: bytes, typed: str) -> HostedTable:
        """Take the seat of a code, however it was typed."""
        code = hashed("".join(sign for sign in typed.upper() if sign.isalnum()))
        found = await self.store.manners.find_code(code, self.clock.now())
        if found is None:
            raise Refused(410, "used-code", words().say("seat-used-code"))
        table = await self.tables.table(found.id)
        async with table.lock:
            live, now = table.live, self.clock.now()
            if live.seats_of(owner):
                raise Refused(422, "sits-here", words().say("seat-sits-here"))
            await self.tables.keep(
                table, self.store.manners.move_seat(live.id, live.version, code, owner, now)
            )
            row = live.seats[found.seat]
            old, row.owner, row.seen = row.owner, owner, now
            for other in live.seats:
                if old in other.votes and not live.seats_of(old):
                    other.votes.remove(old)
                    other.votes.add(owner)
            table.owner_requests[owner] = now
            table.cancel_hint()
            table.feed.update_seats(live.seats_of)
            table.publish_presence()
            table.publish_state()
        self.tables.on_clock(table)
        return table
