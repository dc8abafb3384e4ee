"""Who may sit down at a table: not whom its opener has blocked."""

from tanglewood.server.errors import Refused
from tanglewood.server.live.game import LiveGame
from tanglewood.server.store import Store
from tanglewood.words import words


async def check_welcome(store: Store, live: LiveGame, owner: bytes) -> None:
    """Refuse somebody whom whoever laid the table does not want to meet. They are not told why."""
    opener = live.lobby.opener
    if opener is not None and opener != owner and owner in await store.talk.blocked_by(opener):
        raise Refused(403, "not-here", words().say("seat-not-here"))
