"""Whether the server works, for people, for whatever restarts it, and for whoever shares requests out."""

import ipaddress

from litestar import HttpMethod, Response, get, route
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException

from tanglewood.server.errors import Refused
from tanglewood.server.middleware import Visitor
from tanglewood.server.routes.common import problems
from tanglewood.server.store.schema import MIGRATIONS
from tanglewood.words import words

READING = [HttpMethod.GET, HttpMethod.HEAD]


@route("/api/health", http_method=READING, status_code=200, tags=["games"], responses=problems())
async def health(request: Visitor) -> dict[str, str]:
    """Whether the server is up, and can write down what happens."""
    await request.services.store.check_writable(request.services.clock.now())
    return {"status": "ok"}


@route("/healthz", http_method=READING, status_code=200, include_in_schema=False, sync_to_thread=False)
def alive() -> dict[str, str]:
    """The process answers. Whoever restarts dead processes asks this; a database that is away is no reason
    to restart a server."""
    return {"status": "ok"}


@route("/readyz", http_method=READING, status_code=200, include_in_schema=False)
async def ready(request: Visitor) -> dict[str, str]:
    """Requests can be sent here: the database is of this version and can be written, the server hears what
    others do, and it is not about to stop. Whoever shares requests out asks this."""
    store = request.services.store
    if request.services.draining:
        raise Refused(503, "draining", words().say("server-draining"), wait=5)
    await store.check_writable(request.services.clock.now())
    if await store.schema() != len(MIGRATIONS):
        raise Refused(503, "other-version", words().say("server-other-version"), wait=30)
    if not store.together.hears:
        raise Refused(503, "hears-nothing", words().say("server-hears-nothing"), wait=5)
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Visitor) -> Response[str]:
    """What this server counts, for the networks that may know it; to all others there is no such page."""
    address = request.client.host if request.client else ""
    try:
        known = any(ipaddress.ip_address(address) in network for network in request.app.state.metrics_from)
    except ValueError:
        known = False
    if not known:
        raise NotFoundException(words().say("server-no-page"))
    return Response(request.services.metrics.text(), media_type="text/plain; version=0.0.4")
