"""Tables: the list of one's own, new ones, one table now or in the past, and what comes after a game."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, Parameter

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import (
    BranchWish,
    Created,
    EventInfo,
    Invitation,
    JoinWish,
    NewTable,
    Step,
    TableId,
    TableState,
    TableSummary,
)
from tanglewood.server.routes.common import Id, Looking, problems


class TableRoutes(Controller):
    """Tables and who joins them."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012  the framework's way

    @get("/", responses=problems())
    async def mine(self, request: Visitor) -> list[TableSummary]:
        """The tables this browser sits at."""
        return await request.services.lobby.tables_of(request.owner)

    @post("/", responses=problems(404, 422))
    async def create(self, request: Visitor, data: JSONBody[NewTable]) -> Response[Created]:
        """Open a table. The links of its invitations are in this answer and in no other."""
        await request.limit("new-table")
        owner, cookies = request.introduce()
        table, tokens = await request.services.lobby.create(data, owner)
        id = table.live.id
        await request.services.tables.visit(id, owner, request.address)
        invitations = [
            Invitation(seat, request.link(f"/table/{id}#join={token}")) for seat, token in tokens.items()
        ]
        return Response(Created(id, invitations), status_code=201, cookies=cookies)

    @get("/{id:str}", responses=problems(403, 404))
    async def look(
        self,
        request: Visitor,
        id: Id,
        at: Annotated[int | None, Parameter(ge=0, le=10**6, description="After so many entries.")] = None,
        looking: Looking = None,
    ) -> TableState:
        """The table as this browser may see it, now or after so many entries of its log."""
        table = await request.services.tables.table(id)
        live, history = table.live, request.services.history
        viewer = live.viewer(request.owner, looking)
        if at is None or at >= live.number:
            return live.state_for(viewer, table.feed.online())
        async with history.throttle.slot():
            return live.state_for(viewer, table.feed.online(), (at, await history.position(live, at)))

    @get("/{id:str}/steps", responses=problems(403, 404))
    async def steps(self, request: Visitor, id: Id, looking: Looking = None) -> list[Step]:
        """The whole log in words, as this browser may know it."""
        live = (await request.services.tables.table(id)).live
        return await request.services.history.steps(live, live.viewer(request.owner, looking))

    @get("/{id:str}/opening", responses=problems(403, 404))
    async def opening(self, request: Visitor, id: Id, looking: Looking = None) -> list[EventInfo]:
        """What happened while the table was set up, before the first move of the log."""
        live = (await request.services.tables.table(id)).live
        return live.opening_for(live.viewer(request.owner, looking))

    @post("/{id:str}/join", status_code=200, responses=problems(404, 410))
    async def join(
        self, request: Visitor, id: Id, data: JSONBody[JoinWish], looking: Looking = None
    ) -> Response[TableState]:
        """Exchange an invitation for its seat."""
        owner, cookies = request.introduce()
        table = await request.services.seats.join(id, owner, data.token, data.name)
        state = table.live.state_for(table.live.viewer(owner, looking), table.feed.online())
        return Response(state, cookies=cookies)

    @post("/{id:str}/rematch", status_code=200, responses=problems(403, 404, 422))
    async def rematch(self, request: Visitor, id: Id) -> TableId:
        """The same people and options again, everybody one seat further. The first who asks lays the table;
        the others have a seat kept for them, and take it by asking too."""
        services = request.services
        table, kept = await services.lobby.rematch(id, request.owner)
        if kept and request.owner is not None:
            await services.open_tables.take_kept(table.live.id, request.owner)
        return TableId(table.live.id)

    @post("/{id:str}/branch", status_code=201, responses=problems(404, 422))
    async def branch(self, request: Visitor, id: Id, data: JSONBody[BranchWish]) -> Response[TableId]:
        """Go on from a moment of a finished game against bots."""
        await request.limit("new-table")
        owner, cookies = request.introduce()
        new = await request.services.lobby.branch(id, owner, data.at, data.bot)
        return Response(TableId(new), status_code=201, cookies=cookies)
