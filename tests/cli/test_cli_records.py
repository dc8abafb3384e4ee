"""Every record of every mix of options can be checked and resumed; how is told in record_trips.py."""

from pathlib import Path

import pytest

from record_trips import some_record, through_the_command_line
from tanglewood.kernel.registry import GAMES


@pytest.mark.parametrize("number", range(100, 103))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_is_checked_and_resumed(game: str, number: int, tmp_path: Path) -> None:
    through_the_command_line(some_record(GAMES[game], number), tmp_path)
