"""What a table has of its lobby: who laid it, and whether strangers may sit down at it."""

from typing import NamedTuple


class LobbyRow(NamedTuple):
    """`listed`: the table stands in the list of open tables, and whoever likes takes a free seat. `opener` is
    the owner who laid it; nobody, if it was opened from a record or a lesson, or they are forgotten."""

    listed: bool = False
    opener: bytes | None = None
