"""A person's account: ways to come back, a name, and everything that is known about them."""

import base64
import logging
import secrets
from collections.abc import Awaitable, Callable

from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused
from tanglewood.server.limits import Limits
from tanglewood.server.live.seat import hashed
from tanglewood.server.model import stamp
from tanglewood.server.models.people import Device, Everything, Me, Passkey
from tanglewood.server.operation.people_settings import is_mail_address
from tanglewood.server.services.people.identity import IdentityService, new_id
from tanglewood.server.services.people.names import LONGEST, NameRules, tidy
from tanglewood.server.services.people.passkeys import PasskeyService
from tanglewood.server.services.people.post import Mail, Post, PostError
from tanglewood.server.services.seat_codes import SIGNS
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store
from tanglewood.server.store.people.accounts import PersonRow, is_person
from tanglewood.words import words

log = logging.getLogger("tanglewood.server")

LINK = "mail"
MINUTES = 20
"""How long a link in a mail works."""
CODES, CODE_LENGTH = 8, 12
"""Twelve signs of 31 are 59 bits: nobody finds one by trying."""


async def nothing_else(_: bytes) -> None: ...


class AccountService:
    """What somebody may do with their own account."""

    def __init__(
        self,
        store: Store,
        identity: IdentityService,
        passkeys: PasskeyService,
        post: Post,
        limits: Limits,
        clock: Clock,
        site: str,
        names: NameRules,
    ) -> None:
        self.store = store
        self.identity = identity
        self.passkeys = passkeys
        self.post = post
        self.limits = limits
        self.clock = clock
        self.site = site
        self.names = names
        self.tasks = BackgroundTasks()
        # Called when somebody is deleted: whatever else is kept of them goes too.
        self.on_forgotten: Callable[[bytes], Awaitable[None]] = nothing_else

    # ------------------------------------------------------------------ who one is

    async def me(self, owner: bytes | None, key: bytes | None, asked: str) -> Me:
        """Whoever asks, as the server knows them."""
        people, id = self.store.people, owner.hex() if owner is not None and is_person(owner) else ""
        person = await people.read(id) if id else None
        seats = len(await self.store.tables.of_owner(owner, self.limits.listed_tables)) if owner else 0
        return Me(
            signed_in=person is not None,
            name=person.name if person else "",
            mail=person.mail if person else None,
            passkeys=[
                Passkey(shown_id(one.credential), one.name, stamp(one.created), stamp(one.used))
                for one in (await people.passkeys(id) if person else [])
            ],
            devices=[
                Device(one.secret.hex()[:16], one.about, stamp(one.seen), one.secret == key)
                for one in (await people.devices(id) if person else [])
            ],
            codes=await people.count_codes(id) if person else 0,
            seats=seats,
            can_passkey=self.passkeys.possible(asked),
            can_mail=self.post.possible,
            language=person.language if person else "",
        )

    async def rename(self, owner: bytes | None, name: str) -> None:
        """Have another name, also at running tables where nobody else has it."""
        person = await self.identity.person(owner)
        wanted = self.checked_name(name)
        await self.store.people.set_name(person.id, wanted)
        await self.identity.changed(await self.store.people.rename_seats(bytes.fromhex(person.id), wanted))

    def checked_name(self, name: str) -> str:
        wanted = tidy(name)[:LONGEST]
        if not wanted:
            raise Refused(422, "no-name", words().say("people-no-name"))
        self.names.check(wanted)
        return wanted

    # ------------------------------------------------------------------ passkeys

    async def begin_passkey(self, owner: bytes | None, asked: str, name: str) -> str:
        """A passkey for whoever is signed in, or for a guest who is to become a person."""
        if is_person(owner):
            person = await self.identity.person(owner)
            return await self.passkeys.begin_new(asked, person.id, person.name)
        return await self.passkeys.begin_new(asked, None, self.checked_name(name))

    async def add_passkey(
        self, owner: bytes | None, asked: str, answer: str, name: str, device: str
    ) -> str | None:
        """Keep the passkey a browser has made. Returns the id of the person who has come to be by it."""
        person = (await self.identity.person(owner)).id if is_person(owner) else None
        label = device or words().say("people-passkey")
        made = await self.passkeys.finish_new(asked, person, answer, label)
        if person is None:
            await self.store.people.add(made.person, self.checked_name(name), None, self.clock.now())
        if not await self.store.people.add_passkey(made):
            raise Refused(422, "known-passkey", words().say("people-known-passkey"))
        return made.person if person is None else None

    async def remove_passkey(self, owner: bytes | None, shown: str) -> None:
        person = await self.identity.person(owner)
        keys = await self.store.people.passkeys(person.id)
        found = [key.credential for key in keys if shown_id(key.credential) == shown]
        if not found:
            raise Refused(404, "unknown-passkey", words().say("people-unknown-passkey"))
        if len(keys) == 1:
            await self.check_way_back(person, person.mail)
        await self.store.people.remove_passkey(person.id, found[0])

    async def check_way_back(self, person: PersonRow, mail: str | None, keys: int = 0) -> None:
        """Nobody locks themselves out by mistake."""
        if not mail and not keys and not await self.store.people.count_codes(person.id):
            raise Refused(422, "last-way", words().say("people-last-way"))

    # ------------------------------------------------------------------ mail

    async def send_link(self, owner: bytes | None, address: str) -> None:
        """Send a link that signs in, or that adds the address to whoever is signed in. Whether somebody has
        this address is not told."""
        mail = address.strip().lower()
        if not self.post.possible:
            raise Refused(422, "no-mail", words().say("people-no-mail"))
        if not is_mail_address(mail):
            raise Refused(422, "bad-mail", words().say("people-bad-mail"))
        person = (await self.identity.person(owner)).id if is_person(owner) else ""
        now = self.clock.now()
        if await self.store.people.count_tokens(mail, now - 3600) >= self.limits.links_per_hour:
            raise Refused(429, "too-many", words().say("people-too-many-links"), wait=3600)
        token = secrets.token_urlsafe(24)
        # A token stays for an hour to be counted; it can be used for a shorter time.
        await self.store.people.add_token(hashed(token), LINK, person, mail, now, now + 3600)
        kind = "add" if person else "sign-in"
        link = f"{self.site}/me#{kind}={token}"
        say = words().say
        text = say(f"people-mail-{kind}", link=link, site=self.site, minutes=MINUTES)
        self.tasks.start(self.deliver(Mail(mail, say(f"people-mail-{kind}-subject"), text)))

    async def deliver(self, mail: Mail) -> None:
        try:
            await self.post.send(mail)
        except PostError as problem:
            log.error("a sign-in link was not sent: %s", problem)

    async def use_link(self, token: str, name: str) -> tuple[str, bool]:
        """The person a link is about, and whether it signs in: one that adds an address does not."""
        now = self.clock.now()
        found = await self.store.people.use_token(hashed(token), LINK, now + 3600 - MINUTES * 60)
        if found is None:
            raise Refused(410, "used-link", words().say("people-used-link"))
        if found.person:
            if not await self.store.people.set_mail(found.person, found.address):
                raise Refused(422, "mail-taken", words().say("people-mail-taken"))
            return found.person, False
        person = await self.store.people.by_mail(found.address)
        if person is not None:
            return person.id, True
        id = new_id()
        called = tidy(name)[:LONGEST]
        if not called or not self.names.allows(called):  # the link is used up: a name can be chosen later
            called = words().say("people-somebody")
        if not await self.store.people.add(id, called, found.address, now):  # another link was faster
            person = await self.store.people.by_mail(found.address)
            id = person.id if person is not None else id
        return id, True

    async def remove_mail(self, owner: bytes | None) -> None:
        person = await self.identity.person(owner)
        await self.check_way_back(person, None, len(await self.store.people.passkeys(person.id)))
        await self.store.people.set_mail(person.id, None)

    # ------------------------------------------------------------------ recovery codes

    async def new_codes(self, owner: bytes | None) -> list[str]:
        person = await self.identity.person(owner)
        codes = ["".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
        await self.store.people.set_codes(person.id, [hashed(code) for code in codes])
        return ["-".join((code[:4], code[4:8], code[8:])) for code in codes]

    async def recover(self, typed: str) -> str:
        """Whose code this is, however it was typed; it is used up."""
        code = hashed("".join(sign for sign in typed.upper() if sign.isalnum()))
        found = await self.store.people.use_code(code)
        if found is None:
            raise Refused(410, "used-code", words().say("people-used-code"))
        return found

    # ------------------------------------------------------------------ signing out

    async def sign_out(self, owner: bytes | None, key: bytes | None, everywhere: bool) -> None:
        person = await self.identity.person(owner)
        await self.identity.sign_out(person.id, None if everywhere else key)

    async def sign_out_device(self, owner: bytes | None, shown: str) -> None:
        person = await self.identity.person(owner)
        for device in await self.store.people.devices(person.id):
            if device.secret.hex()[:16] == shown:
                await self.identity.sign_out(person.id, device.secret)

    # ------------------------------------------------------------------ everything about me

    async def everything(self, owner: bytes | None) -> Everything:
        """All that is stored about whoever asks, guests too. Secrets are stored as hashes only, which are of
        no use to anybody and left out."""
        if owner is None:
            return Everything(None, [], [], [], [], [], [], [], [])
        people, id = self.store.people, owner.hex()
        person = await people.read(id) if is_person(owner) else None
        found = await people.everything(owner)
        return Everything(
            person=None if person is None else person._asdict(),
            pushes=[push._asdict() for push in (await self.store.turns.pushes(id) if person else [])],
            studies=[],
            notifications=await self.store.turns.everything(id) if person else [],
            passkeys=[
                {"id": shown_id(one.credential), "public_key": one.public_key.hex(), "uses": one.uses}
                | {"name": one.name, "created": one.created, "used": one.used}
                for one in (await people.passkeys(id) if person else [])
            ],
            devices=[
                {"name": one.about, "created": one.created, "seen": one.seen}
                for one in (await people.devices(id) if person else [])
            ],
            **found,
        )

    async def delete(self, owner: bytes | None) -> None:
        """Delete everything about whoever asks. Games stay, because they are the others' too."""
        if owner is None:
            return
        devices = await self.store.people.devices(owner.hex()) if is_person(owner) else []
        tables = await self.store.people.forget(owner)
        await self.on_forgotten(owner)
        for device in devices:
            self.identity.ended(device.secret)
        self.identity.known.pop(owner, None)
        await self.identity.changed(tables)


def shown_id(credential: bytes) -> str:
    return base64.urlsafe_b64encode(credential).decode().rstrip("=")
