"""Standing orders of one's own seats."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from tanglewood.server.middleware import Visitor
from tanglewood.server.models.company import OrdersInfo, OrdersWish
from tanglewood.server.routes.common import Id, SeatNumber, problems


class OrderRoutes(Controller):
    """What shall be played for one while one is away."""

    path = "/api/tables/{id:str}"
    tags = ["company"]  # noqa: RUF012  the framework's way

    @get("/orders", responses=problems(403, 404))
    async def orders(self, request: Visitor, id: Id) -> list[OrdersInfo]:
        """The standing orders of one's seats, with the kinds of questions one was asked so far."""
        return await request.services.orders.read(id, request.owner)

    @post("/seats/{seat:int}/orders", status_code=200, responses=problems(403, 404, 422))
    async def give(
        self, request: Visitor, id: Id, seat: SeatNumber, data: JSONBody[OrdersWish]
    ) -> list[OrdersInfo]:
        """Have these orders from now on, instead of those before; nobody else hears of them until one of them
        is carried out."""
        await request.services.orders.give(id, request.owner, seat, data)
        return await request.services.orders.read(id, request.owner)
