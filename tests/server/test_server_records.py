"""Every record of every mix of options can be opened at a table; how is told in record_trips.py."""

import pytest

from record_trips import some_record, through_a_server
from serving import Browser
from tanglewood.kernel.registry import GAMES


@pytest.mark.parametrize("number", range(200, 203))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_is_opened_at_a_table(game: str, number: int, ann: Browser) -> None:
    through_a_server(some_record(GAMES[game], number), ann)
