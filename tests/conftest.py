"""Shared by all tests: every `@pytest.mark.rule` must name a rule of some catalogue."""

import asyncio
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.registry import GAMES

# The same examples every time, so that what passed once passes elsewhere; `make test-long` tries new ones.
settings.register_profile("steady", derandomize=True)
if os.environ.get("TANGLEWOOD_EXAMPLES") != "all":
    settings.load_profile("steady")


@pytest.fixture(autouse=True)
def loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """The loop of the browser's driver goes on as long as the browser does. Whoever does not drive it may run
    a loop without seeing that one, whatever test came before."""
    if "browser" in request.fixturenames:
        yield
        return
    drivers = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(drivers)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {rule.id for info in GAMES.values() for rule in read_rules(info)}
    for item in items:
        for mark in item.iter_markers("rule"):
            for id in mark.args:
                if id not in known:
                    raise pytest.UsageError(f"{item.nodeid} names the rule {id!r}, which no catalogue has")
