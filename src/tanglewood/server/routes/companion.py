"""Companion mode: opponents run for people who play with their own pieces."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from tanglewood.server.middleware import Visitor
from tanglewood.server.models.companion import (
    CompanionAhead,
    CompanionRival,
    CompanionSession,
    CompanionState,
    CompanionWish,
)
from tanglewood.server.routes.common import problems
from tanglewood.server.services import companion


class CompanionRoutes(Controller):
    """Opponents for a real table."""

    path = "/api/companion"
    tags = ["companion"]  # noqa: RUF012  the framework's way

    @get("/", sync_to_thread=True, responses=problems())
    def every(self, request: Visitor) -> list[CompanionRival]:
        """The opponents that can be run for a real table, and what is chosen for them."""
        return companion.all_rivals()

    @post("/", status_code=200, sync_to_thread=True, responses=problems(422))
    def go_on(self, request: Visitor, data: JSONBody[CompanionWish]) -> CompanionState:
        """Begin a session, or go on with one. All of it is in the answer: the server keeps nothing."""
        return companion.go_on(data)

    @post("/ahead", status_code=200, sync_to_thread=True, responses=problems(422))
    def ahead(self, request: Visitor, data: JSONBody[CompanionSession]) -> CompanionAhead:
        """The next turn of the opponent with every answer it may ask for, for when the connection is lost."""
        return companion.ahead(data.session)
