"""Parameters and answers that several routes share."""

from typing import Annotated

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from tanglewood.server.live.table import HostedTable
from tanglewood.server.middleware import Visitor
from tanglewood.server.model import Problem, TableState

Id = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,40}$", description="The id of a table.")]
Looking = Annotated[
    int | None,
    Parameter(ge=-1, le=9, description="At one screen: the seat whose person looks at it now; -1: nobody."),
]
SeatNumber = Annotated[int, Parameter(ge=0, le=9, description="The number of a seat.")]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route may answer with: every one is a Problem."""
    meanings = {
        400: "The request makes no sense.",
        403: "Not with this browser's seats.",
        404: "There is no such thing.",
        409: "The table has moved on.",
        410: "The invitation has been used.",
        413: "Too large.",
        422: "Refused, with the reason.",
        429: "Too many requests.",
        503: "The server is full, or cannot write.",
    }
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=meanings[status])
        for status in (*statuses, 400, 429, 503)
    }


def state_for(request: Visitor, table: HostedTable, looking: int | None) -> TableState:
    """The table as whoever sent the request may see it."""
    return table.live.state_for(table.live.viewer(request.owner, looking), table.feed.online())
