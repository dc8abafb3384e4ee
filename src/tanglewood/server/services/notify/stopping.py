"""Links that end messages with one click, signed out too: whoever has one can do nothing else with it."""

import hashlib
import hmac
import secrets

from tanglewood.server.store import Store

KEY = "stop"


class StopLinks:
    """Makes and reads tokens. Each is signed with a key of the house, so none is stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = ""

    async def sign(self, text: str) -> str:
        if not self.key:
            self.key = await self.store.turns.house_key(KEY, secrets.token_hex(32))
        return hmac.new(bytes.fromhex(self.key), text.encode(), hashlib.sha256).hexdigest()[:32]

    async def token(self, person: str, channel: str, table: str = "") -> str:
        """A token that ends the messages of a channel about one table, or about all."""
        text = f"{person}.{channel}.{table}"
        return f"{text}.{await self.sign(text)}"

    async def read(self, token: str) -> tuple[str, str, str] | None:
        """Person, channel and table of a token; None if it is none of ours."""
        text, _, mark = token.rpartition(".")
        parts = text.split(".")
        if len(parts) != 3 or not hmac.compare_digest(mark.encode(), (await self.sign(text)).encode()):
            return None
        person, channel, table = parts
        return person, channel, table
