"""The tests of the server run on both engines: every server of a test keeps its tables in the engine of its
module's turn. One server for all tests of a module that need no other limits than generous ones.

What is about SQLite's file or about nothing that is stored runs once (`one_engine`, ONCE). What is slow and
asks the store for little runs on PostgreSQL with `make test-long` only (LONG): a second pass over everything
would take minutes. Of these, what does depend on the engine stays (ALWAYS): together with all that is not
named here it sends PostgreSQL every statement that the tests of these modules sent it when they all ran.
"""

from collections.abc import Iterator

import pytest

import serving
from postgres import Cluster, cluster
from serving import Browser, Host, host

ONCE = {
    *("test_connections", "test_lab", "test_lab_search", "test_lessons", "test_sheets", "test_thinking"),
    *("test_companion_requests", "test_trees"),
}
LONG = {
    *(
        "test_agents",
        "test_analysis",
        "test_away",
        "test_busy",
        "test_clocks",
        "test_hidden",
        "test_languages",
    ),
    *("test_malformed", "test_notify", "test_openapi", "test_orders", "test_packs", "test_records"),
    *("test_requests", "test_resigning", "test_seats_move", "test_secrets", "test_streams", "test_tables"),
    *("test_undo", "test_watched"),
}
ALWAYS = {
    # Statements that nothing else sends.
    "test_a_browser_reads_what_is_pushed_to_it_and_is_forgotten_when_it_is_gone",
    "test_a_pack_that_nobody_sent_is_unknown",
    "test_a_screen_that_is_passed_on_shows_no_hand_whatever_is_agreed_on",
    "test_addresses_and_secrets_are_in_nobody_elses_answers_logs_or_numbers",
    "test_bots_play_with_the_pack_in_their_own_processes",
    "test_nobody_is_told_of_what_they_have_seen_or_of_a_turn_that_has_passed",
    "test_nobody_sees_that_an_order_was_given",
    "test_one_of_two_seats_leaves_a_shared_screen",
    "test_people_at_one_screen_have_clocks_too",
    "test_quiet_hours_are_quiet",
    # Several servers, and limits that are counted over all of them.
    "test_of_a_crowd_that_comes_at_once_exactly_so_many_get_in",
    "test_of_two_servers_one_carries_an_order_out",
    "test_two_servers_tell_once_and_one_goes_on_for_the_other",
    # What is read back after a server has ended.
    "test_a_proposal_and_an_end_outlive_the_server",
    "test_absence_outlives_the_server",
    "test_nobody_loses_because_the_server_was_down",
    "test_what_was_taken_back_is_so_after_a_restart",
    # Hidden information, byte by byte.
    "test_choices_of_hidden_things_send_the_same_bytes",
}


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
