"""Bots at a table: standing in for people, consent and votes about that, and how fast they play."""

from litestar import Controller, delete, post
from litestar.params import JSONBody

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import ConsentWish, PaceWish, StandInWish, TableState
from tanglewood.server.routes.common import Id, Looking, SeatNumber, problems, state_for


class SeatRoutes(Controller):
    """The bots of a table."""

    path = "/api/tables/{id:str}"
    tags = ["bots"]  # noqa: RUF012  the framework's way

    @post("/seats/{seat:int}/bot", status_code=200, responses=problems(403, 404, 422))
    async def stand_in(
        self,
        request: Visitor,
        id: Id,
        seat: SeatNumber,
        data: JSONBody[StandInWish],
        looking: Looking = None,
    ) -> TableState:
        """Let a bot play for a person: for oneself, for a seat nobody has taken yet, or for somebody who is
        away and has consented, or has been away for as long as the table agreed on."""
        table = await request.services.seats.stand_in(id, request.owner, seat, data.bot)
        return state_for(request, table, looking)

    @delete("/seats/{seat:int}/bot", status_code=200, responses=problems(403, 404, 422))
    async def give_back(
        self,
        request: Visitor,
        id: Id,
        seat: SeatNumber,
        looking: Looking = None,
    ) -> TableState:
        """Take one's seat back, or send a bot away from a seat that nobody has taken yet."""
        table = await request.services.seats.give_back(id, request.owner, seat)
        return state_for(request, table, looking)

    @post("/seats/{seat:int}/consent", status_code=200, responses=problems(403, 404, 422))
    async def consent(
        self,
        request: Visitor,
        id: Id,
        seat: SeatNumber,
        data: JSONBody[ConsentWish],
        looking: Looking = None,
    ) -> TableState:
        """Let others hand one's own seat over to a bot, whenever one is away."""
        table = await request.services.seats.consent(id, request.owner, seat, data.bot)
        return state_for(request, table, looking)

    @delete("/seats/{seat:int}/consent", status_code=200, responses=problems(403, 404, 422))
    async def take_consent_back(
        self,
        request: Visitor,
        id: Id,
        seat: SeatNumber,
        looking: Looking = None,
    ) -> TableState:
        """Take that consent back."""
        table = await request.services.seats.consent(id, request.owner, seat, None)
        return state_for(request, table, looking)

    @post("/seats/{seat:int}/vote", status_code=200, responses=problems(403, 404, 422))
    async def vote(
        self,
        request: Visitor,
        id: Id,
        seat: SeatNumber,
        looking: Looking = None,
    ) -> TableState:
        """Agree that a bot plays for somebody who is away. Once all others who sit here agree, it does; when
        that person comes back before, the votes are void."""
        table = await request.services.seats.vote(id, request.owner, seat)
        return state_for(request, table, looking)

    @delete("/seats/{seat:int}/vote", status_code=200, responses=problems(403, 404, 422))
    async def withdraw_vote(
        self,
        request: Visitor,
        id: Id,
        seat: SeatNumber,
        looking: Looking = None,
    ) -> TableState:
        """Withdraw one's vote."""
        table = await request.services.seats.withdraw_vote(id, request.owner, seat)
        return state_for(request, table, looking)

    @post("/pace", status_code=200, responses=problems(403, 404))
    async def pace(
        self, request: Visitor, id: Id, data: JSONBody[PaceWish], looking: Looking = None
    ) -> TableState:
        """How fast bots play here while somebody at the table looks on."""
        table = await request.services.bots.set_pace(id, request.owner, data.pace)
        return state_for(request, table, looking)
