"""Three servers on one PostgreSQL, and kill -9 for any of them, for the one that drives bots and for the
database: a short form of `make soak-house`."""

from collections.abc import Iterator

import pytest

from house import DATABASE, DRIVER, House, furnished, survive


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
