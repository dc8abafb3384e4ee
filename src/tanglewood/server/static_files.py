"""The built browser client: one page for every address, and hashed files that never change."""

import gzip
import mimetypes
import re
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tanglewood.words import words

STATIC = Path(__file__).parent / "static"
INDEX = STATIC / "index.html"
HEADS = STATIC / "heads.json"
# Not every system knows these.
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
ASSETS = STATIC / "assets"
NAME = re.compile(r"[A-Za-z0-9_.-]{1,100}")
EVERYWHERE = ("/api/locales/en", "/api/numbers/en", "/api/games")
"""What every page asks for."""
IMMUTABLE = "public, max-age=31536000, immutable"
READING = [HttpMethod.GET, HttpMethod.HEAD]


class Head(msgspec.Struct):
    """What pages of one sort need; web/heads.ts says it when the client is built."""

    path: str
    data: list[str]
    files: list[str]
    games: dict[str, list[str]]


def front_page(root: str, status: int = 200, path: str = "") -> Response[str]:
    """The page; every address in it is built as a relative one and begins with the house's sub-path here."""
    links = "".join([*map(data_link, EVERYWHERE), head(path)])
    built = INDEX.read_text(encoding="utf-8").replace("</head>", f"{links}</head>")
    return Response(
        built.replace('"./', f'"{root}/'),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"Cache-Control": "no-cache"},
    )


def head(path: str) -> str:
    """Links to everything the page of this address needs, for the browser to fetch at once."""
    known = msgspec.json.decode(HEADS.read_bytes(), type=list[Head]) if HEADS.is_file() else []
    for one in known:
        found = re.fullmatch(one.path, path.rstrip("/") or "/")
        if found:
            game = found[1] if found.groups() else ""
            files = [*one.files, *one.games.get(game, [])]
            data = [found.expand(address) for address in one.data]
            return "".join([*map(file_link, files), *map(data_link, data)])
    return ""


def file_link(file: str) -> str:
    if file.endswith(".svg"):
        return f'<link rel="preload" as="image" href="./{file}">\n'
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="./{file}">\n'


def data_link(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href=".{address}">\n'


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
        "/tabletop",
        "/tabletop/{rest:path}",
        "/settings",
        "/me",
        "/open",
        "/stop",
        "/lab",
        "/lab/{rest:path}",
    ],
    http_method=READING,
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any]) -> Response[str]:
    if not INDEX.is_file():
        raise NotFoundException(words().say("server-no-client"))
    return front_page(request.app.state.root, path=request.url.path)


@route(
    ["/sw.js", "/manifest.webmanifest"], http_method=READING, include_in_schema=False, sync_to_thread=False
)
def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker and the manifest. Their names stay, so a browser asks whether they have changed."""
    path = STATIC / request.url.path.strip("/")
    if not path.is_file():
        raise NotFoundException(words().say("server-no-file"))
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
            raise NotFoundException(words().say("server-no-file"))
        plain = (ASSETS / name).read_bytes()
        assets[name] = Asset(mimetypes.guess_type(name)[0] or MediaType.TEXT, plain, gzip.compress(plain))
    kept = assets[name]
    headers = {"Cache-Control": IMMUTABLE, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            kept.compressed, media_type=kept.type, headers={**headers, "Content-Encoding": "gzip"}
        )
    return Response(kept.plain, media_type=kept.type, headers=headers)
