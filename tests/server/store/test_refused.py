"""What a database refuses is said in the log, and none of the values that it was about."""

import logging
from pathlib import Path

import pytest

from serving import host
from tanglewood.server.store import StoreError

SECRET = "person 6f0dcafe"


def test_a_refusal_of_the_database_quotes_no_value(tmp_path: Path) -> None:
    with host(tmp_path) as server:
        add = "insert into bans (id, since, until) values (?, 1.0, 9e9)"
        server.change(add, SECRET)
        with pytest.raises(StoreError) as refused:
            server.change(add, SECRET)
    line = logging.Formatter().formatException((StoreError, refused.value, None))
    assert "bans" in line
    assert SECRET not in line
