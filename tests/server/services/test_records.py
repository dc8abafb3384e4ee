"""Every record of every mix of options can be opened at a table; how is told in record_trips.py."""

import pytest

from record_trips import some_record, through_a_server
from serving import Browser, play_on
from tanglewood.kernel.record import check, read_record
from tanglewood.kernel.registry import GAMES


@pytest.mark.parametrize("number", range(200, 203))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_is_opened_at_a_table(game: str, number: int, ann: Browser) -> None:
    through_a_server(some_record(GAMES[game], number), ann)


def test_the_record_of_a_table_with_a_great_seed_and_implied_options_comes_back(ann: Browser) -> None:
    seats = [{"kind": "me", "name": "Ann"}]
    id = ann.open_table(seats, options={"prisma": True}, seed=2**60 - 1)["id"]
    assert play_on(ann, id, seed=1)["over"]
    text = ann.http.get(f"/api/tables/{id}/record").text
    assert check(read_record(text)) == []
    again = ann.open_record(text).json()["id"]
    assert ann.http.get(f"/api/tables/{again}/record").text == text
    for table in (id, again):
        new = ann.done(f"/api/tables/{table}/branch", {"at": 20, "bot": "random"})["id"]
        assert ann.state(new)["view"] == ann.state(id, at=20)["view"]
