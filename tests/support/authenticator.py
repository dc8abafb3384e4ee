"""A passkey in software: what a browser and its authenticator answer, with real keys and signatures."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, NEW = 1, 4, 64


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey. `origin` is what the browser says about the page."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.uses = 0
        self.user = ""

    def told(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def data(self, name: str, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(name.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def make(self, options: str) -> str:
        """The answer to a wish for a new passkey."""
        wish: dict[str, Any] = json.loads(options)
        self.user = wish["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self.data(wish["rp"]["id"], PRESENT | VERIFIED | NEW)
        data += bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self.told("webauthn.create", wish["challenge"])
        return self.answer({"clientDataJSON": plain(said), "attestationObject": plain(attestation)})

    def show(self, options: str) -> str:
        """The answer to the question who one is."""
        wish: dict[str, Any] = json.loads(options)
        data = self.data(wish["rpId"], PRESENT | VERIFIED)
        said = self.told("webauthn.get", wish["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self.answer(
            {
                "clientDataJSON": plain(said),
                "authenticatorData": plain(data),
                "signature": plain(signature),
                "userHandle": self.user,
            }
        )

    def answer(self, response: dict[str, str]) -> str:
        id = plain(self.id)
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": response})
