"""Hints for whoever has to decide."""

from litestar import Controller, delete, get

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import Hint
from tanglewood.server.routes.common import Id, problems


class HintRoutes(Controller):
    """The hint for the current decision."""

    path = "/api/tables/{id:str}"
    tags = ["bots"]  # noqa: RUF012  the framework's way

    @get("/hint", responses=problems(404, 409, 422))
    async def hint(self, request: Visitor, id: Id) -> list[Hint]:
        """The three moves a bot likes best, for whoever has to decide, from what that seat knows."""
        return await request.services.hints.hint(id, request.owner, request.address)

    @delete("/hint", responses=problems(403, 404))
    async def give_up_hint(self, request: Visitor, id: Id) -> None:
        """Give a hint up that is being thought about."""
        await request.services.hints.cancel(id, request.owner)
