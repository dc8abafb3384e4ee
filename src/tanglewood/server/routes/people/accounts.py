"""Oneself: signing in and out, ways to come back, and what is known about one."""

import asyncio
from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, Parameter

from tanglewood.server.errors import refusing
from tanglewood.server.live.seat import hashed
from tanglewood.server.middleware import COOKIE, Visitor
from tanglewood.server.models.people import (
    Codes,
    CodeTry,
    Done,
    Everything,
    LanguageWish,
    LinkWish,
    MailWish,
    Me,
    NameWish,
    PasskeyMade,
    PasskeyOptions,
    PasskeyShown,
    SignOutWish,
)
from tanglewood.server.routes.common import problems
from tanglewood.server.services.people.devices import device_name
from tanglewood.words import languages

PasskeyId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,1400}$", description="The id of a passkey.")]
DeviceId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="The id of a device.")]


class PeopleRoutes(Controller):
    """Whoever asks; nobody sees anything about others here."""

    path = "/api/me"
    tags = ["people"]  # noqa: RUF012  the framework's way

    @get("/", responses=problems())
    async def me(self, request: Visitor) -> Me:
        """Whoever asks, as the server knows them."""
        return await me(request)

    @post("/name", status_code=200, responses=problems(403, 422))
    async def rename(self, request: Visitor, data: JSONBody[NameWish]) -> Me:
        """Have another name, also at running tables where nobody else has it."""
        await request.services.account.rename(request.owner, data.name)
        return await me(request)

    @post("/language", status_code=200, responses=problems(403, 422))
    async def choose_language(self, request: Visitor, data: JSONBody[LanguageWish]) -> Me:
        """Choose the language of one's mails and messages, and of pages on every device."""
        if data.language not in languages():
            raise refusing(422, "no-language", "server-no-language", language=data.language)
        await request.services.identity.choose_language(request.owner, data.language)
        return await me(request)

    # ------------------------------------------------------------------ passkeys

    @post("/passkeys/begin", status_code=200, responses=problems(403, 422))
    async def begin_passkey(self, request: Visitor, data: JSONBody[NameWish]) -> PasskeyOptions:
        """What the browser needs to make a passkey, for whoever is signed in or for a guest."""
        await request.limit("sign-in")
        account = request.services.account
        return PasskeyOptions(await account.begin_passkey(request.owner, request.site, data.name))

    @post("/passkeys", status_code=200, responses=problems(403, 422))
    async def add_passkey(self, request: Visitor, data: JSONBody[PasskeyMade]) -> Response[Me]:
        """Keep a passkey. A guest becomes a person by it, and keeps all seats."""
        made = await request.services.account.add_passkey(
            request.owner, request.site, data.credential, data.name, device_name(agent_of(request))
        )
        return Response(await me(request)) if made is None else await signed_in(request, made)

    @delete("/passkeys/{passkey:str}", status_code=200, responses=problems(403, 404, 422))
    async def remove_passkey(self, request: Visitor, passkey: PasskeyId) -> Me:
        """Remove a passkey; the last way to come back stays."""
        await request.services.account.remove_passkey(request.owner, passkey)
        return await me(request)

    @post("/sign-in/begin", status_code=200, responses=problems(422))
    async def begin_sign_in(self, request: Visitor) -> PasskeyOptions:
        """What the browser needs to show a passkey."""
        await request.limit("sign-in")
        return PasskeyOptions(await request.services.passkeys.begin_known(request.site))

    @post("/sign-in", status_code=200, responses=problems(422))
    async def sign_in(self, request: Visitor, data: JSONBody[PasskeyShown]) -> Response[Me]:
        """Sign in with a passkey. Seats this browser held as a guest are kept."""
        await request.limit("sign-in")
        return await signed_in(
            request, await request.services.passkeys.finish_known(request.site, data.credential)
        )

    # ------------------------------------------------------------------ mail and codes

    @post("/mail", status_code=202, responses=problems(403, 422))
    async def send_link(self, request: Visitor, data: JSONBody[MailWish]) -> Done:
        """Have a link sent that signs in, or that adds the address to whoever is signed in."""
        await request.limit("sign-in")
        await request.services.account.send_link(request.owner, data.address)
        return Done()

    @post("/link", status_code=200, responses=problems(410, 422))
    async def use_link(self, request: Visitor, data: JSONBody[LinkWish]) -> Response[Me]:
        """Use a link of a mail; it works once."""
        await request.limit("sign-in")
        person, signs_in = await request.services.account.use_link(data.token, data.name)
        return await signed_in(request, person) if signs_in else Response(await me(request))

    @delete("/mail", status_code=200, responses=problems(403, 422))
    async def remove_mail(self, request: Visitor) -> Me:
        """Remove one's address; the last way to come back stays."""
        await request.services.account.remove_mail(request.owner)
        return await me(request)

    @post("/codes", status_code=200, responses=problems(403))
    async def new_codes(self, request: Visitor) -> Codes:
        """New recovery codes; the old ones are void."""
        return Codes(await request.services.account.new_codes(request.owner))

    @post("/recover", status_code=200, responses=problems(410))
    async def recover(self, request: Visitor, data: JSONBody[CodeTry]) -> Response[Me]:
        """Sign in with a recovery code; it works once."""
        await request.limit("sign-in")
        return await signed_in(request, await request.services.account.recover(data.code))

    # ------------------------------------------------------------------ going

    @post("/sign-out", status_code=200, responses=problems(403))
    async def sign_out(self, request: Visitor, data: JSONBody[SignOutWish]) -> Response[Done]:
        """Sign out here, or everywhere."""
        await request.services.account.sign_out(request.owner, request.key, data.everywhere)
        return forgotten(request, Done())

    @delete("/devices/{device:str}", status_code=200, responses=problems(403))
    async def sign_out_device(self, request: Visitor, device: DeviceId) -> Me:
        """Sign out another device."""
        await request.services.account.sign_out_device(request.owner, device)
        return await me(request)

    @get("/everything", responses=problems())
    async def everything(self, request: Visitor) -> Response[Everything]:
        """All that is stored about whoever asks, guests too."""
        found = await request.services.account.everything(request.owner)
        if request.owner is not None:
            found.studies = await asyncio.to_thread(request.services.lab.of, request.owner)
        return Response(found, headers={"Content-Disposition": 'attachment; filename="tanglewood-me.json"'})

    @delete("/", status_code=200, responses=problems())
    async def delete_me(self, request: Visitor) -> Response[Done]:
        """Delete everything about whoever asks, guests too. Games go on without them."""
        await request.services.account.delete(request.owner)
        return forgotten(request, Done())


async def me(request: Visitor) -> Me:
    return await request.services.account.me(request.owner, request.key, request.site)


async def signed_in(request: Visitor, person: str) -> Response[Me]:
    """Sign a person in: this browser has a new secret, and nobody who knew the old one has it."""
    secret, cookie = request.new_cookie()
    services = request.services
    await services.identity.sign_in(person, secret, request.owner, agent_of(request))
    found = await services.account.me(bytes.fromhex(person), hashed(secret), request.site)
    return Response(found, cookies=[cookie])


def forgotten(request: Visitor, answer: Done) -> Response[Done]:
    """The answer to somebody whose cookie is void."""
    request.scope["state"].pop("renewed", None)
    response = Response(answer)
    response.delete_cookie(COOKIE, path=request.link("/"))
    return response


def agent_of(request: Visitor) -> str:
    return str(request.headers.get("user-agent", ""))
