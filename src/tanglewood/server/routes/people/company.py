"""People find each other: open tables, sitting down, new links, following, and one's own games."""

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import Invitation, TableState, TableSummary
from tanglewood.server.models.company import (
    ListedWish,
    MyTable,
    OpenTables,
    RatedWish,
    SitWish,
    Statistics,
)
from tanglewood.server.models.people import Done
from tanglewood.server.routes.common import Id, Looking, SeatNumber, problems


class OpenTableRoutes(Controller):
    """Tables at which whoever likes may sit down, and tables one follows."""

    path = "/api"
    tags = ["company"]  # noqa: RUF012  the framework's way

    @get("/open", responses=problems())
    async def open_tables(self, request: Visitor) -> OpenTables:
        """Tables with free seats that those who laid them have put on the list."""
        return await request.services.open_tables.list(request.owner)

    @get("/following", responses=problems())
    async def following(self, request: Visitor) -> list[TableSummary]:
        """The tables one follows."""
        return await request.services.lobby.followed_by(request.owner)

    @get("/me/statistics", responses=problems())
    async def statistics(self, request: Visitor) -> Statistics:
        """One's own games, as far as they are kept: how many, how they came out, and against whom."""
        return await request.services.statistics.statistics(request.owner)

    @post("/me/rated", status_code=200, responses=problems(403))
    async def rated(self, request: Visitor, data: JSONBody[RatedWish]) -> Statistics:
        """Want to be rated, or no longer: then one's games count for nobody's rating any more."""
        services = request.services
        await services.statistics.set_rated(request.owner, data.rated)
        return await services.statistics.statistics(request.owner)


class CompanyRoutes(Controller):
    """What concerns people who come to a table."""

    path = "/api/tables/{id:str}"
    tags = ["company"]  # noqa: RUF012  the framework's way

    @get("/mine", responses=problems(404))
    async def my_table(self, request: Visitor, id: Id) -> MyTable:
        """What whoever asks has to do with the table beside its game."""
        return await request.services.open_tables.mine(id, request.owner)

    @post("/seats/{seat:int}/sit", status_code=200, responses=problems(403, 404, 422))
    async def sit(
        self, request: Visitor, id: Id, seat: SeatNumber, data: JSONBody[SitWish], looking: Looking = None
    ) -> Response[TableState]:
        """Take a free seat: one that is kept for oneself, or any of a table in the list."""
        owner, cookies = request.introduce()
        table = await request.services.open_tables.sit(id, owner, seat, data.name)
        state = table.live.state_for(table.live.viewer(owner, looking), table.feed.online())
        return Response(state, cookies=cookies)

    @post("/seats/{seat:int}/invitation", status_code=201, responses=problems(403, 404, 422))
    async def invite(self, request: Visitor, id: Id, seat: SeatNumber) -> Invitation:
        """A new link for a free seat. The old one does not work any more, and says so. The link is in this
        answer and in no other."""
        token = await request.services.open_tables.invite(id, request.owner, seat)
        return Invitation(seat, request.link(f"/table/{id}#join={token}"))

    @post("/listed", status_code=200, responses=problems(403, 404, 422))
    async def set_listed(self, request: Visitor, id: Id, data: JSONBody[ListedWish]) -> MyTable:
        """Put the table one has laid on the list of open tables, or take it off."""
        await request.services.open_tables.set_listed(id, request.owner, data.listed)
        return await request.services.open_tables.mine(id, request.owner)

    @post("/follow", status_code=200, responses=problems(404, 422))
    async def follow(self, request: Visitor, id: Id) -> Response[Done]:
        """Follow the table: it is in one's list, and one is told when it ends."""
        owner, cookies = request.introduce()
        await request.services.open_tables.follow(id, owner, True)
        return Response(Done(), cookies=cookies)

    @delete("/follow", status_code=200, responses=problems(404))
    async def unfollow(self, request: Visitor, id: Id) -> Done:
        """Follow it no longer."""
        if request.owner is not None:
            await request.services.open_tables.follow(id, request.owner, False)
        return Done()
