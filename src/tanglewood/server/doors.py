"""The doors of the server: one function each, all the work is done in house.py."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Controller, HttpMethod, Response, get, post, route
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from tanglewood.bots import ABOUT
from tanglewood.bots.levels import DEFAULT_BOT, SEARCH_LEVELS
from tanglewood.kernel.catalogue.rules import built, read_rules
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.setting import Setting
from tanglewood.server import queries
from tanglewood.server.arrival import Visitor, address_of, introduce, owner_of
from tanglewood.server.feed import Listener, message
from tanglewood.server.house import House
from tanglewood.server.limits import Buckets
from tanglewood.server.model import (
    BotInfo,
    BranchWish,
    ChatLine,
    ChatWish,
    Created,
    EventInfo,
    GameSheet,
    Invitation,
    JoinWish,
    MoveWish,
    NewTable,
    Problem,
    RuleInfo,
    SettingInfo,
    Step,
    TableId,
    TableState,
    TableSummary,
    UndoWish,
    Update,
)
from tanglewood.server.problems import Refused
from tanglewood.server.tables import Table
from tanglewood.words import files, languages

Id = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,40}$", description="The id of a table.")]
Looking = Annotated[
    int | None,
    Parameter(ge=-1, le=9, description="At one screen: the seat whose person looks at it now; -1: nobody."),
]
GameId = Annotated[str, Parameter(pattern="^[a-z_]{1,40}$", description="The id of a game.")]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a door may answer besides its own: every refusal is a Problem."""
    meanings = {
        400: "The request makes no sense.",
        403: "Not with this browser's seats.",
        404: "There is no such thing.",
        409: "The table has moved on.",
        410: "The invitation has been used.",
        413: "Too large.",
        422: "Refused, with the reason.",
        429: "Too many requests.",
        503: "The house is full, or cannot write.",
    }
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=meanings[status])
        for status in (*statuses, 400, 429, 503)
    }


