"""Answers that are the same for everybody who speaks a language: words, components, the rulebook. Every page
needs some of them at once, and to write and compress them takes longer than all else it asks for."""

import gzip
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Request, Response

PACKED = "packed"
"""The mark of a route whose answers are compressed by the time they are sent."""


class Kept(NamedTuple):
    """An answer, plain and compressed, with a tag that changes with it."""

    plain: bytes
    compressed: bytes
    tag: str


def keep(content: object) -> Kept:
    plain = msgspec.json.encode(content)
    return Kept(plain, gzip.compress(plain), f'"{sha256(plain).hexdigest()[:16]}"')


def send(request: Request[Any, Any, Any], kept: Kept) -> Response[Any]:
    """The answer, unless the browser has it."""
    headers = {"Cache-Control": "no-cache", "ETag": kept.tag, "Vary": "Accept-Encoding"}
    # A proxy that compresses marks the tag as weak.
    if request.headers.get("if-none-match", "").removeprefix("W/") == kept.tag:
        return Response(None, status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(kept.compressed, media_type=MediaType.JSON, headers=headers)
    return Response(kept.plain, media_type=MediaType.JSON, headers=headers)
