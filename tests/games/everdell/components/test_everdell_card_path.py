"""How many files somebody opens to follow a card of Everdell from its entry to its effects."""

import pytest

from everdell_card import passed
from tanglewood.builds import compiled
from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.pack import standard

MOST = 8


@pytest.mark.skipif(compiled(), reason="compiled calls cannot be watched")
def test_every_card_passes_few_files() -> None:
    pack = standard()
    paths = {entry.id: passed(pack, entry.id) for entry in pack.files.of(schema.Card)}
    assert {id: path for id, path in paths.items() if len(path) > MOST} == {}
    # Watched indeed: each path begins at the entry and comes to the card itself.
    for path in paths.values():
        assert path[0].startswith("pack/")
        assert "components/entries.py" in path
