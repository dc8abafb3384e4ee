"""What people may do beside their moves: resign, agree to end the game, take a seat along."""

from litestar import Controller, Response, delete, post
from litestar.params import JSONBody

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import TableId, TableState, stamp
from tanglewood.server.models.manners import CodeWish, InvitationInfo, InvitationWish, SeatCode
from tanglewood.server.routes.common import Id, Looking, SeatNumber, problems, state_for


class MannersRoutes(Controller):
    """Manners at a table."""

    path = "/api/tables/{id:str}"
    tags = ["manners"]  # noqa: RUF012  the framework's way

    @post("/seats/{seat:int}/resign", status_code=200, responses=problems(403, 404, 409, 422))
    async def resign(self, request: Visitor, id: Id, seat: SeatNumber, looking: Looking = None) -> TableState:
        """Give one's own seat up, for good. With two players the other one wins; with more a bot plays on for
        the seat, which counts as last."""
        table = await request.services.manners.resign(id, request.owner, seat)
        return state_for(request, table, looking)

    @post("/agreement", status_code=200, responses=problems(403, 404, 409, 422))
    async def propose(self, request: Visitor, id: Id, looking: Looking = None) -> TableState:
        """Propose to end the game without a winner, or agree to such a proposal. It ends once every person
        who still plays agrees; bots do. A proposal lapses with the next move of a person."""
        table = await request.services.manners.propose(id, request.owner)
        return state_for(request, table, looking)

    @delete("/agreement", status_code=200, responses=problems(403, 404, 422))
    async def decline(self, request: Visitor, id: Id, looking: Looking = None) -> TableState:
        """Decline a proposal to end the game, or withdraw one's own."""
        table = await request.services.manners.decline(id, request.owner)
        return state_for(request, table, looking)

    @post("/invitation", status_code=200, responses=problems(404, 410))
    async def invitation(self, request: Visitor, id: Id, data: JSONBody[InvitationWish]) -> InvitationInfo:
        """Whether an invitation still counts, and for which seat; nothing is taken yet."""
        return await request.services.seats.invitation(id, request.owner, data.token)

    @post("/seats/{seat:int}/code", status_code=201, responses=problems(403, 404))
    async def seat_code(self, request: Visitor, id: Id, seat: SeatNumber) -> SeatCode:
        """A code that takes one's own seat along to another device. It is in this answer and in no other,
        counts for ten minutes and works once; a further one makes it void."""
        code, until = await request.services.seat_codes.make(id, request.owner, seat)
        return SeatCode(f"{code[:4]}-{code[4:]}", request.link(f"/table/{id}#seat={code}"), stamp(until))


@post("/api/seats", status_code=200, tags=["manners"], responses=problems(410, 422))
async def take_along(request: Visitor, data: JSONBody[CodeWish]) -> Response[TableId]:
    """Take the seat of a code: it belongs to this browser from now on, and no longer to the other one."""
    await request.limit("code")
    owner, cookies = request.introduce()
    table = await request.services.seat_codes.use(owner, data.code)
    return Response(TableId(table.live.id), status_code=200, cookies=cookies)
