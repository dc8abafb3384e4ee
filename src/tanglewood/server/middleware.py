"""What happens to every request: who sends it, whether it is allowed, in which language it is answered, and
the headers of its answer."""

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Literal, cast
from urllib.parse import parse_qs

from litestar import Litestar, Request, Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType, ScopeType
from litestar.exceptions import SerializationException
from litestar.types import (
    HTTPScope,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
)

from tanglewood.server.connection import WRITE
from tanglewood.server.errors import refusing
from tanglewood.server.limits import Limits, neighbourhood
from tanglewood.server.live.seat import hashed
from tanglewood.server.services.cluster.rates import Shared
from tanglewood.server.services.container import Services
from tanglewood.words import FALLBACK, languages, speak, spoken, wished

ASKED = "asked_language"
LONGEST = 2000
"""Characters of a query that are read for its language; whatever is longer asks for none."""
COOKIE = "tanglewood"
DAY = 24 * 3600.0
YEAR = 365 * 24 * 3600
READING = ("GET", "HEAD", "OPTIONS")
SECRET = re.compile(r"[A-Za-z0-9_-]{20,100}")
TABLE = re.compile(r"[A-Za-z0-9_-]{1,40}")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SENT = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Visitor(Request[Any, Any, Any]):
    """A request, with the person who sends it and the services that answer it."""

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    @property
    def secret(self) -> str | None:
        """The secret a person carries in a cookie; anything that cannot be one of ours is none."""
        secret = self.cookies.get(COOKIE, "")
        return secret if SECRET.fullmatch(secret) else None

    @property
    def key(self) -> bytes | None:
        """The hash of that secret: by it the server knows this browser."""
        secret = self.secret
        return hashed(secret) if secret else None

    @property
    def owner(self) -> bytes | None:
        """Whoever sends this, as seats name them: the person who is signed in, or a guest, who is known by
        nothing but the hash of their secret."""
        found: bytes | None = self.scope["state"].get("owner")
        return found

    @property
    def write(self) -> Callable[[bytes], bool]:
        """Writes a piece of the answer to the connection, past the application; where that cannot be done,
        it says so."""
        found: Callable[[bytes], bool] = self.scope["state"].get(WRITE, cannot_write)
        return found

    @property
    def address(self) -> str:
        return neighbourhood(self.client.host) if self.client else ""

    def link(self, path: str) -> str:
        """A link to a page of this house."""
        return f"{self.app.state.root}{path}"

    @property
    def site(self) -> str:
        """The address of this server as its pages see it: scheme and host."""
        return f"{self.url.scheme}://{self.headers.get('host', '')}".lower()

    def introduce(self) -> tuple[bytes, list[Cookie]]:
        """The person, and a cookie for somebody who comes for the first time."""
        owner = self.owner
        if owner is not None:
            return owner, []
        secret, cookie = self.new_cookie()
        return hashed(secret), [cookie]

    def new_cookie(self) -> tuple[str, Cookie]:
        """A new secret for this browser, and the cookie that carries it."""
        secret = secrets.token_urlsafe(32)
        self.app.state.renewals.due(hashed(secret), self.services.clock.now())
        self.scope["state"].pop("renewed", None)
        return secret, self.cookie(secret)

    def cookie(self, secret: str) -> Cookie:
        return Cookie(
            COOKIE,
            value=secret,
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            secure=self.url.scheme == "https",
            path=f"{self.app.state.root}/",
        )

    async def limit(self, kind: Literal["code", "sign-in", "new-table"]) -> None:
        """A secret is tried, or something is laid that stays: an address may do so so often a minute, at all
        servers together."""
        limits = self.services.limits
        most = {
            "code": limits.codes_per_minute,
            "sign-in": limits.sign_ins_per_minute,
            "new-table": limits.new_tables_per_minute,
        }[kind]
        if not await self.services.store.guesses.take(kind, self.address, most, self.services.clock.now()):
            wait = max(1, round(60 / most))
            raise refusing(429, "too-fast", "server-too-fast", seconds=wait, wait=wait)

    async def json(self) -> Any:
        """The body as JSON. The framework would answer some malformed bodies as if the server had failed."""
        try:
            return await super().json()
        except RecursionError:
            raise SerializationException("The body is nested too deeply.") from None
        except UnicodeDecodeError:
            raise SerializationException("The body is no UTF-8.") from None


def cannot_write(piece: bytes) -> bool:
    return False


