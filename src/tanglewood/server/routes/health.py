"""Whether the server works."""

from litestar import HttpMethod, route

from tanglewood.server.middleware import Visitor
from tanglewood.server.routes.common import problems


@route(
    "/api/health",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    status_code=200,
    tags=["games"],
    responses=problems(),
)
async def health(request: Visitor) -> dict[str, str]:
    """Whether the server is up, and can write down what happens."""
    await request.services.store.check_writable(request.services.clock.now())
    return {"status": "ok"}
