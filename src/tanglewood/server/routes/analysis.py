"""Analyses of finished games."""

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import Analysis, AnalysisWish
from tanglewood.server.routes.common import Id, problems


class AnalysisRoutes(Controller):
    """The analysis of a table's game."""

    path = "/api/tables/{id:str}"
    tags = ["bots"]  # noqa: RUF012  the framework's way

    @get("/analysis", responses=problems(404))
    async def analysis(self, request: Visitor, id: Id) -> Analysis:
        """The analysis of a finished game, as far as it is."""
        return await request.services.analyses.read(id, request.owner)

    @post("/analysis", status_code=202, responses=problems(404, 409, 422))
    async def analyse(self, request: Visitor, id: Id, data: JSONBody[AnalysisWish]) -> Response[Analysis]:
        """Begin to analyse a finished game; that is done once, in the background."""
        owner, cookies = request.introduce()
        begun = await request.services.analyses.start(id, owner, request.address, data.level)
        return Response(begun, status_code=202, cookies=cookies)

    @delete("/analysis", responses=problems(403, 404))
    async def stop_analysis(self, request: Visitor, id: Id) -> None:
        """Stop the analysis."""
        await request.services.analyses.stop(id, request.owner)
