"""Moves: playing one and taking one back."""

from litestar import Controller, post
from litestar.params import JSONBody

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import MoveWish, UndoWish, Update
from tanglewood.server.routes.common import Id, Looking, problems


class MoveRoutes(Controller):
    """The moves of a table."""

    path = "/api/tables/{id:str}"
    tags = ["tables"]  # noqa: RUF012  the framework's way

    @post("/moves", status_code=200, responses=problems(403, 404, 409, 422))
    async def play(
        self, request: Visitor, id: Id, data: JSONBody[MoveWish], looking: Looking = None
    ) -> Update:
        """Play a move. `number` is the length of the log the player has seen."""
        tables = request.services.tables
        return await tables.play(id, request.owner, looking, data.seat, data.number, data.move)

    @post("/undo", status_code=200, responses=problems(403, 404, 409, 422))
    async def undo(
        self, request: Visitor, id: Id, data: JSONBody[UndoWish], looking: Looking = None
    ) -> Update:
        """Take the last own move back, if nothing has come to light since."""
        return await request.services.tables.undo(id, request.owner, looking, data.seat, data.number)