# ---------------------------------------------------------------------- limits


@lru_cache(maxsize=10_000)
def mark(key: object) -> str:
    """What a key is called here and among servers: it says nothing of the secret or the address."""
    return blake2b(repr(key).encode(), digest_size=8).hexdigest()


class Level:
    """What is in a bucket, at a moment. `beyond` is what has been taken beyond one server's share, `untold`
    what others have not been told of; `loud`: all servers tell each other what they grant."""

    __slots__ = ("beyond", "loud", "since", "tokens", "untold")

    def __init__(self, tokens: float, since: float) -> None:
        self.tokens = tokens
        self.since = since
        self.beyond = 0.0
        self.untold = 0
        self.loud = False


class Buckets:
    """Token buckets by key; a key that has not been seen for long starts full again."""

    def __init__(self, per_second: float, burst: float, kept: int = 10_000) -> None:
        self.per_second = per_second
        self.burst = burst
        self.kept = kept
        self.servers = 1
        self.clock: Callable[[], float] = time.monotonic
        self.levels: OrderedDict[str, Level] = OrderedDict()
        # The marks of which the others are to be told.
        self.due: set[str] = set()
        self.on_due: Callable[[], None] = lambda: None

    def take(self, key: object) -> None:
        """Take a token, or refuse with the time to wait."""
        name = mark(key)
        level = self.level(name)
        if level.tokens < 1:
            wait = max(1, round((1 - level.tokens) / self.per_second))
            raise refusing(429, "too-fast", "server-too-fast", seconds=wait, wait=wait)
        level.tokens -= 1
        if self.servers > 1:
            level.beyond += 1
            level.untold += 1
            level.loud = level.loud or level.beyond > self.burst / (2 * self.servers)
            self.tell(name, level)

    def hear(self, name: str, granted: int) -> None:
        """Another server has granted so many tokens."""
        level = self.level(name)
        level.tokens = max(-self.burst, level.tokens - granted)
        level.beyond += granted
        level.loud = True
        self.tell(name, level)

    def level(self, name: str) -> Level:
        """A bucket as it is now."""
        now = self.clock()
        level = self.levels.pop(name, None) or Level(self.burst, now)
        more = (now - level.since) * self.per_second
        level.since = now
        level.tokens = min(self.burst, level.tokens + more)
        level.beyond = max(0.0, level.beyond - more / self.servers)
        if not level.beyond:
            level.untold, level.loud = 0, False
        self.levels[name] = level
        while len(self.levels) > self.kept:
            self.levels.popitem(last=False)
        return level

    def tell(self, name: str, level: Level) -> None:
        if level.loud and level.untold:
            self.due.add(name)
            self.on_due()

    def news(self, most: int) -> list[tuple[str, int]]:
        """What has been granted and not been told, of so many keys at most."""
        found: list[tuple[str, int]] = []
        while self.due and len(found) < most:
            name = self.due.pop()
            level = self.levels.get(name)
            if level is not None and level.untold:
                found.append((name, level.untold))
                level.untold = 0
        return found


class RateLimits:
    """The buckets of a server. A person can invent secrets, so every address has a limit as well."""

    def __init__(self, limits: Limits) -> None:
        self.files = Buckets(limits.files_per_second_from_address, limits.files_burst_from_address)
        self.people = Buckets(limits.requests_per_second, limits.burst)
        self.addresses = Buckets(limits.requests_per_second_from_address, limits.burst_from_address)

    def kinds(self) -> dict[str, Shared]:
        """Those that servers share, by the names under which they tell of them."""
        return {"files": self.files, "people": self.people, "addresses": self.addresses}


class Renewals:
    """When each person's cookie was last sent: once a day is enough for it never to expire."""

    def __init__(self, kept: int = 10_000) -> None:
        self.kept = kept
        self.sent: OrderedDict[bytes, float] = OrderedDict()

    def due(self, owner: bytes, now: float) -> bool:
        """Whether it is time to send a cookie again; the caller sends it then."""
        if now - self.sent.get(owner, -DAY) < DAY:
            return False
        self.sent[owner] = now
        self.sent.move_to_end(owner)
        while len(self.sent) > self.kept:
            self.sent.popitem(last=False)
        return True


# ---------------------------------------------------------------------- before and after


