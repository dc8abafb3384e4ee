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

from tanglewood.server.middleware import ASKED
from tanglewood.words import FALLBACK, languages, spoken, words

STATIC = Path(__file__).parent / "static"
INDEX = STATIC / "index.html"
HEADS = STATIC / "heads.json"
MANIFEST = "manifest.webmanifest"
# Not every system knows these.
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".mjs")
ASSETS = STATIC / "assets"
NAME = re.compile(r"(engine-[0-9a-f]{12}/)?[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}")
EVERYWHERE = ("/api/locales/{}", "/api/numbers/{}", "/api/games?lang={}")
"""What every page asks for, in a language."""
COOKIE = "lang"
"""What somebody chose in this browser: the page fetches those words at once, and no others."""
IMMUTABLE = "public, max-age=31536000, immutable"
READING = [HttpMethod.GET, HttpMethod.HEAD]


class Head(msgspec.Struct):
    """What pages of one sort need; web/heads.ts says it when the client is built."""

    path: str
    data: list[str]
    files: list[str]
    games: dict[str, list[str]]


def front_page(root: str, status: int = 200, path: str = "", language: str = FALLBACK) -> Response[str]:
    """The page; every address in it is built as a relative one and begins with the house's sub-path here."""
    links = "".join([*(data_link(address.format(language)) for address in EVERYWHERE), head(path, language)])
    built = INDEX.read_text(encoding="utf-8").replace("</head>", f"{links}</head>")
    built = built.replace(f'<html lang="{FALLBACK}">', f'<html lang="{language}">')
    built = built.replace(f'"./{MANIFEST}"', f'"./{MANIFEST}?lang={language}"')
    return Response(
        built.replace('"./', f'"{root}/'),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"},
    )


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language a page is opened in: its address says so, or what was chosen in this browser, or it is the
    one every answer is in."""
    chosen = request.cookies.get(COOKIE, "")
    if not request.scope["state"].get(ASKED) and chosen in languages():
        return chosen
    return spoken()


def head(path: str, language: str = FALLBACK) -> str:
    """Links to everything the page of this address needs, for the browser to fetch at once."""
    known = msgspec.json.decode(HEADS.read_bytes(), type=list[Head]) if HEADS.is_file() else []
    for one in known:
        found = re.fullmatch(one.path, path.rstrip("/") or "/")
        if found:
            game = found[1] if found.groups() else ""
            files = [*one.files, *one.games.get(game, [])]
            data = [f"{found.expand(address)}?lang={language}" for address in one.data]
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
        "/companion",
        "/companion/{rest:path}",
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
    return front_page(request.app.state.root, path=request.url.path, language=language_of(request))


@route(
    f"/{MANIFEST}",
    http_method=READING,
    media_type=MediaType.JSON,
    include_in_schema=False,
    sync_to_thread=False,
)
def manifest() -> Response[bytes]:
    """What a browser installs, which tells of itself in the language of the page that names it."""
    path = STATIC / MANIFEST
    if not path.is_file():
        raise NotFoundException(words().say("server-no-file"))
    told = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    told |= {"lang": spoken(), "description": words().say("server-app-about")}
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=headers)


@route(
    ["/sw.js", "/engine.json"],
    http_method=READING,
    include_in_schema=False,
    sync_to_thread=False,
)
def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker, and where the engine for browsers lies. Their names stay, so a browser asks whether
    they have changed."""
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
    return kept_file(request, name)


@route("/assets/{folder:str}/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def engine_file(
    request: Request[Any, Any, Any],
    folder: Annotated[str, Parameter()],
    name: Annotated[str, Parameter()],
) -> Response[bytes]:
    """A file of the engine for browsers; the name of its folder changes with them."""
    return kept_file(request, f"{folder}/{name}")


def kept_file(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
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