class Catalogue(Controller):
    """What can be played, its rules and its components."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012  the framework's way

    @get("/games", sync_to_thread=False, responses=problems())
    def games(self) -> list[GameSheet]:
        """The games with their options and bots."""
        bots = [BotInfo(name, about, name in SEARCH_LEVELS) for name, about in ABOUT.items()]
        return [
            GameSheet(
                info.id, info.title, info.about, [setting(item) for item in info.settings], bots, DEFAULT_BOT
            )
            for info in GAMES.sound()[0]
        ]

    @get("/games/{game:str}/rules", sync_to_thread=True, responses=problems(404))
    def rules(self, game: GameId) -> list[RuleInfo]:
        """The rule catalogue of a game."""
        info = lookup(game)
        return [
            RuleInfo(rule.id, rule.part, rule.status, rule.text, rule.why, rule.source, built(info, rule))
            for rule in read_rules(info)
        ]

    @get("/games/{game:str}/components", sync_to_thread=True, responses=problems(404))
    def components(self, game: GameId) -> list[dict[str, Any]]:
        """Every component of a game, with its function in words and where its data come from."""
        return lookup(game).described()

    @get(
        "/locales/{language:str}",
        media_type=MediaType.TEXT,
        sync_to_thread=True,
        responses=problems(404),
    )
    def locale(self, language: Annotated[str, Parameter(pattern="^[a-z]{2,8}$")]) -> str:
        """The sentences of a language, as Fluent."""
        if language not in languages():
            raise NotFoundException(f"There is no language {language!r} yet.")
        return "\n".join(path.read_text(encoding="utf-8") for path in files(language))


def setting(item: Setting) -> SettingInfo:
    kind: Literal["number", "choice", "flag"] = "choice" if item.choices else "number"
    if isinstance(item.default, bool):
        kind = "flag"
    return SettingInfo(
        item.name, item.about, item.default, kind, item.low, item.high, list(item.choices), item.each_seat
    )


class Tables(Controller):
    """Tables, seats and moves."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012  the framework's way

    @get("/", responses=problems())
    async def mine(self, request: Visitor, house: NamedDependency[House]) -> list[TableSummary]:
        """The tables this browser sits at."""
        return await house.tables_of(owner_of(request))

    @post("/", responses=problems(404, 422))
    async def create(
        self,
        request: Visitor,
        house: NamedDependency[House],
        founding: NamedDependency[Buckets],
        data: JSONBody[NewTable],
    ) -> Response[Created]:
        """Open a table. The links of its invitations are told here and never again."""
        founding.take(address_of(request))
        owner, cookies = introduce(request)
        table, tokens = await house.create(data, owner)
        id = table.room.id
        await house.come(id, owner, address_of(request))
        invitations = [Invitation(seat, f"/table/{id}#join={token}") for seat, token in tokens.items()]
        return Response(Created(id, invitations), status_code=201, cookies=cookies)

    @get("/{id:str}", responses=problems(403, 404))
    async def look(
        self,
        request: Visitor,
        house: NamedDependency[House],
        id: Id,
        at: Annotated[int | None, Parameter(ge=0, le=10**6, description="After so many entries.")] = None,
        looking: Looking = None,
    ) -> TableState:
        """The table as this browser may see it, now or after so many entries of its log."""
        table = await house.table(id)
        room = table.room
        viewer = room.viewer(owner_of(request), looking)
        if at is None or at >= room.number:
            return room.show(viewer, table.feed.online())
        async with house.looking_back.turn():
            return room.show(viewer, table.feed.online(), (at, await house.position(room, at)))

    @get("/{id:str}/steps", responses=problems(403, 404))
    async def steps(
        self, request: Visitor, house: NamedDependency[House], id: Id, looking: Looking = None
    ) -> list[Step]:
        """The whole log in words, as this browser may know it."""
        room = (await house.table(id)).room
        return await house.steps(room, room.viewer(owner_of(request), looking))

    @get("/{id:str}/opening", responses=problems(403, 404))
    async def opening(
        self, request: Visitor, house: NamedDependency[House], id: Id, looking: Looking = None
    ) -> list[EventInfo]:
        """What happened while the table was set up, before the first move of the log."""
        room = (await house.table(id)).room
        return room.opened(room.viewer(owner_of(request), looking))

    @post("/{id:str}/moves", status_code=200, responses=problems(403, 404, 409, 422))
    async def play(
        self,
        request: Visitor,
        house: NamedDependency[House],
        id: Id,
        data: JSONBody[MoveWish],
        looking: Looking = None,
    ) -> Update:
        """Play a move. `number` is the length of the log the player has seen."""
        return await house.play(id, owner_of(request), looking, data.seat, data.number, data.move)

    @post("/{id:str}/undo", status_code=200, responses=problems(403, 404, 409, 422))
    async def undo(
        self,
        request: Visitor,
        house: NamedDependency[House],
        id: Id,
        data: JSONBody[UndoWish],
        looking: Looking = None,
    ) -> Update:
        """Take the last own move back, if nothing has come to light since."""
        return await house.undo(id, owner_of(request), looking, data.seat, data.number)

    @post("/{id:str}/join", status_code=200, responses=problems(404, 410))
    async def join(
        self,
        request: Visitor,
        house: NamedDependency[House],
        id: Id,
        data: JSONBody[JoinWish],
        looking: Looking = None,
    ) -> Response[TableState]:
        """Exchange an invitation for its seat."""
        owner, cookies = introduce(request)
        table = await house.join(id, owner, data.token, data.name)
        state = table.room.show(table.room.viewer(owner, looking), table.feed.online())
        return Response(state, cookies=cookies)

    @get("/{id:str}/chat", responses=problems(404))
    async def chat_lines(self, house: NamedDependency[House], id: Id) -> list[ChatLine]:
        """What was said at the table."""
        return await house.chat_lines(id)

    @post("/{id:str}/chat", status_code=201, responses=problems(403, 404, 422))
    async def chat(
        self, request: Visitor, house: NamedDependency[House], id: Id, data: JSONBody[ChatWish]
    ) -> ChatLine:
        """Say something at the table."""
        return await house.chat(id, owner_of(request), data.text)

    @post("/{id:str}/rematch", status_code=200, responses=problems(403, 404, 422))
    async def rematch(self, request: Visitor, house: NamedDependency[House], id: Id) -> TableId:
        """The same people and options again."""
        return TableId(await house.rematch(id, owner_of(request)))

    @post("/{id:str}/branch", status_code=201, responses=problems(404, 422))
    async def branch(
        self,
        request: Visitor,
        house: NamedDependency[House],
        founding: NamedDependency[Buckets],
        id: Id,
        data: JSONBody[BranchWish],
    ) -> Response[TableId]:
        """Go on from a moment of a finished game against bots."""
        founding.take(address_of(request))
        owner, cookies = introduce(request)
        return Response(
            TableId(await house.branch(id, owner, data.at, data.bot)), status_code=201, cookies=cookies
        )

    @get("/{id:str}/record", media_type=MediaType.TEXT, responses=problems(404, 422))
    async def record(self, house: NamedDependency[House], id: Id) -> Response[str]:
        """The record of a finished game."""
        room = (await house.table(id)).room
        if not room.over:
            raise Refused(422, "running", "The record holds everything hidden; it is given out at the end.")
        name = f'attachment; filename="{room.info.id}-{id}.tgr"'
        async with house.looking_back.turn():
            record = await house.aside(room.record)
        return Response(record.text(), headers={"Content-Disposition": name})

    @get("/{id:str}/events", media_type="text/event-stream", responses=problems(403, 404))
    async def events(
        self,
        request: Visitor,
        house: NamedDependency[House],
        id: Id,
        after: Annotated[int | None, Parameter(ge=0, le=10**6, description="The last number seen.")] = None,
        looking: Looking = None,
    ) -> Stream:
        """Live updates, from the last one seen on (header Last-Event-ID or `after`)."""
        table = await house.table(id)
        if len(table.feed.listeners) >= house.limits.listeners:
            raise Refused(503, "crowded", "Too many people watch this table; try again later.", wait=30)
        last = request.headers.get("last-event-id", "")
        seen = int(last) if last.isdecimal() and len(last) < 8 else after
        owner = owner_of(request)
        listener = Listener(owner, table.room.viewer(owner, looking))
        return Stream(
            open_stream(house, table, listener, seen),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )


def open_stream(house: House, table: Table, listener: Listener, seen: int | None) -> AsyncIterator[bytes]:
    """Begin with what was missed, then whatever happens."""
    room = table.room

    async def first() -> bytes:
        # The position is taken at once, together with the place in the line; the words of a long log may
        # take their time.
        number, viewer = room.number, listener.viewer
        state = room.show(viewer, table.feed.online())
        after = number if seen is None else min(seen, number)
        steps = await house.steps(room, viewer, after, number)
        return message("update", Update(steps, state), number)

    return table.feed.stream(
        listener, first, lambda: house.tell_who_is_here(table), lambda: house.listen(table, listener.owner)
    )


@post("/api/records", status_code=201, tags=["tables"], responses=problems(404, 422))
async def open_record(
    request: Visitor, house: NamedDependency[House], founding: NamedDependency[Buckets]
) -> Response[TableId]:
    """Open a record file, sent as text: a finished game is shown, an unfinished one goes on."""
    founding.take(address_of(request))
    with house.records.taking(address_of(request)):
        body = await request.body()
    if len(body) > house.limits.record_body:
        raise Refused(413, "too-large", f"A record may have {house.limits.record_body} bytes at most.")
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refused(422, "refused", "This is no text; a record is a text file.") from None
    owner, cookies = introduce(request)
    return Response(TableId(await house.open_record(text, owner)), status_code=201, cookies=cookies)


@route(
    "/api/health",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    status_code=200,
    tags=["games"],
    responses=problems(),
)
async def health(house: NamedDependency[House]) -> dict[str, str]:
    """Whether the server is up, and can write down what happens."""
    house.store.check_file()
    await house.store.do(queries.beat(house.clock()))
    return {"status": "ok"}