async def before_request(request: Request[Any, Any, Any]) -> Response[None] | None:
    """Limit, check and register a request before it is answered. OPTIONS is answered here."""
    assert isinstance(request, Visitor)
    state, address = request.app.state, request.address
    rates: RateLimits = state.rates
    path = request.scope["path"]
    if not path.startswith("/api/"):
        rates.files.take(address)
        return allowed_methods(request)
    key = request.key
    rates.addresses.take(address)
    rates.people.take(key or address)
    if request.method not in READING:
        check_origin(request)
        check_type(request)
    services = request.services
    owner = None
    if key is not None:
        owner = services.identity.known.get(key) or await services.identity.owner_of(key)
        request.scope["state"]["owner"] = owner
        if not request.scope["state"].get(ASKED) and owner in services.identity.languages:
            speak(services.identity.languages[owner])
    if services.keeping.banned:
        services.keeping.check(owner, address)
    if key is not None and state.renewals.due(key, services.clock.now()):
        request.scope["state"]["renewed"] = request.cookie(request.secret or "").to_header(header="")
    table = str(request.path_params.get("id", ""))
    if TABLE.fullmatch(table):
        moving = request.method == "POST" and path.endswith(("/moves", "/undo"))
        await services.tables.visit(table, owner, address, moving)
    return allowed_methods(request)


def allowed_methods(request: Visitor) -> Response[None] | None:
    """The answer to OPTIONS. The framework's own misses methods of paths with several handlers."""
    if request.method != "OPTIONS":
        return None
    allowed = request.app.state.allowed[request.scope["path_template"]]
    return Response(None, status_code=204, headers={"Allow": allowed})


def check_origin(request: Visitor) -> None:
    """Requests that change something come from our own pages, or from no page at all.

    The scheme counts too: it is the connection's, or the one that a trusted proxy forwards.
    """
    for origin in request.headers.getall("origin", []):
        if origin.lower() != request.site:
            raise refusing(403, "foreign-origin", "server-foreign-origin")


def check_type(request: Visitor) -> None:
    """Refuse what a form can send: a body declares itself as JSON, or as a record."""
    wanted = MediaType.TEXT if request.scope["path"].rstrip("/") == "/api/records" else MediaType.JSON
    given = request.headers.get("content-type")
    empty = request.headers.get("content-length", "0") == "0" and "transfer-encoding" not in request.headers
    if given is None and empty and wanted == MediaType.JSON:
        return
    if (given or "").partition(";")[0].strip().lower() != wanted:
        raise refusing(415, "wrong-type", "server-wrong-type", wanted=wanted.value)


async def add_headers(message: Message, scope: Scope) -> None:
    """The same headers on every answer, refusals and failures included."""
    if message["type"] == "http.response.start":
        services: Services | None = scope["litestar_app"].state.get("services")
        if services is not None:
            services.metrics.requests[f"{message['status'] // 100}xx"] += 1
        headers = list(message.get("headers", ()))
        given = {name.lower() for name, _ in headers}
        headers += [header for header in SENT if header[0] not in given]
        if services is not None and services.draining:
            headers.append((b"connection", b"close"))  # the next request shall go to another server
        if b"content-language" not in given:
            headers.append((b"content-language", spoken().encode()))
        if b"cache-control" not in given and scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))
        if "renewed" in scope["state"]:
            headers.append((b"set-cookie", scope["state"]["renewed"].encode("latin-1")))
        message["headers"] = headers


# ---------------------------------------------------------------------- in which language


def asked(query: bytes) -> str:
    """The language an address asks for; empty if it asks for none that there is.

    >>> asked(b"at=3&lang=en")
    'en'
    """
    if b"lang=" not in query or len(query) > LONGEST:
        return ""
    found = parse_qs(query.decode("latin-1")).get("lang", [""])[-1]
    return found if found in languages() else ""


class SpeakingApp(Litestar):
    """The application. Whatever answers a request speaks its language, refusals of the framework too: the
    one it asks for with `?lang=`, else the one its person has chosen, else the first of its browser's that
    there is, else English."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if scope["type"] == ScopeType.HTTP:
            request = cast(HTTPScope, scope)
            language = asked(request["query_string"])
            request.setdefault("state", {})[ASKED] = language
            speak(language or wished(accepted(request)) or FALLBACK)
        await super().__call__(scope, receive, send)


def accepted(scope: HTTPScope) -> str:
    found = [value for name, value in scope["headers"] if name.lower() == b"accept-language"]
    return b",".join(found)[:LONGEST].decode("latin-1")
