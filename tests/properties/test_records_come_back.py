"""Every record of every mix of options can be opened again; how is told in record_trips.py."""

from pathlib import Path

import pytest

from playing import examples
from record_trips import some_record, through_a_file
from tanglewood.kernel.registry import GAMES


@pytest.mark.parametrize("number", range(3 * examples(12)))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_comes_back_from_a_file(game: str, number: int, tmp_path: Path) -> None:
    through_a_file(some_record(GAMES[game], number), tmp_path)
