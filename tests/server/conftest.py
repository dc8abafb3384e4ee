"""The tests of the server run on both engines: every server of a test keeps its tables in the engine of its
module's turn. One server for all tests of a module that need no other limits than generous ones.

What is about SQLite's file or about nothing that is stored runs once (`one_engine`, ONCE). What is slow and
asks the store for little runs on PostgreSQL with `make test-long` only (LONG): a second pass over everything
would take minutes.
"""

from collections.abc import Iterator

import pytest

import serving
from postgres import Cluster, cluster
from serving import Browser, Host, host

ONCE = {
    *("test_connections", "test_lab", "test_lab_search", "test_lessons", "test_sheets", "test_thinking"),
    "test_trees",
}
LONG = {"test_analysis", "test_busy", "test_hidden", "test_malformed", "test_openapi", "test_requests"}
ALWAYS = {"test_choices_of_hidden_things_send_the_same_bytes"}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for this session of tests, started when the first test needs it."""
    with cluster() as running:
        yield running


@pytest.fixture(scope="module", autouse=True, params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """The engine of all servers that the tests of a module start."""
    name = str(request.param)
    if name == "postgres":
        running: Cluster = request.getfixturevalue("postgres")
        serving.databases.begin(running.database)
    yield name
    serving.databases.end()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    once: list[pytest.Item] = []
    for item in items:
        if not on_postgres(item):
            continue
        if item.path.stem in ONCE or item.get_closest_marker("one_engine"):
            once.append(item)
        elif item.path.stem in LONG and getattr(item, "originalname", "") not in ALWAYS:
            item.add_marker(pytest.mark.long)
    if once:
        config.hook.pytest_deselected(items=once)
        gone = set(once)
        items[:] = [item for item in items if item not in gone]


def on_postgres(item: pytest.Item) -> bool:
    call = getattr(item, "callspec", None)
    return call is not None and call.params.get("engine") == "postgres"


@pytest.fixture(scope="module")
def server(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def ann(server: Host) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser


@pytest.fixture
def bob(server: Host) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser


@pytest.fixture
def stranger(server: Host) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser
