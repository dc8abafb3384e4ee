"""It is your turn: how somebody wants to be told, of all tables or of one, and links that end it."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, Parameter

from tanglewood.server.middleware import Visitor
from tanglewood.server.models.people import (
    Done,
    NotifyInfo,
    NotifyWish,
    PushEnd,
    PushWish,
    SeenWish,
    Stopped,
    TableNotify,
)
from tanglewood.server.routes.common import Id, problems
from tanglewood.server.services.notify.wishes import Wishes, read_wishes
from tanglewood.server.store.people.accounts import PersonRow, is_person
from tanglewood.server.store.people.turns import PushRow


class NotifyRoutes(Controller):
    """How whoever asks is told that it is their turn."""

    path = "/api/me/notify"
    tags = ["people"]  # noqa: RUF012  the framework's way

    @get("/", responses=problems(403))
    async def wishes(self, request: Visitor) -> NotifyInfo:
        """What this person chose, and what this server can do."""
        return await info(request, await request.services.identity.person(request.owner))

    @post("/", status_code=200, responses=problems(403, 422))
    async def choose(self, request: Visitor, data: JSONBody[NotifyWish]) -> NotifyInfo:
        """Choose by which ways one is told, and when."""
        services = request.services
        person = await services.identity.person(request.owner)
        await services.notify.set_wishes(person, Wishes(**msgspec.structs.asdict(data)))
        return await info(request, await services.identity.person(request.owner))

    @post("/push", status_code=200, responses=problems(403, 422))
    async def add_push(self, request: Visitor, data: JSONBody[PushWish]) -> NotifyInfo:
        """Have push messages in this browser from now on, as long as it is signed in."""
        person = await request.services.identity.person(request.owner)
        push = PushRow(data.endpoint, data.public_key, data.auth)
        await request.services.notify.add_push(person, push, request.key or b"")
        return await info(request, person)

    @post("/push/end", status_code=200, responses=problems(403))
    async def end_push(self, request: Visitor, data: JSONBody[PushEnd]) -> NotifyInfo:
        """Have no push messages in this browser any more."""
        person = await request.services.identity.person(request.owner)
        await request.services.store.turns.remove_push(person.id, data.endpoint)
        return await info(request, person)


class TableNotifyRoutes(Controller):
    """The same for one table, and what somebody has seen there."""

    path = "/api/tables/{id:str}"
    tags = ["people"]  # noqa: RUF012  the framework's way

    @get("/notify", responses=problems(403, 404))
    async def choice(self, request: Visitor, id: Id) -> TableNotify:
        """How one is told of this table, where it differs from the others."""
        person = await request.services.identity.person(request.owner)
        return msgspec.convert(await request.services.store.turns.choice(id, person.id), TableNotify)

    @post("/notify", status_code=200, responses=problems(403, 404))
    async def choose(self, request: Visitor, id: Id, data: JSONBody[TableNotify]) -> TableNotify:
        """Be told of this table otherwise than of the others."""
        person = await request.services.identity.person(request.owner)
        choice = {channel: mode for channel, mode in msgspec.structs.asdict(data).items() if mode}
        await request.services.store.turns.set_choice(id, person.id, choice)
        return data

    @post("/seen", status_code=200, responses=problems(404))
    async def seen(self, request: Visitor, id: Id, data: JSONBody[SeenWish]) -> Done:
        """The table is before one's eyes: one need not be told of what is there. A guest never is."""
        owner = request.owner
        if owner is not None and is_person(owner):
            await request.services.store.turns.seen(id, owner.hex(), data.number)
        return Done()


@post("/stop", status_code=200, include_in_schema=False)
async def stop(request: Visitor, t: Annotated[str, Parameter(max_length=200)] = "") -> Stopped:
    """End messages by a link of one of them, signed in or not: mail programs post here by themselves."""
    await request.limit("sign-in")
    channel, table = await request.services.notify.stop_by(t)
    return Stopped(channel, table)


async def info(request: Visitor, person: PersonRow) -> NotifyInfo:
    services = request.services
    can = services.notify.possible
    return NotifyInfo(
        wishes=NotifyWish(**msgspec.structs.asdict(read_wishes(person.wishes))),
        can_push=can["push"],
        can_hook=can["hook"],
        push_key=await services.notify.push.public_key() if can["push"] else "",
        browsers=len(await services.store.turns.pushes(person.id)),
    )
