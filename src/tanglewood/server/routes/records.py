"""Record files: downloading that of a finished game, and opening one."""

from litestar import Controller, Response, get, post
from litestar.enums import MediaType

from tanglewood.server.errors import refusing
from tanglewood.server.middleware import Visitor
from tanglewood.server.model import TableId
from tanglewood.server.routes.common import Id, problems


class RecordRoutes(Controller):
    """The record of a table."""

    path = "/api/tables/{id:str}"
    tags = ["tables"]  # noqa: RUF012  the framework's way

    @get("/record", media_type=MediaType.TEXT, responses=problems(404, 422))
    async def record(self, request: Visitor, id: Id) -> Response[str]:
        """The record of a finished game."""
        live = (await request.services.tables.table(id)).live
        record = await request.services.history.record(live)
        name = f'attachment; filename="{live.info.id}-{id}.tgr"'
        return Response(record.text(), headers={"Content-Disposition": name})


@post("/api/records", status_code=201, tags=["tables"], responses=problems(404, 422))
async def open_record(request: Visitor) -> Response[TableId]:
    """Open a record file, sent as text: a finished game is shown, an unfinished one goes on."""
    await request.limit("new-table")
    lobby, limit = request.services.lobby, request.services.limits.record_body
    with lobby.uploads.taking(request.address):
        body = await request.body()
    if len(body) > limit:
        raise refusing(413, "too-large", "server-record-large", limit=limit)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise refusing(422, "refused", "server-record-no-text") from None
    owner, cookies = request.introduce()
    return Response(TableId(await lobby.open_record(text, owner)), status_code=201, cookies=cookies)
