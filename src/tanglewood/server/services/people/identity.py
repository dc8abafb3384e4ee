"""Who somebody is: guests and people, the devices they are signed in on, and seats that become theirs.

A guest is known by the hash of a cookie and by nothing else. A person has an id of their own, and every
device they sign in on has a session with a secret of its own, made at that moment.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable

from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused
from tanglewood.server.live.seat import PERSON_BYTES, hashed
from tanglewood.server.services.people.devices import device_name
from tanglewood.server.services.tables import TableService
from tanglewood.server.store import Store
from tanglewood.server.store.people.accounts import PersonRow, is_person
from tanglewood.words import languages, spoken, words

KEPT = 10_000
"""Browsers whose owner is remembered."""
ASKED_AGAIN = 60.0
"""Seconds after which it is asked again whether a device is signed in. Other servers say so when it is not;
this is for a message that was lost."""
SEEN_EVERY = 3600.0


class IdentityService:
    """Turns the hash of a cookie into the owner of seats."""

    def __init__(self, store: Store, tables: TableService, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock
        self.known: OrderedDict[bytes, bytes] = OrderedDict()
        # The languages that people have chosen.
        self.languages: dict[bytes, str] = {}
        self.seen_stored: dict[bytes, float] = {}
        # Called when what somebody has is somebody else's.
        self.on_handed_over: Callable[[bytes, bytes], None] = lambda old, new: None

    async def owner_of(self, key: bytes) -> bytes:
        """The owner of seats behind the hash of a cookie."""
        person, language = await self.store.people.person_of(key)
        owner = key if person is None else bytes.fromhex(person)
        self.note_language(owner, language)
        self.known[key] = owner
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        if person is not None:
            asyncio.get_running_loop().call_later(ASKED_AGAIN, self.known.pop, key, None)
            now = self.clock.now()
            if now - self.seen_stored.get(key, 0.0) > SEEN_EVERY:
                self.seen_stored[key] = now
                await self.store.people.set_session_seen(key, now)
        return owner

    def note_language(self, owner: bytes, language: str) -> None:
        if language in languages():
            self.languages[owner] = language
        else:
            self.languages.pop(owner, None)

    async def choose_language(self, owner: bytes | None, language: str) -> None:
        """Somebody reads in this language from now on: pages, mails and messages."""
        person = await self.person(owner)
        await self.store.people.set_language(person.id, language)
        self.note_language(bytes.fromhex(person.id), language)

    async def sign_in(self, id: str, secret: str, guest: bytes | None, agent: str) -> None:
        """Sign a person in with a new secret. What this browser held as a guest is theirs from now on."""
        await self.store.people.add_session(hashed(secret), id, device_name(agent), self.clock.now())
        person = await self.store.people.read(id)
        if person is not None and not person.language:
            await self.store.people.set_language(id, spoken())
        if guest is not None and not is_person(guest):
            await self.changed(await self.store.people.move_seats(guest, bytes.fromhex(id)))
            self.on_handed_over(guest, bytes.fromhex(id))

    async def sign_out(self, id: str, secret: bytes | None = None) -> None:
        """Sign out one device of a person, or all of them; their streams end."""
        for ended in await self.store.people.end_sessions(id, secret):
            self.ended(ended)

    def ended(self, secret: bytes | None) -> None:
        """A device is signed out; None: any may be."""
        if secret is None:
            self.known.clear()
            return
        self.known.pop(secret, None)
        self.seen_stored.pop(secret, None)
        for table in list(self.tables.held.values()):
            for listener in table.feed.listeners[:]:
                if listener.secret == secret:
                    table.feed.disconnect(listener)

    async def changed(self, ids: list[str]) -> None:
        """Tables were changed in the database: those that are in memory here follow."""
        for id in ids:
            if id in self.tables.held:
                await self.tables.heard(id, await self.store.tables.version(id))

    async def person(self, owner: bytes | None) -> PersonRow:
        """Whoever is signed in, or a refusal."""
        found = await self.store.people.read(owner.hex()) if owner and is_person(owner) else None
        if found is None:
            raise Refused(403, "not-signed-in", words().say("people-not-signed-in"))
        return found


def new_id() -> str:
    """The id of a new person."""
    return secrets.token_hex(PERSON_BYTES)
