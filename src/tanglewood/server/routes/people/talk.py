"""Not hearing somebody, not meeting somebody, telling the host; nobody is told that it was done."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, Parameter

from tanglewood.server.middleware import Visitor
from tanglewood.server.models.company import Blocked, BlockWish, MuteWish, MyTable, ReportWish
from tanglewood.server.models.people import Done
from tanglewood.server.routes.common import Id, SeatNumber, problems

BlockId = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$", description="As `/api/me/blocked` has it.")]


class TalkRoutes(Controller):
    """People one does not want to hear."""

    path = "/api"
    tags = ["company"]  # noqa: RUF012  the framework's way

    @post("/tables/{id:str}/seats/{seat:int}/mute", status_code=200, responses=problems(404, 422))
    async def mute(
        self, request: Visitor, id: Id, seat: SeatNumber, data: JSONBody[MuteWish]
    ) -> Response[MyTable]:
        """Do not read what somebody says at this table, or read it again."""
        owner, cookies = request.introduce()
        await request.services.talk.mute(id, owner, seat, data.muted)
        return Response(await request.services.open_tables.mine(id, owner), cookies=cookies)

    @post("/tables/{id:str}/seats/{seat:int}/block", status_code=200, responses=problems(404, 422))
    async def block(
        self, request: Visitor, id: Id, seat: SeatNumber, data: JSONBody[BlockWish]
    ) -> Response[MyTable]:
        """Do not read what somebody says anywhere, and do not have them at tables one lays; or no longer."""
        owner, cookies = request.introduce()
        await request.services.talk.block(id, owner, seat, data.blocked)
        return Response(await request.services.open_tables.mine(id, owner), cookies=cookies)

    @post("/tables/{id:str}/seats/{seat:int}/report", status_code=200, responses=problems(404, 422))
    async def report(
        self, request: Visitor, id: Id, seat: SeatNumber, data: JSONBody[ReportWish]
    ) -> Response[Done]:
        """Tell the host of this server about a line in the chat, or about a person."""
        owner, cookies = request.introduce()
        await request.services.talk.report(id, owner, seat, data.line, data.why)
        return Response(Done(), cookies=cookies)

    @get("/me/blocked", responses=problems())
    async def blocked(self, request: Visitor) -> list[Blocked]:
        """Whom one has blocked."""
        return await request.services.talk.blocked(request.owner)

    @delete("/me/blocked/{block:str}", status_code=200, responses=problems(404))
    async def unblock(self, request: Visitor, block: BlockId) -> list[Blocked]:
        """Block somebody no longer."""
        await request.services.talk.unblock(request.owner, block)
        return await request.services.talk.blocked(request.owner)
