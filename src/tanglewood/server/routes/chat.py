"""Chat at a table."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import ChatLine, ChatWish
from tanglewood.server.routes.common import Id, problems


class ChatRoutes(Controller):
    """The chat of a table."""

    path = "/api/tables/{id:str}"
    tags = ["tables"]  # noqa: RUF012  the framework's way

    @get("/chat", responses=problems(404))
    async def chat_lines(self, request: Visitor, id: Id) -> list[ChatLine]:
        """What was said at the table."""
        return await request.services.chat.lines(id, request.owner)

    @post("/chat", status_code=201, responses=problems(403, 404, 422))
    async def chat(self, request: Visitor, id: Id, data: JSONBody[ChatWish]) -> ChatLine:
        """Say something at the table."""
        return await request.services.chat.say(id, request.owner, data.text)
