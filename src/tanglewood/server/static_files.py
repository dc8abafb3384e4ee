"""The built browser client: one page for every address, and hashed files that never change."""

import gzip
import mimetypes
import re
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

STATIC = Path(__file__).parent / "static"
INDEX = STATIC / "index.html"
# Not every system knows these.
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
ASSETS = STATIC / "assets"
NAME = re.compile(r"[A-Za-z0-9_.-]{1,100}")
IMMUTABLE = "public, max-age=31536000, immutable"
READING = [HttpMethod.GET, HttpMethod.HEAD]


def front_page(status: int) -> Response[str]:
    return Response(
        INDEX.read_text(encoding="utf-8"),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"Cache-Control": "no-cache"},
    )


@route(
    [
        "/",
        "/new",
        "/new/{rest:path}",
        "/table/{rest:path}",
        "/replay/{rest:path}",
        "/learn",
        "/learn/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
        "/cards",
        "/cards/{rest:path}",
        "/settings",
        "/lab",
        "/lab/{rest:path}",
    ],
    http_method=READING,
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[str]:
    if not INDEX.is_file():
        raise NotFoundException("The browser client is not built; `make web` builds it.")
    return front_page(200)


@route(
    ["/sw.js", "/manifest.webmanifest"], http_method=READING, include_in_schema=False, sync_to_thread=False
)
def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker and the manifest. Their names stay, so a browser asks whether they have changed."""
    path = STATIC / request.url.path.strip("/")
    if not path.is_file():
        raise NotFoundException("There is no such file.")
    kind = mimetypes.guess_type(path.name)[0] or MediaType.TEXT
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": "no-cache"})


class Asset(NamedTuple):
    """A file of the client, plain and compressed."""

    type: str
    plain: bytes
    compressed: bytes


assets: dict[str, Asset] = {}
"""Files that were requested. Their names contain a hash of their content, so they never change."""


@route("/assets/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: Annotated[str, Parameter()]) -> Response[bytes]:
    if name not in assets:
        # Only what looks like one of our names reaches the file system.
        if not NAME.fullmatch(name) or not (ASSETS / name).is_file():
            raise NotFoundException("There is no such file.")
        plain = (ASSETS / name).read_bytes()
        assets[name] = Asset(mimetypes.guess_type(name)[0] or MediaType.TEXT, plain, gzip.compress(plain))
    kept = assets[name]
    headers = {"Cache-Control": IMMUTABLE, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            kept.compressed, media_type=kept.type, headers={**headers, "Content-Encoding": "gzip"}
        )
    return Response(kept.plain, media_type=kept.type, headers=headers)
