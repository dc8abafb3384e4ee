"""The doors to what bots do for people: hints, a look back at a game, and sitting in for somebody."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tanglewood.server.middleware import Visitor, address_of, introduce, owner_of
from tanglewood.server.model import (
    Analysis,
    AnalysisWish,
    ConsentWish,
    Hint,
    PaceWish,
    StandInWish,
    TableState,
)
from tanglewood.server.routes.tables import Id, Looking, problems
from tanglewood.server.services.analysis import Study
from tanglewood.server.services.tables import Table

SeatNumber = Annotated[int, Parameter(ge=0, le=9, description="The number of a seat.")]


class Thoughts(Controller):
    """Bots that help and sit in."""

    path = "/api/tables/{id:str}"
    tags = ["bots"]  # noqa: RUF012  the framework's way

    @get("/hint", responses=problems(404, 409, 422))
    async def hint(self, request: Visitor, house: NamedDependency[Study], id: Id) -> list[Hint]:
        """The three moves a bot likes best, for whoever has to decide, from what that seat knows."""
        return await house.hint(id, owner_of(request), address_of(request))

    @delete("/hint", responses=problems(403, 404))
    async def give_up_hint(self, request: Visitor, house: NamedDependency[Study], id: Id) -> None:
        """Give a hint up that is being thought about."""
        await house.give_up_hint(id, owner_of(request))

    @get("/analysis", responses=problems(404))
    async def analysis(self, request: Visitor, house: NamedDependency[Study], id: Id) -> Analysis:
        """The look back at a finished game, as far as it is."""
        return await house.analysis(id, owner_of(request))

    @post("/analysis", status_code=202, responses=problems(404, 409, 422))
    async def analyse(
        self, request: Visitor, house: NamedDependency[Study], id: Id, data: JSONBody[AnalysisWish]
    ) -> Response[Analysis]:
        """Begin to look back at a finished game; it is thought about in the background, once."""
        owner, cookies = introduce(request)
        begun = await house.analyse(id, owner, address_of(request), data.level)
        return Response(begun, status_code=202, cookies=cookies)

    @delete("/analysis", responses=problems(403, 404))
    async def stop_analysis(self, request: Visitor, house: NamedDependency[Study], id: Id) -> None:
        """Stop looking back."""
        await house.stop_analysis(id, owner_of(request))

    @post("/seats/{seat:int}/bot", status_code=200, responses=problems(403, 404, 422))
    async def stand_in(
        self,
        request: Visitor,
        house: NamedDependency[Study],
        id: Id,
        seat: SeatNumber,
        data: JSONBody[StandInWish],
        looking: Looking = None,
    ) -> TableState:
        """Let a bot play for a person: for oneself, for a seat nobody has taken yet, or for somebody who is
        away and has consented, or has been away for as long as the table agreed on."""
        return shown(await house.stand_in(id, owner_of(request), seat, data.bot), request, looking)

    @delete("/seats/{seat:int}/bot", status_code=200, responses=problems(403, 404, 422))
    async def give_back(
        self,
        request: Visitor,
        house: NamedDependency[Study],
        id: Id,
        seat: SeatNumber,
        looking: Looking = None,
    ) -> TableState:
        """Take one's seat back, or send a bot away from a seat that nobody has taken yet."""
        return shown(await house.give_back(id, owner_of(request), seat), request, looking)

    @post("/seats/{seat:int}/consent", status_code=200, responses=problems(403, 404, 422))
    async def consent(
        self,
        request: Visitor,
        house: NamedDependency[Study],
        id: Id,
        seat: SeatNumber,
        data: JSONBody[ConsentWish],
        looking: Looking = None,
    ) -> TableState:
        """Let others hand one's own seat over to a bot, whenever one is away."""
        return shown(await house.consent(id, owner_of(request), seat, data.bot), request, looking)

    @delete("/seats/{seat:int}/consent", status_code=200, responses=problems(403, 404, 422))
    async def take_consent_back(
        self,
        request: Visitor,
        house: NamedDependency[Study],
        id: Id,
        seat: SeatNumber,
        looking: Looking = None,
    ) -> TableState:
        """Take that consent back."""
        return shown(await house.consent(id, owner_of(request), seat, None), request, looking)

    @post("/seats/{seat:int}/vote", status_code=200, responses=problems(403, 404, 422))
    async def vote(
        self,
        request: Visitor,
        house: NamedDependency[Study],
        id: Id,
        seat: SeatNumber,
        looking: Looking = None,
    ) -> TableState:
        """Agree that a bot plays for somebody who is away. Once all others who sit here agree, it does; when
        that person comes back before, the votes are void."""
        return shown(await house.vote(id, owner_of(request), seat), request, looking)

    @delete("/seats/{seat:int}/vote", status_code=200, responses=problems(403, 404, 422))
    async def withdraw_vote(
        self,
        request: Visitor,
        house: NamedDependency[Study],
        id: Id,
        seat: SeatNumber,
        looking: Looking = None,
    ) -> TableState:
        """Withdraw one's vote."""
        return shown(await house.withdraw_vote(id, owner_of(request), seat), request, looking)

    @post("/pace", status_code=200, responses=problems(403, 404))
    async def pace(
        self,
        request: Visitor,
        house: NamedDependency[Study],
        id: Id,
        data: JSONBody[PaceWish],
        looking: Looking = None,
    ) -> TableState:
        """How fast bots play here while somebody at the table looks on."""
        return shown(await house.set_pace(id, owner_of(request), data.pace), request, looking)


def shown(table: Table, request: Visitor, looking: int | None) -> TableState:
    return table.room.show(table.room.viewer(owner_of(request), looking), table.feed.online())
