"""How much a server allows, and how fast."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import msgspec

from tanglewood.review import ENOUGH, HINT, SECONDS
from tanglewood.server.errors import refusing


class Limits(msgspec.Struct, frozen=True):
    """The limits of a server; tests and benchmarks set other ones."""

    # What one connection may hold: bytes of a request's head, requests ahead of their answers, and seconds
    # for a head, for each piece of a body, and for a reader to take what waits for it. A response itself may
    # take hours.
    head: int = 32 * 1024
    requests_ahead: int = 16
    head_seconds: float = 20.0
    body_seconds: float = 120.0
    body_piece: int = 1024 * 1024
    unread_seconds: float = 120.0
    connections: int = 4000
    connections_from_address: int = 300
    body: int = 64 * 1024
    record_body: int = 4 * 1024 * 1024  # enough for as many entries as a table may have
    records_from_address: int = 4  # uploads at the same time
    # A pack of a designer as base64 in JSON, how many of them at once, and how many wait for a table.
    pack_body: int = 400 * 1024
    packs_from_address: int = 2
    sent_packs: int = 64
    tables: int = 100_000
    cached_tables: int = 500
    # Past positions kept in memory; one takes four to eight kilobytes.
    positions: int = 4000
    # For so long after the last request for a table its bots play on, and whoever sent it counts as present.
    watched_seconds: float = 60.0
    listed_tables: int = 50
    entries: int = 20_000
    chat_lines: int = 1000
    listeners: int = 2000
    # Companion sessions that are shared, and phones that follow one of them.
    rooms: int = 20_000
    room_listeners: int = 20
    # An analysis takes minutes of a worker's time: one for each person, few at once, and no more than this
    # for a single decision.
    analyses: int = 8
    analyses_from_address: int = 3
    analysis_moves: int = 3000
    hint_iterations: int = HINT
    analysis_iterations: int = ENOUGH
    analysis_seconds: float = SECONDS
    # Whether people may run studies; games of one, and studies that are kept for a person and in all.
    lab: bool = True
    lab_games: int = 20_000
    lab_studies_of_person: int = 20
    lab_studies: int = 500
    # A person is whoever carries a secret. Secrets can be made up, so an address has a limit as well;
    # it is higher because a family or a school may share one.
    requests_per_second: float = 30.0
    burst: int = 90
    requests_per_second_from_address: float = 150.0
    burst_from_address: int = 450
    files_per_second_from_address: float = 200.0
    files_burst_from_address: int = 2000
    # Whoever knows the seed can work out every hidden card; against friends it is drawn, not chosen.
    seeds_against_friends: bool = False
    new_tables_per_minute: float = 30.0
    # Codes that move a seat are short; nobody shall try many.
    codes_per_minute: float = 30.0
    # Attempts to sign in from an address; links sent to one mailbox in an hour, by all servers together.
    sign_ins_per_minute: float = 20.0
    links_per_hour: int = 5


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """What counts as one address: whoever has an IPv6 address has all of its /64."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))


class Slots:
    """So many at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[object] = Counter()

    @contextmanager
    def taking(self, key: object) -> Iterator[None]:
        """Hold a slot, or refuse."""
        if self.taken[key] >= self.most:
            raise refusing(429, "too-many", "server-at-once", most=self.most, wait=5)
        self.taken[key] += 1
        try:
            yield
        finally:
            self.taken -= Counter([key])  # which removes keys that have none left
