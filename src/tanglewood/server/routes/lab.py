"""The Lab: studies and searches are set up, watched, stopped and read here."""

from typing import Annotated

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.params import JSONBody, Parameter

from tanglewood.kernel.registry import lookup
from tanglewood.server.middleware import Visitor
from tanglewood.server.models.lab import LabSearchWish, LabSheet, LabStudy, LabWish
from tanglewood.server.routes.catalogue import GameId
from tanglewood.server.routes.common import problems
from tanglewood.study.definition import dispensable

StudyId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_.-]{1,80}$", description="The id of a study.")]
ALONE = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; "
    "sandbox allow-scripts allow-downloads allow-modals"
)
"""A report brings its own scripts. They run in a box: they can neither ask the server nor see its cookies."""


class LabRoutes(Controller):
    """Studies of this server."""

    path = "/api/lab"
    tags = ["lab"]  # noqa: RUF012  the framework's way

    @get("/", sync_to_thread=True, responses=problems())
    def every(self, request: Visitor) -> LabSheet:
        """All studies, the newest first, and whether one can be begun."""
        return request.services.lab.sheet(request.owner)

    @post("/", status_code=201, responses=problems(403, 404, 409, 422))
    async def begin(self, request: Visitor, data: JSONBody[LabWish]) -> Response[LabStudy]:
        """Set up a study; it is played in the background, after those that were begun before."""
        owner, cookies = request.introduce()
        begun = await request.services.lab.begin(data, owner)
        return Response(begun, status_code=201, cookies=cookies)

    @post("/search", status_code=201, responses=problems(403, 404, 409, 422))
    async def search(self, request: Visitor, data: JSONBody[LabSearchWish]) -> Response[LabStudy]:
        """Set up a search for numbers that come near to goals; it is played as a study is."""
        owner, cookies = request.introduce()
        begun = await request.services.lab.search(data, owner)
        return Response(begun, status_code=201, cookies=cookies)

    @get("/without/{game:str}", sync_to_thread=True, responses=problems(404))
    def without(self, game: GameId) -> list[str]:
        """The components of a game that a bot can be told to do without."""
        return dispensable(lookup(game))

    @get("/{study:str}", responses=problems(404))
    async def read(self, request: Visitor, study: StudyId) -> LabStudy:
        """A study, as far as it is. One that was made elsewhere gets its report now."""
        return await request.services.lab.read(study, request.owner)

    @post("/{study:str}/stop", status_code=200, responses=problems(403, 404))
    async def stop(self, request: Visitor, study: StudyId) -> LabStudy:
        """Stop it; finished games are kept, and the report says what they say."""
        return await request.services.lab.stop(study, request.owner)

    @post("/{study:str}/resume", status_code=200, responses=problems(403, 404))
    async def resume(self, request: Visitor, study: StudyId) -> LabStudy:
        """Go on with it."""
        return await request.services.lab.resume(study, request.owner)

    @delete("/{study:str}", responses=problems(403, 404, 409))
    async def remove(self, request: Visitor, study: StudyId) -> None:
        """Throw it away, with all its games."""
        await request.services.lab.remove(study, request.owner)

    @get("/{study:str}/report", media_type=MediaType.HTML, sync_to_thread=True, responses=problems(404))
    def report(self, request: Visitor, study: StudyId) -> Response[bytes]:
        """The report, a page of its own."""
        headers = {"Content-Security-Policy": ALONE}
        content = request.services.lab.report(study)
        return Response(content, media_type=MediaType.HTML, headers=headers)

    @get("/{study:str}/tables", media_type="application/zip", sync_to_thread=True, responses=problems(404))
    def tables(self, request: Visitor, study: StudyId) -> Response[bytes]:
        """The tables of a study for other programs, as Parquet and CSV in one archive."""
        headers = {"Content-Disposition": f'attachment; filename="{study}.zip"'}
        content = request.services.lab.tables(study)
        return Response(content, media_type="application/zip", headers=headers)
