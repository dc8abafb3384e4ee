"""Companion mode: opponents run for people who play with their own pieces."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from tanglewood.companion import answering
from tanglewood.companion.model import (
    CompanionGoOn,
    CompanionRival,
    CompanionRoom,
    CompanionShare,
    CompanionState,
    CompanionWish,
)
from tanglewood.kernel.errors import TextError
from tanglewood.server.errors import Refused
from tanglewood.server.live.watchers import Listener, Viewer
from tanglewood.server.middleware import Visitor
from tanglewood.server.routes.common import problems
from tanglewood.words import words

RoomId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,40}$", description="The id of a shared session.")]


class CompanionRoutes(Controller):
    """Opponents for a real table."""

    path = "/api/companion"
    tags = ["companion"]  # noqa: RUF012  the framework's way

    @get("/", sync_to_thread=True, responses=problems())
    def every(self, request: Visitor) -> list[CompanionRival]:
        """The opponents that can be run for a real table, and what is chosen for them."""
        return answering.all_rivals()

    @post("/", status_code=200, sync_to_thread=True, responses=problems(422))
    def go_on(self, request: Visitor, data: JSONBody[CompanionWish]) -> CompanionState:
        """Begin a session, or go on with one. All of it is in the answer: the server keeps nothing."""
        try:
            return answering.go_on(data)
        except TextError as problem:
            raise refused(problem) from None

    @post("/rooms", status_code=201, responses=problems(422))
    async def share(self, request: Visitor, data: JSONBody[CompanionShare]) -> CompanionRoom:
        """Share a session: whoever knows its id follows it and goes on with it."""
        await request.limit("new-table")
        return await request.services.rooms.make(data.session)

    @get("/rooms/{room:str}", responses=problems(404))
    async def room(self, request: Visitor, room: RoomId) -> CompanionRoom:
        """A shared session as it is now."""
        return await request.services.rooms.read(room)

    @post("/rooms/{room:str}", status_code=200, responses=problems(404, 409, 422))
    async def change(self, request: Visitor, room: RoomId, data: JSONBody[CompanionGoOn]) -> CompanionRoom:
        """Go on with a shared session; 409 `stale` if another phone has."""
        return await request.services.rooms.go_on(room, data.version, data.session)

    @get("/rooms/{room:str}/events", media_type="text/event-stream", responses=problems(404))
    async def events(self, request: Visitor, room: RoomId) -> Stream:
        """A shared session as it is, and whenever it goes on: events `room`, each a CompanionRoom."""
        rooms, listener = request.services.rooms, Listener(request.owner, Viewer())
        await rooms.read(room)
        await request.services.admission.admit_to_room(room, listener)
        return Stream(
            rooms.stream(room, listener),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )


def refused(problem: TextError) -> Refused:
    return Refused(422, "companion", words().say(str(problem)))
