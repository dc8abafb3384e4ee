"""Bots play while somebody looks; looking back is quick however long the game was."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from serving import GENEROUS, Browser, Host, Json, host, next_of, wait_until
from tanglewood.kernel.chance import seeded
from tanglewood.server.live.game import Room, SeatRow
from tanglewood.server.live.snapshots import APART, AT_ONCE, EACH, Past
from tanglewood.server.thinking.pool import SEATED, WATCHED, Asker

BOTS: list[Json] = [{"kind": "bot", "bot": "random"}] * 2
MINUTE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("data"), replace(GENEROUS, watched_seconds=MINUTE)) as running:
        yield running


def pause(server: Host, id: str) -> int:
    """Let a minute pass without anybody looking: the bots stop, and how far they came."""
    table = server.table(id)
    server.clock.go_on(MINUTE)
    wait_until(lambda: table.bots is None)
    return table.room.number


# ---------------------------------------------------------------------- bots


def test_bots_at_a_table_nobody_looks_at_pause(server: Host, ann: Browser) -> None:
    server.clock.go_on(0)
    id = ann.open_table(BOTS, seed=1)["id"]
    room = server.table(id).room
    wait_until(lambda: room.number > 3)
    before = pause(server, id)
    # Asking for other tables, or for the list of one's own, is not looking at this one.
    ann.get("/api/tables")
    ann.open_table(seed=1)
    assert server.table(id).bots is None
    assert room.number == before
    ann.state(id)
    wait_until(lambda: room.number > before + 3)


@pytest.mark.parametrize("door", ["/steps", "/chat", "/opening", "?at=0"])
def test_any_request_for_a_table_is_looking(server: Host, stranger: Browser, ann: Browser, door: str) -> None:
    id = ann.open_table(BOTS, seed=2)["id"]
    before = pause(server, id)
    stranger.get(f"/api/tables/{id}{door}")
    wait_until(lambda: server.table(id).room.number > before)


def test_who_listens_looks_for_as_long_as_they_do(server: Host, ann: Browser, stranger: Browser) -> None:
    id = ann.open_table(BOTS, seed=3)["id"]
    pause(server, id)
    with stranger.events(id) as stream:
        seen = int(next_of(stream, "update").id)
        for _ in range(3):
            server.clock.go_on(100 * MINUTE)
            seen += 3
            while int(next_of(stream, "update").id) < seen:
                pass


def test_bots_go_on_when_a_person_comes_back(server: Host, ann: Browser) -> None:
    id = ann.open_table([{"kind": "me"}, *BOTS], seed=4, options={"first": "1"})["id"]
    pause(server, id)
    wait_until(lambda: ann.state(id)["turn"] == 0)


def test_bots_whose_player_is_there_come_first(
    server: Host, ann: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    askers: dict[str, set[Asker]] = {}
    choose = server.house.thinkers.choose

    async def listen(asker: Asker, *args: object) -> str:
        askers.setdefault(asker.table, set()).add(asker)
        return await choose(asker, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(server.house.thinkers, "choose", listen)
    mine = ann.open_table([{"kind": "me"}, BOTS[0]], seed=4, options={"first": "1"})["id"]
    theirs = ann.open_table(BOTS, seed=4)["id"]
    wait_until(lambda: len(askers) == 2)
    assert {asker.rank for asker in askers[mine]} == {SEATED}
    assert {asker.rank for asker in askers[theirs]} == {WATCHED}
    assert {asker.address for asker in askers[mine]} == {"127.0.0.1"}


# ---------------------------------------------------------------------- looking back


def long_room(moves: int, undo: bool = True) -> Room:
    """A game that goes on for long, with moves taken back now and then."""
    seats = [SeatRow("human", None, "", b"a", None) for _ in range(2)]
    room = Room("x", "mycelia", {"players": 2}, 3, "", seats)
    rng = seeded(1)
    while room.number < moves:
        seat = room.state.turn
        options = room.state.options()
        room.play(seat, options[rng.below(len(options))].text)
        if undo and rng.below(3) == 0 and not room.why_no_undo(seat):
            room.undo(seat)
    return room


def look(past: Past, room: Room, number: int) -> tuple[str, int]:
    """A position, and how many moves had to be played for it."""
    walk = past.way_to(room, number)
    left = walk.left
    return past.keep(walk.go()).text(), left


def test_the_past_is_the_same_by_every_way() -> None:
    room = long_room(300)
    assert any(entry.kind == "undo" for entry in room.entries)
    past = Past(1000)
    rng = seeded(7)
    for _ in range(120):
        number = rng.below(room.number + 1)
        assert look(past, room, number)[0] == room.at(number).text()
    assert look(past, room, room.number)[0] == room.state.text()


def test_who_looks_back_does_not_wait_for_the_whole_game() -> None:
    room = long_room(500, undo=False)
    past = Past(1000)
    assert look(past, room, 499)[1] == 499
    rng = seeded(3)
    assert all(look(past, room, rng.below(500))[1] < APART <= AT_ONCE for _ in range(50))
    # Going on from there is no longer way either.
    assert max(look(past, room, number)[1] for number in range(500)) < APART


def test_what_is_kept_has_bounds() -> None:
    past = Past(20)
    rooms = [long_room(200, undo=False) for _ in range(8)]
    for room in rooms:
        look(past, room, 200)
    assert len(past.kept) == 20
    assert look(past, rooms[-1], 190)[1] < APART, "what was used last is kept"
    assert look(past, rooms[0], 190)[1] == 190
    longest = Past(10**6)
    room = long_room(300, undo=False)
    room.entries *= 70  # as if it had gone on for so long
    walk = longest.way_to(room, 300)
    assert 20_000 / walk.apart <= EACH


def test_the_server_remembers_the_way(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=3)["id"]
    server.fast_forward(id, 1, 150)
    room = server.table(id).room
    assert ann.state(id, at=149)["number"] == 149
    assert server.house.past.way_to(room, 149).left < APART
