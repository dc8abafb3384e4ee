"""The stream of a table: server-sent events."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter
from litestar.response import Stream

from tanglewood.server.live.table import HostedTable
from tanglewood.server.live.watchers import Listener, message
from tanglewood.server.middleware import Visitor
from tanglewood.server.model import Update
from tanglewood.server.routes.common import Id, Looking, problems
from tanglewood.server.services.container import Services


class EventRoutes(Controller):
    """Live updates of a table."""

    path = "/api/tables/{id:str}"
    tags = ["tables"]  # noqa: RUF012  the framework's way

    @get("/events", media_type="text/event-stream", responses=problems(403, 404))
    async def events(
        self,
        request: Visitor,
        id: Id,
        after: Annotated[int | None, Parameter(ge=0, le=10**6, description="The last number seen.")] = None,
        looking: Looking = None,
    ) -> Stream:
        """Live updates, from the last one seen on (header Last-Event-ID or `after`)."""
        table = await request.services.tables.table(id)
        last = request.headers.get("last-event-id", "")
        seen = int(last) if last.isdecimal() and len(last) < 8 else after
        viewer = table.live.viewer(request.owner, looking)
        listener = Listener(request.owner, viewer, request.key, request.write)
        await request.services.admission.admit(id, listener)
        return Stream(
            open_stream(request.services, table, listener, seen),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )


def open_stream(
    services: Services, table: HostedTable, listener: Listener, seen: int | None
) -> AsyncIterator[bytes]:
    """What the listener has missed, then whatever happens."""
    live, tables = table.live, services.tables
    if tables.leaving:
        table.feed.close()

    async def first() -> bytes:
        # The state is taken at once, before any later message is queued; the words of a long log may take
        # their time.
        number, viewer = live.number, listener.viewer
        state = live.state_for(viewer, table.feed.online())
        after = number if seen is None else min(seen, number)
        steps = await services.history.steps(live, viewer, after, number)
        return message("update", Update(steps, state), number)

    return table.feed.stream(
        listener,
        first,
        partial(tables.listeners_changed, table),
        partial(tables.listening, table, listener.owner),
    )
