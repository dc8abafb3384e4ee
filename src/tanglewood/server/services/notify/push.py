"""Web push: messages that only the browser they are for can read, signed with the key of this house."""

import base64
import hashlib
import json
import logging
import time
from importlib.util import find_spec
from urllib.parse import urlsplit

from tanglewood.server.services.notify.outside import Outside, OutsideError
from tanglewood.server.store import Store
from tanglewood.server.store.people.turns import PushRow

log = logging.getLogger("tanglewood.server")

KEY = "vapid"
VALID = 12 * 3600
KEPT = 24 * 3600
"""Seconds a push service keeps a message for a browser that is off."""


def target_of(endpoint: str) -> str:
    """What stands for a browser in marks: its address is a secret of its own."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:24]


class PushService:
    """Sends push messages. The key is made once and kept in the database, the same for all servers on it."""

    def __init__(self, store: Store, outside: Outside, site: str, sender: str) -> None:
        self.store = store
        self.outside = outside
        # Whom a push service may ask about our messages.
        self.contact = f"mailto:{sender or f'host@{urlsplit(site).hostname}'}"
        self.possible = bool(site) and find_spec("pywebpush") is not None
        self.private = ""

    async def key(self) -> str:
        """The private key of this house."""
        if not self.private:
            from cryptography.hazmat.primitives.asymmetric import ec

            made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            self.private = await self.store.turns.house_key(KEY, coded(made.to_bytes(32, "big")))
        return self.private

    async def public_key(self) -> str:
        """What a browser needs to take our messages and nobody else's."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        number = int.from_bytes(base64.urlsafe_b64decode(await self.key() + "="), "big")
        public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
        return coded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, push: PushRow, message: dict[str, str]) -> None:
        """Send a message to one browser, or an OutsideError."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        key = await self.key()
        try:
            about = {
                "endpoint": push.endpoint,
                "keys": {"p256dh": push.public_key, "auth": push.auth},
            }
            body: bytes = WebPusher(about).encode(json.dumps(message).encode())["body"]
        except Exception:
            # Whatever the library says about keys that are none.
            raise OutsideError("this browser's keys are none", again=False, status=410) from None
        parts = urlsplit(push.endpoint)
        claims = {
            "sub": self.contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
        }
        signed: dict[str, str] = Vapid02.from_raw(key.encode()).sign(claims)
        await self.outside.post(
            push.endpoint,
            body,
            {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT),
                "Urgency": "normal",
                "Authorization": signed["Authorization"],
            },
        )


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
