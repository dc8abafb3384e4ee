"""Passkeys (WebAuthn): a key pair that a person's device keeps; the public half is here."""

import hashlib
import ipaddress
import json
import secrets
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused
from tanglewood.server.services.people.identity import new_id
from tanglewood.server.store import Store
from tanglewood.server.store.people.accounts import PasskeyRow
from tanglewood.words import words

MINUTES = 5
"""How long somebody may take to show a passkey."""
MOST = 20
"""Passkeys of a person."""
NEW, KNOWN = "passkey-new", "passkey-known"


class PasskeyService:
    """Makes and checks passkeys. A challenge is stored as a hash, works once, and may be answered at any
    server."""

    def __init__(self, store: Store, clock: Clock, site: str) -> None:
        self.store = store
        self.clock = clock
        self.site = site
        self.installed = find_spec("webauthn") is not None

    def place(self, asked: str) -> tuple[str, str]:
        """The origin of the pages and the name passkeys are bound to: of the address that is set, else of the
        one the browser asked."""
        parts = urlsplit(self.site or asked)
        return f"{parts.scheme}://{parts.netloc}".lower(), (parts.hostname or "").lower()

    def possible(self, asked: str) -> bool:
        """Whether browsers make passkeys for pages like this: they want a name, and a safe connection."""
        origin, name = self.place(asked)
        safe = origin.startswith("https:") or name == "localhost"
        return self.installed and safe and not is_address(name)

    def check(self, asked: str) -> None:
        if not self.possible(asked):
            raise Refused(422, "no-passkeys", words().say("people-no-passkeys"))

    async def challenge(self, kind: str, person: str) -> bytes:
        challenge, now = secrets.token_bytes(32), self.clock.now()
        await self.store.people.add_token(digest(challenge), kind, person, "", now, now + MINUTES * 60)
        return challenge

    # ------------------------------------------------------------------ a new one

    async def begin_new(self, asked: str, person: str | None, name: str) -> str:
        """What a browser needs to make a passkey, as JSON; for nobody known yet an id is made up."""
        import webauthn
        from webauthn.helpers import structs

        self.check(asked)
        id = person or new_id()
        known = await self.store.people.passkeys(id)
        if len(known) >= MOST:
            raise Refused(422, "too-many", words().say("people-too-many-passkeys", most=MOST))
        options = webauthn.generate_registration_options(
            rp_id=self.place(asked)[1],
            rp_name="Tanglewood",
            user_id=bytes.fromhex(id),
            user_name=name,
            challenge=await self.challenge(NEW, id),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=key.credential) for key in known],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        return webauthn.options_to_json(options)

    async def finish_new(self, asked: str, person: str | None, answer: str, label: str) -> PasskeyRow:
        """The passkey that a browser has made, checked but not stored yet; `person` is who is signed in."""
        import webauthn

        self.check(asked)
        credential, challenge, for_whom = await self.read(answer, NEW)
        if person is not None and person != for_whom:
            raise refused()
        origin, name = self.place(asked)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=name,
                expected_origin=origin,
            )
        except Exception:
            # The library has many exceptions of its own and some of its parsers; all mean the same here.
            raise refused() from None
        now = self.clock.now()
        return PasskeyRow(
            *(made.credential_id, for_whom, made.credential_public_key, made.sign_count, label, now, now)
        )

    # ------------------------------------------------------------------ one that is known

    async def begin_known(self, asked: str) -> str:
        """What a browser needs to show a passkey, as JSON; it finds out itself which one."""
        import webauthn

        self.check(asked)
        options = webauthn.generate_authentication_options(
            rp_id=self.place(asked)[1], challenge=await self.challenge(KNOWN, "")
        )
        return webauthn.options_to_json(options)

    async def finish_known(self, asked: str, answer: str) -> str:
        """Whose passkey a browser has shown."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes

        self.check(asked)
        credential, challenge, _ = await self.read(answer, KNOWN)
        origin, name = self.place(asked)
        try:
            key = await self.store.people.passkey(base64url_to_bytes(str(credential["id"])))
            if key is None:
                raise Refused(422, "unknown-passkey", words().say("people-unknown-passkey"))
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=name,
                expected_origin=origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
            )
        except Refused:
            raise
        except Exception:
            raise refused() from None
        await self.store.people.passkey_used(key.credential, shown.new_sign_count, self.clock.now())
        return key.person

    async def read(self, answer: str, kind: str) -> tuple[dict[str, Any], bytes, str]:
        """A browser's answer with the challenge it is about, used up by this, and for whom it was."""
        from webauthn.helpers import base64url_to_bytes

        try:
            credential: dict[str, Any] = json.loads(answer)
            told = json.loads(base64url_to_bytes(str(credential["response"]["clientDataJSON"])))
            challenge = base64url_to_bytes(str(told["challenge"]))
        except (ValueError, KeyError, TypeError, RecursionError):
            raise refused() from None
        found = await self.store.people.use_token(digest(challenge), kind, self.clock.now())
        if found is None:
            raise Refused(422, "too-late", words().say("people-passkey-too-late"))
        return credential, challenge, found.person


def digest(challenge: bytes) -> bytes:
    return hashlib.sha256(challenge).digest()


def refused() -> Refused:
    return Refused(422, "bad-passkey", words().say("people-bad-passkey"))


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
