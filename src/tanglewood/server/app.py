"""The application: doors, pages, headers, limits, and answers that never show a traceback."""

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from tanglewood.kernel.errors import TanglewoodError, UnknownGameError
from tanglewood.kernel.registry import GAMES
from tanglewood.server import document
from tanglewood.server.arrival import Renewals, Visitor, arrive
from tanglewood.server.doors import Catalogue, Tables, health, open_record
from tanglewood.server.doors_thinking import Thoughts
from tanglewood.server.limits import Buckets, Limits
from tanglewood.server.model import Problem
from tanglewood.server.pages import INDEX, asset, front_page, page
from tanglewood.server.problems import Refused
from tanglewood.server.store import Store
from tanglewood.server.study import Study
from tanglewood.server.thinking import Thinkers
from tanglewood.version import VERSION

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
log = logging.getLogger("tanglewood.server")


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: the framework takes some nonsense for a mistake of ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise SerializationException("The body is nested too deeply.") from None
        except UnicodeDecodeError:
            raise SerializationException("The body is no UTF-8.") from None


def answer(problem: Refused, headers: dict[str, str] | None = None) -> Response[Problem]:
    headers = {**(headers or {}), **({"Retry-After": str(problem.wait)} if problem.wait else {})}
    content = Problem(problem.error, problem.message, problem.rule)
    return Response(content, status_code=problem.status, headers=headers, media_type=MediaType.JSON)


def refused(_: Visitor, problem: Refused) -> Response[Problem]:
    return answer(problem)


def refused_by_a_game(_: Visitor, problem: TanglewoodError) -> Response[Problem]:
    unknown = isinstance(problem, UnknownGameError)
    return answer(Refused(404 if unknown else 422, "unknown-game" if unknown else "refused", str(problem)))


def refused_by_the_framework(request: Visitor, problem: HTTPException) -> Response[Problem] | Response[str]:
    message = str(problem.detail)
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        said = [
            f"{item.get('key', 'body')}: {item['message']}" for item in problem.extra if "message" in item
        ]
        message = "; ".join(said) or message
    if (
        problem.status_code == 404
        and not request.url.path.startswith(("/api/", "/assets/"))
        and INDEX.is_file()
    ):
        return front_page(404)  # the client says that there is no such page
    names = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    refusal = Refused(problem.status_code, names.get(problem.status_code, "refused"), message)
    return answer(refusal, problem.headers)


def failed(request: Visitor, problem: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return answer(Refused(500, "failed", "Something went wrong here; nothing was lost. Please try again."))


def not_written(request: Visitor, problem: sqlite3.Error) -> Response[Problem]:
    log.error("%s %s: the database says %s", request.method, request.url.path, problem)
    said = "Nothing can be written down just now; nothing was lost. Please try again later."
    return answer(Refused(503, "not-written", said, wait=30))


async def add_headers(message: Message, scope: Scope) -> None:
    """The same headers on every answer, refusals and mistakes included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if "renewed" in scope["state"]:
            headers.add("Set-Cookie", scope["state"]["renewed"])


def create_app(data: Path, limits: Limits | None = None, workers: int = 1) -> Litestar:
    """The server on a folder of data."""
    limits = limits or Limits()
    for problem in GAMES.sound()[1]:  # loaded now, not while somebody waits for a page
        log.error("A game is left out. %s", problem)
    store = Store(data / "tables.sqlite")
    founding = Buckets(limits.new_tables_per_minute / 60, limits.new_tables_per_minute)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store.open()
        app.state.house = Study(store, Thinkers(workers), limits)
        try:
            yield
        finally:
            await app.state.house.close()

    async def give_house() -> Study:
        house: Study = app.state.house
        return house

    async def give_founding() -> Buckets:
        return founding

    app = Litestar(
        [
            Catalogue,
            Tables,
            Thoughts,
            Router("/", route_handlers=[open_record], request_max_body_size=limits.record_body),
            health,
            page,
            asset,
        ],
        dependencies={"house": Provide(give_house), "founding": Provide(give_founding)},
        lifespan=[lifespan],
        request_class=CarefulRequest,
        before_request=arrive,
        request_max_body_size=limits.body,
        compression_config=CompressionConfig(
            backend="gzip", exclude=["/events$", "^/assets/"], minimum_size=1000
        ),
        before_send=[add_headers],
        exception_handlers={
            Refused: refused,
            TanglewoodError: refused_by_a_game,
            HTTPException: refused_by_the_framework,
            sqlite3.Error: not_written,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Tanglewood",
            version=VERSION,
            description=document.ABOUT,
            use_handler_docstrings=True,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    document.complete(app.openapi_schema)
    doors = [route for route in app.routes if isinstance(route, HTTPRoute)]
    app.state.allowed = {door.path_format: ", ".join(sorted(door.methods)) for door in doors}
    app.state.store = store
    app.state.renewals = Renewals()
    app.state.files_from = Buckets(limits.files_per_second_from_address, limits.files_burst_from_address)
    app.state.requests = Buckets(limits.requests_per_second, limits.burst)
    app.state.requests_from = Buckets(limits.requests_per_second_from_address, limits.burst_from_address)
    return app
