"""The application: routes, middleware, and answers that never show a traceback."""

import ipaddress
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

from tanglewood.kernel.errors import TanglewoodError, UnknownGameError
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.text.name import Name
from tanglewood.server import openapi
from tanglewood.server.errors import Refused, refusing
from tanglewood.server.kept import PACKED
from tanglewood.server.limits import Limits
from tanglewood.server.middleware import (
    RateLimits,
    Renewals,
    SpeakingApp,
    Visitor,
    add_headers,
    before_request,
)
from tanglewood.server.model import Problem
from tanglewood.server.operation.settings import Settings
from tanglewood.server.root_path import RootedApp
from tanglewood.server.routes import (
    CONTROLLERS,
    alive,
    health,
    metrics,
    open_record,
    ready,
    stop,
    take_along,
    take_pack,
)
from tanglewood.server.services.container import Services
from tanglewood.server.services.lab.owning import STUDIES
from tanglewood.server.static_files import (
    INDEX,
    asset,
    engine_file,
    front_page,
    language_of,
    manifest,
    page,
    root_file,
)
from tanglewood.server.store import StoreError
from tanglewood.server.store.choose import open_store
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.version import VERSION
from tanglewood.words import named, problem_words, words

log = logging.getLogger("tanglewood.server")
AnyRequest = Request[Any, Any, Any]
SAID = {404: "server-no-page", 405: "server-no-method", 413: "server-too-large"}
"""What people are told where the framework refuses a request."""


def answer(problem: Refused, headers: dict[str, str] | None = None) -> Response[Problem]:
    headers = {**(headers or {}), **({"Retry-After": str(problem.wait)} if problem.wait else {})}
    content = Problem(problem.error, problem.message, problem.rule)
    return Response(content, status_code=problem.status, headers=headers, media_type=MediaType.JSON)


def refused(_: AnyRequest, problem: Refused) -> Response[Problem]:
    return answer(problem)


def refused_by_game(_: AnyRequest, problem: TanglewoodError) -> Response[Problem]:
    unknown = isinstance(problem, UnknownGameError)
    return answer(
        Refused(404 if unknown else 422, "unknown-game" if unknown else "refused", problem_words(problem))
    )


def refused_by_framework(request: AnyRequest, problem: HTTPException) -> Response[Problem] | Response[str]:
    message = str(problem.detail)
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        details = [
            f"{item.get('key', 'body')}: {item['message']}" for item in problem.extra if "message" in item
        ]
        message = "; ".join(details) or message
    if (
        problem.status_code == 404
        and not request.url.path.startswith(("/api/", "/assets/"))
        and INDEX.is_file()
    ):
        # The client says that there is no such page.
        return front_page(request.app.state.root, 404, language=language_of(request))
    names = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    if message == HTTPStatus(problem.status_code).phrase and problem.status_code in SAID:
        message = words().say(SAID[problem.status_code])  # the framework had nothing to say
    refusal = Refused(problem.status_code, names.get(problem.status_code, "refused"), message)
    return answer(refusal, problem.headers)


def failed(request: AnyRequest, problem: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return answer(refusing(500, "failed", "server-failed"))


def store_failed(request: AnyRequest, problem: StoreError) -> Response[Problem]:
    log.error("%s %s: the database says %s", request.method, request.url.path, problem)
    return answer(refusing(503, "not-written", "server-not-written", wait=30))


def create_app(
    data: Path,
    limits: Limits | None = None,
    workers: int = 1,
    packs: tuple[DesignerPack, ...] = (),
    database: str = "",
    settings: Settings | None = None,
) -> Litestar:
    """The server with its database, in a folder unless one is named; tables can be laid with these packs."""
    limits = limits or Limits()
    settings = settings or Settings(database=database, limits=limits)
    for problem in GAMES.sound()[1]:  # loaded now, not while somebody waits for a page
        log.error("A game is left out. %s", problem)
    store = open_store(database, data, settings.database_connections)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store.open()
        await store.start()
        app.state.services = Services(store, WorkerPool(workers), limits, packs, data / STUDIES, settings)
        await app.state.services.start()
        app.state.services.rates.start(app.state.rates.kinds())
        try:
            yield
        finally:
            await app.state.services.close()

    app = (RootedApp if settings.root_path else SpeakingApp)(
        [
            *CONTROLLERS,
            Router("/", route_handlers=[open_record], request_max_body_size=limits.record_body),
            Router("/", route_handlers=[take_pack], request_max_body_size=limits.pack_body),
            health,
            alive,
            ready,
            metrics,
            take_along,
            stop,
            page,
            manifest,
            root_file,
            asset,
            engine_file,
        ],
        lifespan=[lifespan],
        request_class=Visitor,
        before_request=before_request,
        request_max_body_size=limits.body,
        # Level 9 takes twice the time of 6 for one part in a hundred: people wait for the time, not for that.
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=6,
            exclude=["/events$", "^/assets/"],
            exclude_opt_key=PACKED,
            minimum_size=1000,
        ),
        before_send=[add_headers],
        type_encoders={Name: named},
        exception_handlers={
            Refused: refused,
            TanglewoodError: refused_by_game,
            HTTPException: refused_by_framework,
            StoreError: store_failed,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Tanglewood",
            version=VERSION,
            description=openapi.ABOUT,
            use_handler_docstrings=True,
            path="/api/schema",
            render_plugins=[openapi.DocumentPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    app.state.allowed = {route.path_format: ", ".join(sorted(route.methods)) for route in routes}
    app.state.store = store
    app.state.root = settings.root_path
    app.state.renewals = Renewals()
    app.state.rates = RateLimits(limits)
    app.state.metrics_from = [ipaddress.ip_network(network) for network in settings.metrics_from]
    return app
