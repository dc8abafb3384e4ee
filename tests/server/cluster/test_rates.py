"""Rates are counted over all servers on one PostgreSQL, and nobody asks the database about a request."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from postgres import Cluster
from serving import GENEROUS, Browser, Host, host, wait_until
from tanglewood.server.errors import Refused
from tanglewood.server.middleware import Buckets, mark

NEW = {"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "bot"}]}
SLOW = 0.001
"""Requests a second: whatever a burst has taken is gone for the length of a test."""


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about PostgreSQL alone."""
    return "postgres"


@pytest.fixture
def house(postgres: Cluster) -> str:
    return postgres.database()


def left(server: Host, kind: str) -> float:
    """How many requests of the one who sends most a server would still grant."""
    buckets: Buckets = getattr(server.app.state.rates, kind)
    levels = buckets.levels.copy()
    return min((level.tokens for level in levels.values()), default=1e9)


def know_each_other(*servers: Host) -> None:
    for server in servers:
        wait_until(lambda server=server: server.services.rates.servers == len(servers))


def test_somebody_sends_so_many_requests_to_all_servers_together(
    house: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    limits = replace(GENEROUS, requests_per_second=SLOW, burst=20)
    folder = tmp_path_factory.mktemp
    with (
        host(folder("one"), limits, database=house) as one,
        host(folder("other"), limits, database=house) as other,
        Browser(one.url) as ann,
        Browser(other.url) as there,
        Browser(other.url) as bob,
    ):
        know_each_other(one, other)
        secret = {"Cookie": f"tanglewood={'a' * 40}"}

        def asked(browser: Browser) -> int:
            return browser.http.get("/api/games", headers=secret).status_code

        assert [asked(ann) for _ in range(15)] == [200] * 15
        wait_until(lambda: left(other, "people") < 6)
        assert [asked(there) for _ in range(7)] == [200] * 5 + [429] * 2
        wait_until(lambda: left(one, "people") < 1)
        assert asked(ann) == 429, "and so it is at the first server"
        assert bob.http.get("/api/games").status_code == 200, "others are not held up"


def test_files_and_addresses_are_counted_together_too(
    house: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    limits = replace(
        GENEROUS,
        requests_per_second_from_address=SLOW,
        burst_from_address=30,
        files_per_second_from_address=SLOW,
        files_burst_from_address=30,
    )
    folder = tmp_path_factory.mktemp
    with (
        host(folder("one"), limits, database=house) as one,
        host(folder("other"), limits, database=house) as other,
        Browser(one.url) as ann,
        Browser(other.url) as there,
    ):
        know_each_other(one, other)
        for path, kind in (("/api/games", "addresses"), ("/assets/none.js", "files")):
            for _ in range(25):
                assert ann.http.get(path).status_code != 429
            wait_until(lambda kind=kind: left(other, kind) < 6)
            answers = [there.http.get(path).status_code == 429 for _ in range(6)]
            assert answers == [False] * 5 + [True]


def test_new_tables_are_counted_over_all_servers(
    house: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    limits, folder = replace(GENEROUS, new_tables_per_minute=3), tmp_path_factory.mktemp
    with (
        host(folder("one"), limits, database=house) as one,
        host(folder("other"), limits, database=house) as other,
        Browser(one.url) as ann,
        Browser(other.url) as bob,
    ):
        other.services.clock.now = one.clock  # the same time at both, and it stands still
        asked = [browser.post("/api/tables", NEW).status_code for browser in (ann, bob, ann, bob)]
        assert asked == [201, 201, 201, 429]


def test_a_clock_that_ran_ahead_locks_nobody_out(tmp_path: Path) -> None:
    with host(tmp_path) as server:

        def takes(now: float) -> bool:
            return bool(server.do(server.store.guesses.take("code", "192.0.2.1", 2, now)))

        assert [takes(9e8) for _ in range(3)] == [True, True, False]  # an hour ahead
        assert [takes(9e8 - 3600) for _ in range(3)] == [True, True, False]
        assert takes(9e8 - 3570), "half a minute later"


# ---------------------------------------------------------------------- the buckets of two servers


class Two:
    """The buckets of two servers that hear each other at once, and a clock."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.now = 0.0
        self.messages = 0
        self.both = Buckets(per_second, burst), Buckets(per_second, burst)
        for buckets in self.both:
            buckets.servers = 2
            buckets.clock = lambda: self.now

    def tell(self) -> None:
        for buckets, others in (self.both, self.both[::-1]):
            for name, granted in buckets.news(9):
                others.hear(name, granted)
                self.messages += 1

    def granted(self, wishes: tuple[int, int], seconds: float) -> int:
        """What somebody is granted who asks both servers ten times a second."""
        found = 0
        for _ in range(round(seconds * 10)):
            self.now += 0.1
            for buckets, wish in zip(self.both, wishes, strict=True):
                for _ in range(wish):
                    try:
                        buckets.take("ann")
                        found += 1
                    except Refused:
                        break
            self.tell()
        return found


def test_nobody_gets_more_than_the_rate_for_long() -> None:
    for wishes in ((9, 9), (2, 9), (1, 3), (4, 4), (0, 9)):
        two = Two(per_second=30, burst=90)
        two.granted(wishes, 60)
        assert two.granted(wishes, 60) <= 60 * 30 * 1.02, wishes


def test_at_first_nobody_gets_much_more_than_a_burst() -> None:
    two = Two(per_second=SLOW, burst=90)
    assert two.granted((5, 5), 60) <= 90 + 10


def test_ordinary_people_are_not_told_of() -> None:
    two = Two(per_second=30, burst=90)
    assert two.granted((1, 1), 60) == 1200
    assert two.messages == 0


def test_whoever_has_stopped_starts_full_again() -> None:
    two = Two(per_second=30, burst=90)
    two.granted((9, 9), 10)
    assert two.messages > 0
    two.now += 60
    before = two.messages
    assert two.granted((1, 1), 10) == 200
    assert two.messages == before
    assert mark("ann") in two.both[0].levels


def test_a_server_that_is_alone_tells_nobody() -> None:
    alone = Buckets(per_second=SLOW, burst=9)
    for _ in range(9):
        alone.take("ann")
    assert alone.news(9) == []
