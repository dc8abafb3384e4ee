"""One server for all tests of a module that need no other limits than generous ones."""

from collections.abc import Iterator

import pytest

from serving import Browser, Host, host


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
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
