"""How often somebody tries a secret (seat codes, recovery codes, links) or lays a table. Counted by all
servers together, or there would be as many tries as processes. Each costs a statement, but is seldom;
requests are counted otherwise."""

import hashlib

from tanglewood.server.store.database import Database

MINUTE = 60.0
AHEAD = 120.0
"""Seconds; whatever is used up for longer was counted by a clock that ran ahead, and counts for nothing."""


class GuessStore:
    """One number for each kind of secret and address: until when its tries of a minute are used up in part.
    The address is stored as a hash, and only until all tries are there again."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def take(self, kind: str, address: str, per_minute: float, now: float) -> bool:
        """Use one of the tries of an address; False if there is none."""
        id = hashlib.sha256(f"{kind} {address}".encode()).hexdigest()
        each = MINUTE / per_minute
        query = (
            "insert into guesses (id, due) values (?, ?) on conflict (id) do update"
            " set due = (case when guesses.due between ? and ? then guesses.due else ? end) + ?"
            " where guesses.due <= ? or guesses.due > ?"
        )
        beyond = now + AHEAD
        values = (id, now + each, now, beyond, now, each, now + MINUTE - each, beyond)
        return await self.database.run(query, values) == 1

    async def tidy(self, now: float) -> None:
        await self.database.run("delete from guesses where due < ?", (now,))
