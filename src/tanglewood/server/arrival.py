"""Whoever arrives: not too fast, not sent by another site, known by a cookie, and seen at their table."""

import re
import secrets
from collections import OrderedDict
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType

from tanglewood.server.house import House
from tanglewood.server.limits import neighbourhood
from tanglewood.server.problems import Refused
from tanglewood.server.tables import hashed

COOKIE = "tanglewood"
DAY = 24 * 3600.0
YEAR = 365 * 24 * 3600
READING = ("GET", "HEAD", "OPTIONS")
SECRET = re.compile(r"[A-Za-z0-9_-]{20,100}")
TABLE = re.compile(r"[A-Za-z0-9_-]{1,40}")
Visitor = Request[Any, Any, Any]


# ---------------------------------------------------------------------- who


def secret_of(request: Visitor) -> str | None:
    """The secret a person carries in a cookie; anything that cannot be one of ours is none."""
    secret = request.cookies.get(COOKIE, "")
    return secret if SECRET.fullmatch(secret) else None


def owner_of(request: Visitor) -> bytes | None:
    secret = secret_of(request)
    return hashed(secret) if secret else None


def address_of(request: Visitor) -> str:
    return neighbourhood(request.client.host) if request.client else ""


def introduce(request: Visitor) -> tuple[bytes, list[Cookie]]:
    """Who somebody is, and the cookie for somebody who comes for the first time."""
    secret = secret_of(request)
    if secret is not None:
        return hashed(secret), []
    fresh = secrets.token_urlsafe(32)
    request.app.state.renewals.due(hashed(fresh), request.app.state.house.clock())
    return hashed(fresh), [cookie(request, fresh)]


def cookie(request: Visitor, secret: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=secret,
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path="/",
    )


class Renewals:
    """When the cookie of each person was last sent: once a day is enough for it never to run out."""

    def __init__(self, kept: int = 10_000) -> None:
        self.kept = kept
        self.sent: OrderedDict[bytes, float] = OrderedDict()

    def due(self, owner: bytes, now: float) -> bool:
        """Whether it is time to send a cookie again; whoever asks is going to."""
        if now - self.sent.get(owner, -DAY) < DAY:
            return False
        self.sent[owner] = now
        self.sent.move_to_end(owner)
        while len(self.sent) > self.kept:
            self.sent.popitem(last=False)
        return True


# ---------------------------------------------------------------------- how


async def arrive(request: Visitor) -> Response[None] | None:
    """Before every answer; what may be done at a door is answered here."""
    state = request.app.state
    address, secret = address_of(request), secret_of(request)
    if not request.url.path.startswith("/api/"):
        state.files_from.take(address)
        return what_may_be_done(request)
    # Every person has a measure of requests, and so has every address: secrets can be made up.
    state.requests_from.take(address)
    state.requests.take(hashed(secret) if secret else address)
    if request.method not in READING:
        check_origin(request)
        check_type(request)
    house: House = state.house
    if secret and state.renewals.due(hashed(secret), house.clock()):
        request.scope["state"]["renewed"] = cookie(request, secret).to_header(header="")
    table = str(request.path_params.get("id", ""))
    if TABLE.fullmatch(table):
        await house.come(table, hashed(secret) if secret else None, address)
    return what_may_be_done(request)


def what_may_be_done(request: Visitor) -> Response[None] | None:
    """The answer to OPTIONS. The framework's own forgets methods where a door has several functions."""
    if request.method != "OPTIONS":
        return None
    allowed = request.app.state.allowed[request.scope["path_template"]]
    return Response(None, status_code=204, headers={"Allow": allowed})


def check_origin(request: Visitor) -> None:
    """What changes something comes from our own pages, or from no page at all."""
    own = request.headers.get("host", "").lower()
    for origin in request.headers.getall("origin", []):
        if origin.lower().partition("://")[2] != own:
            raise Refused(403, "foreign-origin", "This request was made by a page of another site.")


def check_type(request: Visitor) -> None:
    """What a form can send is refused: a body says that it is JSON, or that it is a record."""
    wanted = MediaType.TEXT if request.url.path.rstrip("/") == "/api/records" else MediaType.JSON
    said = request.headers.get("content-type")
    empty = request.headers.get("content-length", "0") == "0" and "transfer-encoding" not in request.headers
    if said is None and empty and wanted == MediaType.JSON:
        return
    if (said or "").partition(";")[0].strip().lower() != wanted:
        raise Refused(415, "wrong-type", f"Content-Type: {wanted.value} is expected here.")
