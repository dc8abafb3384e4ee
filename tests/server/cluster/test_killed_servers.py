"""Three servers on one PostgreSQL, and kill -9 for any of them, for the one that drives bots and for the
database: a short form of `make soak-house`."""

import contextlib
import threading
from collections import Counter
from collections.abc import Iterator

import psycopg
import pytest

from house import DATABASE, DRIVER, House, furnished, survive
from numbered import mistakes, turns_in
from postgres import cluster


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about PostgreSQL alone."""
    return "postgres"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with furnished(tmp_path_factory.mktemp("house")) as made:
        yield made


def test_no_acknowledged_move_is_lost_and_no_table_stuck_whoever_is_killed(house: House) -> None:
    did = survive(house, ["server 0", DATABASE, DRIVER])
    assert did["moves"] > 0


@pytest.mark.long
def test_the_database_starts_again_though_many_come_when_it_is_killed() -> None:
    """What it had just started for them may outlive it, and keeps a new one from starting."""
    enough = threading.Event()

    def come_and_go(url: str) -> None:
        while not enough.is_set():
            with contextlib.suppress(psycopg.Error), psycopg.connect(url) as connection:
                connection.execute("select 1")

    with cluster() as running:
        address = running.url("postgres")
        people = [threading.Thread(target=come_and_go, args=(address,)) for _ in range(16)]
        try:
            for one in people:
                one.start()
            for _ in range(8):
                running.kill()
                running.run()
        finally:
            enough.set()
            for one in people:
                one.join()


@pytest.mark.parametrize(
    ("told", "stored", "wrong"),
    [
        ([3, 7], {3: "sent", 7: "sending"}, []),
        ([3], {3: "sent", 5: "waiting", 7: "sending"}, []),
        ([3, 3], {3: "sent", 7: "sending"}, ["told 2 times of turn 3"]),
        ([3, 7], {3: "sent", 7: "waiting"}, ["told of turn 7, which nobody claimed"]),
        ([3, 7], {3: "sent"}, ["told of turn 7, which nobody claimed"]),
        ([3], {3: "sent", 7: "sent"}, ["turn 7 counts as sent, and no message came"]),
    ],
)
def test_a_doubled_message_is_found_behind_a_lost_one(
    told: list[int], stored: dict[int, str], wrong: list[str]
) -> None:
    """The third has two messages and two that were claimed: only the turns they name tell them apart."""
    assert mistakes(Counter(told), stored, stored) == wrong


def test_a_message_that_names_no_turn_is_found() -> None:
    assert turns_in(b'{"text": "http://localhost/table/abc#turn=12"}', "abc") == [12]
    assert turns_in(b'{"text": "http://localhost/table/xyz#turn=12"}', "abc") == []
    with pytest.raises(AssertionError, match="names no turn"):
        turns_in(b'{"text": "http://localhost/table/abc"}', "abc")
