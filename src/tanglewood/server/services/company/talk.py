"""Not hearing somebody, not meeting somebody, and telling the host."""

from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused
from tanglewood.server.model import stamp
from tanglewood.server.models.company import Blocked
from tanglewood.server.services.people.names import tidy
from tanglewood.server.services.tables import TableService
from tanglewood.server.store import Store
from tanglewood.server.store.company.talk import ReportRow, block_id, new_report_id
from tanglewood.words import words

REPORTS = 20
"""Reports of a person in a day."""
BLOCKS = 200


class TalkService:
    """What somebody does about somebody else; the other one is not told."""

    def __init__(self, store: Store, tables: TableService, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock

    async def other(self, id: str, seat: int, owner: bytes) -> tuple[bytes, str]:
        """The person at a seat of a table, and their name."""
        live = (await self.tables.table(id)).live
        other = live.seats[seat].owner if seat < len(live.seats) else None
        if other is None or other == owner:
            raise Refused(422, "nobody", words().say("talk-nobody"))
        return other, live.names[seat]

    async def mute(self, id: str, owner: bytes, seat: int, wanted: bool) -> None:
        """Not to read what somebody says at this table."""
        await self.other(id, seat, owner)
        await self.store.talk.mute(id, owner, seat, wanted)

    async def block(self, id: str, owner: bytes, seat: int, wanted: bool) -> None:
        """Not to read what somebody says anywhere, and not to have them at one's tables."""
        other, name = await self.other(id, seat, owner)
        if not wanted:
            await self.store.talk.unblock(owner, block_id(owner, other))
        elif len(await self.store.talk.blocked(owner)) >= BLOCKS:
            raise Refused(422, "too-many", words().say("talk-enough", most=BLOCKS))
        else:
            await self.store.talk.block(owner, other, name, self.clock.now())

    async def unblock(self, owner: bytes | None, id: str) -> None:
        if owner is None or not await self.store.talk.unblock(owner, id):
            raise Refused(404, "not-blocked", words().say("talk-not-blocked"))

    async def blocked(self, owner: bytes | None) -> list[Blocked]:
        if owner is None:
            return []
        return [Blocked(one.id, one.name, stamp(one.at)) for one in await self.store.talk.blocked(owner)]

    async def report(self, id: str, owner: bytes, seat: int, line: int | None, why: str) -> None:
        """Tell the host of a line in the chat, or of a person."""
        other, name = await self.other(id, seat, owner)
        now = self.clock.now()
        if await self.store.talk.count_reports(owner, now - 24 * 3600) >= REPORTS:
            raise Refused(429, "too-many", words().say("talk-reported-enough"), wait=3600)
        said = ""
        if line is not None:
            rows = [row for row in await self.store.chat.read(id) if (row.number, row.seat) == (line, seat)]
            if not rows:
                raise Refused(404, "no-line", words().say("talk-no-line"))
            said = rows[0].text
        reason = tidy(why)
        if not said and not reason:
            raise Refused(422, "no-reason", words().say("talk-no-reason"))
        await self.store.talk.report(
            ReportRow(new_report_id(), id, seat, name, said, reason, owner, other, now)
        )
