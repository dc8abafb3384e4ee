"""Ending a game beside its moves: resigning, and agreeing to stop."""

from tanglewood.kernel.state import NOBODY
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, not_your_seat
from tanglewood.server.live.manners import Notice, Proposal, ends_with, people
from tanglewood.server.live.table import HostedTable
from tanglewood.server.models.manners import NoticeKind
from tanglewood.server.services.bots import BotService
from tanglewood.server.services.stand_ins import check_seated, person_at
from tanglewood.server.services.tables import TableService, tried_again
from tanglewood.server.store import Store
from tanglewood.words import words


class MannersService:
    """What people may do beside their moves. It is stored before anybody sees it, as moves are."""

    def __init__(self, store: Store, tables: TableService, bots: BotService, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.bots = bots
        self.clock = clock

    # ------------------------------------------------------------------ resigning

    @tried_again
    async def resign(self, id: str, owner: bytes | None, seat: int) -> HostedTable:
        """Somebody gives their seat up, for good."""
        table = await self.tables.table(id)
        async with table.lock:
            row = person_at(table.live, seat)
            if owner is None or row.owner != owner:
                raise not_your_seat()
            await self.give_up(table, seat, "resigned")
        self.bots.wake(table)
        return table

    async def give_up(self, table: HostedTable, seat: int, kind: NoticeKind) -> None:
        """A seat resigns: with two players the other one wins, with more a bot plays on for it. The caller
        holds the lock."""
        live = table.live
        await self.note(table, seat, kind, ends=ends_with(live.seats, [*live.resigned, seat]))
        if live.proposal is not None and not live.over and self.is_agreed(table, live.proposal):
            await self.note(table, NOBODY, "agreed", ends=True)  # nobody who could decline is left

    async def note(self, table: HostedTable, seat: int, kind: NoticeKind, ends: bool) -> None:
        """Store what happened, then have it happen and publish it. The caller holds the lock."""
        live = table.live
        notice = Notice(live.number, seat, kind, ends)
        await self.bots.halt(table)
        place, now = len(live.notices), self.clock.now()
        store = self.store.manners.add_notice(live.id, live.version, place, notice, ends, now)
        await self.tables.keep(table, store)
        live.note(notice)
        table.cancel_hint()
        table.publish_state()
        self.tables.on_clock(table)
        if live.over:
            self.tables.on_over(table)

    # ------------------------------------------------------------------ agreeing

    @tried_again
    async def propose(self, id: str, owner: bytes | None) -> HostedTable:
        """Propose to end the game without a winner, or agree to that. When everybody who plays does, it
        ends; bots always do."""
        table = await self.tables.table(id)
        async with table.lock:
            live = table.live
            mine = self.seats_that_play(table, owner)
            number, decliner = table.declined
            if live.proposal is None and number == live.number and decliner != owner:
                raise Refused(422, "declined", words().say("agreement-declined"))
            before = live.proposal or Proposal(mine[0], frozenset())
            proposal = before._replace(agreed=before.agreed | set(mine))
            if self.is_agreed(table, proposal):
                await self.note(table, NOBODY, "agreed", ends=True)
            else:
                await self.set_proposal(table, proposal)
        return table

    @tried_again
    async def decline(self, id: str, owner: bytes | None) -> HostedTable:
        """Play on: decline a proposal, or withdraw one's own. Whoever declines is not asked again before the
        next move."""
        table = await self.tables.table(id)
        async with table.lock:
            live = table.live
            mine = self.seats_that_play(table, owner)
            if live.proposal is not None:
                if live.proposal.seat not in mine:
                    table.declined = live.number, owner
                await self.set_proposal(table, None)
        return table

    def is_agreed(self, table: HostedTable, proposal: Proposal) -> bool:
        return proposal.agreed.issuperset(people(table.live.seats, table.live.resigned))

    def seats_that_play(self, table: HostedTable, owner: bytes | None) -> list[int]:
        """The seats of a person who may say something about the end of the game."""
        live = table.live
        check_seated(live, owner)
        if live.over:
            raise Refused(422, "over", words().say("table-finished"))
        mine = [seat for seat in live.seats_of(owner) if seat not in live.resigned]
        if not mine:
            raise Refused(422, "gave-up", words().say("seat-gave-up"))
        return mine

    async def set_proposal(self, table: HostedTable, proposal: Proposal | None) -> None:
        live = table.live
        await self.tables.keep(table, self.store.manners.set_proposal(live.id, live.version, proposal))
        table.live.proposal = proposal
        table.publish_state()
